   = f69abb2c861cf551
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 057f7e86f11fd5fb
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = a5e2f97648084cee
3: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = bad61a0e80882616
4: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 6911bcaa051e1efb
5: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = be6b364694490ef7
6: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = aa280a80a9d0f160
7: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = ab928e8b39d04dff
8: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = e734422c30d8f554
9: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 9bfbaff0c47b1374
10: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 54ccfb84534f820c
11: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 57ac2bb5a332ce37
12: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 42580a07a71c0bee
13: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   DM-1 round {'number': 1, 'order': (0, 2, 1)} (all)
   = 96eac9678a8914d1
14: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5bee4aca275df5c3
15: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 0f26dc8d56f11973
16: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 44dece534ce8f68c
17: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 5362b3a0c801ea71
18: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 6b23ea7401b5daea
19: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 21f62294d2413bb3
20: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 240484bab7386197
21: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = bdf8241cc61db72b
22: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = dafcc84893e74a84
23: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = b06debdd6a7634eb
24: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 5b3806d8c54d0aa3
25: 3 go 2
   DM-25 wheeled {'seat': 2, 'field': 2} (all)
   = b2919bea32f2e41b
26: 3 go 3
   DM-25 wheeled {'seat': 2, 'field': 3} (all)
   DM-25 targets {'seat': 2, 'victim': 0, 'card': 8} (all)
   = be246fe3684084e3
27: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = a975080956a26b8f
28: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 7fe761c66b0fa0d4
29: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = f9450c695ccd69a4
30: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = d3b0342294de66f7
31: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 1902c2d8f2370b7e
32: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = f3649c60a0c0dc46
33: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 006ca95c041522ce
34: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 9811b71014afa341
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ebc1391802910b12
36: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 9a6c727f8facdb95
37: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 14030d75494bba3b
38: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1, 2)} (all)
   = 4853920bc0ec0fdc
39: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = c49dbc3663117448
40: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = ae3fdaf3fc74860d
41: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 11c22a09f7994bf5
42: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 9a20ac4b8c5ab78f
43: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 17fede7931d5f501
44: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 5efbf1ad255e49d8
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 4bd7ce636b06201f
46: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 2ab3ac72694842ef
47: * leapfrog, next 2
   DM-6 drew {'seat': 1, 'card': 1, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 0f32e6fdaa72b9dc
48: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 27d247454715875f
49: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 90718a8631e8aaad
50: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 770a64cc171df42f
51: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 0cfea1346e6d2e94
52: 3 go 4
   DM-12 walked {'seat': 2, 'field': 4} (all)
   = 8eec581f9689e3af
53: 3 go 6
   DM-12 walked {'seat': 2, 'field': 6} (all)
   = 6c9e7689e65476c2
54: 3 go 7
   DM-12 walked {'seat': 2, 'field': 7} (all)
   = c5980af565622a5b
55: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cd643536bfffdc9a
56: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 3231c4b755ee1c94
57: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 3, 'order': (0, 1, 2)} (all)
   = 0e7bcbd58b52aae2
58: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 2cdc3d5761f43858
59: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 67a09c8ccfea2070
60: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 46061f23198dc2b6
61: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 880e52e079d40181
62: 1 go 4
   DM-25 wheeled {'seat': 0, 'field': 4} (all)
   = d255f249ac11f2df
63: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = baed78019676156a
64: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   DM-25 targets {'seat': 0, 'victim': 2, 'card': 8} (all)
   = ccfd256e4e29e2fd
65: * hustle
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 9, 'dog': 0} (all) reveals
   = d87181712fc99a77
66: 1 leg
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 228ad32649ba903c
67: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2f5877121eac9936
68: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 96d3c4dda7d3181e
69: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = 30bb95a8a2065a44
70: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = 941fb2e6e02dfd59
71: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 68810ba823168c5d
72: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = f08ce3f69217034e
73: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = 4d8bf4a3c6fb5ba4
74: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 11} (all)
   = 11a7486876059046
