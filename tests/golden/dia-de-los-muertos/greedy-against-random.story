   = 71c511cc638f650d ce1b2f147e92f8dc
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 02175ae177a8bfe5 f29a490644620f50
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 55f16e37ac92bc18 c8b9fdf241daa52c
3: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = e6a7f6bde0fcce13 d20c746aa577574b
4: * flowerpot, next 2
   DM-6 drew {'seat': 0, 'card': 12, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = f9c10c47d02bcdeb 6d358e2b2d250d0f
5: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 8447cf7e30794e30 fbf7520fcc74e3ee
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 1d46713cfef8635a 4f4881d8ca022dfa
7: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = e45c5042abba5510 9224678f072cd580
8: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 2526570f903dfe1b ae163a241fc9a299
9: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 76be4c7ade585b2a a9758b7e5c657d90
10: * hustle, next 1
   DM-6 drew {'seat': 2, 'card': 9, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 899d0e919a5d361a 1b9edafc2a225565
11: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 4e804d6022302a95 1f36de4625a5fb30
12: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = ba1184ff07d37a82 18a22f0aba05ef38
13: * holding, next 1
   DM-6 drew {'seat': 2, 'card': 3, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 7a24a0eb47967bd0 3468ef4550924a07
14: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 0a9c7d2da2e54354 fdf9fc5068c3bd2a
15: * cartwheel, next 3
   DM-6 drew {'seat': 3, 'card': 8, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = a02004ca8388101a 70b4e340f225631e
16: * bone patches, next 2
   DM-6 drew {'seat': 3, 'card': 5, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 6490d58f3d80dec6 8f0444b39607b325
17: * holding, next 3
   DM-6 drew {'seat': 3, 'card': 3, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   DM-1 round {'number': 1, 'order': (2, 3, 0, 1)} (all)
   = 1768961e5e72cda8 0b249c2b4328b988
18: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 850508f3f6d8d806 14cc7483efa7dae9
19: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 8acf4eb472ef23cc dcf83de5357f6616
20: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 23a7804425a02358 780c84cb4a1a602d
21: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1314c9ee73ef57f0 67129cd5d8bbef4a
22: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   = c873ab0c1fe030a2 bac986fd90b356c0
23: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 544c87e160990133 57f854d17748cdf0
24: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 8b48857f92f8ae6e 5a4159ea50b0748e
25: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 476cd28bdcbd7a26 26aaa751f4bd7a03
26: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 22507ae9ed3da64a 51fec16f4b89eeb9
27: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 51fd723d026ea060 a65a008d16fbe650
28: 3 hold
   DM-HOLD held {'seat': 2, 'victim': 3} (all) reveals
   = 18ef4fd3922a4ba9 2449c23d4769d95d
29: 4 dog 22
   DM-32 led-dog {'seat': 3, 'field': 22} (all)
   = cec3f267a0643da1 43a85ef431bba4ca
30: 4 dog 23
   DM-32 led-dog {'seat': 3, 'field': 23} (all)
   = ffb764d83909a3be 5eb5e9df8a4725c3
31: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = 4d6d95bd5fa486bd 03a101d8636f4419
32: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 434d2bedd5a2fd0d 0993639977ea35e5
33: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 79ace7162c6a8c46 9d26be877e840ec5
34: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 2b80c3350730e181 bfbf06ef8e31dd32
35: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = d5851ee451f5309b 82d253559423530a
36: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 24a994420436ca67 541df0d96c9987be
37: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 8d5da7a14bee69aa 1838bc769e3b05d2
38: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 9f25e9afdead7c59 7946b5dc56d78e38
39: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = d09574ce825b165e 6b7bb9fb61dbe95d
40: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 1c110f1ca65f1f0a db986718bb3b477c
41: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 83a1832977ff22a9 004f33f932e5dc81
42: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = e0969ee53677d144 43634512a20497ad
43: 2 dog 24
   DM-32 led-dog {'seat': 1, 'field': 24} (all)
   = d9d68dfe7df4416f 6108a5287bfef22b
44: 2 stop
   DM-12 stopped {'seat': 1} (all)
   = f00c11a1ab33f1b5 fd3beea115bf8fc7
45: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 00dbe59e301e5716 51daf074849f7a7f
46: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 1a8e4a65f99ed76a eb6abf08d1d9ac31
47: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 6bae67e33f3bac78 c8307c4bca39815d
48: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 60a49a59c0f6e494 b6e39b167b268b91
49: 2 discard bone patches
   DM-11 discarded {'seat': 1, 'card': 5} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = e2b8f338bfe0f6ac af9cd5c179dfd09c
50: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 76211aeafa62227a ffd21d9f392017bc
51: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 146f74187a4648a9 9cc6cfa9f8286b7c
52: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 74dda1ce79dcdb8a 98515561cd9c414b
53: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   DM-1 round {'number': 2, 'order': (3, 1, 2, 0)} (all)
   = b9f90deb31b37ece 73fdc90bd253544a
54: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 97c64978af38493e ad77820506d437f0
55: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 52fb1037a614f5c8 5effd124defadbc2
56: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = e72abeedcd9863d5 b03bac20cbc2756e
57: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 9601b97022441add 12c19ddd25f3c1e3
58: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   = 0d6c9b1f31bdf2e5 6e8625e9101b4815
59: 4 go 4
   DM-23 leapt {'seat': 3, 'field': 4} (all)
   = a40f2e711acd75c9 fd2de7d815c4d7fc
60: * cake, next 1
   DM-6 drew {'seat': 3, 'card': 11, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = d859602bd87cc0ea 3b13acda65fef9e5
61: * cartwheel, next 2
   DM-6 drew {'seat': 3, 'card': 8, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 2} (but (3,)) reveals
   = dcb13dc26331e453 aa1e01cc4411046d
62: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 948594e5977f6195 e1a7d5ff482a5a6f
63: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   = 8ee061ec80a81845 8d3c44d4af120be4
64: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 3c40c31bd48c6733 931da068dc76ed09
65: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 3f33fb5d26cdacef 9c716e2f4750a58e
66: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = a404abf72f59f559 06ad61b21dce6bb7
67: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = ce8f08f2e55e57bb c2550139b7137092
68: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 86a1eed7ed585dae 20fac19e2f5b1900
69: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = d5df028d2fb31f30 c3d5a3cabb2dd8e2
70: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = 6b469ffdeb5fcb4f 15188c30aa907a18
71: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = bd813db0e794acbc a1f70bf7f5db078b
72: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = ce9a3a94c1419b77 15e14774a2dbd245
73: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 1d4cba64a40db998 6f48a6f5f9beee63
74: 1 target 4
   DM-A1 targets {'seat': 0, 'victim': 3, 'card': 12} (all)
   = 8307441957740660 5221fa46600eb824
75: 1 back 1
   DM-3 picked-back {'seat': 0, 'victim': 3, 'back': 0} (all)
   = 202a1112d1fc9b2d 9f1fd74d8ee34243
76: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 3, 'card': 8, 'dog': 0} (all) reveals
   = 2022dd84ea3758ac db62e2976f070aba
77: 1 leg
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = 0a575a0fb05494f5 d0cdc61620ae97e4
78: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = c40f01ee0efaf813 a065d71a0b197a59
79: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 605ceb099b2ee14d 7c6dcfdb418f742c
80: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 80dd7fe644fbd5b1 95e8d2314c164705
81: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = ec60bc30489059e6 3a427406af7a1d7c
82: 2 discard skull
   DM-11 discarded {'seat': 1, 'card': 13} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 05707f292f002c66 993d26e3a63a493a
83: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 63f8a7e1aaf05020 22e034aa6c07e074
84: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = c7e4c4b52e1c4587 590ac765daf82016
85: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 440045f1e895dabe f96a0dc8e2dec581
86: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = a04ab65bb56fb23b 64110819bb34eef3
87: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 3ad990a4af34d723 594bc8131a750f89
88: 2 discard flowerpot
   DM-11 discarded {'seat': 1, 'card': 12} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = ba96d5c4b77f452f ab7b9d697773496c
89: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 6c65df95ae37f825 00c8e7ecc26e0210
90: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = d3d28ae2324c42f4 852836ea533db22d
91: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 2a72c8480610dbe3 77db5bcff0699122
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 3, 'order': (1, 2, 0, 3)} (all)
   = 5e35680b52dc14c8 e313d91a43bc2392
93: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 2eaea8938316f711 ec49b9f633feef20
94: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b042874feb2a2dec 6a5bdb0cd2d8bcf3
95: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 66b389b8b62bfad0 a11b4235c6946f2a
96: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = e132c85c447d1dc3 121b83ddce046041
97: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 2} (all)
   = a6f934d30da9fd29 f2f1a5847a2c1db2
98: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 781238868f00589d ca906bf71ef354da
99: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = f6be44283580b6e7 44c6b1ebe659641c
100: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = c1996c9cee3f740e 3334c0e898383b07
101: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 41539ca8f5f3c8b2 fecff1126dcce41b
102: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = a0939ef655d98b3f a62b31464ae344c4
103: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = b09b9185ddcc0b7a 88d61380c246e08c
104: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = b1d05dd5b3ccf800 cde9d90f4e446d72
105: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = dc072d8ffe8ea510 6a7ed1e9eed168cf
106: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = dd701f8c55230e9b 1e7b5dfd476ddae4
107: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 79925b2b3edc099a f8521303960a2d4c
108: 1 go 7
   DM-12 walked {'seat': 0, 'field': 7} (all)
   = 00e189e5df6705ef 87eeb9f6f26a2588
109: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 16f9f551a8d2519e a0914cf5fbd09f8f
110: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = b24cf05d6e67ac13 27345e6607f47892
111: 2 discard hustle
   DM-11 discarded {'seat': 1, 'card': 9} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = f39118442814d286 391a913c4e0f0b6f
112: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 32b76bfff3ee4c2c 7c0473841ddcba48
113: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = ff25bd908ef89931 6ae4406cf25d783b
114: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 91f07427592fb860 4c56bdf7ef9c454d
115: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 6034c4e6f8a0fecd 9cf597571eab7473
116: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = ac24a8dfb3903716 e4c4f48c8429f226
117: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = ab9401b0d93ecb78 66974582d6c1451c
118: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = ceda55c1adbd2ba6 472d7b2e8019a768
119: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = ce78d53162d99736 244f0e64202642a6
120: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = b990be128e6ab874 88dd32babaef680b
121: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 9be6794cbc2debb8 e2f7c1bf1aa3e565
122: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1bb53e166aadcef2 d63167b028110391
123: 4 pass
   DM-11 keeps {'seat': 3} (all)
   DM-1 round {'number': 4, 'order': (1, 2, 3, 0)} (all)
   = 1a0340ef53cfc5b2 bb4a3839c193c54d
124: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = a5b8d30130eeda7e 00bff109a2e70e94
125: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 766023dd479dbd28 6533478f559bb01d
126: 4 lay cartwheel
   DM-2 laid {'seat': 3, 'card': 8} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 72d1bd5ac9f7d85c 7571b9db67e3a29f
127: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 1f2da0dab8a39607 a829818a6c512438
128: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 4} (all)
   = 3b2f3a59e308aa20 bf5ee405ecd81cda
129: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 75f54a1ac58f460f 4fed9fccd47c700d
130: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = e58d0421e1a2cd3d 8c35c9b16dbd92fc
131: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = e043a76c68a8cdd5 a52b2c0499a89256
132: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 3759d1b45208ce62 b49fcef752084f28
133: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 0df35b005615207a 1c2dce8b8ae10e60
134: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 1} (all)
   = e48be1c14e70ec95 19c24f6eb7963da8
135: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = bbf73f690a4bda8c 93035444650e2988
136: 4 go 6
   DM-12 walked {'seat': 3, 'field': 6} (all)
   = 1938b9e3cefc5d28 8f978dd387919cbe
137: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 7a780bbceca100d3 0081af8da311d150
138: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 12} (all)
   = 06dc4b9f205f1c8e 00f3ae63fa0b19ac
139: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = ab3b01ea51f9b5e2 8dd3e4b74cba40bf
140: * beating
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 7, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 2078a3f96b935271 c091b83779f3e125
141: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 4e23501bfdada76d 83e767fd70935b55
142: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 935300f1ed733f49 347c81480de5208f
143: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5510153fcd6a681d 15c09136f0a3c3b0
144: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 3, 0)} (all)
   = 8ef9638813d8a44f ec5c21691f0d94c0
