   = 4ca787ada13f1c4f
1: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 1f9b33fc6cf7e93e
2: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = a288989f83a8353f
3: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 7a205d3dfec6f90a
4: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 6bf40a688544f319
5: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 3344bde741fc793f
6: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 33cf1f6141992751
7: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 0cef0ff79e319c02
8: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 0b96581a1c13710f
9: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = ce60a4e54d4fc8e6
10: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = d55c65b2483eb21c
11: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 47739bbe550ed2b1
12: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = cc387c18d8029518
13: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 0befe8b9c24fdcfe
14: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 69edb5de52fb22d9
15: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 162a25bebee7bd0a
16: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = b147e2a5b3b42710
17: * bone patches, next 1
   DM-6 drew {'seat': 3, 'card': 5, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = f508332fa7f062d0
18: * following, next 2
   DM-6 drew {'seat': 4, 'card': 6, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = 22d2753604880a75
19: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = dd2d26edcb821a86
20: * hustle, next 1
   DM-6 drew {'seat': 4, 'card': 9, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 1} (but (4,)) reveals
   = a2496f39f1407bec
21: * cartwheel, next 2
   DM-6 drew {'seat': 4, 'card': 8, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = 2ca8ffb53f1489b0
22: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 5be7d865ae289c07
23: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = ae110f8ccfe3dbda
24: * bone patches, next 3
   DM-6 drew {'seat': 5, 'card': 5, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 7a008bc066ed339c
25: * bone patches, next 1
   DM-6 drew {'seat': 5, 'card': 5, 'top': 1} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 1} (but (5,)) reveals
   DM-1 round {'number': 1, 'order': (4, 0, 1, 3, 2, 5)} (all)
   = 6c384f84193c2bcf
26: 5 lay following
   DM-2 laid {'seat': 4, 'card': 6} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = b95c13cf030c7fd9
27: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5e28a104cad94fb3
28: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = aa0686c7f987087a
29: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 8b660ddaf5017edf
30: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ac5a2acfaf2b7568
31: 6 lay flowerpot
   DM-2 laid {'seat': 5, 'card': 12} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = e3fe5a9b99118d28
32: 5 action
   DM-T2 acts {'seat': 4, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 6} (all)
   = 23d2de48161a6704
33: * leapfrog, next 3
   DM-6 drew {'seat': 4, 'card': 1, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 3} (but (4,)) reveals
   = 561c42e48403de4a
34: * skull, next 1
   DM-6 drew {'seat': 4, 'card': 13, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 5188148ebb2a9f6b
35: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 2} (all)
   = 30a1e0ab1847358b
36: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 0077d6313952d70e
37: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 84971a3bcddf23eb
38: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 2cb3197c6ae0de9e
39: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = c876d7305c11d597
40: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = d99ff42e3f58f54b
41: 4 action
   DM-T2 acts {'seat': 3, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 5} (all)
   = 075a93d8649020fd
42: * dodge, next 1
   DM-6 drew {'seat': 3, 'card': 0, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = 9166e787bc617062
43: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = d1b59934a0564dea
44: 3 action
   DM-T2 acts {'seat': 2, 'card': 13} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 13} (all)
   = 0fe466a47371c560
45: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 0702dab38a7e8e32
46: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = ddb19d9a3a635d06
47: 6 action
   DM-T2 acts {'seat': 5, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 5, 'card': 12} (all)
   = e6258d49508573e3
48: * holding, next 2
   DM-6 drew {'seat': 5, 'card': 3, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 5e119a901675064c
49: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = e4b241c4cf86f5d1
50: 5 discard hustle
   DM-11 discarded {'seat': 4, 'card': 9} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = ceefdb553bff69f4
51: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 4149af936c47d9a2
52: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 5ede0a27c47d9e08
53: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = d6024b80b595693d
54: 1 discard following
   DM-11 discarded {'seat': 0, 'card': 6} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = ecf0e181542bb225
55: 1 discard leapfrog
   DM-11 discarded {'seat': 0, 'card': 1} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 6f33965fb70d3c94
56: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = cc9d19b0492eed63
57: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = b01d85396320b26b
58: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = c1c865a36f882c80
59: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 0240a800630774f4
60: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 70b79a37648dd76c
61: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = db1c72641bb2a9f5
62: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = ff8f1a769b368acf
63: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = afad67a185e5c4d3
64: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 9f6a49c0e2a9e1ed
65: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 9e3f21afb53f0c1b
66: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 1a83b138b450223b
67: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = e43d0ca5bb9a87b9
68: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 056844595c28cbbc
69: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 72b75eaf7068466b
70: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = eccc0f36e3e1c881
71: * bone patches, next 3
   DM-6 drew {'seat': 3, 'card': 5, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 08019e051a562754
72: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 96dc3088537c82ef
73: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 869e97816d498386
74: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 6fa67107ce582530
75: 6 discard holding
   DM-11 discarded {'seat': 5, 'card': 3} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 71fea09c668048ec
76: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = b0f034ec258642b2
77: * snatching, next 2
   DM-6 drew {'seat': 5, 'card': 2, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = ff34810133776e8c
78: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = f1c597fdb4f763b3
79: 6 discard flowerpot
   DM-11 discarded {'seat': 5, 'card': 12} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 6bfb154d30dfefe9
80: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 8db26cdad4da723d
81: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = b45e02d33f9d9382
82: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = fbb590600cfe0155
83: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 3c87ddc3f2f30e3f
84: 6 discard beating
   DM-11 discarded {'seat': 5, 'card': 7} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 892c5f9f07090d95
85: 6 discard dodge
   DM-11 discarded {'seat': 5, 'card': 0} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = ea837ade93e62d8a
86: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 4b1a56f083c57dea
87: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   DM-1 round {'number': 2, 'order': (5, 0, 1, 4, 3, 2)} (all)
   = 3392cd62edce3341
88: 6 lay beating
   DM-2 laid {'seat': 5, 'card': 7} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 238ab25a7159a730
89: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 634f7a5d299606d1
90: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = fa4ed5d7725f8402
91: 5 lay cartwheel
   DM-2 laid {'seat': 4, 'card': 8} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 13af947888b5a0d0
92: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 91fc57b30c691722
93: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 758ed61ce52e0d1a
94: 6 action
   DM-T2 acts {'seat': 5, 'card': 7} (all) reveals
   = 5eafca2cd917ef1a
95: 6 target 1
   DM-A1 targets {'seat': 5, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = c7cb2239178f180a
96: * bone patches, next 2
   DM-6 drew {'seat': 5, 'card': 5, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 4a26621ec8e9d058
97: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 4bfe8d19aa187130
98: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 011c360087059fd8
99: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = bf1241a4144fc1cf
100: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 749a3148d4e42156
101: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = d82279a8e19ce0e0
102: * bone patches, next 1
   DM-6 drew {'seat': 0, 'card': 5, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 2824cd3763cbbd6c
103: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 237183c435f4444c
104: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = d2dd4f34586c123b
105: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 62cf9a73b79b2744
106: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = b92896d20d536751
107: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 1} (all)
   = af35687533c17357
108: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 60619edf073d02b7
109: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = e8f5d50b635d2951
110: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 73d6abbbefc4da5a
111: 5 go 1
   DM-12 walked {'seat': 4, 'field': 1} (all)
   = 6d78e193c9b9420c
112: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 89a48b4e7e499f09
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 78754d7480c3995b
114: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 96c2b3c5d428fb1a
115: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 84ebb7ce6f12c649
116: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = 3f488cdab2d0d42b
117: 4 dog 12
   DM-32 led-dog {'seat': 3, 'field': 12} (all)
   = 2b3c500610076d48
118: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = b2aeee96a3241f88
119: * following, next 1
   DM-6 drew {'seat': 3, 'card': 6, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 43bff85592bdbfde
120: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = ced36c03f6ea4ce9
121: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = e8c472c6e8cbd6e2
122: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = d7474eea98dba56e
123: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = 8a9a6dba42aa906f
124: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = 82d1a617e9e46850
125: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = 593da05cbad4f664
126: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 3f93f711d9877fa1
127: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 0c84efb488281cda
128: 6 discard kicking
   DM-11 discarded {'seat': 5, 'card': 10} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = e62d16882492482b
129: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = c26a266edfcda033
130: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 6a1a3edbfb41be15
131: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 298174f96fb7f3f3
132: 1 discard bone patches
   DM-11 discarded {'seat': 0, 'card': 5} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 8a469ba269550816
133: 1 discard beating
   DM-11 discarded {'seat': 0, 'card': 7} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = cc82e762f0f6c60c
134: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 5513736d522a83e1
135: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 949cebccf97b524d
136: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = ed0e59bed6da0102
137: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 6407abc333c40cc6
138: 1 discard dodge
   DM-11 discarded {'seat': 0, 'card': 0} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = dd56778b884d7745
139: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 435138930194bf5a
140: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = c18270c2e8362d9f
141: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = dc88e4c4dbb2c9a1
142: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0a951ac89cbc8434
143: 5 discard leapfrog
   DM-11 discarded {'seat': 4, 'card': 1} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = 86ed9b9a61662e17
144: 5 discard skull
   DM-11 discarded {'seat': 4, 'card': 13} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = 87d208669f9b03a0
145: * holding, next 3
   DM-6 drew {'seat': 4, 'card': 3, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 3} (but (4,)) reveals
   = 463d7e405dc70876
146: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = 262d7410475988ac
147: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = d322339dd6c62d5b
148: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 9fd71c1ab943b694
149: 4 discard bone patches
   DM-11 discarded {'seat': 3, 'card': 5} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = cd44da5ac2e64b84
150: * snatching, next 2
   DM-6 drew {'seat': 3, 'card': 2, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 07fda49e03d7d56f
151: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = ad77606e66d305a9
152: 4 discard snatching
   DM-11 discarded {'seat': 3, 'card': 2} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 77e204ae51205b1c
153: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 30d544d12a09c372
154: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 2cdcc7f048aeca98
155: 3 discard cartwheel
   DM-11 discarded {'seat': 2, 'card': 8} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 15ab2ba2f527c56f
156: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 348bfc6987fff01e
157: * leapfrog, next 3
   DM-6 drew {'seat': 2, 'card': 1, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 0b98c1e8ccc6b97b
158: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = d5cfe07dd811a241
159: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 7da46936914f27c9
160: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 56466cce7ed36586
161: 3 discard leapfrog
   DM-11 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = b1f9cd331ce8b7ea
162: 3 discard snatching
   DM-11 discarded {'seat': 2, 'card': 2} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = dcf2db772ce93174
163: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = fa0f891fb98e0bc6
164: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = fda0189f380bfb86
165: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 78b4135e75a404ef
166: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 536dd6ea5e779356
167: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   DM-1 round {'number': 3, 'order': (0, 2, 3, 5, 1, 4)} (all)
   = 93b57ec10ede950f
168: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = f5819471d2aeb8fc
169: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 508a8450d5a97856
170: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = c65190d849f2bab5
171: 6 lay snatching
   DM-2 laid {'seat': 5, 'card': 2} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = e6dfe1383013447f
172: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 40b86dff10d95169
173: 5 lay holding
   DM-2 laid {'seat': 4, 'card': 3} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 1} (but (4,))
   = f825a16a6a68fa80
174: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 4893b74d7043fb7b
175: 1 target 6
   DM-A1 targets {'seat': 0, 'victim': 5, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 5, 'limb': 186} (all)
   = e0d8dda8776f7368
176: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d72f04a1d9026d06
177: * header, next 0
   DM-6 drew {'seat': 0, 'card': 4, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 0} (but (0,)) reveals
   = fceba10435f23b7a
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   DM-9 shuffled {'cards': 58} (all) reveals
   = 5d0cdf901c525a5a
179: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = fb51e36f0a5d63f4
180: * snatching, next 1
   DM-6 drew {'seat': 2, 'card': 2, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 0ce04798418d982d
181: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = d95745cc1144a8fd
182: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = 5347374f5d23427e
183: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 7} (all)
   = e5b4f49185400613
184: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 1e19b999309d40b4
185: * skull, next 2
   DM-6 drew {'seat': 3, 'card': 13, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 893b8fd5294dc620
186: * beating, next 3
   DM-6 drew {'seat': 3, 'card': 7, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 199902fcda78ce5b
187: 6 action
   DM-T2 acts {'seat': 5, 'card': 2} (all) reveals
   = 103b9933b44996a9
188: 6 target 5
   DM-A1 targets {'seat': 5, 'victim': 4, 'card': 2} (all)
   = d28b8eacf78e0c51
189: 6 leg
   DM-20 snatched {'seat': 5, 'victim': 4, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   DM-29 mended {'seat': 5, 'limb': 186} (all)
   = a02cf93f932f2db2
190: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 4e3b4e3f4f196e28
191: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = fd38e8b0dea12502
192: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 9363ca9214042770
193: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 1a005330907fd866
194: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = ba36aceabd54d728
195: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 2ac29862e63caf64
196: 2 dog 11
   DM-32 led-dog {'seat': 1, 'field': 11} (all)
   = 2b347212c0dab324
197: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = dfc160067b13884b
198: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 2} (all)
   = cf700179d4b0cb8e
199: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 1709576c0797df08
200: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 2309143d07122c6f
201: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 1a4a633425f4975d
202: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d6a08cfac9a4e0ca
203: 5 dog 12
   DM-32 led-dog {'seat': 4, 'field': 12} (all)
   = 3c4f93d9940783c2
204: 5 go 2
   DM-12 walked {'seat': 4, 'field': 2} (all)
   = 7c7b35af818b2e85
205: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 0b887a5ec4ee07b0
206: 1 discard hustle
   DM-11 discarded {'seat': 0, 'card': 9} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = a26e72c3d620b7a8
207: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 1bbec7c48e5d9189
208: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = f8244b08b93b6280
209: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e5b0cf23a55bce08
210: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 842302d89a94c469
211: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 9b73c6d2dd62a6b7
212: 4 discard skull
   DM-11 discarded {'seat': 3, 'card': 13} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = f9c17e5978655613
213: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 92a1641e9ddb5e88
214: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = cef1b46265937d61
215: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 0c733549a26da7f9
216: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 2bc7ab989a620785
217: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 5eca3e18b9ee545a
218: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 234a0af468399887
219: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 964d4e1ce1b81cb8
220: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 18c03880b46a3d10
221: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 22d8c0d73d370af3
222: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 4, 'order': (0, 1, 3, 2, 5, 4)} (all)
   = d6fda86c3c60d58e
223: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 2dbe03ea876cc626
224: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = f8cbfe9031dc234a
225: 4 lay snatching
   DM-2 laid {'seat': 3, 'card': 2} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 7c891d0721b34dd9
226: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 26030df4b8e49258
227: 6 lay dodge
   DM-2 laid {'seat': 5, 'card': 0} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = 799165e5557a15b1
228: 5 lay snatching
   DM-2 laid {'seat': 4, 'card': 2} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = 4bbbcd3c2d9cbd30
229: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = b01f1cc30aa0b4bc
230: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 8cb72eaba99b7053
231: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d32737497a9c890a
232: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = f0a1989a378ccce1
233: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 2} (all)
   = fb364dddc10cb63a
234: 2 arm
   DM-20 snatched {'seat': 1, 'victim': 3, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 185} (all)
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = e08320ca27993d4b
235: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 114925b861a66ccf
236: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = ebec7c41881f6ecc
237: 4 action
   DM-T2 acts {'seat': 3, 'card': 2} (all) reveals
   = 19cba0de20838372
238: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 2} (all)
   = 8377516d9794a6f0
239: 4 arm
   DM-20 snatched {'seat': 3, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 3, 'limb': 185} (all)
   = 6804287b0c0009cc
240: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = e5cfd8b10d1c7548
241: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = e461240ded8e1b76
242: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = c5e98ef941226587
243: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = ce6d4a63146144df
244: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = d7955071e9b847f8
245: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = ecdb21552458eaf6
246: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = b18903bfa94a51a8
247: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 458e8b63438907c8
248: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = be222afbea219ea0
249: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 3} (all)
   = 033b0f83c96b66cf
250: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 24f604ee654e887b
251: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 0722509670aa4c49
252: 6 dog 12
   DM-32 led-dog {'seat': 5, 'field': 12} (all)
   = d1f99685fe95f0b0
253: 6 dog 11
   DM-32 led-dog {'seat': 5, 'field': 11} (all)
   = 448a1210dc0f5fdc
254: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 69cbc0c551be9bc0
255: * hustle, next 3
   DM-6 drew {'seat': 5, 'card': 9, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 579ac9c387701767
256: 5 action
   DM-T2 acts {'seat': 4, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 2} (all)
   = fd89424ab58b84fe
257: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 578d9f0ffae2e9ee
258: * following, next 1
   DM-6 drew {'seat': 4, 'card': 6, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 1} (but (4,)) reveals
   = 3a6a8763cd1f8e46
259: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 098345c90a0f1aed
260: 1 discard snatching
   DM-11 discarded {'seat': 0, 'card': 2} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 934253f8186d463d
261: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 4833fe6c64c8b71f
262: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d731a976f4e0c0e6
263: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 2e8e018a9d60a4db
264: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = e1dcfe5273aef2fb
265: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 8219f925f75d5cef
266: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = e42099668b8372fb
267: 4 discard leapfrog
   DM-11 discarded {'seat': 3, 'card': 1} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 41bc714bb6d938fd
268: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 6e49de764a4b7f09
269: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = e2e192b8a8076ae1
270: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = ea8af35ffa008a23
271: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 6b170d4e1ed43f86
272: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = fa808582057934d1
273: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = bfeb1de67a1e4329
274: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 821b3cde64acfec4
275: 5 discard following
   DM-11 discarded {'seat': 4, 'card': 6} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = f2cda2e670d79147
276: 5 discard snatching
   DM-11 discarded {'seat': 4, 'card': 2} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = d735c5eb1aa4721b
277: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = b5e796310d9bb737
278: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 5, 'order': (1, 0, 2, 3, 5, 4)} (all)
   = 2af7155203992d9a
279: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 05a915f85a6cc226
280: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = be8482934785b6bc
281: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 7e7697710f02978f
282: 4 lay kicking
   DM-2 laid {'seat': 3, 'card': 10} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = a393715dd4344d38
283: 6 lay hustle
   DM-2 laid {'seat': 5, 'card': 9} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 45385a006f559d5b
284: 5 lay bone patches
   DM-2 laid {'seat': 4, 'card': 5} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = b128ba03efe11fe6
285: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 9bffc1cf3427760f
286: 2 target 5
   DM-A1 targets {'seat': 1, 'victim': 4, 'card': 11} (all)
   = 0dfe071173748643
287: * leapfrog, next 1
   DM-27 struck {'seat': 1, 'victim': 4, 'card': 1, 'dog': 0} (all) reveals
   = b8330119936102d3
288: 2 leg
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   = 784ef514072726d2
289: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = d45d49b75acebcd8
290: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 2a14c097c606ef69
291: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 2} (all)
   = 6a2a765810dbbf56
292: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 7001ec8be0634b57
293: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = bc89d1f68d59a68b
294: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = 7dc72be82af57527
295: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 538f78843aad8704
296: 3 stop
   = c9072cdd6c41e62e
297: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 2cc4f77ca7a0ab45
298: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 60aa256c0a882da1
299: 4 action
   DM-T2 acts {'seat': 3, 'card': 10} (all) reveals
   = 6e40eea8f0f206b5
300: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 10} (all)
   = eeb664c34bb554d3
301: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 06a7399d215ac494
302: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 9ded33ef24cff730
303: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 7fd9d80c4adc0d19
304: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 2} (all)
   = e9b1d00b88ecdbc0
305: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 20a4146484dd419d
306: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = e55c2c9629957775
307: 6 go 1
   DM-12 walked {'seat': 5, 'field': 1} (all)
   = 16ee8f0e9fdf5332
308: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 31a7e23eb930a4d7
309: 5 action
   DM-T2 acts {'seat': 4, 'card': 5} (all) reveals
   DM-29 mended {'seat': 4, 'limb': 186} (all)
   = b215c05c3ea78d99
310: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 9630fd04ab9de793
311: * kicking, next 2
   DM-6 drew {'seat': 4, 'card': 10, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = a565902e534a985c
312: 2 discard dodge
   DM-11 discarded {'seat': 1, 'card': 0} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 69f8d7e3e074640a
313: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 3880be76acb2ef30
314: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = bc40a3bbece07312
315: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 41379bc743f91c6e
316: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = da6ca6f8ee9af8cb
317: 1 discard skull
   DM-11 discarded {'seat': 0, 'card': 13} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 5bb6a71c414f1af7
318: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 7da15abbf604d843
319: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 75fb69b549e0c9f3
320: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 2daa54253d92943a
321: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = d71e1deeacad102e
322: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 2d242f74422652e4
323: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 448103b65efdc767
324: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = d7579fbba4e4fb5f
325: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = dc733fe4aa00d05f
326: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = f8b33ae8a81bc7d4
327: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 5bfb6ba6591d4219
328: 4 discard holding
   DM-11 discarded {'seat': 3, 'card': 3} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 5d5023d7708dbee5
329: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = e685c4b29a09e133
330: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 1ab1bcc0f66b308f
331: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = b3c3b9c061c4f018
332: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = 78095554d9847e2e
333: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 736da5c812065c5b
334: 5 discard kicking
   DM-11 discarded {'seat': 4, 'card': 10} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 7cbb225027c92388
335: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = aa2011fc53c5a1ca
336: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-42 ended {'ending': 'round-limit'} (all)
   = 04e2402dd9a62d5a
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0; 5 place 1 points 0; 6 place 1 points 0
