   = acd8e91a2fb3f138
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = f770f17313b74a76
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 347ce3d635ecc576
3: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 86eb203bc15cb710
4: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = e1743082a34efd2a
5: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = aa26d0c8237bdc6b
6: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 29557446b267becf
7: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 4c93772325931be6
8: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = d51816f9be29927e
9: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = e1a5ee35a9ed9a7e
10: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = f848f005ed62cdcf
11: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = d051dc7e8c63aade
12: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = b130ba5318edeac3
13: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   DM-1 round {'number': 1, 'order': (0, 2, 1)} (all)
   = a756aa2f68022bc5
14: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = c1a7681c149686a4
15: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = d5ece98d6be84e9c
16: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 4f1c01aa872e4d8c
17: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 6bdecef4b57745ec
18: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 67849a00a33648b7
19: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 2545fe703541e143
20: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 7035791a99d5918c
21: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = e399c93795a2dbe5
22: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = a085e7a9091d6ac4
23: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = bc5e3929894be3cc
24: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 529eb4a679016514
25: 3 go 2
   DM-25 wheeled {'seat': 2, 'field': 2} (all)
   = cbd3a19085d726af
26: 3 go 3
   DM-25 wheeled {'seat': 2, 'field': 3} (all)
   DM-25 targets {'seat': 2, 'victim': 0, 'card': 8} (all)
   = b70b4b57f10a8af4
27: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = ede093f10c81a02c
28: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 1fdc25f89400cd9b
29: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 9dade3bbd40db5c2
30: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = c96be90317800e67
31: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 3c429c0f69e85200
32: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 92aa34a6d91976bc
33: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 138527e9981a46f7
34: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 374a174d5d9cc63c
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e0ef8edffad1691f
36: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = bd4e578f8c729018
37: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 506835f9eb14ff0e
38: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1, 2)} (all)
   = b2e8f3f5794bde7f
39: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = a8af0545cee56eb6
40: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 531c3858483f8d0f
41: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 15c174c5fe7c0286
42: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = e7b7802c3b000f84
43: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 4158a18a862c63ce
44: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = b80d8a0d40fc0dc0
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 8cbfb5a3851a5792
46: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = b4339578c0ca5c56
47: * leapfrog, next 2
   DM-6 drew {'seat': 1, 'card': 1, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 42e7844266ef4126
48: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 702d7008407f082d
49: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 1b784c6cecf4205f
50: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = ae63e9687088be44
51: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = fbfa6b5426fe9ac0
52: 3 go 4
   DM-12 walked {'seat': 2, 'field': 4} (all)
   = 228d536dcb2d4e3a
53: 3 go 6
   DM-12 walked {'seat': 2, 'field': 6} (all)
   = ba1bc63772ed6cf6
54: 3 go 7
   DM-12 walked {'seat': 2, 'field': 7} (all)
   = d4b961eba72e7cf4
55: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 230464d7857bf0dc
56: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e149967bd63a8ee1
57: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 3, 'order': (0, 1, 2)} (all)
   = 56f5a6437e3a24ec
58: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 807bc58aed127a01
59: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 21ee96d1fc617707
60: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = eac499bf35d98bd4
61: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 7480579fc80929d6
62: 1 go 4
   DM-25 wheeled {'seat': 0, 'field': 4} (all)
   = 2d140391a63703e7
63: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = 2ad879dbbaf65f61
64: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   DM-25 targets {'seat': 0, 'victim': 2, 'card': 8} (all)
   = c01c7a35ceea5b8f
65: * hustle
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 9, 'dog': 0} (all) reveals
   = 7cfc084102a3c6cc
66: 1 leg
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 9c0be3431d501c94
67: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 0b49a28685cf4dbf
68: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d51060abdd2db19c
69: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = 1973842af0c1055f
70: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = cf1ffd0be7f30843
71: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 7347353402b19c95
72: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = bf335c2816e3ab7d
73: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = 8b55c7b6671801a7
74: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 11} (all)
   = 388cddc327d2704e
75: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 1} (all)
   = 6ba6afd44bbaf688
