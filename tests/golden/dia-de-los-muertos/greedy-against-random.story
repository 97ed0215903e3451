   = e5b24533c2b2d4d6 ce1b2f147e92f8dc
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 9775afd3b9eecfb8 f29a490644620f50
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 27c41c6296c38023 c8b9fdf241daa52c
3: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 48c480d16137b4e8 d20c746aa577574b
4: * flowerpot, next 2
   DM-6 drew {'seat': 0, 'card': 12, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = b9ad6fabd035d6df 6d358e2b2d250d0f
5: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 71878aa03ed9cc31 fbf7520fcc74e3ee
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 664a5ba4608f5eaa 4f4881d8ca022dfa
7: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 829731424e83524d 9224678f072cd580
8: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = a2636855d8fdde94 ae163a241fc9a299
9: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 9a83d5f51e24ec00 a9758b7e5c657d90
10: * hustle, next 1
   DM-6 drew {'seat': 2, 'card': 9, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 8b40bfe1960ca364 1b9edafc2a225565
11: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = b7ca0156cf010bde 1f36de4625a5fb30
12: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = afb78933c435502c 18a22f0aba05ef38
13: * holding, next 1
   DM-6 drew {'seat': 2, 'card': 3, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = cfaaaf7881ec11b4 3468ef4550924a07
14: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 4e04cd58eee08d49 fdf9fc5068c3bd2a
15: * cartwheel, next 3
   DM-6 drew {'seat': 3, 'card': 8, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 118bea77fe2ce3fb 70b4e340f225631e
16: * bone patches, next 2
   DM-6 drew {'seat': 3, 'card': 5, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 602dbbdf22625d07 8f0444b39607b325
17: * holding, next 3
   DM-6 drew {'seat': 3, 'card': 3, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   DM-1 round {'number': 1, 'order': (2, 3, 0, 1)} (all)
   = bc7ddec500625de3 0b249c2b4328b988
18: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 37b6704730630e88 14cc7483efa7dae9
19: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = efb29239b67ba399 dcf83de5357f6616
20: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ce5d7edd22db6a69 780c84cb4a1a602d
21: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 67a1d0e626f3290e 67129cd5d8bbef4a
22: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   = b92658656c27cf51 bac986fd90b356c0
23: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = def93882a7a3bbee 57f854d17748cdf0
24: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = f93df71b2a6aa560 5a4159ea50b0748e
25: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = dfc1c0cdd6fce358 26aaa751f4bd7a03
26: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = ca953d024bf0293c 51fec16f4b89eeb9
27: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = b759bd055efe11cc a65a008d16fbe650
28: 3 hold
   DM-HOLD held {'seat': 2, 'victim': 3} (all) reveals
   = 8f3fe8c1dca8cc73 2449c23d4769d95d
29: 4 dog 22
   DM-32 led-dog {'seat': 3, 'field': 22} (all)
   = 0eb7555ccd16812b 43a85ef431bba4ca
30: 4 dog 23
   DM-32 led-dog {'seat': 3, 'field': 23} (all)
   = 04739c87de32f05b 5eb5e9df8a4725c3
31: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = eb64a1ef3190957d 03a101d8636f4419
32: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 3e89ef67670416c4 0993639977ea35e5
33: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 4d390daa06f56fb3 9d26be877e840ec5
34: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 331f30cb9fd2d3d5 bfbf06ef8e31dd32
35: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = d9c39ccbcfddd057 82d253559423530a
36: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = c4f74775468c3a20 541df0d96c9987be
37: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 62ecd020322e2ba4 1838bc769e3b05d2
38: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = f553cb1045fe81c6 7946b5dc56d78e38
39: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = dd2cab25f65beabb 6b7bb9fb61dbe95d
40: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 802a62a3410f76ea db986718bb3b477c
41: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = c539139ef21a4bb9 004f33f932e5dc81
42: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 5191ef099f0540bc 43634512a20497ad
43: 2 dog 24
   DM-32 led-dog {'seat': 1, 'field': 24} (all)
   = 27ddd686e7903e51 6108a5287bfef22b
44: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = 4c14ffd33c51af75 fd3beea115bf8fc7
45: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = c152c5acf90678af 51daf074849f7a7f
46: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 7f90af56e696c90d eb6abf08d1d9ac31
47: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 61a9316539e72edf c8307c4bca39815d
48: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5248a4058a426957 b6e39b167b268b91
49: 2 discard bone patches
   DM-11 discarded {'seat': 1, 'card': 5} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 5c30f63b99c8dcd7 af9cd5c179dfd09c
50: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = e120ada2e1f9f877 ffd21d9f392017bc
51: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = a26f23738523e77c 9cc6cfa9f8286b7c
52: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c844fc3c99028e46 98515561cd9c414b
53: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   DM-1 round {'number': 2, 'order': (3, 1, 2, 0)} (all)
   = 33fca4a59e50285c 73fdc90bd253544a
54: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 62e1f20820005b53 ad77820506d437f0
55: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 092176321e5c16dd 5effd124defadbc2
56: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = bae1d71ec41d0057 b03bac20cbc2756e
57: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c987ffc62dd0ef01 12c19ddd25f3c1e3
58: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   = 846485d244bc1442 6e8625e9101b4815
59: 4 go 4
   DM-23 leapt {'seat': 3, 'field': 4} (all)
   = 432ca57bd2648b01 fd2de7d815c4d7fc
60: * cake, next 1
   DM-6 drew {'seat': 3, 'card': 11, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = c7435b783d3c75a5 3b13acda65fef9e5
61: * cartwheel, next 2
   DM-6 drew {'seat': 3, 'card': 8, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 2} (but (3,)) reveals
   = 5d05d217543c07e0 aa1e01cc4411046d
62: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 5671bbfcfc4d4bbe e1a7d5ff482a5a6f
63: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   = e8310869c644a63d 8d3c44d4af120be4
64: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = aecb84b5bd5236eb 931da068dc76ed09
65: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = f9620be34314de3d 9c716e2f4750a58e
66: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 4056870d310127aa 06ad61b21dce6bb7
67: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 60c47547d5639022 c2550139b7137092
68: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 253550c0e26ed6ab 20fac19e2f5b1900
69: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = d488788098ee62bf c3d5a3cabb2dd8e2
70: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = 3d40d3088f27ba38 15188c30aa907a18
71: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 473adeb5c712333d a1f70bf7f5db078b
72: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = fb87591b59a78a4e 15e14774a2dbd245
73: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 0c7b5adcdb98afb7 6f48a6f5f9beee63
74: 1 target 4
   DM-A1 targets {'seat': 0, 'victim': 3, 'card': 12} (all)
   = 8a6f45ef06384b51 5221fa46600eb824
75: 1 back 1
   DM-3 picked-back {'seat': 0, 'victim': 3, 'back': 0} (all)
   = 542f88505d5c0786 9f1fd74d8ee34243
76: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 3, 'card': 8, 'dog': 0} (all) reveals
   = 633d20e91cd5f313 db62e2976f070aba
77: 1 leg
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = 44d5075ff444ea86 d0cdc61620ae97e4
78: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 6c25c6d9a7c05a90 a065d71a0b197a59
79: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 2835453f27b72c70 7c6dcfdb418f742c
80: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = b8883177ba563d68 95e8d2314c164705
81: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 8bb1848ec9a65758 3a427406af7a1d7c
82: 2 discard skull
   DM-11 discarded {'seat': 1, 'card': 13} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 99676754a5422cc2 993d26e3a63a493a
83: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 5b1c4fd54e6a710c 22e034aa6c07e074
84: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = bd22c58a6d95d2db 590ac765daf82016
85: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 12473c1d3686336c f96a0dc8e2dec581
86: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 4c58b3a627228a36 64110819bb34eef3
87: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 04c4517b0ce2a4d1 594bc8131a750f89
88: 2 discard flowerpot
   DM-11 discarded {'seat': 1, 'card': 12} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = ae8d3f485ac6b203 ab7b9d697773496c
89: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 5624b316d2f773b0 00c8e7ecc26e0210
90: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 8234a883db096721 852836ea533db22d
91: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 79163cd340fff104 77db5bcff0699122
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 3, 'order': (1, 2, 0, 3)} (all)
   = f4e17133100ea250 e313d91a43bc2392
93: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 4af61bf87e38c241 ec49b9f633feef20
94: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 71dd8d589432b481 6a5bdb0cd2d8bcf3
95: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 854dd824d1e9b135 a11b4235c6946f2a
96: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = ef0fee5afcd03c44 121b83ddce046041
97: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 2} (all)
   = bf2d75cfa440456a f2f1a5847a2c1db2
98: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 370b28c86487db9a ca906bf71ef354da
99: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 42201652e8d1742a 44c6b1ebe659641c
100: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 178febb7698dd09d 3334c0e898383b07
101: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 009753d18c7bceec fecff1126dcce41b
102: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 753a6a2779fe175a a62b31464ae344c4
103: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 0012403d38fbb66f 88d61380c246e08c
104: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 36b96c830d8685e4 cde9d90f4e446d72
105: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d2a0bbca57f768ae 6a7ed1e9eed168cf
106: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = 5a79856d4f2a06ac 1e7b5dfd476ddae4
107: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 978db1813ffa78c1 f8521303960a2d4c
108: 1 go 7
   DM-12 walked {'seat': 0, 'field': 7} (all)
   = c99aff996bd5621a 87eeb9f6f26a2588
109: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 6d7e65b31e45922a a0914cf5fbd09f8f
110: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 8c34748d567a78e6 27345e6607f47892
111: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 9f4f04c52744b0b4 391a913c4e0f0b6f
112: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 7c205a4b78306ddb 7c0473841ddcba48
113: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = caf25133365a6045 6ae4406cf25d783b
114: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 0914cf4228dc26f6 4c56bdf7ef9c454d
115: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = aee208ef691a6208 9cf597571eab7473
116: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = e001d7981a3f6e6e e4c4f48c8429f226
117: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = a14f1d63cf2fce98 66974582d6c1451c
118: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 3eef73251ee13ad1 472d7b2e8019a768
119: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = e7f1283086fdef10 244f0e64202642a6
120: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 2ed198da8711f230 88dd32babaef680b
121: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = a05025e6e8af28d2 e2f7c1bf1aa3e565
122: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 8ec962cba8f7bd1e d63167b028110391
123: 4 pass
   DM-11 keeps {'seat': 3} (all)
   DM-1 round {'number': 4, 'order': (1, 2, 3, 0)} (all)
   = 83547b15b8bce8e4 bb4a3839c193c54d
124: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4df049cc76091fd0 00bff109a2e70e94
125: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 75a03a20112ca029 6533478f559bb01d
126: 4 lay cartwheel
   DM-2 laid {'seat': 3, 'card': 8} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = a3e915b74acfc360 7571b9db67e3a29f
127: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b216bad96bda91f0 a829818a6c512438
128: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 4} (all)
   = d894d0e593ebd205 bf5ee405ecd81cda
129: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 38226fadcc922817 4fed9fccd47c700d
130: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f10ea0d2cc70578d 8c35c9b16dbd92fc
131: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = a190b54ad4aba1c5 a52b2c0499a89256
132: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 77333d9ad8988dbf b49fcef752084f28
133: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 45918af6b57cd94e 1c2dce8b8ae10e60
134: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 1} (all)
   = 94acde2147fed2b1 19c24f6eb7963da8
135: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = fd2f67728a1f9e3f 93035444650e2988
136: 4 go 6
   DM-12 walked {'seat': 3, 'field': 6} (all)
   = 8fe21f3ddd2e00b6 8f978dd387919cbe
137: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = f86b8c29f505ea57 0081af8da311d150
138: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 12} (all)
   = b4fda319a8119db1 00f3ae63fa0b19ac
139: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 279a21297ad3e044 8dd3e4b74cba40bf
140: * beating
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 7, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 10818ed44c191a78 c091b83779f3e125
141: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 104525464f6335fc 83e767fd70935b55
142: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 506ca3f71745ff3e 347c81480de5208f
143: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ca02fa8496aa0f12 15c09136f0a3c3b0
144: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 3, 0)} (all)
   = 3fd48f831312f259 ec5c21691f0d94c0