75: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 1} (all)
   = c112d92d900d8c02
76: * kicking
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 0acd8632fdfaaa2f
77: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 70f3490faf24873c
78: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 4fd4f6c869af502d
79: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7b770634228c4b22
80: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = db2df320c74396a0
81: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = cb19cf36bf0b5461
82: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 4, 'order': (0, 2, 1)} (all)
   = a1a877c3172de7b0
83: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 7824ed9059f4e534
84: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 622544c792ad179a
85: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 05875b9c82cfcad1
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = c0bd4a150ade3e0b
87: 1 go 18
   DM-23 leapt {'seat': 0, 'field': 18} (all)
   = 542c9c425183be3e
88: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = d9355c46c369f7e7
89: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 4bd056525e3eb710
90: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = f2137f86cf229d81
91: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 7} (all)
   = ef6bbe198bc7b146
92: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 749de8e8e78db1fe
93: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = a7802bded0040eca
94: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = f9745339e38412a2
95: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = e90c00452ebb6167
96: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = a3d6fea5330002e2
97: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 4bf37cfbedd222aa
98: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 73524c1f5b4b49b1
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 45409c4f593e7150
100: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = b0475725071c98fa
101: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 34a73ae71b27c942
102: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 0)} (all)
   = 2d17f80cb5d6619f
103: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = c69d430f613e09f1
104: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e2cbd20177b32cdf
105: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = ba4bbb9381ca02b0
106: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 05fe27aaa2c87339
107: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = ab1c49528c31187d
108: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 9d5559a0c9c9718d
109: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = e9556fb8265bf81e
110: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = b6b1b48a9fbfb564
111: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = a24f8b9a26b0d8f4
112: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = b5983faed74e1258
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 7e177fae49fbf5fa
114: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = c7a15f5b60cfcfc6
115: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 6e8694b7a8740970
116: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   = c4aae5c6aa8e492e
117: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 8b285f68b65ed331
118: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 841d12cedc76084c
119: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 280a2e9169d24189
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 8812c7f065d59203
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 1, 0)} (all)
   = 629d7fcab5daecbc
122: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 20717afae692da74
123: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = b6d287540d9bd954
124: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 96582df46f7de11e
125: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 363a23dd49b8e55b
126: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = fba47b742089fd59
127: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = dfe15deb19b065f3
128: 3 go 19
   DM-12 walked {'seat': 2, 'field': 19} (all)
   DM-35 festival {'seat': 2, 'festival': 0} (all)
   DM-36 digger {'field': 27} (all)
   = d879ee22e3f40ed9
129: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 2de96a4566f36235
130: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = e3fb322d5b7a1213
131: 2 music
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 187} (all)
   = 9caeb960c86d0d13
132: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 7bfb9cfcf683e875
133: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 042fdc0dafc8f338
134: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = d6b9b07b28d73b02
135: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = f2234dc987d69992
136: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 59799340aeca2ab0
137: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 23d9f2f8bed4def8
138: 1 go 8
   DM-12 walked {'seat': 0, 'field': 8} (all)
   = a8f6afc939bea469
139: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = a93fb903ae6919e5
140: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 43dbf52deda8c71c
141: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1, 2)} (all)
   = 9dcb4963c938da30
142: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 594faf555a7f2117
143: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d1455a85bd28323c
144: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 57367e8a28a76d87
145: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = f27a6796d2c91214
146: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 4f76a85db3508882
147: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 182843ee5ab059f8
148: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 29cad9d5e8139480
149: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 224e1da81ac42f5c
150: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 09cc4724a9b0d438
151: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = e4ea5476bde755f9
152: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = eda56063814c4db8
153: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 38818647df458e7e
154: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 98f18a4179eff252
155: 3 arm
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = d9e013d93b4f287a
156: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = c9989e420efa6733
157: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 19d7269ea26c055a
158: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a80333849983ef3f
159: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 85f7bb469e1a03b2
160: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 8, 'order': (0, 1, 2)} (all)
   = 592d32b579a6a0dc
