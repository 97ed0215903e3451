   = 6fcffa33f3f55963
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = fdca89efef45c66e
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = c37c640aa06421c8
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 73d0f149588a5acf
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 90a38a1e6c8bfa27
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 045e8fdd10601833
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a7ec8c863e5f8423
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f9d384ca82f93bd7
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 6763b35e2152e52e
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = bf5c1d64029abe66
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 74bcab7f1112ec69
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5ea383163bcfce6e
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = 75137f6d566d3213
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 73e7abacb1fe1a19
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2b824bd85a0606ce
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 641a311e4c630afa
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = bea49de803fcdc83
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = 4ca3429bb0b09142
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = b7bb4bf664fce6a1
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = abe511bc4c8e2786
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2c2a169b0f1b4ef2
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = bbbe2052ba86a311
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f2b665e0e4705e90
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 73447e0237c6e4ab
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = dd7bf8170dde77fa
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 54ce2cb968e431ee
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 2f74e7e43adba1dc
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = 29526f8d5efbb5a8
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = fbe7c98edead8e19
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 1196a8717317512d
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 8f581f56204e6f9c
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = dd2f810d7d01dfc8
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = 8ed5466cf14ac8b1
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = 39c89739f6e1ad57
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 598e1e5fdf60656e
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = eabf6e3c10e6e903
36: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = a895cab4be8183b7
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 56ae4a4c63ba6a28
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 34f82d0f1cf2941b
39: 1 go 7
   DM-23 leapt {'seat': 0, 'field': 7} (all)
   = 7e07abb0e320d9d8
40: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 42f0e6d4aa466554
41: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f2597b6ce39afb37
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = b6bafafb14b34b4f
43: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = cb3df52b49b81e7c
44: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = ebeefeef4ed2a527
45: * cake
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 11, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = a726b154ac187d71
46: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 3647cb17ae937ecd
47: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 7d2b00218200dae7
48: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 969ed754ee48c73a
49: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = 793c78b74baa1abd
50: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ed4a4efa30c72ed1
51: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 043bc51fe9e930b4
52: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = eae3d043e2758ebb
53: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = 2262e86dad9a1dfb
54: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = b56943decefdbf2a
55: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = e61b7154ec277e8a
56: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = d80be781d12a949d
57: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   = 5b5bf5fe0b6c6836
58: 1 go 18
   DM-25 wheeled {'seat': 0, 'field': 18} (all)
   = 93bd25890de7d1b2
59: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = 22bcf85e337bef97
60: 1 back 1
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 0} (all)
   = 39e2e26a658d3c87
61: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = a6c9b6372e2a9ad2
62: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 31b2f8d04f2b6f35
63: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 12b9a2bb22ff0db0
64: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5d5fc9d54ecae294
65: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (1, 0)} (all)
   = 32f0003d6a64b1b3
66: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 83af071c7bd28b69
67: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 06d3afc398bc3dda
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 94b1a69048188fab
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 39fc1d6f8376e466
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = d3d5c485f6512b32
71: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 1} (all)
   = 4a89f39e82604bb7
72: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = e127f7f14bcddca0
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9c9d08917716d059
74: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = fea3e68bf0aff4d8
75: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e3005623a4435b8b
76: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = c2129f79b6ab9943
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 69b755c51295074c
78: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = ef5617e24c1a5704
79: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 2013a26022033162
80: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = 7dbcda40ccd49a48
81: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a380db6d2e49cc7d
82: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 1cc2ac38842f9eec
83: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 37a38650a6219ccb
84: 1 go 11
   DM-23 leapt {'seat': 0, 'field': 11} (all)
   = e224f5dcb673a268
85: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 14601a7fad5e89b9
86: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d55f87a0fc1200a4
87: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = fb33e0142fc86e57
88: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = 5a5fc46079802978
89: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 1fe6fe4e9a347e1a
90: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 68c55e164e06307f
91: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = f5e7220e852913c4
92: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 11, 'knocked': 1} (all)
   = d3b28125d7c0e521
93: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 16ef6a2ebf756dbf
94: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 60f96311e276f362
95: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e03e56792134f096
96: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = 05dc0d17bebf94c6
97: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 4043e9d41367e51b
98: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = bb927d063778b714
99: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = b3d266778992bc99
100: 1 go 20
   DM-25 wheeled {'seat': 0, 'field': 20} (all)
   = e25fe64995cbcb11
101: 1 go 21
   DM-25 wheeled {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 47a026dff3711908
102: * header, next 2
   DM-6 drew {'seat': 0, 'card': 4, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 8b9103b5a74aedda
103: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = c8db25ce5a625141
104: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 79a3f9819a19e32b
105: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 5a8b5c98d628f5cc
106: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b6ca9a90c9ba7fb0
107: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = b3f45407d8244dba
108: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 359cea7f4e86ae85
109: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 1e32782886fe0940
110: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 0b62b85324e817d6
111: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = f2bfd7dd3b81f2f7
112: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 2bf6eb26512c8826
113: * cake
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 11, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = b4779c6c3e01ddb3
114: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 51ef7e7d6ef7fcd6
115: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 5f06dde46abcbc90
116: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = 4fe17669823de085
117: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 12, 'knocked': 0} (all)
   = 774d8a22018e7420
118: * flowerpot, next 1
   DM-6 drew {'seat': 0, 'card': 12, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = b32a1748c814c19e
119: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2041f8692a77a301
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1aaa1bc704ee5ef3
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = 3d14f29b30922c9a
122: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 3b5c04ac748282e4
123: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = eb4b762a1eb40ef2
124: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 0644a3c3143e4daa
125: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = f73ed44078e8401d
126: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 7e7d311c5e9eacd4
127: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 2f477a49756fde5f
128: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = fa47e8cb0df92d1f
129: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = d1f14cb0f445ec04
130: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 566d2a2bbf25399c
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 82a87b4055f064d7
132: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 256b4ab45731727f
133: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = cfa863734ecc0531
134: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 94165cb155202de3
135: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 69e815af5629e400
136: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = cb63ccfa9cf90cca
137: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 23, 'knocked': 1} (all)
   = f6c2b6b46d4e9808
138: * header, next 2
   DM-6 drew {'seat': 0, 'card': 4, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 31ac4b447a430997
139: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = d6349d2adea2924e
140: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 3a3e9aa814547972
141: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (1, 0)} (all)
   = 4ab7141f4c161fe0
142: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 61edb648b4582652
143: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 8e5010e864c38825
144: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 11} (all)
   = c6764ef73ab45ddd
145: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 05c7d9eafa7594da
146: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 05ec0de28a5ca9fb
147: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 1} (all)
   = d62c398fd2e02629
148: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = e0ecbca3c17017bc
149: 1 go 24
   DM-12 walked {'seat': 0, 'field': 24} (all)
   DM-35 festival {'seat': 0, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 685a1a70179601e5
150: 1 digger 5
   DM-37 digger {'field': 5} (all)
   = bc022c4bac286104
151: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a7f1d11df0394a43
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = f6bee545b90a48fd
1 place 1 points 6; 2 place 2 points 0
