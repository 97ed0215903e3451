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
163: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 695222e321eb809e
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 69f58f25928046e3
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = a884f130f781ae73
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 07042146be3e2dec
167: * kicking
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 53b4520a5926ba7f
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = ec5c5ced845c3889
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 0473201b4fbfb774
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 4335acd82b49e8db
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 8fd357b7354406ab
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 4e178978349a8272
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = df68df892b532379
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = ee415e9c450cba45
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 97e7c7d18caeee81
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 7e1245f9d4cf76dc
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 8df300fc0cbd9b9a
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 227e1aad620d8667
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 55ee3ac30d3ae58a
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = 993e5f3ee422285d
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 917e785a752398fa
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 30706188964daee6
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = cae29e75de9ab168
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = c9977958f3f9fe58
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 350badfd94f8dd50
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 0f84bf8a78b6efae
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = d46954ef3fa27ae1
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 6579bcc3b334cc64
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 2c5cea0d74c5cbd1
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 4f4231945f7d3291
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = a24d41f1419027ee
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = 3245d548bd0149c8
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 5ae0e1d387cc9e51
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 4378efe68f23b79a
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 836bdbdd7241a3dd
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 27f5331c2b9249f2
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 2cba6c22d1035590
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 9581e25acf4bf025
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c83efa2b9902fc07
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = da6b99041e68cc0f
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = ab04cbe3c89fc696
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 09cc6a72b9c886e2
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 8176e5e33f5b85f3
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = 7c8aac7eeec83354
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 20d6d4dd4ae8e630
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 9ffd637742ba896a
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = 56f8a05dcdac09f3
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = 5019d703d03d2065
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 7b44bcf223eba318
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = d1e80bc8719b3e21
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 612315093c556ade
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 3ed9f8b6ad0bba27
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = 94d7f774fab1ec6f
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 5c4f7289cd18206f
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f201b71a973fdac4
216: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8c2f7b750f3f9cec
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = a826687137c07928
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 831de651aad47069
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = de75799f423c5609
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = a68273445477cdb7
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = cb59b5600cc0e44c
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = e360b1b19e37578e
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = 6d2ceeddc46602dc
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = 010693d2c14f1265
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 93451945028ed109
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 5178a3c4ccfa0252
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 875b76f61e47c236
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 5d17fec0d0e696fc
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 6486b716d887cd6e
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = a73224b510f1f4c5
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = cb4dc4224db750d3
232: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d96bbe9de1cad6d0
233: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1e1f3651256d2471
234: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = 5c76da4ffd230bfe
235: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a99c90c0c99614f2
236: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 4c1f785dc61651cc
237: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 82e56056d569bcd4
238: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = c89c8f3c30b318e5
239: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = 052001aa43298f79
240: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = b6074b25a01d0270
241: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 4e0b2f1b73cbbb91
242: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 080792e28fbdbb61
243: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = d85059378af3af50
244: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = d8c3e1e8524f7985
245: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = c7c62d7df768fcd6
246: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = e64f0ca0480fb4f3
247: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 03cb44333f393e2f
248: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 44b53628c63ee999
249: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 604b42799340d25c
250: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 4fd0fc9860eb436b
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 241e6e34b871c667
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = f5222c7633497bff
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 757c25b231fb3cd9
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 24019182ac5d8c93
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = 086aa2466153a6ce
256: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 52c6931eb5d96a01
257: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e6bfa25652f35aa1
258: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ad535fc6603d3b6d
259: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 2c35619719a1825d
260: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 1ba60b39aa6ee9d6
261: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = e48dfb6d5cb4160a
262: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 541e0e7aa0890438
263: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 32aa33f68584754b
264: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 7cf7ca44b64e1f9e
265: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 20ac060e2c415d03
266: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = f4fafce1682bcde6
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = d885c33811ccccc1
268: * cake, next 1
   DM-6 drew {'seat': 2, 'card': 11, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = fa57778061390e4f
269: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 7e6cc7ab605747fa
270: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = bbe51486478a9eae
271: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 796db590df929402
272: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 0, 2)} (all)
   = 5db0906306c80d8d
