   = 5ecb5959a6ae2118
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 703df9f9ce3efe4c
2: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 6c7aee7f4d99e444
3: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 62d976bd38ce81ac
4: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 24df66cdb66a5740
5: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 905fdacc8bcf58ce
6: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = ec7bdeca629c82fe
7: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = ec8aa2d3f68e5051
8: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = c397d6d130e327a8
9: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-P8 own-deck {'cards': 52} (all)
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = 24d8157f0d65eec9
10: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = e3d26953738b03fe
11: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = c80325bac555af86
12: 1 action
   DM-T2 acts {'seat': 0, 'card': 7} (all) reveals
   = 3233e16c5430fb73
13: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 5531498c033d50d5
14: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d3bb94485de26c1e
15: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 415ab51162737d97
16: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 0e3babc299797f22
17: 2 go 1
   DM-25 wheeled {'seat': 1, 'field': 1} (all)
   = 1cefb09ee2027014
18: 2 go 2
   DM-25 wheeled {'seat': 1, 'field': 2} (all)
   = 689eb0936485a6ea
19: 2 go 3
   DM-25 wheeled {'seat': 1, 'field': 3} (all)
   = 88241f55aa686733
20: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 7ffd3d6fb9f6b703
21: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 909929cc5b63e345
22: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a804a0afbb11754d
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = f18d5ba511b50c0e
24: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 38280664039cd0ea
25: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = b9d4e8854a09b80f
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 7b2ffe2fca4831d1
27: 1 go 4
   DM-23 leapt {'seat': 0, 'field': 4} (all)
   = bb54678dc267fcec
28: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = f23770b031333089
29: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 7aa46ecf8ac73700
30: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = db67e705521422f1
31: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 2ded9037be54f358
32: 2 go 4
   DM-12 walked {'seat': 1, 'field': 4} (all)
   = a2c35f6c7105feb5
33: 2 go 6
   DM-12 walked {'seat': 1, 'field': 6} (all)
   = 638a1da96936a9ed
34: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c6eb45160bbb4c0b
35: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = c145b7af6a466d76
36: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 27133514509dda41
37: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 8a922dfbab70776f
38: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 63b21d7246633d45
39: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = ed18a873afb5d27c
40: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   = 149713be9afdd729
41: 1 go 8
   DM-25 wheeled {'seat': 0, 'field': 8} (all)
   DM-25 targets {'seat': 0, 'victim': 1, 'card': 8} (all)
   = 3bc823922d682d09
42: * following
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 6, 'dog': 0} (all) reveals
   = 1381c50907f1770b
43: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = f5409e67e3e2d999
44: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = a81ffc53141bfab4
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 645e7d82806abefe
46: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = b8f15387a229ca7a
47: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = e522c0fc772613ab
48: * leapfrog
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 1, 'dog': 0} (all) reveals
   = 8d2c15dae565e693
49: 2 leg
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 01e1bf63aa1160a7
50: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 5cd0b250fdcc4a3a
51: * holding, next 1
   DM-6 drew {'seat': 1, 'card': 3, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = c69fe53891beaf4a
52: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e2f35fa432565cbd
53: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (1, 0)} (all)
   = 5956b8605ec2f610
54: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6f02c6c14c973525
55: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 3cd8b280d146576f
56: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 2fc595945a9a08a4
57: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 8, 'knocked': 1} (all)
   = 1768219ab01f143f
58: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 86165d545e5041a6
59: * snatching, next 1
   DM-6 drew {'seat': 1, 'card': 2, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 36fade479619fc42
60: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = be796b8bc521642d
61: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 190d55d5ccc25609
62: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 55932589d2aa284b
63: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 822e672a5da20dc6
64: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 30e5e3388cce5081
65: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = a206f8c31a85f69a
66: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 0842e635b3d99e87
67: 1 go 19
   DM-12 walked {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 646480a7a53cc42c
68: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = fc0dd6a1e0d6b2f8
69: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = b8358d0d8e2ef81f
70: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 318dd40438b8ffef
71: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = b36a243b5a102e9c
72: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 6dbd4dc9d38b04ce
73: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 83ce504fd48ada3c
74: 2 lay holding
   DM-2 laid {'seat': 1, 'card': 3} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 9d472821fb3715a7
75: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 4e37238bd1d4fa7a
76: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = ec43aada89bade2f
77: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = bd7484f920e0ebd9
78: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = fb98fd874d52f512
79: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = 7728ca50ee6ed663
80: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = a611b7f70ecdcd21
81: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d3752bba90a9cc98
82: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 758285818a79abd2
83: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1)} (all)
   = 8c548ea5ccf3bd1b
