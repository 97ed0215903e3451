   = 87ba044c7d93f79f
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = f00d22f2b623fa30
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 85d2539bb1088107
3: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = fa09302cc8f94e9c
4: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 49ef9b4894c6cbbb
5: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 96cbdb33eaf32491
6: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 8b670d587427fd02
7: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 6afa257b34166ec9
8: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 409a71dc028eda04
9: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 133011b02bd1aaf3
10: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = ab7d7b5a5717bc31
11: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = f2ab182e8b146af7
12: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = b72fa3c6811a61df
13: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   DM-1 round {'number': 1, 'order': (0, 2, 1)} (all)
   = 920c9df2cc083912
14: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 493ae9bdb75e4e66
15: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 95ddce2885d2a0f2
16: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 3193af40bd56cf0c
17: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = f98c66dfd5495fd2
18: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = c01e760a9d421773
19: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = fffe7f813a8609ee
20: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 1a0ec30325c6272d
21: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 6548bc57a97b8978
22: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 6ebbcee80d5158bc
23: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = 307e11a248400b74
24: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = a4c038c8d78a448b
25: 3 go 2
   DM-25 wheeled {'seat': 2, 'field': 2} (all)
   = 57031d109a72cd29
26: 3 go 3
   DM-25 wheeled {'seat': 2, 'field': 3} (all)
   DM-25 targets {'seat': 2, 'victim': 0, 'card': 8} (all)
   = ae08d39aa9c292b8
27: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = 336919e863b13c4c
28: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 3ea9a82acb58388a
29: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = fb98634bc90f9077
30: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 3463d993b657eade
31: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 00e42c150bd43aee
32: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 6093f330e7a1e0fa
33: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = b816634c1dbc0567
34: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = cda2412608c4bb3d
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a3c492244ebb251f
36: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 59381bf4cb6ea4b9
37: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 4fee8c09a2444551
38: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1, 2)} (all)
   = 512f3e50786356a6
39: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d9ba593fbbe70f4e
40: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = a99d074d506f9d50
41: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 6620799e0bd8823f
42: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 8680ab0a8ca2c8cd
43: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 13e1fe72100a87b8
44: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 33e94f6937a90c86
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 526250c473abcae8
46: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = e67db200ba807c53
47: * leapfrog, next 2
   DM-6 drew {'seat': 1, 'card': 1, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = df34ab51657996f9
48: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 1c3f0f429cc51af4
49: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 6581f79e43b97d29
50: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 8f05e3decc18cf3c
51: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = fb3d9b07e97ab239
52: 3 go 4
   DM-12 walked {'seat': 2, 'field': 4} (all)
   = 73534dad039368c1
53: 3 go 6
   DM-12 walked {'seat': 2, 'field': 6} (all)
   = 35c582c859d1e7d5
54: 3 go 7
   DM-12 walked {'seat': 2, 'field': 7} (all)
   = e9d86e6ccad9c5ad
55: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 3356b5ce07ceefaa
56: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 37ee6b22cd2af0db
57: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 3, 'order': (0, 1, 2)} (all)
   = c8bccba50b67479f
58: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 1889c4f7fcd670bc
59: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = c98de3c26cc850b7
60: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4b6e41d70f8c7bf2
61: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = eff8a93cfd1eacdb
62: 1 go 4
   DM-25 wheeled {'seat': 0, 'field': 4} (all)
   = 12fe8a0c622b52f5
63: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = e4d7875d01509341
64: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   DM-25 targets {'seat': 0, 'victim': 2, 'card': 8} (all)
   = 1c03ff6576de14a3
65: * hustle
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 9, 'dog': 0} (all) reveals
   = 09f3ff7070c47179
66: 1 leg
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 89154152f4784eed
67: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 4b32d762150e40f6
68: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 727cd1b582287f48
69: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = f7abd74dd65c7291
70: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = 5e7fc8c2811548ae
71: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 73dc726f8fa0bf89
72: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = be8079b668271f4a
73: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = 71e0c25126edfb97
74: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 11} (all)
   = d6d8b5ddc1c33dbf