273: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 47c5ed4ad83acb3b
274: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5674e21a6a21f3f1
275: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 0dc6dce35498d287
276: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 11} (all)
   = 14e8b5dead8bc3dd
277: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = a76cee78693af33e
278: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 375f45d78a9a9b96
279: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 921f5ac39878c3e6
280: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 155165f2d27f46e4
281: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   = f292f6ea018c5e28
282: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 74e4df2cbedbe79f
283: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 482a7d6272899b67
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = cb033dfde5afac25
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 0761c9824f085b04
286: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = e8723c1c8af3a108
287: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = 0239df0e1cedf120
288: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 214ca5c687c87e49
289: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 27954887b067e0ff
290: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f6ed574ab825f836
291: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 15, 'order': (1, 2, 0)} (all)
   = 13463a53efcc6cc5
292: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 4da3378a7a79a1c5
293: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 5540d675b53e9e6d
294: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 7276e9bca1d8dbc4
295: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 70fdab20f1d79dea
296: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = f478735f2ce20340
297: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 0bbd18bb796e0973
298: * bone patches, next 0
   DM-6 drew {'seat': 1, 'card': 5, 'top': 0} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 0} (but (1,)) reveals
   = 20e9820696061f5f
299: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 455b9bd8cd0be0de
300: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 7c45f97788d9be9b
301: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 2104fbe33823190f
302: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 9da2d20074c66fc0
303: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 4e2237312acf1df6
304: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 4ed8d735b08c366f
305: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = d35519c8fe7f62e4
306: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = eb455655791cb96f
307: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = cbc309f8398a8fa6
308: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 16, 'order': (0, 1, 2)} (all)
   = 70d40930d828f51a
309: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 62e29d78425ea779
310: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = f9013f29c1e4d0ba
311: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 9f3301343e98c92c
312: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 116d81d458aa58e7
313: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 52f94d0a2f9c3e68
314: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 9501abf5a7aabcd1
315: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = ee1fa38ead3d5d13
316: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 22} (all)
   DM-9 shuffled {'cards': 52} (all) reveals
   = 9bfdd80daf20b9d8
317: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 10294724ff70a6d7
318: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 4c561860948b955e
319: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 71bd42b95208cc0e
320: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = d271e89a76e5a99e
321: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 11} (all)
   = 00b6c6afeba6c603
322: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = 9e09dea1d1e9d976
323: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 073d306bc7c53f40
324: * leapfrog, next 1
   DM-6 drew {'seat': 2, 'card': 1, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = a44a14c66447e40c
325: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = e85e26ae935dbbc6
326: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = fb5ecc09499cc400
327: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 061efd6258abdc43
328: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (0, 1, 2)} (all)
   = e6d2eb1069fc3074
329: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 70e4b624f0b1ea78
330: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 267430dd45239dca
331: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 5b447427a7ffcc9a
332: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 23} (all)
   = ae30fe79eb685acc
333: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = c5621472a9c2e636
334: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = d241d9115bf57529
335: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 7002440c80472606
336: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 5fb4f3dd12641c51
337: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 13843af52ded26e3
338: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 66ceb848d3ffd7d7
339: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 978c12c7736be169
340: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   = 28c906822f339d72
341: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 12} (all)
   = 768c6845c34f9e31
342: 3 back 1
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 0} (all)
   = 909fa967d41e9115
343: * leapfrog
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 1, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 2c667bfa38a68e7d
344: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 608dd4247766cf78
345: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 7e59c814995bf882
346: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ec11c7d4a74b1d52
347: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = f5f8dbb9b53bf8e8
348: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 877ba63c13530c3b
349: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (0, 2, 1)} (all)
   = 4fba87d4c897d049
