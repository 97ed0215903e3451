   = 78449a7c4a210fc0
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 29e98a5e114c25e9
2: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 6a3d79713dbd0ead
3: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = d48daccd91bdb7d7
4: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = a56f88001988777d
5: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = cabd127d49790718
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 7222bac24a633fec
7: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 00e3dca324a52f4e
8: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 87337a32990ec6ee
9: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = b79e013bf51659af
10: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 60f533531a1fe495
11: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = bc4c08de2e796357
12: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 58cdaa626b954995
13: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = c4d2bbcda3b92cf7
14: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 261dd3b68705cd8b
15: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = efe943aad9d574cf
16: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = d350436247624d1a
17: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = e6258c56c776333c
18: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 0735846dcce3ea50
19: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 304e3a2cdeeae1d1
20: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 867ff75bac7edd2e
21: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = dde57c1a57664a84
22: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 1feb08191b4b7b63
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 17af57bb88da8837
24: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = ea8a24a6250a4a8a
25: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 96f9657eef590303
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 941303883ca1c365
27: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = fc0545a9ccb2d6ee
28: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 74ea4cfa210196b0
29: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 4714c97c34116dc4
30: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 9c1ab2b4cb99a153
31: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = b079f37ead6c6fda
32: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 32a89f9abbeb4f79
33: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 07cb1e26d8624c0a
34: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 7d83cd8aca2ff9b2
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9ee3e8f0848e01e7
36: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 2f590b9db01a0ee9
37: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = bef11211cb39f245
38: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 97813de1ec9913a8
39: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 15e85db3c1f54463
40: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = 7fc0ca29d814d333
41: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 355b67e98eab6a25
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = f9cd41415f87bc29
43: 2 go 4
   DM-25 wheeled {'seat': 1, 'field': 4} (all)
   = dbe7e076826d1e17
44: 2 go 6
   DM-25 wheeled {'seat': 1, 'field': 6} (all)
   = 60b6a81fc80c6ed4
45: 2 go 7
   DM-25 wheeled {'seat': 1, 'field': 7} (all)
   DM-25 targets {'seat': 1, 'victim': 0, 'card': 8} (all)
   = 42f5e96959108cd6
46: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = 7a44aa7eacf98341
47: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 70fbfa05112f6f20
48: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 0d761ff9217caa84
49: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1daa15d52facc296
50: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (0, 1)} (all)
   = 5774e2a4b3572083
51: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 24fec36860702ee1
52: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = bff15f6b46554832
53: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 117efc9484e9e1c1
54: 1 go 8
   DM-23 leapt {'seat': 0, 'field': 8} (all)
   = 8b8d474b3f8db778
55: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = b7969e8b7e011ea3
56: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = cb2846a949cfd103
57: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 9f9372a2b02d81bd
58: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 6b1e7f400116792c
59: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 2993fb692ed1ace6
60: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 7938384a88a776b9
61: 2 go 19
   DM-12 walked {'seat': 1, 'field': 19} (all)
   DM-35 festival {'seat': 1, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 4103fd2d08debda6
62: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9e5f4e27443bef4a
63: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = fa96e01c36ef31a8
64: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 61a242f64e2715d1
65: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a98d284c5aace2ff
66: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = dde42fff4eb800bc
67: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 11de8bc14184d6bd
68: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = bd5a219abebbf2b6
69: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 183bf2e0c842913d
70: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = a4791e646339fb6b
71: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = d68f0c2faa0a8f8b
72: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 5dc834ccf53a4b74
73: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a356477bb5a5bcac
74: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 8a3303e400ca9b8a
75: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = dcddb01c855345e1
76: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 7187bdbf30edfcd5
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 10} (all)
   = fee0d78a6dc78f9f
78: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = e7d2a1c624a15fb1
79: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = a87abc7b02775c3d
80: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 2a49f1cd689985bc
81: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 4ba7ab7704924add
82: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 110ba1367e8ffff0
83: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 672cab92f9ec4dd9
84: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 1202ee6e4145c869
85: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 083199c43487e58a
86: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = 8395fa55b9d49905
87: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d31a37a38a4e7576
88: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 076654d5bda80b14
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 6939a03e489ea2d4
90: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 22416e6f0ec87f3d
91: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 2d896dd548b059e4
92: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 6e77197cee83898f
93: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 120ab6302d436bf3
94: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = 9808a314f098abab
95: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = da453bacc685026d
96: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 30334199e048a9b3
97: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = a7ea1b6e37b1180b
98: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c28a0674eff825a9
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (1, 0)} (all)
   = 86daed836e86e387
100: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = c5d8b0002e8a4a86
101: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = f5770fc76069ed7e
102: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 487e39749158fc45
103: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = b02926f84e5e256c
104: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 59022c58beb97575
105: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 76e20bbc3a13b1f5
106: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 19dd71411d507ef5
107: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 4822eb75c4d8ead6
108: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = bb689d832354efc4
109: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 80e84007b5d0be0d
110: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = f46cea62a6d9e7b6
111: 1 go 21
   DM-12 walked {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = a61f684d62af4c79
112: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ef07adbbdee24863
113: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = 471d4ad10dd10724
114: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d5599f7c78df9ea1
115: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = dafd4b06f2c27aab
116: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = bda4900fb78717e2
117: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 6fac869a38de92ce
118: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = d2127c048f63034e
119: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 660713c277c17001
120: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 499296e7d2fa5775
121: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = eecd09cd1e86b591
122: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 1d241cd49b1ea0d4
123: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = 04e66fac934a67b3
124: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c290094f4b6713bb
125: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (0, 1)} (all)
   = ae5d64675c38ec59