161: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 22505ddb791e72e2
162: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 58746f4562869c43
163: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 7a040571a6ebeea0
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = f6d7636dfa4f37f8
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = f0860ee519d5708f
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 26b22285c0a215a3
167: * kicking
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = da6d10b7b3556c27
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = b9f49972e58860d6
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 6b5e7afb8f675f0e
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = dabbe7931a08a24f
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 45ad6200822a721c
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = bb3eb2d05efceb91
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 464977c01d262b39
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = b24c87ed109ed116
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 79fcc18635ab36c4
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 27d4aeb7a13da8c1
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 8282a1c1d7836055
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a9647f182998b1a0
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e7e6c25f25cf41e4
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = e50bd0462799d7da
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = df36b20932717918
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 938588190117d596
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5bd9315cbfda71d2
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = 55f439126765cd7e
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = e527f525b51bd1eb
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = fd60fcdeb8fd7ebb
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = a2a655be48e946de
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = b615a50e8f8d0998
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 9688d25f3dc660fa
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = ac23b99cd88933a9
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 42085dd6aa98b9e0
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = 16de6c3221e62d85
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = b12d96b72f7b94e4
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 185b36e38786b52e
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = a5978a742ffee6cb
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 36aea7e16ba37325
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 7d22d74c971d86cc
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d11057cd895760df
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ee5ea0948d8b53de
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = 9b57b42787dfdb3f
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 097c8fd194c8ce01
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 4b13cde4ea98b03d
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 16b6d150c1d033a1
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = f768ee07768926ef
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 8b0a923a717aef07
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = e516b152500b4c38
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = 0b754c3595d98470
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = 735fbc8d57609705
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 948a22dfcbf09ecd
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = 9c16de7fae5c0c16
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 66beebaf3c41ceb4
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 77f9cf1c867af1d2
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = 23dab293f11ca559
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 15145625e864f9ef
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = ad3e62d43799249e
216: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 1342b763ec56ade2
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 58ef202582c229c4
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = f6e072341b1b1e1d
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = 01deffdb113fec9e
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = c7748a85399d1704
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 44f18bbfadba27c6
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 6596a46606892a0f
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = d902a9c7ac89fb40
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = 08659530f5eb86bc
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = be4b06fff1ae588e
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 485b966c2fe56098
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 672c56ffa7087ee5
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = d2181577936a0f25
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = aba7c877471155fa
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = c919b6e3205cda5b
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 3876c7ce148bc930
232: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e7520b243f302e71
233: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e34b1110e0d4f6b7
234: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = 924397bb7522ad8c
235: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = d76e16a95f12dcc8
236: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 75c2dd38b2442fe9
237: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = a5e02c2190585bc1
238: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = f910251b376819c6
239: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = c3b7ad99a4c7e836
240: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = c0ac30d278bd6c3f
241: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 7261167847d1cfb7
242: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 170477167a15a0c8
243: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 05c561bbc5ca3e8f
244: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = 64b839dad852f71f
245: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 35007608b9db6c1c
246: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 91d20e6fd87efb40
247: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 101e731dbf0eff52
248: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = ae162c6f87aee621
249: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c37414e574d7a655
250: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = b466ffb044117f00
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = a38bb57a4078a847
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 0bba3d81292f238d
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b0449f4b78d0e9ca
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 0fe4374ef5fed681
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = 93400c3ea4dd5fcd
256: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = fa3ff676cd04bbfd
257: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d18c86d72e97329f
258: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 31572c786de77c1b
259: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 81a51d2935718b99
260: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = b1216f4dcd914547
261: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 9b2846462c6056c9
262: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 1ad1fd5e7703339c
263: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = acbf0cc8407ad2cb
264: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 7706f121bf41dff2
265: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 8a057dd3d6655ebb
266: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 45554a341fa5564c
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = afab5539064ab36c
268: * cake, next 1
   DM-6 drew {'seat': 2, 'card': 11, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = c004b2cae4b327dc
269: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 3d01ab8f989ffb2d
270: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 08156c4a8e0efb6b
271: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c0ce8a9993bd689b
272: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 0, 2)} (all)
   = 7911bc957ec508c2
