   = bce5ba57583b8f93
1: * left forearm upper-arm foot foot lower-leg lower-leg, right forearm foot foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 2, 2, 0, 0, 1, 0, 3, 2, 0, 0, 1, 1, 3, 1, 0)} (all) reveals
   = dfc49e789f9408b5
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 8c95110a668a44f7
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 97f3fca95fe7bd16
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = df560e4f4d398647
5: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 971d47d16827f270
6: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 212c0f84cedf36b2
7: * left hand foot foot thigh, right hand hand hand thigh thigh, centre spine pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 0, 2, 0, 1, 3, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 2)} (all) reveals
   = 9913dbd98186ca63
8: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 88915cbf6526a9b7
9: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 56687cae4f5b9b17
10: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 408fc76c83712c1c
11: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = eda1dc69168391a5
12: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10} (all)
   = e1675b1b1cc13826
13: * left hand hand hand foot lower-leg lower-leg, right forearm forearm foot foot lower-leg thigh, centre skull skull spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (3, 0, 0, 1, 2, 0, 0, 2, 0, 2, 1, 1, 2, 0, 2, 0, 1, 1)} (all) reveals
   = 577777f0b6ba544f
14: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = 12000042cc75423d
15: 2 lay right lower-leg
   RB-1 laid {'seat': 1, 'bone': 10} (all)
   = edc89dc90892a568
16: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = ed079594402c8c0c
17: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = d48ecbf888ecff84
18: * left forearm forearm upper-arm upper-arm lower-leg, right hand foot foot, centre spine spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 2, 2, 0, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0, 2, 1, 2, 1)} (all) reveals
   = a54fc2ee5380d81e
19: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = c5dc1ca3b9e5a1eb
20: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 1fe5df37105b6f2b
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 4caf606d3d78b5c9
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = e8e059b8c64627e8
23: * left hand hand lower-leg, right upper-arm foot lower-leg, centre skull skull skull ribcage
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 3, 1, 0, 0, 0, 0)} (all) reveals
   = 2fe1eaac0b4a7a7f
24: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = c4914a4a92b6b9dc
25: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 90efd4f56d020e41
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 42c1ab6bdfae11e7
27: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 754e39ae6e46ca47
28: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = c1824dc190d01644
29: * left upper-arm, right lower-leg, centre skull ribcage pelvis
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0)} (all) reveals
   = 6bea5f1ce443a8df
30: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 7918460ec5db0538
31: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 3a30fe7b40fbac2f
32: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = d1580ee779540c3d
33: * left upper-arm lower-leg lower-leg thigh thigh thigh, right hand hand forearm upper-arm lower-leg thigh, centre skull ribcage pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 1, 0, 2, 3, 2, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 2)} (all) reveals
   = 84b5362019781180
34: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = d1c675b419732b37
35: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = 4568076e3ce311a9
36: 3 lay right upper-arm
   RB-1 laid {'seat': 2, 'bone': 8} (all)
   = b851105129562795
37: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 21190f8895477e33
38: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = 1e7b06dc68a3e181
39: 3 lay skull
   RB-1 laid {'seat': 2, 'bone': 12} (all)
   = fa4beb89ae3a85d4
40: 3 hat on
   RB-11 hat-on {'seat': 2} (all)
   = 10552d1c29a8ec08
41: 3 bury
   RB-S5 buried {'seat': 2, 'points': 16, 'total': 16} (all)
   = b6f892d81a11b816
42: * left hand hand hand foot lower-leg thigh, right forearm forearm upper-arm upper-arm foot thigh, centre ribcage ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 0, 0, 1, 1, 1, 0, 2, 2, 1, 0, 1, 0, 2, 1, 0, 2, 1)} (all) reveals
   = 58922d1b48968084
43: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = e144a0f18c3eb349
44: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 16c2f0c906bd95d9
45: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 9824d6cabb1a80c9
46: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = d21598ed0e747fbb
47: * left foot lower-leg thigh, right upper-arm foot foot lower-leg thigh, centre skull skull pelvis pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 1, 1, 0, 0, 1, 2, 1, 1, 2, 0, 0, 2, 2, 0)} (all) reveals
   = dbed33f73ead0651
48: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = b751ca7da40e93f2
49: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 09e380fdcbe93486
50: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 11e3876d6e306708
51: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 5ef8353716b44a74
52: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = ad376eb0d9e72a8b
53: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 9e607d857c78d4b6
54: * left hand, right hand upper-arm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 39b73c39745f214d
55: 1 bury
   RB-S5 buried {'seat': 0, 'points': 11, 'total': 21} (all)
   = 2c015b0f77d8aed9
56: * left hand forearm foot lower-leg lower-leg thigh, right forearm forearm upper-arm foot foot lower-leg, centre spine spine pelvis hat hat hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 1, 2, 1, 0, 2, 1, 2, 1, 0, 0, 0, 2, 1, 3, 0)} (all) reveals
   = 2e7f887e1c091985
57: 2 lay left foot
   RB-1 laid {'seat': 1, 'bone': 3} (all)
   = 17061375b72eb420
