   = d4fbc221a8a6e804 a992ae51b46e72bb
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = f5c1b648764c9f55 87e24372a29b5a25
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 5d1ca98a4b076c34 e177012817731427
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 974ddf7d9a9d1172 c50564f9f6fd8e2a
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 51f229ecdd23db86 d3e9cc0bac758384
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 8b6606ac5fb25000 21cc614f208302ba
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 108e7168ab44ef71 13665cb9999a6b59
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 13bf17fc9b27f1b8 5c19c5268a73bb8f
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 4bbbd73b388e1df7 464f04ecfb1a6201
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = 4e546049cf186f89 a0068c5d389edeea
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 41f183ef00e93dd6 3e88255dfbbed0a8
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4bd61b4d933e4092 1a3c8491bc11439b
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = 7f8a5b4dd9cb8a54 81c2a477a523a79c
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 0c5ec5b380b6862f 0a489b3a03cad2d7
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 242784d9a0a5f7b6 8217cdc0c14f8384
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = e80802263b7d4bd2 9b5835f9347ca456
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 6dd1031fea96752a 28d65551f75afe80
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = 55eadb9c9ff4eb37 17610a0b54e99e54
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = f29d2f8b3d811e39 e8b4fb9b8c10b0dc
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = 15e9e10ee24e0652 5c1fb25b87417b20
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 98a6acad01e4db02 028336e5acb38425
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2d58ab772c9e3338 e118f2744c8b36b1
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = bbc517bfa42d5f77 c76fce618b51508f
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 1bcbe6388a759207 620192d668fbd625
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = af890c845ca62512 b0dbbca12bff5485
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 91a9fcf0c7c47e3f da14a7cfcb94f3cc
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 6240f5e9cd7bc318 1b5d5d66ad2fbdca
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = 417dd58c3b68b831 da9d6add83e77479
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 3976decfd70bcf6b e6a361a1d2f2070f
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d344b80087805b01 e52ef626b53f29c1
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = d024c74050a79090 56d7e27dc9808175
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 5c091affe033cb48 a4fca52d2dbfda96
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = 0e20f7f0eeb5a62f 0354cba11888d257
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = 4b0c7bd1c2ddfb96 1df83f5337ff11cd
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a1cc4ed21a434ee3 06c6d0f385596905
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 51bd4407e0440260 d189593a0f563cc4
36: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e11417a20d57003d 2ae45a43171ab721
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 58b42daf8727d9a6 48ec01733a85beb6
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = bcfb48d261607763 466d4933a0f64742
39: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = f170b82cee1a5280 818221277fbee8fd
40: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   = f0ae2ed452685792 2705188251737655
41: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = 2fa822689def1d4b ee1bdea4bc2aab2d
42: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   = 9176c1a989350755 6df7bd40f5ff2d58
43: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 0a2105388e8ed716 07ee873c4e51c2f6
44: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = bc692988ec4288b4 3e1f467a3e3b2dcd
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 9218badb67d1b08b 10e788d7e13e5d08
46: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = aae973c19cf66c36 586acfc002e3c09c
47: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 3032ac007e1f6786 51ae4fe25dc9f107
48: * leapfrog
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 1, 'dog': 0} (all) reveals
   = ba7a5e8b5a001b03 cc64e86f5d7f3a80
49: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 708979174b05654d 2c25316b19f8332d
50: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 626ea792ca3a0e88 417020d5561dd41e
51: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 64d909431388cdb9 3c374f6b1e22a49e
52: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cc6fa91ce6b2da66 9e53f641c09d160b
53: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = 20d7c0e0c5bfee75 0a9cbd0772e165c4
54: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 9c5af527d314419b 408d41d8b0f6d2df
55: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 94acb92d5b0ed8ed 80dc5b0a1c593f7d
56: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 4947c32d948a4e94 59060f077c52fdea
57: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 8, 'knocked': 1} (all)
   = fbfc82d5499cc859 1d51ad4819eb1c06
58: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 1e7915f951fdb22c 748b0cc645c1b366
59: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = fcb58e412e44b6ec 89ebecb018a9afe0
60: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 42e11bfb2b1d7d80 57d479f1ef4d6eb0
61: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = b6a5aa6bada24691 03031e7cffd2c4af
62: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a0b85b88262665ce 2e616c12b1fcdd98
63: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = c8bcc85d6cb88833 23484dc916f15b36
64: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 343c44c4bfe79370 b9b5b030597b6440
65: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d050dde255a5c1a7 aa99fad203f38ad6
66: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = c755c3ba185c8d74 00665655cd9dbc7f
67: 1 go 19
   DM-12 walked {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 365631ec67fcf88b 183b04b6557513f8
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = d87fbc5c38abc738 d8b77b83849678cd
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = bb40a00f0a58730c 6fe7b9264080ba77
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 87dc691b887e5665 1a8c05b2a46328e3
71: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = fae3e0cec8835533 5401b942c1d0e0a2
72: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 96ce5a53f36e9c45 833c985740cda110
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = e4e8010fa630e97a 0193be8594924702
74: 2 lay holding
   DM-2 laid {'seat': 1, 'card': 3} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 03a962e5c7786636 129e00b649f95984
75: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 1936f8daf482d887 4bc0a3143dee07f5
76: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 58e1bdef2d8b3589 ec532b2a7da781d6
77: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = ed76c77ad86042fa d88feba8e0180e67
78: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = aac546051c3cf44b ea4fb6c84b956646
79: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = aba21cae5bd28794 05d47c2e245ead91
80: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 32e2eac5f6f98c8a 4d0dcad59057a1a6
81: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 8345b7727b33dc0d 78d368de5e6108bd
82: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ef5b28ed3c547571 5586ba259237cf31
83: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1)} (all)
   = 371ef655d37f3c6d 24329cd7ed7efb44
