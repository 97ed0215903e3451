   = 3ab1cac9e9957cb6
1: * left forearm forearm upper-arm lower-leg thigh thigh, right upper-arm foot foot lower-leg lower-leg thigh, centre skull pelvis hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 1, 0, 1, 2, 0, 0, 1, 2, 2, 1, 1, 0, 0, 1, 1, 3)} (all) reveals
   = 70cfe2642f3e2ab5
2: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = dbec6fb5f922215f
3: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = b36c93c636f60a06
4: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 13bf52ddd4efdd83
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 2d3a32f4f7bb2588
6: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 50b2a1ff4cc65e0f
7: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 2dd3af1f3d1c88a3
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = f7c8d44f51aa816a
9: * left foot thigh thigh, right forearm forearm forearm, centre ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0)} (all) reveals
   = 0285095acf5680cc
10: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = f0917d1b98f4930e
11: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = a0e4d0496a7fec63
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 630e7e511ff1fb95
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = ac1d04781961bf07
14: * left lower-leg, right thigh thigh, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 0)} (all) reveals
   = d03c0075f47514e1
15: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = c4a32c57e208fbde
16: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = ca59bb901dc814ef
17: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = c585af4ef534a258
18: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 03a4682f60d9f184
19: * centre skull skull spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0)} (all) reveals
   = 63586d59063a8077
20: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 071dd3ec394b06d8
21: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 9bc25e7c17763f8f
22: * left hand forearm upper-arm foot foot foot, right hand forearm forearm upper-arm upper-arm foot, centre skull skull spine pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 3, 0, 0, 1, 2, 2, 1, 0, 0, 2, 0, 1, 2, 1, 0)} (all) reveals
   = 244a98a462919c6c
23: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = c4dce91f929c5fa8
24: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = d4b50c1f8ee31ec9
25: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = ac03082ab6f9ae49
26: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = ac206fcb41c3f5a6
27: * left upper-arm foot lower-leg, right forearm forearm upper-arm thigh thigh, centre ribcage spine hat hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 1, 1, 0, 0, 2, 1, 0, 0, 2, 0, 1, 1, 0, 3, 1)} (all) reveals
   = 80b932969280080b
28: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 06ca0b02312be30a
29: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 01abaad174cc810a
30: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = c5b7cd487263a0f1
31: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 9789c146a1002e04
32: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 9} (all)
   = 7dd6a6b8b291ace0
33: * left hand forearm upper-arm foot lower-leg lower-leg, right forearm foot foot lower-leg thigh thigh, centre skull spine spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 1, 2, 0, 0, 1, 0, 2, 1, 2, 1, 0, 2, 0, 2, 1)} (all) reveals
   = e2e440bf6f9acec8
34: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 1c6f8b513601165f
35: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 4b6ab4b2f6605953
36: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 54ae8568fa0f53b4
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 66d869763a3a00b9
38: * left forearm foot lower-leg, right forearm upper-arm upper-arm foot thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 1, 1, 0, 0, 1, 2, 1, 0, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 8bfa4d5a7a109878
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = de9b23adf85ee528
40: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 6c63848a3ab41a2b
41: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = a028aeb20b22e049
42: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 2a683146bc08e4f8
43: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 3fb23e0c809a5b89
44: 1 bury
   RB-S5 buried {'seat': 0, 'points': 18, 'total': 27} (all)
   = e9af0c158a03b7c2
45: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand foot foot lower-leg lower-leg thigh, centre skull ribcage ribcage spine pelvis pelvis
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 0, 0, 2, 2, 1, 1, 2, 1, 2, 0, 0)} (all) reveals
   = b017c740c3690388
46: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = e8dc9d655789ff28
47: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = ff307994c97efb7b
48: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 7a33806c415cda3c
49: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = f73245362fe6f155
50: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 6aba3333715cd266
51: * left hand upper-arm foot foot, right hand hand upper-arm upper-arm foot, centre skull skull spine hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 1, 2, 0, 0, 2, 0, 2, 1, 0, 0, 2, 0, 1, 0, 1, 0)} (all) reveals
   = ad9996de53bab5d8
52: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = acb2028cca8c1b97
53: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = b07a6603a27e3173
54: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 4de71bb4daac56e8
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 49a769337936d813
56: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = bcd239e71504a5cf
57: * left hand foot, right upper-arm lower-leg lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = e5533ed2d45e1ef4
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 43} (all)
   = ca3aa810b3f45b50
