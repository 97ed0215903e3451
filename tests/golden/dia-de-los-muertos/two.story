   = 022202ca523a34a0 519fd9a9ec11de4a
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 576aedf8cc337142 1818d0769332e44b
2: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = a352b9ff90d37c3a fdd682fd3876a605
3: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 5b09aeaad6193b8f b2c155ed0985222b
4: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 7121ebd30dc36511 6d61763724b2f282
5: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = bc28980b574b4122 8c4b064a447fa29b
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = dff54db6a4da33d4 d28a9df8c53ef069
7: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = e7ef025deb72696b bf7ccf99723bcd2d
8: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = bdd07dbcc85dc6a8 6b45f64367c24526
9: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = fae7b72ce91fe439 eb8139422a5c3c34
10: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d51742a2e780074f 1d11be6c5041535f
11: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a3fc45d49165a206 f6e5391c910a2444
12: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = a46dff0e06e8bf02 d5a60829a716099a
13: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = c27990992fbfbf40 ccc3bc4630d34136
14: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = f8a9ecc45231b8da 72274c541c1c1aba
15: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = e9074db2168fc5de 1d97029da8a499ee
16: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 3dfe4c53f40bf07b e71d90d6b6dd3589
17: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ef2a4f21eb7f9dba 576ddc9c4ccef7d5
18: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 192ba5e0b20810b9 b171e1c6618f9a83
19: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 64f3e6105fef7204 f613e6fffa4aca8b
20: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 7eba1b4687233ac8 94a743044dd960ed
21: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 89060ce74d33b4bb d7924c6b0d5dbc55
22: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 017dd6fed002a81d 47c7605317786d2d
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = f5e9dedcb9ad073f a59cfdca077d4619
24: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 653964adab02b65b 2adb5c3d103e0e7f
25: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 1af604ad823b982c 0c34352472c046c8
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 95451914f68c9432 47ba87a27751222c
27: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = f3e875d9578a4769 3c5db97097b636ae
28: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 48453920c1de9e6c 36191a11cdef4171
29: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 5f8235eac67a1250 1fcccc3b1347e2ff
30: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = ac39a2c28d4c347c 580c035f23395a11
31: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 9a75e5d083023dbc 27e811ccbfdf3b97
32: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = a156d1a3fa596ef1 00ce42eaca859bf7
33: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 65d52e22b8ef64e6 240f61b6fa0b5a03
34: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 22926b56089ea0d6 9f7d87571d35b57e
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5da4da9482278e48 45bb4e68b69fc036
36: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = c00e2b66e7ec5f5f e53129cb40c81caa
37: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 6a9ebcb4346a4805 d4d7430dc5736c74
38: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 67d176cadf9c5aa8 5b78043257c293fa
39: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = c74cbebbd014992d f79093d7bf049677
40: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = d62a42c7d53eac25 9245bd7652df18c8
41: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 0e22b25d11831ebc 0bd41f8d48603b49
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = c7fdfe90b44f8a71 d00077bce93dc1e5
43: 2 go 4
   DM-25 wheeled {'seat': 1, 'field': 4} (all)
   = c660637832c58ccd e2828d7511fa48d4
44: 2 go 6
   DM-25 wheeled {'seat': 1, 'field': 6} (all)
   = 3ad9a2442273bcd3 764d4b2419b9bc2a
45: 2 go 7
   DM-25 wheeled {'seat': 1, 'field': 7} (all)
   DM-25 targets {'seat': 1, 'victim': 0, 'card': 8} (all)
   = 9fd6ffe477706e18 94dcb8388b052817
46: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = 5f5f7ce7096162fe 4fc00c6f2ac4381e
47: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 5a884f7385a65e45 e1cb30ee8ccd142c
48: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = f9e89d0213136fbc c8cccd11f58396d4
49: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 27ca8fbbc263b266 7fe3acae4210f07e
50: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (0, 1)} (all)
   = 87165f3f3ac21e1c 400dc523e702622f
51: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = b9c07ab85045ee12 688962fa9cd5f483
52: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a06d2be7fffc6efd c78e088532bf3811
53: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = d8a1680ae73b8642 e7219ac61a6df005
54: 1 go 8
   DM-23 leapt {'seat': 0, 'field': 8} (all)
   = 6ced75b30bded46a e92a939bdf32a73b
