   = 798565fd97e3db71 c3d9e0b2a515ff3e
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = bee02e79679f1c20 359a09bb84160b81
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = f13e33400311cd88 a8275c8284095645
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 6d685ed2aa37fdf6 b5289d317b52dcbf
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 1913f664cc8c491d 020258504d305404
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 981172af065cdf89 d037954175ac5b1c
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 461a4634cd562569 6d2a2b1d49cae9c0
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2e770b58828e135d a4f0226883de1948
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = f94b12ba67a7c14d c4970ecd903607ad
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = 12177e1d5a33899c 995032bfb417b5ec
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 37295efae79a1fab 1d0b634fea4656d4
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = bf5566e63fa636a5 91382480bd9e0292
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = 5ee2f9657bee534d eceab58a75fc2b6c
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 1988855b58d7bad9 9fb0186003f97702
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = ff3fafcbbae192f7 4e59bbe2f1bce95b
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 5e02571091efc822 3a171bd08e3cea3b
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = d6c5a56ae9631a82 bd8291aef514b5ad
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = 806e4db8dfae604a f59c44de33123f89
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = ce938288eb82e219 41fee930fa0e22db
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = 3f6699f2f9c5ae41 ff0f9d595095bc1c
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 1fe44735d18a80ac a9e30a94c42943b4
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 33c228669742c3a6 d9595358c374241b
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1c3bfdf95b25a89f 9cf8a4841d73b344
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = f27fb2bbcc601339 1abcd7ccaba68bb2
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d4fa0b7044e67d9e 9f68f913cb31ee68
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = e5cd6857247d136b 5bfe5bb538ed13cf
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 7a8f360500e8aa4e 18698d828f936e6c
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = 9c465e7c8b7953ce dd10898d9deb2482
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = f39cd2b63d1bd565 c95b267827559d3d
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 936f99d9d71ad673 b908eb06bc8ccd00
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = e3501e2486638aae c45c5ed410b8ff94
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = f1ddadd260186eb2 e0d04dde4f078e6b
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = 1790818f3fbea3b7 c06a07ca6d3f638f
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = dcf2727ecca1f25d 32ee748226557fb4
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a9e6eebd8c29b6a5 8350a098153541f3
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 9c84c02013cd8aa7 52f31333390a7acc
36: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 18c3c6ea80f41fd7 8311c296e880bf11
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = a147cd514f0a9b17 509e261a4f60ce51
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 31d29377800db2f0 b98fee758b1f2cdc
39: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = 7643cd43a1b61028 416432fdde2d2009
40: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   = 1fae3579b55618ec 5f4be01498299ce8
41: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = dc244cdcfcdbbe70 276233272a9db6ff
42: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   = 3694cb4ddab0c6ab a5bb96e281a73ae1
43: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 8864f351b0dacf6c 58f75412b62bc573
44: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 522aaa23399a30b7 a70c220c3a0661e2
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 9eb339dffe4e11e1 b59aec78c996fb97
46: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 1361e980c0b5699f 71411ad3388d4f09
47: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 6132f466c255f3ed 3ce0a54092f8af52
48: * leapfrog
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 1, 'dog': 0} (all) reveals
   = eddbb1e360b17389 36dd5796a8c4e2a3
49: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 476c8692d2779ad2 db12a8d622562267
50: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = f6eb91ecd8bd8a5f e08e918ce2a3dce0
51: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = bc388096f1bed1bb afb188c5efe314c7
52: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 32c1553d49522dca f608458e5ffd31bb
53: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = f129776582a5db66 5641e3e538d41ecf
54: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = fe08df6e7aee0ff7 66814d7f4111df53
55: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = fef7bf52547099f6 3e964ec71ceafea7
56: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 1520e8019cdf15fc 77a27b78e7c8c2b0
57: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 8, 'knocked': 1} (all)
   = fbb6582ce8dab203 3229d81b92c6dd1d
58: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 29bd127e534f76bc 6c67b3f8d5098ff2
59: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 5e0c1a593dc36074 f543ea30850b8ae5
60: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0ba574be7eb8f609 fb8111d21118875f
61: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 4ef5672df2b39895 66a6678944dcf3cc
62: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 097529810cd45399 3dcc11dba70242b9
63: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 8f7a9fbf2c081792 1c258175e6f5a7e4
64: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 3226d3e12fd25a3c bd3e254afeae9426
65: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 1978e7613cbe2e77 cb81b93b3b48e67a
66: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 8c5266b92bbff373 4f9ce571a28cc55e
67: 1 go 19
   DM-12 walked {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 2b5f7208dd54a497 03d4b262b31f49dd
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ab5987f9ef8ec166 a0ee6873595e6dde
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = f35e9c1d42e7c6f6 70caee564d021c17
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = a5e371e27c653b2e b16c63fab37d74af
71: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 5d334c0bb293743a 2839df15edd46b74
72: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 51477a7093f827c4 b22418d19c913048
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 5c22f8998977bc88 24862cb2555296da
74: 2 lay holding
   DM-2 laid {'seat': 1, 'card': 3} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = ca0d7e1d84079e0d 01b0e3813544b9a1
75: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = bca57be70be39420 232871193940bb43
76: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = f49d43347123b795 759f997203e17b6c
77: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 7e5132439f90fb0a 80249376612dc224
78: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 5a522d64bf4b2c11 9fda87a150b16f24
79: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = ab9308733c10220f e48958a4436b77bf
80: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 11179e56ed04114a deecb96edc19ede1
81: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 906e0de5a3938e76 a0d8000a500ea802
82: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 84c31b3154c2e058 6238407fa3df4a17
83: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1)} (all)
   = d67e2b116964dab2 a93fd8095d09c1b9
