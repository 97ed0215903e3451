   = 1202f7b481c96c13
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 7079116f98479564
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 35e45a006915721f
3: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 651c90d8ba57e332
4: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = ba84150b2c408c29
5: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 7a14b5cd059c5c9e
6: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = ed7d5649e388dc50
7: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 901acb7418074ea7
8: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = f6123f605a9c61f5
9: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 64078d150340b465
10: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 6fa13b0deaa0f59a
11: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = b4b460786b88e68c
12: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 560ccbe35e27b3cb
13: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   DM-1 round {'number': 1, 'order': (0, 2, 1)} (all)
   = 1a2431eabecebb5a
14: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 43aa79b56c50f2d3
15: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 5fe7e933ee755cc0
16: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5950356b7fa295fe
17: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 3a009a4cbe8f17a4
18: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 02d50a7bb2ee0fbc
19: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = f948c4c88a51c6bd
20: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 9200f1969defc08b
21: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 81956c351c2ceed5
22: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 39cd64058bdf1f01
23: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = 4ee60179d367e021
24: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = f54b1278022c0b2b
25: 3 go 2
   DM-25 wheeled {'seat': 2, 'field': 2} (all)
   = 90b37f8d4ac81f28
26: 3 go 3
   DM-25 wheeled {'seat': 2, 'field': 3} (all)
   DM-25 targets {'seat': 2, 'victim': 0, 'card': 8} (all)
   = 5e367bfed673523c
27: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = 872887b64c5f93ad
28: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = cb12986f0abe1cd8
29: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 7e5c7765e956de47
30: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = bdbf0149018457a4
31: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 335bf00bbe4ce151
32: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = acf7f4cadd8d2347
33: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 5c27f9a08bb9072e
34: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = e7e815cf4dcccc46
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2e45ad1dccb36b3c
36: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 2ba3b7b2a53d1628
37: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = d3134ae22fda2e9e
38: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1, 2)} (all)
   = ee91e206c911fa4b
39: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 185448e7cb0bad00
40: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 5c704be820906194
41: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = fb4fb1d93a1d10ba
42: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 80fb3152276f0dc3
43: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 0819935dc399ceb7
44: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f4b836aa41b99919
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = e4d9676b5c4af8a4
46: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = ab193598a188d39f
47: * leapfrog, next 2
   DM-6 drew {'seat': 1, 'card': 1, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = ddef39f5f779f610
48: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 2f1b2d651e765423
49: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 3b57deda650df6e2
50: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 928016cf5ca76992
51: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = f462020d6104c222
52: 3 go 4
   DM-12 walked {'seat': 2, 'field': 4} (all)
   = 3f8c95f27fd0eeac
53: 3 go 6
   DM-12 walked {'seat': 2, 'field': 6} (all)
   = 039960941f796274
54: 3 go 7
   DM-12 walked {'seat': 2, 'field': 7} (all)
   = e5bd18834b8d7c8b
55: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = aeb7c3d609c69675
56: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 37058f90d0619647
57: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 3, 'order': (0, 1, 2)} (all)
   = 8a17531485936eb4
58: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 38ccdad614de4a87
59: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = a476070f55b64e0d
60: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 8434f6e1f1e587f0
61: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = cbfae9b33eef0998
62: 1 go 4
   DM-25 wheeled {'seat': 0, 'field': 4} (all)
   = a772c18416e28d29
63: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = 5517f7b3255aaf0c
64: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   DM-25 targets {'seat': 0, 'victim': 2, 'card': 8} (all)
   = 6e79d7daf5b84a52
65: * hustle
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 9, 'dog': 0} (all) reveals
   = 321cf43f4bb1cfaa
66: 1 leg
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 76690daf806546bc
67: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = cc43ee2c6ed95b66
68: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 98b59b988954ff6a
69: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = b7118e1455c189aa
70: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = c19716906321489d
71: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 396311b3a374773e
72: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 4b945b200640f3b2
73: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = a444c6fa5a58e3fe
74: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 11} (all)
   = 02bc5b57ead64510
