   = 766e805d9fb13db5
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 056dd97495c1d001
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = f5cb7491676c3fb5
3: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = f95d86282fa6d170
4: * flowerpot, next 2
   DM-6 drew {'seat': 0, 'card': 12, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = f35dc99a05d235c9
5: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = be51dd6243cf5e8f
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 817aaeecb7c5d41e
7: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = ec73cb38af8dbdc9
8: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 686a58505ee8932e
9: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = a929089de3fb03a6
10: * hustle, next 1
   DM-6 drew {'seat': 2, 'card': 9, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 65fd4a313a198ac2
11: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 396ad5f18b6e7419
12: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = d051d3e73b232856
13: * holding, next 1
   DM-6 drew {'seat': 2, 'card': 3, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = c0bc58145f67e2e5
14: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 09d0da9e1c6c02da
15: * cartwheel, next 3
   DM-6 drew {'seat': 3, 'card': 8, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 533791cc690f4e94
16: * bone patches, next 2
   DM-6 drew {'seat': 3, 'card': 5, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 7b5be9454c3c1025
17: * holding, next 3
   DM-6 drew {'seat': 3, 'card': 3, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   DM-1 round {'number': 1, 'order': (2, 3, 0, 1)} (all)
   = ceb0290313399068
18: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = ee0b69ccc0715897
19: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = c06b1445656cde58
20: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 50f0aa16f4b3dfdc
21: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5a29f03e2a460eee
22: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   = b7347cacf7624aae
23: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 044d64ac59cfd388
24: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 00ccbe1973c0857b
25: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = a385d4278a9139da
26: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = d8ef833eccb22ab1
27: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 60c675a77c6ab52e
28: 3 hold
   DM-HOLD held {'seat': 2, 'victim': 3} (all) reveals
   = ce100faefe69aaef
29: 4 dog 22
   DM-32 led-dog {'seat': 3, 'field': 22} (all)
   = c56f33b9cd10290c
30: 4 dog 23
   DM-32 led-dog {'seat': 3, 'field': 23} (all)
   = acd1e7b65989eb2e
31: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 19ba9a9242d2eb8f
32: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 90d875c92ccd049c
33: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = c1ec3f049bd4a311
34: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = cb23ebf1bd048451
35: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = a8c9dd1ff7fb9b62
36: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 22afb4b06f620833
37: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 4b6266925b4ed8d5
38: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = c0c053ef6a9b37b9
39: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = b23189f689362adb
40: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = c2f11c92e21635a9
41: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 3c55e823b25bea94
42: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 5c9d608de3eae333
43: 2 dog 24
   DM-32 led-dog {'seat': 1, 'field': 24} (all)
   = 62a653c5dbb993a9
44: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = 973ad0f5da95ed4f
45: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 97a89d470cbf7b31
46: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d2dfa0ef5b4b03d3
47: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 7009678640a7dfbd
48: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e163b4986277f1eb
49: 2 discard bone patches
   DM-11 discarded {'seat': 1, 'card': 5} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = af4a7ff5171a9850
50: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 3a5465c286281902
51: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = e812d6389fe096cf
52: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 79acdce96e670ac1
53: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   DM-1 round {'number': 2, 'order': (3, 1, 2, 0)} (all)
   = 8ec72c665d98fa03
54: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 3af94810d8bc040e
55: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 73e67332b13dcb1c
56: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = eb4b64269cc26a92
57: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 3d11c592a673658b
58: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   = a2ea631e0d48051b
59: 4 go 4
   DM-23 leapt {'seat': 3, 'field': 4} (all)
   = 14af2863a0340b1e
60: * cake, next 1
   DM-6 drew {'seat': 3, 'card': 11, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 910757e9efd139fc
61: * cartwheel, next 2
   DM-6 drew {'seat': 3, 'card': 8, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 2} (but (3,)) reveals
   = 0d3644cee054b92a
62: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 5f0cfd53839b780d
63: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   = 09011a7dbd703402
64: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 70108d9fe45ca336
65: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = e5f8a6d8d43f3bc3
66: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = ec3064cd65421fd5
67: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 26e843fe60273d68
68: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 0943a03392f9ca6b
69: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 697b39aa54671469
70: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = e0dc705121034798
71: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = ffab33a9c4caa75e
72: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 3306286edd296bf1
73: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 6e7a8014ae6b39e9
74: 1 target 4
   DM-A1 targets {'seat': 0, 'victim': 3, 'card': 12} (all)
   = 5c058ff074c13231
75: 1 back 1
   DM-3 picked-back {'seat': 0, 'victim': 3, 'back': 0} (all)
   = bc71e0f553942712
76: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 3, 'card': 8, 'dog': 0} (all) reveals
   = 757f90fe25ff2574
77: 1 leg
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = 58b52b3b2bd68979
78: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 435c5abc5ed23992
79: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 92eabe26ace91664
80: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = cb88304a4487de3c
81: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = a4d898c87b0597ff
82: 2 discard skull
   DM-11 discarded {'seat': 1, 'card': 13} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = ed7d4e7f5e0a5375
83: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = d2fb2fbfe615a7b4
84: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 3de9fe63ff0b5fda
85: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = e8dc1d506dcb6da4
86: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 7183996898ddee6d
87: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 2a4c08f1b563f375
88: 2 discard flowerpot
   DM-11 discarded {'seat': 1, 'card': 12} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = d38fe9b77fe17de1
89: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 496134c7dad26a7e
90: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 99fb0b0bdd16be5e
91: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 709901bfaf146543
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 3, 'order': (1, 2, 0, 3)} (all)
   = f59c8d0fcd6ec206
93: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 07b2c335be182981
94: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = d041ee0c253611e9
95: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 30179567136e2224
96: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 8ad8772c1bc52c33
97: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 2} (all)
   = 667e2f3b3cca447c
98: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 198acce732876eda
99: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 143bf48213160f27
100: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 0bce3b0a105c5d96
101: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 08e0c92a3a6f056e
102: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 242713038f42347f
103: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 8d474cca527820b4
104: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 27598a29df6f58cb
105: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 9c9f941066ba5879
106: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = 79cca67db0209577
107: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 5db67cae5ccec9cc
108: 1 go 7
   DM-12 walked {'seat': 0, 'field': 7} (all)
   = f407fe9bf9219963
109: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = be9f11010599af7d
110: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 1bc64371ff5fb3fa
111: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = a11991935ffe40bb
112: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 8057c6e3c5f3878c
113: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 88cafccc65a8fd14
114: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = a21907512223cd0e
115: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = ea4449a214c2cdcf
116: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 42280abbad11f36d
117: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = fc07125795b121f7
118: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 392adecd81cf417b
119: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = aa2f3e54586218de
120: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 00990775037ccfb9
121: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = bebb60e7d24b0fe0
122: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5dddcd96b7bc8b07
123: 4 pass
   DM-11 keeps {'seat': 3} (all)
   DM-1 round {'number': 4, 'order': (1, 2, 3, 0)} (all)
   = 95bf4dbd262f304f
124: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 7ad0b6c094b71a78
125: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 3eb63e4ce6495ea6
126: 4 lay cartwheel
   DM-2 laid {'seat': 3, 'card': 8} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 18db148be0ec6bee
127: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 71d391b159be1a77
128: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 4} (all)
   = e9e60dbc294fbec0
129: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 450ee769192a6d7d
130: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = bfe405fb790e6071
131: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = b28c82f05b3c24f7
132: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 730fc42ac3f75be5
133: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = affb86743673309d
134: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 1} (all)
   = 0ebb800ca5c5cba4
135: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 2f97bdcb62f11942
136: 4 go 6
   DM-12 walked {'seat': 3, 'field': 6} (all)
   = 21a62472ba82e6d2
137: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 660335bf525ab08d
138: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 12} (all)
   = 34a895220442411e
139: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = d54dab17129e48d6
140: * beating
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 7, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = c5bec55cf5f58fee
141: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 09e9b6a8b2c004b1
142: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 6d178993e08dd8d7
143: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = c0093c8f7c826add
144: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 3, 0)} (all)
   = 733df28bd6931d31