75: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 1} (all)
   = 786d88526d3b0b25
76: * kicking
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = c8181b23c150791c
77: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 4da8f62e91d8303b
78: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = dbeb8fbf5f5d86bd
79: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 947416d3ead48a9a
80: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a53d20e3c511a872
81: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 5ca779a9af110935
82: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 4, 'order': (0, 2, 1)} (all)
   = c9e1ee5befa92fe1
83: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 9616f1c26a61a0cd
84: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 80930fe57473d0b5
85: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = affa68e7e7f31553
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 7128cd54daf8f4d2
87: 1 go 18
   DM-23 leapt {'seat': 0, 'field': 18} (all)
   = df655a418ffa127e
88: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 6a85d3580be13120
89: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 347cfa104f200bbb
90: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = eb8c19e6e9911af1
91: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 7} (all)
   = 1c5ddbf261e9a278
92: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = e4e8895b315ebc8e
93: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 0aac934d4e24b1da
94: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = a4219a33b311684c
95: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 18ef4ce4687c13f6
96: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = b78a3a09309a7da9
97: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 946d64e4e90d4c74
98: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a30dd6a6cb7aaadf
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ee11ecf6a1257df7
100: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 6db8952c37e0e56f
101: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = f39675f974280a74
102: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 0)} (all)
   = 05e7d62274083007
103: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = bd036c2e3bea90a7
104: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = febcb003bb85bacb
105: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = f879a9f4f59ff428
106: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 22a0fb2f3fdd1491
107: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 254dee1170f292a2
108: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 34e0b62f69f8d7c2
109: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 5983802e07e3dd7a
110: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 68a1f27ac399a9aa
111: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = e1e8a6558a4834fb
112: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = d66c53ce1e46e936
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 8a335bcea271d83d
114: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 38c512630c1c5e83
115: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = e331dbf751f77852
116: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   = c487576d510f9d48
117: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = a25a4c38089c4563
118: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 18a2bf8c7d258fd4
119: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = f040367e45ca21d4
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 55582c5ef9654966
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 1, 0)} (all)
   = 1b405d0e1f7c6c7f
122: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = cdb1f696d332b1c2
123: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 725d2286b39cfed3
124: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 60c3aef205d44e50
125: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = bf872a01abb57a4a
126: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 72cc4c7dc83b83d8
127: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = e7427684a6bd1ed0
128: 3 go 19
   DM-12 walked {'seat': 2, 'field': 19} (all)
   DM-35 festival {'seat': 2, 'festival': 0} (all)
   DM-36 digger {'field': 27} (all)
   = eb940a36cd3ae8d7
129: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 67fd4c2a2c4128f0
130: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 7dc4e2b11cb38af5
131: 2 music
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 187} (all)
   = fc4b8a57c19c998b
132: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = adc4edc97e01e052
133: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = f380ddde8dc4ac6f
134: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = e86505e6f22633b0
135: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 4fed574bdbf33b11
136: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = dcb29aa5fd445c44
137: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 8ac15118b5a4c1ad
138: 1 go 8
   DM-12 walked {'seat': 0, 'field': 8} (all)
   = 6b029c8633ff4242
139: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = fc0c08eccc4560dc
140: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 27a0fb6baa64e7cb
141: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1, 2)} (all)
   = 65f2ce0f54b31f2d
142: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = ddd3ea50425ad3d0
143: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 3180e96e3a6299da
144: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 5e35f4a421b28126
145: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 4d2f43b485eb23de
146: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = b3f78a0b5235766e
147: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = bd38a7250a68edff
148: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = f42395c9693a2e1a
149: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 8fe6787be83f5ed9
150: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = f884035d4d188d62
151: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = cf54384f51587042
152: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 54399f6ecdb4e0a2
153: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 6614a0397990dc07
154: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = fa6c1bcbac250c7d
155: 3 arm
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = 582894c67efe8b78
156: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = d70d2936a904233c
157: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 0159fe3f0f8db0b7
158: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 240057eb5299c1f6
159: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 37e1eb16a181fc5d
160: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 8, 'order': (0, 1, 2)} (all)
   = 9f3cdfd8b1aa45ab
