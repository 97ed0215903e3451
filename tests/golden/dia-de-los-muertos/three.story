   = 5cf38574da97f64d
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = efbb6781b0bd4d24
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = c8e0c96de59d2427
3: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 3b1ce41d263a4e14
4: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = e1d2ad4f1a579bbc
5: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = e3fc22455bb58ade
6: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = fd9147d1f37b2f0e
7: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 48f9d24f1b02e53b
8: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 35f20f10e6e0bab6
9: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = a1900eb0c184edef
10: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = e9a9ce9c084b8ab1
11: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 7d242d8bab322910
12: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = bd483ecebab84157
13: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   DM-1 round {'number': 1, 'order': (0, 2, 1)} (all)
   = cf384e10296ef605
14: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 8947e5c508c14f6b
15: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 055bcf5b9b7ef2ad
16: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = b00f807ba24742e1
17: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 4d01798b36caadef
18: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 81a2faf5c7e7a3d8
19: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 815c51140c92ed41
20: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = fa87e56d0020fa84
21: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = bbe529653bb9eaa1
22: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = eb033a736d31054f
23: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = a460e4d3c2ce5b53
24: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 4e51bbd33b1a1ce3
25: 3 go 2
   DM-25 wheeled {'seat': 2, 'field': 2} (all)
   = 4e230d3e3f7d6ca0
26: 3 go 3
   DM-25 wheeled {'seat': 2, 'field': 3} (all)
   DM-25 targets {'seat': 2, 'victim': 0, 'card': 8} (all)
   = b2b0588207b79f32
27: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = a7200587a9ab77aa
28: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 296f963b0b75d9f2
29: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = a4646b76e4a00edb
30: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = b22600c5644febb6
31: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 37b158cff603c044
32: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 22e2d610a95c6ff5
33: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 5971f3c4eb068df5
34: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 41aaea51d82f4924
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 82623b42871afda5
36: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 6a4ddfe1f4fc87b9
37: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = bf7e70cd1d0369c1
38: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1, 2)} (all)
   = 446ccdddb9347d9a
39: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 22b3b22841773d0e
40: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 7590880952584296
41: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 90b99905975100c5
42: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 1a9c673f2dddf854
43: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = e56acca7a20818cd
44: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = cdff69d66f3fd6e8
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 0f474e64788edbd2
46: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 29d5f305cb92105a
47: * leapfrog, next 2
   DM-6 drew {'seat': 1, 'card': 1, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 8ff6856632e83c68
48: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 08cae16148572317
49: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 6d6abb5dc00ddf15
50: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = fb94fe85d93645f7
51: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 9941255bb735c56d
52: 3 go 4
   DM-12 walked {'seat': 2, 'field': 4} (all)
   = 2d78bda9b342cad0
53: 3 go 6
   DM-12 walked {'seat': 2, 'field': 6} (all)
   = cf9fa7443a0cb934
54: 3 go 7
   DM-12 walked {'seat': 2, 'field': 7} (all)
   = 2d2bfccd420db60e
55: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 6aa46cd66ab63ec6
56: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 6dd35bd59e5a6950
57: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 3, 'order': (0, 1, 2)} (all)
   = 2c62637fba263728
58: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = f9051c66b6488974
59: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 20cb47d0dc775438
60: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 60af66fcbe3fdc8a
61: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = fcf2516a22427e9d
62: 1 go 4
   DM-25 wheeled {'seat': 0, 'field': 4} (all)
   = 0c69fc11922f6c3e
63: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = eb1a87832c5f233b
64: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   DM-25 targets {'seat': 0, 'victim': 2, 'card': 8} (all)
   = 27244ad11c12122f
65: * hustle
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 9, 'dog': 0} (all) reveals
   = 583179c7181ae637
66: 1 leg
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = afcbd3d19a11812a
67: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 5ecc64a8ce6f4bda
68: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = a6135052f3d7179e
69: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = 5fbdb5aec9737596
70: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = 968f37d4e7bb97f6
71: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 6c5676422c120a1d
72: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = e297229ee5be81c7
73: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = b9ea369162fa1da8
74: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 11} (all)
   = d92d13e9ad962e7c