145: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 66bb665fdeb389af a3079cba890a8d63
146: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = dec87fdce80e0c5b eef3b2fa11984887
147: 4 lay cake
   DM-2 laid {'seat': 3, 'card': 11} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = f835b80b752833f3 be15f9f74ac0632b
148: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = cb949ade3372de37 c15e61f76caf8381
149: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 740bc206031593ae caa7c507f92eed86
150: 3 go 1
   DM-12 walked {'seat': 2, 'field': 1} (all)
   = 34d3f2d54ed5971f 026f0a140280e301
151: 3 dog 24
   DM-32 led-dog {'seat': 2, 'field': 24} (all)
   = 3fc87a43a9a71309 4a0768bf34c24ea5
152: 3 dog 23
   DM-32 led-dog {'seat': 2, 'field': 23} (all)
   = 3513df3ec3888004 4d4b982b812ab545
153: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 2f5b71cea9391e36 dc56a91ca6b5b36a
154: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 7, 'knocked': 1} (all)
   = 3707f2ef6ea691c1 f560c909a264ffdc
155: * leapfrog, next 1
   DM-6 drew {'seat': 1, 'card': 1, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 340d160bf7812b88 26a4ed5bba6ef05c
156: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 2a126243e6bd1cfe a4fa4efea8d01d61
157: 4 action
   DM-T2 acts {'seat': 3, 'card': 11} (all) reveals
   = 387f9973a2d024f1 1289f8b8eed7ee07
158: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 11} (all)
   = 5826d8c40a71b0dc cb2a55723d2833fd