161: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 287d74713188d3e4
162: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = fda70ed269992612
163: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 92ab0dd80cca7e60
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = ee7f3b464062acae
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = 457b5a0278ee30b7
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 2889c40f019a756b
167: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = f07f402a0bcf0b0b
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = bffcb169fc9082f7
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 2d108368eef7b63b
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 6490c8042961889f
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 6650956f3feb394f
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 2de38ee0c8e176e1
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 65d6cab29c636ffd
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = dbf3ca0c6a1607cb
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = b283fb54896304eb
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = de4720e8bb31262b
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 99bd86faec4a2d44
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2efd8de9ee54d936
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = da81bfe76dee1f7e
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = b8ab9a3b0db1f952
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 24ed966a6ce6a6fa
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e0b4f4fc95e54b67
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ebdb9f64ba14d43b
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = f8a52806054f6f51
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 247a815abc17d392
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 450403694ac235d9
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 162c0994bee9a7dc
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 9d3267ad40ce18e5
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 7537c8841abd8a6b
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 5ee38e88902a19dd
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 1fefafe46a663083
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = 4d2fc520f2f8400b
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = bf90452d8fdfc9e5
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 9211240d7a277d69
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 8ea7726837e29193
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 317613d8be7b55f0
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 803a62a117fb99b4
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 023e0d7c8ddfee96
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e9d04c1c2b56773c
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = 9d03249578dd8141
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = a588f147d651a3f7
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 789d31e55ab41c6d
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 04e3d753fc89a9ea
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = 6861af91783cf968
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = c4babb2e6a4d017f
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 4bdaa8f62eca0ca5
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = 0ce53bdba2c60395
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = b3d1217f11ea59b1
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 10a04834f54d3ba6
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = 6f0de66fb60fcdec
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = fb7a04ada20be8ae
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 8c74b5fa9cf199e7
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = f8adbbfff844e323
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 7c9ca9c6d839da8c
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 4ee21857b970f699
216: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 6a469d4076bb5c10
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 12813763f5954787
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = a840e6d6e8b1064a
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = 5e173313675ee81c
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 7f354effaca7ca0c
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = db9204de5e66d974
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 1d6bb50bbe82f870
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = a848da2e4eb72b53
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = f2dfa4278c809d6d
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 505c78f5d2b09f86
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 738302a24365889d
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 5bef190315dc849e
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 87164e38df350637
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 24cd2a81b8310161
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = e2f15d4e1a6033cf
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 477dbddf7f95b52f
232: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = af528b666f5da14b
233: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = b311ffb72920009f
234: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5c5da6ce9a63039d
235: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = 133875ae8a4fe988
236: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 530defa8fa6344e4
237: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 27aed0330e31b7f8
238: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 484972d17bbd5c33
239: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = fc1fa62b6f7834ef
240: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = 429cf2d443520832
241: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = a423e31914ae010c
242: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 99016dc4a33b8e81
243: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 4824eb875d4601b1
244: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 3ff999b8f25d7571
245: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = c58b895519dc2a27
246: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = bda2006410206bb3
247: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = f2d42f662a249dad
248: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = 91dd458b4336d792
249: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = d00ff7f1e9c82625
250: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 09512af02d4936a3
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 39d06c084103cb1e
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 6928e2332acb5cf3
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9ee20a4da6b4d710
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 28e482121858e5ca
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = 35507d759c706b5c
256: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e76b3855946eedd8
257: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = ed91c899c869a32d
258: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b57d04296e5f4c53
259: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 12} (all)
   = ab96ee229b481dd0
260: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 0197803076177964
261: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = d9d3694b039d912f
262: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 4fdd506b05b2de36
263: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = a2e6e9aa87551215
264: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8ac630f6314ec5f1
265: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = 2c5ae1ea7bc432f1
266: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 0dc7cfd341111451
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 209e407cfcf2a823
268: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = 8f82c4cf0fa48c3f
269: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = c734c466b537ca8e
270: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 2bd2a39863552901
271: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = ab4f0c5ce2961e6c
272: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7a29bc94ad1f45fb
273: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 354ac1de2674a850
274: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 2, 0)} (all)
   = f9ef086368a3a55f