145: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 0c8737e1f8576b02 a3079cba890a8d63
146: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6ee1de620d4b3838 eef3b2fa11984887
147: 4 lay cake
   DM-2 laid {'seat': 3, 'card': 11} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 8a47705cf7901c62 be15f9f74ac0632b
148: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 477461ff6d68e941 c15e61f76caf8381
149: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = c9190d8c41e262e4 caa7c507f92eed86
150: 3 go 1
   DM-12 walked {'seat': 2, 'field': 1} (all)
   = 4fbd160469f73609 026f0a140280e301
151: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = ac9aa7812c2505e1 4a0768bf34c24ea5
152: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 93a8fa3544611632 4d4b982b812ab545
153: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 656f08404960134c dc56a91ca6b5b36a
154: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 7, 'knocked': 1} (all)
   = 36ad4a4547ce4c14 f560c909a264ffdc
155: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 4c6bdadf4eeb0300 26a4ed5bba6ef05c
156: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 69e9839725002a87 a4fa4efea8d01d61
157: 4 action
   DM-T2 acts {'seat': 3, 'card': 11} (all) reveals
   = 5a2304b8833af6d6 1289f8b8eed7ee07
158: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 11} (all)
   = ed8f77b6a0dafea0 cb2a55723d2833fd
159: 4 back 2
   DM-3 picked-back {'seat': 3, 'victim': 0, 'back': 1} (all)
   = 85a72ceb61448271 ff86301f9a7e3826
