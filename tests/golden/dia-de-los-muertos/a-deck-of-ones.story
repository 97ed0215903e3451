   = 6fcffa33f3f55963
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = fdca89efef45c66e
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = c37c640aa06421c8
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 73d0f149588a5acf
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 90a38a1e6c8bfa27
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 045e8fdd10601833
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a7ec8c863e5f8423
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f9d384ca82f93bd7
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 6763b35e2152e52e
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = bf5c1d64029abe66
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 74bcab7f1112ec69
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5ea383163bcfce6e
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = 75137f6d566d3213
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 73e7abacb1fe1a19
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2b824bd85a0606ce
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 641a311e4c630afa
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = bea49de803fcdc83
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = 4ca3429bb0b09142
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = b7bb4bf664fce6a1
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = abe511bc4c8e2786
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2c2a169b0f1b4ef2
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = bbbe2052ba86a311
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f2b665e0e4705e90
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 73447e0237c6e4ab
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = dd7bf8170dde77fa
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 54ce2cb968e431ee
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 2f74e7e43adba1dc
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = 29526f8d5efbb5a8
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = fbe7c98edead8e19
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 1196a8717317512d
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 8f581f56204e6f9c
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = dd2f810d7d01dfc8
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = 8ed5466cf14ac8b1
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = 39c89739f6e1ad57
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 598e1e5fdf60656e
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = eabf6e3c10e6e903
36: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 718591086f3d4aae
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ab2fdf42bea9b07c
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 80aae6babf8441c4
39: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = a17b0d724dbf4616
40: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   = aa3cb1df418944a9
41: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = d2afe42343d95864
42: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   = 0de9cb4086be3c12
43: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2e4ccfa0984433cc
44: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = cd1d4bf38c09e93b
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 1ff358055ea1cf9c
46: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 9ef2236229f6cbd8
47: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = eb8d413dfcd0993e
48: * leapfrog
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 1, 'dog': 0} (all) reveals
   = 32ab579eeca1af01
49: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 251ba85514d579c4
50: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = d235d01c5e986dae
51: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = dc0126f13bc1bc06
52: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f13327d15563f7c3
53: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = 7807c81874e34497
54: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 8f15aab3ccc5f84e
55: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 6546c17376574eac
56: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 476abb853e1c12fb
57: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 8, 'knocked': 1} (all)
   = c06c74271e0a6770
58: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 9ecaae2f4fd16eec
59: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 7576ada02b7223d0
60: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d96548ad0890709f
61: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 385b0a94d0eea04f
62: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = cfdbc614ce0e3add
63: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 2d11fe5f6d60c6f4
64: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 087838acb6bfbc41
65: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = b4061480c2597c49
66: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = cb339f2269c48c70
67: 1 go 19
   DM-12 walked {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = eccdf85b069f8f6c
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = d71ae49bdb623bea
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = a0b5cf6e5e20243b
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 3d58ad30b3ffb993
71: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 4f68aeae46c0dca8
72: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e5f1a947d08d33bb
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = b127288601ea9676
74: 2 lay holding
   DM-2 laid {'seat': 1, 'card': 3} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = a28cb5aebc10c13a
75: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = b3eae681bb401303
76: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 3e999c5372bf5e31
77: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = be8951730e32a47d
78: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = f13ef3777f5419cd
79: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = 146979289dadb448
80: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 0459e2f9c305e8b9
81: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = b8654eff6de382e3
82: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 909503be6e6cb048
83: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1)} (all)
   = c81094f64aee73ea
84: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 272ab18aceabab5d
85: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 3a4d1e5b54dcf843
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 21} (all)
   = 9416b64551381253
87: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = f16e287e004d4450
88: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 818ae2d1c1007b5e
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = e6146e5c54db578b
90: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 778a8cacd79c4fbc
91: * flowerpot, next 2
   DM-6 drew {'seat': 1, 'card': 12, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = c40a9f3e7e9cd5b6
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 86ac513baeceff6e
93: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = 7ecaf40866bf819e
94: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = bb9ecb5a5158be24
95: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9c79fea0ca3b8fe4
96: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 17efcf4817d32e10
97: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = c78c54d6f24901d1
98: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 900b6559ab9c258a
99: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = dba9eb97d2b5572a
100: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 0535423c3b0b67af
101: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 60f1548a1de26025
102: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = b0a9521315f9d70f
103: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = ce0b2c550ab752ad
104: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 6fd7c3a1e71a6d41
105: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (0, 1)} (all)
   = 3def906a9ccdcb6d
106: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e9f9a39089a713a1
107: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 7a40b4d7be1f5bef
108: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = adf48197c2ac21a2
109: 1 go 13
   DM-23 leapt {'seat': 0, 'field': 13} (all)
   = be8fc1b93442333e
110: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 55164507fc3559b9
111: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 9061672024972785
112: 2 action
   DM-T2 acts {'seat': 1, 'card': 12} (all) reveals
   = 0c65f750c38cce91
113: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 12} (all)
   = b5069cee046d8d29
114: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 0e9bf02e3feaa34b
115: * header
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 4, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = efc352d584382654
116: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 00362484dd6dff76
117: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 69b6388ca8445e11
118: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 64ee335b0394da7f
119: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = 5bf3273c49b81393
120: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = d5a2bf91bf0765b1
121: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 75d10279b5b8a4aa
122: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = f769b6c026ddf529
123: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 13, 'knocked': 1} (all)
   = 6693c8ca9c3de92b
124: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 4612124616fce7a9
125: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 003309ca8f70f3e4
126: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 75a82b3ed6962b48
127: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = a66d93569f5970b8
128: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 748c3cc55a49696e
129: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = c9b9849d14b52888
130: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = f8b90931a3c4bc4d
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 4c0fda74b9f4aaf4
132: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = 1f96046c65be1d1f
133: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 384810ec1403246f
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 01b23b71fbd3c202
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = e79bb43338dd9bd9
136: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = e3c80a97d6edc081
137: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 4cb8ea75efe64c13
138: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 61f669c28ba3a032
139: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = 580977ed00a7e314
140: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 5812ef327f5b79f3
141: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b0c104fbdce111cd
142: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   = 0a84d0ba95e7bbb4
143: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 11} (all)
   = 70c8096dd5245f0e
144: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 8, 'dog': 0} (all) reveals
   = 8c9378a0c493cd91
145: 1 leg
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = b4bcd08a416dce39
146: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 3dae693495930900
147: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 9f50ee4bf20ffe95
148: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = a71e2a61f66c5503
149: 2 go 22
   DM-23 leapt {'seat': 1, 'field': 22} (all)
   = d9e90e4ab3f33c36
150: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = cbf33081cd719abb
151: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 03c89ae41c150947
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 36c1e29980736fd2
153: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 19f18f1fe3410562
1 place 2 points 1; 2 place 1 points 5
