   = 845373cfef6749b3
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = f98c3eece2905ddc
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = b5b83d7c2c6bbfc5
3: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = acb5b2d598c6bfea
4: * flowerpot, next 2
   DM-6 drew {'seat': 0, 'card': 12, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 2653363e6811b1fa
5: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = fe1051124d9a1bfc
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 802df31021b1ade2
7: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 3adffa617e2f96f1
8: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = f529aba7fd678498
9: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 85b66a903dab7a7e
10: * hustle, next 1
   DM-6 drew {'seat': 2, 'card': 9, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = d01f0151a180f089
11: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = d7085c97e55fd86f
12: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = dfb228caf477fecb
13: * holding, next 1
   DM-6 drew {'seat': 2, 'card': 3, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 72427af312dfa576
14: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 96ce6d7bfc18ae16
15: * cartwheel, next 3
   DM-6 drew {'seat': 3, 'card': 8, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 7d09395ae977c66d
16: * bone patches, next 2
   DM-6 drew {'seat': 3, 'card': 5, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = b22e211c63720c53
17: * holding, next 3
   DM-6 drew {'seat': 3, 'card': 3, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   DM-1 round {'number': 1, 'order': (2, 3, 0, 1)} (all)
   = 8021667db84bd14e
18: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 47b895abe44bd7dd
19: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = aff4397a430413fe
20: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 1255435771a42726
21: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 536ed4fb5b9eb282
22: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   = d44df217686f5bae
23: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 43f446f1f018a412
24: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 95e32a8e7fb26a10
25: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 4c244416b017a658
26: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = bfbe3349e642b2b1
27: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 49316bb05109dd3f
28: 3 hold
   DM-HOLD held {'seat': 2, 'victim': 3} (all) reveals
   = b2cb551a16836236
29: 4 dog 22
   DM-32 led-dog {'seat': 3, 'field': 22} (all)
   = 5ca669dff69d03d7
30: 4 dog 23
   DM-32 led-dog {'seat': 3, 'field': 23} (all)
   = d1db9f56ee059559
31: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 9c3987c86eb333f0
32: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = dd9220870b3dc310
33: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 08bb4cce2e088957
34: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 4284a4fadfa48044
35: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 07fa0c2093f99ce4
36: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 911d05575893cb44
37: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = cab936a01bc5c6fa
38: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 3388d9b9ad85c961
39: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 14ba303f57605693
40: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 53b63321b9ada9ba
41: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = dd14e7ef555033f4
42: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 416e0d7afa48cd66
43: 2 dog 24
   DM-32 led-dog {'seat': 1, 'field': 24} (all)
   = 732341bf550cce1c
44: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = d3db44b17785f9a1
45: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 897c2fc9efbf51fb
46: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = b11a9d08651d3049
47: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 447a7a247f20f0a7
48: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 976c40a72a09c0bd
49: 2 discard bone patches
   DM-11 discarded {'seat': 1, 'card': 5} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 1ba18b7403f25c1b
50: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = d1f9666ec11c4f14
51: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = f555d2d9e623ce5c
52: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 09df869ae6ea113b
53: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   DM-1 round {'number': 2, 'order': (3, 1, 2, 0)} (all)
   = e8317bcdf271ef2f
54: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 5ded4835ad52a1be
55: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 5bb2f6b0849f263c
56: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 3709f162487e350e
57: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 53480bf568c4e647
58: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   = 1e3fd4fc62e9e8d5
59: 4 go 4
   DM-23 leapt {'seat': 3, 'field': 4} (all)
   = 12cf238a4045bafd
60: * cake, next 1
   DM-6 drew {'seat': 3, 'card': 11, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 47b47c7ee65848d9
61: * cartwheel, next 2
   DM-6 drew {'seat': 3, 'card': 8, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 2} (but (3,)) reveals
   = 5562e88f34b65c89
62: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 7d09f9a610f0781c
63: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   = 6b8d433c0adcb603
64: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 44a8c590ac8994eb
65: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = cb6faf6e95263ef5
66: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 3477533c8fb1df24
67: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = d5169047a61cabe4
68: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 12f815c76c9ed197
69: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = f9e4e0355586cf48
70: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = 4296df06994d1e0e
71: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 6487943f751ab040
72: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 9e48211ac4d41fd0
73: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = afd74db07485dcdd
74: 1 target 4
   DM-A1 targets {'seat': 0, 'victim': 3, 'card': 12} (all)
   = 15da658d654fdb57
75: 1 back 1
   DM-3 picked-back {'seat': 0, 'victim': 3, 'back': 0} (all)
   = e7ae6d99e7ff6a8d
76: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 3, 'card': 8, 'dog': 0} (all) reveals
   = d89fa6f020422f57
77: 1 leg
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = 1aa7378e1c66c2de
78: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = b2aef1676d76f563
79: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = a77794dad0c75b51
80: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 9cf30f1656cc041b
81: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 24dd40c93f264d08
82: 2 discard skull
   DM-11 discarded {'seat': 1, 'card': 13} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 0aa330dac8691b0c
83: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = f479be0efe0fb531
84: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 4cb0b51e174d35d5
85: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 7db92dfbacc8ec20
86: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 2eccee1797c08c78
87: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 4fff1f34c516a36f
88: 2 discard flowerpot
   DM-11 discarded {'seat': 1, 'card': 12} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = dcc72725ab04ab5d
89: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 2c1e75d52c8f25d6
90: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 8264272cb77915b7
91: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 03b8c5a050cd2046
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 3, 'order': (1, 2, 0, 3)} (all)
   = 1e486176b2bb58d8
93: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1d5688d4c05a51a3
94: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 641a4353e3e0a0a1
95: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 409e0264347aec02
96: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = b32e5c949cb5bbc2
97: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 2} (all)
   = c027d1ca1259ba24
98: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = c38ae0105d9c4d2b
99: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = fe4ab66aac4846a4
100: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 3c557817e6968d6f
101: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 1d0107d8d65deb57
102: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 659b38949171817c
103: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 3aed52bd96b9b33f
104: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = dfc397da1a63070e
105: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 23427406d76b77c1
106: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = 12da3b70027939cf
107: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = cf259393fd29770c
108: 1 go 7
   DM-12 walked {'seat': 0, 'field': 7} (all)
   = 78baeefb2dc788c6
109: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = fdec76f7ab927c36
110: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 0711a7203249fe4e
111: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 838540f52f9d39f2
112: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = ef9e215eeb360c07
113: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 62d65d6d59a81111
114: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = d9ebafba49c29d21
115: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = deb7d9474179a45d
116: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 776f8a428c509945
117: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 4df47eb766e05aae
118: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 13784927b24397d0
119: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = cfe285d5b45c7b26
120: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 0abf52ad827d3411
121: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = a263c34428f72c21
122: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 41d5e138885b9033
123: 4 pass
   DM-11 keeps {'seat': 3} (all)
   DM-1 round {'number': 4, 'order': (1, 2, 3, 0)} (all)
   = d4ac5e2425a5e7cb
124: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = fa838096e4d80e81
125: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 9fd237f0de3fe816
126: 4 lay cartwheel
   DM-2 laid {'seat': 3, 'card': 8} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = f23d6434e4eeea1a
127: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 3f15b7e67f7db50b
128: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 4} (all)
   = 87e9ea4ea0d7a55d
129: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 213c8016b906c250
130: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = b83ed5b88f7a1cad
131: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = 98339544fde84e1a
132: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 6838863eac8514f6
133: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 7eb0733e04d02b87
134: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 1} (all)
   = 2909465cdf31fef3
135: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = f4555e64f304c910
136: 4 go 6
   DM-12 walked {'seat': 3, 'field': 6} (all)
   = 631dd6be7c891dd9
137: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 92ca714ffed83882
138: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 12} (all)
   = 249ffd30eaddb72f
139: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 389cd5a3d7d4af23
140: * beating
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 7, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 2e7579b920db781e
141: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = da3c87b64beb9d86
142: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 8c1151c2f13d9c51
143: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = f31cc7aae1781056
144: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 3, 0)} (all)
   = 96579d0510828a6c