350: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 7919eafb1f2a1d1f
351: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 9cc88947bac71c59
352: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 56d122eba7801565
353: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = 197cc3b0a5e1684c
354: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 927fb2351d00b1ba
355: * dodge, next 3
   DM-6 drew {'seat': 0, 'card': 0, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = e1fe5c35ba0c349f
356: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = be16b61145ab2e1c
357: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = f7453da316ea0d28
358: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 21e7eb5ee8f5a2ac
359: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = bd9b18e25debcd81
360: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 32b65c88356d461f
361: 3 discard header
   DM-7 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-7 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = a86c0d7ca8e2ed0a
362: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 432833ab979533c8
363: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = d67635dace4aa724
364: * dodge, next 1
   DM-6 drew {'seat': 1, 'card': 0, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = e1c60716f05e7d6e
365: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 8f2435f9752292a0
366: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 23887cabec5a0777
367: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e494a0f161bef1ca
368: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 19, 'order': (2, 0, 1)} (all)
   = be45c6fc9a4bd8cf
369: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = b5b8d286b5760c75
370: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = f1ec3c7ba25a4dd7
371: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 80a8430b413553a0
372: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = c9f3bd89f5cd7662
373: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 7} (all)
   = 03c6b51a5d8dfe9c
374: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = e090147ae2c4f13e
375: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 6881bda1802fbb87
376: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 75748e0f428cb475
377: 3 discard leapfrog
   DM-7 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-7 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 0711ef4fbf0ad6c4
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 00944831a87d9ac6
379: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 4bc68e37d8ed83a8
380: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = 70acc96955a5cbe1
381: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 9c525b901d1f5ea0
382: * cartwheel, next 3
   DM-6 drew {'seat': 0, 'card': 8, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 36e2babf6079de9f
383: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 01c33c8a4a9e24ba
384: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 5cfca94bd23e3cf6
385: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c8b406b797abe2e7
386: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 2449b1a492e22ab2
387: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   = 908327530b32506b
388: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 647386e9fe98be1b
389: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = 78e0fcb95d901ae5
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d8d590008a0d47d2
391: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7170aca1d26ae076
392: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (2, 0, 1)} (all)
   = 66676443bbf65810
393: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 5f1bf30d37770d64
394: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 936c20b5a1f7edbe
395: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = b244ac121d1838bd
396: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = cbd5672a9f9eea6c
397: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 720b9e51c90a8e7d
398: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 291cc3851fa21288
399: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = db998501a4fb78ab
400: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = b7280228bf92c9e2
401: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 63e22c6605bf8733
402: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 5881c71c066f0d20
403: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 199e98d2b1dad9d2
404: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = ed06d47953909a60
405: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 3016f88018ead70d
406: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 728f77c76076f70c
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 397cd63adc62345a
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 21, 'order': (1, 2, 0)} (all)
   = 7627849fba2b1f3f
409: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 3f0c5abae4bc2109
410: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 7d72b2848f81a367
411: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 3e5abc2f30b52b98
412: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 11} (all)
   = 9e995ed675d02dfe
413: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 0cfef3ca1c78cfbe
414: * holding, next 3
   DM-6 drew {'seat': 1, 'card': 3, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 9d57066c0a43ff30
415: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 888c8588b6621032
416: 2 hold
   DM-HOLD held {'seat': 1, 'victim': 2} (all) reveals
   = 321a45fdf2bc8919
417: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = 89a4dcdc2aaafeb8
418: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   DM-HOLD went-along {'seat': 1, 'field': 14} (all)
   = 9201481ec4fc235c
419: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 3c3dfeb9271f6e90
420: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 197a20439b40f9bd
421: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = de127086ac8cf560
422: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 46eef36a0b2668c9
423: 1 dog 13
   DM-32 led-dog {'seat': 0, 'field': 13} (all)
   = 8fc11aea0265903a
424: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 757c73bcd2bb8d88
425: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 702e1486df727a81
426: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5b60981b6f9ff31a
427: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 22, 'order': (1, 2, 0)} (all)
   = 766b53008938129a
