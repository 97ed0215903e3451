   = 1f12d7c9a26825aa
1: * left hand forearm forearm upper-arm thigh thigh, right upper-arm upper-arm upper-arm lower-leg thigh thigh, centre skull pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 1, 0, 0, 2, 0, 0, 3, 0, 1, 2, 1, 0, 0, 2, 1, 2)} (all) reveals
   = 54d3fb69d74e95ec
2: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 545fbd9f3951cf4e
3: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = dd01a434f08abec2
4: * left upper-arm upper-arm foot foot foot lower-leg, right hand upper-arm foot thigh, centre ribcage ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 2, 3, 1, 0, 1, 0, 1, 1, 0, 1, 0, 3, 1, 1, 1, 0)} (all) reveals
   = 37758ab1d0276eb9
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = f573a61d9cca2326
6: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 66cf3073fbdad5b0
7: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 7bd113e1cfe70f04
8: * left hand forearm upper-arm upper-arm foot lower-leg, right hand forearm upper-arm upper-arm foot foot, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 2, 1, 1, 0, 1, 1, 2, 2, 0, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = eb17f658cd5c4906
9: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = d53f89065cf7a876
10: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 1c59f5cca3aa09eb
11: * left hand hand forearm upper-arm upper-arm lower-leg, right upper-arm upper-arm upper-arm foot foot thigh, centre skull spine pelvis pelvis pelvis gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 2, 0, 1, 0, 0, 0, 3, 2, 0, 1, 1, 0, 1, 3, 0, 1)} (all) reveals
   = b5de592b1e986590
12: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = d4de3173de27a2f8
13: 3 give up
   RB-16 gave-up {'seat': 2} (all)
   = b5cb2ed14dea9856
14: * left hand upper-arm foot foot lower-leg thigh, right hand hand upper-arm upper-arm foot lower-leg, centre skull spine spine pelvis hat hat
   RB-T1 pre-op {'seat': 3, 'shown': (1, 0, 1, 2, 1, 1, 2, 0, 2, 1, 1, 0, 1, 0, 2, 1, 2, 0)} (all) reveals
   = e6fe2ad8dc39a3a8
15: 4 lay left hand
   RB-1 laid {'seat': 3, 'bone': 0} (all)
   = 0c7d65933b0c606a
16: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 71836022c233a70c
17: * left hand forearm forearm upper-arm upper-arm foot, right hand forearm thigh thigh thigh thigh, centre ribcage ribcage ribcage spine hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 1, 0, 0, 1, 1, 0, 0, 0, 4, 0, 3, 1, 0, 2, 0)} (all) reveals
   = ee8a18e62869f50a
18: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 9791716852a99028
19: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 1b54929c1c6e7112
20: * left upper-arm foot foot lower-leg lower-leg thigh, right hand forearm foot foot thigh, centre skull ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 2, 2, 1, 1, 1, 0, 2, 0, 1, 1, 1, 1, 1, 1, 0)} (all) reveals
   = 700b269072c3f7bb
21: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 1aee0f9eb029fcf7
22: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = aecb8c554ac6f77b
23: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 58008ccbe83484b0
24: * left forearm upper-arm upper-arm foot lower-leg, right upper-arm upper-arm upper-arm foot thigh, centre skull ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 2, 1, 1, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 1)} (all) reveals
   = a86852bc42248674
25: 1 bury
   RB-S5 buried {'seat': 0, 'points': 2, 'total': 2} (all)
   = a6d41f01adf3c7a8
26: * left hand forearm upper-arm upper-arm upper-arm thigh, right upper-arm upper-arm thigh thigh thigh thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 0, 0, 2, 0, 0, 4, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 0c5a529507fcbeb0
27: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 665628dfac543743
28: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 807b27d3fc42923e
29: * left forearm upper-arm upper-arm upper-arm upper-arm foot, right hand upper-arm lower-leg thigh thigh, centre ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 1, 4, 1, 0, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 2, 1, 1)} (all) reveals
   = 33750c59aa2e0553
