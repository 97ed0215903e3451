   = 5f3105bbceeca6ef
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 62601b2757ec9242
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = f8da89941398b4bb
3: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 7d4ea11cc86f26e6
4: * flowerpot, next 2
   DM-6 drew {'seat': 0, 'card': 12, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = b6e369ef93b37789
5: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 4634d89b3a089b88
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 3486e049cd3a1715
7: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = c4c4207070b1dfbb
8: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = c989dbdb534509e7
9: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = ee4c2ef8a388bcfd
10: * hustle, next 1
   DM-6 drew {'seat': 2, 'card': 9, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 3ce298ca59625a4d
11: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = eff70b03599b919a
12: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = ec2432fe9925d6a3
13: * holding, next 1
   DM-6 drew {'seat': 2, 'card': 3, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 18dc3197b6aef963
14: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 4d2385218a361b61
15: * cartwheel, next 3
   DM-6 drew {'seat': 3, 'card': 8, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 908da2b859f7be09
16: * bone patches, next 2
   DM-6 drew {'seat': 3, 'card': 5, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = ab9741e791c1f6a6
17: * holding, next 3
   DM-6 drew {'seat': 3, 'card': 3, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   DM-1 round {'number': 1, 'order': (2, 3, 0, 1)} (all)
   = 66a86dc6c4f6b478
18: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = b9f981070ac36bed
19: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 3f42ade7d74a6f35
20: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 8c55c6df9b1c62ee
21: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = ae608fb5fa08cf14
22: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   = f3ab5045cb9dcf62
23: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 521bde47d3b8f4bf
24: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = f30c2170ca451dd4
25: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 6e210fa8eac92ebc
26: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 39445d6c7fdbed21
27: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 05b228f52c7a4cfe
28: 3 hold
   DM-HOLD held {'seat': 2, 'victim': 3} (all) reveals
   = ade390e1e7a7d402
29: 4 dog 22
   DM-32 led-dog {'seat': 3, 'field': 22} (all)
   = c286d0533d668ea6
30: 4 dog 23
   DM-32 led-dog {'seat': 3, 'field': 23} (all)
   = fda56a3d815f3ccb
31: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = cf459e04ca8f758d
32: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = ff2c3e1faf6be38b
33: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 6ad52b06eda4aab5
34: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 1f1a072812ddf259
35: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 79a7e5cc4f2c7950
36: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 213d4a3a751b2d70
37: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 701f91220aea4294
38: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = a677a67447446fe0
39: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 1821a95cd782d47b
40: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = b431a79eb0107480
41: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 51ced68a25f8d89e
42: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 8e0453e280656465
43: 2 dog 24
   DM-32 led-dog {'seat': 1, 'field': 24} (all)
   = 8d55f94dc2ef25db
44: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = 1101916d3cc5ba8f
45: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 875d793d71ef33d0
46: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e64e3c4e0ed92c56
47: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 5984f2329c43757b
48: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c4256a1b1b55c119
49: 2 discard bone patches
   DM-11 discarded {'seat': 1, 'card': 5} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 341ade3ed752d845
50: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 5dae53420d397fc0
51: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = c1bec3a55dfae874
52: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c71de48453eb32ca
53: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   DM-1 round {'number': 2, 'order': (3, 1, 2, 0)} (all)
   = 0e6e586eaf4542cf
54: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 6b03cf193361532e
55: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 830653ed00a4eb18
56: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = eb97f11d6167b31a
57: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 50770f32d3e9e3f6
58: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   = 3895eccf2cce8aaf
59: 4 go 4
   DM-23 leapt {'seat': 3, 'field': 4} (all)
   = b74da8c78f1f1a51
60: * cake, next 1
   DM-6 drew {'seat': 3, 'card': 11, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = db863d4c66b3c2e8
61: * cartwheel, next 2
   DM-6 drew {'seat': 3, 'card': 8, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 2} (but (3,)) reveals
   = a4a0e511f0b62ec7
62: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = fc31a537d1db8eb9
63: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   = 2ccf3f71c7f1b33e
64: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 749d7383a7a6e821
65: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = f8331f0304744593
66: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 50dc233ae54c54ef
67: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 1c9c871d78235b04
68: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = ac7585f1cfdccf1f
69: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = be1a2e64301ee8be
70: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = f33e22e3dcfd1acd
71: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 53ee7203a1b317b7
72: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 7c043993497455f6
73: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 806b5f46fee037b1
74: 1 target 4
   DM-A1 targets {'seat': 0, 'victim': 3, 'card': 12} (all)
   = b861c095564de6f8
75: 1 back 1
   DM-3 picked-back {'seat': 0, 'victim': 3, 'back': 0} (all)
   = a0abb9fb1c9f4892
76: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 3, 'card': 8, 'dog': 0} (all) reveals
   = 4770744cab56e444
77: 1 leg
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = d1a51f61f248ca66
78: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 09dbbdb7bfe2b4b0
79: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 82614e2bc9dd8827
80: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 61fa89820f17dd86
81: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 7cc035cc53a1ba49
82: 2 discard skull
   DM-11 discarded {'seat': 1, 'card': 13} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = ca4a6619ff75de58
83: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 9b8e2df31cba2224
84: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 7e9a7593c0bedd0a
85: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 3bd27337658c951a
86: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 30d25cd948a88ac9
87: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = eb48b8ca39103988
88: 2 discard flowerpot
   DM-11 discarded {'seat': 1, 'card': 12} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = b9673000c3cd2c9f
89: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 872c21a2b963c6fe
90: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = e30a13358acd10f8
91: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 4a7eb852e70b5016
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 3, 'order': (1, 2, 0, 3)} (all)
   = 753c198f9070c7ca
93: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = aaf799ebdca595e3
94: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 3c034e12aa39a8c7
95: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 39e91866f1f4beb3
96: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 60b2ccfb89559158
97: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 2} (all)
   = e709ef82a40dfbaa
98: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = f488f8c17523956e
99: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = ffc0a272a6b01e0b
100: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 5474be8150dbc9a0
101: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 73ff02a88c4f02fb
102: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 71a6892fc4634123
103: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 6c18768ead1ef16f
104: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 93b0073546fee9f2
105: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = bea42b795c4fefe8
106: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = b66f487c26d54bbc
107: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = dfbe112f02412da2
108: 1 go 7
   DM-12 walked {'seat': 0, 'field': 7} (all)
   = 863b771e79749f2f
109: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 5a824386dccd73ba
110: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 9451b10a1ac7cb37
111: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 0eaadcb661d6dae9
112: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 9ee200737004114c
113: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f891c22a62964461
114: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 8f32609e5fcba08e
115: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 7dcf6cea2ec32dbc
116: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = e25802127f502e96
117: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = e2bb815c873de8f8
118: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 3dc3edb043ffcff8
119: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 26f130d617e7e170
120: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 13d9c8cae724a664
121: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = f20746f355d305e5
122: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 8333fa47f4b6c336
123: 4 pass
   DM-11 keeps {'seat': 3} (all)
   DM-1 round {'number': 4, 'order': (1, 2, 3, 0)} (all)
   = 49a21261228c6268
124: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 41d880dda848a382
125: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = bf2ede593f4ce98f
126: 4 lay cartwheel
   DM-2 laid {'seat': 3, 'card': 8} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = afa0881d05a77560
127: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = f5ec55c4c2d20e13
128: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 4} (all)
   = 1ee1415417278d14
129: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 7bf59baf22ddb0aa
130: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 29b934e2145ddc1d
131: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = 80a49757e2444838
132: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = fc56734d054fcba0
133: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = b557f9de18fdb95d
134: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 1} (all)
   = 888026512d25c5f9
135: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 95aaae7dd740bce1
136: 4 go 6
   DM-12 walked {'seat': 3, 'field': 6} (all)
   = 228d4443a9e82c58
137: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = c5dff6004ae743e4
138: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 12} (all)
   = 874a8aff0d8f46c2
139: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 36237e287a1c14d1
140: * beating
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 7, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 5605cda4ee4d02a4
141: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 08dfacee3bcbcf71
142: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = c9530b09d63e2f7b
143: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 2f4bf2e33cd1ea18
144: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 3, 0)} (all)
   = fb4d6b48dff91679