275: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a64b9d9cbfd9ff92
276: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 00410c2a71d41ce0
277: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = ecb370b5f832b396
278: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = bea788dbe50d6b0c
279: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = ac69494aaa8a4988
280: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 0049eaae9b162483
281: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 234a41c155f35979
282: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 5ca938fa1c5b30ac
283: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = bf78f9d30f99f1e7
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 7989356f7ffa9101
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 7b143eb465686565
286: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = e9c7af50ad9481c8
287: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = cb56cdfa2bd52f16
288: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = af10567f292f269b
289: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = f7b5c8313c4f020a
290: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = fd15a60ac594321d
291: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = 029b0cb56c953c8f
292: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c3293d68d5cc3e5e
293: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = faa5cc1b69d33d92
294: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 15, 'order': (2, 0, 1)} (all)
   = 1bb654a8c858bdd6
295: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 3e602e437c6015a0
296: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c5ce6b5c6f3043a1
297: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = cda315073b8db2cd
298: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 44d92eb99052f846
299: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = e2a9bdb0cb68ef98
300: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 8043a3c73d8331dc
301: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 30753ea0243ab71d
302: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 10} (all)
   = 987fa2f352936b4b
303: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = ca594b6a01382e23
304: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 67bd52b8e6c7f44f
305: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = 9f266c48e8ee4b13
306: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 86da713a667744f2
307: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 4081b92ed7277c46
308: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 170e9c90454d4c37
309: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = d0a8551783361708
310: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0, 2)} (all)
   = bcf0ab58977b034a
311: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 7b2fc05e8c41d475
312: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 7c96cbd01b48788e
313: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 394488413f607916
314: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = f151d82253dcc492
315: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 46d6bd7347a5c7d0
316: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = b799a7c67573a298
317: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 74794a5b621f526a
318: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 30f5bfc71c3697dc
319: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = ab6c5484db8385bd
320: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   = 54871e6ccc1221c0
321: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 9ab9f7b830ac9dd7
322: * dodge, next 0
   DM-6 drew {'seat': 0, 'card': 0, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 0} (but (0,)) reveals
   = b2fbeba725f171ed
323: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = d7963087f76cb43e
324: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 941d9757393c44a1
325: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = f89277aeb0149ecd
326: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   = 631dd960f118eb59
327: 3 digger 5
   DM-37 digger {'field': 5} (all)
   = fed77d8ba815390d
328: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 684d45d6e8ce7f47
329: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7c6df23401696354
330: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (1, 0, 2)} (all)
   = b57cdee97ca40d38
331: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = db55605f927161c5
332: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 204bbf38ea1a050e
333: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 4956c990f96f37e6
334: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = c7ae827bef58ae92
335: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 0a230bb8b655aeeb
336: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = e2ebe368921b2215
337: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 19e644c95ed9477c
338: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 81206da49002f4ca
339: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 9ce88c793f1d38b8
340: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 3cfa44709da68d4c
341: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   DM-9 shuffled {'cards': 55} (all) reveals
   = 1cddc598d2759f4a
342: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 346278fd479515e6
343: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = fc1cc9aa1bdcf188
344: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d7126bb4473fa973
345: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 239db40e2bb46e9d
346: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 4092d27407fdb32b
347: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 0688acb61cae59f4
348: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = c1c8eeb26bdd770b
349: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = dd433f7acaf8dfd6
350: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7981a589bca5c414
351: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (1, 2, 0)} (all)
   = d0cb51eb142bad76
