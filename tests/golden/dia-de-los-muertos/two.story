   = 5eed1dd8cdf390ab
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = db304f1e6f459787
2: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = b11c2e618c18a37d
3: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 90a34de1e7aa3b34
4: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = fb63cae55a787f12
5: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 1302483057e248b2
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 4b9b3c51c791de6c
7: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = d7dd5aaea157aab0
8: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 1ca1e27ba6993568
9: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = cb9f8c2ff226ffb4
10: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 84c6e0ebd1a5c006
11: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = f4d232a9b3ecf70d
12: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 41f9767786eac683
13: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 3333b116224d94a9
14: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = f69be10615f4750b
15: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = fb75508dc1371006
16: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 978072a4a9e0fa82
17: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 0f40de6aff207574
18: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = a49d61956b86a7f2
19: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 3ef88d5eada55449
20: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 53c695fcb31204bc
21: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = bfd3b79b4af671eb
22: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 6b18a0fb6a827170
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 3becfb10f6d63554
24: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = ef6baf230ad504d3
25: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 18b70e41d5db2303
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = fb918c60541cfd72
27: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = a5be9e046b84e024
28: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 79ee142ba4f6f499
29: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = f86d1dbfb88914f3
30: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = be7758df9f1e3a0a
31: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 3745095bff1d9fa0
32: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 7f2c724bcaccbb59
33: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = dd8a4807770d4c3d
34: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = ac86852274356982
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = aa49af2b7a728014
36: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = dba413d057718fbf
37: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 4208df2268b23b4c
38: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 78c6b63a87c49520
39: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 0a6e98e31e365ee3
40: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = c1e98ed86d5e86b3
41: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 614349b4f1d83bcc
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 08eda6164b1be840
43: 2 go 4
   DM-25 wheeled {'seat': 1, 'field': 4} (all)
   = 7ba67b07302da922
44: 2 go 6
   DM-25 wheeled {'seat': 1, 'field': 6} (all)
   = 3b34edddad1ae0a6
45: 2 go 7
   DM-25 wheeled {'seat': 1, 'field': 7} (all)
   DM-25 targets {'seat': 1, 'victim': 0, 'card': 8} (all)
   = 593c1c369a6b5492
46: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = d0337195a285e8ea
47: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 17b076feedd1eb31
48: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 1b27eaf85e9dfeee
49: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = aabd4d900839076d
50: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (0, 1)} (all)
   = 51f24850368b08f5
51: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = fafc4e24f02616c1
52: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e58664aa71ade3de
53: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = b242bc2d31f42b20
54: 1 go 8
   DM-23 leapt {'seat': 0, 'field': 8} (all)
   = 1ad16c6b201e3408
55: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 4e64bda6e95eb84e
56: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 42cc5439afaf28f2
57: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 04e70a703dbe4586
58: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 9924fe219d41abfa
59: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 64694bed72be210d
60: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 1028944d5405267b
61: 2 go 19
   DM-12 walked {'seat': 1, 'field': 19} (all)
   DM-35 festival {'seat': 1, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = cb75feaa263fc629
62: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = af1fef45e7a754d7
63: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 31296e828a7cb459
64: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 763325569510cfb7
65: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 8d812ca312f7fe33
66: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = f96b6df9d75d8e52
67: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 858af9b8c6a89f2f
68: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = cc5b017b602c577f
69: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = f426b1921e291714
70: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 07878c1c7bf09f1a
71: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 779259e85a75a562
72: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = c0714ba3559218e4
73: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 47161b019b606e70
74: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = ed0bf91409831a88
75: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = dc48c689e3318d0f
76: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 9d55442d1e5b82a8
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 10} (all)
   = f2b6e06633ceb9a7
78: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 00de68ca20540ba8
79: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 9dbb969c64a60883
80: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = c3684d4116385818
81: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = ad0d58598cd70665
82: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 70601fffed5f72c7
83: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 77f3de8ab0afa2cd
84: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = c6d002ea27537c73
85: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 15d67d4e4a3c9eb9
86: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = fb4cdc77bc0f3fdd
87: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 82f1f6614eca1509
88: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ca0dc3997e3f4cc3
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = e8ded2c771d32508
90: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 1a0956e8d426cf29
91: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = f0da5339bece4997
92: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 1235a43c80dd34e4
93: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 789a3036bcfcd636
94: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = 351cfd152e27013c
95: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = fdbb871dec359cc1
96: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 7084f8e1a4a88005
97: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 7b92733466853753
98: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = cc4cbc76eeb0a45b
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (1, 0)} (all)
   = 399b1da58ba238d1
100: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f27220ec5111ac80
101: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 450301761afb7bc8
102: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = bff9a729922371cd
103: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 349559865c3d2b8d
104: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 87d387b109aca2bd
105: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 06a8621f89a0524f
106: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = c67be5623322639c
107: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d49bc0bf5a30a32b
108: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d7b8b4dcddc1d510
109: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = a41b5ea06cd262c1
110: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 74d694c347c7c6ef
111: 1 go 21
   DM-12 walked {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 35fd859ff143cb80
112: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5b36adc9160a2fb8
113: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = 47d450055e4212de
114: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 3d86db920d309eb6
115: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 0bfcb90ab875f553
116: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = d5722dcc532a2917
117: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = dbcd21f86be13870
118: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 3df1d96d9153637d
119: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 352bfa1b44e296dc
120: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 48baaf2d5f6cc54d
121: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = bfdbf5f98e2d9094
122: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = bb74a00961d4c686
123: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = c6cc150b59adfeb6
124: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e9c93673d417319f
125: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (0, 1)} (all)
   = 8f1766c2ae926fe0