75: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 1} (all)
   = 163b576a648e4582
76: * kicking
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = ef9760a541febaa4
77: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = c8501e163f657af1
78: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 28e39e62ded410d7
79: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 3eee3a67b7f31769
80: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 10929f0405ac7a80
81: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 0c33a01b8bfb242a
82: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 4, 'order': (0, 2, 1)} (all)
   = d55abf881970bf88
83: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 085819216459fcba
84: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 8b9c30914af137ee
85: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = ca8b4fc4f710d49e
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 2d49b0ab76a075d0
87: 1 go 18
   DM-23 leapt {'seat': 0, 'field': 18} (all)
   = 42ed26d2ad3ea257
88: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 5745cb2bd9c76d0e
89: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = dffbdf9ff04e3acf
90: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = 322c072d9692b602
91: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 7} (all)
   = 22687bc6ac947144
92: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = cd9af4d5b6746583
93: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 8dc201c6269be618
94: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = e1f24f3dbe31397c
95: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 3693330a969c4746
96: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 20d850c1e06c6877
97: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = c5388399c2492cfa
98: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 21faaeb51d750aec
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = da993bb2eef61967
100: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 4b9557b8eedfab6a
101: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = f53147229c21a5f8
102: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 0)} (all)
   = ba19a074dca28589
103: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 16fecc2b3e3c0cf2
104: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5215f53e0f4cad5d
105: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = ad5b09bdc5ddd01e
106: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 3734da3bc43e66e7
107: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 87733b6b87717fe0
108: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 6db757fb35631a78
109: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 4f3798dc8790f2e9
110: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 83791b2c7c8d390d
111: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 81bbec543165cc66
112: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c4cfdb301406f53c
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 67c78ffa5832c7de
114: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = a8e0d4a2a673ff07
115: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 0a9903b724422ad3
116: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   = 376c1f22287f10c2
117: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = ecd1005c71d583d1
118: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = a1eccb02b44cacf1
119: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 7db5062d12cba270
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f838baeac5741888
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 1, 0)} (all)
   = 8d3679bd27b64089
122: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = d0083b4271c5c1bd
123: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 04024d59b310f412
124: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 840ae2e62208b832
125: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = d5789f6caaeeea59
126: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 440e72a90751bdcb
127: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 4f8c2e1336af8bc5
128: 3 go 19
   DM-12 walked {'seat': 2, 'field': 19} (all)
   DM-35 festival {'seat': 2, 'festival': 0} (all)
   DM-36 digger {'field': 27} (all)
   = 1a8c17ae74e1dccf
129: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = bf51d1ab5f9fdd3c
130: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = f7663b0130ce1492
131: 2 music
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 187} (all)
   = d3fc2b652ec4ee98
132: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 96183c48fdab7e27
133: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 78202d5c52123e32
134: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 973b3ec8f4adb19b
135: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 870cdf82db87177b
136: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d307231569c3f741
137: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = cef1a2491369597d
138: 1 go 8
   DM-12 walked {'seat': 0, 'field': 8} (all)
   = f1b9a6b0281a1b66
139: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = cda1c01c607219bd
140: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d1da4edc0050d41a
141: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1, 2)} (all)
   = 19d3edc221fd00ee
142: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8c8260c932b4aa46
143: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d9768a512b85cb8f
144: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = fada75a7045fcf76
145: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 832245f6cba2f6ae
146: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = ec9e96111def0ebc
147: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = b4a594cbf81689f0
148: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 6fda283083464bfa
149: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 5031f4967080a521
150: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 781ce8225fb8fd40
151: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 4b8581f0725b51f9
152: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = abb2856b4d3c0ccc
153: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = ca2290be7c3bb839
154: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 38b82d72724c9d63
155: 3 arm
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = 10a6a4470b18e53e
156: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = afeec0dacf9f04ae
157: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 9b840fac984f0582
158: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = eb7aca71ee6e2c51
159: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 12c32119ab4622b8
160: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 8, 'order': (0, 1, 2)} (all)
   = 4804ed1e8711d23b