159: 4 back 2
   DM-3 picked-back {'seat': 3, 'victim': 0, 'back': 1} (all)
   = b98b6c4992818edc ff86301f9a7e3826
160: * holding
   DM-27 struck {'seat': 3, 'victim': 0, 'card': 3, 'dog': 0} (all) reveals
   = 7c99f0200c18e72e 5fa637fa7bd9a8b5
161: * kicking, next 3
   DM-6 drew {'seat': 3, 'card': 10, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 2f13074b191cfb24 12af6afb8dc0b891
162: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = fe5aa8f38585ace8 e68c3096e1dc30f1
163: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 667c60d1fed729d7 23a24d022b4ed967
164: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 4e5f0571fa7416f9 90884f04151f9120
165: * bone patches, next 2
   DM-6 drew {'seat': 2, 'card': 5, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 536c6cdda20a9936 2898e35d5889c9ba
166: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = e415c59f912ef60c d412d97799394a54
167: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 59ed01c927453026 12249b393dcfcfc6
168: 2 discard leapfrog
   DM-11 discarded {'seat': 1, 'card': 1} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 3e155f64851ad276 8f724cdcab3d1c35
169: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = d9354d325a6ebb43 bb3331b9152d8f71
170: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 99a3888e08430753 a76a4685a4557e3e
171: 4 discard dodge
   DM-11 discarded {'seat': 3, 'card': 0} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = b34ac1e7013839b4 99d7eed34835e38a
172: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 781d85d58e88ed3d 345e2c7e1f01aae7
173: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 3, 1, 0)} (all)
   = 96c2812acdcffc40 0b14e18d26c9e5fa