352: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 08c0eee0211faca5
353: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = c3691ffa98bd56e4
354: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 69913827b0754498
355: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 4b4880946305f1e6
356: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 9370dc37444565ca
357: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = 8c65da9438a86b88
358: * kicking
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   = 94693cb9addcb6c4
359: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = cef33f3a73793c88
360: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = b819a9d1a7126f0e
361: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = 0679a357e31b9b88
362: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = dc81348ced96e330
363: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 1361f2c918d16aae
364: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = df3d72a0a1f5ba2b
365: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = b7c4aa281704b060
366: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = b47512e3d3092085
367: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 43883b4f196b7133
368: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 8243b94521df23eb
369: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 87f9f5c4cba55b73
370: * kicking
   DM-33 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 1} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = c028dddbcf5921d4
371: 1 dog 30
   DM-33 put-dog {'seat': 0, 'field': 30} (all)
   = 449fee2d635c5dac
372: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = dd756eb6ed2d6da6
373: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = eb9846ff39dfa067
374: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1, 2)} (all)
   = f961d077e8235d00
375: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = c69eed945611de93
376: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = caab03c72b2e4383
377: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 1e3d7fb5f2217567
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 14} (all)
   = 60f3473e0d2c444e
379: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 39bf171f97fdb86c
380: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = f04fa363bd92a815
381: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 44ac3631302e20bd
382: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 51525f5007d59775
383: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = 83dd7013a032bc35
384: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = f0d9d8315e12c932
385: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 6} (all)
   = 46268c625c0e6ffb
386: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 516c76aa68d7f3d3
387: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 5a7fd6f823440490
388: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 234a0cf0f34a1d42
389: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = aa4cadb14ef0f782
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 20, 'order': (0, 1, 2)} (all)
   = 12058833a5f00f01
391: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 8f5e4b105083192b
392: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5fd1397268d77db4
393: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 33d8f9c142637faf
394: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 16} (all)
   = 517687d1cb8429fc
395: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 452138ff63bb7429
396: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 10936da1504fd368
397: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = fc8ffd5c3c81ed27
398: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 11} (all)
   = ad21bda880fba7fd
399: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 1} (all)
   = 5cb0514c28120cd4
400: * kicking
   DM-27 struck {'seat': 1, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 0568b70f3d221731
401: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 4362e136d0a9e908
402: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 9e558219c387e3bc
403: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 964df96a447e46bb
404: * cartwheel, next 1
   DM-6 drew {'seat': 2, 'card': 8, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = b24f82c17d5b484c
405: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 5f3c1e7b516fc571
406: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 9e951bafe270ef9b
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e1785576730d1047
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = cbade4f8d3c68fb5
409: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 21, 'order': (1, 0, 2)} (all)
   = f73660d16550ce22
410: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9ec7c3f07d91fbcc
411: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 960cae3cfd16972d
412: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = a90c63ddcc6c05bc
413: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 67cbf7a86c867e59
414: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = cb2496f158af0be8
415: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = 86b550b8957308b7
416: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = b58886d1f55ff0fa
417: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = b0c7a9d1e0327ec1
418: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 0} (all)
   = 6e053e87390c5b77
419: * cartwheel
   DM-33 struck {'seat': 1, 'victim': 2, 'card': 8, 'dog': 1} (all) reveals
   = 1d06498e789956b2
420: 2 dog 30
   DM-33 put-dog {'seat': 1, 'field': 30} (all)
   DM-HOLD went-along {'seat': 0, 'field': 25} (all)
   = 6f48e7a53a9d4259
421: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 72d7cbc5eedc6e04
422: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = c5f2abe01efaad6a
423: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 2c3e646931e72fe7
424: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 9e9590ee08f1a004
425: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 35f36018fed5caf3
426: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 0c908f07e19db3ec
427: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 66be37bca373da73
428: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 2b2160ed0744f141
429: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 54226ddf729725c2
430: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 5e75450745ef0d05
431: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ce844b1853a73b7f
432: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 22, 'order': (2, 1, 0)} (all)
   = 77038213a9c107e8