84: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 8265d15a5a99a9dd f6cdc07971ed9c5a
85: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 3d7739de8b252123 72256ac94609f4bf
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 21} (all)
   = 500596ec5191399b 4ffa383e499b1397
87: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 819cac14a00e2061 8ff1f3bb33da8dd1
88: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = b1e9e3d38a821a6a be478eebc7d03bc5
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = b43d8f0871e2d248 42ba06d3ba7293f8
90: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 3e7e2e9c39d2853e a704ed6548aeeef4
91: * flowerpot, next 2
   DM-6 drew {'seat': 1, 'card': 12, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 810216664d31a09d ca1e827735f23cda
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 70cd03c11c1677d5 0c2c0cb51dceb293
93: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = 7c1bdd4d31b0ec8f 12b2d8939b6ad200
94: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 9b8f6a442c4c9bb0 de6680b7fcff7784
95: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 32547b5fadb4b188 deb1146c637fc8b6
96: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 4e61f23f2c588c95 fd68ee181b691389
97: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 272fc922c9e5800a d2e9a1356735d726
98: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 2038ce66b21d317c 63976f3e42e7f8d2
99: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = a0358ac1ddd7b509 28c886f43611fdc9
100: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 48636fce65bcded0 85836b2ba072fa3c
101: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = c01ecc45d6c63e65 e41d560db5c43fa8
102: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 51f49af29f36d16a 5dd121f1f4995189
103: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 97e4a132c6e7182f a04b52a90f0e298c
104: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 8b6d2555550b8351 eb2a75a851e326bd
105: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (0, 1)} (all)
   = 72b745ae43e6b866 2cc11a823e0b7712
106: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e67d3836c297004c 9240886061ea291d
107: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 771f9cd071ce80ad 83abffa5a5bd9ef8
108: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 18bbffea0a166644 5c67246a9f1b712c
109: 1 go 13
   DM-23 leapt {'seat': 0, 'field': 13} (all)
   = 60bf9346d131471f 59ef7158fa4a912a
110: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 48a0c7e6d685507c d6ff1af51e96d7ac
111: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f6bd6bd04d35a436 d9f9ae8b236ff6dc
112: 2 action
   DM-T2 acts {'seat': 1, 'card': 12} (all) reveals
   = 82659fdae08641b2 4effd83867ef2ad2
113: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 12} (all)
   = fbd22cf4d50f7067 851269c921cad62f
114: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 1b11b28b13a7b004 9df8652d71b4e189
115: * header
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 4, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = ab5637d9f2cef216 5b6e555b580b77f5
116: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = a333fa5b1e9023df e6df5514c9a19268
117: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 710d26aeba1d40d9 5d5031bdc618438a
118: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = dca2154e7650cbe1 bb80cc568e8d3d2a
119: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = b8ffbc49debd38fc 515c2af758e59cd9
120: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 972293d78aa2f3d5 f2a914339f206946
121: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = a0554b297f0951d0 7e55516f817bb007
122: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 86082b306c254df1 3dd87c4473ae8587
123: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 13, 'knocked': 1} (all)
   = 4352ebc7b476b46a d66b950080a2d905
124: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 46df2f67e54e7fda a48922c9fd136a5a
125: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = b5812c513024ce2a 40aeb0425bea3d96
126: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e5a9383aedf84b29 f4f5408a3180ca6b
127: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = 8f4ab0f2484ffb8e 6b3b6eb2323fd52e
128: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b8d2ba8634150033 3ad6f1c9f3124402
129: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e649734e62d01acd 7d167eed8057b8fd
130: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 6d3ed3b35b82a0c4 b29692e183ea64ed
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = fea0f10f123efbae 26e62c304770e523
132: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = a9ffbfdfcb2500c4 523d1708d70d750f
133: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 3c04b5a892aa4a05 e4bd9002c11cb7bb
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = d7d7770318716c16 b4150156466fc336
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 921b523319c51e81 10e9c32ff53dbe28
136: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 243a61a8d1d8a5d9 c1c423f347bd9237
137: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 9a46f560a15a631f 453faddcbb38d876
138: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5e27542769cb8362 bfde75d8970086f6
139: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = 056a068a75406a09 18108a05dfb2ca12
140: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 9686ac0f6b0103ef c7ea41cb2f73f932
141: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 517465cfb281561c 7e35ef6c3ee4e7eb
142: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   = 9bc5e84c098f62f2 acdd1de5d1cac9ec
143: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 11} (all)
   = b49985db06946e68 17ba841ac11a3d1f
144: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 8, 'dog': 0} (all) reveals
   = d361288639a7299a 0c3449a22a37518a
145: 1 leg
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = be66181067bf01fe fc0c5c0954532710
146: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 4eadccdf933c5744 c3938fbf3282ccd6
147: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 186bf37003686a44 0617f539dfc8daa1
148: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = ae52fb4e35464f32 b8ae327b3fad215a
149: 2 go 22
   DM-23 leapt {'seat': 1, 'field': 22} (all)
   = 5afb7d685611e1b7 cc003afc30377714
150: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 48d3701c88efb437 b8f740ba86c03da2
151: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 85be7d0051bc908b c2905aef1d84a4f2
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 4ae30e0f532dcb31 1913a4bb89b30e52
153: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 5b8a32c39688cb97 ee62f233f38d7330
1 place 2 points 1; 2 place 1 points 5
