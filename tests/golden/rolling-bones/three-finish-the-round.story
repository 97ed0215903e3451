   = f554f4fc4132bcba
1: * left forearm upper-arm foot foot lower-leg lower-leg, right forearm foot foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 2, 2, 0, 0, 1, 0, 3, 2, 0, 0, 1, 1, 3, 1, 0)} (all) reveals
   = f82e92318f7a80d3
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = d3bf6dd098e1b307
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 8add641aff1f2405
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 7c2b0536cdc3ba18
5: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 98d24c9c0a59ba41
6: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = be37863fe17d67a8
7: * left hand foot foot thigh, right hand hand hand thigh thigh, centre spine pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 0, 2, 0, 1, 3, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 2)} (all) reveals
   = 518d439eb6e873c0
8: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = f2c9e12e978e269a
9: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = b0088a709b4a9e20
10: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 903299ee8c097fba
11: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = d789df7e997b6618
12: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10} (all)
   = 2f7a45d71b75a9b2
13: * left hand hand hand foot lower-leg lower-leg, right forearm forearm foot foot lower-leg thigh, centre skull skull spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (3, 0, 0, 1, 2, 0, 0, 2, 0, 2, 1, 1, 2, 0, 2, 0, 1, 1)} (all) reveals
   = eba278919e55c65a
14: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = 1d794a18dea27d50
15: 2 lay right lower-leg
   RB-1 laid {'seat': 1, 'bone': 10} (all)
   = 2143242dca38ca46
16: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = d702d815fa445e29
17: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 9ec5a5c00e8f83e8
18: * left forearm forearm upper-arm upper-arm lower-leg, right hand foot foot, centre spine spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 2, 2, 0, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0, 2, 1, 2, 1)} (all) reveals
   = 2e58b6179f80713a
19: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = d0f8a7cb6033fb9d
20: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = df88aecc167d7e86
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 822e59a58dbbc32f
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 2ed6aa5ecf9af151
23: * left hand hand lower-leg, right upper-arm foot lower-leg, centre skull skull skull ribcage
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 3, 1, 0, 0, 0, 0)} (all) reveals
   = 2dd4a31bc1054c88
24: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 65831daf9fd507d9
25: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 54cd0c8545bd6244
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = aabe227f858bc225
27: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = cd2f7ba19401fad9
28: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 8149bc4567b624a2
29: * left upper-arm, right lower-leg, centre skull ribcage pelvis
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0)} (all) reveals
   = b1248959a5cf4fe6
30: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = b0100daa393059c3
31: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 259dbbdb4339e8b3
32: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = d70cd49baee2bf2e
33: * left upper-arm lower-leg lower-leg thigh thigh thigh, right hand hand forearm upper-arm lower-leg thigh, centre skull ribcage pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 1, 0, 2, 3, 2, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 2)} (all) reveals
   = 447e29a5e439984d
34: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = 208d62b28b6f01eb
35: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = a358c9be5a860a04
36: 3 lay right upper-arm
   RB-1 laid {'seat': 2, 'bone': 8} (all)
   = ab0556ca0e2fe9fc
37: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 2066e3a47a761dfd
38: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = 9799d72185137f20
39: 3 lay skull
   RB-1 laid {'seat': 2, 'bone': 12} (all)
   = 1c82620d8c6cca2f
40: 3 hat on
   RB-11 hat-on {'seat': 2} (all)
   = 5d56a35dc85491b9
41: 3 bury
   RB-S5 buried {'seat': 2, 'points': 16, 'total': 16} (all)
   = 76eac688a5924006
42: * left hand hand hand foot lower-leg thigh, right forearm forearm upper-arm upper-arm foot thigh, centre ribcage ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 0, 0, 1, 1, 1, 0, 2, 2, 1, 0, 1, 0, 2, 1, 0, 2, 1)} (all) reveals
   = caec7a6015ee76e3
43: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = c66ad2537c6e93d9
44: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 5317197b828d0103
45: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = ac592fc8324077b4
46: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = e0458773b38799c7
47: * left foot lower-leg thigh, right upper-arm foot foot lower-leg thigh, centre skull skull pelvis pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 1, 1, 0, 0, 1, 2, 1, 1, 2, 0, 0, 2, 2, 0)} (all) reveals
   = bdd99fd389653579
48: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = a123c0ab7eb6be33
49: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = c3a88b8026d8f8db
50: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = aa281a5193325108
51: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 8bc208d0d0063beb
52: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 471c03127fd541cd
53: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 09aba8566a2c0499
54: * left hand, right hand upper-arm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 6b53f21605e324f9
55: 1 bury
   RB-S5 buried {'seat': 0, 'points': 11, 'total': 21} (all)
   = 845869c30ade92da
56: * left hand forearm foot lower-leg lower-leg thigh, right forearm forearm upper-arm foot foot lower-leg, centre spine spine pelvis hat hat hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 1, 2, 1, 0, 2, 1, 2, 1, 0, 0, 0, 2, 1, 3, 0)} (all) reveals
   = fed5aac03bf4193e
57: 2 lay left foot
   RB-1 laid {'seat': 1, 'bone': 3} (all)
   = cfd37ce7042d20ef