145: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 1e6d3f5de98f7cc6
146: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6357a37fc5dc1302
147: 4 lay cake
   DM-2 laid {'seat': 3, 'card': 11} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 9983f5d0522bfd47
148: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = b0da5bcdbbddf710
149: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 4938ece4e80aa862
150: 3 go 1
   DM-12 walked {'seat': 2, 'field': 1} (all)
   = d0d9dfdb28494108
151: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = fa7e59019805aa25
152: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = b291b9bb460a938e
153: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 4ddd0a422a9051fb
154: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 7, 'knocked': 1} (all)
   = 62cb76a0cefc7263
155: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 8d8e71f52850afce
156: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = b4e8351fa0d4f5d5
157: 4 action
   DM-T2 acts {'seat': 3, 'card': 11} (all) reveals
   = 7142615780c19688
158: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 11} (all)
   = f79fdcc2752e9c64
159: 4 back 2
   DM-3 picked-back {'seat': 3, 'victim': 0, 'back': 1} (all)
   = 2588e3ec42d36dbf
160: * holding
   DM-27 struck {'seat': 3, 'victim': 0, 'card': 3, 'dog': 0} (all) reveals
   = d6e0270d0ed9e1f3
161: * kicking, next 3
   DM-6 drew {'seat': 3, 'card': 10, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = a33f986dd3615b2e
162: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 3469fe81cef7f2a6
163: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 129c6f23b7c3dbc8
164: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 29c20edaf6bbffc0
165: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = e327919450b03166
166: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 1176e02f664c5179
167: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 31f0e2241aa21162
168: 2 discard leapfrog
   DM-11 discarded {'seat': 1, 'card': 1} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = b6a74a33d23eb9f3
169: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = bfc3257f1b3ebb34
170: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = cc4bd930cc66a15a
171: 4 discard dodge
   DM-11 discarded {'seat': 3, 'card': 0} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = d58efe1763483359
172: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 3c6cf9d5360d0100
173: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 3, 1, 0)} (all)
   = 7f698ae4edd59b9d