174: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 276cd8ca6b2e60ef 7b1e54e72efcfd26
175: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 54b40eedf6879b84 f0451ba4ba5e20e6
176: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 642cc6a763073398 15980b558163dd59
177: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 54c8b9b2eebb5bd5 087ff70307fee225
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 5} (all)
   = 0e180736f4c9ff4f 02999d0750b6a6f9
179: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 41cda06c58b3b553 a8366597d89dea52
180: * following, next 1
   DM-6 drew {'seat': 2, 'card': 6, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 369f53ca52fa5a84 bcb20aee4ad574b7
181: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = f83a7eccd4d018c8 8ae774b837dd76ab
182: 4 target 1
   DM-A1 targets {'seat': 3, 'victim': 0, 'card': 7} (all)
   = 1bc6e9a88ada13ff e104fe58d352f0d6
183: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 29111b339bf9bfe1 707d857a25c8d2a5
184: * leapfrog, next 3
   DM-6 drew {'seat': 3, 'card': 1, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 1d8cd5011947833f 0bc3dc02a0d9a2f3
185: * dodge, next 3
   DM-6 drew {'seat': 3, 'card': 0, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 686d2ff0af4d594b 2c0847a79fa3f145
186: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 8bb11c2101481a06 92d583667cd6b865
187: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 10} (all)
   = 2cdbdc3eda5cffc9 7945a53afe7b9fb3
188: 4 pass
   DM-30 suffers {'seat': 3} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 186} (all)
   = 088953489d2ee31d 120e786a7a05dd6c
189: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 4dc2036f7a6e960a d01b3b3524c9f859
190: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 43446838adef1060 9430bf8115547258
191: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 01b360e90306f0a0 e559bed8be3a9f9c
192: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = d4fd6c06e32a1edf 38d6eac8329f6808
193: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 0929e60722380ba9 c5bc6b5d77c0108f
194: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 265b34b6a4e9b557 660da87f5a9e87c0
195: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 23d936875bdf9344 2a696752191b1a52
196: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 8673db494e2d2139 1c1dc7630595befd
197: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 878809ad81c14d32 0956e088ec089dd6
198: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = bf83b58fba3eb34b b770e5e68681e94d
199: 3 swap all
   DM-11 swapped-all {'seat': 2, 'dodges': 1, 'holdings': 0} (all) reveals
   = 35ca68d5dc497990 3bc80eac038ddb37
200: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 627d9fe878c5f40d e6f7886230d325f1
201: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 1824871a722bc385 980ffcf47a25a8b4
202: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 87c35499f33e2e50 ab6123e88e36f686
203: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (2, 3, 1, 0)} (all)
   = 7359feca3c4a1050 b9e63e322a6af26b
