   = cc831a461675cdb6
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 6da664bf93013015
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = f91bcff5c6e9001d
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f278e82bb7e8b28b
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f6c3da526c6cafa9
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 629b80798a1647ce
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = c1aedfb3cef6799e
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = abf0160849f1ec81
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 980f308b8bb06067
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = 9e7d3a06d0bcb642
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8e4f83055e0b5f29
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e4f453d3d434e430
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = e362300874cc30de
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 11331e9ac8225870
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 40e3c2d931c46845
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f1037c172103e6d1
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = bd7e57634c2dfdf0
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = bb455ab674989fd4
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = a51c043fad5acc91
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = cfb1d060ad9fa52a
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = ed11699952c21d07
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 3602b8ed7a769931
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c38de6da873baa2f
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 1b3e78ebabfc6a01
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e34b14e16d776dd4
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = b69816fe0d3a1a9e
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = f607266287f3d1cf
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = 0cf8b9df411131d3
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 83cfe190e2d049f5
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = b7a1c32e22794590
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = fc839976f51ba93c
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 1d6590cce81dd001
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = cc6250c85f59cb34
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = 5962e55227957838
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 4436470b0ece8d0c
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 5af41b5aef255bb2
36: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 60c34a7673735a63
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 3aaa6ede27cd71e4
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 3fa33d1ff2698eb9
39: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = 40c159c1e0da3ccc
40: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   = 82e3c6dad40298fc
41: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = 9fdf17ad27e2e97e
42: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   = db670f2eaca16920
43: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = b78d577c8d7701d3
44: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 85286353af6dabec
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 9d03a82353b06a97
46: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 11b27098323fcd09
47: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = a0e91e47b02d9dd6
48: * leapfrog
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 1, 'dog': 0} (all) reveals
   = 89c35a5f821b3472
49: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 3b531c0010b273c8
50: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 3c7fbe0c72801e4e
51: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 0442f10db89d1aa5
52: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9c12daefc7cda2c3
53: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = 91fc16b394f34c11
54: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 998fdfd7e47dd09c
55: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 4626d148d487933b
56: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 4f3bd9b18cbdd9c6
57: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 8, 'knocked': 1} (all)
   = df01e04fbca54a8d
58: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 7ab55ac4f992b981
59: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 1e4adf8d737413cd
60: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e5b72092e9d867e8
61: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = cd94d6d19511aed5
62: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 75e0bea4aab5fb3f
63: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e22cb5d111d538b7
64: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 40853ad244922831
65: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 5e3f3737b90a14bc
66: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 0cfcf7ab75db1cdb
67: 1 go 19
   DM-12 walked {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 2812e2ef9c614e28
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = aea871b898f326f3
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 6d5d115eca1a6e13
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 559454e3336baa7d
71: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = a843d9eae64a177a
72: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 3a777a9b254dc75c
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = ba199012cb64bedb
74: 2 lay holding
   DM-2 laid {'seat': 1, 'card': 3} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = dcba6f555f7e74ed
75: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 0155890e524016b1
76: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 81cd1379e8c1b5f0
77: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 17ebc0650c1efae0
78: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 4c1ba5b33aad5267
79: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = 299845599202b949
80: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 22a6a3de20c9fa2f
81: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 6e124aea25cb0e14
82: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = b5b4eb629e4af020
83: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1)} (all)
   = 202f063334901cef
84: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 7e7ada3c63c733e6
85: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = bde17bcf86f26274
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 21} (all)
   = c8575a32c4716b0e
87: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = fa356dc2b7967f19
88: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 67fe2d09f7ebebe5
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = 202d2baf1e6c5402
90: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 4b359ee5c7d204e2
91: * flowerpot, next 2
   DM-6 drew {'seat': 1, 'card': 12, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = ec68add818c3c2d3
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 85045e1d19eba02d
93: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = f5d91b177b3262ef
94: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 4e6c8f4d81685a85
95: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = da81a4cf8913274a
96: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 262f324dfcd60b7e
97: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 6d6c8a16170365da
98: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 1bac4da082823fff
99: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 55c46e9e4e4f0b34
100: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 909fdaa06650d64b
101: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = c94011b09589c3ac
102: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = a99249d050994693
103: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = eeb6645f949563a1
104: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 37ceed0d3251abf4
105: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (0, 1)} (all)
   = 1e8e3e2a4d8430f5
106: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 417b733bda2533a5
107: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 4285b7332c8284c4
108: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 3e07e5d5bb802efc
109: 1 go 13
   DM-23 leapt {'seat': 0, 'field': 13} (all)
   = 31da02f57588a81c
110: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 95993822e842bc8b
111: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 4ea92c0bd319b497
112: 2 action
   DM-T2 acts {'seat': 1, 'card': 12} (all) reveals
   = 4357e162153cf8ae
113: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 12} (all)
   = 1db1e8f69da67e5d
114: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 92c4c2db3bb7285f
115: * header
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 4, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = f600ef56de408fd4
116: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = a1cad623ea8365fb
117: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 14fe17caeb4982b0
118: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 20dd42dbad7122e5
119: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = ea429d8a75477f4e
120: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5fe974744f059678
121: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = af859b940a2830ce
122: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = e1f680429ff6afba
123: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 13, 'knocked': 1} (all)
   = c27d1783487ea4a4
124: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 7125b7ab9e9e44bc
125: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = ea65153d60abdf44
126: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c457af1c07df9faf
127: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = 15fd7dba12b902cc
128: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a0987667b2b0970e
129: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = beaf90e2e7bc460d
130: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 5a297ba09bc7fd5d
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 69d20935c1c08109
132: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = 4cc60fd812f79df8
133: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ac3de32960aef121
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 172e7079a293c831
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 424b3a89b16fe348
136: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = bc035324455f8e60
137: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = bb59d2e5ea2f7f69
138: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5c1ebbdc66b90739
139: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = 2a8aa624fb074229
140: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 4e9faa5b835d44d4
141: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 9714d2b0964c8c62
142: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   = 55aafc35199c11c5
143: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 11} (all)
   = 78ee71b649b3a51c
144: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 8, 'dog': 0} (all) reveals
   = a1e57d839cb540c4
145: 1 leg
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 870b7f16ea7f01fd
146: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 0500f0d83ee00807
147: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 246a4a0100a4f582
148: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = 330e134992f7b504
149: 2 go 22
   DM-23 leapt {'seat': 1, 'field': 22} (all)
   = 98afe795e6f6dc45
150: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 3e681b016fccb2b2
151: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = fddd1df8b9b05d41
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 95ed837d40af6cbc
153: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 8cdd42631521bd33
1 place 2 points 1; 2 place 1 points 5