433: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 1c6eb88c4b3fa3f2
434: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = ac73084b92966f1f
435: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = bd98262c57b76200
436: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 6d6ebd759e00faac
437: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 91d4333e1dc2736f
438: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 61488e6bca6b8779
439: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = b2403d66634e12f5
440: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 637d61ddf39368de
441: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = 9058b024d1f69234
442: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 3fe9f3e0cb80ae60
443: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = c1ed1b5aced833db
444: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = a3c1d1c08d70c85d
445: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 44928997d6ee7754
446: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 271b9eca5f1205a4
447: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 01ab5f8585137521
448: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = febdf04e2d41b8bc
449: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 5974f9f4b53a8dc7
450: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 8be4c06a7a85cb5d
451: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4e8a5b3b7ea42b2e
452: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 298fd75cf3cb40df
453: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = e19f54b34feda1e2
454: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 8a7a84d10fa191d9
455: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = cfe94d6f73fbdc90
456: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 6a4f3cc4e73f17a1
457: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = 3166c59745525732
458: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = be090a486d576716
459: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = a11cdedbb3acb04e
460: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = ba88c534af5b7cea
461: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = bf62e824a80668ee
462: 2 banquet
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 189} (all)
   = caa1ae3a7c547aac
463: * cake, next 3
   DM-6 drew {'seat': 1, 'card': 11, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 2b965b502b716530
464: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 8290c7393be0aebb
465: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 06adacd6598c95b0
466: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 04f1e63189bc5b58
467: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = 4d0a23cdbd049fc5
468: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = a1bc9972e9abbbe8
469: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 6a3c6ad6fcbe7a21
470: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 9a6fbda84b4b5d82
471: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = db9c4bc552a603d6
472: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 777523b54a442cf8
473: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = ec952952f7dadc60
474: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (2, 1, 0)} (all)
   = f28759aa7a3a1b0b
475: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = a64d777aa09d556a
476: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 00a09ce27cdf4ecb
477: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = fedcbc429cc54d6e
478: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = e95a05099bf06098
479: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 14b41d842503b7d9
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 49d4d7216686a58e
481: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 00c3355e362d8d91
482: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 8bf05de40e94e3d6
483: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = fc9ced7a19c7d942
484: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = d89ac52b8c96a13d
485: 1 action
   DM-T2 acts {'seat': 0, 'card': 13} (all) reveals
   = 358ef92c2e267023
486: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 13} (all)
   = d7713b8c976a4fa6
487: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 5531cb6a75a99325
488: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = a06fa2c5a2173579
489: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = a5c86c3a60532515
490: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 15c70a61808c771a
491: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = dc3246320b009995
492: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 40bb4b0e515eb08d
493: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 25, 'order': (2, 1, 0)} (all)
   = 98285680238df146
494: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 30e4ad3bd721a5d6
495: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 65101672ed2f7aff
496: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 9bfba09fc9eb0f15
497: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 9dad7663c6f9a64d
498: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   = d596369cdc2c0353
499: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 2, 'back': 1} (all)
   = 84ebe8bc95de3529
500: * beating
   DM-33 struck {'seat': 2, 'victim': 2, 'card': 7, 'dog': 1} (all) reveals
   = 353e913da19ab582
501: 3 dog 31
   DM-33 put-dog {'seat': 2, 'field': 31} (all)
   = 374ee7d29760242f
502: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = ce7c50a6a8e432e0
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = ef0720362f81c1ab
504: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 5a0930ff588c0050
505: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 28, 'knocked': 1} (all)
   = 9d88ce346145a6bc
506: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = c321fc291325907a
507: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 2eface577619bc4d
508: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 9dcd886f55f063a7
509: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = fc89e3cd9f18ff47
510: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 89b8dcc70b620524
511: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 26, 'order': (2, 1, 0)} (all)
   = 2a81ce63798ce2fc
512: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 25e98bc8674215af
513: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d61e1f019f108f4f
514: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5c1ccc831c94a16e
515: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 838b0c5ea34d30d1
516: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 96e25be74697fc8a
517: * header, next 1
   DM-6 drew {'seat': 2, 'card': 4, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 4265ea9c4a09d186
518: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 5623cbf8cb3fa048
519: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 60d394a0654c85bc
520: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = da97800293eaf295
521: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 1132936448e73734
522: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = e2c418013b83ffeb
523: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 1e4c88bfcbd3f586
524: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 1a63b55e27fe479d
525: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = e6733cee4efa2714
526: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 9913fb1b775fe919
527: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 558e5788be14be84
528: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 765c8843b2ae7979
529: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 22d4a33f1dacfaf6
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 27, 'order': (2, 1, 0)} (all)
   = f1685c4a2142e789