145: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 8eb3fa74cf03dc2b
146: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = edd13d11e683601f
147: 4 lay cake
   DM-2 laid {'seat': 3, 'card': 11} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = e0fa9d6502964b66
148: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5a74e9e0bab79858
149: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = eb6832e0c2686425
150: 3 go 1
   DM-12 walked {'seat': 2, 'field': 1} (all)
   = 7c496e24d6a3517e
151: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = 6fc2c82ef53a1ec3
152: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = abc03d6b50b90c3a
153: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 969d2f5c4e7f4071
154: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 7, 'knocked': 1} (all)
   = 6a465f2dfd4a0753
155: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 97caffaf93cb16cc
156: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = bbe20f567fd21cac
157: 4 action
   DM-T2 acts {'seat': 3, 'card': 11} (all) reveals
   = a4b12cce430411b1
158: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 11} (all)
   = b89b3fd36e204ebc
159: 4 back 2
   DM-3 picked-back {'seat': 3, 'victim': 0, 'back': 1} (all)
   = a630a2a8af7eda1c
160: * holding
   DM-27 struck {'seat': 3, 'victim': 0, 'card': 3, 'dog': 0} (all) reveals
   = e6f4544ccfe5364b
161: * kicking, next 3
   DM-6 drew {'seat': 3, 'card': 10, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 246536b8b2ef3f67
162: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 88742a123d7e10d6
163: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 849c1b5be5bbeb1c
164: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = b06b9c2ca18c16fb
165: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 01f93d2d0d7dcb8d
166: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 769d1f49de69e166
167: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 76e83ea96ecad839
168: 2 discard leapfrog
   DM-11 discarded {'seat': 1, 'card': 1} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 278f5e3fc4efedab
169: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 1ebab1f6b1761710
170: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 189872f33e551482
171: 4 discard dodge
   DM-11 discarded {'seat': 3, 'card': 0} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = ae1712adae531620
172: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 9080231453e0c996
173: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 3, 1, 0)} (all)
   = 21d64b7d60b3d67b
