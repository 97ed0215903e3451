   = a9df11c4ce7535fe
1: * left forearm upper-arm foot foot lower-leg lower-leg, right forearm foot foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 2, 2, 0, 0, 1, 0, 3, 2, 0, 0, 1, 1, 3, 1, 0)} (all) reveals
   = f0252cd262439434
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 0666dec10ba21efb
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 7ab4395503bfc442
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 9f6838fcf02d7f3d
5: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 04c07dd9eb8e0a2e
6: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = ea70c5756e8db96c
7: * left hand foot foot thigh, right hand hand hand thigh thigh, centre spine pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 0, 2, 0, 1, 3, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 2)} (all) reveals
   = d80379ab87c477dc
8: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 4fd663dbc2f7c72b
9: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 14d68a43a0f4b126
10: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 85682621cce56642
11: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 69b7476713fdf98a
12: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10} (all)
   = d4f41849dbe15ade
13: * left hand hand hand foot lower-leg lower-leg, right forearm forearm foot foot lower-leg thigh, centre skull skull spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (3, 0, 0, 1, 2, 0, 0, 2, 0, 2, 1, 1, 2, 0, 2, 0, 1, 1)} (all) reveals
   = a5bf896dbc2b607e
14: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = ffb43dc8e7c2206a
15: 2 lay right lower-leg
   RB-1 laid {'seat': 1, 'bone': 10} (all)
   = ddcd4cd5a59e51a8
16: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 3309e05b1e5cf974
17: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 39f77a62815daf78
18: * left forearm forearm upper-arm upper-arm lower-leg, right hand foot foot, centre spine spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 2, 2, 0, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0, 2, 1, 2, 1)} (all) reveals
   = 3d142812d873997b
19: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 79bfb3a563693825
20: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 928bcc1faae78ff9
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 801d9018cc3e02de
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = bcc6c1184f6470cd
23: * left hand hand lower-leg, right upper-arm foot lower-leg, centre skull skull skull ribcage
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 3, 1, 0, 0, 0, 0)} (all) reveals
   = 8ad23ccea9056302
24: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = a8a17218721a93cd
25: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 0ff169f34482b4f3
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = e0c63b2e1a72e501
27: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 86b9ca940447ed35
28: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = fa656698a7ab9c9f
29: * left upper-arm, right lower-leg, centre skull ribcage pelvis
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0)} (all) reveals
   = a49981c7bf98b299
30: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = a67a7a4223ab5340
31: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 00be9fb66b945af6
32: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 5854533a6f66adc1
33: * left upper-arm lower-leg lower-leg thigh thigh thigh, right hand hand forearm upper-arm lower-leg thigh, centre skull ribcage pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 1, 0, 2, 3, 2, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 2)} (all) reveals
   = cdf8f11733e551f0
34: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = 5e8d807d1dd8d50a
35: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = 68288cf853a8434c
36: 3 lay right upper-arm
   RB-1 laid {'seat': 2, 'bone': 8} (all)
   = f988c2c6c27f11d8
37: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 62ba7d3d7310f817
38: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = 5b7a9ac0f1b6d7ae
39: 3 lay skull
   RB-1 laid {'seat': 2, 'bone': 12} (all)
   = c0915f8a9e7f5719
40: 3 hat on
   RB-11 hat-on {'seat': 2} (all)
   = 067834113e7622a3
41: 3 bury
   RB-S5 buried {'seat': 2, 'points': 16, 'total': 16} (all)
   = a4c25a1b9c2a73cb
42: * left hand hand hand foot lower-leg thigh, right forearm forearm upper-arm upper-arm foot thigh, centre ribcage ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 0, 0, 1, 1, 1, 0, 2, 2, 1, 0, 1, 0, 2, 1, 0, 2, 1)} (all) reveals
   = bac4a5cca6934888
43: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = d2fa61c64fff3cab
44: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 693bcdb107a87d57
45: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 8d076e5404b5bf7c
46: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = c863e51cbacbab26
47: * left foot lower-leg thigh, right upper-arm foot foot lower-leg thigh, centre skull skull pelvis pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 1, 1, 0, 0, 1, 2, 1, 1, 2, 0, 0, 2, 2, 0)} (all) reveals
   = 355e47ea5f3adc6c
48: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = d731929854ddb9a4
49: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 855b95ef090712c7
50: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 46be81ffb7200ef7
51: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 0b79fd43e96c774f
52: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = d09266cdf72d5a9d
53: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 6c8e49ec089b0f96
54: * left hand, right hand upper-arm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 92029428ac85dc74
55: 1 bury
   RB-S5 buried {'seat': 0, 'points': 11, 'total': 21} (all)
   = a88b2e41e689dd35
56: * left hand forearm foot lower-leg lower-leg thigh, right forearm forearm upper-arm foot foot lower-leg, centre spine spine pelvis hat hat hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 1, 2, 1, 0, 2, 1, 2, 1, 0, 0, 0, 2, 1, 3, 0)} (all) reveals
   = 3e5fd02efcfc6b5d
57: 2 lay left foot
   RB-1 laid {'seat': 1, 'bone': 3} (all)
   = af7c40239c206a1f