126: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 444a926151fe5b27
127: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 7af814b9d7887900
128: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 3fff98034245951d
129: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = fc91af4c0a097177
130: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = c56e285fb3d2aab8
131: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 70e19bc012726676
132: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = ca861588fd75bd50
133: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 225e867387f26840
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 359460cc9900fe0d
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 72959806a363d46e
136: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = eec0bee939308caa
137: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = da4d3cbcfe4d4ce8
138: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 334b7a2649707744
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = c2510b54269ce931
140: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = b33f273ba120639a
141: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = c04d7bf712b3c788
142: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 43a2358019938203
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = 210aa4812dce3038
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 87c17a505e86cc9f
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 6206f8eb12daa760
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2b3efd182a5ccc5c
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = 7d1a9ea1a7616bee
148: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a4c529b5f56a479a
149: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 675398cb46efa14b
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 7484bf8f6784500b
151: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 76042c1ecba17096
152: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = f4055d332ee21614
153: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 2dee7f9b084a7af3
154: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 45c33162bb452c5e
155: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 7a88900ebfc19058
156: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = d049557d1619de35
157: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 3cc86abb28ba5ea8
158: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = b5db161c7ce11c14
159: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 65f07f65b28bb710
160: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = 748023cadced56e9
161: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = a668bc5ebe24306d
162: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 7dfd566c2333d7aa
163: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 8a0c38740a2476ba
164: * skull, next 3
   DM-6 drew {'seat': 0, 'card': 13, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 67fbffb97880da28
165: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 5612885b6a920a32
166: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 4ed0669ccb69f814
167: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = f35b76eb01efa864
168: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 17279729f4f05f78
169: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = e0ce23763c18ff7d
170: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = fce3cb2dd27115a1
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 4d2a544c47b3c7ce
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = b68399353377acb3
173: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e11ca3420a7ddd8e
174: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = c713ebffad1d8a8b
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = dd9c909cf3a087f9
176: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 8fa79b31eb8b3804
177: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = eb1c5bd044eed3a3
178: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = ecebcdd2c3726622
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 53b52adda293f4c9
180: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = d98e9b1b51ad3b87
181: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 724b7810dc94caf8
182: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = c4319710d47a768f
183: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 08d098482850788c
184: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (0, 1)} (all)
   = abe6023b2a180592
185: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 82614555d617e827
186: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 785bc517031382fc
187: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = af1a200aa86df7e4
188: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = cd8b2be23b9d301f
189: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 741f171315647a7a
190: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = 5ccdf7a0c3a7e956
191: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = ac020132bedf3ae3
192: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 9389a94d0bc31538
193: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 6c447772cfe31745
194: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 683f57c204914db8
195: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f8636443f42113f2
196: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = a9543a4ea58da8bc
197: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = fde285c78eb2721d
198: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e2d1a0093fc58815
199: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 1cb079b9e43f6ca8
200: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = b7d4062899468a69
201: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = ab4a160361a1e953
202: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 168c356563ca7794
203: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 8e4200878eaf377f
204: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 766e70d524471a9b
205: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = d8edac80cf434f75
206: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c33509296cf6590c
207: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = c9db7725c7ac2df5
208: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 1a338c32ef570047
209: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d09ba95f3e316275
210: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d3cc8d300570f043
211: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = b6ad6403e472d1fa
212: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a6a86011e7235fae
213: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = bce9459ac0cd4def
214: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 1d26161f0e0b2268
215: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = d01df418ac0cb6af
216: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 5de884b32a2757ed
217: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 0d58e645026d021d
218: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a98024cae2e67f47
219: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = dfc73c8cb87bd30b
220: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 18, 'order': (1, 0)} (all)
   = e223c421ee5d2576
221: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = a1f9b14df9eec8af
222: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 984ff0c8362546b3
223: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 28} (all)
   = 658cb88c6b5422d2
224: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = c21ed7d38f8bc332
225: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 77e66d0bb6d5593e
226: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 6713ac783cd9ebff
227: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 312c410fa00630eb
228: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = c2dd3665e9fa0455
229: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 7345974f8e6b1bad
230: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 17b4391e5057af1a
231: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4d75aaf676f4ec83
232: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1)} (all)
   = c3700ec86100aab1
233: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d4eb5d6851e9f05e
234: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9268c5b67713c25a
235: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = eda02bb85bbf4270
236: 1 go 32
   DM-25 wheeled {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 742018f900c28c03
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 317d9234ed8d540d
238: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 86cd8931eea222cd
239: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 47087755d8e85848
240: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 20f5648ed1cee7c0
241: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 04e5c625631716d2
242: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = d669f4ae367b9593
243: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = eeee00ca58850d77
244: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 282c039abf14b2fa
245: 2 go 32
   DM-25 wheeled {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = ef8a360a33cc587f
1 place 2 points 7; 2 place 1 points 11