58: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = 4b760d780b7bfb0d
59: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = cd5c70caa0d73e38
60: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = f2a04b9fa130b3c6
61: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = a249c6a9a8688a60
62: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 1b8936c31f5ddd87
63: * left upper-arm lower-leg lower-leg, right forearm forearm forearm thigh thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 1, 0, 2, 0, 0, 3, 0, 0, 0, 2, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 0f20ae112985d9c4
64: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = b8df4e483273fb87
65: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = fecf2229908e893c
66: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 83a60b35ce04cbaa
67: 2 bury
   RB-S5 buried {'seat': 1, 'points': 10, 'total': 10} (all)
   = aece728e961c094a
68: * left hand hand forearm foot lower-leg lower-leg, right upper-arm upper-arm upper-arm foot lower-leg thigh, centre skull skull ribcage pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 0, 1, 2, 0, 0, 0, 3, 1, 1, 1, 2, 1, 0, 1, 0, 2)} (all) reveals
   = e84b7c7d214b8fb0
69: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = ba2dee02e8bf7721
70: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = efb3187800654c63
71: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 70a96e789798ae12
72: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 83a8a819eb9d5aae
73: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 27a4931da6924e17
74: * left hand hand forearm upper-arm thigh, right lower-leg lower-leg thigh, centre skull ribcage ribcage pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 1, 1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 2, 0, 1, 1, 0)} (all) reveals
   = 1236422ca259f018
75: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = 90149cbf20d440d4
76: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 0c0523bc1766c980
77: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 13f1979f5df8e335
78: * left foot foot thigh, right hand forearm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 2, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 575a8370570b76aa
79: 3 bury
   RB-S5 buried {'seat': 2, 'points': 7, 'total': 23} (all)
   = 208cfb9f638c9aab
80: * left hand hand forearm foot foot thigh, right hand hand forearm upper-arm upper-arm upper-arm, centre ribcage ribcage pelvis hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 2, 0, 1, 2, 1, 3, 0, 0, 0, 0, 2, 0, 1, 2, 1)} (all) reveals
   = ab1f041b197fa0ea
81: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 5d73cc7515c7c0d0
82: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = feede81c7de2829d
83: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 4cc1f16e4eb235c6
84: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 2a5aacc49b3f7e83
85: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = eba1134b7bb32050
86: * left hand forearm upper-arm foot thigh, right forearm forearm thigh, centre ribcage spine pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 1, 0, 1, 0, 2, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0)} (all) reveals
   = fd54c3bfaa4512ba
87: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = a6d2aae3aca485a7
88: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 494b3d08761ac724
89: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = cac5de8f67d1c568
90: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 94446a1f0f9cf5b4
91: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 44a1dd9c35ebb5db
92: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 52c495e419c72e30
93: * left upper-arm, right lower-leg lower-leg, centre skull ribcage ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, 0, 0, 0, 1)} (all) reveals
   = 01154d60468e28c5
94: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 0cdbd4251af5e2c1
95: 1 bury
   RB-S5 buried {'seat': 0, 'points': 13, 'total': 34} (all)
   = 505327206d629b4f
96: * left hand forearm upper-arm upper-arm upper-arm thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre ribcage spine spine spine pelvis pelvis
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 1, 1, 1, 0, 2, 1, 0, 1, 3, 2, 0, 0)} (all) reveals
   = 071f74fc7f2113c3
97: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = 66cee2d1a30aa098
98: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = 5fafdd3e070e81e0
99: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 263c9b625626836c
100: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 8844e23deb793649
101: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 50e7ea5870099527
102: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 3911f358f5bb5ba7
103: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = 5406a3336ecb15d5
104: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 7017d015c1807312
105: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = b75337e3c66be375
106: * left hand thigh, right hand foot foot, centre skull spine hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 0, 0, 0, 1, 1, 0, 0, 2, 0, 0, 1, 0, 1, 0, 1, 1)} (all) reveals
   = 6cd54893393efad9
107: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 013841acf8c1bfa0
108: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = fd9cad21b7b2c470
109: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 36} (all)
   = 3ebc32b80111e11a
110: * left upper-arm upper-arm lower-leg lower-leg thigh thigh, right hand upper-arm foot foot lower-leg thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 2, 0, 2, 2, 1, 0, 1, 2, 1, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 908e527a65408ff2
111: 3 lay left lower-leg
   RB-1 laid {'seat': 2, 'bone': 4} (all)
   = 523d1bf17221f5f1
112: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = 18acec14da504ae6
113: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 36917dc401ec800c
114: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 00cb41f744d240e5
115: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = 2b1f9d661d69de6f
116: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 1e12b647d3d1eec6
117: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = e48dd8ad5f082097
118: * left hand foot thigh, right hand hand lower-leg, centre pelvis hat hat hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1, 3, 1)} (all) reveals
   = 70c25c64c9d34873
119: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = b44101eacf326d0c
120: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 03ea323d88a2da0e
121: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 9d6571d506be1ff8
122: * left foot, right forearm forearm, centre skull skull ribcage pelvis gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1)} (all) reveals
   = 2e6af13c2e40548e
123: 3 bury
   RB-S5 buried {'seat': 2, 'points': 11, 'total': 34} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 7e302c9e650f0f6c
1 place 2 points 34; 2 place 1 points 36; 3 place 2 points 34
