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
138: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 08d8b0f9bc83fbeb
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = caf6c8216d9240af
140: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 14f058055be2ec2a
141: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = ae4b325a7a3d0f8b
142: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 7db00a269c668d61
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = f2157e4fc0159af4
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = c99fafcd768ba504
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = b16b86f3a6072891
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 191e730f71718872
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = df51abd7b775c78a
148: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 7862471888dd7b13
149: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 76e5bed7813d97c0
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 23} (all)
   = 962b91c609421d00
151: * bone patches, next 1
   DM-6 drew {'seat': 0, 'card': 5, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = ba5309b773ca81a2
152: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = c3a25ad0cc2bff73
153: 2 action
   DM-T2 acts {'seat': 1, 'card': 9} (all) reveals
   = 0bcd9dc25a7706a0
154: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 9} (all)
   = 5b03eeedd25f6d6d
155: 2 push 22
   = 4235c32e041fe877
156: 2 go 24
   DM-22 hustles {'seat': 1, 'victim': 0, 'pushed': 22, 'field': 24} (all)
   = d49054c7224c8489
157: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-22 hustled {'seat': 1, 'victim': 0, 'pushed': 22, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 7103a1c00fa6a60e
158: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = 05450bd4acfbdb0f
159: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 3b3ad721e96a0490
160: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = e679df8abc5cc643
161: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 6a397fccc3ecae26
162: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = 77fc403ada69339e
163: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 459af21eb9966b15
164: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e8e6ea4712313d0b
165: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = e6cc3dad442e219f
166: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = b9e29a54232208e4
167: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = 7db2a2dd700c942d
168: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 1a8a366182a59a1d
169: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = a648a559bb0c540e
170: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = d6f2b186f24bf437
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 98727c3e2f42dc18
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = 03a326bf072834c7
173: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 802e189ec3b50743
174: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 023d51cbc9df04ef
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d2faebcfb2516397
176: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = 954593531b437e20
177: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = e20d0fff02e368c3
178: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = e86cb7b2cef02faf
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = ace70a97e970e29c
180: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = be7fae3d3668d974
181: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 78ccb53fd24858bf
182: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 648e87a2b7635b43
183: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (1, 0)} (all)
   = b3c7e9167f804bb0
184: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f0300f587dfaf33c
185: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 664e165226e1a5e6
186: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = d3a6b6086af78e82
187: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 424aec5a67b070ee
188: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = 68ace2552cdb70dc
189: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = d25467b559cf6269
190: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = bdc6ac0c75efc931
191: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = b11dd16eccf8e675
192: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ef296e7a5f539e73
193: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = 4755bdeb3681a67c
194: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 8ab657e1a58f6a10
195: 1 lay cake
   DM-2 laid {'seat': 0, 'card': 11} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = b16c44367081439d
196: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = d9a0203160b7759d
197: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = da57c61de189f7a3
198: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 8a52349e837a7174
199: 1 action
   DM-T2 acts {'seat': 0, 'card': 11} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 11} (all)
   = 6d998135b4453d21
200: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 99f4455e2762bf0c
201: * cake, next 3
   DM-6 drew {'seat': 0, 'card': 11, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = c288d4a3b864192e
202: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a074d5a4d0a97b37
203: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 62896ffc0b757dcb
204: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = f33d2d7f5e3614e0
205: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 2c3d5e05dd07c8db
206: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = e24bccc213ef93d1
207: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = b4f2636cfabac671
208: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = a3c5926d6190ddc3
209: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = d9d1127e27238519
210: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 33fbd6f6576638cd
211: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 80aa4f7beea41aec
212: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 18, 'order': (1,)} (all)
   = 571846c32ea06a91
213: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5011eca2fd866ae2
214: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = b7910e0e93b74a85
215: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 75b002f5dd34a1ac
216: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = fe3d694344ff741b
217: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 19, 'order': (1,)} (all)
   = 3f5d239a30f85740
218: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 681dd518feed03d9
219: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = b5589b11c36e7b69
220: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = 3989e6184ac0b2cd
221: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = 2296dc5182e2f98a
222: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 922b99cca05c0c27
223: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = 9eb84e74dee600c6
224: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 48321848860aa8cd
225: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 5bb19ce174caaec4
226: 2 go 26
   DM-12 walked {'seat': 1, 'field': 26} (all)
   = 4d5a16cdd487f081
227: 2 go 27
   DM-12 walked {'seat': 1, 'field': 27} (all)
   = 531baa105a9537d5
228: 2 go 28
   DM-12 walked {'seat': 1, 'field': 28} (all)
   = 33c944246fdba24f
229: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 21, 'order': (1,)} (all)
   = 260cf6be91f1d2c3
230: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4d016b5ca5d201b2
231: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 1} (all)
   = cd1f4bc0462b48c2
232: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 96c932278298438d
233: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 41a38d60e91cd49d
234: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 249d80bfbba70abd
235: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 22, 'order': (1,)} (all)
   = ce5c0d8d2a35ecb7
236: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = cd5580398197a238
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 10} (all)
   = cf2f7d4435f2fd99
238: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 13a0fa8d0e679319
239: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 99b8aba881291c6e
240: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 09b3721165708f62
241: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 23, 'order': (1,)} (all)
   = 61935de21b6e22b3
242: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 6126107cad181b5d
243: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 5522493260b4042b
244: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 8206b0c2872056af
245: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = b85a839283f5f73d
246: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = f8ae07281508346c
247: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = b20bd21b28e28381
248: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = c4cf8d7e69f6a42d
249: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 24, 'order': (1,)} (all)
   = e897c7ff0f508e4e
250: 2 lay flowerpot
   DM-2 laid {'seat': 1, 'card': 12} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = ce9fecb7f221f049
251: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 7433d3654afa9425
252: 2 go 32
   DM-12 walked {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 48d11da59adeed02
1 place 2 points 7; 2 place 1 points 11