76: * kicking
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = fc848c6f23f312fc
77: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 23b87be814733c50
78: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 3739834349978bfd
79: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 88cd2eac8db96121
80: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7d183c68496ff2fa
81: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = f447ee0b17cf9688
82: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 4, 'order': (0, 2, 1)} (all)
   = 3c149ddf70313f65
83: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 20ce13d19e4dfa4d
84: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 1d927e617aff75fe
85: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7f0f7763d37a6d27
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = b38a994dd0b5bfca
87: 1 go 18
   DM-23 leapt {'seat': 0, 'field': 18} (all)
   = 3de8e6c88a366d08
88: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = e28df93cd6e51e03
89: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 6061fe011bcbdc4c
90: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = 78e9e15b42621e5b
91: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 7} (all)
   = 62ef157e7ba69517
92: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 9570d39a7655c93c
93: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = b8e41395e0833c1b
94: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = f027790918dd18ff
95: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 192127ac44ca8625
96: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 4bc65f9686ba12d5
97: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 5060436701866aec
98: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 59f490bffbcbd8b9
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 700a90c41bfb7cde
100: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 7da95af8b3142679
101: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 12533da52bcf4d36
102: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 0)} (all)
   = 12d041067313b18d
103: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 79fa0f7fd3ca8559
104: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 8c0e52f798905d9a
105: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 69fd18408d883638
106: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = e10114697cf15ac5
107: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 43d4a7db30bd031f
108: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 7334bf1adfe5c095
109: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 6a9595e04adc9046
110: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 10cddda88b46e5d5
111: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 5c14626ae72745cf
112: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = acdf8f4f5350f414
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = afc61827e23868ae
114: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 56a62ce15ad7d854
115: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 4ab0e34580afcadc
116: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   = 436521f4101ee688
117: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 1297fa68fb50b147
118: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 5e0285eb9c2b7c70
119: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 37c5a3e6cbf52662
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 231021a03c8ad045
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 1, 0)} (all)
   = 1d99d9a2dfaee833
122: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 25f58fd7b41e453b
123: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = be7bab870616ab28
124: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 324b6c040ff97241
125: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 305f8ba935c94643
126: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 6c877e8a51b252f5
127: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = ad45b33d5db057ed
128: 3 go 19
   DM-12 walked {'seat': 2, 'field': 19} (all)
   DM-35 festival {'seat': 2, 'festival': 0} (all)
   DM-36 digger {'field': 27} (all)
   = 2e576cfe3d71ebe0
129: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 6c811860b627e3ca
130: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 8aedd3bb9402a55c
131: 2 music
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 187} (all)
   = 70a00bce55034869
132: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 027caf18cd0bf08c
133: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 5d7c206ec6c1dcbd
134: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 243cb565a3fc443c
135: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 891afc8e9584429a
136: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 2b3bb92284343eeb
137: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = d051a203a8acb305
138: 1 go 8
   DM-12 walked {'seat': 0, 'field': 8} (all)
   = 26223f7b90667b3d
139: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 95d042b376a64423
140: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0a7ffb298bca436c
141: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1, 2)} (all)
   = 29905236b763195a
142: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = f7a55b2e1c023ca2
143: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 320c790784b75239
144: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 5e27b91f24190166
145: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 1ca5554e871ef6a4
146: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 412355c185f6a580
147: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 8cb30feba75cc5be
148: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 20c82b90827e3a00
149: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = bbd2560685fdb927
150: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = fc72c901ba78461f
151: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 1e001bb507d06fc5
152: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = f89862afe705f612
153: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 893e8ff3288bc639
154: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 490a930b3937e866
155: 3 arm
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = 3e47dd324a2d8705
156: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 25b3f54ba6569430
157: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 91de5d4925f7610a
158: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 40b1cce13798b828
159: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7d9ef313fe12d6db
160: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 8, 'order': (0, 1, 2)} (all)
   = 1691140e398dcda0