75: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 1} (all)
   = 088550d574dcb53a
76: * kicking
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 4c58f5f31be0cc08
77: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = f20dbc34c87aaf80
78: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = f61b29afc57258d6
79: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c2bef95efb7ecd3d
80: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 49d8b503b7edd0ac
81: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 4a04343fd15b97d9
82: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 4, 'order': (0, 2, 1)} (all)
   = 57a0a06a74881ed1
83: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 9033187e8043c2f1
84: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 725ba442548eadff
85: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 412b6c1d0b153762
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 3e369cc4bff1040e
87: 1 go 18
   DM-23 leapt {'seat': 0, 'field': 18} (all)
   = 1d801891751ab591
88: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 54a94499c59cfe44
89: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 32eda0e107c5f5d2
90: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = b6f910d331c2b071
91: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 7} (all)
   = 76ce6751e3678015
92: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = cc9cb923c9b12b5c
93: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 4b986aad32d8ffbb
94: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = c9132098471f0f0f
95: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 92537a1513dca895
96: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 00c486a2f3ebc101
97: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 81f544dcf98db2e4
98: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 5302f2178e86292b
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 79598f45ed87ac41
100: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 4a687cf4896b0dcd
101: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = eb71a55eb1df528d
102: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 0)} (all)
   = 57529012c52d6991
103: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 5d890cb06d5970f3
104: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e2e2573293de712c
105: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e1729cf4ab9d695b
106: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = c5a214f1a0c47f7f
107: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = ece7ad98f28ee761
108: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = d16cc3467b02596f
109: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = ff9ef35bc9ec6cc6
110: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = ade36d718c7b4bd6
111: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 7c4f721148fe2f2d
112: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c2e3dd347bb593c3
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 47fd1679cc874b81
114: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 14e05785c97027c0
115: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 5c167dec83d8ad57
116: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   = cc689b0496886539
117: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 6fc4a3d1fe39d88c
118: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 6db4a54e938ff439
119: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 73081985ace5ab6f
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = de9d1775def3c97f
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 1, 0)} (all)
   = 0ad3ba0eed25b3c6
122: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = d29b89da7bdab2c9
123: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = ae7646b987b43382
124: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 4ae839c27869b09c
125: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 27f03c8a3be9c697
126: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 9577a3f1adf27f0e
127: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 94bfe0b3b27c47c4
128: 3 go 19
   DM-12 walked {'seat': 2, 'field': 19} (all)
   DM-35 festival {'seat': 2, 'festival': 0} (all)
   DM-36 digger {'field': 27} (all)
   = c1357f5bec6ce860
129: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 20d44c883c04364d
130: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 77a264fc4c68a312
131: 2 music
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 187} (all)
   = 2a84033f5ed8502c
132: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 88c395d16f98228a
133: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 728ce57a7aa92aca
134: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = c6e825caa602e10e
135: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 12a80b8f31b549a4
136: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 99ccdd6cd764389c
137: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 442c670be9114cbd
138: 1 go 8
   DM-12 walked {'seat': 0, 'field': 8} (all)
   = 9429f31a0729aa05
139: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e1b147f8503b6416
140: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 24a3e9f28e3a5053
141: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1, 2)} (all)
   = 7531fb11512c21ac
142: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a3c2d5b9f16fd686
143: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 766fe1b5ef92ed29
144: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 1e44638928dd4b3e
145: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 42bb73edbef54a35
146: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 013625071297bea1
147: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 007a137d4aa927e1
148: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 96ab74796942ff5c
149: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 40ac190fdd03878e
150: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 76e231f6623d9dfb
151: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = c75f6933934ce2eb
152: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 4ff1a2c7dbd16c03
153: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = e453483565fafe2a
154: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 78df46be42ac0eff
155: 3 arm
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = e40e415e3491f511
156: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 330ad3915e1094a7
157: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = fd794ad6d1a9605b
158: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 17b059dfeb553e70
159: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 060042ac1f0e3271
160: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 8, 'order': (0, 1, 2)} (all)
   = b0cabf7d8ff18f64
