   = 022202ca523a34a0 0c5b71a0f7796e5f
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 576aedf8cc337142 0c1ef71c84fa70a9
2: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = a352b9ff90d37c3a 405ae98d82c3928e
3: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 5b09aeaad6193b8f 1ce430c84a1c7e6c
4: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 7121ebd30dc36511 34fb835d2f16214e
5: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = bc28980b574b4122 08d517451a91e180
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = dff54db6a4da33d4 1bcee795f2eb86df
7: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = e7ef025deb72696b ce722e17bad9347d
8: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = bdd07dbcc85dc6a8 76cebcabd4d0f9a0
9: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = fae7b72ce91fe439 9db51972d0740a3a
10: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d51742a2e780074f 4915ed1f6acca6a4
11: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a3fc45d49165a206 c55b184696e743cc
12: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = a46dff0e06e8bf02 5b6ae59c9c8c33b1
13: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = c27990992fbfbf40 af0a2bf9402f0b80
14: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = f8a9ecc45231b8da 82ead90ee222d816
15: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = e9074db2168fc5de a1fb07dd3adad684
16: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 3dfe4c53f40bf07b b99f28e4fb10001d
17: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ef2a4f21eb7f9dba f98df33cbc011877
18: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 192ba5e0b20810b9 ac2f267d662efa85
19: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 64f3e6105fef7204 17913514fecb8619
20: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 7eba1b4687233ac8 29db62d8325451c7
21: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 89060ce74d33b4bb dcccff8ca9a83b68
22: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 017dd6fed002a81d b64ea452452f155b
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = f5e9dedcb9ad073f a06f87c49b638b4b
24: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 653964adab02b65b 0e5d33a44b485e56
25: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 1af604ad823b982c 93e8ee70e148b55e
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 95451914f68c9432 8d42d323d319323d
27: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = f3e875d9578a4769 b4764c1cebc7a8e9
28: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 48453920c1de9e6c 5169fb384ddb904f
29: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 5f8235eac67a1250 8d9f6575245ffe22
30: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = ac39a2c28d4c347c f4e718ed946111ab
31: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 9a75e5d083023dbc b2af3e81e0169455
32: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = a156d1a3fa596ef1 72c79f60cddd1c4f
33: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 65d52e22b8ef64e6 c4040790c2472de6
34: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 22926b56089ea0d6 8ab4dfbd446a88eb
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5da4da9482278e48 fb9cb4643c794163
36: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = c00e2b66e7ec5f5f c24b07e8aa4e49cd
37: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 6a9ebcb4346a4805 b760aaa3f62b8e17
38: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 67d176cadf9c5aa8 7a50582ed52c3ba0
39: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = c74cbebbd014992d d895c2a002233344
40: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = d62a42c7d53eac25 5603d6aef2fb406b
41: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 0e22b25d11831ebc d9b67ef2453e809f
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = c7fdfe90b44f8a71 7120738446661974
43: 2 go 4
   DM-25 wheeled {'seat': 1, 'field': 4} (all)
   = c660637832c58ccd 2cdd31a8d47f85f4
44: 2 go 6
   DM-25 wheeled {'seat': 1, 'field': 6} (all)
   = 3ad9a2442273bcd3 b8047ff14c3360d9
45: 2 go 7
   DM-25 wheeled {'seat': 1, 'field': 7} (all)
   DM-25 targets {'seat': 1, 'victim': 0, 'card': 8} (all)
   = 9fd6ffe477706e18 7f1fdc0cb9239618
46: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = 5f5f7ce7096162fe 6129470598ade186
47: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 5a884f7385a65e45 b23c6cb5bd1e45af
48: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = f9e89d0213136fbc d9d0b734d17bbf38
49: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 27ca8fbbc263b266 3b8204150a5a7013
50: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (0, 1)} (all)
   = 87165f3f3ac21e1c 1d3bc0c24de40941
51: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = b9c07ab85045ee12 42bfc1aaed80b496
52: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a06d2be7fffc6efd 182b6f2c236b66bf
53: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = d8a1680ae73b8642 34830dd2c2bc86c9
54: 1 go 8
   DM-23 leapt {'seat': 0, 'field': 8} (all)
   = 6ced75b30bded46a e55fd4b94b1dbfcd