273: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e376c2141718f482
274: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 6fddc538db60b8cc
275: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = e77d56177aca8109
276: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 11} (all)
   = de6ea0f0f9c82469
277: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 0658153324f9ea10
278: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 14d66f39df91a364
279: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = a5a114809e8c3403
280: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 58716b888252b304
281: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   = 9772b6db1d590c39
282: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 76307db806f9bbe3
283: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 43dda552ebe20b7d
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = d6323a282f2b1cf9
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e0810171f3ea47a5
286: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = 663b26e3fd6669ec
287: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = 354fb77c536555aa
288: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 53adbd3dd1047c79
289: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = b9a6893f09ba0bd7
290: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = edb1cafb81ef0f53
291: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 15, 'order': (1, 2, 0)} (all)
   = 38f2a52609bc4c47
292: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 1b2086a384f6310b
293: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 6137d81962aef838
294: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8375f2ce023a00ed
295: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = c9d99309be2c9ded
296: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = e484d45f79c75cae
297: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = a843f77ab2b64ca9
298: * bone patches, next 0
   DM-6 drew {'seat': 1, 'card': 5, 'top': 0} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 0} (but (1,)) reveals
   = 14fb0b9ffbad301d
299: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 31c456cf9114a337
300: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 615fecbca7fda0c5
301: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = b6fc30258f07df73
302: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = bf408c9a2da4ca6a
303: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 4df054739ec5f7d2
304: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 45c097addbdf02d6
305: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = 636145a12713c4a3
306: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f0947d0b5365a32c
307: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 85e0d616a7784703
308: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 16, 'order': (0, 1, 2)} (all)
   = df633420b4e32936
309: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 75aa2b049057c2a8
310: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 060744aac65ce18d
311: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = d2f3b3ad74194c4a
312: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 56c02fae970b1dc0
313: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 1e673782e6598b51
314: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 6aea19cf5a5a34d1
315: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 3f5bd3d7d8bbc34e
316: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 22} (all)
   DM-9 shuffled {'cards': 52} (all) reveals
   = 0bb3213c3c8b13cb
317: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = eb4630b5d00e9c63
318: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = c346c6881cb1f4a3
319: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 066a3029eaa86c88
320: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = c1f15f4f25fb6a7b
321: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 11} (all)
   = e056cebfe4dc838e
322: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = 6aa8af0e78a51182
323: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 967116339a41ad5f
324: * leapfrog, next 1
   DM-6 drew {'seat': 2, 'card': 1, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 34ae82aad01e2b3b
325: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 6f481711699a8295
326: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b2691891ddf8cb64
327: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 950be72aebcd313b
328: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (0, 1, 2)} (all)
   = 0a8295725c94e32f
329: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 860f28c06cf413cd
330: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = dbe80e25ee32c534
331: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 74389937222120fb
332: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 23} (all)
   = ead9f914301f24e8
333: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = f4ee60164369f092
334: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 22b4b5f4f85d9adc
335: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 5689d6b41fc29dc4
336: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 69e669eb037b7a6f
337: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c6a932e50e42f82b
338: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = ae05b60a21217cf3
339: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 906cff742162316b
340: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   = 5fb3dcd0ac138042
341: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 12} (all)
   = e7f18fe3cedaba4b
342: 3 back 1
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 0} (all)
   = 0298dc9540bcf3c8