161: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 1f3ed9e5951befeb
162: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9a1a24867256d9b0
163: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 7c176a6ef31f6bbd
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = d913535d85ee5abc
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = f87f65e66472e108
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 88c29e1432ab770d
167: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = a851df8a7de9a7ca
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 3c835cf940315f28
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 3a633d51e2ca37e7
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ce5d46c5aff93c02
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 4a78c64c70f29c7a
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 7fb4b4cd7eb72a2a
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = e32f3c19d7c91315
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 3aca67ad4a98a2be
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = b8cf5602518d46d4
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 0e7f8c147bd6b294
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 84fca2ef18cc1ff4
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 078a7e482b69983c
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 804d0153b47380a4
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = c5e88f1b5c77a1a7
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = a2a03a99efde5286
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = de3a5d2fde483330
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 6294f5162cbd097a
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = b78d394943727ff5
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 875ae1242d52345f
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 7ae6d21b6d993f51
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = cfec9ac61b874776
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = ba7d6157ab56cf5f
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = dc4e147b9287379c
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = e93629a6747efddb
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = f31d61aac15e4820
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = 4f95d9c9f55ae951
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = bf4c568fc356cc53
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = df317e805bac41a2
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 4b0a94bd50eed468
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 34c6938575efe61f
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 82ca107ad60719cf
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = debc33112dc5363d
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = bcfdf79694aad28b
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = 2889e4e66215bbe1
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4791fd4cef4a8252
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 1053e5624f9ebba9
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e419889c35e6a7d7
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = 9a6c4dc104edb296
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 6f187fdc1a51c669
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 8466d787369bd309
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = b34769cd63edc28d
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = 488058cdb0e1b64e
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = ab45e2d1eec6d1e4
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = db3d2413d5f6f26b
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 998a59c60d7838b2
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5d7682ab62fa3ba5
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = 45ae1fa6962e0be0
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 8a7c986079d34b5a
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 2bb2594587a51b94
216: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = eacf2b5bbe8a5d98
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = b490f703b2aa2f38
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 987d5ef247e77235
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = f4bee8704168abc3
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = a6ffa9e81175878f
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 108f79a9009a2c3b
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = aa0159fe622684ff
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = f95680b331fc9ada
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = b82723c330e578e5
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 6cae5ba9f12b2417
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = ba4c27cb0c1c3ea3
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = a9ab1b097014a1d4
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = decd6f37c9003de3
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8525bb8cc7da83ac
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = 90e57cbacd509721
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = a2516f72344496db
232: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = bd4dd307441f001b
233: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 9b5de3387fce95f5
234: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 34879ceea1dd6462
235: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = d18356774b2f1522
236: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 2fb73c541fac201a
237: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 0205acd8ef5c0176
238: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 8bceb1d095a6c310
239: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = d2ff33826563fc79
240: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = 7d34506db230a6d2
241: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 0f36e98471197fa4
242: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 5e4a78d2c9eb71ad
243: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 30bf847ad8714994
244: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = bb81b39d5fb63f0f
245: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 40465727168fbc2d
246: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 3cb2d58d2c582c40
247: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = 1f4dc4633334dbc0
248: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = b9a8f50c3ef826b9
249: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = eacb2647ab7f10da
250: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = f387c40ced3f7328
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = f61096b7239fd419
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = b9e9ba3a388de251
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 0e337b8f499ff32c
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e2b730f9ee3b4e45
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = e208f36915d8868f
256: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ac127eb9e2913505
257: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 52db5be5f39b3005
258: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 186c3c62b3b9e884
259: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 12} (all)
   = 560dcb886872a552
260: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 69ca31c913d91b16
261: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 222971a22a3c7a11
262: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = d8939e28d4a9715c
263: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = eca48aa7798da16b
264: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 3012ec4a01780306
265: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = db54045a656668b3
266: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = e04f50fbb28e2af0
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 1b8f2af4add9a236
268: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = e7921fa6004b2a8b
269: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = c7c1ee153a557b8b
270: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = b360b3ec924e3a19
271: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 40eb48d4e4a73c8d
272: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5d88ac893011a46d
273: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 0a14eb64b531c88f
274: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 2, 0)} (all)
   = e88710a384cc002c