30: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = af5227a937470099
31: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 826b179f16a7b3f6
32: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = a8771cca30e47442
33: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 17ab4186d414dd19
34: * left upper-arm foot lower-leg lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot, centre hat
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 1, 1, 3, 1, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 49b607a1e0f94455
35: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 375710ce12a025da
36: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = d939dd287ad085db
37: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 8ecf4b7a639fba06
38: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 4adc00da5448ba61
39: * left hand forearm, right hand hand forearm foot thigh, centre hat
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (1, 1, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 169495c725607efa
40: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 72609485887d0ebe
41: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = b8e7b033babc2178
42: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = e7df187609f47b2e
43: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 4500ebd4fb71fcc9
44: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 39693b30b64d1c69
45: * right hand foot thigh
   RB-T3 post-op {'seat': 1, 'number': 4, 'shown': (0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = de7f8f0712e790b6
46: 2 lay right thigh as right upper-arm
   RB-7 laid-wrong {'seat': 1, 'bone': 11, 'slot': 8} (all)
   = 1015ed9e55c19ba0
47: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 7ab457dd2aff15b4
48: * left hand hand upper-arm foot foot thigh, right hand forearm forearm foot lower-leg thigh, centre skull spine hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 1, 0, 1, 3)} (all) reveals
   = 27eb1f5560c21ec7
49: 3 lay left hand
   RB-1 laid {'seat': 2, 'bone': 0} (all)
   = 684361e1afc256ae
50: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 0b7278bbd8b7753c
51: * left hand upper-arm lower-leg thigh, right upper-arm upper-arm lower-leg lower-leg lower-leg thigh, centre spine spine pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 1, 0, 1, 1, 0, 0, 2, 0, 3, 1, 0, 0, 2, 1, 1, 2)} (all) reveals
   = 06e47913e1e2af2c
52: 3 lay left upper-arm as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 2, 'slot': 1} (all)
   = 4ff2819f4658ac3b
53: 3 bury
   RB-S5 buried {'seat': 2, 'points': -4, 'total': -4} (all)
   = 03dcaae4f62a3e56
54: * left forearm forearm upper-arm foot lower-leg thigh, right hand forearm forearm foot lower-leg lower-leg, centre skull skull ribcage pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (0, 2, 1, 1, 1, 1, 1, 2, 0, 1, 2, 0, 2, 1, 0, 3, 0, 0)} (all) reveals
   = 73b09c82a6daf539
55: 4 lay pelvis
   RB-1 laid {'seat': 3, 'bone': 15} (all)
   = db14ac22605ef61f
56: 4 pay centre
   RB-12 paid {'seat': 3, 'colour': 2} (all)
   = 7d8790c03405338e
57: * left hand forearm upper-arm foot lower-leg thigh, right upper-arm foot foot foot thigh thigh, centre skull pelvis hat hat
   RB-T3 post-op {'seat': 3, 'number': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 0, 1, 3, 0, 2, 1, 0, 0, 1, 2, 0)} (all) reveals
   = 6b321e8ad3edf6ab
58: 4 lay right thigh
   RB-1 laid {'seat': 3, 'bone': 11} (all)
   = f80c7dcae6caf195
59: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 67925a131999d5cf
60: * left hand forearm forearm forearm thigh thigh, right hand foot lower-leg lower-leg lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 3, 0, 0, 0, 2, 1, 0, 0, 1, 3, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = a78d44e206d8d087
61: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 4e96bbc9191bb7b2
62: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = ed434ac26f2ce550
63: * left hand hand upper-arm thigh thigh, right hand hand foot foot foot, centre ribcage pelvis pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 0, 0, 2, 2, 0, 0, 3, 0, 0, 0, 1, 0, 3, 0, 2)} (all) reveals
   = 11d98f3724739c33
64: 1 lay right foot as right forearm
   RB-7 laid-wrong {'seat': 0, 'bone': 9, 'slot': 7} (all)
   = 2cbb221aa9451b32
65: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = cb8cfe5820d879f9
66: * left hand hand hand forearm lower-leg thigh, right hand forearm forearm foot foot foot, centre skull skull skull ribcage pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (3, 1, 0, 0, 1, 1, 1, 2, 0, 3, 0, 0, 3, 1, 0, 1, 1, 0)} (all) reveals
   = 6cb8d9d0afde123c