343: * leapfrog
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 1, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 9a234ae0db1e0d90
344: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 6b400515608dc60e
345: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 47e1ed3932ace1e7
346: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = d61d24ec1d874b99
347: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = e8bf1c9103cdf9b3
348: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 62130838de1fcb65
349: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (0, 2, 1)} (all)
   = 207e7d5e81837955
350: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 12512b4b25345d76
351: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 5f439046e83138ba
352: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9b0659b354f584e9
353: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = a06a7ee4b066bfea
354: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = d17c1419830a1473
355: * dodge, next 3
   DM-6 drew {'seat': 0, 'card': 0, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 502f73ec50acad67
356: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = d96fb5994e007f95
357: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 7e03ca410d57b7b8
358: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = a5a3940a5cc329db
359: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 886ecb3e46e2b2c3
360: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 33ab9a1fc1d1edde
361: 3 discard header
   DM-7 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-7 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 0688a7007cffc1f1
362: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 2607060875e1a898
363: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 7a2135a82a426eb5
364: * dodge, next 1
   DM-6 drew {'seat': 1, 'card': 0, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 27d5d64218d9cee6
365: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 6202aad75f9c8086
366: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 0fe93236347859bf
367: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = aa39a79426029097
368: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 19, 'order': (2, 0, 1)} (all)
   = d386b9315da8f11b
369: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 08ef2c23ddbbd2e3
370: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = a6995d4a4046929f
371: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d151b63c8b841716
372: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = e74f8925d08f1fc1
373: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 7} (all)
   = 5ded240440895ced
374: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = 1d6b569746707659
375: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = dd26cc7b90794ec1
376: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 81aeb12daf58960e
377: 3 discard leapfrog
   DM-7 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-7 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 776feda82fdebc16
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 6a36d7390efbf916
379: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 6eb29734ecc0a0c8
380: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = d4177aee30510666
381: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 1f0a087b3f53f839
382: * cartwheel, next 3
   DM-6 drew {'seat': 0, 'card': 8, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = bc917c26da91d1d2
383: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 4f0a6f17f95edbeb
384: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = e0c2ec49a2ea9fb7
385: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = ef469858f67bf51c
386: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = edae55d4a7ea5bd7
387: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   = 0a2e5ba7b05b5427
388: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 78d23f3429f8be3e
389: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = 500d02e46bdb538d
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 8c02605b6d7b992e
391: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cd30809e136c2d7f
392: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (2, 0, 1)} (all)
   = 44fd619bf74ff326
393: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 18086e3059af11c1
394: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 47e845c99f31c96e
395: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = f1851e59ff0b164a
396: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 4f8a7cb8921a892b
397: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 4e9f607bbfaa73f4
398: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 33e78e7e010d2577
399: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 5172e4dd369005e4
400: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 39880d30341a1a49
401: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 2d9ef23cd8d50a53
402: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 60a66535ccd21d22
403: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 8f2a842dca8d962c
404: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = f8e9fcf93a3db9da
405: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 9be79b699d2aec4d
406: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ab59ed061b11cd22
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ee74590afc782435
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 21, 'order': (1, 2, 0)} (all)
   = 0bc1bad73a2736ce
409: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 89271522aac3de7c
410: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 5c533a51ac170541
411: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 8815468ae1aa5f5d
412: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 11} (all)
   = b0e4717db3b66126
413: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 7821dbf697b8c4ea
414: * holding, next 3
   DM-6 drew {'seat': 1, 'card': 3, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = e2bfd137377bd72c
415: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 217391695eb74b51
416: 2 hold
   DM-HOLD held {'seat': 1, 'victim': 2} (all) reveals
   = 7b75f452852529a5
417: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = 702062647e7e4d5c
418: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   DM-HOLD went-along {'seat': 1, 'field': 14} (all)
   = ddab3a11c2b272ba
419: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = fc78aef48b4a8e2d
420: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = a563accdfe8d8774
421: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = ce8e042260950c01
422: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = b01ab87847be7f34
423: 1 dog 13
   DM-32 led-dog {'seat': 0, 'field': 13} (all)
   = 8ce369a7b721d67b
424: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = f4e8501b02a5efdc
425: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7a4a56e4da4f0c1b
426: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = b6199eba1c1930f3
427: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 22, 'order': (1, 2, 0)} (all)
   = ba18479f57d88392