160: * holding
   DM-27 struck {'seat': 3, 'victim': 0, 'card': 3, 'dog': 0} (all) reveals
   = d0e5de43e3d18453 5fa637fa7bd9a8b5
161: * kicking, next 3
   DM-6 drew {'seat': 3, 'card': 10, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 386e1c5f32e3c738 12af6afb8dc0b891
162: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 938f5eefb611677b e68c3096e1dc30f1
163: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = ffda25dd628d81e0 23a24d022b4ed967
164: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = a4e4e36bfd2fc5d8 90884f04151f9120
165: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 5010f2b2efaff710 2898e35d5889c9ba
166: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 80f6d682e4139cf8 d412d97799394a54
167: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 471fb98a1e8047e8 12249b393dcfcfc6
168: 2 discard leapfrog
   DM-11 discarded {'seat': 1, 'card': 1} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 5b5ac85ad0f29f15 8f724cdcab3d1c35
169: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = d4219a42cd959182 bb3331b9152d8f71
170: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 0944000dba79f582 a76a4685a4557e3e
171: 4 discard dodge
   DM-11 discarded {'seat': 3, 'card': 0} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 2d1cefe034becbee 99d7eed34835e38a
172: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 2170e4546b8ab504 345e2c7e1f01aae7
173: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 3, 1, 0)} (all)
   = bd400032f4f619cc 0b14e18d26c9e5fa