428: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 27a54dc167f53d01
429: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 94376e7383baf526
430: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = b64242cb6d94f5b9
431: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 3b6fdc7ef273d9e0
432: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = ff2cef83be86a546
433: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = 8faabf1de50d24e7
434: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = e7a067213a85f494
435: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = db6a3e5fab7020be
436: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = cdec3aa8a3c6bc22
437: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = 3818cffb47b67ca3
438: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = b80cdb2e52db4a66
439: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 469a4a358b319910
440: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 38411cb2690d8ac5
441: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = 731f2e236e7fdfa5
442: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 595b1fd2b99fdb9e
443: 1 dog 14
   DM-32 led-dog {'seat': 0, 'field': 14} (all)
   = 8f8c031ed4f6fc2d
444: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 6d7edf21c8a1eb6f
445: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = c0bbfed47bea79cd
446: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = 2ce6ec333e69613d
447: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 0a0db5618e53b8c8
448: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a62b9fd8180d48ee
449: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 87b27b6caa365829
450: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 4806d46714311318
451: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = 8a1c24da47fdb420
452: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = 8f23fd4760be80d6
453: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 2} (all)
   = 4828e08fcd709abf
454: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 01b59bcd5b19417e
455: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 6eb0122cf911274d
456: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = f85a6a19d4e44169
457: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 9dbcc692e69cca42
458: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 0b7b19bb25fc27cc
459: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 550a41027b8a97d9
460: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = aefa73e48affd3fb
461: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a95bf656c94e4342
462: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (1, 0, 2)} (all)
   = 9cf920d4ccc7d9c4
463: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9cc0f16e64577468
464: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 643155789c7c6c8c
465: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 26613c504099d5a9
466: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = df3a6b161d30f8b0
467: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 5989c767db1b3f1c
468: * skull, next 3
   DM-6 drew {'seat': 1, 'card': 13, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 17dc8be9b658bdde
469: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 0efbe7012d1333a1
470: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = abac3c625fcda170
471: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 7b78c4d9d9dc3590
472: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 0b03276c8ba02c79
473: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 8b15a5e889994de2
474: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = c05e51d8fcf74302
475: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 11} (all)
   = 0ea083a20944e9e0
476: 3 back 1
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 0} (all)
   = 5231e2767cae9b6a
477: * cartwheel
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 8, 'dog': 0} (all) reveals
   = e476a59c459f608c
478: 3 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 580fe7f1a7f6c5cd
479: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 7ba36888a1ee9cf6
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 5427d0dcae53cec8
481: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 7ec5de9b01a87340
482: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a3ab0395671aa619
483: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = f351aae084293edb
484: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 337fd86e688c7d44
485: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 25, 'order': (1, 0, 2)} (all)
   = 497d82f9aa91da9c
486: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 8768f1b0a999f864
487: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e6c20012402ae399
488: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 258f635e07dcd4f7
489: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 83c3090aaa4ad857
490: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = ae440ab2b4c46a61
491: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = 5cab259a04f431c3
492: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 13ed30eb70b396c9
493: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 286cf3841a433161
494: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 6b4db133aa1e18e2
495: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = fa3267e7e45e0102
496: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = d01c2141d9cb8bf1
497: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = e08b1a990e8d8e6a
498: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 5c5590898e6a8d6c
499: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = 31d1b0fa1b8855e4
500: 3 go 26
   DM-25 wheeled {'seat': 2, 'field': 26} (all)
   = 03d533875e871394
501: 3 go 27
   DM-25 wheeled {'seat': 2, 'field': 27} (all)
   = 1e7d65c056d77e75
