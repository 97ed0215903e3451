   = 9c7be5cf91d03f4e
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = e6da5fd232e85cd4
2: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 07f33e11d11e9fff
3: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 2de876b151f00633
4: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = cd83be422f7b84b3
5: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 93ce1b4c87cb1bc5
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 5e40f7487e76bc87
7: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 3d04b54291c8f80e
8: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = e17ffa9e691eb69b
9: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = 0ee4a49cc46854b3
10: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ef058190675d2b9e
11: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = cb08553704986bc1
12: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = b21eae9ffaf44a2c
13: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d96144f20490e031
14: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 1ca23ee0889b64f3
15: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = ab16567e3e1dfe9f
16: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = ce77bf3b74fd3e80
17: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = e338b71e593a2680
18: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 5a4a9fd37d9c10d4
19: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 7685052af9d2778d
20: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 32916d39b7705ce2
21: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 89fc8024fe734d7f
22: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = adf8f56008fecad9
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 654009d94608beee
24: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = bdffd5cf69653e2e
25: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = d3a5cdaa8b8bbbd3
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = fa4f5e0770cef952
27: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 117563610e8e0e9f
28: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 095dbcca9e6ad894
29: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = f85dd7dada0f4717
30: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = e595831b067a6d0f
31: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = f7abd5d864acb5a0
32: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 5f927515ddddbd40
33: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 1715a643f35de702
34: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = a7e2dfa413aa65dd
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f87e3dd5f850040e
36: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 3732999b6cee4186
37: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = d03c27afe3a8ca75
38: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = cf2a7ac788e38f75
39: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 7d5aa2f73b6b235f
40: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = d4d0683b7292d074
41: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 40098cb9e7166810
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 51748db33e599c76
43: 2 go 4
   DM-25 wheeled {'seat': 1, 'field': 4} (all)
   = 446bfb63ff0a9181
44: 2 go 6
   DM-25 wheeled {'seat': 1, 'field': 6} (all)
   = 0ebc0aa74ce9a140
45: 2 go 7
   DM-25 wheeled {'seat': 1, 'field': 7} (all)
   DM-25 targets {'seat': 1, 'victim': 0, 'card': 8} (all)
   = 6922f7dcc97a6819
46: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = b763cc3448496710
47: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 61a1a797eee07f8e
48: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = d6e66bcc7abe1d35
49: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 79150d54916e4890
50: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (0, 1)} (all)
   = 7ac4b705e40acaab
51: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = ededb8deb6c26efb
52: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9f36cecdfca45951
53: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 04c1aee4748f1de3
54: 1 go 8
   DM-23 leapt {'seat': 0, 'field': 8} (all)
   = eca3c4fb4e8bd2d5
55: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 9fb6cb9a9821fb8d
56: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 9b2d7e9894e36884
57: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 9286449d510b72d0
58: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = d5fe45038f04c30b
59: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 8511afc361b5150b
60: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 9d46ea68498e43d6
61: 2 go 19
   DM-12 walked {'seat': 1, 'field': 19} (all)
   DM-35 festival {'seat': 1, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 7a321fce6233697e
62: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 23685d05f033afd1
63: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 785eecf36419c597
64: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = acf08b2744d15902
65: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = f82a4da3ee769fca
66: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 842cda8bca8f194e
67: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = e052a5c42e125852
68: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 2c490c39518c5283
69: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 27ad6403fbcb20cb
70: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 2a761552975110ce
71: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = ee6cba7977502294
72: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 8a001c5c9229a526
73: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c9e2ec1b9afda7b3
74: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 2915112bd2192b8e
75: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 812d8c0738055d87
76: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 7fa0027ce00e820f
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 10} (all)
   = c1cfefa414a85c21
78: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 84122c182b45d75f
79: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 01a826c4e9637347
80: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = b62109ffe61e3023
81: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 0233055948c5e68b
82: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = ead8887e2ad631a0
83: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 4bdc0a1ac3a1da24
84: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 6aba658a480bddd7
85: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 33a5e7b20cf86203
86: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = 6ad2e52a1fbcb858
87: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d2f5fe4a0a4b73b7
88: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 1020cdf4d46f8cc3
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 9d4a97821ad69bbf
90: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 92463df263a0fe3b
91: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = bd06a6069cbcf555
92: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 3996cd47a9334ff7
93: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = f69df77854476557
94: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = dadfcdf56b084097
95: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = d5b58a148b39c0e7
96: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = bd9d08fa4361659f
97: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 290a54c8761c7162
98: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ba028fc08573bcdd
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (1, 0)} (all)
   = 20d0aadc725bea9e
100: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = a3f3d4f2ce7bc770
101: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 9b2b203fa0171819
102: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 16cd617e653e77ad
103: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 1efc404dbecb6ffb
104: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 6a41c805a16706ca
105: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = ba8b6ed2bf5ee085
106: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 384d7f1ae96219cf
107: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 7dc36268d7596416
108: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 129b214ff3db0fc6
109: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = cd26df7e7f719a4d
110: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 44048cff452f50c2
111: 1 go 21
   DM-12 walked {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 86b3e58b92d49e33
112: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 8ad2efbe73be386f
113: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = 9252af759f4d0320
114: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9ba84892529d8a68
115: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 97c57a396ddc84e9
116: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = a5f708acc0055ead
117: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 134af67f09bda03d
118: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = fca8f59e11e24526
119: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = f24312ddbeb45d7e
120: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d196c3387c74d8e8
121: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 55fb7fe4a861cd27
122: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 4a7bb817eb123d85
123: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = 2dcf2af693b0244e
124: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 8d2aebf6fb0109cf
125: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (0, 1)} (all)
   = e2ceac83b6f355f6
