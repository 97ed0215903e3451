   = 199242715e845c77
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 4e451aa19f52349d
2: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 0a7fad61d3f0423c
3: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 78f1f005a39d97f0
4: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 04ceb1f200def557
5: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 5deeeb4ed9fe8bd6
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 93f41afd04b7e56b
7: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 01d308c6f6ed583c
8: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 7add056873f79e4f
9: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = 619b851614c7efff
10: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = f8953e8fea440d26
11: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 610a448069544765
12: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 256f6c6879228a09
13: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 5123f40658b8836d
14: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = f4864b8ee37d2b49
15: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 456ff4990e35f011
16: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 15354f5b7c535f46
17: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 39ed69075628ab67
18: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = ec7e833aef24d7ae
19: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 923f8b997c598257
20: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = c0c6746d52f727a7
21: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 689a683723a3b39a
22: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 21ab73bad4296044
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 1561db9fe6170d3f
24: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 439477fc74bbbe7f
25: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 99cc3545276c29eb
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = bc91f3810a4fcfc9
27: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = fad663f1d7e989ea
28: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = eb15c47d7bdd8b76
29: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 4efb2f2fc413e499
30: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 765a56fa034f7bed
31: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 1ba98261c74ea778
32: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = d6cbbcb090fd1dde
33: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 214c29255d13b3ff
34: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 149c67cb4be857f3
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = dd3a5e58a8b456fe
36: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 2b07ee7e5c87a562
37: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 5bb9f3a70e45c103
38: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = c410665f626e6c02
39: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 963373324306b6fd
40: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = 2e40afd55595011c
41: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = cb90b7cd6cbf53a6
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = a6a23c8850aa3c64
43: 2 go 4
   DM-25 wheeled {'seat': 1, 'field': 4} (all)
   = 83172454bd5f32b5
44: 2 go 6
   DM-25 wheeled {'seat': 1, 'field': 6} (all)
   = 61bf222fe5649ec2
45: 2 go 7
   DM-25 wheeled {'seat': 1, 'field': 7} (all)
   DM-25 targets {'seat': 1, 'victim': 0, 'card': 8} (all)
   = 3a34907b52d885fd
46: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = 284cbf2ef257be86
47: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 187bd1a2b84fb88a
48: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = f1d05fc405ec77e5
49: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 3802b17175cb69f9
50: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (0, 1)} (all)
   = 504b3f8e9fb903b8
51: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 7c42a5431a82e708
52: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 2e4f5a9b85b5d314
53: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 78337d8627f9dc3c
54: 1 go 8
   DM-23 leapt {'seat': 0, 'field': 8} (all)
   = 2701aafa3647c0ec
55: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 468af144d12e2b43
56: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 37c4908cd98a365e
57: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = b3d6b2501b3bde1f
58: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = f2a2ccd4c7ca182c
59: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 2c55e6d273a44843
60: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 6fa3c346b68e8e8f
61: 2 go 19
   DM-12 walked {'seat': 1, 'field': 19} (all)
   DM-35 festival {'seat': 1, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = d56f05b49ec5aca8
62: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 86989e57894ec571
63: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 6da893af54ae8133
64: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = faadcebecdc3bc01
65: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = af789983f3b7bb65
66: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 3a98e2440fdeaccb
67: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 31b83ea50e5f1b76
68: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 67cc8106682e6101
69: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = b3642b95c92b76e9
70: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 242edbe95f9f5104
71: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 5217d19cf31b9e10
72: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 52314ca899882459
73: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 72f371a7fe1e0e7a
74: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = ecc004b01d053977
75: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 41afc342d2dd3a40
76: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 880b6b68adfc7c48
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 10} (all)
   = f2e320b5d588b73b
