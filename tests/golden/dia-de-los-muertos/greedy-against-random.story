   = e5b24533c2b2d4d6 3e6e4a4c09d0028b
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 9775afd3b9eecfb8 46510c2fb1a77ae3
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 27c41c6296c38023 a40d16ef90289314
3: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 48c480d16137b4e8 be8c38ee00d7ca25
4: * flowerpot, next 2
   DM-6 drew {'seat': 0, 'card': 12, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = b9ad6fabd035d6df 204f2f415a843bca
5: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 71878aa03ed9cc31 dd0e1478b18fe505
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 664a5ba4608f5eaa 3e7ef30cda835f1f
7: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 829731424e83524d de9e32be3d658d16
8: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = a2636855d8fdde94 a3fdbb9950e75526
9: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 9a83d5f51e24ec00 605f378a5e7d8a46
10: * hustle, next 1
   DM-6 drew {'seat': 2, 'card': 9, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 8b40bfe1960ca364 c05672098614f591
11: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = b7ca0156cf010bde 90bf8fd76cf4275d
12: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = afb78933c435502c ed9b673048d00c43
13: * holding, next 1
   DM-6 drew {'seat': 2, 'card': 3, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = cfaaaf7881ec11b4 745c8ef8aa5b873f
14: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 4e04cd58eee08d49 0bc6893ba5c6a5f5
15: * cartwheel, next 3
   DM-6 drew {'seat': 3, 'card': 8, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 118bea77fe2ce3fb e84fc9e720091471
16: * bone patches, next 2
   DM-6 drew {'seat': 3, 'card': 5, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 602dbbdf22625d07 3bad9fc38d66cff0
17: * holding, next 3
   DM-6 drew {'seat': 3, 'card': 3, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   DM-1 round {'number': 1, 'order': (2, 3, 0, 1)} (all)
   = bc7ddec500625de3 3021ab0f21864522
18: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 37b6704730630e88 921c4ba8b04d446c
19: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = efb29239b67ba399 965c37460ff53a60
20: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ce5d7edd22db6a69 831fd6ca57b08662
21: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 67a1d0e626f3290e 03cacbfb5442ecc5
22: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   = b92658656c27cf51 2c1cfe6cf3dd0853
23: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = def93882a7a3bbee 775010438a2fe289
24: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = f93df71b2a6aa560 fecce850ea774710
25: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = dfc1c0cdd6fce358 80b816c58cd5d7c4
26: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = ca953d024bf0293c b8bce98521746313
27: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = b759bd055efe11cc 58693ae4c1153cae
28: 3 hold
   DM-HOLD held {'seat': 2, 'victim': 3} (all) reveals
   = 8f3fe8c1dca8cc73 8c34d84a7de9e156
29: 4 dog 22
   DM-32 led-dog {'seat': 3, 'field': 22} (all)
   = 0eb7555ccd16812b f55c29e402d9113a
30: 4 dog 23
   DM-32 led-dog {'seat': 3, 'field': 23} (all)
   = 04739c87de32f05b 422faad4ff2ea1f7
31: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = eb64a1ef3190957d a59501a1ee94ff88
32: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 3e89ef67670416c4 8069c6bdd535f050
33: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 4d390daa06f56fb3 9052bf79e5013b7e
34: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 331f30cb9fd2d3d5 c7f13e6ce3f0eaaa
35: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = d9c39ccbcfddd057 fbb1eb9a2af61e9c
36: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = c4f74775468c3a20 d6ae1f14bf0929e3
37: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 62ecd020322e2ba4 dcd385ee817f73e5
38: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = f553cb1045fe81c6 e86abbeb10b04bcc
39: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = dd2cab25f65beabb 46fa5094633028ed
40: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 802a62a3410f76ea 52d28915f9ecdddf
41: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = c539139ef21a4bb9 83f06605bcaf2765
42: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 5191ef099f0540bc 25d88b2a9cd6601b
43: 2 dog 24
   DM-32 led-dog {'seat': 1, 'field': 24} (all)
   = 27ddd686e7903e51 416fb6469c0ab5ee
44: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = 4c14ffd33c51af75 30c34285749710db
45: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = c152c5acf90678af 8e46b15a87e688ae
46: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 7f90af56e696c90d b64e9f083e322499
47: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 61a9316539e72edf 24f8b3caf0a38d3a
48: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5248a4058a426957 6004db8c406e624e
49: 2 discard bone patches
   DM-11 discarded {'seat': 1, 'card': 5} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 5c30f63b99c8dcd7 1cf77a0dca654a37
50: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = e120ada2e1f9f877 2dd3d871df5688c0
51: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = a26f23738523e77c 0fb3392b607d08cc
52: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c844fc3c99028e46 6e5a92fe2e568255
53: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   DM-1 round {'number': 2, 'order': (3, 1, 2, 0)} (all)
   = 33fca4a59e50285c 40b00dee277bc419
54: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 62e1f20820005b53 a4563f425647dd1a
55: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 092176321e5c16dd 7cd7a723c200e74a
56: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = bae1d71ec41d0057 4c15ca6d1a3a7599
57: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c987ffc62dd0ef01 59876c0df069667f
58: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   = 846485d244bc1442 1029431812232647
59: 4 go 4
   DM-23 leapt {'seat': 3, 'field': 4} (all)
   = 432ca57bd2648b01 77507abfbb68bce8
60: * cake, next 1
   DM-6 drew {'seat': 3, 'card': 11, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = c7435b783d3c75a5 79f3e06710ae3c3f
61: * cartwheel, next 2
   DM-6 drew {'seat': 3, 'card': 8, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 2} (but (3,)) reveals
   = 5d05d217543c07e0 f1c7769ec057e38f
62: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 5671bbfcfc4d4bbe 21568305d45bc54e
63: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   = e8310869c644a63d 4744ee3ab543276c
64: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = aecb84b5bd5236eb e6367e38c66c9254
65: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = f9620be34314de3d f74d8531276af35a
66: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 4056870d310127aa cf4946cb058537af
67: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 60c47547d5639022 144971e691fe44fe
68: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 253550c0e26ed6ab 75a3ff528e98f2d2
69: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = d488788098ee62bf a3e1b7d513be5428
70: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = 3d40d3088f27ba38 ba54f557130a077f
71: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 473adeb5c712333d 0a3f1ccca6a56d93
72: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = fb87591b59a78a4e b6bd2b790c6d5074
73: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 0c7b5adcdb98afb7 cea943ece2df4af9
74: 1 target 4
   DM-A1 targets {'seat': 0, 'victim': 3, 'card': 12} (all)
   = 8a6f45ef06384b51 0e08587c2a7a0aaa
75: 1 back 1
   DM-3 picked-back {'seat': 0, 'victim': 3, 'back': 0} (all)
   = 542f88505d5c0786 eb62fc512322252a
76: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 3, 'card': 8, 'dog': 0} (all) reveals
   = 633d20e91cd5f313 b41a27265298af64
77: 1 leg
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = 44d5075ff444ea86 66b574f33314bcff
78: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 6c25c6d9a7c05a90 a6ab7f4523068d58
79: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 2835453f27b72c70 fadb39fd0a130acd
80: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = b8883177ba563d68 befd561236782053
81: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 8bb1848ec9a65758 14d78f2532e382ad
82: 2 discard skull
   DM-11 discarded {'seat': 1, 'card': 13} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 99676754a5422cc2 44bc775ea05e0cf0
83: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 5b1c4fd54e6a710c 7302f1f9506b1339
84: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = bd22c58a6d95d2db 2c66d25e33e1873b
85: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 12473c1d3686336c 638a0ce9525f754f
86: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 4c58b3a627228a36 1c21251a9efd6407
87: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 04c4517b0ce2a4d1 5d46f83ad55b2585
88: 2 discard flowerpot
   DM-11 discarded {'seat': 1, 'card': 12} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = ae8d3f485ac6b203 1d4a1ad50e9390ff
89: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 5624b316d2f773b0 7150213d1439f51b
90: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 8234a883db096721 bd0bf351dfff8dc8
91: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 79163cd340fff104 fd99842db545f706
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 3, 'order': (1, 2, 0, 3)} (all)
   = f4e17133100ea250 ce382e47b674860f
93: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 4af61bf87e38c241 222e3423f36714c5
94: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 71dd8d589432b481 c1498b8a245aeea1
95: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 854dd824d1e9b135 ad16b27fe6e7f914
96: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = ef0fee5afcd03c44 f704918ad155f1ae
97: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 2} (all)
   = bf2d75cfa440456a ad7ef97e1d30a549
98: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 370b28c86487db9a 77fe8c622a01ca3b
99: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 42201652e8d1742a a3dc2dbe14d98077
100: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 178febb7698dd09d be16a92d4fd98e5c
101: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 009753d18c7bceec 55bccd51b76cc401
102: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 753a6a2779fe175a 02c1f9a2cbace001
103: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 0012403d38fbb66f 538117982fea8d15
104: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 36b96c830d8685e4 1fbcca3c72cd67b0
105: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d2a0bbca57f768ae fe3f68ab174c9875
106: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = 5a79856d4f2a06ac b159017fe29b31b5
107: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 978db1813ffa78c1 c440e566881a9b5e
108: 1 go 7
   DM-12 walked {'seat': 0, 'field': 7} (all)
   = c99aff996bd5621a 5b164701d2e941e7
109: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 6d7e65b31e45922a 0f8fc31d96209054
110: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 8c34748d567a78e6 bda53fd2606d5974
111: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 9f4f04c52744b0b4 5eed90db42dab3c7
112: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 7c205a4b78306ddb 976a15c3f78a106a
113: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = caf25133365a6045 3b59d9a680da72ec
114: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 0914cf4228dc26f6 fe2fb693b91d3466
115: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = aee208ef691a6208 46b67641395bba98
116: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = e001d7981a3f6e6e fe4c6a8576a07d41
117: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = a14f1d63cf2fce98 9f1c003c95f67508
118: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 3eef73251ee13ad1 cb210beb87c4f22a
119: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = e7f1283086fdef10 3857058caf283e94
120: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 2ed198da8711f230 ac6762a991551280
121: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = a05025e6e8af28d2 d4b03af950f9dabb
122: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 8ec962cba8f7bd1e 29471f9a7a2bedc7
123: 4 pass
   DM-11 keeps {'seat': 3} (all)
   DM-1 round {'number': 4, 'order': (1, 2, 3, 0)} (all)
   = 83547b15b8bce8e4 cd87510aab8eb1b7
124: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4df049cc76091fd0 103ad7d7b5108b8d
125: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 75a03a20112ca029 2f6879de5a464447
126: 4 lay cartwheel
   DM-2 laid {'seat': 3, 'card': 8} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = a3e915b74acfc360 7bd5a42e5bc65fa9
127: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b216bad96bda91f0 782aa2823be2a085
128: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 4} (all)
   = d894d0e593ebd205 1be0c7c93978500a
129: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 38226fadcc922817 79247e4698a19aff
130: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f10ea0d2cc70578d e99c1f71e323482b
131: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = a190b54ad4aba1c5 f58181f6e3f9a0c6
132: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 77333d9ad8988dbf 5cb80fa3e97d3573
133: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 45918af6b57cd94e e35871b86881267a
134: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 1} (all)
   = 94acde2147fed2b1 54a3f5278958f83b
135: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = fd2f67728a1f9e3f b707b25bde4dc7ad
136: 4 go 6
   DM-12 walked {'seat': 3, 'field': 6} (all)
   = 8fe21f3ddd2e00b6 867e29c71e7c2301
137: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = f86b8c29f505ea57 330d641835845891
138: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 12} (all)
   = b4fda319a8119db1 ab674f450b73ac77
139: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 279a21297ad3e044 f4a53ae9839161aa
140: * beating
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 7, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 10818ed44c191a78 9fff595fa2342743
141: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 104525464f6335fc c3db9c2c6388211c
142: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 506ca3f71745ff3e 4c49d7e13d919ba3
143: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ca02fa8496aa0f12 a4a72ec73ca12b81
144: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 3, 0)} (all)
   = 3fd48f831312f259 44d29de8cd48b85b