174: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 0f466ce2af6ec4bb
175: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = bc661ffa9341652c
176: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 347552bfb9aeaf4e
177: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 84797f22a0f9af48
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 5} (all)
   = 8358bb2647e36444
179: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 965adb7a7dbad30d
180: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = d7963c1b5bde585f
181: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = 3874cb126aa40f43
182: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 7} (all)
   = a706f800a33cc0a0
183: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = b487cf0f70e32539
184: * leapfrog, next 3
   DM-6 drew {'seat': 3, 'card': 1, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 82fba32ba3687d62
185: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 7560c6c78da0a70c
186: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 6b7d5db97aa886ca
187: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 10} (all)
   = 0244d35e0ca0fa57
188: 4 pass
   DM-30 suffers {'seat': 3} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = 13493326dfb7a7ba
189: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 4a40f8909ca009d7
190: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 2cbf7e8e263eb584
191: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 6281f1bae74592f9
192: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 1477eeb9e5908717
193: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = d2e44c8f5093d58e
194: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 75ecbb9fcc389114
195: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = b28beb04f38ed473
196: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 74284573b6307ee2
197: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = f2a3172dc6c8ad99
198: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 7c8fc61ea98e383e
199: 3 swap all
   DM-11 swapped-all {'seat': 2, 'dodges': 1, 'holdings': 0} (all) reveals
   = 7204b7f4c09e2481
200: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 8130b556353d39b8
201: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = db2dac5909e5fb65
202: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 6a432eed1b346113
203: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (2, 3, 1, 0)} (all)
   = b023cf27d9bdf486
