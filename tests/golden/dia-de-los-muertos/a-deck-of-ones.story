   = 798565fd97e3db71 a992ae51b46e72bb
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = bee02e79679f1c20 87e24372a29b5a25
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = f13e33400311cd88 e177012817731427
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 6d685ed2aa37fdf6 c50564f9f6fd8e2a
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 1913f664cc8c491d d3e9cc0bac758384
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 981172af065cdf89 21cc614f208302ba
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 461a4634cd562569 13665cb9999a6b59
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2e770b58828e135d 5c19c5268a73bb8f
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = f94b12ba67a7c14d 464f04ecfb1a6201
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = 12177e1d5a33899c a0068c5d389edeea
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 37295efae79a1fab 3e88255dfbbed0a8
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = bf5566e63fa636a5 1a3c8491bc11439b
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = 5ee2f9657bee534d 81c2a477a523a79c
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 1988855b58d7bad9 0a489b3a03cad2d7
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = ff3fafcbbae192f7 8217cdc0c14f8384
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 5e02571091efc822 9b5835f9347ca456
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = d6c5a56ae9631a82 28d65551f75afe80
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = 806e4db8dfae604a 17610a0b54e99e54
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = ce938288eb82e219 e8b4fb9b8c10b0dc
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = 3f6699f2f9c5ae41 5c1fb25b87417b20
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 1fe44735d18a80ac 028336e5acb38425
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 33c228669742c3a6 e118f2744c8b36b1
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1c3bfdf95b25a89f c76fce618b51508f
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = f27fb2bbcc601339 620192d668fbd625
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d4fa0b7044e67d9e b0dbbca12bff5485
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = e5cd6857247d136b da14a7cfcb94f3cc
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 7a8f360500e8aa4e 1b5d5d66ad2fbdca
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = 9c465e7c8b7953ce da9d6add83e77479
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = f39cd2b63d1bd565 e6a361a1d2f2070f
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 936f99d9d71ad673 e52ef626b53f29c1
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = e3501e2486638aae 56d7e27dc9808175
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = f1ddadd260186eb2 a4fca52d2dbfda96
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = 1790818f3fbea3b7 0354cba11888d257
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = dcf2727ecca1f25d 1df83f5337ff11cd
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a9e6eebd8c29b6a5 06c6d0f385596905
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 9c84c02013cd8aa7 d189593a0f563cc4
36: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 18c3c6ea80f41fd7 2ae45a43171ab721
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = a147cd514f0a9b17 48ec01733a85beb6
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 31d29377800db2f0 466d4933a0f64742
39: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = 7643cd43a1b61028 818221277fbee8fd
40: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   = 1fae3579b55618ec 2705188251737655
41: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = dc244cdcfcdbbe70 ee1bdea4bc2aab2d
42: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   = 3694cb4ddab0c6ab 6df7bd40f5ff2d58
43: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 8864f351b0dacf6c 07ee873c4e51c2f6
44: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 522aaa23399a30b7 3e1f467a3e3b2dcd
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 9eb339dffe4e11e1 10e788d7e13e5d08
46: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 1361e980c0b5699f 586acfc002e3c09c
47: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 6132f466c255f3ed 51ae4fe25dc9f107
48: * leapfrog
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 1, 'dog': 0} (all) reveals
   = eddbb1e360b17389 cc64e86f5d7f3a80
49: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 476c8692d2779ad2 2c25316b19f8332d
50: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = f6eb91ecd8bd8a5f 417020d5561dd41e
51: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = bc388096f1bed1bb 3c374f6b1e22a49e
52: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 32c1553d49522dca 9e53f641c09d160b
53: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = f129776582a5db66 0a9cbd0772e165c4
54: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = fe08df6e7aee0ff7 408d41d8b0f6d2df
55: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = fef7bf52547099f6 80dc5b0a1c593f7d
56: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 1520e8019cdf15fc 59060f077c52fdea
57: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 8, 'knocked': 1} (all)
   = fbb6582ce8dab203 1d51ad4819eb1c06
58: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 29bd127e534f76bc 748b0cc645c1b366
59: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 5e0c1a593dc36074 89ebecb018a9afe0
60: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0ba574be7eb8f609 57d479f1ef4d6eb0
61: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 4ef5672df2b39895 03031e7cffd2c4af
62: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 097529810cd45399 2e616c12b1fcdd98
63: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 8f7a9fbf2c081792 23484dc916f15b36
64: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 3226d3e12fd25a3c b9b5b030597b6440
65: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 1978e7613cbe2e77 aa99fad203f38ad6
66: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 8c5266b92bbff373 00665655cd9dbc7f
67: 1 go 19
   DM-12 walked {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 2b5f7208dd54a497 183b04b6557513f8
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ab5987f9ef8ec166 d8b77b83849678cd
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = f35e9c1d42e7c6f6 6fe7b9264080ba77
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = a5e371e27c653b2e 1a8c05b2a46328e3
71: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 5d334c0bb293743a 5401b942c1d0e0a2
72: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 51477a7093f827c4 833c985740cda110
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 5c22f8998977bc88 0193be8594924702
74: 2 lay holding
   DM-2 laid {'seat': 1, 'card': 3} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = ca0d7e1d84079e0d 129e00b649f95984
75: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = bca57be70be39420 4bc0a3143dee07f5
76: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = f49d43347123b795 ec532b2a7da781d6
77: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 7e5132439f90fb0a d88feba8e0180e67
78: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 5a522d64bf4b2c11 ea4fb6c84b956646
79: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = ab9308733c10220f 05d47c2e245ead91
80: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 11179e56ed04114a 4d0dcad59057a1a6
81: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 906e0de5a3938e76 78d368de5e6108bd
82: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 84c31b3154c2e058 5586ba259237cf31
83: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1)} (all)
   = d67e2b116964dab2 24329cd7ed7efb44