161: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = eba82f3b4c8bffa8
162: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 3c992fd7f88e0157
163: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 360ca655cce61aff
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 0dacfedd18e0a14c
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = 2c41088f0a68c59e
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 5b25a42887b41af0
167: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = cfe886ee761dee36
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 96f60a446b4f1b4a
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = bfc50d8710e8c3c0
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = d08c478663b11b04
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = b6d0dd81f9ae43cb
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 7c9659b71230324f
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = ea3651715a68db50
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 9c74990d6b5fad06
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 7fed1d3efb6dcab6
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 0a7ea0ede21174eb
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = af3ec5d87ecf45bd
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 921351d73b67c3f2
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4e8801d0552d561a
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = 532656e61567667b
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 5b50ba71227e7e1f
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 178e1ee2c1d22cce
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 34af5d5ba2b69b06
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = a37ddb328b0a3c5a
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 79a98512d728ba05
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 6f3f4e791657e366
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 2273a57c225ad17e
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = fa6fc6c2af6d7c11
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 6f7a29541991b604
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = a32ea60d72776386
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 91b8c41ae82269da
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = 87c8bc00c6696e2e
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = fdc4ab6477f7d678
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 65889b71c6164da6
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 08e1b442741bcff0
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = cac45c7cc84db962
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = b28c0a062e3f9c3f
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = c97f167969ed89a9
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = b53889b6b85da689
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = 3344d8a369312878
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4f9c0bbaa4e72c83
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = fbafc35810535e5a
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b5c3e1b5d78fdf94
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = e89b22e1b7cc090c
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = f1854c0c2d8fa21c
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 859816c52fb65693
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = e1964551cec1afa1
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = a5ef276dfae03703
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = b6640b0d0fdc3d1e
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = 9d994a81122fed7d
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 6a994881f126563a
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c3d2bfdf0d81c414
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = 955d9757d07489a8
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 4c5bd6e827337ebd
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 75256bbd2721aa2c
216: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 7ada9c466e57cf5a
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 3adddde4a9f40646
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = c9a902d39e29dca4
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = 35fddc2a4671a7e6
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = a995c2e552f6c2ab
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = e4f99d186f1237c7
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 48c1bb35aae95a05
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = 02ea3567c60117e5
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = a4aa6fab833d3fef
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = dd8c6b92e74232ec
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = b74db1f3f82b7553
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 7a1837b4d8299487
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 4ededd04f76c7eee
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 4cb3a97a69ed5485
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = 199a270b5350f321
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 606cdfb48724fb31
232: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 7f1b75e8e81c9669
233: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5541cc7f2225fd07
234: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d6e8348c6cd9428d
235: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = d3dd9aa2415e4f5f
236: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 4e5c46232c96631d
237: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = c9e3e5775ef6824b
238: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = bda5a8f8b430c9f1
239: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 5ac64518f45ea5e6
240: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = 58ef0e0c263b1e75
241: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = ece3a636b44cca12
242: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = fc2b444fd4446448
243: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 425d5c797118e272
244: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 647cdfec4d0d3df8
245: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = cd112605368a7d7c
246: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e25d0ffc53d7d3a5
247: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = 64b3470b4230ff11
248: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = 9f91f58f4cb4a90c
249: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 33510746a7e6bf4b
250: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 0399f5fc59370f46
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = be2f982ef371eac5
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = add0b0f9eb0dd30a
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7070db8f93e4b5db
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = a859584d5e3e4220
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = 7e0d209c801fb52e
256: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b3d414794b9aa430
257: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8510d30196fbca34
258: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = d6de9c7939458dd8
259: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 12} (all)
   = 71b202ec2297c410
260: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = e34d73b9bfa4fb1a
261: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 89525640c3696216
262: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = e5207becb214fd44
263: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 69030a44c3e00d05
264: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 1e8fd1955cbafcc9
265: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = dcc00cb63644bd4f
266: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = d398cc6751b348fb
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = fa5757b29da975ed
268: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = 34e4bdcc05ec1d52
269: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 03f8d38e7703d3d5
270: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 892682221bb4f339
271: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = af0dd5ebc129ebf8
272: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 862fd4fc705a840b
273: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 082be90db79cc62a
274: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 2, 0)} (all)
   = 9351ed8c5eab0bed