55: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = e0863afd69904ab0 2922c84c5db472c3
56: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 0c5f4435b4ca8f05 ee09b797e299bd62
57: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ded6337775ac3851 c8b9fbb6f1d2efba
58: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e5db5e2cb83a88b6 e6f96c8141e5c165
59: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 376d3cc1134d6f35 cfa1804aabbe324a
60: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = ecc6c1de3b2f5584 37d37b888759e4e9
61: 2 go 19
   DM-12 walked {'seat': 1, 'field': 19} (all)
   DM-35 festival {'seat': 1, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = fdc4ec9c710561fd 0b66f30eccb9804b
62: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = db38176b8d106982 60999e2dae1cff52
63: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 8c6d0ee47f00d139 ceb415d0ab26b657
64: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 0f866afcbe050b51 16513b131121ae52
65: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d8ad3afac89c4b24 48c8c1714b2f01ad
66: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 094d808b87764bd9 cd94fddc6a04eda7
67: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 963385985e160df4 6b81f5108a113f3e
68: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 568ae3384fa01734 3961fd70c23278fe
69: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 66a482f0fc96d2f8 d6aea93bd954eca0
70: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 18f2f15c46066e77 f137367dc3fbe6d9
71: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 8ee3fa909c25fc63 4bebce8c9fcb474b
72: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 3047bbcbbed667d4 fd0b75becb8e1969
73: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b965a768cb06d669 8e6c45508c613b1b
74: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 8c2a8debf9e94a12 d234370bd7d8ff41
75: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 397a07a109d191c4 31e2cae7ec5037c2
76: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 2339d00fac829a60 f677593e880d7dae
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 10} (all)
   = f03897c08a447339 3d3dd600adc11beb
78: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f6cfa7543aa4e63f e5dc05598e716ced
79: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 7bcda2838b03a3a8 03dc90363936bab6
80: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = a43f51894c1884c4 b2ed900b1f15d40f
81: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 47ffdf70f7d714cc 4ffeb6fa6ac4eff4
82: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 8ea1d040f811a3bb 2fd68b5818f5d663
83: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = a7871618c12c2afa d6a18e4c5e4cd11b
84: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = dfb6c64778e1aa66 fcea9ea1aabdd0c8
85: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 2608fa3cb925f064 b20aaf51be364257
86: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = 005ca8befec1180d 2b750ace8d92b444
87: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e3a331216b4b950a 89efacd51e57ce84
88: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 065a90edf7108e0f e724983ac1997e71
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 8a7d36096ff3cf23 a55cddc97388f05c
90: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 219c60e0b562efd4 7901e0af234cba03
91: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 8d285b1562561c9a 2e26d2d2d6dff0dd
92: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 52d65984a1fcab82 8492e781e79a1bd3
93: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 91683d07fcf9824a 75526260a9a2cc7f
94: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = 85146ac3b66e513e 9b02eca98c0c11c0
95: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = ae7eadc622e164b7 4cedcb38bbd38d1f
96: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 5dad590dd3f72a4c 56cbf47c06b75960
97: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = c79a72089bbb2726 1c65e797487db48d
98: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f8e4bf4f5c78b908 0c2f750ce91f1974
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (1, 0)} (all)
   = 6d4102af355a1a01 78a0136b95d8d79e
100: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 050bfe4f3c4260c5 42836174cb7d9b0b
101: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 88a1d5348a4c34a6 8c5399db917aeff7
102: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 7d2ade944587cc97 e4b386a0679dcc3e
103: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 3de310e6d4b12674 ea0b18f37cf98536
104: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = bccbada14839d3ce 9197e8425bfb2acb
105: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 166b63bc2b964b29 7a92d70ce15b64f9
106: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = ff63dde61e12c342 d9db47320915f023
107: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 7b8513fe84b1d71f 09a60c837235e290
108: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 2ad5d73bd30d0c52 29d0eab6a459b4e3
109: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = b66d89b36fd98194 9705d298344d2254
110: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 0f1855a2b151fcfc 50f10f89bdaebf01
111: 1 go 21
   DM-12 walked {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = dc273f30b0cbe7b3 9c791fbb8a33411d
112: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 90d13627f4466ea2 effb8a7f67d3e676
113: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = c94753e2d721dce3 239394a1e35bfb1f
114: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5601c331ef9a0675 b1efb3319257ed12
115: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 1b99a917a9657b14 4174304b07691ba8
116: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ed62d933912b7f25 bacd3fc03b7e4895
117: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = f79368f1b8297622 ec52f1f6e6175672
118: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 778c5d643734d401 34f0b51cf3b7cd37
119: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = f6662d1217510048 c5f8e96b738b7d73
120: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 511809ade526ea15 8dbde37c69c25f8f
121: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = be754bd75f0a3ab4 6e4f7b0f562155d6
122: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 2ec3a05c90afcd04 77468cbff1f1ce47
123: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = bda75577f9e91773 128403db57bc548d
124: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0b2abe19f53420bb 9ccd31ba2d5e42fa
125: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (0, 1)} (all)
   = 0a02614b2ff21b4f 6bef682a3b60f584