275: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5cac9a7422387ab9
276: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 5daf52bbc219f8e5
277: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 684f44aec2719f95
278: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = ab3e4c72c41f8274
279: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = aa8acd8ca896a308
280: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 663f36524a0322d5
281: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 0645d8f816660f56
282: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 878993667d793a7e
283: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = c24390431bdf75aa
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 438b1b4862baa344
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 975d02d1ebf14154
286: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = d4f0c51b131c8b4c
287: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 27934e46a10e11c6
288: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 303bef8c15176e12
289: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 92a3e10f54d0006f
290: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 30e2f243cc203dd7
291: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = 4e34162a5fce3987
292: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 043255320bae10ed
293: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 52c3f476b3b1bd1d
294: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 15, 'order': (2, 0, 1)} (all)
   = 76311162c5f46f50
295: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 6ce6fe9bfb809c3c
296: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 236ad6066c22a456
297: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 38e24a4dd8c0c9df
298: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = eb4d6d6fd62d704c
299: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 55149546678b3259
300: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 70c25777abd23712
301: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 7d58665faed1ac53
302: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 10} (all)
   = 49fc319a64877e76
303: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 2bcdf051a48375bb
304: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 7ac571a65d09eef4
305: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = 9e64c5e13155001e
306: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 0f7b61f67524f45a
307: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 36905ac9ff55d5dc
308: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = bde8034a50c18dc2
309: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5b095d2aeb0fecc3
310: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0, 2)} (all)
   = 9f66fca245f33db0
311: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 2a7ec9c448b14829
312: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 427a08d4c94f4fcd
313: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = b2596d2ac76febfa
314: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = ae51a2255b62f170
315: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 0d3c4cd171d1bf24
316: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = c76d585a30ba2b3b
317: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 1b387a55f6622581
318: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = b00ab402e94ed173
319: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 79a43b0484a98fca
320: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   = a1c23de37085ab7a
321: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 3e54a724f968688b
322: * dodge, next 0
   DM-6 drew {'seat': 0, 'card': 0, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 0} (but (0,)) reveals
   = c372268d311b12d6
323: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = eef559f7208325f5
324: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 913261a21ffba71c
325: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 516bf334a375bd6a
326: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   = c152e5c1c18c6275
327: 3 digger 5
   DM-37 digger {'field': 5} (all)
   = 26a9fec83271d270
328: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f40acbb270ffea37
329: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c5d362b182a22f4c
330: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (1, 0, 2)} (all)
   = d33f1649001d58d7
331: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = c92de27ddeec3bfb
332: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 0e7441b541b02379
333: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = e5294794cb1f630c
334: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 3c778e4fb0d0342b
335: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 85098b1b22a5c072
336: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 9664bdfa8b5b7679
337: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 04a5c68f3a3b39a7
338: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = f096330b87d03517
339: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 0c22373ab466fc16
340: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 16c466c2ce6b6494
341: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   DM-9 shuffled {'cards': 55} (all) reveals
   = 70b2d4858bbfd771
342: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 8447ffc72b259ddd
343: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 50815ecde83e5759
344: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = cac069bd2f44cd20
345: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 697906fa4699c6e6
346: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 139bc77a735e0d9d
347: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 96cdbeb73e527038
348: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = c9fecc85e312d7c5
349: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a2c3d3d6c99504a6
350: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9b9bb3593584d6a0
351: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (1, 2, 0)} (all)
   = 1c051c9b9dfb73af
352: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 49ec7fb1817da602
353: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = b87c4b84e854a6b6
354: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = ea3c68b6e3e1521f
355: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = f8e01fc37dfcef64
356: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 526ef2accff9a164
357: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = cc41431ef38808ac
358: * kicking
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   = 8d6cd43a4b0b9e3d
359: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 50814e299a749362
360: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = a1e6cfd5a8e2c36f
361: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = f308b333c7c68eac
362: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = f9f806d84e6f2838
363: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = f1939281d5f11e0a
364: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 13bde5548c3bd4ae
365: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 782b0e27589a045c
366: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 0b9c7ae3210bce4c
367: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 72d8bc06a72900e5
368: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 005f0c9da1fd12d2
369: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 7da262636d68c1b6
370: * kicking
   DM-33 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 1} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 8a1376d454937d72