145: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 0c8737e1f8576b02 1d4437271fee7ddd
146: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6ee1de620d4b3838 314dc261a32a6143
147: 4 lay cake
   DM-2 laid {'seat': 3, 'card': 11} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 8a47705cf7901c62 bde1f6cbe23a980f
148: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 477461ff6d68e941 b0ea9b7dcdae98bb
149: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = c9190d8c41e262e4 7a88bba146b70677
150: 3 go 1
   DM-12 walked {'seat': 2, 'field': 1} (all)
   = 4fbd160469f73609 0dbdde62ade9dcc4
151: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = ac9aa7812c2505e1 3b23c57262ba461b
152: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 93a8fa3544611632 9d2ab2da321fd2a1
153: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 656f08404960134c 82d413c5ca712cb0
154: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 7, 'knocked': 1} (all)
   = 36ad4a4547ce4c14 a2671fd069a9680d
155: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 4c6bdadf4eeb0300 b8a56bc3188ca00b
156: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 69e9839725002a87 09f1c15688318cd8
157: 4 action
   DM-T2 acts {'seat': 3, 'card': 11} (all) reveals
   = 5a2304b8833af6d6 3fda802f3a3ccc0a
158: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 11} (all)
   = ed8f77b6a0dafea0 46a4eb4080db9aa5
