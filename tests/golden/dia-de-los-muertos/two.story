   = c6240e79cef7e2d3 519fd9a9ec11de4a
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 55f44961a4d1d326 1818d0769332e44b
2: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 53ff74a7ea28ab97 fdd682fd3876a605
3: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = a6ea34fa7134ff83 b2c155ed0985222b
4: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 55e9370c82b46756 6d61763724b2f282
5: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 1d1588d1b765447f 8c4b064a447fa29b
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 9f7947e2bcac86f3 d28a9df8c53ef069
7: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = c16ed650d8e00f10 bf7ccf99723bcd2d
8: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = b02f3cf3508b4d04 6b45f64367c24526
9: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = 1fe8e6cc1fdaaa9f eb8139422a5c3c34
10: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 1ffddfb8e2e76eb5 1d11be6c5041535f
11: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e98afe138b0c756b f6e5391c910a2444
12: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 3197173111d1debf d5a60829a716099a
13: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = b5e9940e5362b640 ccc3bc4630d34136
14: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 0f08cbc912fda8e1 72274c541c1c1aba
15: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 8c69973f1268e67a 1d97029da8a499ee
16: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = b5fe54228291cd3a e71d90d6b6dd3589
17: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = f5da22222543336c 576ddc9c4ccef7d5
18: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = da1b347f6f19a6d5 b171e1c6618f9a83
19: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 1bf15bee20dd69c2 f613e6fffa4aca8b
20: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 932f63c31257fce3 94a743044dd960ed
21: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = da6e9b6117fc15c0 d7924c6b0d5dbc55
22: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = e59b091e43fe4067 47c7605317786d2d
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 4e5a4d5211c0b9b9 a59cfdca077d4619
24: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 57e580e584d59d78 2adb5c3d103e0e7f
25: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 749d0e1cae3dc393 0c34352472c046c8
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = edfc8ea69205ef10 47ba87a27751222c
27: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = e9d5a7f80aaf0968 3c5db97097b636ae
28: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 542b6b67516f03b0 36191a11cdef4171
29: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 47297cdad9d00894 1fcccc3b1347e2ff
30: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 78b2d5f8d4168bea 580c035f23395a11
31: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = df89d5fe17588b56 27e811ccbfdf3b97
32: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 5412379dc96c756f 00ce42eaca859bf7
33: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 4e96b534f9c2eaff 240f61b6fa0b5a03
34: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 8cbe747321654e53 9f7d87571d35b57e
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 3d67822f60d9eba8 45bb4e68b69fc036
36: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 415f4bb7981fef94 e53129cb40c81caa
37: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 634f00b1edc7d6c5 d4d7430dc5736c74
38: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = fc0d9c8409f4101d 5b78043257c293fa
39: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 65e7a8d227020e13 f79093d7bf049677
40: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = 26bb0464be2ab75a 9245bd7652df18c8
41: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = f7bec13aae02a86c 0bd41f8d48603b49
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 4c91efad32a50a0f d00077bce93dc1e5
43: 2 go 4
   DM-25 wheeled {'seat': 1, 'field': 4} (all)
   = d005fce12ba85efe e2828d7511fa48d4
44: 2 go 6
   DM-25 wheeled {'seat': 1, 'field': 6} (all)
   = efb19606af756ee1 764d4b2419b9bc2a
45: 2 go 7
   DM-25 wheeled {'seat': 1, 'field': 7} (all)
   DM-25 targets {'seat': 1, 'victim': 0, 'card': 8} (all)
   = 74abd4c3621c3e76 94dcb8388b052817
46: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = cb5f49eda70f83ed 4fc00c6f2ac4381e
47: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 2fded79d7f66cd04 e1cb30ee8ccd142c
48: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = d2e6869334c974af c8cccd11f58396d4
49: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 89a0d5eb0cb81efd 7fe3acae4210f07e
50: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (0, 1)} (all)
   = 5f1608bed51ade8f 400dc523e702622f
51: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 62067341cd2f8eaf 688962fa9cd5f483
52: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d016c0a7cc96aa1f c78e088532bf3811
53: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 5d6bf69e9c1aaf3e e7219ac61a6df005
54: 1 go 8
   DM-23 leapt {'seat': 0, 'field': 8} (all)
   = 0b28eceac3c0389b e92a939bdf32a73b