174: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 8778dad160a5654e 7b1e54e72efcfd26
175: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 89d3628fc859f530 f0451ba4ba5e20e6
176: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 73d3b071c9030a85 15980b558163dd59
177: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 50b73ca7de2865db 087ff70307fee225
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 5} (all)
   = 01c3fc120a02620b 02999d0750b6a6f9
179: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 5489ed67df6fe258 a8366597d89dea52
180: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = b706ed1eeb793fb4 bcb20aee4ad574b7
181: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = b3e850420431f8cf 8ae774b837dd76ab
182: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 7} (all)
   = 6129e439c440c86e e104fe58d352f0d6
183: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = d7603e1aae1e7c96 707d857a25c8d2a5
184: * leapfrog, next 3
   DM-6 drew {'seat': 3, 'card': 1, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 3868f8f2d8271808 0bc3dc02a0d9a2f3
185: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = a5be0bb9b3257343 2c0847a79fa3f145
186: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = dd9b43dbad8c8df0 92d583667cd6b865
187: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 10} (all)
   = 9ea0249f9c58c03d 7945a53afe7b9fb3
188: 4 pass
   DM-30 suffers {'seat': 3} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = fef1563fa7f2b6ee 120e786a7a05dd6c
189: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 1250bd2725e4a70a d01b3b3524c9f859
190: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = dab2ac0346b92437 9430bf8115547258
191: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 617973e0ab8d4952 e559bed8be3a9f9c
192: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = c56122e67e6eea9e 38d6eac8329f6808
193: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 0d5a6d1c3e389195 c5bc6b5d77c0108f
194: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = f5bee169a3b6ef87 660da87f5a9e87c0
195: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 0de301a1d8b359ab 2a696752191b1a52
196: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = dc3c9ff212d63db1 1c1dc7630595befd
197: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 3063a93ec1182bca 0956e088ec089dd6
198: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 2818eaa9fe3a5cbe b770e5e68681e94d
199: 3 swap all
   DM-11 swapped-all {'seat': 2, 'dodges': 1, 'holdings': 0} (all) reveals
   = 23488b1686638497 3bc80eac038ddb37