145: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 40257163c05362ab
146: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 10637d4b21b0bb64
147: 4 lay cake
   DM-2 laid {'seat': 3, 'card': 11} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = bda05d7aa248ebcf
148: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 7832e608e8ee9af4
149: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = fb1fa1f071fbccde
150: 3 go 1
   DM-12 walked {'seat': 2, 'field': 1} (all)
   = ae19000dc6fe682c
151: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = fee962de11f7017b
152: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 4fc72fb851a3dd7f
153: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = b371ca00ce8bdc7d
154: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 7, 'knocked': 1} (all)
   = e85d2a3daae799b2
155: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 11ccf15b2dbbfea7
156: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 0408e602edbce4fc
157: 4 action
   DM-T2 acts {'seat': 3, 'card': 11} (all) reveals
   = 18fae7018d0e10d0
158: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 11} (all)
   = f71dd4fd3e553fee
159: 4 back 2
   DM-3 picked-back {'seat': 3, 'victim': 0, 'back': 1} (all)
   = 798cefe2822628fe
160: * holding
   DM-27 struck {'seat': 3, 'victim': 0, 'card': 3, 'dog': 0} (all) reveals
   = d85caeec13c2e810
161: * kicking, next 3
   DM-6 drew {'seat': 3, 'card': 10, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 0d9026851d2e7183
162: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 0963ecabc971a60a
163: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 4cf51d9c45153c51
164: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = cdf0ca99b2894a9c
165: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 715545fc635e578b
166: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = ef162ca41a9a21a4
167: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 9b25562e6f05d469
168: 2 discard leapfrog
   DM-11 discarded {'seat': 1, 'card': 1} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = c71cfad2f530636b
169: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 3c77745a060b9ed9
170: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 682fac2057cc47c8
171: 4 discard dodge
   DM-11 discarded {'seat': 3, 'card': 0} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = db303a9c31309083
172: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 50b55dd9e16dc3d1
173: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 3, 1, 0)} (all)
   = a0319b4ce332ced5
