   = 0eb694d045862dc4
1: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = a2974be82d32f8b4
2: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 11706ea72fa1b36d
3: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = e549c5f2e97fbfc6
4: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 105e4efaeeba45fe
5: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = cf134755ae525c71
6: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = bbb075fbe7939db0
7: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = ae2487ebf999d5ae
8: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = cb8383a94774c1ca
9: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 1bbc0430d5fa26de
10: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = e078bbba919bcdfe
11: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 357c1bc8939b1ea9
12: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = bdd48e383a7346d1
13: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = d728f6d95cfbe41f
14: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 0c33b56843de2279
15: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 5501a7b9bdc03513
16: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 89afaf7d3a3d5640
17: * bone patches, next 1
   DM-6 drew {'seat': 3, 'card': 5, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = 7973ec4fcd49d0cb
18: * following, next 2
   DM-6 drew {'seat': 4, 'card': 6, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = d793d55ea06d22f5
19: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 4cc099541100b0e7
20: * hustle, next 1
   DM-6 drew {'seat': 4, 'card': 9, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 1} (but (4,)) reveals
   = 7924f35860dc8804
21: * cartwheel, next 2
   DM-6 drew {'seat': 4, 'card': 8, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = fa86b24d752e1970
22: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 632851f040613439
23: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 001d907bc08d706d
24: * bone patches, next 3
   DM-6 drew {'seat': 5, 'card': 5, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 638c29ece76ec12f
25: * bone patches, next 1
   DM-6 drew {'seat': 5, 'card': 5, 'top': 1} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 1} (but (5,)) reveals
   DM-1 round {'number': 1, 'order': (4, 0, 1, 3, 2, 5)} (all)
   = 5327fb5a45255bc1
26: 5 lay following
   DM-2 laid {'seat': 4, 'card': 6} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 975e565623ce667f
27: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 7b95409794e6bd9b
28: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = bb0081077a6f3f5d
29: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = d533d65c8ad42169
30: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 1e07d10c5153c602
31: 6 lay flowerpot
   DM-2 laid {'seat': 5, 'card': 12} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = e7d2ffcc137682f6
32: 5 action
   DM-T2 acts {'seat': 4, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 6} (all)
   = 14bc61ebe737055f
33: * leapfrog, next 3
   DM-6 drew {'seat': 4, 'card': 1, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 3} (but (4,)) reveals
   = 312a687820d6888f
34: * skull, next 1
   DM-6 drew {'seat': 4, 'card': 13, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 6023137be3e58a10
35: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 2} (all)
   = b16eaec5f1567e7c
36: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 884f197846aa7379
37: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = fce4cef5d579da07
38: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 142d82aae83047f4
39: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 42108b70d38bdf1f
40: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 6ea129b4e717e5e5
41: 4 action
   DM-T2 acts {'seat': 3, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 5} (all)
   = e0fb06a85d5842b0
42: * dodge, next 1
   DM-6 drew {'seat': 3, 'card': 0, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = db3316260118ca54
43: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 894d3a1c1168ae52
44: 3 action
   DM-T2 acts {'seat': 2, 'card': 13} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 13} (all)
   = 99177dc9948a8eb2
45: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = ae4f063aecad38b3
46: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = bc9eb43a90c0359a
47: 6 action
   DM-T2 acts {'seat': 5, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 5, 'card': 12} (all)
   = dc9f638511083ec0
48: * holding, next 2
   DM-6 drew {'seat': 5, 'card': 3, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 36dc2856a827b714
49: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 6a7bdef17548d868
50: 5 discard hustle
   DM-11 discarded {'seat': 4, 'card': 9} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 9702650bc8f79963
51: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 475d32682a88d329
52: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = cb9f39c094a57b1e
53: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = ff2ccb21d6484086
54: 1 discard following
   DM-11 discarded {'seat': 0, 'card': 6} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 48562eab069e310a
55: 1 discard leapfrog
   DM-11 discarded {'seat': 0, 'card': 1} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = bae90ca0d40cd23f
56: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f185b731185c6e8c
57: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = d658c941e96d1fa0
58: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = d78a0ccdd9109369
59: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 1858de223b48b5bd
60: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a3f1849d44451703
61: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 682a207ec26815aa
62: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 81b3cd1d800b0492
63: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 5a1fd83e0f5d95e4
64: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = ce3a8ed4e36cfd6b
65: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 31252931f5b7e5a1
66: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 26dacf8c2ea40faf
67: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 076be9f56398bc7e
68: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 2e3cff231f77f603
69: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = bf0d4e68f8c558dc
70: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = b0a916d7dbd11a40
71: * bone patches, next 3
   DM-6 drew {'seat': 3, 'card': 5, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = fcfa981aa63e3ae8
72: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 9ffe2273c9fd9b62
73: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 43e3423e6777bbb6
74: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 424e4acd3ba527f5
75: 6 discard holding
   DM-11 discarded {'seat': 5, 'card': 3} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = a863f9703ff67e58
76: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 76687d243991f941
77: * snatching, next 2
   DM-6 drew {'seat': 5, 'card': 2, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 9e0cc2aadc8e4d0d
78: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = 65526179c1a09804
79: 6 discard flowerpot
   DM-11 discarded {'seat': 5, 'card': 12} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 70bb0febe5377ba8
80: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 4aaa4bd665edafaa
81: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = dbcd1fab79675ff4
82: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 7f6202d74bce1ae6
83: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 45f850d813d34aa0
84: 6 discard beating
   DM-11 discarded {'seat': 5, 'card': 7} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = cfddced20ae8a103
85: 6 discard dodge
   DM-11 discarded {'seat': 5, 'card': 0} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 92793d134da7bc25
86: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = d26dff7c5f5e0e17
87: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   DM-1 round {'number': 2, 'order': (5, 0, 1, 4, 3, 2)} (all)
   = b5a8af186216e1d4
88: 6 lay beating
   DM-2 laid {'seat': 5, 'card': 7} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 37157f5bbf71ddd7
89: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 0c3e2300b4816ab0
90: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 3565cae93369f1c1
91: 5 lay cartwheel
   DM-2 laid {'seat': 4, 'card': 8} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 9345e3b53da36a48
92: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = b875dae9e6273b12
93: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 7e0ba8db9f3b104f
94: 6 action
   DM-T2 acts {'seat': 5, 'card': 7} (all) reveals
   = 6072af1a5e57ba44
95: 6 target 1
   DM-A1 targets {'seat': 5, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 7df06e1956ad20bf
96: * bone patches, next 2
   DM-6 drew {'seat': 5, 'card': 5, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = b53a5f2673179337
97: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 18d8dbfba2b7e6bb
98: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 74543196f8c551fe
99: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = a6ed05191b7dc7c4
100: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 5701011c024275bd
101: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 8b8dc971cc86f57e
102: * bone patches, next 1
   DM-6 drew {'seat': 0, 'card': 5, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 495f619a3128206d
103: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = dced7338e0c7f4e0
104: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = ea729048f0df93f7
105: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 0df9eed28e5961cf
106: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 7416a4691ed5e633
107: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 1} (all)
   = 985b35a31a40c88f
108: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = b3b8c25705520bc6
109: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = d096c6d24a2f9288
110: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = a91b4bb08ce96d83
111: 5 go 1
   DM-12 walked {'seat': 4, 'field': 1} (all)
   = ffa0eca3649db903
112: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 0ccfe34232eff811
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 9c77b44549bb6076
114: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = a442dbb2956ced20
115: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = fcf97b2325129b31
116: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = c3b3130c9bd25643
117: 4 dog 12
   DM-32 led-dog {'seat': 3, 'field': 12} (all)
   = f96b4aa728a6f4e8
118: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = cd2f734a46f42b8b
119: * following, next 1
   DM-6 drew {'seat': 3, 'card': 6, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 73387c28bc6f8c06
120: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 8687a18b54e71fdd
121: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 125105c81edcf822
122: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 68a49590746bdb54
123: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = f99453bbe24354f3
124: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = 26959835353950ad
125: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = ea668085b17d0400
126: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 95ae4c2adbd53a4c
127: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 17207eb6af06d14e
128: 6 discard kicking
   DM-11 discarded {'seat': 5, 'card': 10} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 262ec1042dffe004
129: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 674194c555ec7ef5
130: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = d3f90a9a276bc16e
131: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = ac87e34fe5e727b8
132: 1 discard bone patches
   DM-11 discarded {'seat': 0, 'card': 5} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = ee9df2812f9d67a4
133: 1 discard beating
   DM-11 discarded {'seat': 0, 'card': 7} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 88c3ebb36e01bcf7
134: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 0b9e0d4ce642d8d0
135: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 935274a31114f51e
136: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = b2a0b57e70e23c25
137: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = c209a507b43379aa
138: 1 discard dodge
   DM-11 discarded {'seat': 0, 'card': 0} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = e3d863dada7f9f2e
139: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 1f8fe4f2d0cd5db2
140: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 3a997ed6eb52e9ff
141: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 9ed95e8e1964edb9
142: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 3f01644d24d664bc
143: 5 discard leapfrog
   DM-11 discarded {'seat': 4, 'card': 1} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = c7f6c108c5af5a5c
144: 5 discard skull
   DM-11 discarded {'seat': 4, 'card': 13} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = 7c41af9a64769535
145: * holding, next 3
   DM-6 drew {'seat': 4, 'card': 3, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 3} (but (4,)) reveals
   = 1d221f8266830ae1
146: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = e9551f090d8d7b38
147: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = 1681ade3598aa290
148: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 6de57d335339ed6c
149: 4 discard bone patches
   DM-11 discarded {'seat': 3, 'card': 5} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 66c9fa8b07b2a5d4
150: * snatching, next 2
   DM-6 drew {'seat': 3, 'card': 2, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 30cad12f2f726d0e
151: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = cea97d7bb245881b
152: 4 discard snatching
   DM-11 discarded {'seat': 3, 'card': 2} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = cc949a15d782e26f
153: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 3ac807b22e3d88b1
154: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 7d9a312c1ebee213
155: 3 discard cartwheel
   DM-11 discarded {'seat': 2, 'card': 8} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 84eec79ace901b00
156: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 3e8743688f08baee
157: * leapfrog, next 3
   DM-6 drew {'seat': 2, 'card': 1, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 9b79296addc6f1a5
158: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 2bd243a30baa9202
159: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = f8f90a30a56a08a6
160: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 6c75751b7e3fd84f
161: 3 discard leapfrog
   DM-11 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = e5ec417ba287f1ce
162: 3 discard snatching
   DM-11 discarded {'seat': 2, 'card': 2} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 28bcf0b4ac8dc06f
163: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 5879e84c862b2ae3
164: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 9f2ea5fb66630960
165: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 54c5f78d4d853d99
166: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 2133f767e060b541
167: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   DM-1 round {'number': 3, 'order': (0, 2, 3, 5, 1, 4)} (all)
   = c28b98e2bd9f3d91
168: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 551b7993def67a5c
169: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 62f3a4711900649e
170: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = faf85f825b2b5dd7
171: 6 lay snatching
   DM-2 laid {'seat': 5, 'card': 2} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = a42a7ceedd6a1799
172: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4aaa7bc188e122db
173: 5 lay holding
   DM-2 laid {'seat': 4, 'card': 3} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 1} (but (4,))
   = f3fd95fb6b8a5154
174: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 291c2cc8c1d2729c
175: 1 target 6
   DM-A1 targets {'seat': 0, 'victim': 5, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 5, 'limb': 186} (all)
   = 4dab2be3053458ec
176: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = b3f88f2bcd9bb4d8
177: * header, next 0
   DM-6 drew {'seat': 0, 'card': 4, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 0} (but (0,)) reveals
   = f0777a571cf5e651
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   DM-9 shuffled {'cards': 58} (all) reveals
   = 25c98ca29d9a9d8c
179: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 375b1b60ad463ff1
180: * snatching, next 1
   DM-6 drew {'seat': 2, 'card': 2, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = a917ab9e8b834831
181: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 34b7a7cc4e72c11c
182: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = 571373f91dade4a8
183: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 7} (all)
   = a2d9cafc01235b8f
184: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 3be16a6933eae621
185: * skull, next 2
   DM-6 drew {'seat': 3, 'card': 13, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 72d5b65a2741ed59
186: * beating, next 3
   DM-6 drew {'seat': 3, 'card': 7, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 522e0873a71b10ca
187: 6 action
   DM-T2 acts {'seat': 5, 'card': 2} (all) reveals
   = 257945cc23ac9a71
188: 6 target 5
   DM-A1 targets {'seat': 5, 'victim': 4, 'card': 2} (all)
   = e4bc585fad8d294a
189: 6 leg
   DM-20 snatched {'seat': 5, 'victim': 4, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   DM-29 mended {'seat': 5, 'limb': 186} (all)
   = 44aa61fad4881f51
190: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 74c656ba29f5816d
191: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = ba249ea297ba1e4a
192: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 238325a3272e508f
193: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c057cd976e500ce0
194: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = dadcc599576964c3
195: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 0aa16c0d2784e07b
196: 2 dog 11
   DM-32 led-dog {'seat': 1, 'field': 11} (all)
   = 2dd4e84ef950fb96
197: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 2c09a8027b8be409
198: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 2} (all)
   = 242c1cec1e7e5ede
199: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = faf67a163a478957
200: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 3aa2994f41ba3dfb
201: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 5a253c6397f18d25
202: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8d0d05ee9b68dd01
203: 5 dog 12
   DM-32 led-dog {'seat': 4, 'field': 12} (all)
   = 651048ddcb602026
204: 5 go 2
   DM-12 walked {'seat': 4, 'field': 2} (all)
   = cc91c4cb20f196c5
205: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 22e7318b0b45a229
206: 1 discard hustle
   DM-11 discarded {'seat': 0, 'card': 9} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = a71a87e3e1d0cd5e
207: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 11186eccefa5a4c2
208: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 9b7defac5159f08f
209: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5c4a9b316ae6e83a
210: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 89d16376f4bc6a10
211: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = e16a60c5ba955105
212: 4 discard skull
   DM-11 discarded {'seat': 3, 'card': 13} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = ba96732e52d8733b
213: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = b4534eb92e41c872
214: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 93dc1af3a9df9f1e
215: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 9d8c6da0b8610915
216: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 52008b76ce5a26d0
217: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 3e5e5c6cd37452b3
218: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = a2eb49de44c9b5fc
219: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 0de225e8e2fd0e80
220: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = c387d2f6b567649d
221: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 08989f5fa9d3f539
222: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 4, 'order': (0, 1, 3, 2, 5, 4)} (all)
   = a7c5c2a02c980f66
223: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 35d4dcd47253200a
224: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = ceb464c5795ef294
225: 4 lay snatching
   DM-2 laid {'seat': 3, 'card': 2} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 5378c5b9fd78df9f
226: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b2fd045df4e47194
227: 6 lay dodge
   DM-2 laid {'seat': 5, 'card': 0} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = 85d79751650c63fd
228: 5 lay snatching
   DM-2 laid {'seat': 4, 'card': 2} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = ca295d90fc914edb
229: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 43456dd7c0025e40
230: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 36df79c994e243ec
231: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 86c1eb2d23b12965
232: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 98412555870ac7e0
233: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 2} (all)
   = 36ba65b4f17497f1
234: 2 arm
   DM-20 snatched {'seat': 1, 'victim': 3, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 185} (all)
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = 53a86f4f7810bfb6
235: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a9b1823273555ff1
236: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 289733b34b9a8cd8
237: 4 action
   DM-T2 acts {'seat': 3, 'card': 2} (all) reveals
   = 05d122d39a8d01bd
238: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 2} (all)
   = 6a03853263192e46
239: 4 arm
   DM-20 snatched {'seat': 3, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 3, 'limb': 185} (all)
   = 49de240e7ee19738
240: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = a4bfe1d9b6a1157b
241: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = d74b3f2790fdc815
242: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 066272e666dc721e
243: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 351cc4f3c2153f2c
244: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 3733abc21a050478
245: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 5a9b24fdcb38ddca
246: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = f543bb28d6dca3c2
247: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 574f9e7460adea4d
248: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = b42885ece96e0ae5
249: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 3} (all)
   = 0ba2bded5401dc75
250: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 514d156b21642c4d
251: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 98b08bf8f883399c
252: 6 dog 12
   DM-32 led-dog {'seat': 5, 'field': 12} (all)
   = 9e3fdd6e6d792c80
253: 6 dog 11
   DM-32 led-dog {'seat': 5, 'field': 11} (all)
   = c252e455bc7ee729
254: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 866d618bab1572c5
255: * hustle, next 3
   DM-6 drew {'seat': 5, 'card': 9, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 8c72871462a4d17e
256: 5 action
   DM-T2 acts {'seat': 4, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 2} (all)
   = ab5662fd503dfc91
257: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = baefbb57ad545998
258: * following, next 1
   DM-6 drew {'seat': 4, 'card': 6, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 1} (but (4,)) reveals
   = d0421e6aacdbe939
259: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 09ae888e7ed432c6
260: 1 discard snatching
   DM-11 discarded {'seat': 0, 'card': 2} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 34d674cd53d6e482
261: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = b8a642e096db10a7
262: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 4eaa9bfd522b9495
263: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 113121084c53babc
264: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 5493d0208ff634d8
265: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 16a136ffb3ea53df
266: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = cbe8e31fa4721b59
267: 4 discard leapfrog
   DM-11 discarded {'seat': 3, 'card': 1} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = f6e9816d6dbb1993
268: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = a02813d40d14e46d
269: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 053282a471c7c240
270: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 3946ef172b64de6e
271: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 4ce432dbd51ff696
272: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = e8e6aa378eddb048
273: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = f3d39df68ca41bd8
274: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 8f92639791abbcf8
275: 5 discard following
   DM-11 discarded {'seat': 4, 'card': 6} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = c485506e6f0b2756
276: 5 discard snatching
   DM-11 discarded {'seat': 4, 'card': 2} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = f204f9dfcd6b2957
277: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 99158306cc7fabb0
278: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 5, 'order': (1, 0, 2, 3, 5, 4)} (all)
   = 2f36c9c9c39715a0
279: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = cb5b73820995beb1
280: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = ca1413e594fe189e
281: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 3ca50397103d7f27
282: 4 lay kicking
   DM-2 laid {'seat': 3, 'card': 10} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 44e501b85ac28fa3
283: 6 lay hustle
   DM-2 laid {'seat': 5, 'card': 9} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = bacc6983dc472c74
284: 5 lay bone patches
   DM-2 laid {'seat': 4, 'card': 5} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = 95a2ada08dff7ec2
285: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = de5b0bdea72f9c7c
286: 2 target 5
   DM-A1 targets {'seat': 1, 'victim': 4, 'card': 11} (all)
   = dc8887067cb59c8d
287: * leapfrog, next 1
   DM-27 struck {'seat': 1, 'victim': 4, 'card': 1, 'dog': 0} (all) reveals
   = 299089e0ffa056a7
288: 2 leg
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   = 469ce60d18aa4f4a
289: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = c6110c4bac52c62c
290: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = c8436d9b19584f16
291: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 2} (all)
   = e2d1872a6a0c3cdd
292: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = fa18906e3d11d83c
293: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = b7b03cf0a4e56244
294: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = 066be39a2d70bc2c
295: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = c6f24acd79860cfb
296: 3 stop
   = da68ad5ca3055462
297: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = c3760b79d94b17d7
298: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 46deb905088dec5b
299: 4 action
   DM-T2 acts {'seat': 3, 'card': 10} (all) reveals
   = 6e0590d720647b13
300: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 10} (all)
   = eb55cdbb8e3f874e
301: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 87a701cf5d4baa75
302: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 1b1a8b44326e26b5
303: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 9a29484989abc547
304: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 2} (all)
   = db4f97f1e5e3d821
305: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 7fb8ddaba5cce924
306: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 86db70a7523d9210
307: 6 go 1
   DM-12 walked {'seat': 5, 'field': 1} (all)
   = 385bc1f6eeade012
308: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 660f34926038a84d
309: 5 action
   DM-T2 acts {'seat': 4, 'card': 5} (all) reveals
   DM-29 mended {'seat': 4, 'limb': 186} (all)
   = a0fa70bf1640fe8a
310: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 0808ce0b64f2338c
311: * kicking, next 2
   DM-6 drew {'seat': 4, 'card': 10, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 9c80c6512b92c65c
312: 2 discard dodge
   DM-11 discarded {'seat': 1, 'card': 0} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 1cae1a61e9d11100
313: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 519299f96336c003
314: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 35d3b30f0f46289c
315: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = dbd07955d58dc9f7
316: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 72d44a6fcd4503c8
317: 1 discard skull
   DM-11 discarded {'seat': 0, 'card': 13} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 45ac25d101fff4a0
318: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = bb9be3fe2920a6aa
319: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 9caa94de179eed8a
320: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = bca14ca5767c03dc
321: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = a85d3efebe260679
322: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 424387de25dde0e7
323: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = b6ebe33a041feb9e
324: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 369a26f743ee67df
325: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 704b50f24a34d24f
326: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = b2fd08566bb8d38d
327: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 115c35bdf1fa863a
328: 4 discard holding
   DM-11 discarded {'seat': 3, 'card': 3} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = d825f796d1c5927c
329: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 31ea0aa3fb38391f
330: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = c7df70284212f85e
331: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 0cc1651d5c40c4ea
332: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = 84819ca3f49b1eaf
333: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 34a541672c9aa58b
334: 5 discard kicking
   DM-11 discarded {'seat': 4, 'card': 10} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 3a0d6d799feb4867
335: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 1611be72ca94f149
336: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-42 ended {'ending': 'round-limit'} (all)
   = 2f915d829ba0b6ae
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0; 5 place 1 points 0; 6 place 1 points 0