161: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 201ec987a01fa923
162: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7d7b427dfd9c394a
163: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 718041f7f6e9f734
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = b120892cba1305e4
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = c5831041b8e09349
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 7fdc95e50df2e3c6
167: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 594eca910bcf9e05
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 560d067c180927bb
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 6733457e16445944
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = bfbfbaf7842d9688
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 5d6de687da6a4ea9
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = d23d2912fb53461b
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 2b617d831db04053
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 89f6d44fa4ddafb0
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = cfbb85a4f069c7a8
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 8dfef3c91350046a
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 0b5ae781e6d726c8
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 749d02035e533402
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = aa9f29664e22c4a8
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = ef0f967813ff73ea
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 233bee1aab90136f
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = a9458a743d0d1afc
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = b72aacc5af0d3aea
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = a29d0bbc4d8e75fc
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 7e7372639793825a
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 3f9de6ac28a5bb62
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 1be10931edb567ef
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = bf6cc0ab987deb8c
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 9a1c772239e7653b
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 82e86689aab5c200
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 58591b46549af565
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = b9962949185ea93b
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = bc4d21d93665b0e3
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 036d2d65c2b0b8e8
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = b452120212c0c45f
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 18ca2cb18e99d693
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 12f2367cf48c585f
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 4ac34cdc4970a6d4
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 381abc20697461aa
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = db09027e1eae9dfe
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 6761b96e594f2429
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 19ad5011324a2c24
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b4e31db4f5bcf68c
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = 98f60ca74a34e115
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 3d8d0761a978ee91
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = e0421b86e5fc0df2
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = 9d8e78559419aa85
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = bf7732971e0d53b1
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 5638900d04eabb60
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = dd58cfcf07fbf94c
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e176d691d27159c8
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f24d1f09e4fdf0dc
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = 5022a5692841460c
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 5ec47a5a12bc305f
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 9fa52eb2c261b412
216: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5a1f4804bce4a8b0
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = b451c6df3e3c2b5e
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 26ac7f0ba5c45ae6
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = d8d79f4a28b7b830
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = cfc10fd9b3c2a382
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 74a6a602bde6b01a
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = e5023d08cc01d57c
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = 9ee527ae44cbaf0d
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = ece04e30b85d7b4a
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = ed0411634a67fcdb
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 1c95f6a9a68ed2dc
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 2d4e71afab147c10
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 06382f21484b2f17
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = fd39659849ce5c78
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = a13127ef2f3d7203
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = a43fa16165498b51
232: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 3033bcf91f138c77
233: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = c0abb532657a15d8
234: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d057a971434b635c
235: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = 469488541b6e552e
236: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b5045d98fc779887
237: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 1edc38721cd7b905
238: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 5c921c0e62d76cee
239: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = c80d26469efbf23b
240: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = 5f46bac4fc4b09a8
241: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = b29d24384426ef22
242: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 0f02f7b4bdb9725f
243: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 7ab9115ea9f39a4f
244: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 76b9421891c9ff8d
245: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 7b6fae93114944cd
246: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 5dc51072f762a4d7
247: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = ad85531e71343feb
248: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = 4c3b6007e8a9b58f
249: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 34d9bfc7cae35eac
250: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 1c0af40d551c0276
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 208c5d6570052316
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = d5dfa2c28b396bfc
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e56fb79daadc745d
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = fa0691850f69236c
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = 5a1611555a750710
256: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 039bff1369e44ee4
257: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = b5f9b35bf3492683
258: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 4ac18d8593339544
259: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 12} (all)
   = 1d61d84b1a925dc8
260: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = c9f8408cf87c227f
261: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = ac622a468dc3bdf7
262: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = cf60271fa257c615
263: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 194b25114d17e128
264: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 3199c577dcbfb35d
265: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = 0e6b56a3f16fd67c
266: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = cd95605199734b3e
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 95e2bb5c30b09a5c
268: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = b6fdfa6d004d12c1
269: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = f3641b2d01dc1230
270: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 61a893a4ad53fe19
271: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = f225a59c3dc40b6e
272: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0f621c93f0bc149b
273: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1ca52b3c39ef6d00
274: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 2, 0)} (all)
   = 60ab16a9e40001e4