275: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = ce001977a0a3b56d
276: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = e5b1abd0a27aa933
277: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8b63a19c908d711c
278: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = a3c77015fea329fa
279: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 11d6c0f94db076f7
280: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 7c9c9bfea8ac5561
281: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = e6e6b8ef83543019
282: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 4507f2bbf4f351e2
283: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 709a4fb986ecfd57
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 9535fca2dc1fc31d
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c02f98e15c70ea9b
286: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 61458b1e53552633
287: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 77f0470de838a3c6
288: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 5390a48a26e7ab05
289: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 54ea3718f492da1b
290: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 1a5ae8ee789d4c31
291: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = f941d68b54f8a9c2
292: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d1b0b434858907a4
293: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 95b61957111a8009
294: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 15, 'order': (2, 0, 1)} (all)
   = 2cb0ab77e4b0274e
295: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = f1defcbe6d5daed3
296: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 932485de7daebbfb
297: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 24abf08841b061e7
298: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 664b8c4a001c35da
299: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = a60f3cb5ef825f8e
300: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = bbf920a862beee35
301: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 7942b05b14c19acf
302: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 10} (all)
   = 1a3189742bf7b99b
303: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = cddb4f13fa9a83a0
304: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = e703d0a8e71b0b93
305: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = 9ea6d9e5f3c13a8a
306: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 3122f242b0af1086
307: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 93dbea12bddca6e3
308: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = f932d167de06d86c
309: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c18cba75c0289872
310: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0, 2)} (all)
   = 934fbc003ffb36ad
311: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 9ab3a05356185bf9
312: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 23a48f43d04f0c2d
313: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 471f64e5073c7da4
314: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 432709de6cf4a2d4
315: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = b7c6b3da76e6b16c
316: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = c62d75bc71ce02ea
317: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a76a44362188154e
318: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 55dc75107a124da0
319: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = e5fe8d846d3f6564
320: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   = 4193555907497a1c
321: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 8136965c90894215
322: * dodge, next 0
   DM-6 drew {'seat': 0, 'card': 0, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 0} (but (0,)) reveals
   = 55e99bfebdd83082
323: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = ba8e415edfb4dac2
324: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d7f27fcb68b6cdb0
325: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = de7a53e736d4f0a1
326: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   = 241bd0cc2bea4fd5
327: 3 digger 5
   DM-37 digger {'field': 5} (all)
   = 29a21918e3286a6b
328: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ed706f3200800245
329: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 665296171c88fae6
330: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (1, 0, 2)} (all)
   = e4d2356768524ba4
331: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7c591d5e637415da
332: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = a4290789cb5c6738
333: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = bc8765f4aaced05b
334: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 110a67ebca50b93b
335: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 176cc6c2fc73f63e
336: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 66a07496a32e393c
337: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 3e6c452a728c73a8
338: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 00263254f671542b
339: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 9fb2277de18c8d0f
340: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 0246c27d86b5def2
341: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   DM-9 shuffled {'cards': 55} (all) reveals
   = 8422717185045cd6
342: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 9bd913f79225d59a
343: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = faac3bd8b0d13df5
344: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = ad38d54bd3b1ec1c
345: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 0d7904e983d58eb0
346: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 7fc373a0b12428e9
347: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = df64ee011c04a57b
348: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 9700c74e03cc3b18
349: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1db9d82b87948e10
350: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 723920acefe75d5c
351: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (1, 2, 0)} (all)
   = f28f8ba694f0de7f
352: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b4c16676b631611c
353: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 6b1e59e688acb858
354: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 61b51f812bcb3717
355: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = a836af440c683c10
356: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 55ec03144d9595a8
357: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = 9b20e1bb55f27749
358: * kicking
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   = 704e8f51f9351d0a
359: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = ecea25aa32f6b275
360: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 9074b930c0bb8940
361: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = e0ef1447f4bd4b11
362: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 0e18c4d4ea953ccc
363: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 9c7f4833cb0142eb
364: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d9358b522f7f5673
365: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = a5d9d1d936b02ce5
366: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 6493d0c03006a6ee
367: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = d351fbbfaca7ede3
368: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = df0c9f699e6b1c9e
369: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 2ebece70605c30e3
370: * kicking
   DM-33 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 1} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 7010db6f32342db2