84: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 55415ce8627ec18d 078e5b6264d47764
85: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 06315b6dcc0fedd1 1236d18a9bab28f1
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 21} (all)
   = d71eea2d290a3dd5 9bd4a45bf41e165a
87: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 11aa00af6b4bb5eb da90d77cbcf6f61d
88: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = eb36f91e323d8338 bb8ce2a0a316d6e3
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = c0f272253ab8e644 28523c1eb2aba692
90: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 556edda62fe9fe9c 60bd269f6fb23943
91: * flowerpot, next 2
   DM-6 drew {'seat': 1, 'card': 12, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 3321decb8a8112ed e98636556ecc870c
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = de590dd2e1f61349 618d68a32b0cd3a8
93: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = ec30337aa98926ca 2759301579adc08c
94: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 7c6cb724b7af4d37 afd1b5220b194901
95: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = cfe9b4c95f518561 e679e1f96347f6e1
96: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 4d3b3226d3080fc6 2768c9f3b29a2a4c
97: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = df16b97955a44fda c51f120874cfd840
98: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 921ca011cbb249f2 d4a795a7d1af96cf
99: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = a30649c5f0befff0 4eb1b83f947e6bd0
100: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 71f2c69e114a3e1d 7ee9001825d3109d
101: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = c1011dbdfc15f0be e446fa567f9266eb
102: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 7777af4ec6845baa fa69d097278352d7
103: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 65ef1c36a87ce1fe 80562435983000cf
104: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 6fb94e2e97c072a3 e5c5041c1833c683
105: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (0, 1)} (all)
   = 8ae4cb467385e8fe 244f3c411d420427
106: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e4abbab0df571877 6c8604de791487c3
107: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f16486c1d9c0acb0 a02ad8da152d1f85
108: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 10f90a160dec89b1 0274aae13912dc51
109: 1 go 13
   DM-23 leapt {'seat': 0, 'field': 13} (all)
   = 0f8ad1f3c8ce92ed 821fa345a07aa8b2
110: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 8104c198646dbbcf 18a019e0a7c67de9
111: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d48393a1c8057b75 59a574c4aa3dcc3a
112: 2 action
   DM-T2 acts {'seat': 1, 'card': 12} (all) reveals
   = c7873e6334c73c12 5cdf5139ac6b6c13
113: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 12} (all)
   = 17dae63fdf02b0d3 d91d5f953ac1a1ba
114: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = e517d48d7e87039e 5af4044dc73ecf62
115: * header
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 4, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = cab912160d3e97a5 c847313831b4b001
116: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 8c5693a5dc8a3293 7b40936bb8c90a39
117: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = ab00df1019508827 25421cd2eddc26ae
118: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 25e6913115d85c0b 3317677eb6959c46
119: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = 7c9a43654dd143fc 7b999dbe217cf279
120: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = f61ec06e96f455b6 dee8c122f750bdbf
121: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = a1ec129f2e21ef91 98c795b14f88e0e7
122: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 0bb002651110ac3a 3edba863d3ade1bf
123: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 13, 'knocked': 1} (all)
   = 5d64cd879e9c4207 7ecaeb30ffc0a4dd
124: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 5cd5224533cd91cf 35c26551dad83625
125: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 014fe819a9ae4def bfae8d32faba423a
126: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1edfbb816c6956f9 1c63187724a00f25
127: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = 97d6f93c3ff32980 965cd9c2a5911254
128: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 1d7cc94f58e1ae34 5201a8df66ac34fa
129: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = b18a7ed37e93f80f 96eb2ab530c73285
130: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 7a5b07219c0d1800 c92c95ac61ad6a73
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 8ca6cca0b399cf92 617dddee126d8e3e
132: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = 67ca92f5fcfe630c b97ca470039cb82d
133: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = afe817567d6a7e02 ad2768125505412a
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 5b153d6ea7258af8 d5dae32965a4c3f5
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 5526ac9e0ab89848 ba0af93d65240d62
136: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 7ea7732ed4b21548 5a372ff1865e9027
137: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 4954bf1f6659ba5d 4b3dd2c1c234ca1f
138: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 69e00b507bb46ace 374e728707d4b709
139: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = 1dce375138eb4b56 3ede5afcb77207be
140: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = da1427be34e83e0b 0fcb3d89c02bb8d4
141: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = df0ca52dbaf7ea0a 1335280beefcb31a
142: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   = e5def67d5eea3b34 4df03b7433e009fa
143: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 11} (all)
   = 9f1ed2871f8ff215 de571e34c9a2bc57
144: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 8, 'dog': 0} (all) reveals
   = 67ff589bbdcfc3ad 3e77fa5fca15ff62
145: 1 leg
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 3be217ac623d0ee6 b4894ff7a46907ef
146: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d2af8ec30eaa6f65 22cd0d04ece7b0a5
147: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 6ada21c33932879a cf0fb7202be7432f
148: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = 2d7852dd4c7eef61 4184436074db68f3
149: 2 go 22
   DM-23 leapt {'seat': 1, 'field': 22} (all)
   = 87acb782b9966b7d 57973109c9aa9d0c
150: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2ba2bc6f7b988d59 694dbae4b9d27687
151: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = aa3f68fda1b051de dfbc5cfb00c23b0d
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7ffba0803bcd51d2 d2ccfb02b42cecee
153: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 344491e4a3eb4b1a eb22f938f25b369f
1 place 2 points 1; 2 place 1 points 5
