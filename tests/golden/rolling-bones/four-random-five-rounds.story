   = 76beafa72aa6bbcb
1: * left hand forearm forearm upper-arm thigh thigh, right upper-arm upper-arm upper-arm lower-leg thigh thigh, centre skull pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 1, 0, 0, 2, 0, 0, 3, 0, 1, 2, 1, 0, 0, 2, 1, 2)} (all) reveals
   = 64f698c081c2de36
2: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 642714e8dcff2ae8
3: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 319670bb57c38974
4: * left upper-arm upper-arm foot foot foot lower-leg, right hand upper-arm foot thigh, centre ribcage ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 2, 3, 1, 0, 1, 0, 1, 1, 0, 1, 0, 3, 1, 1, 1, 0)} (all) reveals
   = f31f5676624ebc68
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 30e2020a64955e39
6: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = c731334a97319bed
7: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 21d5bbbce774df71
8: * left hand forearm upper-arm upper-arm foot lower-leg, right hand forearm upper-arm upper-arm foot foot, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 2, 1, 1, 0, 1, 1, 2, 2, 0, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = c7e52dab1866e1d9
9: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = 1bd29602b59dfde4
10: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 69d22fed95e235ca
11: * left hand hand forearm upper-arm upper-arm lower-leg, right upper-arm upper-arm upper-arm foot foot thigh, centre skull spine pelvis pelvis pelvis gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 2, 0, 1, 0, 0, 0, 3, 2, 0, 1, 1, 0, 1, 3, 0, 1)} (all) reveals
   = 69755b665f7fd497
12: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 4140b3882fca38c8
13: 3 give up
   RB-16 gave-up {'seat': 2} (all)
   = 7d137d3e99162106
14: * left hand upper-arm foot foot lower-leg thigh, right hand hand upper-arm upper-arm foot lower-leg, centre skull spine spine pelvis hat hat
   RB-T1 pre-op {'seat': 3, 'shown': (1, 0, 1, 2, 1, 1, 2, 0, 2, 1, 1, 0, 1, 0, 2, 1, 2, 0)} (all) reveals
   = 539d40c107f4ad60
15: 4 lay left hand
   RB-1 laid {'seat': 3, 'bone': 0} (all)
   = 29c4fe576d37056d
16: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 0c361123ac572a42
17: * left hand forearm forearm upper-arm upper-arm foot, right hand forearm thigh thigh thigh thigh, centre ribcage ribcage ribcage spine hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 1, 0, 0, 1, 1, 0, 0, 0, 4, 0, 3, 1, 0, 2, 0)} (all) reveals
   = 134bc9d6c65f62fd
18: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 417fff8276b524e4
19: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 69f70fea38692ef1
20: * left upper-arm foot foot lower-leg lower-leg thigh, right hand forearm foot foot thigh, centre skull ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 2, 2, 1, 1, 1, 0, 2, 0, 1, 1, 1, 1, 1, 1, 0)} (all) reveals
   = 93e76d394c8193f6
21: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 8f98ee67261052c4
22: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 3289a79dbbf49c30
23: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 5bd879c20d312427
24: * left forearm upper-arm upper-arm foot lower-leg, right upper-arm upper-arm upper-arm foot thigh, centre skull ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 2, 1, 1, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 1)} (all) reveals
   = f04a89f73ca621c2
25: 1 bury
   RB-S5 buried {'seat': 0, 'points': 2, 'total': 2} (all)
   = df113226a063e8a1
26: * left hand forearm upper-arm upper-arm upper-arm thigh, right upper-arm upper-arm thigh thigh thigh thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 0, 0, 2, 0, 0, 4, 1, 1, 2, 0, 1, 1)} (all) reveals
   = ba287c8993196bfd
27: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 3659407c25e35764
28: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 09e4592064767691
29: * left forearm upper-arm upper-arm upper-arm upper-arm foot, right hand upper-arm lower-leg thigh thigh, centre ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 1, 4, 1, 0, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 2, 1, 1)} (all) reveals
   = d899204d5ad2ab69
