   = 161ebe2b5bf8e8f1
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = c679dc50c8e6c7fc
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 39592a074c6854de
3: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 8d0b851165a89595
4: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 375ad6662e820b93
5: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = f8fe5438648f4d4e
6: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 7320af48b84be597
7: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 83bbd5732ca334de
8: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 9c9aacd0bfc54875
9: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 5600ffa9fbdf8d53
10: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 46acf0a336ac3298
11: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 59d755f757cd4517
12: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 156896780eee5289
13: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   DM-1 round {'number': 1, 'order': (0, 2, 1)} (all)
   = 65ceecd75eb4663b
14: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 3b8abe2fb31322c1
15: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 8d36401351a31fa6
16: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 01e3cbde1af1e808
17: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 6521acb6bd7f2c0c
18: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 54c4d644ad8f1522
19: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = e8911f0edf8c772e
20: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = c12ddf9ab9a3d421
21: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 56543cf236126e4f
22: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = ee7ec3f7fa517073
23: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = f375c0c99ce835ff
24: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 1bdc60e40524f1c5
25: 3 go 2
   DM-25 wheeled {'seat': 2, 'field': 2} (all)
   = 2cf4dcae45e33481
26: 3 go 3
   DM-25 wheeled {'seat': 2, 'field': 3} (all)
   DM-25 targets {'seat': 2, 'victim': 0, 'card': 8} (all)
   = 753fc1e7330ef62e
27: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = 33ab8833637101d5
28: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = c57dae1ac8de8f3d
29: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 8d9171bf1fe196e2
30: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 4e8284b3041bbd0e
31: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = df928907a35c8cc7
32: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 40ed10bf0581ea2e
33: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = a75d342e80515564
34: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 828d5f4385618e86
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2adea5fb40d30957
36: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 74934dbb740d344c
37: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 00198d86d1add848
38: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1, 2)} (all)
   = 9901dc3657fb0f2b
39: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 0caf6abdbd5c8762
40: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 2f1e8fb64ef1db67
41: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 8d5c87ada21e86cf
42: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 8b0ae742fbd940fa
43: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = a0d36ae99a43555c
44: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 6a2b00c755a804c7
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = f9d60b6e0581b1d1
46: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = f981c617acea0ed7
47: * leapfrog, next 2
   DM-6 drew {'seat': 1, 'card': 1, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 71a12a22b1153bc8
48: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = fc4e090d4d169774
49: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = f026efd3d17fcb5e
50: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 09a2b3834cc62421
51: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = fd0c5c66db2c5da1
52: 3 go 4
   DM-12 walked {'seat': 2, 'field': 4} (all)
   = d13adba7e375f4f0
53: 3 go 6
   DM-12 walked {'seat': 2, 'field': 6} (all)
   = 2b318c7307990ebc
54: 3 go 7
   DM-12 walked {'seat': 2, 'field': 7} (all)
   = fb5007c2ba1044f6
55: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 35d8e9ae16ea5d67
56: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5c149fe0ad70774c
57: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 3, 'order': (0, 1, 2)} (all)
   = ee938fe78d86a4b3
58: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = df3a2d3090ebeb4a
59: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 058701a9484e43b8
60: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 51013dfe325f2056
61: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 9a06f67e5b7e31e1
62: 1 go 4
   DM-25 wheeled {'seat': 0, 'field': 4} (all)
   = a408b9b0c111ebc6
63: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = d9d6ffcb21c7c1f3
64: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   DM-25 targets {'seat': 0, 'victim': 2, 'card': 8} (all)
   = 76ba837dcb2b897d
65: * hustle
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 9, 'dog': 0} (all) reveals
   = 87bbfd5bb15c3182
66: 1 leg
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 66a1de8efc087b38
67: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 62ed6f0145e3e5a8
68: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d52df63ce1208d50
69: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = 026a810f017dbf08
70: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = 85f20ec9ead358c5
71: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = e7cef2d8f7c28748
72: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 2f21c5539449228c
73: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = 86f7e67da34b8542
74: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 11} (all)
   = 39b393e826fb7c47
