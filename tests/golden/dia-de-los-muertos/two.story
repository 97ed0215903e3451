   = 3a5b460f32ec9169
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = c53f67d0a7a99778
2: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 1e9ccfe8d886af64
3: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 4692e2f2986ca6c1
4: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 29bc56f122dba26f
5: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = a7b74675b8b3fbea
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 7a3142baf727218e
7: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 2a06de1c38a84a3f
8: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 2f6b60c05a2d4635
9: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = d795e18712e1800c
10: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 5cf3a3d9d561aefa
11: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e7547613757230bd
12: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = f1263c8f216b74b3
13: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = faa54501e5c783dc
14: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 3cea1274f0eb2b94
15: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = f03cc915aadabba9
16: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 2262fd946bcd7f35
17: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = be1709cb397cb3ae
18: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 9bb3467e73bf6209
19: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = d5dc20c96df2c9b0
20: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 50d9572aafb97370
21: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = aefe3028b7ecc744
22: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = a8345aac61a0f0dc
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = 755d54eb3c91ac3b
24: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 2cd612aa2f34d7f8
25: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 224902f3dfd51570
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 7876786b73c1d41a
27: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 8bc0963c3c8272c8
28: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 43c20a50ae2c8d21
29: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 39b8c871f92560e1
30: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = e0808cc4abcc7ead
31: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = adffe5015e9e423e
32: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 33033167347ee7e0
33: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 8932d744fa979917
34: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 6e48bda2f119d1af
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9025036882e95b82
36: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 7b40ded316f13317
37: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c9c06a77485b8826
38: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5b27e288baa2791a
39: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = da141df0f8e4720a
40: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = 74d0a7e80fcf960d
41: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = e0185d67c9b127b0
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = f1a4593e14713444
43: 2 go 4
   DM-25 wheeled {'seat': 1, 'field': 4} (all)
   = aa1caba31a95d7f8
44: 2 go 6
   DM-25 wheeled {'seat': 1, 'field': 6} (all)
   = 80fb7be95b6c3d79
45: 2 go 7
   DM-25 wheeled {'seat': 1, 'field': 7} (all)
   DM-25 targets {'seat': 1, 'victim': 0, 'card': 8} (all)
   = e1dc57880b9b4470
46: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = 6b5c3efec92b7621
47: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = cf1548637f09b257
48: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = acd7846135439a78
49: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 685b7a3bab38d40f
50: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (0, 1)} (all)
   = 8db74e2035126d98
51: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 82f5331f15fd43e8
52: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d1d1156f3747ef41
53: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 32daa3f1f65f10fa
54: 1 go 8
   DM-23 leapt {'seat': 0, 'field': 8} (all)
   = 731c0eab91cb66ff
55: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 937f0f8a7a1f2873
56: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = c568a73583053c37
57: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 622b44084b4826dd
58: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 581299bbd340ee58
59: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 6be77881859aefd2
60: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 71e33f92b65a4b03
61: 2 go 19
   DM-12 walked {'seat': 1, 'field': 19} (all)
   DM-35 festival {'seat': 1, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 4fab816d7fae7455
62: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7ab0757a3616ff7c
63: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = 61391affc4444a38
64: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a97e6550393c45b7
65: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 205cf878f6cb1208
66: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 6894fe53d5a463de
67: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 96167d33d663ed37
68: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 35897fac1e88b19f
69: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 06ef912d8119f71c
70: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = ed0810d7a90132d7
71: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = fa5e8ae40b7faee1
72: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 2f0cbc7e0a77dbdd
73: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7373f2ce738f9207
74: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = 3afbb212637bda39
75: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6d0a6c9cba6d347a
76: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a89d2c6843e46e82
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 10} (all)
   = 5e88b935b7d90c77
78: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = d8d529ecdc6c3f3f
79: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 2a8553e330b5059b
80: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 0f97fb67abd9a661
81: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = d7ce597d8e65c107
82: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 556d164dd1c7314e
83: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 057e4b6e22046a8e
84: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 9d21e0d22f94bc39
85: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 840011c7fe2bab4f
86: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = ebe13b709c5ffe19
87: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 6c2c126a5c9b7e0a
88: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 904028bc42a26333
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 0832ed6a6415c0d3
90: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 2a65f553b2e0f574
91: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 0cf074d8a65074cd
92: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 8670399bf860f1af
93: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 700223997cb06428
94: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = 098bc33741671de0
95: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 26437e380f21e6f0
96: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 62ff7e2682c3398e
97: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 5df32c62b9df0ad1
98: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 00a8854fb12c1e64
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (1, 0)} (all)
   = e5b21e3de3313603
100: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 98314f80d3aa2358
101: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 1f8baed505795d41
102: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 1e8cee628e0be60d
103: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = c912e0148625ef05
104: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 3b943be0e7b51d34
105: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 89871a73595c53c6
106: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 63b3a4aa9443fda4
107: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 1e9f74b972b7b496
108: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = ed0707a2abec2503
109: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = bee3ddefba75f918
110: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 3343acf00d743d48
111: 1 go 21
   DM-12 walked {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 74c03f42dd7ff284
112: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = fb93a021e5ab2303
113: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = c08d1a3131bb8e5f
114: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = c23dc2f25bd72d6c
115: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 29acd3f895c4ca5e
116: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = a1861ed476568432
117: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 29f4a35392632d4a
118: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = 1d39d73083670a1e
119: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = e900ad6a3c292148
120: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 7fc8e0775dc271d6
121: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 356c1230153a65e5
122: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = c110ff58b27551c7
123: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = da2ac8f692709da5
124: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = dc1073c328bc23ad
125: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (0, 1)} (all)
   = fc293f4e1054e8e2