30: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = e6ee1f641eb902c7
31: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = a5539612385aba6a
32: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 1b306f4ac46722dd
33: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 689962d9f5dface8
34: * left upper-arm foot lower-leg lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot, centre hat
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 1, 1, 3, 1, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 859c50b1584ec000
35: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = b37e6a3201374796
36: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 4d78037fbc050720
37: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 8393dc37925f5677
38: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 651aea0772f53170
39: * left hand forearm, right hand hand forearm foot thigh, centre hat
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (1, 1, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 2a1b3ab1cc1d59ca
40: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 656c0fa79e9fbd7d
41: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = be4f9a900dafe7e0
42: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = d1023fcd1ab0d519
43: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = cb483d4b9d5ca720
44: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 1520f1e5c575501c
45: * right hand foot thigh
   RB-T3 post-op {'seat': 1, 'number': 4, 'shown': (0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = b9f02be24ec04486
46: 2 lay right thigh as right upper-arm
   RB-7 laid-wrong {'seat': 1, 'bone': 11, 'slot': 8} (all)
   = 9f32c6633c495e2f
47: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 23b9b304cb026bf9
48: * left hand hand upper-arm foot foot thigh, right hand forearm forearm foot lower-leg thigh, centre skull spine hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 1, 0, 1, 3)} (all) reveals
   = 3efa43f088f2c4db
49: 3 lay left hand
   RB-1 laid {'seat': 2, 'bone': 0} (all)
   = d9b578ca182347ea
50: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 05b2a5bfe16ae009
51: * left hand upper-arm lower-leg thigh, right upper-arm upper-arm lower-leg lower-leg lower-leg thigh, centre spine spine pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 1, 0, 1, 1, 0, 0, 2, 0, 3, 1, 0, 0, 2, 1, 1, 2)} (all) reveals
   = 810ae0a9ee0fe30a
52: 3 lay left upper-arm as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 2, 'slot': 1} (all)
   = 5d345fa2ae55688b
53: 3 bury
   RB-S5 buried {'seat': 2, 'points': -4, 'total': -4} (all)
   = 03b4475e5c66683f
54: * left forearm forearm upper-arm foot lower-leg thigh, right hand forearm forearm foot lower-leg lower-leg, centre skull skull ribcage pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (0, 2, 1, 1, 1, 1, 1, 2, 0, 1, 2, 0, 2, 1, 0, 3, 0, 0)} (all) reveals
   = 9f63542d4dc04b15
55: 4 lay pelvis
   RB-1 laid {'seat': 3, 'bone': 15} (all)
   = b06cdcacaa665ea7
56: 4 pay centre
   RB-12 paid {'seat': 3, 'colour': 2} (all)
   = 6cae3a503c25c1f3
57: * left hand forearm upper-arm foot lower-leg thigh, right upper-arm foot foot foot thigh thigh, centre skull pelvis hat hat
   RB-T3 post-op {'seat': 3, 'number': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 0, 1, 3, 0, 2, 1, 0, 0, 1, 2, 0)} (all) reveals
   = bb76dcb02b1fc356
58: 4 lay right thigh
   RB-1 laid {'seat': 3, 'bone': 11} (all)
   = 3eaedaf0f0603d48
59: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 4344ec78ee441c39
60: * left hand forearm forearm forearm thigh thigh, right hand foot lower-leg lower-leg lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 3, 0, 0, 0, 2, 1, 0, 0, 1, 3, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = d1d589ede0d42d2b
61: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 54729f29ffd6fdfa
62: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 12a9c2fff1a998f1
63: * left hand hand upper-arm thigh thigh, right hand hand foot foot foot, centre ribcage pelvis pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 0, 0, 2, 2, 0, 0, 3, 0, 0, 0, 1, 0, 3, 0, 2)} (all) reveals
   = c1ab4514fc27208c
64: 1 lay right foot as right forearm
   RB-7 laid-wrong {'seat': 0, 'bone': 9, 'slot': 7} (all)
   = 1bc3982d8104abfe
65: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 0750acde7fb4f4bb
66: * left hand hand hand forearm lower-leg thigh, right hand forearm forearm foot foot foot, centre skull skull skull ribcage pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (3, 1, 0, 0, 1, 1, 1, 2, 0, 3, 0, 0, 3, 1, 0, 1, 1, 0)} (all) reveals
   = 75de1aa57994dfa1