75: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 1} (all)
   = 623b72ab64490da2
76: * kicking
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 19a0acfec124d920
77: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = df22266cbeeefd9d
78: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 30f56df49394dca3
79: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c9725b1e9acab8b5
80: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = acb59f7548989b66
81: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = a8684cff97c0b708
82: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 4, 'order': (0, 2, 1)} (all)
   = e6ae2f73caa0ca33
83: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = c80bfc6a094c5196
84: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = fda3fecdffa9edf5
85: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = ccf7630d92047864
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = f13aee49ec0c2204
87: 1 go 18
   DM-23 leapt {'seat': 0, 'field': 18} (all)
   = 0c18c52fb84ea653
88: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = b49f024eb74e7da9
89: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 11ed6f82b985e78b
90: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = f4b266b28cbe737e
91: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 7} (all)
   = 2b58b0919f074b7b
92: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = ed65d16c696c9e62
93: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = f9eed3edbebfeb43
94: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 63c657cca47cb588
95: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 3dcea37a0432ed1b
96: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 123e5c49466df45b
97: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 2f15303de3dfb25b
98: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = bea2cbf8dd26228f
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9fb6e83ab2dcdfe8
100: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = ff4fbc6956f9b7d8
101: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = a9844babd5a09ea7
102: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 0)} (all)
   = eba9665393d43d6b
103: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 7830d20d0d555b89
104: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 2295e32ae24b9040
105: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 1c7cb588395dc2c3
106: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 81ec289055aeb676
107: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = ee143b29175231f2
108: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = ad01532a966f4d6f
109: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = b1238ed98df90ba6
110: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 53f7fde0be042854
111: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 8f405302a8e6ac65
112: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c963f8724eeecb0a
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = c96def0911d4d6a2
114: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 7d7da421b05c1ca4
115: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 7f760d32c6e82223
116: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   = 2f0945cbae076464
117: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 2d9c9d538bbb602c
118: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 6737819bf14daddf
119: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5785b4a9a6a93a58
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 891540714f66ffd5
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 1, 0)} (all)
   = 8bfc75f91ba3afff
122: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 46db2e59e50edb9a
123: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 334a81ebff53d073
124: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 426c79975901f278
125: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 95a20b0c4eb42efc
126: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 8a83d2113744a006
127: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = a10b235eaa190b42
128: 3 go 19
   DM-12 walked {'seat': 2, 'field': 19} (all)
   DM-35 festival {'seat': 2, 'festival': 0} (all)
   DM-36 digger {'field': 27} (all)
   = 0178509544db49b2
129: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 52a83c572e56a2c0
130: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 878184552863bdec
131: 2 music
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 187} (all)
   = 4f8d943391c51b09
132: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 3e3abeccebc59a92
133: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = eb989adc4c32ad1b
134: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 9bddfbf2c8eb0b41
135: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = c7eac5bc7c6d2658
136: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = e6997086aaec0e07
137: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = ffd2da650097ef32
138: 1 go 8
   DM-12 walked {'seat': 0, 'field': 8} (all)
   = 9cd19a1a0ba65ff5
139: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = a45ae20c9166c25a
140: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d135acd0e4052fde
141: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1, 2)} (all)
   = 3d482c4c0644b81a
142: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = ce1a8170daf302be
143: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7ea81a1982f2ab93
144: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 2e1e8e1bd7740556
145: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = ff36c573cd26514f
146: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = e94958b82be85445
147: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 9d205057c0dc1834
148: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = cf60ecb082468dce
149: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 1db8d20344096a56
150: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = b6beb8ec677c0f87
151: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = cadff2c1c6dd209d
152: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 848d2409108326f3
153: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = f736433115c5b083
154: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = ee4acea373e61588
155: 3 arm
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = 7f946494138f5b42
156: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 62a66910dc953696
157: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 20073150a2c4f9bc
158: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b6190b982c8d70f9
159: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0d4e1de065b9351e
160: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 8, 'order': (0, 1, 2)} (all)
   = 17153654dea265e6
