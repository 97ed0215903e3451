   = 64ec815eee7ef1ae
1: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 566a179ea7b43724
2: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 872630772fc98d83
3: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = a3a451f5f3b6b4f1
4: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 12dc9f04fa05b934
5: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = e1830e4be513458d
6: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 30e51adad27bb2b8
7: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = c2bb29de51b93600
8: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = f661f9c15b5d5f26
9: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 53bbb8096b7e85d3
10: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = b66e8215ffa0ee0b
11: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 6c9ed126f50a0348
12: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 5114d42e0588e947
13: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = ca82a9b6b199d341
14: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 9d72d20cab7e9dfd
15: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = aabe9848bbdec193
16: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 0f3fa4225ce22873
17: * bone patches, next 1
   DM-6 drew {'seat': 3, 'card': 5, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = 8d00c6b2bda33ce7
18: * following, next 2
   DM-6 drew {'seat': 4, 'card': 6, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = b63fd497979fc7f7
19: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 45bfb69bbab0154a
20: * hustle, next 1
   DM-6 drew {'seat': 4, 'card': 9, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 1} (but (4,)) reveals
   = 5663faa13966c317
21: * cartwheel, next 2
   DM-6 drew {'seat': 4, 'card': 8, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = 7cdca221f43a8a99
22: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 69ca87e0e1ad02d9
23: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 37e82eca3cd2647e
24: * bone patches, next 3
   DM-6 drew {'seat': 5, 'card': 5, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 88a7a2c1c700e7ba
25: * bone patches, next 1
   DM-6 drew {'seat': 5, 'card': 5, 'top': 1} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 1} (but (5,)) reveals
   DM-1 round {'number': 1, 'order': (4, 0, 1, 3, 2, 5)} (all)
   = aa63419e11bf37c7
26: 5 lay following
   DM-2 laid {'seat': 4, 'card': 6} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 4e8db59116c9675d
27: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 6d4c0c6cf83754a8
28: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ba3b7fde1de68507
29: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = cc68cbd940342842
30: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ac51e520527fba64
31: 6 lay flowerpot
   DM-2 laid {'seat': 5, 'card': 12} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 5a41e4bedfde75d1
32: 5 action
   DM-T2 acts {'seat': 4, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 6} (all)
   = ce8f839024880191
33: * leapfrog, next 3
   DM-6 drew {'seat': 4, 'card': 1, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 3} (but (4,)) reveals
   = b04f2480cadfd3de
34: * skull, next 1
   DM-6 drew {'seat': 4, 'card': 13, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = ef949351c604e48f
35: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 2} (all)
   = 5aeab49a539aeed8
36: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d4d929cf696039db
37: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 760751e614e4712c
38: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = fc4e53470bc17799
39: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 9bcf0beb7c3a16a0
40: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = efb023ef68b1dea6
41: 4 action
   DM-T2 acts {'seat': 3, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 5} (all)
   = 70df2929efa5b763
42: * dodge, next 1
   DM-6 drew {'seat': 3, 'card': 0, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = 080a9c823e627c6e
43: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 8ecde4a5e3c6316d
44: 3 action
   DM-T2 acts {'seat': 2, 'card': 13} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 13} (all)
   = 3e6296547cac671d
45: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = d62b289fc75e8519
46: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 0ee19070d61cd0a3
47: 6 action
   DM-T2 acts {'seat': 5, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 5, 'card': 12} (all)
   = f7ffd65fc82fdf05
48: * holding, next 2
   DM-6 drew {'seat': 5, 'card': 3, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = ac23f4ff6bcfa0ef
49: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 2169483600016d77
50: 5 discard hustle
   DM-11 discarded {'seat': 4, 'card': 9} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 17dfb04d7595688e
51: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 89483bcd1647c8bc
52: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = cb030302508989ea
53: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = 6b27becac7a33f9a
54: 1 discard following
   DM-11 discarded {'seat': 0, 'card': 6} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 650d6e09aa568e55
55: 1 discard leapfrog
   DM-11 discarded {'seat': 0, 'card': 1} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 969e8d8608cef2e8
56: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 23717caff1dfc017
57: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 533719020d5cd242
58: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 78f6d0d50b7c71d5
59: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 05be254b567559c0
60: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c55d8c0a59c4dd96
61: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 03cbd118c4ecd8a5
62: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 11a8fb6afe58b4ee
63: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 4fe80b620aba508a
64: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 4b16c3d2da5c2aac
65: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 1a599eaa4dfd0642
66: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = f31f0a73326041dc
67: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 7f755850b36d17d3
68: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ffb5cca4bd967a07
69: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 1b9540fa3e71422c
70: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 24bf8de50819c91c
71: * bone patches, next 3
   DM-6 drew {'seat': 3, 'card': 5, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 34861e0a6d80f46b
72: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 4296dc2bbb5603aa
73: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 4fea33dd35a1243b
74: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 1da19d43598a5e66
75: 6 discard holding
   DM-11 discarded {'seat': 5, 'card': 3} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 27449b2f91ec5aa5
76: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = b06ce0f379770ed9
77: * snatching, next 2
   DM-6 drew {'seat': 5, 'card': 2, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 7e91dd3aeaf63406
78: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = bbe0adb571a8a4af
79: 6 discard flowerpot
   DM-11 discarded {'seat': 5, 'card': 12} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 98c61ed0bb6acfdf
80: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 4f4b6276fea0f81c
81: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 8e1d19c6491e11da
82: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = a25a5e22c77d739f
83: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = a252faaf5f07bcfc
84: 6 discard beating
   DM-11 discarded {'seat': 5, 'card': 7} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 07e5a959c1438353
85: 6 discard dodge
   DM-11 discarded {'seat': 5, 'card': 0} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 4820d4878d69aa87
86: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 9ae046b5d1ecdbc9
87: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   DM-1 round {'number': 2, 'order': (5, 0, 1, 4, 3, 2)} (all)
   = 0cdf6895eae62c6c
88: 6 lay beating
   DM-2 laid {'seat': 5, 'card': 7} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = d0f546b0121cb89b
89: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 42f985fbd09b2c09
90: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 0ce04e61a8d670b5
91: 5 lay cartwheel
   DM-2 laid {'seat': 4, 'card': 8} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 58853f90011f23f4
92: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = fdbd063f45540ef5
93: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = c1495b0f39d65889
94: 6 action
   DM-T2 acts {'seat': 5, 'card': 7} (all) reveals
   = 3d84ff0e98c586c2
95: 6 target 1
   DM-A1 targets {'seat': 5, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = a11d5b3d450945f5
96: * bone patches, next 2
   DM-6 drew {'seat': 5, 'card': 5, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 447694cce2b4418d
97: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 9074c43c265ea6b3
98: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 1374a7fac9be1f59
99: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = a2d15e44ad0ed599
100: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = e30845fca1717fc9
101: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 9e197cfb7d273af8
102: * bone patches, next 1
   DM-6 drew {'seat': 0, 'card': 5, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 089b85a300634795
103: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 25532ddbc35f6d2f
104: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 0de946a206197c79
105: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 746bb3fdd1c60088
106: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = fd7fee5bfca9bcbe
107: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 1} (all)
   = ea1e8a7389801349
108: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 939e3f74e38b4cbb
109: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = e34df6c0a19dfd02
110: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = d5dfdf680b37624d
111: 5 go 1
   DM-12 walked {'seat': 4, 'field': 1} (all)
   = 9345263ee637ad3a
112: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = d42b8b2f1700f47b
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = f10b82cc5b1299af
114: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 11ad25501db2bc10
115: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 4475eaf2e82bfb72
116: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = 432a2849a1d00980
117: 4 dog 12
   DM-32 led-dog {'seat': 3, 'field': 12} (all)
   = 0c85ab5ea03cf53d
118: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = b871a5cd5d34892d
119: * following, next 1
   DM-6 drew {'seat': 3, 'card': 6, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 98a217195e876339
120: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 5950e694c67286df
121: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 5227158d4982e6d7
122: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 3eaa97d46c5e26fc
123: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = 53928375962e5239
124: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = c6b382b6ea84e22b
125: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = 2ff3e36f982ce5bb
126: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 56e61bcc170b6144
127: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 8e26665c4adafcf4
128: 6 discard kicking
   DM-11 discarded {'seat': 5, 'card': 10} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 6e76be9c5e50ba0a
129: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = faf318e842b43789
130: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 092e3dfab77f8985
131: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 479a34f073c228ee
132: 1 discard bone patches
   DM-11 discarded {'seat': 0, 'card': 5} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = c273febfa345bccb
133: 1 discard beating
   DM-11 discarded {'seat': 0, 'card': 7} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 26489bcb626c95de
134: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 882cd3e4785c17cd
135: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = c23d2d7f602684dc
136: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 0348bd0cd1801711
137: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 90385f2b9c189c6c
138: 1 discard dodge
   DM-11 discarded {'seat': 0, 'card': 0} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 517dcca4c4ad4a5e
139: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 7418df850e5470e4
140: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 514392fcbd685cd0
141: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 83d65d5de3fdcb8c
142: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 82cd28ea45dfc168
143: 5 discard leapfrog
   DM-11 discarded {'seat': 4, 'card': 1} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = 41d7cd6d65f88b56
144: 5 discard skull
   DM-11 discarded {'seat': 4, 'card': 13} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = f92358fbea18eb5b
145: * holding, next 3
   DM-6 drew {'seat': 4, 'card': 3, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 3} (but (4,)) reveals
   = 5102a52d636d7977
146: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = cc30b75487eba531
147: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = ab4865fac79b6d4f
148: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 5e18a2893baee9a4
149: 4 discard bone patches
   DM-11 discarded {'seat': 3, 'card': 5} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 4642a1ec6e24acc8
150: * snatching, next 2
   DM-6 drew {'seat': 3, 'card': 2, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 99609469b8dacf19
151: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 0ad9ef1004ac3c07
152: 4 discard snatching
   DM-11 discarded {'seat': 3, 'card': 2} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = c01ea5800437abc1
153: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 383feba2319a2577
154: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 797e6b898e206797
155: 3 discard cartwheel
   DM-11 discarded {'seat': 2, 'card': 8} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = a82aaf0b992be54b
156: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 5778f7a903977f4f
157: * leapfrog, next 3
   DM-6 drew {'seat': 2, 'card': 1, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = ed9336104499aa0b
158: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 4a0d8f37d19b5991
159: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 81085c0449c9ef2f
160: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 995fa647606b3958
161: 3 discard leapfrog
   DM-11 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 6a56e5857e90f6f8
162: 3 discard snatching
   DM-11 discarded {'seat': 2, 'card': 2} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = b7ba1847bcf54add
163: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 8c13f3bb8139377c
164: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 4db82a19983b2f5e
165: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 1040418d54dae693
166: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = aef92081a7de416e
167: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   DM-1 round {'number': 3, 'order': (0, 2, 3, 5, 1, 4)} (all)
   = c60a8150bc85205b
168: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = f5cce4cf53ee6b0a
169: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 84e923f4f2da53e2
170: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 67361a5df8b43911
171: 6 lay snatching
   DM-2 laid {'seat': 5, 'card': 2} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = dfdee486bf400659
172: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 07b3c6c00ea7478d
173: 5 lay holding
   DM-2 laid {'seat': 4, 'card': 3} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 1} (but (4,))
   = c7e98134ee244648
174: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 3968d5226a978582
175: 1 target 6
   DM-A1 targets {'seat': 0, 'victim': 5, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 5, 'limb': 186} (all)
   = 80705429c9bfa751
176: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 37b6066a04ade98e
177: * header, next 0
   DM-6 drew {'seat': 0, 'card': 4, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 0} (but (0,)) reveals
   = 8dc0d72f0b95830b
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   DM-9 shuffled {'cards': 58} (all) reveals
   = 03909e2fe67c3dd1
179: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = ec412039d99ecf7d
180: * snatching, next 1
   DM-6 drew {'seat': 2, 'card': 2, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 8b28632913d18bc0
181: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = cc0946cb74597a22
182: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = de3710897975a8a0
183: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 7} (all)
   = a5597611cbdaf589
184: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = ce360535d627e3b3
185: * skull, next 2
   DM-6 drew {'seat': 3, 'card': 13, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 22cc5b630ca8feec
186: * beating, next 3
   DM-6 drew {'seat': 3, 'card': 7, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 146687d52b8418c0
187: 6 action
   DM-T2 acts {'seat': 5, 'card': 2} (all) reveals
   = f7c6515ea4443988
188: 6 target 5
   DM-A1 targets {'seat': 5, 'victim': 4, 'card': 2} (all)
   = c390505265a84fd8
189: 6 leg
   DM-20 snatched {'seat': 5, 'victim': 4, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   DM-29 mended {'seat': 5, 'limb': 186} (all)
   = c82e9976be01c4c7
190: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 21e9d32f78a47689
191: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = d977cea6f3e94097
192: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = a4678ba0c8c8cffc
193: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = aa3aa87f5a19a268
194: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 408bf1eb38887d0a
195: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = a86bca2d8d4884fb
196: 2 dog 11
   DM-32 led-dog {'seat': 1, 'field': 11} (all)
   = f110a0f9ac4fc2f9
197: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 5344682f58666fc9
198: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 2} (all)
   = 108f9c3da8abc963
199: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 91a8dc6c7531dfb4
200: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 4e4274d2fb063621
201: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 73379a15a275bf21
202: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 5f689c7e9469236b
203: 5 dog 12
   DM-32 led-dog {'seat': 4, 'field': 12} (all)
   = 2cae7866966a1f98
204: 5 go 2
   DM-12 walked {'seat': 4, 'field': 2} (all)
   = 2f772f8588401623
205: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 9495af9f4f9ec996
206: 1 discard hustle
   DM-11 discarded {'seat': 0, 'card': 9} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 5aafc48699dd74c9
207: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 9f9d6fcb94c61b00
208: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = e200929138739a0e
209: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ab8fc6be6ce2abe1
210: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 013ffb27282f4dd4
211: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 2a32cbd8143d5d6d
212: 4 discard skull
   DM-11 discarded {'seat': 3, 'card': 13} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = b1d494924e059a10
213: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = ac294ba5d3667385
214: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 10c8cc043353cb0d
215: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 79a0d9c60e651aae
216: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 567b7cee9e975c66
217: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 4be3aad0fd484f1f
218: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 32a32fe7b3f95e52
219: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 7888a8a73fbba644
220: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 0ccdadd921c6156c
221: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 09d4b4bbc14aa8e4
222: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 4, 'order': (0, 1, 3, 2, 5, 4)} (all)
   = d87ec849e18184ea
223: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e3799a35008b42f7
224: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1bcc065a5656338b
225: 4 lay snatching
   DM-2 laid {'seat': 3, 'card': 2} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 45039e561e14e158
226: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 11d88b77b1f38ab0
227: 6 lay dodge
   DM-2 laid {'seat': 5, 'card': 0} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = c8b1735028c32825
228: 5 lay snatching
   DM-2 laid {'seat': 4, 'card': 2} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = c9c9807e372dd2cc
229: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 2254ecb575e6baec
230: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 53704a1c17ec2072
231: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 13fab531f399f9af
232: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = e74c35481794bb67
233: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 2} (all)
   = 0ece6f8462ddb395
234: 2 arm
   DM-20 snatched {'seat': 1, 'victim': 3, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 185} (all)
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = ae8746f60380b209
235: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 47f4cccc15fa0e07
236: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 73b67d85ec298b9b
237: 4 action
   DM-T2 acts {'seat': 3, 'card': 2} (all) reveals
   = 5254aa44814073b5
238: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 2} (all)
   = 91742cc8a1290023
239: 4 arm
   DM-20 snatched {'seat': 3, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 3, 'limb': 185} (all)
   = 35eaa9d8cd46dc5d
240: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = acec899d554bb86e
241: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 4ac026905ab4f627
242: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 306541636671d5aa
243: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = fbb8dd00973d2a27
244: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 4d0d92ebcdc8fc3f
245: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 319e964d7ebbbe6a
246: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = 37a61ad17439a5a7
247: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 8138883640874c07
248: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = fbf3c10ac6271999
249: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 3} (all)
   = e3013cc3620d959d
250: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 6539ada5cc144537
251: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = a21294a7613c304c
252: 6 dog 12
   DM-32 led-dog {'seat': 5, 'field': 12} (all)
   = 86ca1a7c38fc9ce4
253: 6 dog 11
   DM-32 led-dog {'seat': 5, 'field': 11} (all)
   = 2df2581f8c439da2
254: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 16295a4e1570ceaf
255: * hustle, next 3
   DM-6 drew {'seat': 5, 'card': 9, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = b28ebbebc08db275
256: 5 action
   DM-T2 acts {'seat': 4, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 2} (all)
   = ec72e450ebda4625
257: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 5c195b71fe3ffc53
258: * following, next 1
   DM-6 drew {'seat': 4, 'card': 6, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 1} (but (4,)) reveals
   = e1a5d29b60ca9136
259: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 763fd9f13253439b
260: 1 discard snatching
   DM-11 discarded {'seat': 0, 'card': 2} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 19812c3092ac7199
261: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 48c0a4514a2e4008
262: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 1cf0358973bda71f
263: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 9471e701aa52eeb2
264: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 20a53f6a8365082c
265: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 5cd423794e63a563
266: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = ba868249c010e126
267: 4 discard leapfrog
   DM-11 discarded {'seat': 3, 'card': 1} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 82d6719def4b6e8d
268: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 99c5ceb3ca325db7
269: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = f47b6a078e9337f4
270: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 3b54e8d943661a2b
271: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 67d050c07021f6f3
272: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 8d2c11e47c2f3ee2
273: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = d1608643deeaf919
274: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = e1a1f1efe8500b15
275: 5 discard following
   DM-11 discarded {'seat': 4, 'card': 6} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = 5c992a7c8e2c1fc7
276: 5 discard snatching
   DM-11 discarded {'seat': 4, 'card': 2} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = d3905bb88cb89b28
277: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 5606673374405fb8
278: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 5, 'order': (1, 0, 2, 3, 5, 4)} (all)
   = fda3278cbfc4e23d
279: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 07313f3d54eee294
280: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 0fb7e69790cc6c20
281: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 81cee33d856c4db3
282: 4 lay kicking
   DM-2 laid {'seat': 3, 'card': 10} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = adadcf82aaad35b3
283: 6 lay hustle
   DM-2 laid {'seat': 5, 'card': 9} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = a53ced5e6b786e1b
284: 5 lay bone patches
   DM-2 laid {'seat': 4, 'card': 5} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = 05f1059414aef959
285: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = fd313a79715a6e66
286: 2 target 5
   DM-A1 targets {'seat': 1, 'victim': 4, 'card': 11} (all)
   = 129906fe8dfbb726
287: * leapfrog, next 1
   DM-27 struck {'seat': 1, 'victim': 4, 'card': 1, 'dog': 0} (all) reveals
   = 8d37b6dc72077d01
288: 2 leg
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   = dbbc2a0065511243
289: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 344ed155744f6cd8
290: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 3674f75e164e7b4f
291: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 2} (all)
   = 52dfca81be903c64
292: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 6a22220cf2812a5b
293: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 0ac4587c49a504de
294: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = 7af64a5144e9d351
295: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = ebfc1771beac6660
296: 3 stop
   = 2447961e5a401410
297: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 0f1c86d0bb82f807
298: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 4025c5d4dfaef0b3
299: 4 action
   DM-T2 acts {'seat': 3, 'card': 10} (all) reveals
   = cd80ce411923ffe3
300: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 10} (all)
   = e0eeddb94c79d858
301: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 216cd2a76ed0ce2c
302: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = ee29703bde9c605f
303: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = dae6c2b547a7cda7
304: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 2} (all)
   = ba5ebd75c5e35280
305: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = b2e4ce553e227e2e
306: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = d01fc4d3969b73c6
307: 6 go 1
   DM-12 walked {'seat': 5, 'field': 1} (all)
   = e3e9223fab1fadfe
308: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 005cfdb8c09fce82
309: 5 action
   DM-T2 acts {'seat': 4, 'card': 5} (all) reveals
   DM-29 mended {'seat': 4, 'limb': 186} (all)
   = 141d69b0abc86d1c
310: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 9730f61fd5b7eb7e
311: * kicking, next 2
   DM-6 drew {'seat': 4, 'card': 10, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 76db04af72338d92
312: 2 discard dodge
   DM-11 discarded {'seat': 1, 'card': 0} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = ed633c0ff1ab8ee8
313: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 3229ea697297c847
314: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 5e0ef29cf2377300
315: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 64a20ec4f9816832
316: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 278495aa60cabe12
317: 1 discard skull
   DM-11 discarded {'seat': 0, 'card': 13} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = ecd16184bf4a9c7c
318: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 01e7f30e3f75590e
319: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = a6cbfc49b7e78614
320: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 1874af0768119f9a
321: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 7daba374d5812d8f
322: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 27ca4c1dc76c53ac
323: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = bdeb35da1b29672e
324: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = e6d8916d53f44f18
325: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = d152458f5e3e08aa
326: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 7d63f383a3808f0d
327: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 4345e32f2e7dcfd5
328: 4 discard holding
   DM-11 discarded {'seat': 3, 'card': 3} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = c0125116a5476076
329: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = e361e22cce70cf41
330: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = ff21158f050200f9
331: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 158dcab8889f6bde
332: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = ce17b1bac67a9d2e
333: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = f96ae5fa39adf4a1
334: 5 discard kicking
   DM-11 discarded {'seat': 4, 'card': 10} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = a8e9822c5fa2916f
335: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 907070041e1faf99
336: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-42 ended {'ending': 'round-limit'} (all)
   = e4543b6e64410c41
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0; 5 place 1 points 0; 6 place 1 points 0