67: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 5537cf6ff4a8b426
68: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 499f0de12c57c44f
69: * left hand upper-arm upper-arm upper-arm lower-leg lower-leg, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 2, 'shown': (1, 0, 3, 0, 2, 0, 2, 0, 3, 1, 0, 0, 1, 2, 0, 1, 2, 0)} (all) reveals
   = 32030d215c07db15
70: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = 38479eb2f5f73263
71: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 05e74711c4cbf8f1
72: * left hand foot foot lower-leg, right forearm forearm upper-arm lower-leg lower-leg thigh, centre spine pelvis pelvis pelvis pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 2, 1, 0, 0, 1, 4, 1, 0)} (all) reveals
   = 9c87c5f41de48473
73: 3 lay spine as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 14, 'slot': 1} (all)
   = eac5cf83540c17f3
74: 3 give up
   RB-16 gave-up {'seat': 2} (all)
   = c9f9dea2a1386fe4
75: * left hand hand lower-leg lower-leg thigh thigh, right upper-arm upper-arm foot foot foot lower-leg, centre skull pelvis pelvis pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (2, 0, 0, 0, 2, 2, 0, 0, 2, 3, 1, 0, 1, 0, 0, 3, 0, 2)} (all) reveals
   = 0d7ceb4b9fb7acf3
76: 4 lay skull
   RB-1 laid {'seat': 3, 'bone': 12} (all)
   = 1e64eefb37d40c5b
77: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 2f26f628474b8c93
78: * left upper-arm upper-arm lower-leg lower-leg lower-leg thigh, right forearm forearm upper-arm upper-arm upper-arm thigh, centre skull skull skull ribcage hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 2, 0, 3, 1, 0, 2, 3, 0, 0, 1, 3, 1, 0, 0, 2, 0)} (all) reveals
   = e4ab1c7ac27c4e74
79: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 10ae0ae240fc5507
80: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 61da13ce149b0833
81: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 9a8f5976dded8acd
82: * left forearm foot foot foot thigh, right upper-arm lower-leg lower-leg lower-leg, centre skull ribcage pelvis pelvis pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 3, 0, 1, 0, 0, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1)} (all) reveals
   = cbf3a45cff41b502
83: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 734d831cabc8c489
84: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 956fbe73e8b54574
85: * left forearm upper-arm upper-arm foot thigh thigh, right upper-arm foot foot lower-leg thigh thigh, centre skull skull skull ribcage spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (0, 1, 2, 1, 0, 2, 0, 0, 1, 2, 1, 2, 3, 1, 1, 0, 0, 1)} (all) reveals
   = 4cd00f00be038956
86: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 96df0786c1fa8990
87: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = ad2004ca98df56ba
88: * left hand hand forearm forearm foot, right hand forearm forearm foot lower-leg lower-leg, centre ribcage spine pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (2, 2, 0, 1, 0, 0, 1, 2, 0, 1, 2, 0, 0, 1, 1, 1, 1, 1)} (all) reveals
   = 548478c0d843e4ed
89: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = a3b896e8e8e1a0d2
90: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = c77da64f1aa06799
91: * left hand hand upper-arm foot foot thigh, right hand hand forearm forearm forearm thigh, centre ribcage pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 0, 1, 0, 2, 1, 2)} (all) reveals
   = 64bec72cd605d231
92: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = 24f9fb5b72d30492
93: 3 bury
   RB-S5 buried {'seat': 2, 'points': 1, 'total': -3} (all)
   = 2e9346fa1c0dca29
94: * left hand forearm upper-arm lower-leg thigh thigh, right forearm foot foot foot foot thigh, centre spine spine spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (1, 1, 1, 0, 1, 2, 0, 1, 0, 4, 0, 1, 0, 0, 3, 1, 1, 1)} (all) reveals
   = 72255e36b3b949c1
95: 4 lay right forearm
   RB-1 laid {'seat': 3, 'bone': 7} (all)
   = 47fc0bc263062464