502: 3 go 28
   DM-25 wheeled {'seat': 2, 'field': 28} (all)
   = c9ae20d3de17fbbd
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 476116983faf6fa6
504: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = cff62a75cd1b2fbd
505: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = aab563e26f3134d6
506: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 90d93b6bb6adb834
507: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1ce1888321bea064
508: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 26, 'order': (0, 1, 2)} (all)
   = 58d4ee7f442fffa6
509: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 377e2fc7dec16d8a
510: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 6b8a16bdbf5566c8
511: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = d83b1950d38e6b2f
512: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 6fcbd160144dce9b
513: 1 go 25
   DM-25 wheeled {'seat': 0, 'field': 25} (all)
   = 20f8d01ae75d5c76
514: 1 go 26
   DM-25 wheeled {'seat': 0, 'field': 26} (all)
   = 8440f711ba4a4ec7
515: 1 go 27
   DM-25 wheeled {'seat': 0, 'field': 27} (all)
   = 59df38a04368694d
516: * following, next 2
   DM-6 drew {'seat': 0, 'card': 6, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 11b94e91b4a30fc9
517: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = c58d491a478f4ac1
518: 2 action
   DM-T2 acts {'seat': 1, 'card': 13} (all) reveals
   = d439d2df2f33d0d7
519: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 13} (all)
   = c6bc0cd44553cc9e
520: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = 4f3b99858130cf2b
521: * hustle
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 9, 'dog': 0} (all) reveals
   = 78ec7e0ab6b0b1fc
522: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = a2e8bd55a958dc5f
523: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 10454f28ec733055
524: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = de7eb1a2ef912a0a
525: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = c0ea66f911d36b73
526: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 7} (all)
   = 6dfd0ff1eff79552
527: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 644aa7d8d31f2592
528: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 6335022a01b7d3bb
529: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = b3a71bdf6d3886ad
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 0b38b1b48da9abe4
531: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9f91b340e7d65f15
532: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 27, 'order': (1, 0, 2)} (all)
   = 0b31bdf3b8a57765
533: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 87b17c07dd01931d
534: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e9af4d0fbd39bf6b
535: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 15e30307d6b3ea06
536: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 590c93db4d3328e1
537: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 27ee72910c20cd51
538: 2 dog 15
   DM-32 led-dog {'seat': 1, 'field': 15} (all)
   = 6caa883bae42ba2c
539: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = d5238ef2e54f62c1
540: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = bf27efcfb0742cf4
541: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 288a3334e20035a7
542: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 9ec4b2aadd140dec
543: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = da768854f352aee7
544: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = b1bd2138528a1636
545: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = 71f6d942de094c1e
546: 3 banquet
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 189} (all)
   = 558094b59641595e
547: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 2a3cf4f1ac79448c
548: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 7cb450ef456bca79
549: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 49bcc6a042aecc71
550: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f5da61c59d31f10c
551: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 28, 'order': (1, 0, 2)} (all)
   = 54a14b1cbadff44f
552: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 5f7d611be325cddf
553: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 0788f7a733bd256b
554: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 27971768ecaed71c
555: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 10} (all)
   = 54cfe719f81c7073
556: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = c5768e9fc794c165
557: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 25405aa171d352ff
558: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = d7be0bbcd8556782
559: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = d70a946d450b8e98
560: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = ecc54501daa83067
561: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 1ec81b5b6f7c3887
562: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 197b80610158709b
563: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = 06ed2e56aa207729
564: 3 music
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 187} (all)
   = 18aa1c0b7e87ae6e
565: * flowerpot, next 2
   DM-6 drew {'seat': 2, 'card': 12, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 9ae23c501ac7e217
566: * holding, next 0
   DM-6 drew {'seat': 2, 'card': 3, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 0} (but (2,)) reveals
   = 8831a50725022399
567: 3 discard header
   DM-7 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-7 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = f94ed517478cbfc8
568: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9fa5209809762a9d
569: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5a18889eefb8d76f
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 29, 'order': (1, 0, 2)} (all)
   = 4ab73266cf029b9f