126: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = deee035718b2488c
127: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 8d5760fdf567d264
128: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 8daf3e716c766e0f
129: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 6cd2726b69d15e11
130: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = a351bec2e6b19ee6
131: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 7d0b2b435be3f464
132: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 1f3c1d9d2cc0cf3c
133: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 5ff7821b25e6e5ea
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 618d831141901778
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = dbca850cc971dce2
136: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5b12d6ab9f6919fe
137: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = 6783de144d0b5c6e
138: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = df28a6f30815b529
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 9b4389d68324fc46
140: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 0d35879844f395f0
141: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = e6d8e04739249b62
142: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = d4999ca6bcb98a95
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = 0fddeb49d377e057
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 4f0ec5c5321ddeaf
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 4d099c5613eaa5ba
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2155e8ced5d9d013
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = ad4dde7d7677ebdf
148: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 1a050c69a5806345
149: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = c756c6268a42a4e3
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = eadeaa5394dd7c71
151: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = ae572a535ad93fa5
152: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 036bbe7cc44ad2b6
153: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = eca2b5d2cefbd555
154: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 48df161654ff1579
155: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 938583c177e780ef
156: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = 6b3cc1ed8855acf7
157: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = faadfa077fb05021
158: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 3cd6e3d5fb7c1025
159: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5194bdfa7ac5b0f3
160: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = 4a8d34a911b7c552
161: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 44bc76d3c87ae975
162: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 2ab674356dcc0902
163: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 66d49250d32e859e
164: * skull, next 3
   DM-6 drew {'seat': 0, 'card': 13, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = bb2b507b789bc725
165: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 083d6517af305262
166: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = efcf12b89a58257b
167: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 66bc3b8423ff629e
168: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = ab32e831f962dfce
169: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 67a088f913b7bb7c
170: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 9e4a53ed689dadc1
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 0df55cddb167207a
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = 028d0abc148d5be2
173: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 4e1fcabcc2d5d95a
174: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 2fde263d9f9e436f
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 29a37ed083f5c209
176: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = d0d62e467f94b9e0
177: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = 06ad11a25b677604
178: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 807aeff0fcf5e798
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 29e143407e5d43fa
180: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 96daf55ea6af11ad
181: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = ce660b254502fe2c
182: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 5aa0c65ffc985717
183: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cf7b5dfb6195282f
184: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (0, 1)} (all)
   = bb6408abe0fce2dd
185: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 336fac2242aeb76b
186: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 231b2b5275ff0bef
187: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d1d0db20aca662be
188: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = fc5d5fe2ba0848b0
189: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 85b153a3a5eebdd7
190: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = fcaf97dc7248d73f
191: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = fbd72ab1d51dd309
192: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 9e29357125ce0234
193: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 0e55ba86a6051734
194: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = fd7768c5e0d79401
195: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2c891ae0d8210473
196: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = e37437d7ecd64bee
197: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = aa7ffb908ef76816
198: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = c27d3afab12ef273
199: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 2e0e04b6d4ae8b07
200: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = a7e200529dc1947f
201: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 2df53bdd180edf71
202: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 0e5b9fa271db4f69
203: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = d1ef80b728eb60b4
204: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = ba7e7cc6bd6f168a
205: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 4f900e00fd3fb9a6
206: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 05b632cb8db85b1d
207: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 229f28a871fff6a9
208: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 5aec938c643e5ce3
209: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d8641a1380865ab2
210: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 33a1245118617c7c
211: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 6786d270dd186e2f
212: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = fb3445ecc526067c
213: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 0710a70885c8742a
214: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 3ab75b63585060b4
215: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = c0a976909909f402
216: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 136d9916e9bbc965
217: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = de2ee10fa8b9dea0
218: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 3f8400530f90022f
219: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 17857d1614aa8464
220: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 18, 'order': (1, 0)} (all)
   = 7c1b38594f896d92
221: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b069a0d38a241b2f
222: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = cc7eb86c139d65b9
223: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 28} (all)
   = eb916a17a0aea420
224: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 7d533690f689a1e2
225: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 761d512141d099f3
226: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = ab2fab2ed0770576
227: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 0f0ab06d30cb3f70
228: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = e41292444baf5dcf
229: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = b65fe84ea9218a11
230: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = e2e8be07dea6ca6c
231: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 205b0603519a43a6
232: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1)} (all)
   = a2d276e7df8b7852
233: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 0bee28cf2fefb94b
234: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 026e575e9e317e01
235: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 6de096ec7eda7157
236: 1 go 32
   DM-25 wheeled {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = db9997d0355ee8f6
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 5c917d0d0baabd20
238: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 9faeca13eed72982
239: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = d09c40c71688c419
240: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = fc55698266c45cea
241: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = ce8f89b8439a423a
242: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = d68d29812b4f8c14
243: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4edfcbe4ba036fa7
244: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 1ef12d8d158c83b3
245: 2 go 32
   DM-25 wheeled {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = e3fcb09a4b35d678
1 place 2 points 7; 2 place 1 points 11