96: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1} (all)
   = 49ab6c625875521e
97: * left foot lower-leg lower-leg thigh thigh thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre skull skull ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 0, 1, 2, 3, 1, 1, 1, 0, 2, 1, 2, 1, 1, 1, 0, 1)} (all) reveals
   = 951796d64d95606e
98: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = de4bbd839faa741c
99: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = d3e92e9d78b91fea
100: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 81b1c60ffd5783b8
101: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = b46330fba3ae933d
102: * left hand forearm upper-arm lower-leg, right forearm foot lower-leg lower-leg lower-leg thigh, centre ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 3, 1, 0, 2, 1, 0, 0, 1)} (all) reveals
   = 3ea2ee5dbe52fbb9
103: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 2d146be1b9672400
104: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 9f3c1b1a4bbbddbd
105: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 3b2e07bf1c25053d
106: * left upper-arm foot foot thigh, right upper-arm upper-arm upper-arm lower-leg, centre ribcage pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 2, 0, 1, 0, 0, 3, 0, 1, 0, 0, 1, 0, 1, 0, 1)} (all) reveals
   = ad254c27e9d7bf3d
107: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = dc3d8249a8ae05af
108: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 5e5781f078ee2cd1
109: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = db94b732cc3a808a
110: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 41f7b6d274a0ef33
111: * left forearm upper-arm upper-arm, right foot, centre hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 1, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 2)} (all) reveals
   = 4e13402620a55186
112: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 9f2d27d657b25549
113: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = bff4ed759a29cfc7
114: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 298496a4f239a346
115: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = a2936fce8b918aeb
116: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = cf73a05d90d0ccf7
117: * left forearm thigh
   RB-T3 post-op {'seat': 0, 'number': 4, 'shown': (0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 93a5395bab2748e6
118: 1 lay left thigh as left foot
   RB-7 laid-wrong {'seat': 0, 'bone': 5, 'slot': 3} (all)
   = 2f1094fc7f01f2a9
119: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 616d2c45a8235118
120: * left hand forearm upper-arm foot lower-leg thigh, right forearm upper-arm upper-arm upper-arm thigh thigh, centre skull skull skull spine spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 1, 3, 0, 0, 2, 3, 0, 2, 0, 0, 1)} (all) reveals
   = d377fa0c2fdcd3f4
121: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 69bbfd412411cb00
122: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = d4a188b0f6dcc985
123: * left hand forearm upper-arm upper-arm upper-arm foot, right hand forearm forearm forearm foot, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 1, 3, 1, 0, 0, 1, 3, 0, 1, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 9359a5125c8f08da
124: 2 bury
   RB-S5 buried {'seat': 1, 'points': 1, 'total': 1} (all)
   = 125962223a77730f
125: * left hand hand upper-arm foot foot lower-leg, right hand upper-arm upper-arm foot foot foot, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 1, 0, 1, 0, 2, 3, 0, 0, 1, 1, 1, 0, 2, 1)} (all) reveals
   = 60337b6569cf1a5a
126: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = fc05376c17e02914
127: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 5d142dd1f3b1af75
128: * left hand hand foot lower-leg lower-leg, right forearm foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 1, 2, 0, 0, 1, 0, 2, 2, 0, 0, 1, 1, 2, 0, 2)} (all) reveals
   = 9093c8b93551a2e9
129: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 07dd23e24166ed4e
130: 3 bury
   RB-S5 buried {'seat': 2, 'points': 2, 'total': -1} (all)
   = baa5f2705d380b70
131: * left hand forearm forearm upper-arm lower-leg lower-leg, right hand upper-arm upper-arm lower-leg thigh thigh, centre skull spine spine pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (1, 2, 1, 0, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 3, 0, 0)} (all) reveals
   = c2af6267db143b50
132: 4 lay right hand
   RB-1 laid {'seat': 3, 'bone': 6} (all)
   = 28df4cb423626fda
133: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   RB-21 ended {'ending': 'round-limit'} (all)
   = f8ac06874fb5ff7d
1 place 1 points 2; 2 place 2 points 1; 3 place 4 points -1; 4 place 2 points 1