126: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 63fd58fb817c8232
127: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = c50ed8f63cfac3f1
128: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 6180940ce044ade4
129: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 5853e6ba124d7d8f
130: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 1b7f0503da4ee44e
131: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 504adfe7c452f1eb
132: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 3011996260d68cc9
133: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 2a7803624a5fd754
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = ed35edc4b5968b43
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 4953f288617c867a
136: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = de7acb4f708a12d1
137: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = 98e16a77b5a6ea6a
138: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 84888c3d6afb0ab7
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 9a2409edd540ec73
140: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = ee62484a2f6f3ca1
141: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 405e1c5085093871
142: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = cda7332280fac8a4
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = 9cd0cd82cf2538dd
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 287f5ad5b2a5ea12
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = ae2ecf83942faacf
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 923a89ae6bf4d1de
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = ffbf451d4b3cf878
148: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 7224793bcca17e72
149: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 6cab8273fa7bcea0
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 500faab237f7b1bd
151: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 0aee57c148f254de
152: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 277b06dca3b18f2a
153: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = b75c6aa507dac697
154: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 717e72966b1ced41
155: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = b2beb5ae8656bc91
156: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = ecb6b69eda461dd3
157: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = e7c9347235d6b078
158: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 402768f6c7083869
159: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7d18ffcafbbe25f5
160: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = f042bec397d84621
161: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 98bdcaf9a78be3a3
162: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6d59c42342b845cb
163: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 2dc78f8bdc7a6fbc
164: * skull, next 3
   DM-6 drew {'seat': 0, 'card': 13, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 15c1800692610c4c
165: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 865701ee803b4769
166: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = cc6bfa4f5165fbc1
167: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c3e1992087414ca5
168: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = ef26e3928c54160f
169: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = a119711f5ab0e97b
170: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 3ad9636771a63fe6
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c6211cc00aadef40
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = 4fd8cd793a14798b
173: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 7e49fdaa3d729aaf
174: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 3766cf3e29254746
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 2caed32e6f0f336a
176: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = b66519b7706773bb
177: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = e21fb2be473d5ba1
178: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 552b2dc8b38c3010
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 4635dc9616fdf895
180: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 7c102bc9ae5fd187
181: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = ce92cca3ad02fc0a
182: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 07f7f27c057c840d
183: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = be11d985de9992b5
184: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (0, 1)} (all)
   = 4be9f5795ca056e4
185: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 3643867fc48ca34a
186: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 4a1a3f5a46b9923d
187: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d8b9a0d099e022fe
188: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = 23ce93c1d42c948b
189: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 54464411c08279f8
190: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = c6fdffa0c3f7fb2a
191: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = a987f4eb04ebec10
192: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = f9dab007532f46cf
193: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 10d96cebb134eeff
194: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = c34a7b15b6e08c21
195: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 102472d6d48c9092
196: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = 5d28800a9492f17d
197: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6e5728839dd8bd3f
198: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5c9a8e1f5eef5d2e
199: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 5fb5234da3db4aad
200: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = be9940c952a10a9e
201: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = f3f696c5bbc639c4
202: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 1e17db5013a637aa
203: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 87709506124782d7
204: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 2e0d516f8d36f04c
205: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = d08a33cceefa010a
206: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 823821f32bc2fbc3
207: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 974add9398539488
208: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 94a063a7bb125854
209: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e491450c270ae290
210: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 869eb3a01e78e4d2
211: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 0768d6899e5172ba
212: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a1a8aeac30eecea5
213: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 9d46ce65b6acaa5a
214: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 6f5faacb9723e67b
215: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = e0d12d048e21998f
216: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 5d4006216d0171f4
217: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 9d7da2b8f1c73125
218: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4d992f126733396b
219: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 93c07668d457968f
220: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 18, 'order': (1, 0)} (all)
   = d2e1c596e6a49a0f
221: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = d10c6778c21bd055
222: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 60b2a4d5fe4b08e9
223: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 28} (all)
   = 3d1a2b218c255a16
224: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 0002a1eb0036f9fb
225: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 8ecd2c5ac44403d8
226: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 9d69b4d98d146256
227: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = b87b133ce56cb5f8
228: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 96044abe7e7a42ac
229: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = dab0b4ebca264269
230: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 7f9a5354d87b5e1d
231: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5cc178b275d888b0
232: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1)} (all)
   = 110c3b6f47ef31db
233: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 256238983f44278b
234: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e93ae0b1f6932bd0
235: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 483d67489a29d876
236: 1 go 32
   DM-25 wheeled {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 35ab8f85a2d3e7db
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 65af32b67fe9fd29
238: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 2325f1187f4fa444
239: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = b569a28cf192cbaa
240: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 928b6b7ed1ca4017
241: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 0ccdf1ab0ef96133
242: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = e589de0f8be4cfd1
243: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = afd57276bae21d97
244: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = ee4160c50088c912
245: 2 go 32
   DM-25 wheeled {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 08b07948434fb48d
1 place 2 points 7; 2 place 1 points 11