161: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 22a2ce9661024465
162: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = fdfacbe826d619d2
163: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 0f7266d43d547a44
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = eac208681072aab9
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = 5426538fb2fb3c9c
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = f99bf6654e4e6d72
167: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 379805b5d2fa5d2b
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 719d32a1097d374a
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = ad97ac7a4bbf7cc9
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = d4261615d5ec5109
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 8e33b9d40760d557
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 6a9735747599f81c
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 3c52cf34db57e610
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 63d7cb3972f2829d
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = cac679a92dc0ce1f
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 0d8b8fde760c56a0
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 64f2708b6ae6da23
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = fb9e40abff6ac491
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 42a28553fcffcb9d
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = 384f9683fc7cf089
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = f750b7f0348208e1
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 82dc71fb8807f677
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 3cbe22ee9fa6b63a
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = 2346dec91a7a0d48
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = b24df5c7a7a35e6c
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 445e9a158fdecbe5
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 726536e0229512e7
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = fa127afd7f06822b
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = d0b7e44d478475c7
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = fec2f1757effc7cd
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 8cf74538926947a2
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = de76cc858a3221d3
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 1ac6ffb55dcd0ed6
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 00d7975e4b07800b
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 2b73b9435720b3c0
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 5c3a5b69d34a843c
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 815ae3ad7a5a80f4
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 514f62c42d491f8e
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 74306030fa6cbe12
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = c6c20c1887b7466e
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4a0ec3400b3e3503
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 30035d75f8689e2d
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6c99e423437b70a3
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = e0bd62496d65a18a
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 5db1be37763d4977
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = f94dce2e2382ad69
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = b2db4ea47cf1ed6d
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = 7384f1b4c2fb83a7
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 85bb7e5b74b440e8
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = 6035c2f81c514bdc
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 8ad6d301f2c63b3e
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e00e04f7c71c46aa
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = 1195bc0d933bcd02
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 621f7a718c344dd9
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = b36c4ec3682c185a
216: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 37fa64bd4e2cd8a7
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 94024c857100249b
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 3a455f57e57b73a9
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = db9b0c77aa75e4cf
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 887262c63022f04b
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 4191ebca1dbf981b
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = af866f258674bad9
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = c6ab4d0f818ddf19
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = 8f6bbc4d3a253c13
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = b7b5842a897a17bf
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = e23b5c62f5c7f547
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = b1293e78c844cb41
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 6dd4a748ad3434f4
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = b9edfef1b01e1249
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = c01fcf2da0019345
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 68dd754bf342ce40
232: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = a369a091db7b9ce1
233: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 1045f11462b3c5cd
234: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4d1cc2670355f686
235: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = 09e57438af14d922
236: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 78a78fc3218360d1
237: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = feec82d73b6b66f1
238: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 05fccb78c086f15d
239: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 4cc4d54d5eb3509f
240: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = 05df284350b6c321
241: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 1938d2817d651cf8
242: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 2f70a12f9917aa02
243: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = b23a71e1c33919d8
244: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = c0f91c086c72c875
245: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 5be9db7b9b4f8163
246: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 61c30f7326081ff0
247: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = 42496d8781081d7f
248: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = fe931a7fd43a3543
249: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = e34af024c84b1bd8
250: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 171f8c114e05dfc2
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 19edbd9c5668c9a0
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 4a39f37d067a3923
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 04adb501ea2b9160
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 065a8ee3f3a53ad0
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = 487fe32146762837
256: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = cd3ec1a7eab33189
257: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c7549d49677d9d5d
258: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 076b8cbbf1563242
259: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 12} (all)
   = f0a095930b3bed3e
260: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 0ce321ca3f5916bf
261: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = dd533a9eac5cd262
262: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 57841810b4f8c7db
263: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 6663d26daa888f77
264: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 0b3612e3a2dcbd25
265: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = a4f9de933f23e543
266: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = a513a077c4073a74
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 6c1c1671f5d0487e
268: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = 20eca4f72b821744
269: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 356db87ac8116d29
270: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 0d00f44ededbd022
271: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = c202f6a096a4a063
272: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = dd3e211b90d39e91
273: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = d33415f0e45a54c9
274: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 2, 0)} (all)
   = 325bcea8e8bc7a68