55: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = bdb497ac3033f0c0 592ec47a1f7580b9
56: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 9ba9d59e2d2e9461 139cc87341083eb0
57: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 0400333ccc5e3349 cd2912820908d8e8
58: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 34aca2ff48e5e524 cbcd1cef3b58f020
59: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = c6121e3f18b8272e 67ea544f972ca770
60: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 62e5c44890757b56 85b0c2418dfae87a
61: 2 go 19
   DM-12 walked {'seat': 1, 'field': 19} (all)
   DM-35 festival {'seat': 1, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = a0d068f0f2b3df5b 30f3423ec0304897
62: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 47c6ad0f80422ddf a0049eb86e9a2d5b
63: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 3bb4bc3917fb3d0f 5eb835a7042838cf
64: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = d50829f73e842b7b c4b9c0140d0065f2
65: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d7f9342438748e3a a1072051a8d9580b
66: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = a8bc7e50e19faf15 f2570b62ec8db6ef
67: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 53283e4d47924f73 c5954e2605eef067
68: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 3d09866511f0357b bd6b059c88427efb
69: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 6637650e05b04465 d23b7a7fee057fed
70: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = ec86c93062f8148d cabba1fb42a26aad
71: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = d8c5b70a415093e6 f64b498312b254eb
72: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 708fbf39e0634834 7caf29ae1bc12333
73: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 65b2d3ce9d574f98 4dfb8f0c34f19d65
74: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 9ff3cc29281db719 418487d1eb720745
75: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = f0c57e349dc41a51 b8e8a1235e69fb06
76: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 33972362740233f5 fc383fc67fe5e1de
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 10} (all)
   = b3daba6972e6003b ba119dc3712b30ac
78: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 8312cb80215c567f f63158d7c8391dbc
79: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = f55471e40357345f bd8caf95705c468b
80: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = a98fc46ae5fc6fc4 8e90c10e2baa8f12
81: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 52fbc66e5706b31d 3a0970162891ffae
82: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 2a7a63d1b68a66dc 9a2521b3922cd273
83: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 007aa4d0f4b20aa0 7231bcca2d3560c4
84: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 6472e9e70e55db0d d7b73e96877e0967
85: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d684f1a3c85ff15f f1a4236d11f22e38
86: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = 5aa044cb2378c77f 67def32906733f34
87: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 0b6ef1a1f894022a 30300cd95f176338
88: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 7c1c839e24c51a07 b2c2bdaf55471aaa
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 526126d7c11077f3 fcd68ac2d8b584f7
90: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 6b09b77dee475b5d a99dddf04afc0e75
91: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = ce4b863793670873 46465605577e5e7b
92: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 30c8cbfd5dec4bb9 724dbdc2fdb91ba0
93: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 9599d56477128aeb cf447ec50c122478
94: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = 99303cfffb8a8f77 82f0badd2e57cbf0
95: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 5a288c65185eb2f1 8c2a73a06820c525
96: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 262b3ce6827a0f9d d9825c94a3817202
97: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = bb5fc706bc8ed6fd c492ed7f9ece8fb2
98: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 6cfc3cf5e3962cf4 a890a2d21d441b38
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (1, 0)} (all)
   = c6e27586e627af48 8685c3a07f8ddff5
100: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 9d3e93a1cbc2fd21 1e5958b236b13e66
101: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 7f06ae0e98353920 a5ca71ea5f558b02
102: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 8584d70ec45b0b1b 1b475eb67f9373a4
103: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = e87b81d6732a3312 b7cb0e40632091c1
104: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 7b8b7c1de803dc83 a1fb5c7d628148e4
105: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 97897cbd5cdbcb88 04c8801b310be1f6
106: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = f4805ae2a3f8abd6 aee63b8fe7352f46
107: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = b4ed59dbc2751557 f6db3fb0c62bd1ea
108: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 672052a9d1df0ca7 14b5a51e28490cba
109: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 1d0026bd6bcbdc8f b9b1074efe8e0534
110: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = f5a97a9154222b2b cb5a41f8b8191a15
111: 1 go 21
   DM-12 walked {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 8481577d6da7a0ab 249efdad2afd7aa5
112: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e7389c460c8d26b2 ebb56f2c06eab9d7
113: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = c7b0d499b272e8f7 4f55398b11d9cfbb
114: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 4dbafebdf41df457 2e905796b59f760b
115: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d4a3bf548d5a5833 4461261d0161e3b2
116: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = a1765ea7b9461b02 14b5b709926f104a
117: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = bbb6c61032c37161 e7036b0303f7782e
118: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = fc14865a99ef4d53 725c43bbf17cc62e
119: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 3e6a465fd39e5331 b94b37b1bef772e1
120: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 439633f8540d5eb0 9a31b173d7c6e276
121: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = d76bcc99daccf7ce 1bf24a9af942056c
122: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 8d97c5983a4fb072 2bd89ad3d4618106
123: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = 057b7f6bef879189 f0b11c36c608fd61
124: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0a6243dc44a87438 3baa9ff038ced19b
125: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (0, 1)} (all)
   = 6ceaade99314af1e d7c63a1dde4d784d