371: 1 dog 30
   DM-33 put-dog {'seat': 0, 'field': 30} (all)
   = 814e62ab50462122
372: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = df25332f8ff6e3ba
373: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = cfc4d402b4b699fd
374: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1, 2)} (all)
   = 7083f9ae0e9d6a4d
375: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 89d9f5422bb04d15
376: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = 4cf7092e322256f4
377: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 28285594f84ff2ef
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 14} (all)
   = de32ed39eceb0d6c
379: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = ef225eb48a675a11
380: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 7b7bc311afc1b4b5
381: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = ea87f497b40272f1
382: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 7d8c383d23d0b603
383: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = b7c3af15d1a5006e
384: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = 0559c69e4e915bc4
385: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 6} (all)
   = 21cc05d4e1807e4f
386: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 439bea76bea5ec3c
387: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = f34bde3d8c4bf962
388: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = de6d93b8f2ebe1ec
389: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 371dc51925a04000
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 20, 'order': (0, 1, 2)} (all)
   = 1b56ad20ad11bbc4
391: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 02e409a4ccf55c26
392: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,)) reveals
   = 390d5285454d270c
393: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 207ee7469ba9bf33
394: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 16} (all)
   = fdbf1c5f1d012e76
395: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = d0e4a7381d63f350
396: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 6a23ed6de0d86eb5
397: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = dfb51a2308f413be
398: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 11} (all)
   = 4647eba00f388485
399: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 1} (all)
   = 1b980188ffdb7f30
400: * kicking
   DM-27 struck {'seat': 1, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 73905745174cb6c3
401: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = f9d45d2ae450f77a
402: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = a5a60b46b80884f9
403: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = c21663231e0ba18e
404: * cartwheel, next 1
   DM-6 drew {'seat': 2, 'card': 8, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 89abe63424666ef9
405: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = beea7ecc59c31d97
406: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 70b3e2f0c9b501d2
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5c4b76a5c91a834e
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0a557f7027e8adc4
409: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 21, 'order': (1, 0, 2)} (all)
   = 565d82b9aa06e931
410: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = de94bf74947e1634
411: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 0a69e73ce6ee581a
412: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 536952873f317239
413: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 3933ab3622800d6a
414: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = b8507aa2c8444cc5
415: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = ca754c02cb3a1cd2
416: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 6b5fcd93234d65f7
417: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 5cbb7b667df4e710
418: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 0} (all)
   = 45bc42e8daae31d8
419: * cartwheel
   DM-33 struck {'seat': 1, 'victim': 2, 'card': 8, 'dog': 1} (all) reveals
   = a42607791a5b3030
420: 2 dog 30
   DM-33 put-dog {'seat': 1, 'field': 30} (all)
   DM-HOLD went-along {'seat': 0, 'field': 25} (all)
   = 89f3466ac9b008f0
421: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = efd1975366983640
422: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = f20dbbdbe14f5d4b
423: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 282363031be7227c
424: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 71e5180f090ca166
425: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = dea08827524ea38f
426: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 3a4c37bf9ce502f9
427: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 783a4638a624c104
428: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = f568d6173352cfaf
429: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f4c127f0904b406b
430: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = dbfd3639d2c89ef8
431: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 311e9588fe00e897
432: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 22, 'order': (2, 1, 0)} (all)
   = b9f9706661c7c6fc