58: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = 0e7bd9d01cfd950a
59: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = a5afba81cb1aa36f
60: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 23935813cede96f4
61: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 8fb2f6c5251c1109
62: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = efd7422e1e880db9
63: * left upper-arm lower-leg lower-leg, right forearm forearm forearm thigh thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 1, 0, 2, 0, 0, 3, 0, 0, 0, 2, 0, 1, 1, 1, 0, 1)} (all) reveals
   = b1f96f8bbbc50bbe
64: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 61aab3d748f19f61
65: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = a0b214508e8ed7a6
66: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 97a8ace110f02840
67: 2 bury
   RB-S5 buried {'seat': 1, 'points': 10, 'total': 10} (all)
   = 8eb9816ad9f7e33b
68: * left hand hand forearm foot lower-leg lower-leg, right upper-arm upper-arm upper-arm foot lower-leg thigh, centre skull skull ribcage pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 0, 1, 2, 0, 0, 0, 3, 1, 1, 1, 2, 1, 0, 1, 0, 2)} (all) reveals
   = 86159e75a30731b9
69: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 1dfc2a40316f0566
70: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = 2ac0fdbaf1abaa16
71: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = cfb164eda292a9e9
72: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 07c4471e4d981db1
73: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = b05b0a59692965d5
74: * left hand hand forearm upper-arm thigh, right lower-leg lower-leg thigh, centre skull ribcage ribcage pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 1, 1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 2, 0, 1, 1, 0)} (all) reveals
   = 0e3c0812b1f2ff2a
75: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = 8306922bbf92ca41
76: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = bd110cded5efabad
77: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 8fe2ed91c951eb8a
78: * left foot foot thigh, right hand forearm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 2, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = fd32117588a05209
79: 3 bury
   RB-S5 buried {'seat': 2, 'points': 7, 'total': 23} (all)
   = b23350fbb6561065
80: * left hand hand forearm foot foot thigh, right hand hand forearm upper-arm upper-arm upper-arm, centre ribcage ribcage pelvis hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 2, 0, 1, 2, 1, 3, 0, 0, 0, 0, 2, 0, 1, 2, 1)} (all) reveals
   = bd1499ec783596a3
81: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 83f18f2fe096e48d
82: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = f62738ac145fe21a
83: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = b1afd429fc35a75b
84: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 78d0b76f651a7026
85: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 1896e17992d77669
86: * left hand forearm upper-arm foot thigh, right forearm forearm thigh, centre ribcage spine pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 1, 0, 1, 0, 2, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0)} (all) reveals
   = e5ac1de68eac8128
87: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = ce54278ee98eb2c0
88: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 2a5038dc1510b306
89: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 13694de9a972358f
90: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 79ad0d14866e406f
91: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = cc60273f14f48d56
92: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = e5ffffb617f49f55
93: * left upper-arm, right lower-leg lower-leg, centre skull ribcage ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, 0, 0, 0, 1)} (all) reveals
   = adcbb2c7f745f949
94: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 01072adb679453db
95: 1 bury
   RB-S5 buried {'seat': 0, 'points': 13, 'total': 34} (all)
   = 0a455b5eee5d3302
96: * left hand forearm upper-arm upper-arm upper-arm thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre ribcage spine spine spine pelvis pelvis
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 1, 1, 1, 0, 2, 1, 0, 1, 3, 2, 0, 0)} (all) reveals
   = 1686ecb3fc946564
97: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = cf4b779de5daa310
98: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = f063e7c754f4cc3d
99: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 64c7ded942c0108b
100: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 7a83652b112dfe02
101: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 73afd1dba8341a4a
102: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 2cafc487ba41fccc
103: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = 05fe34ef60ed5123
104: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 602380aba7f8dc57
105: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 0b2febbd8b134254
106: * left hand thigh, right hand foot foot, centre skull spine hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 0, 0, 0, 1, 1, 0, 0, 2, 0, 0, 1, 0, 1, 0, 1, 1)} (all) reveals
   = 1c8d7c89c476255e
107: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = d8a66863f8c51989
108: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = 313ab37df1f69386
109: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 36} (all)
   = d161c19bf00d70f1
110: * left upper-arm upper-arm lower-leg lower-leg thigh thigh, right hand upper-arm foot foot lower-leg thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 2, 0, 2, 2, 1, 0, 1, 2, 1, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = bedc056a89ca921d
111: 3 lay left lower-leg
   RB-1 laid {'seat': 2, 'bone': 4} (all)
   = 2724db5f4793da4d
112: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = c3d4affe64d606a7
113: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 7771b525e159d9ce
114: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = cd3c4271ec2bab56
115: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = af756fe6658c19a4
116: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 0a7ee8904f471d8c
117: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = a6eed21c38e8b2da
118: * left hand foot thigh, right hand hand lower-leg, centre pelvis hat hat hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1, 3, 1)} (all) reveals
   = c86d7f08f6cc502c
119: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = c09942eb3f647a85
120: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = df50f59da3a4a312
121: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = c698bfb8249ff086
122: * left foot, right forearm forearm, centre skull skull ribcage pelvis gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1)} (all) reveals
   = 5d4783d16d7b9d85
123: 3 bury
   RB-S5 buried {'seat': 2, 'points': 11, 'total': 34} (all)
   RB-19 ended {'ending': 'target'} (all)
   = a967bd625ca79f21
1 place 2 points 34; 2 place 1 points 36; 3 place 2 points 34