174: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = eef1c4bfd5c0d9bb
175: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 9a496c76dbf5aa5d
176: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 66491347fa46fe49
177: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = cf4e2050a8fe1e16
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 5} (all)
   = c1d3ec62f02577c8
179: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 0de003913c297bb3
180: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = b4717914718f34bc
181: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = 0daed6fcd16ce456
182: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 7} (all)
   = 66117b359e389837
183: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 268ac34f7a7987da
184: * leapfrog, next 3
   DM-6 drew {'seat': 3, 'card': 1, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 435be3f6b05018e0
185: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = caf0903b5d14d47a
186: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 81a9d3ea2b702d5d
187: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 10} (all)
   = 93adcc334ee327b8
188: 4 pass
   DM-30 suffers {'seat': 3} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = 7d3a858de4057890
189: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = c67851864afb37fd
190: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 5fa20d9034364131
191: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 55948e06afd024b1
192: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 98ce7975e5772918
193: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 2a9ce5d236c0159c
194: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = d27b12746b892f7e
195: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = d60ce0a4e2d3ebc2
196: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 8e93cb05babc825d
197: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 842c1b4d01e6f77f
198: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 4b69e251c81898f9
199: 3 swap all
   DM-11 swapped-all {'seat': 2, 'dodges': 1, 'holdings': 0} (all) reveals
   = a40a0b48e196ba2b
200: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = c4b4d7952807c9bd
201: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 8b68508e9e88f8e3
202: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = aa67616c951ae3cc
203: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (2, 3, 1, 0)} (all)
   = 2510cad652488238