126: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 30786bcfb0ab1245 c3a8cbb76b5920a5
127: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = aa66d9a325a757b4 cf45b5eab8a05575
128: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = a81c547e875c9b16 f1470f3d5f7aec92
129: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 5099579baf4488fe adf63973165daba2
130: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 22728e5839c151e5 a07ae0cec8e04d5c
131: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 9902c433ff7af111 3d311d7510874711
132: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = cfb442d381398ee3 5702a78cbff4f519
133: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = a5056ac9d119d6d4 6b0ada08ea01b495
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = b60724f3a1dfaf73 6a4a80a6a8a7295a
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 3f1d72f9712390b2 d2f3c0451a839414
136: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2d8ac4c7095543c7 97e6f305ce516116
137: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = c74743f8c79d988a 9e4fc6ffe7aa5ed8
138: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b5508d578082c695 9853287b161b2e2b
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b23b41058f0574d0 9a4762035816d13e
140: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 85de968f7199bc48 7bcc023141cecc9c
141: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = a503ee158468fa06 5879a4bd36fc3939
142: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = a36c3b46eaa3766c 8b65132e9553b417
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = a90d14cff373e873 1434735d9239fc5c
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 59b7d4dffa8e238b 2b6dff70fa92a5ed
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = a08419739edfc506 77f76e0a4e619393
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 07bda9274365f201 1dcbb88dd73778ad
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = c9f360caf68c30d5 379dbf698611e3aa
148: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 4637ed946afeba58 767c02aa668adb41
149: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = aee674eccf80e24a 4c2cf62377b5d9e8
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = a3874b4d7afbb0b0 8eeebdd2cc4c1cad
151: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 09ff17f41f05030c 792070ce4d9b1525
152: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 1c76d41eb7ab5623 8bf897ce5ec0bc1a
153: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = b99615043f42eb48 36d55c011733f20a
154: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = c07303c8c6eec48f c7f6a48fe52952b7
155: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = d89568291c713c15 36dfbcdae8890637
156: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = 814bf51d3364cb47 b2430f9d550d5062
157: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 98cc9e0c90f9890c 1617b29d0f3bd270
158: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = a054e6c0e4a5b351 15cb9587b81e918a
159: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9579bfa0f378ead0 155d994dc9244fc4
160: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = e9da77391c8211b0 ef61284ff114d295
161: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = b616eb1b31c40bed c780553d28f5ca7e
162: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 51dd1ea96af854db 9dfe7dd337b4f949
163: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 09f96052de4c1552 34555971cd334adc
164: * skull, next 3
   DM-6 drew {'seat': 0, 'card': 13, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = bccd506850c2602d 51d3cd29e4b3f331
165: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 3bdf827dc59f4a9c 3e07de8b1fceecc0
166: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 1669bbd6b04e1062 4bb86835d46f4f27
167: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 17a58d1ec93d6ac8 174d459496a0e480
168: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = c1b6a8ee8d954f3f cced38dd59df78be
169: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = d5a6b306f56ea4f2 c403413c4d264e38
170: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 6fcdfd7bff158888 acb3bd04064da604
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 52fe911815dc2257 b94737c7e28404e0
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = ba59ab6d94161964 321261734afbd0dd
173: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 6ce116a290dc0f15 0af7410c169d9622
174: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = a950654629b4c562 014e656018b90822
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 5ef3fe89219ceeba e890e6fd3ea73e61
176: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = c665133f4c8750f8 3d3d8f18f5fe668c
177: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = 9fa14d3eec26c05b c362c0a47bbfaa60
178: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 1591ed3402228fed 38aba969505b2cef
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 0dda9765513f3504 535e70ad54332781
180: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = b616d79492363075 e990fdcfa92939c1
181: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 3146f1a586a8d8ee 19752de99f80e457
182: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = eb1d544c81e17ba2 ffa8783096ca4c19
183: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1bfb7d9ec3521e99 57347b0af6f7ed06
184: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (0, 1)} (all)
   = 818f1ddbfcfadecf 8499df4db40dbe81