531: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 0d2e81d5a8b7e1b3
532: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = cb6c98629ca203f8
533: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 790408fae05d074d
534: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 8531dfb73551c379
535: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = b53d42c35772e179
536: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = f7e56d812e1c300a
537: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 1938a5f24afd2392
538: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 89df1c227377c90f
539: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = fdca795a9a613f73
540: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = aacc2ead22938544
541: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = ba7ad0b11bd3daa6
542: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 2a23b7e72364b1a8
543: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 1bcde89750dbc57a
544: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 369a1821f63fe8e9
545: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = df22849be080a09d
546: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = b848623ebf230dff
547: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 07ea0535f77b1e8f
548: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 28, 'order': (2, 1, 0)} (all)
   = 01d24b45c46e5d77
549: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 903d96ac9c117aea
550: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = d0add8160cbc5938
551: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 1c66f456438caa0e
552: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = f6d23704a52f8c4d
553: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 4e0b2163723b8d38
554: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = 976e3aa2e00aa417
555: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 097fcb442b263708
556: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 29c8b2628d7f234b
557: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = 3bb63c1fb8bb64bf
558: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 6b7f6ee221d5012b
559: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 7331493f90edb1d4
560: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 47e5852dc86de658
561: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 824f00526a4dc301
562: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 29, 'order': (2, 1)} (all)
   = b599fa7f5c13f5b0
563: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 1cb7509f632488c3
564: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 41da5ab7c99ccc06
565: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = e9912ab67e8be44b
566: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 1e67cef47d6a037a
567: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = 3e2d58a0409f94b1
568: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = a6e0591f242b2742
569: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   = 89d4852c047e9051
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (2,)} (all)
   = b7f001f2a27a6557
571: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4d15620a444f2e48
572: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 4} (all)
   = bf6dd490e861418d
573: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 022cf82eb8aacafe
574: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 71be5adb29f150dc
575: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (2,)} (all)
   = e94ffc85ccf1c7f4
576: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = c356c102fe225c36
577: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 2544d252002bedc4
578: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = 7eac1e73e991bbad
579: 3 go 26
   DM-12 walked {'seat': 2, 'field': 26} (all)
   = a86b418029cdeb0f
580: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 0933983a44492efe
581: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 32, 'order': (2,)} (all)
   = 023624345ac02b8d
582: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = dece0aabfb5bebd6
583: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = bfd0acd74d7a5a9d
584: 3 go 27
   DM-12 walked {'seat': 2, 'field': 27} (all)
   = 61f89960968b5114
585: 3 go 28
   DM-12 walked {'seat': 2, 'field': 28} (all)
   = e50d525bee71294b
586: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 990933a72cfa9cec
587: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 33, 'order': (2,)} (all)
   = a1b83e263c407c27
588: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 107c05a7b7668078
589: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = e2a5498333ab899a
590: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 41bb0ecd59f71782
591: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 20ba2e399b977e6a
592: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 34, 'order': (2,)} (all)
   = 9cff25a8d40d279b
593: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 43b78bd9e702d502
594: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 693ccc1262ec214b
595: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 34e7247cc5de8af9
596: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 949ae316770390e9
597: * snatching, next 0
   DM-6 drew {'seat': 2, 'card': 2, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 0} (but (2,)) reveals
   = 2d74ca35669cbf9d
598: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 35, 'order': (2,)} (all)
   = 2b43bee3219326f3
599: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 8e5ceaec22b48585
600: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   = d295c4139a81b8fd
601: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 2, 'victim': 0, 'field': 32, 'knocked': 0} (all)
   DM-38 home {'seat': 2, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 7565b9e1568a1bde
1 place 1 points 13; 2 place 3 points 6; 3 place 2 points 8