67: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = a535bebe5bced984
68: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = f9d0fd0c44d920ad
69: * left hand upper-arm upper-arm upper-arm lower-leg lower-leg, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 2, 'shown': (1, 0, 3, 0, 2, 0, 2, 0, 3, 1, 0, 0, 1, 2, 0, 1, 2, 0)} (all) reveals
   = c94a9032f95d0657
70: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = 91935a9a86cbd36d
71: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 6c374831150d7b80
72: * left hand foot foot lower-leg, right forearm forearm upper-arm lower-leg lower-leg thigh, centre spine pelvis pelvis pelvis pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 2, 1, 0, 0, 1, 4, 1, 0)} (all) reveals
   = c12ff47b610b76e6
73: 3 lay spine as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 14, 'slot': 1} (all)
   = 394ba226bf69a137
74: 3 give up
   RB-16 gave-up {'seat': 2} (all)
   = b325bc3f5c5ec8de
75: * left hand hand lower-leg lower-leg thigh thigh, right upper-arm upper-arm foot foot foot lower-leg, centre skull pelvis pelvis pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (2, 0, 0, 0, 2, 2, 0, 0, 2, 3, 1, 0, 1, 0, 0, 3, 0, 2)} (all) reveals
   = 65ebdcb75934675e
76: 4 lay skull
   RB-1 laid {'seat': 3, 'bone': 12} (all)
   = 5a55eda3480c911d
77: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = bf995837b5def3ca
78: * left upper-arm upper-arm lower-leg lower-leg lower-leg thigh, right forearm forearm upper-arm upper-arm upper-arm thigh, centre skull skull skull ribcage hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 2, 0, 3, 1, 0, 2, 3, 0, 0, 1, 3, 1, 0, 0, 2, 0)} (all) reveals
   = a3074180b357478d
79: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = f2b3c3ad4335bc86
80: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 0fc33e42afb8aa5d
81: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 0959d69d877cdae6
82: * left forearm foot foot foot thigh, right upper-arm lower-leg lower-leg lower-leg, centre skull ribcage pelvis pelvis pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 3, 0, 1, 0, 0, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1)} (all) reveals
   = 606948b2b18c91b0
83: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 4470d5b429df9b1b
84: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = c7a834765e2bf925
85: * left forearm upper-arm upper-arm foot thigh thigh, right upper-arm foot foot lower-leg thigh thigh, centre skull skull skull ribcage spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (0, 1, 2, 1, 0, 2, 0, 0, 1, 2, 1, 2, 3, 1, 1, 0, 0, 1)} (all) reveals
   = 18ab29699d2b8416
86: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = ab014f9b6eeebb1c
87: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 47f6662b8add88e4
88: * left hand hand forearm forearm foot, right hand forearm forearm foot lower-leg lower-leg, centre ribcage spine pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (2, 2, 0, 1, 0, 0, 1, 2, 0, 1, 2, 0, 0, 1, 1, 1, 1, 1)} (all) reveals
   = 94cc17e6a6075708
89: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 9f66e1a2175f6bc4
90: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = c5d48ce3356252b5
91: * left hand hand upper-arm foot foot thigh, right hand hand forearm forearm forearm thigh, centre ribcage pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 0, 1, 0, 2, 1, 2)} (all) reveals
   = 6d1c83cd07a97c87
92: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = fa1dd5161ebda6af
93: 3 bury
   RB-S5 buried {'seat': 2, 'points': 1, 'total': -3} (all)
   = 25f1e227aab03f8f
94: * left hand forearm upper-arm lower-leg thigh thigh, right forearm foot foot foot foot thigh, centre spine spine spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (1, 1, 1, 0, 1, 2, 0, 1, 0, 4, 0, 1, 0, 0, 3, 1, 1, 1)} (all) reveals
   = db27c99a652e9058
95: 4 lay right forearm
   RB-1 laid {'seat': 3, 'bone': 7} (all)
   = 37161a6b89752801
96: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1} (all)
   = 9c3a6d731d8d0e62