275: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 0863349e4fa36fce
276: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 833bb5b2ff1dd659
277: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = e2012afc5ae565c3
278: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 6a1ec3019087ef36
279: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = d4637287b19acde7
280: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = d3a1b2913a930b19
281: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 5ea8d89ee44a472c
282: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 6ee0d25e80d9d817
283: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = e3774b81663a3fc2
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 34eca4e560120240
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 6ca1c420b9610498
286: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 3ea2f8ef128bef29
287: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 58ed4c396a4ed1bc
288: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = ea9f5b5b50baee6b
289: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = a4364a320980b53a
290: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 77ec7d17b4fb52ef
291: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = a50b63b0be85a2d9
292: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 91083f912ce19eeb
293: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 870ffdc34755344f
294: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 15, 'order': (2, 0, 1)} (all)
   = dbdc2badaadd2088
295: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 47f1f4c03586322e
296: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 9ef9cbf0d1af8543
297: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = b91690dc104eeb61
298: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 35d491dd04e73a4d
299: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 806c6fc27ad4ce55
300: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = eddbf37d97afb244
301: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 9b4a1e1840b602f1
302: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 10} (all)
   = d9a0012303d10fa4
303: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = b561fd4733790bbc
304: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 7414468e1ff103d6
305: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = 842f3b270c72db39
306: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 1fbc9020aff83d94
307: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 58883b5dd239790b
308: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 3b958a7a784209cb
309: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 86037206cca4c387
310: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0, 2)} (all)
   = 8b10b8afe06b23ce
311: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 0036da278f536627
312: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 18a3c10c9c76736a
313: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 412aa993ee17c6c1
314: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 86dc10e383be2be3
315: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = ec01620bc0c282ce
316: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 6502d8731c546f37
317: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2d94820024c28e07
318: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = e3d66fdc6ac58667
319: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 30baec0d783c5b37
320: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   = 88bd8e6ee6345314
321: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = bfe6853dbe7dfdda
322: * dodge, next 0
   DM-6 drew {'seat': 0, 'card': 0, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 0} (but (0,)) reveals
   = fe43ed53d4234e5f
323: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 71a75131ffdf5c86
324: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = f3889f5e7bff5d18
325: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 4d8d758e104cff4a
326: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   = 0dfce3ebec3acf9e
327: 3 digger 5
   DM-37 digger {'field': 5} (all)
   = 8dd4594660ba1dca
328: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c841d4e8fc8aeb7d
329: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 803287bf47ee0a36
330: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (1, 0, 2)} (all)
   = b523f794f5d6ee5e
331: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 83730cde9d731d0b
332: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = fa8632602ddd3027
333: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 38b7a57b4df799f1
334: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 8c5323b401ed68db
335: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 7900f0ba865b94da
336: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 5210152775b3f51e
337: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = b53e5611a94e8f3c
338: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = ea9b5d6a30dc2575
339: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = a1bf79c5552822e2
340: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 56b0db9a97f91f32
341: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   DM-9 shuffled {'cards': 55} (all) reveals
   = ad304cae0a34376d
342: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = ad6827c351eb2cf8
343: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = d57c7fbd7925b56d
344: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 2b93fe414cf894b0
345: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = a3501bb9fb1ad8e7
346: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 6662d2053575324a
347: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = bf40e6786254133b
348: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = ede53ea82eb848f4
349: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = b848711c79fa2fe0
350: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = eddebc766a0a7ea2
351: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (1, 2, 0)} (all)
   = 1231cb94f535320e