78: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 619f05d0e72303ba
79: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 18721019ba60aeef
80: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = d001fac7b1133bbf
81: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = c808dc8a846c6306
82: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 9f4cca262259b630
83: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 12328ff5b71ccc88
84: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 03209cee019925bc
85: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e85d134c48b2eb0b
86: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = 75c9283dbf8f0280
87: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 149e54c68c221261
88: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 8ca3798ecaf8069e
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 857fa976cb566801
90: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = edd4564263172227
91: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 0a9279f6a844057c
92: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = f65a4ba932894b2d
93: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 18a2bd8dd9edfebb
94: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = 0c3e4f2e10b336ca
95: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = aab5b9ee0c95b118
96: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = d007f7e047e2b046
97: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d1b50c1dc96bf5bb
98: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d2f5426361857a6c
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (1, 0)} (all)
   = bd7f65821b790ca7
100: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 423fda159a47631e
101: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 84ad3d9d955df6a2
102: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = bd83055472f9f6d8
103: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = cc5ff180bea36c46
104: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 1d4517c5eb674ba2
105: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 253100b0705756e1
106: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 4aab693f4a8ca526
107: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 26317f8039aded00
108: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = ae91631a8dff18ec
109: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = af3df4e87b8ed7d1
110: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = b7bdab18c2b84cb6
111: 1 go 21
   DM-12 walked {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = ac2f2ba36d6edca1
112: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 44eabce8fd3e5298
113: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = 7defa2fc69ed95cc
114: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = ec75fbc507c55e19
115: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 2f727a416b8c3c15
116: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = d6116b6411262ebd
117: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 2ba4aa5f0ed382d1
118: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = e6b8053ea77ce935
119: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 39b69bf9c490dabb
120: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 5311e55de933f267
121: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = e3aa8f45518f1c6c
122: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = e2bcbcc483d7fbae
123: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = 58ee853228973518
124: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 6b3236bd9e261d32
125: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (0, 1)} (all)
   = 2e1404aa287f4bcc
126: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = f4c9ff14de327d13
127: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 3f9f259eb62be780
128: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = dff524d110fad29e
129: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 82b1c64648cb317d
130: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 03ccb45e1468d100
131: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = cb8084cd6d0918c4
132: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = c4349f9a078bc01c
133: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = bb3f2674e69ee75b
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 77dcf331fe8d72e0
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 9be081f18c763e08
136: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 51179ecad2eded20
137: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = d9091ec73287f62e
138: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 874c632f4af2d3cc
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6ff5849a23462db2
140: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = ccd59396051a1d53
141: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 7f358480afe1c08a
142: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 2c2284a8d2c9d1d7
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = 7c7e170d7d7a8a02
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 0c50bb3b94d8892d
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 4d9335bb5282db4b
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 39348598b806f98a
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = 22eb079940c59fc6
148: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 9d97cccb28bd1b17
149: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 5b82bf343feb6fd1
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 23} (all)
   = 4df5823b3e9d6ebe
151: * bone patches, next 1
   DM-6 drew {'seat': 0, 'card': 5, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 94dd1c0092a9f8ca
152: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = f942ac153d34941c
153: 2 action
   DM-T2 acts {'seat': 1, 'card': 9} (all) reveals
   = 9f681e74d7e19996
154: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 9} (all)
   = e52ef041e2995e30
155: 2 push 22
   = 1f0cd90c5726d78a
156: 2 go 24
   DM-22 hustles {'seat': 1, 'victim': 0, 'pushed': 22, 'field': 24} (all)
   = 348412bc70834c43
157: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-22 hustled {'seat': 1, 'victim': 0, 'pushed': 22, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = bc2855171c2dbe8a
158: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = c1d76e56d71f957d
159: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 9aff6549fa0fbd64
160: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = e92b19453923859c
161: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5e5da6d248c17873
162: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = 59f2487e4f9513e6
163: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = a5016b0c3ca09630
164: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 15e39ef87e4fceb9
165: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 6b7e600a2e2aaadf
166: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = df298b3e0923ae68
167: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = e9eef09789640a69
168: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 96cd9a1837bf7cfa
169: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 405bb46ac9c5f9a5
170: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 8c2d1e17f9e20f59
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 0bbdda3b6c563139
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = 061596d8f4ff45a1
173: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 23704d480ed29a42
174: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 4f43610eb634ec8f
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = aae6e39ba1f08989
176: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = 52c61d6a0e1f12a4
177: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 1fe35ed7d1e0e9b2
178: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = 4f1fa01d80f86432
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 0998de01c1b6c523
180: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = cb40bb7c44f0451b
181: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = d79dfff63d1862c3
182: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 072f0d82525bc5a8
183: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (1, 0)} (all)
   = 6d3cc6a73c67b9f5