428: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1179acf31099862c
429: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = fe6a797d467b2f89
430: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ad9d6e7a35162db2
431: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 96c73e018eb7f274
432: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = b59ebf02fddf7785
433: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = 61e2d0bb5fb580a3
434: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = e4d5b39e215790d0
435: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = f7e614c47f1d3742
436: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 01d9be6fcb2083b0
437: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = d4f61b953cd20c52
438: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = dc7cd93ccda048f1
439: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 645fc362343b5433
440: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 32661947d5108461
441: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = 36a19f0a784a5770
442: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 08bd5982390a53fb
443: 1 dog 14
   DM-32 led-dog {'seat': 0, 'field': 14} (all)
   = 1c755b342c6d3789
444: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 15effbc28685be03
445: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ca26732cc3833b5e
446: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = 80e1588c41bccd0c
447: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 301f7a2ff5f80b6b
448: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 2703548ae05af273
449: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 47ba0d2d8d9d7093
450: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 637db96d07fe3db9
451: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = 80f6a9690d83789b
452: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = a943766cb0146b20
453: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 2} (all)
   = 673b07564dd2c008
454: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 7f0abb899c09a704
455: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 31a8652905dbd396
456: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 269ef24489b180f6
457: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = c856ee463d2b085a
458: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = acda296d8257f750
459: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 6451bbd86f1e6b36
460: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = ccc1436b8d55360a
461: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7eec7e0a92de0111
462: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (1, 0, 2)} (all)
   = 40445402f8bcb7a0
463: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 601dbcc56de18a51
464: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 40fd30295787fe59
465: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = f4487c5599a92ca6
466: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = ad3b447c87bc970d
467: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = b994f6160903fa96
468: * skull, next 3
   DM-6 drew {'seat': 1, 'card': 13, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 3e1a9bb738d93fa1
469: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = adaef576c7f662de
470: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 168b23295055c805
471: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 6b47b4a3af1cd903
472: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 49a4fdcad633e70c
473: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 83fd22c157e0a39c
474: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = ef620dce7b72e790
475: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 11} (all)
   = 4cfdb30454f78225
476: 3 back 1
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 0} (all)
   = 296482fdcc949e12
477: * cartwheel
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 8, 'dog': 0} (all) reveals
   = 8416e28b18f87fb8
478: 3 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 4ddc12912995790b
479: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 652575f7d06b360e
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = d362c39c0da35d2a
481: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 75fd80cf22f5e2c9
482: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 2f20c02911e2be4b
483: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 9f276611d76d3ace
484: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ce07c346c27bfe8f
485: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 25, 'order': (1, 0, 2)} (all)
   = c2322e96393c1d02
486: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 999fc88782448501
487: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 8e9b080cbf18c996
488: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = b4671fea47cee0ef
489: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 40e57c56a06c56b0
490: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = f533231f46a4ee2d
491: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = 19cb49f568f17b87
492: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 94f8f151ff2b2c38
493: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = d1179a8406da6f4b
494: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 775f3ad7bdc5530c
495: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = e70c565bbfec4428
496: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 4cca89c6b8410e0d
497: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 3ac4bd0980d32b26
498: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 68c39f21427d1519
499: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = 0cf653355bca7522
500: 3 go 26
   DM-25 wheeled {'seat': 2, 'field': 26} (all)
   = 1199b82985821952
501: 3 go 27
   DM-25 wheeled {'seat': 2, 'field': 27} (all)
   = ea4e247b4b9710f7
