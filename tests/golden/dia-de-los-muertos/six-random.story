   = 08d9c0f297f979cd
1: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 3da87d0bc55bf6fd
2: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = db85b3f281b39a06
3: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = e283ef99d71bfede
4: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 6f29acd277d73b74
5: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 997c2730ebf272f4
6: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = ffe755fcd6dbb594
7: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = a88c43ed19f1f941
8: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 4dc15db6e4563d59
9: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = d20590b1ef113dd9
10: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 6c64c0f64e65676b
11: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 5493eb94e21ade4e
12: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = ff6e837e65e685aa
13: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = e0bada14204a4776
14: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 38b48ae1a2733218
15: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 457192cc70f9611b
16: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 7aed9b71dd67ab4a
17: * bone patches, next 1
   DM-6 drew {'seat': 3, 'card': 5, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = b36a997c809de2c5
18: * following, next 2
   DM-6 drew {'seat': 4, 'card': 6, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = cbac56bfae996163
19: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = f673c10efec7f61e
20: * hustle, next 1
   DM-6 drew {'seat': 4, 'card': 9, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 1} (but (4,)) reveals
   = 56af63aff8e7197b
21: * cartwheel, next 2
   DM-6 drew {'seat': 4, 'card': 8, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = 28425fff4d2b0eaa
22: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 5357dabf71cd8384
23: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 65cd359099cf7dcf
24: * bone patches, next 3
   DM-6 drew {'seat': 5, 'card': 5, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = e1a12c801e9d3e23
25: * bone patches, next 1
   DM-6 drew {'seat': 5, 'card': 5, 'top': 1} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 1} (but (5,)) reveals
   DM-1 round {'number': 1, 'order': (4, 0, 1, 3, 2, 5)} (all)
   = bd9e8a43faf065f9
26: 5 lay following
   DM-2 laid {'seat': 4, 'card': 6} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = d00fb954d90cbe36
27: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = f1ec1cc90c8fb0a2
28: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = f3a226e774fc5e8b
29: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = abaa73c89ad94c91
30: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 2bde28bfed7022ca
31: 6 lay flowerpot
   DM-2 laid {'seat': 5, 'card': 12} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 58736ce3663870b8
32: 5 action
   DM-T2 acts {'seat': 4, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 6} (all)
   = d2d979d2de45cc53
33: * leapfrog, next 3
   DM-6 drew {'seat': 4, 'card': 1, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 3} (but (4,)) reveals
   = a52fb7b07b03989c
34: * skull, next 1
   DM-6 drew {'seat': 4, 'card': 13, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = f126d5679afdef74
35: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 2} (all)
   = d89545ee3a77fbb6
36: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 0b1ca3c450c2ca87
37: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 568ddb0702e9ee73
38: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = b90902593670ed80
39: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = c79f52f694f9d55f
40: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 31a0ea82061cb3b5
41: 4 action
   DM-T2 acts {'seat': 3, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 5} (all)
   = 606ae3a849d5aca7
42: * dodge, next 1
   DM-6 drew {'seat': 3, 'card': 0, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = a849f4da678ecc2c
43: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = f2dd32ff15215183
44: 3 action
   DM-T2 acts {'seat': 2, 'card': 13} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 13} (all)
   = 9cf104281b8fcefa
45: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = b0ab307e26c26ebf
46: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = e070f0229d1a99db
47: 6 action
   DM-T2 acts {'seat': 5, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 5, 'card': 12} (all)
   = 9af72cd3e8857fae
48: * holding, next 2
   DM-6 drew {'seat': 5, 'card': 3, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 40e033604777d941
49: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 5e19abc55dd48d7c
50: 5 discard hustle
   DM-11 discarded {'seat': 4, 'card': 9} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = f0474a172f495f2a
51: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = efa73ae9d940d5a2
52: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 7afce68dd7b10795
53: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = 5b70502f971ad242
54: 1 discard following
   DM-11 discarded {'seat': 0, 'card': 6} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 824f2bed5813c620
55: 1 discard leapfrog
   DM-11 discarded {'seat': 0, 'card': 1} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = d9c80709552cdb75
56: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = c509cf6d1a330b9f
57: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = e2afee4cb7f5331f
58: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 619c3de091a2b9a1
59: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d5d8bcc2724e3a5c
60: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 3422ba3153c067c5
61: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 75021991f2f84305
62: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = a8b75c526817813c
63: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 01834878e20f00bc
64: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = b69a9f3816d8aa9a
65: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = b6a55068a2b2bc2c
66: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = ef3e4d8368c7b88a
67: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 424468c5161ce523
68: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 96f6af7522208bbf
69: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 8d2b462d410d5e95
70: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = df826f9f62c13354
71: * bone patches, next 3
   DM-6 drew {'seat': 3, 'card': 5, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = a07fa6d051100f34
72: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 139fc9965d8dcfde
73: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 0ffaea25fd0586fe
74: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 23585a71315ed769
75: 6 discard holding
   DM-11 discarded {'seat': 5, 'card': 3} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 1b8f3fd992529b4b
76: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = a7e58bd36e500776
77: * snatching, next 2
   DM-6 drew {'seat': 5, 'card': 2, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 72c23b57b688e278
78: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = bcdc5f2761a6cd0f
79: 6 discard flowerpot
   DM-11 discarded {'seat': 5, 'card': 12} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 985407b12a51f29f
80: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 073453bb5ba79f1c
81: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = 6c2d2f78906ea55c
82: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 11c945dec7a938bc
83: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 96d94a1cafd2a504
84: 6 discard beating
   DM-11 discarded {'seat': 5, 'card': 7} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 874159020e040a7d
85: 6 discard dodge
   DM-11 discarded {'seat': 5, 'card': 0} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 2358e43da410f95a
86: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 4cc29e6203d9b572
87: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   DM-1 round {'number': 2, 'order': (5, 0, 1, 4, 3, 2)} (all)
   = b4ba485060b5a6dc
88: 6 lay beating
   DM-2 laid {'seat': 5, 'card': 7} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 897620edf1803b55
89: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8139f9a83ca6dfe3
90: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = aaa4aa3286a63e90
91: 5 lay cartwheel
   DM-2 laid {'seat': 4, 'card': 8} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 6a6c48a0e82cbccf
92: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 315151bd40548293
93: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 65a60f3d35f6e77d
94: 6 action
   DM-T2 acts {'seat': 5, 'card': 7} (all) reveals
   = 90e960cc095c8f82
95: 6 target 1
   DM-A1 targets {'seat': 5, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 1c03467399839cdb
96: * bone patches, next 2
   DM-6 drew {'seat': 5, 'card': 5, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = ba12dcfea330b2a2
97: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 62e83a0c71149e37
98: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 6b2fed0fa0fcbe85
99: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 23f5b0219e04b4f7
100: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = b45b104f85c751d1
101: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = e1a1100bb91524c9
102: * bone patches, next 1
   DM-6 drew {'seat': 0, 'card': 5, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = a348055eed6beb23
103: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 9647efd058187370
104: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 1608291948073f5d
105: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 113d6b00cfaf9957
106: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = bca76801efb9a44c
107: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 1} (all)
   = f1f5638efbefe046
108: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 9bbed2f3de0d6678
109: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = c923fd3129dda0e6
110: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 44cf6aa4405cb31a
111: 5 go 1
   DM-12 walked {'seat': 4, 'field': 1} (all)
   = 94f52c900d5ca636
112: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = aae11c7085c61c53
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = c628b38bc5772093
114: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = d78a58931bb3839b
115: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 76a5bfa59b302094
116: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = 7a3a9351d692f355
117: 4 dog 12
   DM-32 led-dog {'seat': 3, 'field': 12} (all)
   = 1bcb88e66819e3d6
118: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = fff6f7d18e48ee76
119: * following, next 1
   DM-6 drew {'seat': 3, 'card': 6, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = df0296ee452312ba
120: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = a2814956f11c24d1
121: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 16bc996a9621cc30
122: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 0c145b8d4718a4ed
123: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = a5f6f405d5d5ffa1
124: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = 720485ef0b09c5cc
125: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = 9803fafafe44eae8
126: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 0934be43f2c38cd3
127: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 3cf8aa3ac9a3cea5
128: 6 discard kicking
   DM-11 discarded {'seat': 5, 'card': 10} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = a2753a678d0825b5
129: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 6c8d444ff8c489c0
130: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 15b11a092fb0aaec
131: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 4d88332429ff9c49
132: 1 discard bone patches
   DM-11 discarded {'seat': 0, 'card': 5} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 713832d393a56c13
133: 1 discard beating
   DM-11 discarded {'seat': 0, 'card': 7} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 2ba83586a04a9588
134: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = a4054281b1e05489
135: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 889d69eb90779c97
136: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 1b1d7cfc50051d35
137: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = b741e32ddb618d46
138: 1 discard dodge
   DM-11 discarded {'seat': 0, 'card': 0} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 721359f22f94c8ad
139: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = a629edc77ca2f1f2
140: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 157c3ffcc65bfe86
141: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 67a32b5f9febe8ee
142: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c895c60c1849991d
143: 5 discard leapfrog
   DM-11 discarded {'seat': 4, 'card': 1} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = b8401dafabb32e08
144: 5 discard skull
   DM-11 discarded {'seat': 4, 'card': 13} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = 6940185f61638dfd
145: * holding, next 3
   DM-6 drew {'seat': 4, 'card': 3, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 3} (but (4,)) reveals
   = 6a2381435f16d765
146: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = 5a6a951928798bc5
147: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = d18ad487cd156adf
148: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 17efe4acc280db36
149: 4 discard bone patches
   DM-11 discarded {'seat': 3, 'card': 5} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 128d11ccd50fa7e4
150: * snatching, next 2
   DM-6 drew {'seat': 3, 'card': 2, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = e76aa0df33dc5308
151: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 44d087eda1e402e9
152: 4 discard snatching
   DM-11 discarded {'seat': 3, 'card': 2} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = dcb64ff1c69cd1bb
153: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 3cf63f126a234d09
154: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = dd5aba3c4149c95f
155: 3 discard cartwheel
   DM-11 discarded {'seat': 2, 'card': 8} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = c71704596b96a9ac
156: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 8b3b91c57f4d50f7
157: * leapfrog, next 3
   DM-6 drew {'seat': 2, 'card': 1, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 2bd4d21d44bd7bf5
158: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = b904ed444c91a75f
159: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 04894ae92c14d874
160: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = b6b2cbc75e7e6e46
161: 3 discard leapfrog
   DM-11 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = dbc19614f69ebfb0
162: 3 discard snatching
   DM-11 discarded {'seat': 2, 'card': 2} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 61bad759799d84d4
163: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = a33472b7416b1cd9
164: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = a532e0497c9c4421
165: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 7134b4ddc1836014
166: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = f72f7a59bd06ef47
167: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   DM-1 round {'number': 3, 'order': (0, 2, 3, 5, 1, 4)} (all)
   = 6ed29171fe02917d
168: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = f62a97750a1739b4
169: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 30e880d87ef7b2ac
170: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 010caf0e05158a2a
171: 6 lay snatching
   DM-2 laid {'seat': 5, 'card': 2} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = 4247b5626615e6b3
172: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = cdf2dd461ad7bf6f
173: 5 lay holding
   DM-2 laid {'seat': 4, 'card': 3} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 1} (but (4,))
   = b76814be4c9c7803
174: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = f646a4848d439124
175: 1 target 6
   DM-A1 targets {'seat': 0, 'victim': 5, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 5, 'limb': 186} (all)
   = 56570c8158541a6a
176: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 62479e80edc784db
177: * header, next 0
   DM-6 drew {'seat': 0, 'card': 4, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 0} (but (0,)) reveals
   = 47464194fe906425
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   DM-9 shuffled {'cards': 58} (all) reveals
   = e5c0790c998d80f5
179: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = ac217824e20730e2
180: * snatching, next 1
   DM-6 drew {'seat': 2, 'card': 2, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 0995d6a7eab41cc5
181: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 76749cb2f835d025
182: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = c00f986dbcb9c7d7
183: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 7} (all)
   = 5ef26aa1c4bcbd48
184: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 6f4060f3a04ee3a3
185: * skull, next 2
   DM-6 drew {'seat': 3, 'card': 13, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = c9fe124ef9aa6a7e
186: * beating, next 3
   DM-6 drew {'seat': 3, 'card': 7, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = bc2907758237e2b2
187: 6 action
   DM-T2 acts {'seat': 5, 'card': 2} (all) reveals
   = a8f60f01cc8f7969
188: 6 target 5
   DM-A1 targets {'seat': 5, 'victim': 4, 'card': 2} (all)
   = 3974ce9317466388
189: 6 leg
   DM-20 snatched {'seat': 5, 'victim': 4, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   DM-29 mended {'seat': 5, 'limb': 186} (all)
   = a5d705c9e20bdad8
190: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = f0567be3371b0a5b
191: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = d84b5ac078a78c5f
192: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = e4f74877a1bdd3d1
193: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = a7c4a6f94d45baa4
194: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 2c42f99bddd9156c
195: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 7117c6b9b97c4472
196: 2 dog 11
   DM-32 led-dog {'seat': 1, 'field': 11} (all)
   = e1d0bcd910956305
197: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 4a916711bd01008b
198: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 2} (all)
   = 182d508e89569f31
199: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = a1cd1dfc1d97ed96
200: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 499c3861c0a94001
201: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 1a014ae7034f649c
202: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = ca447c208d63c91c
203: 5 dog 12
   DM-32 led-dog {'seat': 4, 'field': 12} (all)
   = e67474304a2ec8b2
204: 5 go 2
   DM-12 walked {'seat': 4, 'field': 2} (all)
   = 67a691fbc36487fe
205: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 44165001e2c354e8
206: 1 discard hustle
   DM-11 discarded {'seat': 0, 'card': 9} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 81c13aeebe98cd2f
207: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = b11ddc8970c181e5
208: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = b4684bb9828109f5
209: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 677c32e54a509a89
210: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 9bd217b65837b0f7
211: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 65aa81d5e3395f65
212: 4 discard skull
   DM-11 discarded {'seat': 3, 'card': 13} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 854ad422aba7400a
213: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = b921d64624c6b13e
214: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 10d60e835e12d170
215: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = edc2ae0aca96d6e8
216: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 8a6089a014bd303e
217: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 6cda5b72cb80290d
218: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = ed455d21cf0cf392
219: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 18f49ae9fd501de7
220: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 1902fb61d04c1ab9
221: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 920b0160720229c6
222: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 4, 'order': (0, 1, 3, 2, 5, 4)} (all)
   = c6c2535a7749ba7c
223: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e0ee39fcdfe2ecc9
224: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 775d197fe0e6dc03
225: 4 lay snatching
   DM-2 laid {'seat': 3, 'card': 2} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 1e6cc0234032da44
226: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 4621c3a2c71dc0d4
227: 6 lay dodge
   DM-2 laid {'seat': 5, 'card': 0} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = a109ae27c9de5c6c
228: 5 lay snatching
   DM-2 laid {'seat': 4, 'card': 2} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = 0fbfd31aa965f92e
229: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 493b13da32c861f5
230: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = b1714292f5fe7dac
231: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = b90992d2b251caac
232: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 85456a603cfe7b03
233: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 2} (all)
   = 799a543c9335a68b
234: 2 arm
   DM-20 snatched {'seat': 1, 'victim': 3, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 185} (all)
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = 7c713a2f71f30883
235: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 6a7f519475361142
236: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 9fb9a9bf7922093c
237: 4 action
   DM-T2 acts {'seat': 3, 'card': 2} (all) reveals
   = 6484d5d7fbfbfbcd
238: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 2} (all)
   = 46fcbea4651bc3aa
239: 4 arm
   DM-20 snatched {'seat': 3, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 3, 'limb': 185} (all)
   = f45c10b06e02a4c7
240: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = bbd5a7daeecccfda
241: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = db80a471c9dfa603
242: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 8af428e4172f0fe6
243: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 28ee7b05add31a14
244: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 6ee5078810a2008c
245: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = d2df6002c4be42b3
246: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = acf1e1bfbd50510d
247: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = ac5a441fd5d344e3
248: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = efc3b781973d1c27
249: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 3} (all)
   = 1ad35f438626bdba
250: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = af9b14b02bda8758
251: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 8d2a2c624cc1d139
252: 6 dog 12
   DM-32 led-dog {'seat': 5, 'field': 12} (all)
   = 48a1d6d6124aaf30
253: 6 dog 11
   DM-32 led-dog {'seat': 5, 'field': 11} (all)
   = f36b1a326ee5f083
254: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = ca2e584d73d9759d
255: * hustle, next 3
   DM-6 drew {'seat': 5, 'card': 9, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = aad9b70aa7cb3369
256: 5 action
   DM-T2 acts {'seat': 4, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 2} (all)
   = 0b5dfb82285e538b
257: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 6acd5fe6ee65ff38
258: * following, next 1
   DM-6 drew {'seat': 4, 'card': 6, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 1} (but (4,)) reveals
   = d95bcd6a2806453a
259: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 32b515b9b845a40d
260: 1 discard snatching
   DM-11 discarded {'seat': 0, 'card': 2} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 3f6b7360c833eeec
261: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = e1710ed9fa7db19d
262: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = c3a24dcf68be58ee
263: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 81b0b71dda850729
264: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 811c305971d901e2
265: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 92d7e696589d9ab8
266: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 137590214aea4e8e
267: 4 discard leapfrog
   DM-11 discarded {'seat': 3, 'card': 1} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = abbac8bd4155cb42
268: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 9beabd48c0589f10
269: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 66d2b5744bcb19ca
270: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 72c118fb4d3932d2
271: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = ee42870cbc9142c6
272: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = f571c25e8a23c4a0
273: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 2120bfbc0f17d2b2
274: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = e8995163d88ae15c
275: 5 discard following
   DM-11 discarded {'seat': 4, 'card': 6} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = 8b1a7c3574c88b86
276: 5 discard snatching
   DM-11 discarded {'seat': 4, 'card': 2} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = a0903998caa0408e
277: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = aed1334eae8d928c
278: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 5, 'order': (1, 0, 2, 3, 5, 4)} (all)
   = 47e2124174ac526c
279: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 270da7cb4d875155
280: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 50d815e0fde7f08f
281: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 43cb7d156d4e1a66
282: 4 lay kicking
   DM-2 laid {'seat': 3, 'card': 10} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 715eb2447d1c4cca
283: 6 lay hustle
   DM-2 laid {'seat': 5, 'card': 9} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 485f321317ae0086
284: 5 lay bone patches
   DM-2 laid {'seat': 4, 'card': 5} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = b53ca29819595dca
285: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = f95712135f4aee06
286: 2 target 5
   DM-A1 targets {'seat': 1, 'victim': 4, 'card': 11} (all)
   = 83551dedc732338d
287: * leapfrog, next 1
   DM-27 struck {'seat': 1, 'victim': 4, 'card': 1, 'dog': 0} (all) reveals
   = d1d3dbe9a40462f9
288: 2 leg
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   = 99f76ae503d450f3
289: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 0aa342c2a23976fa
290: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 8be34081da39f764
291: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 2} (all)
   = 28db8cad7f602c36
292: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = e0ed6fa9097233d1
293: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 69378cb18c1ff7cf
294: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = 531fe46e2c23a598
295: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 5696a3a59f23bd74
296: 3 stop
   = ec8fffb9eb853584
297: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 4f491276329f9fb0
298: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 7096c3aecc146822
299: 4 action
   DM-T2 acts {'seat': 3, 'card': 10} (all) reveals
   = 5226c616a39319f5
300: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 10} (all)
   = 71c9a5bd0db37c78
301: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 4bc735efc2cb5948
302: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 9f7e0b5fe68b8665
303: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 1d577649ae67285c
304: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 2} (all)
   = d1a593a915009f37
305: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 2e4f2c51e6523f07
306: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 5895f2a5bc2a207c
307: 6 go 1
   DM-12 walked {'seat': 5, 'field': 1} (all)
   = ff69550b7d95fd5e
308: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 0df8034ee111d414
309: 5 action
   DM-T2 acts {'seat': 4, 'card': 5} (all) reveals
   DM-29 mended {'seat': 4, 'limb': 186} (all)
   = 1c350ca92542d90a
310: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 5e16565c02b33643
311: * kicking, next 2
   DM-6 drew {'seat': 4, 'card': 10, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 41abf1a2da974406
312: 2 discard dodge
   DM-11 discarded {'seat': 1, 'card': 0} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = c3309b84d07b114d
313: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = c24d06682079cb9d
314: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = c011fa37ad46f46c
315: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 739395867792c1df
316: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 358ccc1037e96bf2
317: 1 discard skull
   DM-11 discarded {'seat': 0, 'card': 13} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 8e4bfbfeac8d8b41
318: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 396eac1fd0a3ab56
319: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 69dab9bfe72653cc
320: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 1c78dcbba603bf7e
321: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 487e1989f80ac915
322: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 619fec0908b5c550
323: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = bab0e4b37a7e91d6
324: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 2af60a32062f3206
325: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 67916ba0493837b8
326: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = a28b1ad6d4a1f2f4
327: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 24c5cd70a37a32cf
328: 4 discard holding
   DM-11 discarded {'seat': 3, 'card': 3} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 7e00af114e6079eb
329: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 828b4d66fc008da2
330: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 8eedde2a1cd14c24
331: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 846d7088382f80ef
332: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = a03de1b8be241106
333: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = d66e18d3438b0d74
334: 5 discard kicking
   DM-11 discarded {'seat': 4, 'card': 10} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = aaa97abc300ab03c
335: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 48dab3228040756b
336: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-42 ended {'ending': 'round-limit'} (all)
   = 594ce4638377f7a5
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0; 5 place 1 points 0; 6 place 1 points 0