185: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 4651f71bd6a08b43 0e140dde4915bb07
186: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 0f42efd52bbffa36 a5137cf7aa9f721a
187: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d86b09a2e4967a4a 0d735129b2b12546
188: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = c9150f7664e66851 16f605a15da10e5f
189: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 99d494e7bd2522e8 9b2681a67e1fa369
190: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = b8b02537f1fa3ea2 be78c1f388ca09b6
191: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 5c15b4ff5b6435df 1a2ced5ac2b52464
192: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = d37c651310662df5 b7fe4b923fb4cad9
193: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = e518b9e1cc5160aa 61bb3ba05cc9d1bb
194: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 54f81419e39c56ce 760edfcc5fde8aa5
195: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b21e6f359c032c36 982eaae31c826cbc
196: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = 9da6cc3c99cafb92 845f3819a81a22a8
197: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 2b4ec33ac22aa5b5 83185adcd7f80b0b
198: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e4e87ed56579b5e1 9549692d80cb6e76
199: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 09b533aa92b0e1b0 7b1ddde58c6904f9
200: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = ee08d93a523ae8fc 43eb8c821ec88f64
201: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = e950232c03d96f4a 5fe247f3bc91abc7
202: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = b4c3f612231fc3af fb788508297246b5
203: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = d400650b196c8a99 3c6d871d71638174
204: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 4e39adba33a460e7 35e7d7bb6f522646
205: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 2097ba25c16ab431 e5404271761b5fad
206: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 01925160bfe6ea23 314150ee33e3c927
207: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 6c14a680004af9d1 06ce504533e68782
208: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 9dfa1a211ee40679 6144b1cfa20cc210
209: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7c7f5973adab2076 a43ef6116f5c0438
210: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = bad469e1b02ab0de 27b93cd6b471b1cf
211: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = b076a27da3c7ed1c 2c919fa8fdd72d7a
212: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 044a319dbbea22b9 6782d1304ebe3714
213: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 131a661a097a4a6d 7223031940fa2065
214: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 873eb3d4219f745b c568ad5e2dfbceb2
215: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = b48a10463669ba21 5982967807c63794
216: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 5ce321dae458c2a6 50d3965b438eec1e
217: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = e23ecfb7e9a36b96 731faf9d514a64a2
218: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 42f5e5689a2193ae a1262785f1cfae20
219: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = ffaa98e4908b5331 f9f717edb9a937a0
220: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 18, 'order': (1, 0)} (all)
   = 9b9242c787a381e3 29ec8f2d3535f4c4
221: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ce6c4195053334b7 29dc743e5f1cb2de
222: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 26a5b88877491324 6b2e23ca249bf514
223: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 28} (all)
   = e844608f7f68c110 1b1838f44cc2307c
224: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 3155bdd89394e56e 5643a7b4f1553be8
225: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 017c423d0ddbf607 3d7eccbea6d47f92
226: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 2cc40c4df26c148d 3a71553a2d050b1c
227: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 64dda88ec4a0b502 68f97bd40934bdfc
228: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = f8bcda7b3ba4a8a2 2cbf4c685bb82424
229: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = a017827cabefd06e c85380ef2e65259d
230: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = ef76010c1707f3bb e617dc24bfe04762
231: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 792a867235a7b660 c709cb267d7ad4e3
232: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1)} (all)
   = af27c5ad7ce45ed0 ec1b9878e3bf196e
233: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 97fe408a5211ca1b acd4f3054f8af5d1
234: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 483c97d834e5bc4e fd6281afebae604f
235: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 3b88ce4dba0f4981 f3751c2f60b6bac6
236: 1 go 32
   DM-25 wheeled {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 30bf78eef802fee2 7b65168728d877b5
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 7817b2c0f94efede bf24c69e15aa373b
238: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 68d3598b8610abab aa8f4df5832f2f3b
239: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 058ca2f0d85efe5f 763c7ad21e5412cc
240: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 3189384972a07add b4ba8ea076f6423c
241: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 1bd9b532e2f74fab 1d4ac590e5f5de7d
242: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = ff9d665c14361774 0d89f7949dfdceba
243: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 62a49e283ee6fd9e 71de31efa385a200
244: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 697855fcd574e237 7b91fa9686a9006c
245: 2 go 32
   DM-25 wheeled {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 2df1254c644e820f afc82169dce0b4af
1 place 2 points 7; 2 place 1 points 11