371: 1 dog 30
   DM-33 put-dog {'seat': 0, 'field': 30} (all)
   = b5d08c3ecff0b0a1
372: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 43771d573e93ae46
373: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 9122f6e105ada3db
374: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1, 2)} (all)
   = b142345e2c2f9b06
375: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d36b541f17b5a39a
376: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f28e434ed149c8c2
377: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = e2197d0c436669b4
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 14} (all)
   = 7ce22692f8d53b9b
379: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 5319b4f3aca75df9
380: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = e5fc63b2fa9ea226
381: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 0ece2209cbee0724
382: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 2fc76b93d55f5e50
383: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = a93d432fd5b36533
384: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = 54541c9e01f7a489
385: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 6} (all)
   = 211a55f2f1398e9b
386: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 407a230ae912f1ca
387: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 0542816cdefece3a
388: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 45e022405ea26189
389: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7109598d7dd1f217
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 20, 'order': (0, 1, 2)} (all)
   = f37640333436cc97
391: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 94a0227623c5744f
392: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 7d6a84a4feafb2c5
393: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 9bc0001682c3f06d
394: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 16} (all)
   = 49a69f2865227b7d
395: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 78c077ea4098f64a
396: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = e5593a2bdd6769cc
397: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 8b3688c6243ea1f3
398: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 11} (all)
   = 2d3aa64de37955db
399: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 1} (all)
   = 3053d578b2de1501
400: * kicking
   DM-27 struck {'seat': 1, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = f3b8dbd74cb5013c
401: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 0f0ba95093654fd7
402: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 1338e0bacd690cd0
403: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = c61fa65b8668831e
404: * cartwheel, next 1
   DM-6 drew {'seat': 2, 'card': 8, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 8369b0cb3f08e53f
405: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 34713a81ce838c06
406: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 3b12a85138b3d23c
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 4b6a36276b317091
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d7dec17212fab4d6
409: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 21, 'order': (1, 0, 2)} (all)
   = 09c84d05f7582ddb
410: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e37e05d9032afcf6
411: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 069baa5ac85e98ac
412: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = de7b1aba4aa2f4b7
413: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 4773f1ecd562dd25
414: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 48a0f9a4d73c8e5d
415: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = eb22d16bc24d22dd
416: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 7f0b4019a3e0fdcb
417: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 35ca1bb0c8865d4c
418: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 0} (all)
   = acc46bf69eea1fc4
419: * cartwheel
   DM-33 struck {'seat': 1, 'victim': 2, 'card': 8, 'dog': 1} (all) reveals
   = 9de94847b68b5b0c
420: 2 dog 30
   DM-33 put-dog {'seat': 1, 'field': 30} (all)
   DM-HOLD went-along {'seat': 0, 'field': 25} (all)
   = eabdbb0307a677a7
421: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 5355d1f8c7145c9d
422: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 7e8491178defb98c
423: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = c55e8ab7b215709e
424: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 9b66740979d9b8a0
425: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 2ecd5edc54a3bd1c
426: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 3ff1fe90e4cd5fcb
427: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 7c5dde009d31e021
428: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 3ff8b2dd4025ce8f
429: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d2cc7bffa243cbfa
430: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 4962abcab96f95f6
431: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 76eb56c088e06b61
432: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 22, 'order': (2, 1, 0)} (all)
   = 9d4706bc4dbbec81