204: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = bdd89fdf920687ed 9982d811330508f2
205: 4 lay leapfrog
   DM-2 laid {'seat': 3, 'card': 1} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 0} (but (3,))
   = 83d90813d3cb4755 1b9841af327095c4
206: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 513e44e11e318672 f021c5f80ad6f103
207: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ba41285ce65cb9ad 5e9c98fa4bde1705
208: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = 19216d876b7cb447 54d126539e8e41a6
209: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 400c7688b98a57a3 fbf067cb014556ec
210: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = de93c5bf4cd57194 c6e3c91d5b605d94
211: 4 action
   DM-T2 acts {'seat': 3, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 1} (all)
   = a913543550c2ce31 76ff9dfa28a15bb6
212: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 05d8542320580411 4d356d34f079cc7d
213: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 1c7129ba2a84fa98 b601caeacc0ff7ed
214: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = f0872e32df65e090 dbfea7869c076b79
215: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 8da5ab8b3297e299 425b13abbb8f391c
216: 2 leg
   DM-30 snatches {'seat': 1, 'victim': 0, 'thing': 186} (all)
   = e8e126574d38ffc2 f255df3bb7536a73
217: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 40b6c17970658906 73e571938c265006
218: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = adbcd98c268e9724 f3117ae2f6504e6e
219: * cartwheel, next 0
   DM-6 drew {'seat': 1, 'card': 8, 'top': 0} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 0} (but (1,)) reveals
   = cfa92df18d08738a 98f6e8fc7368a975