159: 4 back 2
   DM-3 picked-back {'seat': 3, 'victim': 0, 'back': 1} (all)
   = 85a72ceb61448271 698b921dc84a258d
160: * holding
   DM-27 struck {'seat': 3, 'victim': 0, 'card': 3, 'dog': 0} (all) reveals
   = d0e5de43e3d18453 d09f399851e6d728
161: * kicking, next 3
   DM-6 drew {'seat': 3, 'card': 10, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 386e1c5f32e3c738 8eea319eab61cc72
162: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 938f5eefb611677b de41d7215db0fc06
163: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = ffda25dd628d81e0 d452565019a8ea11
164: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = a4e4e36bfd2fc5d8 5381c28a6a4f2e94
165: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 5010f2b2efaff710 e891be26fa8a3f12
166: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 80f6d682e4139cf8 890898540dd5cf13
167: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 471fb98a1e8047e8 73edea41706d09b1
168: 2 discard leapfrog
   DM-11 discarded {'seat': 1, 'card': 1} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 5b5ac85ad0f29f15 e48cbbba5875a652
169: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = d4219a42cd959182 0677bbbf599b4529
170: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 0944000dba79f582 0a18155192e40fed
171: 4 discard dodge
   DM-11 discarded {'seat': 3, 'card': 0} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 2d1cefe034becbee c77de2b78cd1c2d2
172: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 2170e4546b8ab504 fa549f4f89647bc3
173: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 3, 1, 0)} (all)
   = bd400032f4f619cc d75a02087595e5c7