275: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 51237419186a7be3
276: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 7372e425122ebc3c
277: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 90472630bba51e5b
278: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 22780c564c96ab6c
279: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 29c7cd2c1aff6d7b
280: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = afd85b4571794ba0
281: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 2755d1e5a8d22089
282: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 4a70d076c74675cf
283: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 043f51b3cf363bd5
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = bff5406574e17b38
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = a2ca1cd1d2ecd1ca
286: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 021c05ca69764fc1
287: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 5c1e4347374f0bca
288: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 943ddd57cb648887
289: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = fb79b22db7f23dcc
290: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 2e659e2441b1a258
291: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = 901326817e727092
292: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9aed8bb8b57ab298
293: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = a45d138d0bc8e65d
294: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 15, 'order': (2, 0, 1)} (all)
   = 2c3a6762015e5d46
295: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 6b403f761bcf6079
296: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 38e89e8086962c02
297: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 3542ca9633212068
298: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 800e5d5fce0958c4
299: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 873ca9a49718e5ea
300: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = f9bcbb306887e0d0
301: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 906a28e9b6447dd1
302: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 10} (all)
   = bc8774bc75ef1d75
303: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 52b45f4573f4d408
304: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 981ec8b937c3eadc
305: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = b88bc8203be24fba
306: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 141712076413f7da
307: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = a8ff1d5bb86bbc60
308: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ae6e4882a342ff8f
309: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a99f2b1b70949948
310: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0, 2)} (all)
   = 533188c1e1a7cd3a
311: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 83fa35ee6283237f
312: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 102774b62425c14f
313: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = d7e2effa36e70df7
314: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 36e2a0c95a7e1331
315: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = d68e1c45041b30f0
316: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = c2b1981300245e11
317: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 0177331bb779e301
318: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 266af1927187a6be
319: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 307f22cdb6b01621
320: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   = 2930ecb5774b7fc1
321: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 94a04991236aebf0
322: * dodge, next 0
   DM-6 drew {'seat': 0, 'card': 0, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 0} (but (0,)) reveals
   = bb87d0a92758a0fd
323: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 727a43f75c951459
324: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 979ad7a32d446673
325: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 84213656fcb5c7ee
326: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   = 4f6e729d6e5b73da
327: 3 digger 5
   DM-37 digger {'field': 5} (all)
   = 7738fdcf7302e9a8
328: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 259f3d3767e91740
329: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9d039a9fabc1fe42
330: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (1, 0, 2)} (all)
   = 5d057a693564e81b
331: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5779c94634643684
332: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 60005d93d0574990
333: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = f99d51f3c97cd9b4
334: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = e610ff37cdc4f0fb
335: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 6ece8f6e3957ed0d
336: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = d9529fe23601cef0
337: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 695054f971b65733
338: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = cfe8846d5b4c0ee3
339: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = d404d42755322427
340: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = d190d465e0a5879b
341: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   DM-9 shuffled {'cards': 55} (all) reveals
   = 4325721433a61639
342: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = e3ba8bee3f381472
343: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = f8810a205aac5f2c
344: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 743afd4944bd59f7
345: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 720a6b82c3448a8a
346: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 5e875b4c766806a6
347: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = ca252a36b1def097
348: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 719cb57d0455a017
349: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 33dc23cbe8c32df0
350: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5a17cc371313fb90
351: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (1, 2, 0)} (all)
   = 0df180e19f514d8a
352: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ae0c4121cadc8e3f
353: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = ce5170cdaa5e8238
354: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = a6600b5f6d3a3029
355: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = c4b60d20e7c17272
356: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = bd3cef8c554a90e9
357: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = 0e4cfaa78dd284cc
358: * kicking
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   = 18f1e761dd05d5e4
359: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 45aecad965574185
360: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 4742c75c21c2e7e3
361: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = 4c08e1b6305468d4
362: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 61db50567aa5cbdd
363: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 9cf54db73dccd26e
364: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 633c022078c5e274
365: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 9314d7e5cbc85d19
366: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = f13b644d5ccbc3a8
367: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 4c972ce77c5dff01
368: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 8302c610754b20b0
369: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = a67776e2c3390941
370: * kicking
   DM-33 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 1} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 24d7fa9d31d62ac2