174: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = dd5de772b8846ba3
175: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 61827ff3ba394a85
176: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 802e175a27835e33
177: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b95da01a44925516
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 5} (all)
   = dadc3f8422c8b2cb
179: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 1f0df96db1a887db
180: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 794c773ba0f99223
181: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = 1652bc30bfbc411f
182: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 7} (all)
   = fc6fdd5067435aaa
183: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = af43706b29087038
184: * leapfrog, next 3
   DM-6 drew {'seat': 3, 'card': 1, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = f90732a2e8f25a43
185: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 84aca44bb3b2b9e7
186: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 67d72dae69fcaf7d
187: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 10} (all)
   = a3dc2ddbc97eb03d
188: 4 pass
   DM-30 suffers {'seat': 3} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = 30794b823cbdb6d0
189: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = ee5156f25e4de0e3
190: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 8900d88253f6eb18
191: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 870650cffa54b46b
192: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 89d12285e3a2a79f
193: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 5315f1b88a537ce1
194: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 62bc3d401b2c9bc6
195: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = a83633db983876ef
196: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 581a4fa20ee5a356
197: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 4e85e4aa00cdeef5
198: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = f2bf2ec6d41b21c5
199: 3 swap all
   DM-11 swapped-all {'seat': 2, 'dodges': 1, 'holdings': 0} (all) reveals
   = 2dfeab34bc4f254c
200: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 5996345f8648d6ab
201: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 23e154c047a856e4
202: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4c94dc92b9b78109
203: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (2, 3, 1, 0)} (all)
   = 55358b079e13a69c
204: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = f07fb0c8a41ee844
205: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = ef81aaf26d0d14d9
206: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 766622ad592b2d7e
207: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 825d4fecdcaa2c0b
208: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = 860a71e0308dbbc5
209: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 329bea4bddc35b21
210: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 846e24a078112049
211: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 1} (all)
   = bbd6646a242ac695