204: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 63d66fef4a15cf77
205: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 98ac96a2a7efc2f0
206: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 05464ce791fda061
207: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 943306de03a57a9d
208: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = be5958411458212e
209: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 56f8598b21d3c9b0
210: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 9cdddf1460c0b0fb
211: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 1} (all)
   = 29868b586736f502
212: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 60d1ffe8b305dd91
213: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = b899aac4278fc38f
214: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = f86760dde3da554f
215: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 1cec10253d218bb8
216: 2 leg
   = ec3d2533660dacdb
217: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 38016d8ccfb88ab1
218: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = ea05be5d90fc6c39
219: * cartwheel, next 0
   DM-6 drew {'seat': 1, 'card': 8, 'top': 0} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 0} (but (1,)) reveals
   = 14d906f4b3fc9980
220: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = ac728638c19816b9
221: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 6625d0c4d313ba93
222: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   DM-9 shuffled {'cards': 56} (all) reveals
   = ef7a7b392457d7b9
223: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 0b5de678b8491bd0
224: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 3ebf22d6874b9caa
225: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 50ed1fa662127a09
226: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 004b3527e3a3b785
227: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 23d60d35285f3de8
228: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 039f7344d6865ad7
229: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 63798f98e019a249
230: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = ba81a5cd3cbc0065
231: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = ce09a7273461a4fd
232: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 8b4de819e1464191
233: * flowerpot, next 1
   DM-6 drew {'seat': 3, 'card': 12, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 6b81e16b0de01173
234: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = d432cc3e615ba371
235: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = ebf4d00942af2788
236: 2 discard cartwheel
   DM-11 discarded {'seat': 1, 'card': 8} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = a134105b3a909c09
237: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = c8eaaafe7811528d
238: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 25f09becb1908e69
239: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = e27476e7b2414492
240: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = fcd48bf7c02fd29b
241: * holding, next 2
   DM-6 drew {'seat': 1, 'card': 3, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = b1cf605e64908fa6
242: 2 swap all
   DM-11 swapped-all {'seat': 1, 'dodges': 0, 'holdings': 1} (all) reveals
   = b2214095ae033023
243: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 37bb2b98cf668f70
244: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = f40691f980fb8476
245: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (2, 3, 1, 0)} (all)
   = 64c2d9546111e467
246: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = c9f7e40a2300c680
247: 4 lay flowerpot
   DM-2 laid {'seat': 3, 'card': 12} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 20674a13eec7f04f
248: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = aa665bfeb8765342
249: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 735298b9ff8daec5
250: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 6} (all)
   = 0dfad22ef63b197f
251: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = cdb6c271b207271d
252: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 016e61ab8f0f211f
253: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 2} (all)
   = 2646ffaeff452d0e
254: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 657b5b0af6d8c414
255: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 131bab9b6a55864f
256: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 630deae90c763ae8
257: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 0f8c83d4d90c78d7
258: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = c8291275a858b1c9
259: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 1855bcedbf78da8b
260: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 9a0722de374ed1f4
261: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 19e86b1b770e1d4e
262: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = c2ca16e997364976
263: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 54d4d26c4277e1d4
264: 1 arm
   = a7a2fc4a20df8773
265: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 07ccd3bd42a76d63
266: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = e3d59b74a31aad7a
267: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = f84ee0a1200ca5a8
268: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = f3e94c4c7d129920
269: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = e528a6a3cc73be95
270: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 6f1b487ec7d8c211
271: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 253aeb816ac2df57
272: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 3a8b2d810302451c
273: 4 swap all
   DM-11 swapped-all {'seat': 3, 'dodges': 1, 'holdings': 0} (all) reveals
   = 23f057a4e8307867
274: * flowerpot, next 3
   DM-6 drew {'seat': 3, 'card': 12, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 3aded0c3ffef279f
275: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = de21da073cc18da1
276: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = daac9841c53657bb
277: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = b9a1176e0c79e5a5
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0