371: 1 dog 30
   DM-33 put-dog {'seat': 0, 'field': 30} (all)
   = af4faf719577a89a
372: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 19db7a3c5cf94925
373: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 4192659daa52af83
374: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1, 2)} (all)
   = a948d09d90e2e6c0
375: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 7b273066fa294dbe
376: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = e2860b44b82d2633
377: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 2dfb2a487f360718
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 14} (all)
   = d71183136ada96b9
379: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 05a618b61b12789f
380: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 2dba5cf9ddde8bcb
381: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = d1a42cafc137d65d
382: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 0aa12ad245ec8f92
383: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = ba01263b7677da8a
384: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = ea04a8b773a3b282
385: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 6} (all)
   = ef1cbb2624524806
386: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = f45646fa211891c1
387: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = ae4c538c8e3494d5
388: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 97c59abc27196250
389: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f79029d96dbddd8d
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 20, 'order': (0, 1, 2)} (all)
   = d49a4d4c405476cf
391: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 3ba593e15f1c4380
392: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,)) reveals
   = 1e110644ae2cc6d3
393: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4acf87d06eecca3d
394: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 16} (all)
   = 9896c11f0dc4d4ad
395: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 6316c6b87b5b4b61
396: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 98e241b19d644ed2
397: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = c390c8a2ef37ad48
398: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 11} (all)
   = b8f3bb8be27deb8e
399: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 1} (all)
   = 1a4b82466263df2d
400: * kicking
   DM-27 struck {'seat': 1, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 358b35adad6eebf2
401: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = baa1af738ffa1bc6
402: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 9ff1a6e369181c67
403: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 6b5c1cf3628e6964
404: * cartwheel, next 1
   DM-6 drew {'seat': 2, 'card': 8, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 3448e10bdacf4c03
405: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = b8d89fc82a680bed
406: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 3bd5897f665d83dc
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 81ac45c6e7dcbad4
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 873d59774e36e103
409: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 21, 'order': (1, 0, 2)} (all)
   = 88a0a3da16da6452
410: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = cfb7ee0ba9b8f39f
411: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 3b302d65572a332d
412: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 8966eaacdf865d1e
413: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = b5a3947ea75af4d4
414: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 4b807eab48272025
415: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = 381091294c76697a
416: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 32a68848b8f4f01d
417: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 5b2171148973861b
418: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 0} (all)
   = 315d9c62b5cb0480
419: * cartwheel
   DM-33 struck {'seat': 1, 'victim': 2, 'card': 8, 'dog': 1} (all) reveals
   = 117b822c77564da3
420: 2 dog 30
   DM-33 put-dog {'seat': 1, 'field': 30} (all)
   DM-HOLD went-along {'seat': 0, 'field': 25} (all)
   = ab23a954dfc59c80
421: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 7573ea4f032c7ada
422: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 2f8dbbc34fe2c72d
423: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 00fd26daaacbe67d
424: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 7014cc2715fd9bae
425: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 75b86ba583f8b235
426: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 5d105c5b0938f974
427: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 0780bc22e0223be1
428: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 8c4b1c146463db11
429: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 07f9737aeee0275f
430: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 8673c05ee64b96df
431: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9cadbc20e118b85d
432: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 22, 'order': (2, 1, 0)} (all)
   = d446f61a0cb7ce4f