352: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 7a7567a56bd7f8ba
353: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 1085e9f483467952
354: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 6fa23abe2a14857d
355: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 9aaa2e4d1225c01f
356: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 072ac758a5a9cd54
357: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = 45f2ee12b1c9d46a
358: * kicking
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   = 33c558af325a7595
359: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = b0a2389b5e776cc3
360: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 26110ee510576780
361: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = 094f5036bc24830f
362: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 5a27835a9c274ab5
363: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 09c6261a527b4bfd
364: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 515cd34f718c56c9
365: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 6d59ad5ae6172868
366: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 8eb70ccc8a4c859a
367: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 3633d8af65a9f790
368: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = c45ba4c1a28892d1
369: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 2f2dc3b76f5e4dde
370: * kicking
   DM-33 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 1} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = b4ae5deca596afac
371: 1 dog 30
   DM-33 put-dog {'seat': 0, 'field': 30} (all)
   = e0266929b0edc965
372: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c7a41e301d3a928c
373: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = b9c3f9e5f2739280
374: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1, 2)} (all)
   = ca7867b32788cd07
375: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 4d15511840d98446
376: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = 580fb22f5ce32285
377: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = aad50c215c4d8e2f
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 14} (all)
   = 10542cea10725a8b
379: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 7058e66d67e237b0
380: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 31c32f15e1094d0f
381: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = ce369adc97c76219
382: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 32d157c531dd352d
383: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = 8d860516babde7bc
384: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = 517e6e0b084c2bf0
385: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 6} (all)
   = e10594f5e45efca6
386: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = bb2a0df76ff923ed
387: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = ce8ed19a090c3156
388: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f61fbd1a2e1bd5b7
389: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c4c047176b072fc4
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 20, 'order': (0, 1, 2)} (all)
   = 4a002cc973e799e0
391: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 2712f434b4d577e9
392: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,)) reveals
   = ea44a20955b6674b
393: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 0041d0db9131ad2b
394: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 16} (all)
   = b2d003fefc71ace3
395: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 7fb2cf67241c8d79
396: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d09225efe84035de
397: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 6c3866bfac998fdc
398: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 11} (all)
   = 6daccbc91a0d6744
399: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 1} (all)
   = 219d857d4a7cc0e6
400: * kicking
   DM-27 struck {'seat': 1, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = f06e8ac976da9486
401: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 35983e3296e07a95
402: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = c1bf795fba6126a9
403: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = a79d1321a88f0250
404: * cartwheel, next 1
   DM-6 drew {'seat': 2, 'card': 8, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = fa8aa8dfafd50f0c
405: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 5d66e3d73570b916
406: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 1d31f0233e02dd1b
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1daf7307ca65a08e
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e12b6ced6954a831
409: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 21, 'order': (1, 0, 2)} (all)
   = e3d4021a4246822b
410: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 03abdf4ef810b21f
411: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 7c050146f6fc184f
412: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 3a39dd2badf613e8
413: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 59a3d26aba249e0b
414: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 594b553e35403c57
415: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = c9ab04f3b9b692c0
416: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = a7b277d499d72c47
417: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 39098132225e6e39
418: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 0} (all)
   = 5f77f41ae23fe631
419: * cartwheel
   DM-33 struck {'seat': 1, 'victim': 2, 'card': 8, 'dog': 1} (all) reveals
   = 3b00a24823b4bd81
420: 2 dog 30
   DM-33 put-dog {'seat': 1, 'field': 30} (all)
   DM-HOLD went-along {'seat': 0, 'field': 25} (all)
   = 2e05824dd8d37fb7
421: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = a74d182a13bcb91a
422: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 8fb8f093c1a3e7c6
423: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = fb7b32496b2264d8
424: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = ccc8013a783f6fea
425: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 7fd3fd240079854a
426: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 1163bbe2f23011bf
427: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 968c1ccd8a39e655
428: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 1fde229c8df7f9e3
429: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 419944f4a05885b4
430: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 3a55f89a7e7c8ae7
431: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 19355140cbae02dc
432: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 22, 'order': (2, 1, 0)} (all)
   = 832617db39420236