126: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = dd255936e4ce6e40 99fa7c63af856485
127: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f35f564b5bcc6ccf 76dca1890a2a0c09
128: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = ec7dc007b5e89217 e094463128262140
129: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 65e1d51ac1836257 779cc1b1d8f282f4
130: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = e7ed8aeaade6da31 469f036fb389d87f
131: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 0f9feb02765e3065 b1f8a16d8e414f98
132: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 884cf13889f7f549 52ca4b3223a82d06
133: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e6b336655a51b5d1 95b8ce34cb9b303c
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = da8804633741f44f 15011005a3ac6158
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 6b73fdc958f05d6d d58282f6d5ffaaac
136: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 86e54794e42e7e2f bade4ced0658cf85
137: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = 009f3c56066b5469 eea86194d75341c8
138: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 10f670bfa68461b7 78a3a1ee540d9588
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6e68553bf47c12dc bdecea6e17fb42dd
140: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 11be43397d93c73a 5dd2b26d158fafe1
141: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 7d69e79e4e7ac982 312f9d3f0840581f
142: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 832a3fa2655a80f5 3085119795c4b535
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = 66236c25dde0b0d9 966c9ba055b6758c
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = ebf8b5007fdff00a 2253077f3484a058
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 706c4863b4864285 de2f6894ff3b969a
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f0ee293dae82c886 270b06e9f45ff979
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = fca20a8554ca9b9c 910ebd2901e66921
148: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b9e2ae8440f8e93d dcc9b445867f3cb4
149: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d8a4c8241ebfc864 0f56f44622c28312
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 705f9e9dae656342 c72d861fc5f25b24
151: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 5b520ea587f2e5c8 a819d7359dc7a4dd
152: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = c35f25968466264f cdd18026e4eb9f4c
153: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 6f15cd013af2fb45 49aaf600e3693355
154: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 9f4fd423b4a0ead5 f026eee4835609d9
155: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = b4325ba7a8b0d453 cc30307ce07ca0e7
156: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = fe0c1b2b58f709d4 233628f91a9ded15
157: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 32f1878e22ccaecf 2b52b50c8a23f63a
158: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 8e02533d19cfefd3 b32abaff17c9c0da
159: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = eddeca1c54f57adb 73b0ab6548f4b8f9
160: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = 1b4e5bac94da2065 573a96ec762b3230
161: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = c98e75c486d97935 cddb43cf3d33a238
162: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ed86166988e7ace8 8164d19a0cd563be
163: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 8b3a5b681c70ac2e de6894dc58740a63
164: * skull, next 3
   DM-6 drew {'seat': 0, 'card': 13, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 5e3f95f13f20a24e 4027a81288358f0a
165: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = dc4de0cb083c9ffd 2b3c5237748a38eb
166: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = e98ea1a03a497a98 3660ee00d05d285f
167: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 39e35640f69e44b9 84658a14ddd9e698
168: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 609a8a35679961e9 1178893aa4cb3e19
169: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 72f2c34182d67d97 6813ab22f5bb65fc
170: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = fa993ed9ad14a52f d1af62d9be5522bc
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f7f4bcf733ae8435 29fc4b501bb2f23e
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = a99e64bf6dd843cb b3edc4c1b880bdfb
173: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 0340b575d5536bb6 ed6c8faa7bc871f0
174: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = c5fb658615559af2 4f5dc719ebd62dfd
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 4a81efa831896225 6e3303db4549ecba
176: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 87ebf3a4ac4b1008 db59e2ad2d438e8f
177: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = b1f3ac0816c4155f 9278ad2955cc2daa
178: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 86f14c5b42ceaab9 67b44a0979ec2ab1
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = a89c6187d69caf7a 53940c0a882526be
180: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = d977189d484b1393 f3a9fbefa20dd491
181: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 11b128f01ba942cd 56e46ef036a3f39b
182: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 7fd4c6649bd6947e f0059e4c6faf2856
183: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a3f173f1808372cb a05bbbb4b0ff30b0
184: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (0, 1)} (all)
   = f362f0661fd62172 d2fc2017c84526ff