204: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 6a312bb2497b1bdf
205: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 3780e00adbf3be68
206: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 216ed12a9a8b8bb6
207: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 085b2d32a6eb1527
208: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = 99ec4a9c3924dbfc
209: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 987625b9f74292f4
210: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 8bd978d8d3a98d7f
211: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 1} (all)
   = 0eb704f42da0d749
212: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 21793303191306f2
213: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 2684e85e993bc8f5
214: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 7b5527f81d8fba5a
215: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 3619fb3f8a30274a
216: 2 leg
   = c213339af502f95e
217: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 34a8c58751280539
218: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 9d836503f8f9b301
219: * cartwheel, next 0
   DM-6 drew {'seat': 1, 'card': 8, 'top': 0} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 0} (but (1,)) reveals
   = 93143a986889b0a6
220: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 67132ddca9cbefd1
221: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = ba60f5542a9f0293
222: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   DM-9 shuffled {'cards': 56} (all) reveals
   = edb50f584c175aa7
223: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = b49909d03fdcc4c1
224: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = cf0a45d9fbf50852
225: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 0a9fe55ca9487c3b
226: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 8d28e4f60e4a131d
227: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = dfee5ab979af4f9a
228: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 0b8e636c5807cb28
229: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 1ad5ade2b94382db
230: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 226a120ddf06adbb
231: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 4347fac088df6b7c
232: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 018bac7d3ceef15a
233: * flowerpot, next 1
   DM-6 drew {'seat': 3, 'card': 12, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = b47ad892f6ac8ed0
234: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 81479949462dd7fa
235: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = f2a548551586b58c
236: 2 discard cartwheel
   DM-11 discarded {'seat': 1, 'card': 8} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = c28561bc22b1a933
237: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 66a520c884df3b8f
238: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 0f2ac82ba8f0795c
239: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = b6d9a724b7c1bc2f
240: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 93216190a7ef6383
241: * holding, next 2
   DM-6 drew {'seat': 1, 'card': 3, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 8193d6e91f6672e4
242: 2 swap all
   DM-11 swapped-all {'seat': 1, 'dodges': 0, 'holdings': 1} (all) reveals
   = 75ea3cd638155507
243: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 46c5c8884742c729
244: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 05fb06d6c94382f3
245: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (2, 3, 1, 0)} (all)
   = 6e444907d515eb1d
246: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 1b8f111d4837d8a6
247: 4 lay flowerpot
   DM-2 laid {'seat': 3, 'card': 12} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 1e72d7931ac3ce15
248: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 40023d6946a6eb75
249: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 4257be35f44cf7a6
250: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 6} (all)
   = acef1b1493941703
251: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = ec83db8004efaa43
252: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = a913eff495ad7572
253: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 2} (all)
   = b6d496afc1bc5998
254: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 2bae076e83e15bbd
255: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 5d52f78b3e3a983b
256: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 9533635266741c79
257: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 99f3bfa69d94d1f9
258: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = 166f70f5f8de00ae
259: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 665086c6f8061633
260: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 05a2e94906e3f355
261: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 9e739b435f8f4f12
262: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = cac5fcc6c440273c
263: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = d850ec3772b9788f
264: 1 arm
   = 49af571e5ef56cad
265: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 7fa975cb63d68c7f
266: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 5477ea679c487c96
267: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = d5c51e2d450b9911
268: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 5b80a1cac57d561e
269: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = b1dfb791891c1a2b
270: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 00268835753dbadb
271: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 5b648ea8f1e6365f
272: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = dadac88b358e0047
273: 4 swap all
   DM-11 swapped-all {'seat': 3, 'dodges': 1, 'holdings': 0} (all) reveals
   = e9d41885ea2578bc
274: * flowerpot, next 3
   DM-6 drew {'seat': 3, 'card': 12, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 9b514443e8a64c69
275: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 25967766d7a09ad7
276: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1ef2a513f34df6ad
277: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = c7103f11af063d36
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0
