   = 1f8b63807c795760
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 4b3685b821fe3a7d
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = c4a11cbe6dd34ebf
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 34df3f0729096622
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d97fa664a6744b55
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 0e6a933893be4c38
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 42c16a84914947ca
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f3a30afd15ec3d5e
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 14cd0d0e9c5568a2
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = b1ac63badf8af325
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8ce1e5673f2ec8b7
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5ba7ad72e88bc096
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = 4554ba346d75af6a
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 8e0184cec1b01017
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f810ec10a8974d5a
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 0eba87790c41a01d
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = e366b146324133de
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = 213343904d08750d
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = e54c6980c1d9cd7a
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = f8c52828cbd04c44
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 7fa5764a9a4b5df4
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = f53509dba81819be
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 8c07b6d95eb66f28
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 6334bdbcdc188388
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d70964626b44f448
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 4f7c6dc02baf3898
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 16fc9fa034c4b755
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = 6164042958f5f08d
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 509b05db4f17be59
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 933b76374e023036
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 9eedc1d5e6612a47
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = c756771067ba976d
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = b8045bd59d32f9ff
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = 5a3b3dc835cae95f
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e3e0202adcde4888
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 1ac89555cfbb34f9
36: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 8fb1349f0f16ae17
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 2665a3732398193e
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 24a57512560cf2cd
39: 1 go 7
   DM-23 leapt {'seat': 0, 'field': 7} (all)
   = a11652fb497b2941
40: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = cc1f4b86684cb269
41: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2c1525a6aef93674
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = e85c9a11772e5683
43: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 6de3ee2c8226d4d0
44: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 3ebe8c2fce673350
45: * cake
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 11, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = b98857645380ee4a
46: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = e3b33a4c76dad3d9
47: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 6ce084f45f79d0fc
48: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = dd0baecc8b8e0645
49: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = 47c42cedfc21ae01
50: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 17334a684136147b
51: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 42d5628c58809585
52: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = d415375f354b60af
53: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = f7cfcfa3c5044608
54: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 021517f107560d2f
55: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = ef17684bf85cb258
56: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 74d44376632ac272
57: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   = 775583b9708f6eae
58: 1 go 18
   DM-25 wheeled {'seat': 0, 'field': 18} (all)
   = 0ff9d95c7da106d4
59: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = d36561d5f151b441
60: 1 back 1
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 0} (all)
   = b518b34a3a6b104d
61: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 052021ae62594023
62: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = eab7f40af31df95f
63: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 0020726d3e8a4e41
64: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 91b3a6e94fd7d35f
65: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (1, 0)} (all)
   = b6c22a7ef36c7bdd
66: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = ccb8747b72af67a0
67: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = ad67b26248c459f7
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = c2b2a6af72155c8d
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 67d3f7ffaf4879e6
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = ba62321593a15727
71: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 1} (all)
   = da5de29cd2c1010c
72: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = bc44309c026c2561
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0f749739af45ea19
74: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 6e54055b91558b7b
75: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 213a5df11994242e
76: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 20a714e49af9d7ca
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = d1b0ddd7e441460e
78: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = f67540d8d9afc9c5
79: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = bcf1e02ef5c686af
80: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = bb545dfcb1e771f8
81: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a85a51caecb5bdd6
82: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 1f5e96f3747b4846
83: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = e45c94a9559eddf1
84: 1 go 11
   DM-23 leapt {'seat': 0, 'field': 11} (all)
   = 92a9effad383f472
85: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 869d9c4f18054564
86: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 6dbc8e25ee6b97d6
87: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 855e6371d8fddd30
88: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = 5f41f5dc8b7ac068
89: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e75551ce87398938
90: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 31888d62db4c09e6
91: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = ec25df77b2a35ddf
92: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 11, 'knocked': 1} (all)
   = 57d6312a87285ec5
93: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 66b05daec235e967
94: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = d4c4253e312ec8ad
95: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = b1cf9fed74fd5dca
96: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = ceed2b9525f5e116
97: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 8480fcb5be077706
98: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 7bcefa3aac14cfc6
99: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = ea03f485e8543dcb
100: 1 go 20
   DM-25 wheeled {'seat': 0, 'field': 20} (all)
   = 156a1a7692f6ccd6
101: 1 go 21
   DM-25 wheeled {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = e0da85fc5a2f3427
102: * header, next 2
   DM-6 drew {'seat': 0, 'card': 4, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = ccc89f6b10f900fa
103: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 6c3a5c4c6f67c3bf
104: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = bac0d6e605f47b4d
105: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = b7982fe2d27e760a
106: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9a63bab6fa12ed81
107: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = 0416aa33724385c9
108: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 53d3bd65cc24bdd5
109: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 017519c26011493c
110: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 4c6012b230a8e776
111: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 0add76cd8deceba4
112: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = 746bbffb790d2b65
113: * cake
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 11, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 51305514c3dae4eb
114: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 15e4fa737443f694
115: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = fc7f43f559e13329
116: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = 5be1a835317ec17d
117: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 12, 'knocked': 0} (all)
   = b746861d6b83f0fe
118: * flowerpot, next 1
   DM-6 drew {'seat': 0, 'card': 12, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = ba3444a6b6b07825
119: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = a691bd444fb2fe17
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d3f2424ee9543e4c
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = ab30b1f911e6d4c3
122: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 14a1579d9fa874fe
123: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 883bdfbc31ab75ad
124: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 135f86bb80cadd46
125: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 44810045d1ea980a
126: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = b66269c77a68ba76
127: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 58c904f9a806756a
128: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 78b960191fcf4d7d
129: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 6a7687cec88ba0f2
130: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 1331520cba43f773
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 060beca91cd80051
132: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 103a182b9f3beec0
133: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = 2d6e84e22f338b45
134: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 97543f7c2cce6c20
135: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 7bc1f31d6b6933b6
136: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = 6d8d317406b7b846
137: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 23, 'knocked': 1} (all)
   = 8e5c8c61ae1aa3cb
138: * header, next 2
   DM-6 drew {'seat': 0, 'card': 4, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 0dce60fdda622858
139: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = 8b5c4939ce311c53
140: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 989149ea05e5312b
141: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (1, 0)} (all)
   = f8a0c054f48a990c
142: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 264177b9ec409077
143: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 4c8fd3714efda68e
144: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 11} (all)
   = 302aca1098da03da
145: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = d0a3c65d10c4c653
146: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = a746c2faabe1275c
147: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 1} (all)
   = f1f379b129f0f3e1
148: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = a1414832e57fe9db
149: 1 go 24
   DM-12 walked {'seat': 0, 'field': 24} (all)
   DM-35 festival {'seat': 0, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 4409e69cfa1bc753
150: 1 digger 5
   DM-37 digger {'field': 5} (all)
   = 835ba7c31d89e0cf
151: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9062b41c564d7d01
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = e4aa6cbafe4ca089
1 place 1 points 6; 2 place 2 points 0