184: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 3fc40e3eb5dd52b5
185: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 773d852cfb4f1488
186: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = e7ad8640e7ad881f
187: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 2ad7644b2804d615
188: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = 03bc29eab687e059
189: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = d8733c7cd90b3972
190: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = ed28a82efbc351ef
191: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = fcb45bf0a91f212a
192: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 33159c15cfed935c
193: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = e8e4f7fb57a94e9a
194: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 812c19bffaf85eb4
195: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d3da7625661a9aa2
196: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = f301316a0c441961
197: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 7d33836ea8e72be8
198: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 385cea5f31b118d4
199: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = ed3f524edb72e1ad
200: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 634d6756fcf607e9
201: * cake, next 3
   DM-6 drew {'seat': 0, 'card': 11, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 4892d7abe7d5031b
202: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5e09665f5a5636fc
203: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 2b5f0041c25de9c2
204: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 7c5664402bbee7b2
205: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = bc251edb5c699259
206: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = be9e8d3102a244f0
207: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = d3014d80a401c356
208: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = eebad18f8f906469
209: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 8357409bb14a5656
210: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 4bb7f068270aa3aa
211: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = a4ef4e92d66e921b
212: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 18, 'order': (1,)} (all)
   = 3cdb9aaebc022731
213: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7e654b9059b87b2e
214: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = b8df8182710841c2
215: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 5837e3d4ab0d1536
216: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = a234a734ffad0418
217: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 19, 'order': (1,)} (all)
   = dd957df9b9b2f5f8
218: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a0162ba2e2b3102b
219: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = a8cb616abd9162e3
220: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = d6b0e7db3df26a64
221: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = 438cdb408059c55a
222: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 5ac74a17fe54458f
223: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = 2616361f85cbb59e
224: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5f0fc79ef6540ffc
225: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 1b314d05344e3b49
226: 2 go 26
   DM-12 walked {'seat': 1, 'field': 26} (all)
   = 63096264de96f6b2
227: 2 go 27
   DM-12 walked {'seat': 1, 'field': 27} (all)
   = f00a6b983e392ac0
228: 2 go 28
   DM-12 walked {'seat': 1, 'field': 28} (all)
   = a0e0a6e7fca7bb5f
229: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 21, 'order': (1,)} (all)
   = 18215bf6cfe4513e
230: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 77e8d9bd3cb0d505
231: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 1} (all)
   = c75733e216669df1
232: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = ad55231e61ec0c1c
233: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 1798a7f04e779f53
234: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = cc64513314748988
235: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 22, 'order': (1,)} (all)
   = ce1c3643c490a81b
236: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = cb4d87bdb8ddb9ed
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 10} (all)
   = e7c2b13823863b76
238: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = dc828ce750e0be13
239: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 9ce0bc8c71810238
240: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = d68e13b600c33c1e
241: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 23, 'order': (1,)} (all)
   = 14337c87bcea4430
242: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 469e92e41648da1e
243: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 9ba465df34e547a2
244: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 121813d2326b227f
245: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = 895302ec432b803d
246: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 13546b6c8dcccdaa
247: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 8e038ebe041e33d7
248: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 68ffed5af712aeab
249: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 24, 'order': (1,)} (all)
   = 5634e20c90efb8af
250: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 0dd724ab4d283a1e
251: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 4b60516990757ed0
252: 2 go 32
   DM-12 walked {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 19e36c77b024a8a9
1 place 2 points 7; 2 place 1 points 11