126: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 62e5f42eb2b72525
127: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 165a80190399adfe
128: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = bfc33c8218b6aed4
129: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = fb38a4ac5fa1a517
130: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = ff6c51901c746f9a
131: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 35f8608f882b4c06
132: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 3a9f9334a2a5c7cf
133: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = eb3e5da08c3d8d46
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = a707b476c4181f8c
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 74f26152c5c08af2
136: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 99a76c3f25c2871d
137: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = ca73f98fa17eaa06
138: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 4c2dc0600301246a
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = c40e3df40eeed1e5
140: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 7ac5c28328ca35bb
141: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 5a71eff0b2fcfd0e
142: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = b078dbc562c25a75
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = 75659bde667d4dc5
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = c947e2b59ce1ac5f
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 8e654835f940328d
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = f92e6a7aacc5b553
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = c1ba007fbf9661f4
148: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c2fc17d3efea5fb3
149: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 93fcd21175566f70
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 3afc847aeabe40a5
151: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 44bdb524dcd52e40
152: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 1ab00b022c4901db
153: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = a8febd4c40b3c583
154: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 617c446821a2df44
155: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 7f8d06998d3561b8
156: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = 82fd942129a28b15
157: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = fd40e2ccafb3b14a
158: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = e8fa01e1be0df1ec
159: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = d5c9105b28cfc0dd
160: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = 72fcdb0a9369c0cf
161: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 84f78b818a161faf
162: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b4a935abf2487b83
163: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 719b979247b5df69
164: * skull, next 3
   DM-6 drew {'seat': 0, 'card': 13, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 35b79e7e24cde8df
165: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 113ed0caf33cf4b9
166: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = c7fe05c72570b818
167: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 61f0f348af19da3f
168: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = a9bebb454c5b60b2
169: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = b63bcd83fd18caba
170: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 822d68d18f477514
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = eaeb7ddbf2f8358d
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = b00f62734ff9f98c
173: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 68c4b771682caf34
174: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = bee2cf19cae89464
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 1383441d6f1215ff
176: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 952c9a07842dc5b4
177: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = 0c0da0f2d9436392
178: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 895d551f66374bb5
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = a4dface50915d5e7
180: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = a966f9ea835e81d1
181: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 6de639ffa5ded282
182: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = e3e75dd1b10e8e49
183: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 15c3fd64dbd31a8f
184: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (0, 1)} (all)
   = 14c9f96057e846b9
185: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 849e0d89ea06a889
186: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 18c2c61017c5e702
187: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 065ca2fcdf6f8fb8
188: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = 5aeea57f5261aa81
189: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = ae7251842f421169
190: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = 0cba132aab6adb9c
191: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 6e18066ece3facc4
192: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = fdb790d0cc9d7c58
193: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = aabb35ce6e3c07aa
194: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = f5cf31ea916cdb7d
195: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b38c5cccecf5f61e
196: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = 43c40c96a956e37a
197: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 87ac967083d8f440
198: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 730ef3c87807486e
199: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 198333b88911a40a
200: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = d422097e1a59dcf0
201: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 9029abbca147bae0
202: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 775f6a6796e6e29d
203: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 37cce05a4d44757f
204: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 2d2a8dea40f3e3b8
205: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 04cc86097d299691
206: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 004c54e7eaa0686a
207: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 8d3fcbe2ec0df00c
208: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 099f18ac0e01e3e7
209: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = eb99ba1d82000366
210: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 4bdfa083062c22f5
211: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 7df8330174a2d1dc
212: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 42218710f290993c
213: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = f41f14e842ea1acb
214: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 31bd9bfbf1600083
215: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = e7bfae41e05cba3e
216: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = ae697fcb6dd28f25
217: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 87c8457b5cd39210
218: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5e8e7c45f117bae6
219: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = e988e9bab6c6e043
220: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 18, 'order': (1, 0)} (all)
   = d56d4409e2639c98
221: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 1f54661428dec8f9
222: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 6326ca8036694bc8
223: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 28} (all)
   = fb6a36b5fd4c2cde
224: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 3ac19ad520ea14bb
225: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 18cd52668cc535b1
226: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 864a6c3f02184b6f
227: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 571c3fad4187bfb7
228: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = a62d1b2ab256ab34
229: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d8b9856d7e730551
230: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 27c9d3d64ad5b40c
231: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = f0759fc90dfd0510
232: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1)} (all)
   = 4140b801df2b2874
233: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 0e153e1b88a883e4
234: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9d1cbdf8d25d86d4
235: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 5ec36cb242edf4c9
236: 1 go 32
   DM-25 wheeled {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 4003fc271e01029e
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 5812ebb2753be8e7
238: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 014466e86e887c24
239: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 77f49bde5799ce0d
240: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 026e73a6fceed81c
241: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = b1a4c35ac240d7d5
242: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = ce2496d9910784e4
243: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = bfab6d730838ccdf
244: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = 61af5b64c41c55a5
245: 2 go 32
   DM-25 wheeled {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = b826439e4a719d32
1 place 2 points 7; 2 place 1 points 11