433: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 1af7b1f3929aa25e
434: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = 868ff2d6c7c8cbae
435: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = e0002cf143be689b
436: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 32eb05aa7d2b9ba8
437: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 78e53680dc626597
438: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 6d68d909302d6eb0
439: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = fb74de72867ecde0
440: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 9b2dca058083b6e2
441: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = a481e652c1a68daf
442: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = eaa111b0835958e2
443: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 6253b070deeacb12
444: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = bcf553e0181b0fd7
445: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 7afdc16ecea99525
446: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 34cf097834c90fa2
447: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 5473dff39775ee7e
448: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = d5337b70996c73ba
449: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 336639c84ab9d3ae
450: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 6fa07058167b5200
451: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 2f64e7294b803dd0
452: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 5d28d6ee6bfdaf28
453: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = 22789277655ff313
454: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 218bcc89977ec946
455: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = cc5d0c74d77efe78
456: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 57d91e04971ead1c
457: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = a2c64e7abe49f1c3
458: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 8fe37554345fa7dc
459: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = d9078c8c10597b02
460: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 921b08d9087ff00e
461: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = d770aa1f8ba3f3ee
462: 2 banquet
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 189} (all)
   = 37865b146230680f
463: * cake, next 3
   DM-6 drew {'seat': 1, 'card': 11, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 7a0d43f21010b129
464: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = c18dc39fa62a3a95
465: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 93251063dab34e30
466: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 3d9369c7c671b1e2
467: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = 21d5a3524e4f6a49
468: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 6f8b6b52450abad2
469: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 62dcc99a501807e6
470: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 5fb4624cee82798f
471: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ae5d6a593c46a9d3
472: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 09a84b816d41c89b
473: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 9212fe0b40bbb4ee
474: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (2, 1, 0)} (all)
   = 47408b42d44cff6e
475: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = eab396e98d9d73dc
476: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 4b8cb07223ccc9a1
477: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 9ef513907fd8e1bb
478: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = 8d463ef4a7eb38ff
479: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 9487bcd0f6993f00
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = faae1f25dad96b7d
481: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 3a4edb902cc7f5fa
482: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 961f7e57163467b9
483: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = bf7b83dd7ce7cec2
484: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 359412bf7cd0ee56
485: 1 action
   DM-T2 acts {'seat': 0, 'card': 13} (all) reveals
   = f3c23ed065776751
486: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 13} (all)
   = 1fa37dafa4593d89
487: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = eca892993f1cd86f
488: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 4034f7dd1fd1ba40
489: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 0d0aa0ef1880aeb3
490: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 31975cc59e4a643e
491: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d8bbd4e707d3b6e0
492: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ff01b9ce612f2599
493: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 25, 'order': (2, 1, 0)} (all)
   = 7066af39feefe535
494: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 7909b692e8d8a9cb
495: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = c4abb1dc1061d0e6
496: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 0b08cd39cfa6209a
497: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 3fbde4f25f40e5d6
498: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   = ab8d5dda104d6165
499: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 2, 'back': 1} (all)
   = 69952f98691af069
500: * beating
   DM-33 struck {'seat': 2, 'victim': 2, 'card': 7, 'dog': 1} (all) reveals
   = 832e8cd077fd6507
501: 3 dog 31
   DM-33 put-dog {'seat': 2, 'field': 31} (all)
   = 917a85a8d94d7c78
502: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 1ef2e247103a9518
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = bbec4f845f355bae
504: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = de2aca924e9ab6ae
505: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 28, 'knocked': 1} (all)
   = 5e3abe8a4838799a
506: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = e0150cb1b2928cde
507: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 4ebd35d91632ea43
508: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 3bf800892f915970
509: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 9e291cdabff1753d
510: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7a562b7c978362ff
511: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 26, 'order': (2, 1, 0)} (all)
   = 307a561dcc0324b8
512: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 384c908734161e30
513: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 65863f170c18255b
514: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 6ae7b6723038ce4b
515: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 3f7195ed4ed4f6d3
516: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 5357262cb33c6491
517: * header, next 1
   DM-6 drew {'seat': 2, 'card': 4, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 2733bf61bf7efc59
518: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 9f996337f2ff435f
519: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = f4cf351c8727500e
520: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 5eb96636353e0e8c
521: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 5b3f92032a3ab24f
522: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = ec31b99905653c0e
523: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 5671270f9fb4d7c7
524: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 97010e1320670bcf
525: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = f30c7788c7f63a5a
526: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = bc3d0b1bd4fb9f9c
527: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = d4c0050923cec90d
528: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = a8f0f8e3167be193
529: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 41cd4c673c55fe3a
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 27, 'order': (2, 1, 0)} (all)
   = 4164abba38c1a342