59: * left hand hand hand forearm forearm lower-leg, right hand forearm forearm upper-arm thigh thigh, centre spine pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 2, 0, 0, 1, 0, 1, 2, 1, 0, 0, 2, 0, 0, 1, 2, 1, 2)} (all) reveals
   = 476f946c49190317
60: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 35a0d19dd9143ee2
61: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = fda22a3b102bb341
62: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 7770d8964ed2b68e
63: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 4f58045bc2944160
64: * left hand hand foot lower-leg thigh, right hand thigh thigh, centre skull skull ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 1, 0, 0, 1)} (all) reveals
   = bd2bb4d08c79de51
65: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 3eb428bfff980492
66: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 207b818861bd1a42
67: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = a81f6004c74fe5c2
68: 1 bury
   RB-S5 buried {'seat': 0, 'points': 8, 'total': 51} (all)
   = 22fbcb75deedfb9e
69: * left hand hand forearm forearm lower-leg thigh, right hand hand hand forearm upper-arm lower-leg, centre ribcage spine spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 0, 1, 1, 3, 1, 1, 0, 1, 0, 0, 1, 3, 0, 1, 1)} (all) reveals
   = 461807d41e953455
70: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 65facf50d9424ab1
71: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 5e5661473d32ecdc
72: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 2ef4f091c97222e0
73: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = d42068e0535b2a42
74: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 1ee100ac66e5e253
75: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 7e098eaa4c12daac
76: * left hand upper-arm upper-arm foot thigh, right hand forearm upper-arm, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 2, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 225a08397a9c589a
77: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 2400b54cf016ff51
78: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = e3f8aa07f600dd8b
79: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 338941e1795d6908
80: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 61} (all)
   = a5d521ec71114e20
81: * left hand forearm forearm upper-arm upper-arm thigh, right hand hand foot foot lower-leg thigh, centre skull skull skull skull spine hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 0, 0, 1, 2, 0, 0, 2, 1, 1, 4, 0, 1, 0, 1, 0)} (all) reveals
   = 3b9167fb884bbeba
82: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 2769882f50f118f6
83: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 1eb6b15bf8add415
84: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 33b78c3cfd536db2
85: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = ecd9d6059fb9ca58
86: * left upper-arm thigh thigh, right hand forearm upper-arm lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 2, 1, 1, 1, 0, 1, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = ea553dd4b0b0304f
87: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = bc46ec66f7ebeafe
88: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 9ba539111e31d73b
89: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 72f54a970615ab48
90: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = bf11a0e11ec87cc9
91: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 16c91cb7206cd1bb
92: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 3099663fcd9b88ce
93: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 98510a7a25d690a8
94: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 87} (all)
   = b4f65cec90081946
95: * left upper-arm upper-arm upper-arm lower-leg thigh thigh, right forearm forearm upper-arm foot lower-leg thigh, centre ribcage ribcage spine hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 3, 0, 1, 2, 0, 2, 1, 1, 1, 1, 0, 2, 1, 0, 1, 2)} (all) reveals
   = 2e5c9aacafa49491
96: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 2e85eae920e4c249
97: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 79fd8f1e600b6142
98: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 40403b314ab5e878
99: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 213e2bafd14e3725
100: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = c6c0bad6310153e3
101: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = c8610c0c5abaab8e
102: * left hand forearm foot lower-leg, right forearm foot thigh thigh, centre ribcage spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1)} (all) reveals
   = 7531c11a2cb77f6e
103: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 1f37f26602547872
104: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 92048a427cad3db7
105: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 96} (all)
   = 2941a77cb57fd289
106: * left hand hand forearm forearm foot lower-leg, right hand hand hand forearm upper-arm lower-leg, centre skull ribcage ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 1, 1, 0, 3, 1, 1, 0, 1, 0, 1, 2, 1, 1, 0, 1)} (all) reveals
   = 347cfe258740399b
107: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 8ad48f8ce2691454
108: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = d09e0a38040c0b70
109: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 8fb493379a4cf84b
110: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 01701d571cec6960
111: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 1b14478671319ead
112: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 0f0840e7943bcacf
113: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 56ae197e99d9d596
114: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 106} (all)
   RB-19 ended {'ending': 'target'} (all)
   = eb9468f6e7f23bc6
1 place 1 points 9