433: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 23afca34c71234f9
434: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = e7a17922a8493c77
435: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 3c72b9ae0a6f0a9c
436: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 3fddbad6a26c7b21
437: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = b21333b12e3e53d8
438: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 06a5432c6329c00b
439: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 1317f8717d0eb677
440: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 493bf4db4da5a594
441: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = 5acbfa76774ebc89
442: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 18274cd8a77cbfb2
443: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = d286aa180e9e2357
444: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 93c9f9feac7d119d
445: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = f26b7a2d330b0fac
446: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = d075fbafa839f639
447: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 3d188dd8033fa7e9
448: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 035efc100bae5f5b
449: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 54addeda3627ec02
450: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 61f7e6c43b605736
451: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a803811965a5b71e
452: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 2c048ac2fff68aea
453: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = 3ccb2c5b6e02c673
454: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 9855cc656e623032
455: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 31d9998082c2cf6f
456: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 46581b5aae0cfdf5
457: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = fa3592a537ae2243
458: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = c4360891295d6bf7
459: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 257b953889f375f7
460: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 1bd72c7a7899a3b0
461: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 68485decd4aea81f
462: 2 banquet
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 189} (all)
   = 9b0631a554a834c4
463: * cake, next 3
   DM-6 drew {'seat': 1, 'card': 11, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = aba4aa33993ff249
464: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = ef489f3c3282731a
465: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 1b48e1d55d0fc625
466: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = ab6626c9c7233c79
467: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = 924403a66035e411
468: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 67558cbb130b14d5
469: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 5fa87ec9ec6f0c43
470: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = c9bebaf9f7099df7
471: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5fd89853e1b3cfad
472: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 2d5160cc26bde796
473: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 61f5423778a0cb38
474: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (2, 1, 0)} (all)
   = ec4267cad816c352
475: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 898b496ad43b7ed0
476: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d21cbd8dd7eddc85
477: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e85a8b139ce9c062
478: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = 06bf473a55fb9830
479: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = a3a0c2c8666b0598
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 16ce5c3ed8f82bcc
481: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 9c85d079145abe52
482: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 9049537c13ddf8c0
483: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 03a7ada6a1bdac1f
484: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 251fb023c0aaddf2
485: 1 action
   DM-T2 acts {'seat': 0, 'card': 13} (all) reveals
   = 3d5b13133756fd0e
486: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 13} (all)
   = fa8d9e0d53106aab
487: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 9d41f93068e6f9ae
488: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 9437fdcef85f3da8
489: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 4c6bc919f65e8b0f
490: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 8919b796169c54cd
491: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = a6848c086b4e5a11
492: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e72091138b0fb473
493: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 25, 'order': (2, 1, 0)} (all)
   = 4cacc517814b0950
494: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 2062bd1c49e59a7f
495: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b20202b41404555b
496: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = dbdcff7aeeb213c3
497: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = e26d47748c6b4880
498: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   = 0f338a84f3a8155f
499: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 2, 'back': 1} (all)
   = 72d428c5193c2083
500: * beating
   DM-33 struck {'seat': 2, 'victim': 2, 'card': 7, 'dog': 1} (all) reveals
   = 825d935dd3efb13e
501: 3 dog 31
   DM-33 put-dog {'seat': 2, 'field': 31} (all)
   = f99de5786a210aaf
502: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = c627bf2c8b28c24c
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 7532a1c5f1ef84e5
504: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = cc08525880d44c79
505: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 28, 'knocked': 1} (all)
   = e4f2a2300022ce17
506: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = e22cc5d2d09aaa07
507: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 35e9e439c29e7c2a
508: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 230574ca039435c1
509: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 734d602486e1298f
510: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7aa8c2624da345e3
511: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 26, 'order': (2, 1, 0)} (all)
   = 349a1cc92009aa0c
512: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = e078a857d91cfad6
513: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1060096d3aab1376
514: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 33296cf57d93c933
515: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 96f4e345d85231a0
516: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = d438145309c71ab4
517: * header, next 1
   DM-6 drew {'seat': 2, 'card': 4, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 50a1c75070148906
518: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 5f616b17b82f6228
519: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 3d99f72e1b56a3ab
520: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 4c51d7d8ab35635a
521: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 9bad6804b841d8ec
522: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = a672b695fe7ef0c6
523: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 3a1f185d14dcc8f0
524: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 1dd8b606627d2ae9
525: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = fcd8c1639eb5d3c5
526: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = d5c6982908a72f00
527: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 70063f4f5710404b
528: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 13805be005241692
529: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 28163184490765ce
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 27, 'order': (2, 1, 0)} (all)
   = 5cb3667116971209