55: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = e0863afd69904ab0 592ec47a1f7580b9
56: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 0c5f4435b4ca8f05 139cc87341083eb0
57: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ded6337775ac3851 cd2912820908d8e8
58: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e5db5e2cb83a88b6 cbcd1cef3b58f020
59: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 376d3cc1134d6f35 67ea544f972ca770
60: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = ecc6c1de3b2f5584 85b0c2418dfae87a
61: 2 go 19
   DM-12 walked {'seat': 1, 'field': 19} (all)
   DM-35 festival {'seat': 1, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = fdc4ec9c710561fd 30f3423ec0304897
62: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = db38176b8d106982 a0049eb86e9a2d5b
63: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 8c6d0ee47f00d139 5eb835a7042838cf
64: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 0f866afcbe050b51 c4b9c0140d0065f2
65: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d8ad3afac89c4b24 a1072051a8d9580b
66: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 094d808b87764bd9 f2570b62ec8db6ef
67: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 963385985e160df4 c5954e2605eef067
68: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 568ae3384fa01734 bd6b059c88427efb
69: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 66a482f0fc96d2f8 d23b7a7fee057fed
70: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 18f2f15c46066e77 cabba1fb42a26aad
71: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 8ee3fa909c25fc63 f64b498312b254eb
72: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 3047bbcbbed667d4 7caf29ae1bc12333
73: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b965a768cb06d669 4dfb8f0c34f19d65
74: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 8c2a8debf9e94a12 418487d1eb720745
75: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 397a07a109d191c4 b8e8a1235e69fb06
76: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 2339d00fac829a60 fc383fc67fe5e1de
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 10} (all)
   = f03897c08a447339 ba119dc3712b30ac
78: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f6cfa7543aa4e63f f63158d7c8391dbc
79: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 7bcda2838b03a3a8 bd8caf95705c468b
80: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = a43f51894c1884c4 8e90c10e2baa8f12
81: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 47ffdf70f7d714cc 3a0970162891ffae
82: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 8ea1d040f811a3bb 9a2521b3922cd273
83: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = a7871618c12c2afa 7231bcca2d3560c4
84: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = dfb6c64778e1aa66 d7b73e96877e0967
85: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 2608fa3cb925f064 f1a4236d11f22e38
86: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = 005ca8befec1180d 67def32906733f34
87: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e3a331216b4b950a 30300cd95f176338
88: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 065a90edf7108e0f b2c2bdaf55471aaa
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 8a7d36096ff3cf23 fcd68ac2d8b584f7
90: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 219c60e0b562efd4 a99dddf04afc0e75
91: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 8d285b1562561c9a 46465605577e5e7b
92: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 52d65984a1fcab82 724dbdc2fdb91ba0
93: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 91683d07fcf9824a cf447ec50c122478
94: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = 85146ac3b66e513e 82f0badd2e57cbf0
95: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = ae7eadc622e164b7 8c2a73a06820c525
96: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 5dad590dd3f72a4c d9825c94a3817202
97: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = c79a72089bbb2726 c492ed7f9ece8fb2
98: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f8e4bf4f5c78b908 a890a2d21d441b38
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (1, 0)} (all)
   = 6d4102af355a1a01 8685c3a07f8ddff5
100: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 050bfe4f3c4260c5 1e5958b236b13e66
101: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 88a1d5348a4c34a6 a5ca71ea5f558b02
102: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 7d2ade944587cc97 1b475eb67f9373a4
103: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 3de310e6d4b12674 b7cb0e40632091c1
104: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = bccbada14839d3ce a1fb5c7d628148e4
105: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 166b63bc2b964b29 04c8801b310be1f6
106: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = ff63dde61e12c342 aee63b8fe7352f46
107: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 7b8513fe84b1d71f f6db3fb0c62bd1ea
108: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 2ad5d73bd30d0c52 14b5a51e28490cba
109: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = b66d89b36fd98194 b9b1074efe8e0534
110: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 0f1855a2b151fcfc cb5a41f8b8191a15
111: 1 go 21
   DM-12 walked {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = dc273f30b0cbe7b3 249efdad2afd7aa5
112: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 90d13627f4466ea2 ebb56f2c06eab9d7
113: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = c94753e2d721dce3 4f55398b11d9cfbb
114: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5601c331ef9a0675 2e905796b59f760b
115: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 1b99a917a9657b14 4461261d0161e3b2
116: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ed62d933912b7f25 14b5b709926f104a
117: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = f79368f1b8297622 e7036b0303f7782e
118: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 778c5d643734d401 725c43bbf17cc62e
119: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = f6662d1217510048 b94b37b1bef772e1
120: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 511809ade526ea15 9a31b173d7c6e276
121: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = be754bd75f0a3ab4 1bf24a9af942056c
122: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 2ec3a05c90afcd04 2bd89ad3d4618106
123: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = bda75577f9e91773 f0b11c36c608fd61
124: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0b2abe19f53420bb 3baa9ff038ced19b
125: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (0, 1)} (all)
   = 0a02614b2ff21b4f d7c63a1dde4d784d