185: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = bde3c52fdf42ede4 646f844f931d66dc
186: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 2d97a27d92e9d26f 534ac2da258a5bcb
187: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 633cd0aff499324a c3a7905af632fba7
188: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = e1cb7274674ebea1 f48961f2ad295509
189: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 012ff5b5b9662b27 fa6c8c1326dfaeb5
190: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = 99ce3d98696e81ec f2bec23a450df32c
191: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 9e8983821e44cfd0 39ccf2437382441b
192: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 1f50dae233c6e9db 7f418ebaa9e75de6
193: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 710640c028371566 6e76964601d5235b
194: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = da1747a7b72d86d1 96348209ed4ee96f
195: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9c983a19e9a1d6b0 66050127c964247f
196: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = e1413c1e189fb980 4caed5e953a83440
197: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e0af0def038275bf 572285233495bbf9
198: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = be0602fb7d9de129 4201e78a4b56879a
199: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = a4fa2b382c1e9ddf d5f863142610d749
200: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 12244907cbeb524e b3d4a7299b5e6209
201: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 37151a75c29f3a0f 86641eaca19a182b
202: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 84723a7c8c9c9dff a0f39f13aea380c1
203: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 6fb37be432ddd3d1 b6723b126bf5bd24
204: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = b7b6af76040c0685 4ea8bc4ba53c1384
205: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 97b02b00e69b058a 3fc053ebdbc0b5f6
206: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 8592374ab729a8ef 297ade41a3185825
207: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 5e38039a4a25480b 5665f7980206c19c
208: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 673456d627a1fa42 3f6013a0dfc49e01
209: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 10aad62feafe11d0 f7c0e5e1af05f482
210: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = f03d1a62c7e2bee6 43706dd0b9879a39
211: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = eadb242b3ee45f4b fe5ae796d58fb812
212: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 8b84da330d1cf76d 7c612c4974f3a5b5
213: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 1d6d24d89d8ec422 c6679aee38ffc185
214: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = a88fd0bfc6f104a9 b96a2d59f866aa50
215: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = 15a97713b3257d46 51b61ee18b49b9dd
216: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 5c6ce7163f23e096 ee8481098809256e
217: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 8d5263d7ba10ab79 1e78cb3db4b3368d
218: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 2b40d0de168de28b 4be0eb00e8e303f8
219: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 70131ba76786acdb 49ef36ddbbfc6e17
220: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 18, 'order': (1, 0)} (all)
   = 7e3a5c92f874209d 015f9b8f01db0262
221: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = c981018ee17c025b ec5d792e84894804
222: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 201055795354bb77 5441dcffd13853e1
223: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 28} (all)
   = 8ab01a910905f0d2 c40730672b2f4991
224: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 14dc9adc297d1f79 997f2eaa9d5c1983
225: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2d89838e5d35a660 c047d124bde5c59e
226: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 9bd62d65b46680d7 b7c71d8dc2ed45d1
227: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 4d90d30b07a1e2d1 fa599da84aeccfc4
228: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 08db952b8cd9c89d d404ea691d777893
229: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 1df6d93178768411 c4d352b85ff3c04b
230: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = dc3c75144b44fbb3 d3882e387327f0b0
231: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 071f20f24fd1d4ae e66a2559d739415c
232: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1)} (all)
   = f8d6dff33ab46689 b9d4b32866c852bb
233: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 0b991228d0074393 098b1511b4bb576c
234: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = c523b6908f344f67 dc46379d9d4d737f
235: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = c139866199a313a0 8ec27e5ea41a92f2
236: 1 go 32
   DM-25 wheeled {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 165ff5d76d1fdfea 1e109b9b7e3680e0
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 4806206766ae9e4f d84f5a09d95bed96
238: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = f5d28e6f548ddf79 0619addf35a68b52
239: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 8a9dcdf90f683421 b9ede165b2dd5eb9
240: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = b80d8eba5be3f2af 3d83f651fd2f4143
241: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 2033bcc1bd2e0c38 d8fcb592917ce931
242: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = 110df39c7c037d02 84beaccfa09339da
243: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e8314375e84a7d83 803320c19b25b31a
244: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 75182e0439d3e3dc 6372a6b5bf7a96d4
245: 2 go 32
   DM-25 wheeled {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 0c4495fcb5ddf4cd bbe5445a481aa964
1 place 2 points 7; 2 place 1 points 11
