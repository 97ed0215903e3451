   = ba7ec09be06f5935
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 97c8756b85375068
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 3d3406baabdc807e
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = ec634a7cee3576c9
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 76ea4979b355f043
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2462e1f440d7d078
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 10525be325ffa19a
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2e8184645402cb8d
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = cbc115d930b7c461
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = f9f1e8a53113cd2d
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 35453d2fdb3c5349
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 557b292709e453cd
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = 4f0f68b0b031588f
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 873305cac31a2b83
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2ecf9d6c46b5ce58
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 68548c654b9a55a8
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = e8affe3af79f744e
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = 3c8f266d43885a7b
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = 923abe562399335b
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = 650432c9ce26e0dc
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f6bfefafe85f748d
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 33d921db3a9027f8
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1592cd4acd75af40
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 8c4f4da1070a3f9b
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = a9ed2dce83e228be
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = b0dd20a1aab6157c
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = b936a8a463c75edb
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = abe3d1907772ddb8
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = a4f725c6c8598fe8
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 3ad1eb2488fe6665
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 84dfa0b88f8a52fd
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = ccecdc0d95f522df
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = e6b6c4f9cf306f36
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = b72ceed185c838b4
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ab261d8750d93643
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = e2622c96359139f2
36: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 0c34a89411c72009
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6ce63da84e56f51b
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 4058ea9864c0e21e
39: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = c67110a7588f1ba1
40: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   = 600bce24365a1693
41: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = 5f74cb1c18a53af7
42: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   = 7ad1ed74408fcba3
43: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 7ecbae7ce0dd723a
44: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 8aa3c8a63a3f14b9
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = e8f2584c38ae7bc2
46: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 9823788deeff2d68
47: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 6f105cbbf744995a
48: * leapfrog
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 1, 'dog': 0} (all) reveals
   = c7153e65e60f33ad
49: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = c86f5a8d5df9ae17
50: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 176de7e0739c0d85
51: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = ee6ea2bd612d54b6
52: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 4fa166fca5081eca
53: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = 03d3d54a54eff7db
54: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 46bb5c357586e253
55: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 8e9aa78bd475092b
56: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 454621a965e8925f
57: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 8, 'knocked': 1} (all)
   = ee5fcf3d3133139f
58: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = e72b7b0e414908e0
59: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 4d475a436b29064e
60: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9ba3091283cb348d
61: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = c75d163d8bd51ee1
62: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a8d1841cff6f6212
63: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 07b983dc317335b8
64: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = a4d0a4ee36258993
65: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d2e782d06340b263
66: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = b14a780939b3aecd
67: 1 go 19
   DM-12 walked {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = eccbbedc2b3c2731
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 3e09e9377153f5c0
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = d164699a0d36ab12
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 616e2258aa72f82e
71: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = e654a561857e3690
72: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = bfd228ba7bd29342
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 1c3d9643554970ca
74: 2 lay holding
   DM-2 laid {'seat': 1, 'card': 3} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 62ff9e3110cae676
75: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 3d8671e711c87063
76: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 17c3d497791f45f1
77: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = da0d9d2e2aace1c4
78: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 423c16eb7d678995
79: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = 1e19f9a17c5f7e35
80: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f5933e6616fca361
81: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 83d9d5506cb9c3ac
82: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0c3c992dbcbe0530
83: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1)} (all)
   = fbbf92e16003cfcc
84: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e92b09233a76e244
85: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 281251c6aa84b912
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 21} (all)
   = 3f5c88c9e61b233e
87: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 7363ac843dd2d1fa
88: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 2f7730c127fb445e
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = 0593b6a3192ba5b6
90: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = f53e4c7cea1cf124
91: * flowerpot, next 2
   DM-6 drew {'seat': 1, 'card': 12, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 5297f2c5a6afc43b
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 6d7fa75400c86782
93: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = 3dd477c9c2b8bbbd
94: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = fcc346d3be8a94bd
95: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 673be42d5171cadc
96: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 973895056edc4518
97: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 758aa3cf847d5dcf
98: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 2c012f40a577a9c5
99: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = d63b95e420ff4b67
100: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 822f1a30852f8df6
101: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 7dd345c0fe799347
102: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 50e2fbfc9d67d6ad
103: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 64c42c6892789a49
104: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f69dde2d98887333
105: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (0, 1)} (all)
   = ca94d11e8e6de90e
106: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 27b0d7443a4c96a8
107: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = c562c8f2fbce98c6
108: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 09c0f7704afa78c4
109: 1 go 13
   DM-23 leapt {'seat': 0, 'field': 13} (all)
   = 9b83689319affa23
110: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 2094463af0aadc11
111: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d3731fc3c15038b8
112: 2 action
   DM-T2 acts {'seat': 1, 'card': 12} (all) reveals
   = 0fd9cab581ffd1d6
113: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 12} (all)
   = efcb2fd59f821663
114: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = e1a642189cf0b3bc
115: * header
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 4, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = c6c52175c28f689c
116: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = bc30e1dd7b5ff481
117: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 8140550c0c7db2e1
118: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 8942e74032fadfb9
119: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = 0fecfab30d1aae5d
120: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 1425c177d8a5d265
121: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 4c3d0992d849a2c3
122: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 10916065e5dd0cbd
123: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 13, 'knocked': 1} (all)
   = e302a434851195b3
124: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = af26060388dff943
125: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 781594d0b9750a68
126: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d6082d4b37d9570d
127: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = aeb1a82dd71c3381
128: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a551b3f33d35dede
129: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 678a572858874a90
130: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = fa5916a11f5d6e95
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = d847deed6e2164c2
132: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = e2d2378d3380f665
133: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = c3e13188af7e6376
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = add2ed6ffa28a5e6
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 3bd40df8379a7240
136: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 9c9bf1568c95c0a8
137: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = b205d7cac8f8bc07
138: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1f32b7cfa2dc1057
139: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = bf950ecc9d3d5b96
140: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 9cfb4ddfee41ece5
141: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 0c033d361cab97ff
142: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   = a52b63a93e02b95c
143: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 11} (all)
   = 3372ec1bdf2e880c
144: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 8, 'dog': 0} (all) reveals
   = 98975fe63add033e
145: 1 leg
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 0896fed515254a2d
146: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = b28448b533e3935c
147: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 7dedc91dd8322f32
148: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = 160dad5c53945d8c
149: 2 go 22
   DM-23 leapt {'seat': 1, 'field': 22} (all)
   = 8c2fa5af76e01159
150: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 53a5ff70ad8cd43c
151: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 3acb6d79e555b6ad
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 17955f4d7ab06346
153: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = ad19288151bb136f
1 place 2 points 1; 2 place 1 points 5