126: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 30786bcfb0ab1245 99fa7c63af856485
127: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = aa66d9a325a757b4 76dca1890a2a0c09
128: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = a81c547e875c9b16 e094463128262140
129: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 5099579baf4488fe 779cc1b1d8f282f4
130: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 22728e5839c151e5 469f036fb389d87f
131: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 9902c433ff7af111 b1f8a16d8e414f98
132: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = cfb442d381398ee3 52ca4b3223a82d06
133: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = a5056ac9d119d6d4 95b8ce34cb9b303c
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = b60724f3a1dfaf73 15011005a3ac6158
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 3f1d72f9712390b2 d58282f6d5ffaaac
136: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2d8ac4c7095543c7 bade4ced0658cf85
137: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = c74743f8c79d988a eea86194d75341c8
138: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b5508d578082c695 78a3a1ee540d9588
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b23b41058f0574d0 bdecea6e17fb42dd
140: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 85de968f7199bc48 5dd2b26d158fafe1
141: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = a503ee158468fa06 312f9d3f0840581f
142: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = a36c3b46eaa3766c 3085119795c4b535
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = a90d14cff373e873 966c9ba055b6758c
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 59b7d4dffa8e238b 2253077f3484a058
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = a08419739edfc506 de2f6894ff3b969a
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 07bda9274365f201 270b06e9f45ff979
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = c9f360caf68c30d5 910ebd2901e66921
148: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 4637ed946afeba58 dcc9b445867f3cb4
149: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = aee674eccf80e24a 0f56f44622c28312
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = a3874b4d7afbb0b0 c72d861fc5f25b24
151: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 09ff17f41f05030c a819d7359dc7a4dd
152: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 1c76d41eb7ab5623 cdd18026e4eb9f4c
153: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = b99615043f42eb48 49aaf600e3693355
154: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = c07303c8c6eec48f f026eee4835609d9
155: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = d89568291c713c15 cc30307ce07ca0e7
156: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = 814bf51d3364cb47 233628f91a9ded15
157: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 98cc9e0c90f9890c 2b52b50c8a23f63a
158: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = a054e6c0e4a5b351 b32abaff17c9c0da
159: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9579bfa0f378ead0 73b0ab6548f4b8f9
160: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = e9da77391c8211b0 573a96ec762b3230
161: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = b616eb1b31c40bed cddb43cf3d33a238
162: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 51dd1ea96af854db 8164d19a0cd563be
163: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 09f96052de4c1552 de6894dc58740a63
164: * skull, next 3
   DM-6 drew {'seat': 0, 'card': 13, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = bccd506850c2602d 4027a81288358f0a
165: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 3bdf827dc59f4a9c 2b3c5237748a38eb
166: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 1669bbd6b04e1062 3660ee00d05d285f
167: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 17a58d1ec93d6ac8 84658a14ddd9e698
168: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = c1b6a8ee8d954f3f 1178893aa4cb3e19
169: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = d5a6b306f56ea4f2 6813ab22f5bb65fc
170: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 6fcdfd7bff158888 d1af62d9be5522bc
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 52fe911815dc2257 29fc4b501bb2f23e
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = ba59ab6d94161964 b3edc4c1b880bdfb
173: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 6ce116a290dc0f15 ed6c8faa7bc871f0
174: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = a950654629b4c562 4f5dc719ebd62dfd
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 5ef3fe89219ceeba 6e3303db4549ecba
176: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = c665133f4c8750f8 db59e2ad2d438e8f
177: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = 9fa14d3eec26c05b 9278ad2955cc2daa
178: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 1591ed3402228fed 67b44a0979ec2ab1
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 0dda9765513f3504 53940c0a882526be
180: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = b616d79492363075 f3a9fbefa20dd491
181: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 3146f1a586a8d8ee 56e46ef036a3f39b
182: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = eb1d544c81e17ba2 f0059e4c6faf2856
183: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1bfb7d9ec3521e99 a05bbbb4b0ff30b0
184: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (0, 1)} (all)
   = 818f1ddbfcfadecf d2fc2017c84526ff