502: 3 go 28
   DM-25 wheeled {'seat': 2, 'field': 28} (all)
   = 92ace933d540a88a
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 1643640b466cc4a7
504: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 03c2e6ad6088c6a6
505: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 9b05bcb094e0f3ed
506: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = eec7bbd5dd2c76a4
507: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 230d238b8f18f9cf
508: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 26, 'order': (0, 1, 2)} (all)
   = d10d3801a37ef4f7
509: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 578f86dd0a4a6400
510: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d46814f208eee192
511: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 9c46a1ba4d91ba3f
512: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 665ba96f48432029
513: 1 go 25
   DM-25 wheeled {'seat': 0, 'field': 25} (all)
   = 33f6b77aeefc6dd5
514: 1 go 26
   DM-25 wheeled {'seat': 0, 'field': 26} (all)
   = 835c9228caa68706
515: 1 go 27
   DM-25 wheeled {'seat': 0, 'field': 27} (all)
   = bbd525a0041feb17
516: * following, next 2
   DM-6 drew {'seat': 0, 'card': 6, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 173beedb0e84ff7b
517: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 868c73f0d41c25a2
518: 2 action
   DM-T2 acts {'seat': 1, 'card': 13} (all) reveals
   = df8559826ffe31ab
519: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 13} (all)
   = 6e3c40e6cebe54ac
520: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = ffda5c323d6e2ede
521: * hustle
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 9, 'dog': 0} (all) reveals
   = f3b86f0533d26719
522: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 6f1971c3397f94f3
523: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = e3cea421a0a4f122
524: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = e9c9f9ecee024e6f
525: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = f291cd2065b71935
526: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 7} (all)
   = e3b7be3954bc7a03
527: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 1295875b64e7f11d
528: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = bc441f9cf70e8d1e
529: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = de4a1beaea59b972
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = bc29854bc20a2da0
531: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 10199c76e785c595
532: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 27, 'order': (1, 0, 2)} (all)
   = 6d4c0c1212908b83
533: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 0a6c553477af8293
534: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = f888d7d00b4bc0d9
535: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = af0196fdb500837e
536: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 554f9ca2af2e8bd2
537: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 882052282e60c24f
538: 2 dog 15
   DM-32 led-dog {'seat': 1, 'field': 15} (all)
   = a9b63a39ea186593
539: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = bb3f20bb34f02b13
540: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 6089df40b94ab85f
541: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = fad2dc1aa9479b65
542: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = cbb787bdc520d918
543: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = dd5e63374e64d4dc
544: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 113fd2db2d924a45
545: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = 2e10024d0fc09390
546: 3 banquet
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 189} (all)
   = 4751573776220bf6
547: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 5c9a947dac1db9a5
548: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = d7bdd62ca22455e0
549: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = db5d1baab857aa5a
550: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c20908ac45d43303
551: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 28, 'order': (1, 0, 2)} (all)
   = b1274ab665787ee6
552: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 4129c2b4c7d05920
553: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 76eff394245beaaa
554: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = f5f97547bcfec2a7
555: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 10} (all)
   = 453ac4c694c54f93
556: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 4692be1cb360435c
557: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = d0cc51ea9de789c2
558: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = 81b2f6c5fc5b7714
559: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 57e6b9ee1c1ef967
560: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 0772cbc84fe80788
561: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 7340207742ff5ea6
562: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 83a301bd07f7e09c
563: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = 74fc39c3d7bb6971
564: 3 music
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 187} (all)
   = 6206c672e6688cdc
565: * flowerpot, next 2
   DM-6 drew {'seat': 2, 'card': 12, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 4bd200ee9365be45
566: * holding, next 0
   DM-6 drew {'seat': 2, 'card': 3, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 0} (but (2,)) reveals
   = b3ac89a41a3eb64a
567: 3 discard header
   DM-7 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-7 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 57dc69a589ebeea6
568: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 838bf38b9a89ce98
569: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 65106b1fd13a9cfd
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 29, 'order': (1, 0, 2)} (all)
   = 78f4388503cdd308