200: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 4c50caf3bce52ad0 e6f7886230d325f1
201: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = e9dffdefd903235f 980ffcf47a25a8b4
202: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = de196a4399abfb1f ab6123e88e36f686
203: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (2, 3, 1, 0)} (all)
   = f2bf4ecafa247ae3 b9e63e322a6af26b
204: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 963548a4e819f7c5 9982d811330508f2
205: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 4c5bbe503c027e94 1b9841af327095c4
206: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = c06bda0aed1a5941 f021c5f80ad6f103
207: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 1492d11238029036 5e9c98fa4bde1705
208: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = b0c98c9cf41e93a4 54d126539e8e41a6
209: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 818404595c9306d6 fbf067cb014556ec
210: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = d7c3d321be6c8e4a c6e3c91d5b605d94
211: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 1} (all)
   = 78e8fab89835cdf6 76ff9dfa28a15bb6
212: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 13f857bef0aa383a 4d356d34f079cc7d
213: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 3d8124dea25f40c9 b601caeacc0ff7ed
214: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = c1c9cc5da386afe4 dbfea7869c076b79
215: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 177bfa651097a1d8 425b13abbb8f391c
216: 2 leg
   DM-30 snatches {'seat': 1, 'victim': 0, 'thing': 186} (all)
   = 9e91ae394e7d68e9 f255df3bb7536a73
217: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 2796eea6093a73ff 73e571938c265006
218: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 198f0592f84e9dfa f3117ae2f6504e6e
219: * cartwheel, next 0
   DM-6 drew {'seat': 1, 'card': 8, 'top': 0} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 0} (but (1,)) reveals
   = 6983a9abf8f44bcb 98f6e8fc7368a975