212: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 0bfe0e3ef3172ac9
213: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 78c9dadc68b33760
214: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 51a52daa565f7092
215: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 50d8785365b47ae5
216: 2 leg
   DM-30 snatches {'seat': 1, 'victim': 0, 'thing': 186} (all)
   = 49b63c96cdcf0a81
217: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 394a2bee73daf5d6
218: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 7257a32a3962522b
219: * cartwheel, next 0
   DM-6 drew {'seat': 1, 'card': 8, 'top': 0} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 0} (but (1,)) reveals
   = b6263541fd608b75
220: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 792616f203e246f8
221: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 12a8ac8f55a9c5be
222: 1 leg
   DM-30 snatches {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   DM-9 shuffled {'cards': 56} (all) reveals
   = 643c33b431367c6b
223: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = fa2856fb268578ed
224: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 88dbf54c7a6d6c7c
225: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 469635f77fb71e51
226: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = b084f468a3bfc0c0
227: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 08c688901c008572
228: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = fe43aed00e16e39e
229: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 10bc3527c0670d3e
230: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 5f46fd4be7d87fb3
231: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 73a9c04b773a5d19
232: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 366c195a505cb312
233: * flowerpot, next 1
   DM-6 drew {'seat': 3, 'card': 12, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 548610d17a111a7b
234: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 7842d447eea3e1d4
235: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = d27d10ece83fb55a
236: 2 discard cartwheel
   DM-11 discarded {'seat': 1, 'card': 8} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 150445d2aa86d5af
237: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 14f54f05dc98c058
238: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 9a63589368ead674
239: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = aabe822b6bf1dc2b
240: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 5bc737e77f10108e
241: * holding, next 2
   DM-6 drew {'seat': 1, 'card': 3, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = c09cb3a418ece417
242: 2 swap all
   DM-11 swapped-all {'seat': 1, 'dodges': 0, 'holdings': 1} (all) reveals
   = f271cbd2eb1eda34
243: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 26275f2595f3b8dc
244: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = e00f203822e63bc0
245: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (2, 3, 1, 0)} (all)
   = fcb81765724d1ea4
246: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 9c2dd93b7a8c6197
247: 4 lay flowerpot
   DM-2 laid {'seat': 3, 'card': 12} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 48b49ff763f0df60
248: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 63ac3dfc89d47dbc
249: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 245227f5a9191b16
250: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 6} (all)
   = 199d574f09d6186f
251: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 2606a13d564d2ca8
252: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 921a7af539eccdf5
253: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 2} (all)
   = 027c55b2e5453acc
254: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 47e721b0751dbc58
255: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = a98685cd9052353e
256: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 21b1266ce39d631c
257: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 58c5d8f5a66b8fd7
258: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = 00e2c40908d40f13
259: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 0cdcefb652f75c48
260: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 39508792a1e1062f
261: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = adb242cb2e10e275
262: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 5ce91c4c495dc54c
263: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 80c99f5108496007
264: 1 arm
   DM-30 snatches {'seat': 0, 'victim': 2, 'thing': 185} (all)
   = a9b278f2f03436b6
265: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 6e651ee975bb57e3
266: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 908215c2c59af516
267: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = aa531dd05457abcb
268: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 80c4bbca74d7f969
269: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 9930cddc3a4e4621
270: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = b4084cc57dc2a9ad
271: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 77d77756ebe1016c
272: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 0ed2653c8125e6ae
273: 4 swap all
   DM-11 swapped-all {'seat': 3, 'dodges': 1, 'holdings': 0} (all) reveals
   = 7429c526d3743826
274: * flowerpot, next 3
   DM-6 drew {'seat': 3, 'card': 12, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 7e2390def08cbaf4
275: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = ce6e5987d4273903
276: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f5c10ec2e4d76fb2
277: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 58aab6317eb83dae
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0