84: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 55415ce8627ec18d f6cdc07971ed9c5a
85: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 06315b6dcc0fedd1 72256ac94609f4bf
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 21} (all)
   = d71eea2d290a3dd5 4ffa383e499b1397
87: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 11aa00af6b4bb5eb 8ff1f3bb33da8dd1
88: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = eb36f91e323d8338 be478eebc7d03bc5
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = c0f272253ab8e644 42ba06d3ba7293f8
90: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 556edda62fe9fe9c a704ed6548aeeef4
91: * flowerpot, next 2
   DM-6 drew {'seat': 1, 'card': 12, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 3321decb8a8112ed ca1e827735f23cda
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = de590dd2e1f61349 0c2c0cb51dceb293
93: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = ec30337aa98926ca 12b2d8939b6ad200
94: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 7c6cb724b7af4d37 de6680b7fcff7784
95: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = cfe9b4c95f518561 deb1146c637fc8b6
96: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 4d3b3226d3080fc6 fd68ee181b691389
97: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = df16b97955a44fda d2e9a1356735d726
98: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 921ca011cbb249f2 63976f3e42e7f8d2
99: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = a30649c5f0befff0 28c886f43611fdc9
100: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 71f2c69e114a3e1d 85836b2ba072fa3c
101: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = c1011dbdfc15f0be e41d560db5c43fa8
102: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 7777af4ec6845baa 5dd121f1f4995189
103: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 65ef1c36a87ce1fe a04b52a90f0e298c
104: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 6fb94e2e97c072a3 eb2a75a851e326bd
105: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (0, 1)} (all)
   = 8ae4cb467385e8fe 2cc11a823e0b7712
106: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e4abbab0df571877 9240886061ea291d
107: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f16486c1d9c0acb0 83abffa5a5bd9ef8
108: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 10f90a160dec89b1 5c67246a9f1b712c
109: 1 go 13
   DM-23 leapt {'seat': 0, 'field': 13} (all)
   = 0f8ad1f3c8ce92ed 59ef7158fa4a912a
110: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 8104c198646dbbcf d6ff1af51e96d7ac
111: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d48393a1c8057b75 d9f9ae8b236ff6dc
112: 2 action
   DM-T2 acts {'seat': 1, 'card': 12} (all) reveals
   = c7873e6334c73c12 4effd83867ef2ad2
113: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 12} (all)
   = 17dae63fdf02b0d3 851269c921cad62f
114: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = e517d48d7e87039e 9df8652d71b4e189
115: * header
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 4, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = cab912160d3e97a5 5b6e555b580b77f5
116: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 8c5693a5dc8a3293 e6df5514c9a19268
117: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = ab00df1019508827 5d5031bdc618438a
118: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 25e6913115d85c0b bb80cc568e8d3d2a
119: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = 7c9a43654dd143fc 515c2af758e59cd9
120: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = f61ec06e96f455b6 f2a914339f206946
121: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = a1ec129f2e21ef91 7e55516f817bb007
122: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 0bb002651110ac3a 3dd87c4473ae8587
123: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 13, 'knocked': 1} (all)
   = 5d64cd879e9c4207 d66b950080a2d905
124: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 5cd5224533cd91cf a48922c9fd136a5a
125: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 014fe819a9ae4def 40aeb0425bea3d96
126: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1edfbb816c6956f9 f4f5408a3180ca6b
127: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = 97d6f93c3ff32980 6b3b6eb2323fd52e
128: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 1d7cc94f58e1ae34 3ad6f1c9f3124402
129: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = b18a7ed37e93f80f 7d167eed8057b8fd
130: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 7a5b07219c0d1800 b29692e183ea64ed
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 8ca6cca0b399cf92 26e62c304770e523
132: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = 67ca92f5fcfe630c 523d1708d70d750f
133: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = afe817567d6a7e02 e4bd9002c11cb7bb
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 5b153d6ea7258af8 b4150156466fc336
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 5526ac9e0ab89848 10e9c32ff53dbe28
136: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 7ea7732ed4b21548 c1c423f347bd9237
137: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 4954bf1f6659ba5d 453faddcbb38d876
138: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 69e00b507bb46ace bfde75d8970086f6
139: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = 1dce375138eb4b56 18108a05dfb2ca12
140: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = da1427be34e83e0b c7ea41cb2f73f932
141: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = df0ca52dbaf7ea0a 7e35ef6c3ee4e7eb
142: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   = e5def67d5eea3b34 acdd1de5d1cac9ec
143: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 11} (all)
   = 9f1ed2871f8ff215 17ba841ac11a3d1f
144: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 8, 'dog': 0} (all) reveals
   = 67ff589bbdcfc3ad 0c3449a22a37518a
145: 1 leg
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 3be217ac623d0ee6 fc0c5c0954532710
146: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d2af8ec30eaa6f65 c3938fbf3282ccd6
147: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 6ada21c33932879a 0617f539dfc8daa1
148: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = 2d7852dd4c7eef61 b8ae327b3fad215a
149: 2 go 22
   DM-23 leapt {'seat': 1, 'field': 22} (all)
   = 87acb782b9966b7d cc003afc30377714
150: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2ba2bc6f7b988d59 b8f740ba86c03da2
151: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = aa3f68fda1b051de c2905aef1d84a4f2
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7ffba0803bcd51d2 1913a4bb89b30e52
153: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 344491e4a3eb4b1a ee62f233f38d7330
1 place 2 points 1; 2 place 1 points 5