84: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 48b21c6757ed3e54
85: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 28744322ad9b76eb
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 21} (all)
   = af31f9a5b7bb73fb
87: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = d8d5f21a65225add
88: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 43eecd1f22ebe4b5
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = ec4e02ed5110723e
90: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 8b2309a873a536de
91: * flowerpot, next 2
   DM-6 drew {'seat': 1, 'card': 12, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = f222524b6b799fd2
92: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = d33ec3df33ed257d
93: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 8, 'order': (0, 1)} (all)
   = cae148ae8defffc4
94: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 170f5e0fdff1a0f3
95: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 277a64bd68d81f5c
96: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 161347fe60b6086e
97: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 5bd83f0a9bafe20f
98: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 6e2f88a378d57fe3
99: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 27f9299c0687fd06
100: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ad4a9b15cdd9f97a
101: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = aabec2eb14ec628f
102: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = d4554f116e464ff0
103: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 8bc9876605aa6eb9
104: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2d885ed68f98cdce
105: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 9, 'order': (0, 1)} (all)
   = ce472e94d5eafd7d
106: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = c4ad467f922f16a1
107: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 5532f93f4f25ba31
108: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 634094f624e3bedf
109: 1 go 13
   DM-23 leapt {'seat': 0, 'field': 13} (all)
   = c7478924afd3cbd4
110: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = db803dede860c8df
111: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = b4a7cc20744dedcc
112: 2 action
   DM-T2 acts {'seat': 1, 'card': 12} (all) reveals
   = ea7e8b27b1cd7cd4
113: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 12} (all)
   = ba058a84dd71d8b2
114: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 0} (all)
   = a7a3bf12e17ea581
115: * header
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 4, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 11e8814bf75c1014
116: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = c5f48240744a3f7d
117: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 9661771cfa5274f6
118: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 6783c0ffe17aee49
119: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 10, 'order': (1, 0)} (all)
   = 06319a5395ce1786
120: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4c05fe3941b3863a
121: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 600d0b2227934829
122: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = b9bab46c571fbd18
123: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 13, 'knocked': 1} (all)
   = 8f0327c64f1667da
124: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 837cdacea51a8530
125: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = a1cef7bcc4942562
126: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e937b2b7df5ad915
127: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = a519b8befb13118e
128: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = d3ec52f992c831f8
129: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 2b9ab33e016eac0c
130: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 374b24beeb257a14
131: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 0ff3a37f40fcf155
132: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = e63607ead4986f2d
133: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 46a7aa2b47460039
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = d2d3e295857123a7
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 22aafa56e87d7f7c
136: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 6201625f4559dbff
137: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 8e410ab600c03a05
138: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5650ddf8dd48c18b
139: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = a74b862089c1319f
140: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 33ea38e246abdda5
141: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5b2f710b717e40c0
142: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   = b2758fefd94184c5
143: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 11} (all)
   = 7a78c1527b8ea059
144: * cartwheel
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 8, 'dog': 0} (all) reveals
   = 5745e98bcd90df06
145: 1 leg
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = d77b57ea35ddd600
146: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 254d00a9c35193c9
147: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = b73582eabcfb64df
148: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = ad0539e63f06a1e9
149: 2 go 22
   DM-23 leapt {'seat': 1, 'field': 22} (all)
   = ffaaa6fc6abd22a3
150: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a03777d45a7280e1
151: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 5c933231c20cc08c
152: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e485816458676f40
153: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-42 ended {'ending': 'round-limit'} (all)
   = 22c21c31cbd90bbc
1 place 2 points 1; 2 place 1 points 5