433: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 1ee6b8431585a616
434: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = 749e42a2180ed5ce
435: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = c4a10e4584a68143
436: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 13bd5259cc0c9855
437: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 7fd4418576b8aa4c
438: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 3eec36ab3b4774d4
439: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 25ea1a8b12dec8c3
440: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 8e6975452fff13f9
441: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = aac87bc4636dc1d3
442: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = eb26905fb73f6d44
443: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 77f6f13fda88439b
444: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 656e30aa27576dac
445: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 2ff3fc25c726d37a
446: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 5c21877c07a061e0
447: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 571e1a48e27800cb
448: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = f2659422e0be8973
449: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 372b51c46da98c0d
450: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = b662d8272742428e
451: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ae1e752ed502081d
452: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = e712e4a666ffc9f4
453: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = 3a7b765024f1d676
454: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 162f64f503c6d7b0
455: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d6c2b4132aca7e08
456: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 12ae9c4d945ef9c3
457: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = 1ccd5a6d4123480e
458: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 4d68d75685a5d2ff
459: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = f7f087796af1cca6
460: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 6ec22d69546c213b
461: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = c1afef7fae7e246d
462: 2 banquet
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 189} (all)
   = 574a73aaf6b60dde
463: * cake, next 3
   DM-6 drew {'seat': 1, 'card': 11, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = f456c438ea578d58
464: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = dfe7b9d42e6ca8f8
465: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = ba5b0c7283136d56
466: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8564eca7d41e610a
467: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = 7232966200142cfb
468: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = d1180203fa6e8b75
469: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 2ce32e037ffcc1b9
470: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 97db3f3d0e630fbb
471: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 9bf4842fca1aab13
472: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e1a71eb24dfe6c9e
473: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 5cc903c0c4e6d362
474: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (2, 1, 0)} (all)
   = e77e2c079e383044
475: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 2f719c4d1658e0fa
476: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 534c03a08ba65a89
477: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 87c3965abb83f8b2
478: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = ce65e80857342cb2
479: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 648d2e42e7c9483f
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 099284cabe3d62b7
481: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 5dca70057b4b6604
482: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 266637544bd2475b
483: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 9a61b2ac87b7948e
484: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 071717b103df6ca0
485: 1 action
   DM-T2 acts {'seat': 0, 'card': 13} (all) reveals
   = 7600ccb98ca8f1b6
486: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 13} (all)
   = dc14840242e9d3eb
487: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 4ce27031c01cada1
488: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 9f0f584b40569250
489: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 876a58719d5d91e8
490: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 7e6bce402e4a45a3
491: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = f913aadae0ecb7b2
492: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d67aaa0fbf07c017
493: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 25, 'order': (2, 1, 0)} (all)
   = 3197eb915423e518
494: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 3eb9323e36438a49
495: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b75e3e8e7888d543
496: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 61408223f3d31927
497: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 42ac91b30587259b
498: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   = 37a6b9ec8149bfe3
499: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 2, 'back': 1} (all)
   = 8a50259ba1b55459
500: * beating
   DM-33 struck {'seat': 2, 'victim': 2, 'card': 7, 'dog': 1} (all) reveals
   = 1d419057d95a1a99
501: 3 dog 31
   DM-33 put-dog {'seat': 2, 'field': 31} (all)
   = c99d804aa62acd71
502: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = a2fe96211e2b2c24
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 008d19ac0f506d6f
504: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = c12c83b710596840
505: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 28, 'knocked': 1} (all)
   = 7bf7e7308fadd40d
506: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 34b9413598668fd7
507: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = da72ce86d7d86a2e
508: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = c84d1e7884af8acf
509: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 4ce013e78564b278
510: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ec3091776e14739e
511: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 26, 'order': (2, 1, 0)} (all)
   = 108316b4afc9a170
512: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = a2b7db1096801da5
513: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = b894cfd21bb03371
514: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ae7c53630ec04232
515: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 1f91e9aef69fbd59
516: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 883d66a4bd586737
517: * header, next 1
   DM-6 drew {'seat': 2, 'card': 4, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = f177b547fb1a46e7
518: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = beb4510a68f65085
519: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 406d56627a67e35a
520: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 9e380f4fe20487fb
521: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 7ef3f6b00ebc3e79
522: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 32931b0715dd25cd
523: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = d82e8b04ab9875c3
524: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 80f61f406956f437
525: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = 7a55e00330cfd3db
526: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 60f9963658602a6a
527: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = e7f8125564d916d2
528: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 235b8a44d4ce17c8
529: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = da6fe57feca492ce
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 27, 'order': (2, 1, 0)} (all)
   = 09982ce00b119a45