174: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 8778dad160a5654e abbe69f404d2b671
175: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 89d3628fc859f530 02b521dab943a5d0
176: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 73d3b071c9030a85 f56a212ee467ccf3
177: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 50b73ca7de2865db 280573b9dd442051
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 5} (all)
   = 01c3fc120a02620b e2d5caa5f2d120d1
179: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 5489ed67df6fe258 e1d043ec53aa426b
180: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = b706ed1eeb793fb4 0207aa8289e65f2c
181: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = b3e850420431f8cf ac76933e02bee9ea
182: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 7} (all)
   = 6129e439c440c86e fb4ecb3e6e52754b
183: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = d7603e1aae1e7c96 e9577b340237a499
184: * leapfrog, next 3
   DM-6 drew {'seat': 3, 'card': 1, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 3868f8f2d8271808 5efb67d3c9820be2
185: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = a5be0bb9b3257343 fe33d694d2b1c7ef
186: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = dd9b43dbad8c8df0 83b4ca435352a810
187: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 10} (all)
   = 9ea0249f9c58c03d b5970315b27f1076
188: 4 pass
   DM-30 suffers {'seat': 3} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = fef1563fa7f2b6ee 7c3e32671edec961
189: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 1250bd2725e4a70a 27eca77fb15c1ecb
190: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = dab2ac0346b92437 6456526c8c158037
191: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 617973e0ab8d4952 44f51bc68fab7695
192: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = c56122e67e6eea9e 124363ed29d857af
193: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 0d5a6d1c3e389195 eadfcb6f1d9c5c5e
194: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = f5bee169a3b6ef87 e997009a53387512
195: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 0de301a1d8b359ab c7cb06a6bbae3d67
196: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = dc3c9ff212d63db1 1711f0a68b3f6d64
197: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 3063a93ec1182bca 927cdce1cd4bf5c8
198: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 2818eaa9fe3a5cbe 17fbb707718b1565
199: 3 swap all
   DM-11 swapped-all {'seat': 2, 'dodges': 1, 'holdings': 0} (all) reveals
   = 23488b1686638497 f597d2c37dd96973