433: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = f4121d4192a0186e
434: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = 2d5aa074ed2674d3
435: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 93eb54aca93cdc57
436: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = e55bd152166bbbd4
437: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = b1488565f47e73cf
438: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 25d407e5228333b3
439: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 903b98f247f1d46a
440: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = dbc8644210b1f010
441: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = 89c17528dfba1235
442: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = b7b7b6fa41649ca8
443: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 525c38de71db9685
444: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 1a49f30e92adeddc
445: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 22a368c2f1ce8a4d
446: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = c7497dd5bea71573
447: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 9ba8e4b7ec183e9e
448: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 0bf61bf0ee8b1194
449: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 1c4b1bee347f4dc0
450: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 47f7fcdead723cd2
451: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7cf186fe9f061126
452: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 92a00ba99890d935
453: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = 23463ab2b8a9ad97
454: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 2069eb157588c7cb
455: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 4a24a7a3e892c1af
456: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 41ee02ef14bba2aa
457: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = 68baae21066e886e
458: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 111687a6c43bd6ec
459: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 001343d33cdec56f
460: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = b223c04dac5720c5
461: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 7befdc258d9f8920
462: 2 banquet
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 189} (all)
   = a4898d1e194f28b6
463: * cake, next 3
   DM-6 drew {'seat': 1, 'card': 11, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 5a9d8c9bd0f849a0
464: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = ba699831323ba167
465: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = c70acc084653fd82
466: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8910453add31a80b
467: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = 0f634e2bc014ead6
468: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 8c37fb7e5c592806
469: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 973da01d7dc667c9
470: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 07dd4f25d5742eea
471: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 247d4750fb5faea6
472: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 8b0ef458b633de5d
473: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = c348065a33acff52
474: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (2, 1, 0)} (all)
   = 24fb8686577381db
475: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = f02662c21bbe135e
476: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 38508b64f656d1d6
477: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5767cce200cdc864
478: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = 398b567395844777
479: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = a1efcd8cf48b4c11
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 416fbf72b629b477
481: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = a6ad3f5fb2d7a567
482: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = a9c3e0b30eb20713
483: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 244d38385585a877
484: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 09e84d199467a65e
485: 1 action
   DM-T2 acts {'seat': 0, 'card': 13} (all) reveals
   = 0cb7f781e1904919
486: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 13} (all)
   = 426fe1537df4f02f
487: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 830cc4e628b87ca6
488: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = c744b2a1f2847c3a
489: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 63317efb865aec17
490: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 2a4746b1cce99588
491: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e67dacac44781a59
492: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5af06352a8ead0ae
493: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 25, 'order': (2, 1, 0)} (all)
   = 2d7afa028f6d38be
494: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 5f6240425c530c6a
495: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 3956d62f36fe2090
496: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 9748b154aadfc4ee
497: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = e7fe36bc4496578a
498: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   = 42a3763ca84e2579
499: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 2, 'back': 1} (all)
   = 7188b862fbf47999
500: * beating
   DM-33 struck {'seat': 2, 'victim': 2, 'card': 7, 'dog': 1} (all) reveals
   = a9d179ac8f37cea1
501: 3 dog 31
   DM-33 put-dog {'seat': 2, 'field': 31} (all)
   = aa38d7af98022f23
502: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = f8877ccd9973f2b8
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = c25fa7193154a5f5
504: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = ed29c2673a62a20b
505: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 28, 'knocked': 1} (all)
   = bfa8b050cb31de47
506: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 73226aa3f8453314
507: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = acdc410182d899c1
508: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = f118e1bad9a7687d
509: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5ac81f7dd168c259
510: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0043882790476242
511: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 26, 'order': (2, 1, 0)} (all)
   = 9bc7e8b0120f3108
512: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 27bec5c56801aaa2
513: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 853d0587a0577007
514: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = b6ff9d02b9fc588e
515: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 618e93e1fe2983a4
516: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 5be260dcf56bb0e1
517: * header, next 1
   DM-6 drew {'seat': 2, 'card': 4, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = f09928c3ffd0c540
518: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 3e0934002132cdd2
519: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 6bad39e575a24c80
520: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 9932fc328b3a3f77
521: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 22131ff56877da46
522: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 0842e7cc56f98333
523: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = d3213f1a674e81dd
524: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 187365488f21de59
525: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = fe1ecf07d0d5a17a
526: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = a89888aaeea2e8db
527: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = f72c399d53de6b3c
528: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 3741fc23486216f3
529: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 8abfececc1ee784c
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 27, 'order': (2, 1, 0)} (all)
   = 00c8412e6a7e0409