58: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = 306a32acef6a24e4
59: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 7568abe1a4b93c50
60: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 8df27653ea37016e
61: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 994e5a3c1baacf29
62: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 4a9bbdf421171dd6
63: * left upper-arm lower-leg lower-leg, right forearm forearm forearm thigh thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 1, 0, 2, 0, 0, 3, 0, 0, 0, 2, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 47a9df4e99cf806e
64: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 9c320f3acd3b3a83
65: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = e258b144aaa9364a
66: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = e21eaee7d655fd1c
67: 2 bury
   RB-S5 buried {'seat': 1, 'points': 10, 'total': 10} (all)
   = 7c0f54ef02bba0b8
68: * left hand hand forearm foot lower-leg lower-leg, right upper-arm upper-arm upper-arm foot lower-leg thigh, centre skull skull ribcage pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 0, 1, 2, 0, 0, 0, 3, 1, 1, 1, 2, 1, 0, 1, 0, 2)} (all) reveals
   = cdfbff7c54850205
69: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 051411f629743673
70: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = 5732a1779d96d9b2
71: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 88f6bd3c4ba918ae
72: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = c96fbf8fd94380ed
73: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = a623ddb52feb7820
74: * left hand hand forearm upper-arm thigh, right lower-leg lower-leg thigh, centre skull ribcage ribcage pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 1, 1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 2, 0, 1, 1, 0)} (all) reveals
   = fb94d551c13eeb66
75: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = 973a3f5f185342c1
76: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = b1aafd832b9ad2d6
77: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = d9da775f35fca49b
78: * left foot foot thigh, right hand forearm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 2, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 1bd65ac47385087f
79: 3 bury
   RB-S5 buried {'seat': 2, 'points': 7, 'total': 23} (all)
   = ecd1a6ee981e766e
80: * left hand hand forearm foot foot thigh, right hand hand forearm upper-arm upper-arm upper-arm, centre ribcage ribcage pelvis hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 2, 0, 1, 2, 1, 3, 0, 0, 0, 0, 2, 0, 1, 2, 1)} (all) reveals
   = 01ba92b8d7e55248
81: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 9a91a44667ef9150
82: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = b44579f878944de7
83: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 2dd88a0d20a59707
84: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 47e6e67ff3c412a9
85: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = b161451ac4afeb04
86: * left hand forearm upper-arm foot thigh, right forearm forearm thigh, centre ribcage spine pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 1, 0, 1, 0, 2, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0)} (all) reveals
   = d48843b24a96cd24
87: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 6ae028b8736e2f60
88: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = ffd2ba68d6f99ceb
89: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 9f0f45f8cdac8fcd
90: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 5f83b51b47c912cc
91: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = cc1ed5c9a6142f16
92: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 516d2abf2cdd9488
93: * left upper-arm, right lower-leg lower-leg, centre skull ribcage ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, 0, 0, 0, 1)} (all) reveals
   = 2328e64034a14217
94: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = f11ffbe87cfd45e9
95: 1 bury
   RB-S5 buried {'seat': 0, 'points': 13, 'total': 34} (all)
   = 73c6a80fa5887bec
96: * left hand forearm upper-arm upper-arm upper-arm thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre ribcage spine spine spine pelvis pelvis
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 1, 1, 1, 0, 2, 1, 0, 1, 3, 2, 0, 0)} (all) reveals
   = 023c86e576e8d425
97: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = dea6ea0afc575579
98: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = 2941d25bc8fce7d2
99: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 4ff2ea40b0958271
100: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 3161dd915d534ddd
101: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 58325eb1bad282b6
102: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 22dd0bee11b16ac0
103: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = 37fad1c9113a78c2
104: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 92f830cf5e74fe18
105: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = c7c1786c754a180b
106: * left hand thigh, right hand foot foot, centre skull spine hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 0, 0, 0, 1, 1, 0, 0, 2, 0, 0, 1, 0, 1, 0, 1, 1)} (all) reveals
   = 040bbb38a0628fa3
107: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = fcab8261a2f8ea39
108: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = 15d7018194f90c89
109: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 36} (all)
   = 5c85737b9f528cdc
110: * left upper-arm upper-arm lower-leg lower-leg thigh thigh, right hand upper-arm foot foot lower-leg thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 2, 0, 2, 2, 1, 0, 1, 2, 1, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = b254367d5cdf3f6c
111: 3 lay left lower-leg
   RB-1 laid {'seat': 2, 'bone': 4} (all)
   = 807758a5d43f4dc3
112: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = c9efda0aab81c400
113: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 3d956f07cbc7e3f3
114: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 00d3fad71bde725a
115: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = d95a7559f53e7cba
116: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = ae1c9f3c2f20bc67
117: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 977f16e8f8bb5f5a
118: * left hand foot thigh, right hand hand lower-leg, centre pelvis hat hat hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1, 3, 1)} (all) reveals
   = a1900a791b320cff
119: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = 68d6cb36ea9d6d4d
120: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 6be3fdd6c7307155
121: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 168e5144d5fd7353
122: * left foot, right forearm forearm, centre skull skull ribcage pelvis gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1)} (all) reveals
   = 332bcb95d095584d
123: 3 bury
   RB-S5 buried {'seat': 2, 'points': 11, 'total': 34} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 36234941e2e0d03b
1 place 2 points 34; 2 place 1 points 36; 3 place 2 points 34