220: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 38fe4924f20bd330 7bcd985cda759843
221: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = de5b33d64d199d7d 9e120e86aaae1a4d
222: 1 leg
   DM-30 snatches {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   DM-9 shuffled {'cards': 56} (all) reveals
   = fa3a6a0819ce43c2 88981f866523721e
223: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 2a10028748a456a5 4d7681b27378ed0c
224: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 6357418fda6e65a8 064c9a4147ad4988
225: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = f53d1f3813c0054a 5c0d94e114ccb2c5
226: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 301bed6c078d9bfd 84b66195c5f83951
227: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = cb634b0c9e1c7898 36dd83659896e3b1
228: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 9d00786bf6f60c32 c4679502bd98bc91
229: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 85909f08541f7f0c 10ed3961793e23dd
230: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = db2257f8f77af5fb 3603cd4e3ed5d279
231: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 20e9513a13bee840 1b4686e1230212ea
232: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 48b984a565a7832b 72aecefa460f6502
233: * flowerpot, next 1
   DM-6 drew {'seat': 3, 'card': 12, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 7b8738190b83cce0 032c573a375ed32a
234: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = f325f1b1433b708b 999999067f45bb59
235: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = a4cccc104ab0a247 43a3a10245dbd78d
236: 2 discard cartwheel
   DM-11 discarded {'seat': 1, 'card': 8} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 8a615b30c035c5ff c382bb6bc6988f7d
237: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 721f5bd7190fb75e 2e77331b038232d2
238: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 19646e9ec074ac54 72376d73b1f24fd4
239: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 8c058e69494cffdc e6810fef3484ea41
240: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 2c41a1d9b3b6414e 2e3453fa83d35257
241: * holding, next 2
   DM-6 drew {'seat': 1, 'card': 3, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = cc3ad7cf0472482b 39d447c206e4d771
242: 2 swap all
   DM-11 swapped-all {'seat': 1, 'dodges': 0, 'holdings': 1} (all) reveals
   = 5afe8a6c86e66bf8 8cca1735da891388
243: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 609220308eec777e 2151b464fd6f43b2
244: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 7557466664697d99 621bc6059cb95f92
245: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (2, 3, 1, 0)} (all)
   = 10228973fc60b406 e1def92795739c42
246: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 6d536c789e017b76 de7c1f5cfc14e266
247: 4 lay flowerpot
   DM-2 laid {'seat': 3, 'card': 12} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = f876735d2e68ced4 2dafb5c0c4a3d283
248: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = b123f10d13d089d5 62b59c3e2cd29f10
249: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 6a3c80b454e47f87 1d6c275b0877db87
250: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 6} (all)
   = b51a09c0d81369af db4b45ac1f38315a
251: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = bbb026b14a122dea 599a671d1a629a82
252: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 155f876bba3033b9 fe4bd38e407e3bc9
253: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 2} (all)
   = 2956dd4c09ee6367 b3d3f39ec93738e5
254: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 5b15cd0608109613 10b58754e0ec22cc
255: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 63231e4b3b328815 193f66eb285beb7e
256: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = ccd2729f6ffaf68f 7a3aac569af7cde6
257: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 0f9a38461ce96801 f081ef19dd24091a
258: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = fbcbe018c939bad2 408f8e11392a8d0c
259: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 0bce700ee5fda5ff 1834cc29cc8de65b
260: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 6883fed8e77f857c 8619b5b6a6ade510
261: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 1233757591b6c02f 389553d97a27cccb
262: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 5fc05a421c519055 def7f06c0c767458
263: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = f1b0eb756b8aa7a2 a9083aa7277b8274
264: 1 arm
   DM-30 snatches {'seat': 0, 'victim': 2, 'thing': 185} (all)
   = 9f5a096e779c726d 0f23e74a7dcc3679
265: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = b71ca18547173b5c ba19737f428d0bb8
266: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 97797e9638ceb357 e31c03a2f4e78c94
267: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 3985228a4609b8df a3479abb09032217
268: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 7bd88991e67b69b7 77d9a87e59f9ebfd
269: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 995c04cc1168e5a0 7c572d2e0cffdcb7
270: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = e377df37de45431b 6482bd4f9184f036
271: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 7c1c12cc9eef2dfd e00662d40e0a351e
272: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = ec465fe7c047b443 72d3adcd95342602
273: 4 swap all
   DM-11 swapped-all {'seat': 3, 'dodges': 1, 'holdings': 0} (all) reveals
   = e4b5df69adce65dd bb8d9f1ae496f408
274: * flowerpot, next 3
   DM-6 drew {'seat': 3, 'card': 12, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 5d2e6416d1d54f46 52746cd016a5335e
275: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 0da052bbeeb89e26 c992418bd70d45c5
276: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 564d6972d0af866b 8c07170ad54bf0e2
277: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 5e1149a6f476603d 8d9d98d5f613a48b
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0