571: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 342ba3e0984b6daf
572: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d78f12c8fc6c0b10
573: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = e625ab501b10d6ea
574: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = dcc2097e08482ba1
575: 2 go 26
   DM-12 walked {'seat': 1, 'field': 26} (all)
   = 3f7257599e4f0fdf
576: 2 dog 16
   DM-32 led-dog {'seat': 1, 'field': 16} (all)
   = fce67e26d0f68185
577: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = d6a037df8f93eeea
578: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = da57c6beefb4d9be
579: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   DM-9 shuffled {'cards': 49} (all) reveals
   = 8774745a44fb521d
580: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = b19aea65f5cf3bae
581: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 25fa197108cb87f5
582: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 381857e36ededa39
583: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = c9a9d08f2b1994b6
584: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 004328d04644eef7
585: * leapfrog, next 3
   DM-6 drew {'seat': 2, 'card': 1, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 82c2b76cf3415dbd
586: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 213282a543969e5b
587: 3 discard leapfrog
   DM-7 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-7 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = b21f9f689cf32b2f
588: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = ce0bbe09890136b9
589: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ec93b3ccc4ee5faf
590: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f2f016c326e9e7ff
591: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (1, 0, 2)} (all)
   = 2ab5b31e62113495
592: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = e6d5992e0be04ab6
593: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = a798ef98344fa94a
594: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 34c03e2f1acbc9b8
595: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 10} (all)
   = 4010e2c2ec243744
596: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 3565cb8866d55ad4
597: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 6ef080951c76eb24
598: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = f5fa67f1e7cf862f
599: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 2, 'field': 28, 'knocked': 1} (all)
   = 9c6e92cd31a482e2
600: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 846cd7cdc33aba03
601: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 2} (all)
   = d90415a87e0bb529
602: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f0cd2d5fccd5ce0d
603: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 549de97c6e5f453d
604: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (1, 2, 0)} (all)
   = 9e651a97130f23d9
605: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 1f5a4ee1d9077511
606: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 0ffd4b55399bc114
607: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = eb76faf8daacfc3b
608: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = b405b620c3bfdb48
609: 2 go 27
   DM-12 walked {'seat': 1, 'field': 27} (all)
   = 9b04c6dec4aba1e8
610: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 5dd2a22ffb83210d
611: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 2} (all) reveals
   = 20349365ac258378
612: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 95ab703a5df1a4ae
613: 3 go 32
   DM-12 walked {'seat': 2, 'field': 32} (all)
   DM-38 home {'seat': 2, 'place': 1} (all)
   DM-HOLD went-along {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 2} (all)
   = a95694bdc71038b3
614: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 32, 'order': (1,)} (all)
   = 01b6cbce621ca633
615: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 26a214aa8739db90
616: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 8} (all)
   = 2b70483d6bd99ae6
617: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 881dc9638272c6ec
618: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = cb146cca0f956175
619: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 33, 'order': (1,)} (all)
   = b2e56a426b98fc10
620: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = ab3d080d4b9529e6
621: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = bcedfffb163c26e2
622: 2 go 28
   DM-12 walked {'seat': 1, 'field': 28} (all)
   = a27533e2ffa865b5
623: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = 942110b61e2c404d
624: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = ccbeb34858051585
625: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 34, 'order': (1,)} (all)
   = 445d778043bf06ba
626: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 0ab06943f50c9514
627: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 69c13294a056aa14
628: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = db3e86253f1a95e8
629: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = 7a7295aa8fd23943
630: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 85ed3b10f7614907
631: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 2fca7b6158f70cf9
632: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 35, 'order': (1,)} (all)
   = e794a5fc966ecbb3
633: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 28030cfda6a977a0
634: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 6fabb2b3b7940f06
635: 2 go 32
   DM-12 walked {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = baa8b58c9c49c1db
1 place 3 points 8; 2 place 2 points 9; 3 place 1 points 10