531: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = efe11c93ddfba0a9
532: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 83c3811b30d3da89
533: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 1f097d16d1f092e2
534: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = a2f97f8951cf86b8
535: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 30f42605f8f0f334
536: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = fd4bc8fda4ed4a4f
537: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = e0a1d0eb41c582a5
538: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = aa4c31c1b43f6533
539: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = e0d16ccc0a8df2d7
540: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 47b3c719247c1471
541: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = b07f7a7febfd1524
542: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 540cd3d459363fa5
543: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = e6bf383c81d8ba32
544: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = fce84dbff33e8dbe
545: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 8519855d7ed82148
546: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = df212d2342166971
547: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e2adc1069fc78e2b
548: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 28, 'order': (2, 1, 0)} (all)
   = 03f6c089c89124af
549: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = bab3b8f18011445b
550: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = a73b1e5b1479ed40
551: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 6de849b9b9eaf20c
552: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 8cf039e695e04bd7
553: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 03c26f28d4e31ff2
554: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = 0f03e129fd07dbb6
555: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 84356b7f0bc7664e
556: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 28be6bc4056a95cb
557: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = 4cef340f032e983c
558: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 7ccff74fcd774cc4
559: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = c1fb2e3849d06928
560: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 9ce247b20dbeaa25
561: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e229ded97e02b3e4
562: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 29, 'order': (2, 1)} (all)
   = e42b3827b0ebb81b
563: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 93483751dadc5090
564: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 83933c11908eb91b
565: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = d29ac5b3ad5327f9
566: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 521b60cf45f004da
567: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = 0372b6360940fcbe
568: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = dae9bd68d9c58e98
569: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   = 81f157d346a8e623
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (2,)} (all)
   = b23d31e2f68a3b0f
571: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = f1c41bba08204e7d
572: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 4} (all)
   = ebd6d522cb269308
573: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 8a2e48d0f725ef6d
574: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 20ffa5dd9c04a38c
575: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (2,)} (all)
   = cae17ab495b2b56c
576: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = c39bc41b5046da97
577: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 32664f83fa058d77
578: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = ebfe605d15a279e4
579: 3 go 26
   DM-12 walked {'seat': 2, 'field': 26} (all)
   = 7403726dfee844ad
580: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 0e3649af37be6071
581: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 32, 'order': (2,)} (all)
   = 78f9b4d6b17bf5a6
582: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 3f896c04bad12c36
583: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 4d1760fcb3b3b546
584: 3 go 27
   DM-12 walked {'seat': 2, 'field': 27} (all)
   = 8fbac473d23bbb80
585: 3 go 28
   DM-12 walked {'seat': 2, 'field': 28} (all)
   = d4a76e77f0ae1cff
586: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = ce84f3cfc9b6356a
587: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 33, 'order': (2,)} (all)
   = ad4f97dc124a303e
588: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 6b4a0a94d9eaa8c9
589: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = f008750db87c0907
590: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 9dbf9398949b4087
591: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = eb0b8c28397f1f82
592: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 34, 'order': (2,)} (all)
   = 7b5044df6dbd63c5
593: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b832d6dd80286bab
594: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = ecc2445d60310eda
595: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 88e945204b16d807
596: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = a12fb0bb9b9d5bf9
597: * snatching, next 0
   DM-6 drew {'seat': 2, 'card': 2, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 0} (but (2,)) reveals
   = 13a98c7df157130b
598: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 35, 'order': (2,)} (all)
   = 5860c5c7fcf25be1
599: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4a27e54fb2171393
600: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   = 188844e71d7e1ef7
601: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 2, 'victim': 0, 'field': 32, 'knocked': 0} (all)
   DM-38 home {'seat': 2, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = b9bb8328760be00b
1 place 1 points 13; 2 place 3 points 6; 3 place 2 points 8