200: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 4c50caf3bce52ad0 65c3235fa1b3fa87
201: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = e9dffdefd903235f 822bc2120ea60093
202: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = de196a4399abfb1f 3c1b09744907fa8b
203: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (2, 3, 1, 0)} (all)
   = f2bf4ecafa247ae3 5623ea457d831d29
204: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 963548a4e819f7c5 3b2159c60539dd88
205: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 4c5bbe503c027e94 6c4121dcbfa3d617
206: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = c06bda0aed1a5941 b155decd03b08e49
207: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 1492d11238029036 6a89f452622fe773
208: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = b0c98c9cf41e93a4 1944468b9c75cfbb
209: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 818404595c9306d6 f9df4369b290ab4b
210: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = d7c3d321be6c8e4a 29337aab31bbcff1
211: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 1} (all)
   = 78e8fab89835cdf6 91bcac22bff84f73
212: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 13f857bef0aa383a 7225c48d73352dea
213: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 3d8124dea25f40c9 d7b8e41f68ecdccb
214: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = c1c9cc5da386afe4 7ba2d426ba2ba5de
215: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 177bfa651097a1d8 c0d1490e4526a71f
216: 2 leg
   DM-30 snatches {'seat': 1, 'victim': 0, 'thing': 186} (all)
   = 9e91ae394e7d68e9 48bdb95d61832ffe
217: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 2796eea6093a73ff 47748126656cb575
218: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 198f0592f84e9dfa 3e6f9c788881449b
219: * cartwheel, next 0
   DM-6 drew {'seat': 1, 'card': 8, 'top': 0} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 0} (but (1,)) reveals
   = 6983a9abf8f44bcb 8d0ac25c73c637a6