97: * left foot lower-leg lower-leg thigh thigh thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre skull skull ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 0, 1, 2, 3, 1, 1, 1, 0, 2, 1, 2, 1, 1, 1, 0, 1)} (all) reveals
   = 1d3c563b482b738e
98: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 957f13bad1a09a89
99: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = d5830f0b5ac2b66c
100: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 61fb595dd6c0740b
101: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = c1816027fa876955
102: * left hand forearm upper-arm lower-leg, right forearm foot lower-leg lower-leg lower-leg thigh, centre ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 3, 1, 0, 2, 1, 0, 0, 1)} (all) reveals
   = 641c32b5ea8fcf0a
103: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = b03e9d1e2bc193cf
104: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = c62d3962534ffdba
105: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 6815bac79a3e4185
106: * left upper-arm foot foot thigh, right upper-arm upper-arm upper-arm lower-leg, centre ribcage pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 2, 0, 1, 0, 0, 3, 0, 1, 0, 0, 1, 0, 1, 0, 1)} (all) reveals
   = 935d432bb0596b9b
107: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = c263a47078b7850e
108: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 0181f5e44d8d90e8
109: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 92b4ac1ff505dc52
110: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 4c02f97dcee30a87
111: * left forearm upper-arm upper-arm, right foot, centre hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 1, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 2)} (all) reveals
   = 2fe4d41bb16e01a8
112: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 6e85c3ba42d840de
113: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 9a1471f3e8998c17
114: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 3d89667edd0b6e06
115: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = f0f5787a9affc5b3
116: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 52a8a4cd6a8ce4f5
117: * left forearm thigh
   RB-T3 post-op {'seat': 0, 'number': 4, 'shown': (0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = d8d2835b4071bcd0
118: 1 lay left thigh as left foot
   RB-7 laid-wrong {'seat': 0, 'bone': 5, 'slot': 3} (all)
   = 7f777b71d2c4e4b9
119: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 69f6c858317c9459
120: * left hand forearm upper-arm foot lower-leg thigh, right forearm upper-arm upper-arm upper-arm thigh thigh, centre skull skull skull spine spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 1, 3, 0, 0, 2, 3, 0, 2, 0, 0, 1)} (all) reveals
   = 165fd7c8cad0f62b
121: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = bca9de82708d9334
122: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = b8c08d5620322b2a
123: * left hand forearm upper-arm upper-arm upper-arm foot, right hand forearm forearm forearm foot, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 1, 3, 1, 0, 0, 1, 3, 0, 1, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 6fb528ae04416037
124: 2 bury
   RB-S5 buried {'seat': 1, 'points': 1, 'total': 1} (all)
   = 4de881676b3f998b
125: * left hand hand upper-arm foot foot lower-leg, right hand upper-arm upper-arm foot foot foot, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 1, 0, 1, 0, 2, 3, 0, 0, 1, 1, 1, 0, 2, 1)} (all) reveals
   = 1c0ac6db1f14f111
126: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = fc24765e368ef011
127: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = ed7dac5c513ba043
128: * left hand hand foot lower-leg lower-leg, right forearm foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 1, 2, 0, 0, 1, 0, 2, 2, 0, 0, 1, 1, 2, 0, 2)} (all) reveals
   = f8724941868f228a
129: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 99afede1d5a72ee2
130: 3 bury
   RB-S5 buried {'seat': 2, 'points': 2, 'total': -1} (all)
   = 0628a2282eef7000
131: * left hand forearm forearm upper-arm lower-leg lower-leg, right hand upper-arm upper-arm lower-leg thigh thigh, centre skull spine spine pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (1, 2, 1, 0, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 3, 0, 0)} (all) reveals
   = 6f8f94b35af3f750
132: 4 lay right hand
   RB-1 laid {'seat': 3, 'bone': 6} (all)
   = a37536d3a85222bc
133: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   RB-21 ended {'ending': 'round-limit'} (all)
   = f35e0e3cbfa8dd9e
1 place 1 points 2; 2 place 2 points 1; 3 place 4 points -1; 4 place 2 points 1