571: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 6cf42d0df0bd0bae
572: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 82e4ae2ac5dcdcdc
573: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 5fb7cf5294e7aa9c
574: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = c3e10c908c81b467
575: 2 go 26
   DM-12 walked {'seat': 1, 'field': 26} (all)
   = 5c9d4f29b7c53607
576: 2 dog 16
   DM-32 led-dog {'seat': 1, 'field': 16} (all)
   = e256cf41f6c8fc4c
577: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = ea321dcbc9a38f39
578: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = b541d9cc34eacf34
579: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   DM-9 shuffled {'cards': 49} (all) reveals
   = 59ceae6f5cb15b2f
580: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 991e024140ef834f
581: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 180729cc28685b4a
582: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 905403065c486d89
583: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 96e18746018120da
584: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = e301add4618f99d0
585: * leapfrog, next 3
   DM-6 drew {'seat': 2, 'card': 1, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = be5f468c1d610836
586: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = cd5949b095d3f382
587: 3 discard leapfrog
   DM-7 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-7 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = ae666fc3530e50f7
588: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 6824725e4e9f8b34
589: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 3eea8af7ec7d16dd
590: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 17e6ae7d6af672ac
591: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (1, 0, 2)} (all)
   = d8b11b3096e8f71d
592: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = c6576c5e8972547c
593: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = bce01d10cb600a3b
594: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = c3358c4eafd2ae52
595: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 10} (all)
   = f95e9d1af640a7b2
596: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 4709d8ebf461e2d0
597: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 1c15a9a4e2ba993c
598: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = 4a04e502df09e756
599: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 2, 'field': 28, 'knocked': 1} (all)
   = d172381f37f4763c
600: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 9161e862706e1c22
601: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 2} (all)
   = 8b72dc31d21897b9
602: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ff836e537b7cd503
603: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 190d18d7ec16760d
604: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (1, 2, 0)} (all)
   = 8817be237c692a90
605: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e6ae8e357ac2c06e
606: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 7caa363b5767aec7
607: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 6c85cb5ed0aae189
608: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 6653d88d5dfb2675
609: 2 go 27
   DM-12 walked {'seat': 1, 'field': 27} (all)
   = ffb46d30ed9c39fe
610: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = ee78c8271e36b627
611: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 2} (all) reveals
   = 3fcba66e34393017
612: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = e6c4480438269523
613: 3 go 32
   DM-12 walked {'seat': 2, 'field': 32} (all)
   DM-38 home {'seat': 2, 'place': 1} (all)
   DM-HOLD went-along {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 2} (all)
   = 77263ddda589ea33
614: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 32, 'order': (1,)} (all)
   = 6bf6871b4369283a
615: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = be314877ead1389d
616: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 8} (all)
   = 23ac651e899053da
617: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = fc58e89cadd5caee
618: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = afb67bf07dd7f6a4
619: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 33, 'order': (1,)} (all)
   = 10a2236814b86db0
620: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 53971d80994b1f7c
621: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 5038a6857cfba86d
622: 2 go 28
   DM-12 walked {'seat': 1, 'field': 28} (all)
   = 15757c71068717fa
623: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = cee4c1ab46b86141
624: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 4b159e99db71e8df
625: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 34, 'order': (1,)} (all)
   = c98186387fb8aa5c
626: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 31c78ffb2d96b36e
627: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 46721e8fddc35922
628: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = e18904ac581cc97a
629: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = 797098ccb3add56b
630: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 802024cbb6876594
631: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 9fbc6978446b278a
632: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 35, 'order': (1,)} (all)
   = 1fa34bdbc08dd37f
633: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 72f951696877065a
634: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 65534973e24baf5e
635: 2 go 32
   DM-12 walked {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 7df9ba0e7a51d80a
1 place 3 points 8; 2 place 2 points 9; 3 place 1 points 10