220: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = ecc85acd944f9e9a 7bcd985cda759843
221: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 4cbf3d0075ed2e9e 9e120e86aaae1a4d
222: 1 leg
   DM-30 snatches {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   DM-9 shuffled {'cards': 56} (all) reveals
   = 185f7ca85fa9c682 88981f866523721e
223: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = c5220fd62dfa5292 4d7681b27378ed0c
224: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 61c5ca370eb4b89c 064c9a4147ad4988
225: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 3692f31c5a74e880 5c0d94e114ccb2c5
226: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = b27e261c5694825d 84b66195c5f83951
227: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = b841dcb1ddd6ebbc 36dd83659896e3b1
228: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 2be44d38f936f2e9 c4679502bd98bc91
229: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = dde9a62e29a0f26c 10ed3961793e23dd
230: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 3daa16b52bcb0851 3603cd4e3ed5d279
231: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = a36b4bd79150eac8 1b4686e1230212ea
232: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = a1fa52141627bc6d 72aecefa460f6502
233: * flowerpot, next 1
   DM-6 drew {'seat': 3, 'card': 12, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 6d9ba6778c83f345 032c573a375ed32a
234: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 2b96ac386d7cab75 999999067f45bb59
235: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = eb2980ffe17e9531 43a3a10245dbd78d
236: 2 discard cartwheel
   DM-11 discarded {'seat': 1, 'card': 8} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 2561ada838ff2bae c382bb6bc6988f7d
237: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = e26e8632441ab5e9 2e77331b038232d2
238: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 26bb932b42ee07d6 72376d73b1f24fd4
239: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 4476eb8b00884ec8 e6810fef3484ea41
240: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 9d7b7b6193a41762 2e3453fa83d35257
241: * holding, next 2
   DM-6 drew {'seat': 1, 'card': 3, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 207757098a7ea714 39d447c206e4d771
242: 2 swap all
   DM-11 swapped-all {'seat': 1, 'dodges': 0, 'holdings': 1} (all) reveals
   = 55c413da17bf5753 8cca1735da891388
243: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = abfe8830b7ba19ac 2151b464fd6f43b2
244: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 5c770647ce388ad4 621bc6059cb95f92
245: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (2, 3, 1, 0)} (all)
   = fff9606d7907fc60 e1def92795739c42
246: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 643cc91cfa012de1 de7c1f5cfc14e266
247: 4 lay flowerpot
   DM-2 laid {'seat': 3, 'card': 12} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 11ef7f87e62f837e 2dafb5c0c4a3d283
248: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 5f35bb9a8d81be9d 62b59c3e2cd29f10
249: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 7d1eb55d73eee459 1d6c275b0877db87
250: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 6} (all)
   = 5f73b85a5e20b766 db4b45ac1f38315a
251: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 9df54e8d1073950c 599a671d1a629a82
252: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 54b991cb88eb9da9 fe4bd38e407e3bc9
253: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 2} (all)
   = 381d378cdcecf922 b3d3f39ec93738e5
254: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e8365088c7191812 10b58754e0ec22cc
255: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 671a2395b5562af6 193f66eb285beb7e
256: 4 stop
   DM-12 stopped {'seat': 3} (all)
   = a18b9f6adc96d8eb 7a3aac569af7cde6
257: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = e1e67f17486f407a f081ef19dd24091a
258: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = 23b26b6e5cd1e62b 408f8e11392a8d0c
259: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = f2c6b714f2a7a8b0 1834cc29cc8de65b
260: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 8637e291c56ca71d 8619b5b6a6ade510
261: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = f9f1127250ef89b7 389553d97a27cccb
262: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 551173c8cf7427c7 def7f06c0c767458
263: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 88f9aef8266e351f a9083aa7277b8274
264: 1 arm
   DM-30 snatches {'seat': 0, 'victim': 2, 'thing': 185} (all)
   = 3bdb3e273137cb8e 0f23e74a7dcc3679
265: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = fd267a1a638ec2dc ba19737f428d0bb8
266: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 15d5ded4212fc6fd e31c03a2f4e78c94
267: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = fc2fde70a3b8a353 a3479abb09032217
268: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 003c9b3ddde1f3b0 77d9a87e59f9ebfd
269: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = af8238e8c0470e08 7c572d2e0cffdcb7
270: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 93cb76d52bdd1199 6482bd4f9184f036
271: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = cf1ef1aa31e66a8c e00662d40e0a351e
272: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 049bae2619c07c1a 72d3adcd95342602
273: 4 swap all
   DM-11 swapped-all {'seat': 3, 'dodges': 1, 'holdings': 0} (all) reveals
   = 8479bf26e3ce3c53 bb8d9f1ae496f408
274: * flowerpot, next 3
   DM-6 drew {'seat': 3, 'card': 12, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 7991d46d1890c143 52746cd016a5335e
275: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 9a974ef4c89cca0a c992418bd70d45c5
276: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e43f25250d36276b 8c07170ad54bf0e2
277: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 8dc81677690d7c62 8d9d98d5f613a48b
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0
