   = ef17986826f2d148
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = dc6aa5c4fe259d11
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 3baa068f1d28b002
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 6550af7aaed50956
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 279c2a1ea8ab6471
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 114d66c9a52381c3
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f3d650a53a7a6381
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 86cd67b49d8c7e53
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 6e429e133e3be261
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = c39020af1e56c5ff
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 183d8f9fbed1c2d4
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = cecb83a5493a7344
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = f455ba416ac82e7e
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 10afc3fae792660f
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2f59c8fff572f959
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = b2fadddeed2aded3
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 8dea18656dfec18d
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = d6fabc9cfa7812cc
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = ed945720f52b13cb
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = 52bbc4960c2e617d
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 690d2adf1f4d3e84
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 9b2d899fba0a67d1
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ce083fe329913f48
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 4149ddd42212d651
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d145e881dc9af073
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 6aebb9869473ba72
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = c78c2591ebb35f56
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = 7ddd98fb94a9331d
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 551caeeab3326ff1
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 8f8fdd0791d76d03
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 1be7157b3f56860f
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = a8948590b23179b3
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = 03675dd592816f8c
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = 5cdd96c64d6040e1
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 749bb0e77a6c4d9d
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 57e3c69fd2af330a
36: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 3b7a278f56d74841
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e65b827c4b87c772
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = ee4431c8daa4871f
39: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = d96f0385be3d6594
40: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   = 578a275265358a31
41: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = 7f54c3e7265a9e6a
42: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   = 582fad7e8c31cb43
43: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = c64f851674777aa5
44: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 142a7431aac952ca
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 4ea093d644a0cf51
46: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 6a270e1529b57b0c
47: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 19ac9bfdd66df9f5
48: * leapfrog
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 1, 'dog': 0} (all) reveals
   = a266a9350c5cf4df
49: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 7b76cc475c5bfc0e
50: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = c32e15c470b755b4
51: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 017023c93b510609
52: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cb3768b27d923a69
53: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = db04c22c5a637297
54: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = f68ccb8bdf2c9bad
55: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 7b9598a56df6caf6
56: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 66b9d455d5d3d97c
57: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 8, 'knocked': 1} (all)
   = 7a551bf09a7a9129
58: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = a09316e9ed0ff4df
59: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 86a6c7727c33c7a9
60: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 18c9ae795bfd794c
61: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = f95a1015792291f4
62: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b778f2248df002e9
63: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 960d70ed91b0fd93
64: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 4cb06a15bd614714
65: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = bf29fa535dc45ff5
66: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 30a1937aba81f6ed
67: 1 go 19
   DM-12 walked {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = c2934483e2e400ed
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = da7a3c6e4a6ab613
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 683192f968f6c28c
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 1aece10b235b6848
71: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = e5766475f3ee4353
72: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2441add79147e76d
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 347925131af50c4d
74: 2 lay holding
   DM-2 laid {'seat': 1, 'card': 3} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = a31fcd8dd5d5311a
75: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 56fe36e5a03f7735
76: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = db2b359033e31d1c
77: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 0445e844856d5d6e
78: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 04b1d2552468a750
79: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = 72c830a50bd80da7
80: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 26ed806944d79e85
81: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 9c5aa94811794bc6
82: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0e7413317236c4dd
83: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1)} (all)
   = edce9891db797ef5
84: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 0a62a7b9b1eb755b
85: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e85ea41e51af0f34
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 21} (all)
   = c4d0ee136f3b16e6
87: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 64affde9bb901926
88: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = a1ad54c8a26a3b86
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = 58b83b23c162b41b
90: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = a042b1c3e3da3bd5
91: * flowerpot, next 2
   DM-6 drew {'seat': 1, 'card': 12, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = ca4bde2275d7dff3
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 49a5d99169814825
93: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = e0cfc7ef71aab597
94: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 6741c84247c9348c
95: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1511586edcf7103d
96: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = d7a583fee84f85bb
97: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 77aa3d59f3614d79
98: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 9ec4d0b6aedb87e0
99: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = fe01a9fdc1625adb
100: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 9aa89b71f7275ced
101: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = a554335701b2e0dd
102: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = ffd49d2ec43bb986
103: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 48a2e3f448126ce4
104: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9be95d0a6f32bcc6
105: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (0, 1)} (all)
   = 1ab15057343efd63
106: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 7cb10704d6dd7787
107: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 50369e8a7c3502fa
108: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 5115706699cf62ff
109: 1 go 13
   DM-23 leapt {'seat': 0, 'field': 13} (all)
   = e38c1adde3fa0237
110: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = bf902ae00afd6e0f
111: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 7739f9ef04f9e420
112: 2 action
   DM-T2 acts {'seat': 1, 'card': 12} (all) reveals
   = cffddb9429e79e6a
113: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 12} (all)
   = 861d9f35aab9bcfe
114: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 3712e54d12e39aff
115: * header
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 4, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = cfaad2eb42b1f4f6
116: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 3a31fe7492fbe3a8
117: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = a8deeeea1e2937d1
118: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c6b07d395cee8e3d
119: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = e8d5b51558b16fa6
120: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 2b651d579b0a666b
121: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = bc01233d72968001
122: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 490779a2d9e33ee0
123: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 13, 'knocked': 1} (all)
   = 4babcbf93b85650b
124: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = ce3173b4543b4097
125: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 497986b0c302115c
126: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7f17e21a48d33eb7
127: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = 5e0e513b16a95a05
128: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 98966cfaf98c2c86
129: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a4c95de832ebb550
130: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 5663b6e7e429bd9d
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = cbdab17389950b4f
132: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = c10e93c5aacbf13d
133: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = cf866b5fcf6eb6a6
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = fc7e42d5baa76861
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 07fe879e4c9902a7
136: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 8ebdbf37b6a43181
137: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 957871d3c6cef637
138: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = d60bb3ebd9e43818
139: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = b7a16fbbc78184a3
140: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = dfb83b92d655e197
141: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 2c9c5d83c0af935e
142: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   = 79baeaab81bcfa40
143: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 11} (all)
   = 76c33288f7937818
144: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 8, 'dog': 0} (all) reveals
   = 93b3ea223570371f
145: 1 leg
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 2ed510e0c4ffb092
146: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 6433d61a783943bf
147: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 64ba457074a9850b
148: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = 6a89992a6c04b225
149: 2 go 22
   DM-23 leapt {'seat': 1, 'field': 22} (all)
   = 89713050f0233324
150: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 090424b79bf1b06d
151: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = d39bde355ec20557
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = fc633e352fa37fcc
153: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 3a67d42567491b2b
1 place 2 points 1; 2 place 1 points 5