220: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 38fe4924f20bd330 6421800a74211605
221: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = de5b33d64d199d7d 8ac196ebb69f4fca
222: 1 leg
   DM-30 snatches {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   DM-9 shuffled {'cards': 56} (all) reveals
   = fa3a6a0819ce43c2 d7bae568ece5a1bb
223: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 2a10028748a456a5 df2d09398814d140
224: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 6357418fda6e65a8 23569079e2e0b0e8
225: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = f53d1f3813c0054a e0c61dbb48ba82b2
226: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 301bed6c078d9bfd 1d9062015f822a28
227: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = cb634b0c9e1c7898 204d3e58eda0012c
228: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 9d00786bf6f60c32 4dabb3b7b8b607ee
229: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 85909f08541f7f0c de7773a84ba47062
230: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = db2257f8f77af5fb 167975d321ab3a5c
231: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 20e9513a13bee840 4056fe29870c50a9
232: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 48b984a565a7832b a6a04b622b643669
233: * flowerpot, next 1
   DM-6 drew {'seat': 3, 'card': 12, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 7b8738190b83cce0 1d8fff32921165f2
234: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = f325f1b1433b708b 4ee788cab9745c98
235: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = a4cccc104ab0a247 4a206e968688852e
236: 2 discard cartwheel
   DM-11 discarded {'seat': 1, 'card': 8} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 8a615b30c035c5ff 3cfd38c58d508aad
237: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 721f5bd7190fb75e 27497f5ad45ff226
238: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 19646e9ec074ac54 cee92b6dcc3620e0
239: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 8c058e69494cffdc 4a5d78f89b258c63
240: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 2c41a1d9b3b6414e 537615a41b0538bd
241: * holding, next 2
   DM-6 drew {'seat': 1, 'card': 3, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = cc3ad7cf0472482b 7c2b83ce141ef7d8
242: 2 swap all
   DM-11 swapped-all {'seat': 1, 'dodges': 0, 'holdings': 1} (all) reveals
   = 5afe8a6c86e66bf8 8fece1cdc49e9c37
243: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 609220308eec777e 76036d522bdb42f7
244: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 7557466664697d99 b65be57162db9eee
245: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (2, 3, 1, 0)} (all)
   = 10228973fc60b406 660de77bb7b510cc
246: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 6d536c789e017b76 b1c310071fea7cb3
247: 4 lay flowerpot
   DM-2 laid {'seat': 3, 'card': 12} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = f876735d2e68ced4 4fce99bedb1b9f53
248: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = b123f10d13d089d5 698d56bcd4f6d060
249: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 6a3c80b454e47f87 bdfcd566baca7924
250: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 6} (all)
   = b51a09c0d81369af 7ada058fb103fba2
251: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = bbb026b14a122dea c3a7bf6a9135115b
252: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 155f876bba3033b9 4d9ddc8a92a90ad8
253: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 2} (all)
   = 2956dd4c09ee6367 a14ae1655b2afe8f
254: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 5b15cd0608109613 a7ab95d8a1345bd7
255: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 63231e4b3b328815 5f7b9b7549b3f4c7
256: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = ccd2729f6ffaf68f cc11c6eb3adbbdea
257: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 0f9a38461ce96801 d0167aef15048f60
258: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = fbcbe018c939bad2 479d1b45ab0bf2df
259: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 0bce700ee5fda5ff bb398276e6840062
260: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 6883fed8e77f857c e9a6789cc8397030
261: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 1233757591b6c02f 9858909ace2a77fe
262: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 5fc05a421c519055 f6a1d22f37b76237
263: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = f1b0eb756b8aa7a2 4984e7123865eef5
264: 1 arm
   DM-30 snatches {'seat': 0, 'victim': 2, 'thing': 185} (all)
   = 9f5a096e779c726d 3aba1cb62fc402ff
265: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = b71ca18547173b5c 69d23bd70af27bf2
266: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 97797e9638ceb357 d3fd77b8bb682522
267: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 3985228a4609b8df f966aa69f6e4985c
268: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 7bd88991e67b69b7 d365ed93abcbf230
269: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 995c04cc1168e5a0 56403f272c1b92cf
270: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = e377df37de45431b 03dcb2038ddce267
271: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 7c1c12cc9eef2dfd 5cb9ced7baad5308
272: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = ec465fe7c047b443 62287fc01971b65a
273: 4 swap all
   DM-11 swapped-all {'seat': 3, 'dodges': 1, 'holdings': 0} (all) reveals
   = e4b5df69adce65dd 8a81f32e4d81559e
274: * flowerpot, next 3
   DM-6 drew {'seat': 3, 'card': 12, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 5d2e6416d1d54f46 8f5a2c6b26718d1f
275: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 0da052bbeeb89e26 801dd1a77eaa906d
276: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 564d6972d0af866b 88100001563e2d75
277: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 5e1149a6f476603d 2fd08aa5cad26e31
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0