185: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 4651f71bd6a08b43 646f844f931d66dc
186: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 0f42efd52bbffa36 534ac2da258a5bcb
187: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d86b09a2e4967a4a c3a7905af632fba7
188: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = c9150f7664e66851 f48961f2ad295509
189: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 99d494e7bd2522e8 fa6c8c1326dfaeb5
190: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = b8b02537f1fa3ea2 f2bec23a450df32c
191: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 5c15b4ff5b6435df 39ccf2437382441b
192: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = d37c651310662df5 7f418ebaa9e75de6
193: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = e518b9e1cc5160aa 6e76964601d5235b
194: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 54f81419e39c56ce 96348209ed4ee96f
195: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b21e6f359c032c36 66050127c964247f
196: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = 9da6cc3c99cafb92 4caed5e953a83440
197: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 2b4ec33ac22aa5b5 572285233495bbf9
198: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e4e87ed56579b5e1 4201e78a4b56879a
199: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 09b533aa92b0e1b0 d5f863142610d749
200: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = ee08d93a523ae8fc b3d4a7299b5e6209
201: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = e950232c03d96f4a 86641eaca19a182b
202: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = b4c3f612231fc3af a0f39f13aea380c1
203: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = d400650b196c8a99 b6723b126bf5bd24
204: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 4e39adba33a460e7 4ea8bc4ba53c1384
205: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 2097ba25c16ab431 3fc053ebdbc0b5f6
206: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 01925160bfe6ea23 297ade41a3185825
207: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 6c14a680004af9d1 5665f7980206c19c
208: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 9dfa1a211ee40679 3f6013a0dfc49e01
209: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7c7f5973adab2076 f7c0e5e1af05f482
210: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = bad469e1b02ab0de 43706dd0b9879a39
211: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = b076a27da3c7ed1c fe5ae796d58fb812
212: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 044a319dbbea22b9 7c612c4974f3a5b5
213: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 131a661a097a4a6d c6679aee38ffc185
214: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 873eb3d4219f745b b96a2d59f866aa50
215: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = b48a10463669ba21 51b61ee18b49b9dd
216: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 5ce321dae458c2a6 ee8481098809256e
217: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = e23ecfb7e9a36b96 1e78cb3db4b3368d
218: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 42f5e5689a2193ae 4be0eb00e8e303f8
219: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = ffaa98e4908b5331 49ef36ddbbfc6e17
220: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 18, 'order': (1, 0)} (all)
   = 9b9242c787a381e3 015f9b8f01db0262
221: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ce6c4195053334b7 ec5d792e84894804
222: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 26a5b88877491324 5441dcffd13853e1
223: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 28} (all)
   = e844608f7f68c110 c40730672b2f4991
224: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 3155bdd89394e56e 997f2eaa9d5c1983
225: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 017c423d0ddbf607 c047d124bde5c59e
226: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 2cc40c4df26c148d b7c71d8dc2ed45d1
227: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 64dda88ec4a0b502 fa599da84aeccfc4
228: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = f8bcda7b3ba4a8a2 d404ea691d777893
229: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = a017827cabefd06e c4d352b85ff3c04b
230: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = ef76010c1707f3bb d3882e387327f0b0
231: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 792a867235a7b660 e66a2559d739415c
232: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1)} (all)
   = af27c5ad7ce45ed0 b9d4b32866c852bb
233: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 97fe408a5211ca1b 098b1511b4bb576c
234: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 483c97d834e5bc4e dc46379d9d4d737f
235: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 3b88ce4dba0f4981 8ec27e5ea41a92f2
236: 1 go 32
   DM-25 wheeled {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 30bf78eef802fee2 1e109b9b7e3680e0
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 7817b2c0f94efede d84f5a09d95bed96
238: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 68d3598b8610abab 0619addf35a68b52
239: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 058ca2f0d85efe5f b9ede165b2dd5eb9
240: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 3189384972a07add 3d83f651fd2f4143
241: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 1bd9b532e2f74fab d8fcb592917ce931
242: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = ff9d665c14361774 84beaccfa09339da
243: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 62a49e283ee6fd9e 803320c19b25b31a
244: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 697855fcd574e237 6372a6b5bf7a96d4
245: 2 go 32
   DM-25 wheeled {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 2df1254c644e820f bbe5445a481aa964
1 place 2 points 7; 2 place 1 points 11