531: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = be0e7a832db033e1
532: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = c54cd2c4403267a4
533: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 0935b579f7043e77
534: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = cbc7b98141be84af
535: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 90ee00122f359eaa
536: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = 6bedea175119edca
537: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 44962e62ae0383b3
538: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 78da058ed7331396
539: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = acaed1f48fe06739
540: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 14bb9e074505fd01
541: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = c39606f2e915eddb
542: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 86608ffd11ffc73f
543: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 6bc2a1918890ca34
544: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 16b38bdc971feff1
545: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 4c328dea784c9418
546: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = e7215ba3fe7a9783
547: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9af67bea23a9974c
548: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 28, 'order': (2, 1, 0)} (all)
   = 790640d1457d3aa1
549: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 7a0dc5508a48bcda
550: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 69957b980169a365
551: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c515a99143e7239b
552: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 2f6cf39a86bb9af8
553: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 19378f1e2cafe057
554: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = f30297c72798b9c2
555: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 14b8ccb37baa68f5
556: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = e62befc127cc4986
557: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = 24ca769ec4388826
558: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 2c989966ce286dcd
559: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 574655b97a75c91f
560: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 6d9de96b7485b158
561: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ae62232c71596a9f
562: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 29, 'order': (2, 1)} (all)
   = a5c49f3966f14e3b
563: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = a00921aae8e54c79
564: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 1674622c3ad19202
565: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 35d08022719c8d1e
566: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = fcdf5e3abcb2265e
567: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = e1d84f010e89c208
568: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = 26f3ed4f1450a5df
569: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   = 5a8644ef8e767ae6
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (2,)} (all)
   = 825f419150847439
571: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 07eb2a74dfd69b60
572: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 4} (all)
   = dc30119c07f31649
573: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 999ca31ad21c7604
574: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 179a0399d39a7ec1
575: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (2,)} (all)
   = 24298338bb504f7d
576: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ad2e36b7164aaad9
577: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 33a2c380816abba7
578: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = 8a28c16c20e19f73
579: 3 go 26
   DM-12 walked {'seat': 2, 'field': 26} (all)
   = d55643d8eb888745
580: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 22fd0e259ab9b66f
581: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 32, 'order': (2,)} (all)
   = d22e146602219b8c
582: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 7a13c196d222abd8
583: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = c3c5590029a74ecf
584: 3 go 27
   DM-12 walked {'seat': 2, 'field': 27} (all)
   = 42598e0c31e194c3
585: 3 go 28
   DM-12 walked {'seat': 2, 'field': 28} (all)
   = aa265ebd5ea4ae0b
586: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = be76e6b43a3795ac
587: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 33, 'order': (2,)} (all)
   = 56a4b5ffeb030308
588: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 1e5eb8ee266184f8
589: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = b186ae529f2eea41
590: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = b9a0dc2131c71af8
591: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 54e43051285c8bf4
592: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 34, 'order': (2,)} (all)
   = 74bbb1311dd6f52e
593: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 2d7ab2844a255a8c
594: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 5b58ca48a5d6b4a0
595: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 77727735e9a25851
596: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = ad6bca1d8df7b9be
597: * snatching, next 0
   DM-6 drew {'seat': 2, 'card': 2, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 0} (but (2,)) reveals
   = fe5e4a8accad5096
598: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 35, 'order': (2,)} (all)
   = 1d5ddfe306d3603c
599: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 26172aa35c5b6ed7
600: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   = e400e82ea7f76ae8
601: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 2, 'victim': 0, 'field': 32, 'knocked': 0} (all)
   DM-38 home {'seat': 2, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 0cd496a3ad6b96d8
1 place 1 points 13; 2 place 3 points 6; 3 place 2 points 8