531: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 1c847cbca04bbb51
532: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ffabe9e58efc5d93
533: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 129b501043ac9f5a
534: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 1178946b72354a64
535: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 3b21e4729c0a8f0a
536: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = 9d39f3ea21225959
537: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 07f2b7db4e6e6021
538: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = bf31d12a4a8546eb
539: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = 27b08f75e64693c5
540: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = bdb89e867d3200d1
541: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 17e30f9e49cbd5dc
542: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = b926ac503f822fe8
543: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 7e3e0fb9d7f076fc
544: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 1403c7696f5548e1
545: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 444024082f8c277c
546: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = a3ff827ba2344f00
547: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d8a04d253107f830
548: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 28, 'order': (2, 1, 0)} (all)
   = 7c0090a5b8b38065
549: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 52f167fb1079a1d4
550: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 49ef4aed68866de6
551: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 9fae76869566c413
552: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 007b46dd17a432be
553: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = dc7c479bd3b605b7
554: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = f5fee80c39027c2e
555: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 1c173929ec183b83
556: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = fae500cdd6dcf069
557: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = 6f511456c38a7825
558: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = e0b46d204e3b203d
559: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 86d3aad5a977ac21
560: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 1af9a7e347cf9ea7
561: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 6297f0bcfe9fe463
562: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 29, 'order': (2, 1)} (all)
   = 8fbb237d3bcde233
563: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 40f9a22c554522d0
564: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 82a2dc419c68d927
565: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = bbdfa5b52f6b0979
566: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = c27a68ee753bdbcd
567: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = 008e1d4137ac3f59
568: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = 0256617277cdac2d
569: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   = a337d14003a9ab1e
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (2,)} (all)
   = cf3975862422b516
571: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = b7da176080f62003
572: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 4} (all)
   = fb9a1a8b16ae6f79
573: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = ec982754e78512a6
574: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 7c5b96f5bd4a7c43
575: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (2,)} (all)
   = cd3245798765954f
576: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = d776b6fddb900b0c
577: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = c81b159fc1a3f9cd
578: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = 691cdb48f9b317c4
579: 3 go 26
   DM-12 walked {'seat': 2, 'field': 26} (all)
   = 9b5f3075c2e78505
580: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = d093ef5ca8f774da
581: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 32, 'order': (2,)} (all)
   = e08ce0708ece4f28
582: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = f4c49a1fa5403706
583: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 01f04676d703dcf5
584: 3 go 27
   DM-12 walked {'seat': 2, 'field': 27} (all)
   = 67decda010b59e8f
585: 3 go 28
   DM-12 walked {'seat': 2, 'field': 28} (all)
   = 4e880295d8bb1d5c
586: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 4f8f19d66ebcd4e9
587: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 33, 'order': (2,)} (all)
   = cf09bf9372f04ff5
588: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 446a8839f86f61be
589: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 596f78363fdaa602
590: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = bfbe10d7ac1a6666
591: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = f17b68edb1795d83
592: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 34, 'order': (2,)} (all)
   = d4738215989d0bcb
593: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = f5344a13dc1be736
594: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = c69c5f51ade52fc2
595: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = ac986f1014d8dfd5
596: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = d93b889c19ae887e
597: * snatching, next 0
   DM-6 drew {'seat': 2, 'card': 2, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 0} (but (2,)) reveals
   = 4d12dfc67cdaac14
598: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 35, 'order': (2,)} (all)
   = 96c3324e9b763350
599: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 6802e606e9e3e7a1
600: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   = 443a357661ee2f63
601: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 2, 'victim': 0, 'field': 32, 'knocked': 0} (all)
   DM-38 home {'seat': 2, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 20d30cf768923baa
1 place 1 points 13; 2 place 3 points 6; 3 place 2 points 8