531: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = d994354241542d04
532: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 22c2d08a37bd6af5
533: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 02b06eb68c1aedf9
534: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 9223a1789da66bba
535: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 64414f2dc32d1b79
536: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = 3d728b1eddc3666d
537: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 1bac05df60d87f08
538: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = df77e34bc5b41b9c
539: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = 6395d85d66f62ed3
540: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 5be0e7572a739276
541: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 93ef5835cdf06b95
542: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = ff3447d471a4be12
543: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 7ee83bcfe6542389
544: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 46c3e21c4831a752
545: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 4013a4bb7c98b872
546: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = c7a1afb76abef325
547: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4b09af950da07d80
548: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 28, 'order': (2, 1, 0)} (all)
   = 6b10b15c8324033d
549: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = c62e3176ba1b62f1
550: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 1663e824b1444637
551: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 908f4f2ff48b752f
552: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 33482fd7b5ac7d5e
553: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 1ce853ab72972991
554: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = 497fc6af6ad41342
555: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 6172599a1ba47ead
556: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = c7c4b6d64d2a3e2d
557: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = 2d43103f882f163d
558: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 7eb1a28a76c04f11
559: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 08616edc1e2f04ec
560: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 5ef5f491a7822dfb
561: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = afb74cb5e5580881
562: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 29, 'order': (2, 1)} (all)
   = 34ef365685943a31
563: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 14c035191b04c2d3
564: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = af6476449d06dd5a
565: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 7a289977a87e6e25
566: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 1c5b94fbb58075bf
567: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = 0db3cb21f28ea759
568: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = 1595c80ad1ce2cd4
569: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   = f9406a074d3be801
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (2,)} (all)
   = eee973ba3e090624
571: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4fd2322aa764816a
572: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 4} (all)
   = e51306e4d43b2a10
573: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 7a088ac5eff2cead
574: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 40e0d1299ebc7c05
575: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (2,)} (all)
   = 0512eba8b651c59f
576: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 6746cee2d3423992
577: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = afb06a646902029e
578: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = 674fbd31c16e14dc
579: 3 go 26
   DM-12 walked {'seat': 2, 'field': 26} (all)
   = 31788e5b31e681e4
580: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 6402bb59ab0c4ef2
581: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 32, 'order': (2,)} (all)
   = c558946c59867e29
582: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 0d153840d5993ff5
583: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = b2c71a6ecd891da7
584: 3 go 27
   DM-12 walked {'seat': 2, 'field': 27} (all)
   = b6caa6f0ac4cd971
585: 3 go 28
   DM-12 walked {'seat': 2, 'field': 28} (all)
   = 4c85edee3fb90820
586: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = b09842255be6bc3a
587: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 33, 'order': (2,)} (all)
   = 4948007b443a0372
588: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 133cc72310d19f43
589: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 8ab7345424f7428e
590: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 2a1bdc9cf7836e59
591: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = d272169d03bc206c
592: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 34, 'order': (2,)} (all)
   = d567559874b63bc9
593: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 18c445376c3859cf
594: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 01d62101296fa929
595: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = b719902c4589836c
596: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = d9e20add7cfa0b3b
597: * snatching, next 0
   DM-6 drew {'seat': 2, 'card': 2, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 0} (but (2,)) reveals
   = 8b657df0d2ecf486
598: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 35, 'order': (2,)} (all)
   = c396594f8042a77c
599: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = a59ffe40e96c5f35
600: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   = e7368952be980e13
601: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 2, 'victim': 0, 'field': 32, 'knocked': 0} (all)
   DM-38 home {'seat': 2, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = cb6104762ab7b4b7
1 place 1 points 13; 2 place 3 points 6; 3 place 2 points 8
