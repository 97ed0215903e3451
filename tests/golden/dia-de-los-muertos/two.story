   = 726b618df5947b0e
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = 4b95b932f7345494
2: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 8dd9aea67a3a000c
3: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 6b234eb5c58ef8dd
4: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = fd08b59fe7fa80e4
5: * leapfrog, next 3
   DM-6 drew {'seat': 0, 'card': 1, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = f5b1a1751b03d8bb
6: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 30c9773dfce65d5e
7: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 386e2d83b7d99f5a
8: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = fe98ab728f6949bd
9: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   DM-1 round {'number': 1, 'order': (0, 1)} (all)
   = 1496281b54faabcc
10: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 2bd0c029ee4bac37
11: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e8727201b594b677
12: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = ddcb85b8aa5650e2
13: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d9bef2aea87b9f9f
14: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = d939f084f149118f
15: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = e3e51c724bacde17
16: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = b282d76e7cb1bd95
17: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 680fb6179b579f98
18: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 50a40e5c79a52c39
19: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = f5c99d07971f5e3b
20: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 55e5bace2072a4d0
21: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 093616ff20ff89ea
22: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 888df15b57cda423
23: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1)} (all)
   = ba9c28afb5e9a812
24: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 91fe48c692a806b5
25: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = df9819797eb7d273
26: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 294ab7643f6bb3bb
27: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 8aa420dd0a1efde2
28: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 7086b17c4ff0124d
29: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 6281ba6c178e94cf
30: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = bb46461ffa74c980
31: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 7de36c70723326b0
32: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = ac60d41aeab8347a
33: * cartwheel, next 3
   DM-6 drew {'seat': 1, 'card': 8, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 967eba66ac6e53d8
34: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = e08e462c6046edf9
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 673e2d43a49ac995
36: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 3, 'order': (0, 1)} (all)
   = 67710e3d6d867dc9
37: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 9533c11485d8b92a
38: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 66d8d30809af357f
39: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 7dedc1b9c84ddc3c
40: 1 go 4
   DM-12 walked {'seat': 0, 'field': 4} (all)
   = 2d201b302c0d8489
41: 1 go 6
   DM-12 walked {'seat': 0, 'field': 6} (all)
   = 4c38934a83d89112
42: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = ebcdca49cfd5c48a
43: 2 go 4
   DM-25 wheeled {'seat': 1, 'field': 4} (all)
   = 8c7717b20da5cd44
44: 2 go 6
   DM-25 wheeled {'seat': 1, 'field': 6} (all)
   = 740a39610f6aea10
45: 2 go 7
   DM-25 wheeled {'seat': 1, 'field': 7} (all)
   DM-25 targets {'seat': 1, 'victim': 0, 'card': 8} (all)
   = d114a6992a708e0e
46: * following
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 6, 'dog': 0} (all) reveals
   = bc85b761814c78a1
47: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 1f931d7003d1e9ef
48: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 84a6fe8f8da450b1
49: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 2f7020ffca2b6894
50: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 4, 'order': (0, 1)} (all)
   = a8cc116fc2736264
51: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e4b2c3d3fdf1ffae
52: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1852178c86ef7b52
53: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = c62ccb43dfa09f72
54: 1 go 8
   DM-23 leapt {'seat': 0, 'field': 8} (all)
   = ce27bfb6014c0959
55: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 48005d0b6c6cf3bc
56: * beating, next 1
   DM-6 drew {'seat': 0, 'card': 7, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 4027bd73396c4d80
57: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 6a797afee122c14b
58: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 32b25cefeb0ab79f
59: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 3cd9f6e75861414f
60: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = c50efa1be3ae167e
61: 2 go 19
   DM-12 walked {'seat': 1, 'field': 19} (all)
   DM-35 festival {'seat': 1, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   DM-36 digger {'field': 27} (all)
   = 84be92dfb18df3fc
62: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 38bbac96ed6cb097
63: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (0, 1)} (all)
   = b7d888833881dcab
64: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 09f9eb6c83ed563d
65: 2 lay dodge
   DM-2 laid {'seat': 1, 'card': 0} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = f6506c4bf7ebafa3
66: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = fffbfaa0fd06472d
67: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = e4b7d936b3d50545
68: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 3733216973227ca9
69: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = d77c8bbe6710b3ca
70: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = e920042938f99bee
71: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 30071799ad941593
72: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 87b9761b80532128
73: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = a2ee2dac42c86db9
74: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 6, 'order': (1, 0)} (all)
   = f0e07028c632d775
75: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 8248f4f4a6f350f7
76: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c6a45439326ecf2b
77: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 10} (all)
   = a666ac4b17bfb134
78: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 2d6567ed075d5b5c
79: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 5af31a8dabba186c
80: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 073217e49e20bbbe
81: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 1541078e5cc5028d
82: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = c8725d0454b545a3
83: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 55a26a513b5b17fb
84: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = dae9ab073b73dd33
85: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 0ada7c19d13caccb
86: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (1, 0)} (all)
   = 01f0ec0d8c62c7f6
87: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1514767c9fe5e44b
88: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ba4ea0d5ca66b87d
89: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = f3d08030b98d3da9
90: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 2c9f42fb17157a62
91: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 59b9005d431b4e41
92: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 6a4307b3ed7a21a7
93: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = b13ccb2b03098b19
94: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   = cbba7f38bb5cb431
95: 1 leg
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = bd5b33862abfba94
96: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 815e92226d7bdfe9
97: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 8c98bd4af1ca17a2
98: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 13cec61b40ff8f41
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 8, 'order': (1, 0)} (all)
   = cd17e4a11aa86568
100: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = a81f29ddca1411f0
101: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 98ff6f03b31052e6
102: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 80b687dfede2ca31
103: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 26b02c8ee26ae119
104: 1 pass
   DM-30 suffers {'seat': 0} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = fd67120b548ad2dd
105: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 104576175c60a080
106: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 33c8380157272e9a
107: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = bb76592337ea6c67
108: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 297d0f6e6b2bf655
109: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 36bc6c1ff4738ddd
110: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 50bf098fdf5a8800
111: 1 go 21
   DM-12 walked {'seat': 0, 'field': 21} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   DM-36 digger {'field': 25} (all)
   = 85cd78ce417cb628
112: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 48a08501c4cf867e
113: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 9, 'order': (1, 0)} (all)
   = e901d185bf8e6584
114: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 0bd03deaf1ab3d9c
115: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = c41aebbf9a478c9e
116: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 43c870ca67c5c330
117: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 771d52ac68400922
118: 2 go 12
   DM-12 walked {'seat': 1, 'field': 12} (all)
   = fa03a5d6bcc9ece0
119: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 51a4d5ad9b118ec3
120: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 08c536db0c76be94
121: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = af5f9c09181709f3
122: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 74cbe6402aceb036
123: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = c8693ac258f7acd3
124: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a6856f0190fdd324
125: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (0, 1)} (all)
   = 54afcec0401bafb7
126: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a83c06dc43de51c5
127: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 869f9a6502b28617
128: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = d7ab709f8fd0c67c
129: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 25dcae2d0b9a0a23
130: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 841aced6522c3d79
131: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 7352641839831dbe
132: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 4c11039344a61acc
133: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 789480f87540b632
134: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 07a6b99b437a5d7b
135: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = 437e560397203345
136: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 016890c7568b5f71
137: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (0, 1)} (all)
   = fcaba99290339787
138: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 1b62766ddf8466b2
139: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = e651c1eea7123067
140: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 3a81ebffd909306c
141: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = a8eaa1ccf0c06718
142: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 36132605c951c930
143: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 6} (all)
   = f3fef54ce521c5fd
144: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 8d97d4cd8efdc9d7
145: * hustle, next 3
   DM-6 drew {'seat': 1, 'card': 9, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 3c3ec1422613cd53
146: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 032b24c3db254f07
147: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 12, 'order': (0, 1)} (all)
   = 60bc1184754e385a
148: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = ffceb56a99963041
149: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = ee388b6eb943b3be
150: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 3c93908328702c4b
151: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 33ff6674bc419965
152: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 1501e468f86ebebf
153: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = c72040d302aa9d4a
154: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 7ef4ad57061022ea
155: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = dc896b02588228c1
156: 2 dance
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 188} (all)
   = 1ecb3393bf0fb614
157: * hustle, next 2
   DM-6 drew {'seat': 1, 'card': 9, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 3cb465807d6e250c
158: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 5be674016c4d6ec6
159: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9c3cb0c05ffe9cce
160: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (0, 1)} (all)
   = a03a846fb058e1b9
161: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 5ba301ffe651287f
162: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 9d17bac0aa4e38a1
163: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = b272d2c28dffb79a
164: * skull, next 3
   DM-6 drew {'seat': 0, 'card': 13, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 7a779d5e205dcdbb
165: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 0e184efbedad2e62
166: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = a350419ef613a128
167: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 650aaf0bf4a404ef
168: 2 go 24
   DM-12 walked {'seat': 1, 'field': 24} (all)
   DM-35 festival {'seat': 1, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 27f70d9b9c4b5751
169: 2 digger 5
   DM-37 digger {'field': 5} (all)
   = ee3a69cef2f22c71
170: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 5d2dcac6038a677a
171: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ffc2ff07cf53aedc
172: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 14, 'order': (0, 1)} (all)
   = 32107195264e39f9
173: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d3fa101b1ed85b62
174: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 7345453fdadce25e
175: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 75ddf3c445b43cd1
176: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 7276b8a1a2ab686e
177: 1 go 14
   DM-12 walked {'seat': 0, 'field': 14} (all)
   = 0fdca40b94d9b398
178: 1 go 15
   DM-12 walked {'seat': 0, 'field': 15} (all)
   = 691e69a32f56d7a9
179: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 6983e044dce27c3d
180: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = c564b02e4cdf2001
181: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 115512732f18af71
182: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 8c0fd8b5a12266a3
183: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 14d798f283e9fe80
184: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 15, 'order': (0, 1)} (all)
   = 4c4eddac5350ad0b
185: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = be53b92c4bf208be
186: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 7229260d8e22c2a1
187: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 53704fb824f6aabe
188: 1 go 16
   DM-12 walked {'seat': 0, 'field': 16} (all)
   = 3e4f8fb13d99b36a
189: 1 go 17
   DM-12 walked {'seat': 0, 'field': 17} (all)
   = 2a6a754e8fb47f12
190: 1 go 25
   DM-12 walked {'seat': 0, 'field': 25} (all)
   = 900e33dfd10811cb
191: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = fc483d7f8c943e6b
192: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = d00e4502a43e1bc2
193: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 62c97b6d701ef30c
194: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 8684e8e5d9583658
195: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 8c89455bf462d430
196: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0)} (all)
   = aa2e53cd8a5ed6a1
197: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 9703257a71c132b2
198: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 7adf65d5a7b88c95
199: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 341a3f5444c5aa24
200: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 6faf81bfe8858443
201: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = e4f85c4a075c9b08
202: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 604239cc14b36427
203: * bone patches, next 2
   DM-6 drew {'seat': 0, 'card': 5, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 094a6808d955359d
204: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = ea9c500bfab2e947
205: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 3a68ec5a29aafa2b
206: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7584d4a7737e225d
207: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 802fa24f5270b416
208: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 17, 'order': (1, 0)} (all)
   = 704f81d50b6009dd
209: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 59b6960d568316f4
210: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 07aa3fae92503a8b
211: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = ae15c5c2cdf33638
212: * following, next 1
   DM-6 drew {'seat': 1, 'card': 6, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 53fc90210a0df2dc
213: * cartwheel, next 2
   DM-6 drew {'seat': 1, 'card': 8, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = a6b76a852740d3a6
214: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = f75b6ecccc37eacf
215: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = b693ce8823c680c8
216: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 073ecbd4e1b3733c
217: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = fbae6d0c31fda39d
218: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4ade394e2f2309cd
219: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 40194fe848b233bd
220: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 18, 'order': (1, 0)} (all)
   = 02200f20c10ea734
221: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 35059c5bf28d0ece
222: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8289cb6563427b57
223: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 28} (all)
   = 8ede7d0525965a63
224: * flowerpot, next 1
   DM-6 drew {'seat': 1, 'card': 12, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 9a8162ca22e4340a
225: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = ad20c96b373dcf5a
226: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 2c2e430e7a822f1b
227: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 73b1dc88fd4868f9
228: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = d0573f86c3e69b4e
229: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 3605b1eeb3239c03
230: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = d9785fcfe524771c
231: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = bc2542dc20b3e526
232: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1)} (all)
   = 8b3efdfc47eba53c
233: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 85ce61cc31048f3b
234: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d6bc8c1724b83316
235: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = c0f4904cf09461fd
236: 1 go 32
   DM-25 wheeled {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = b808f834af9cbb1e
237: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 48cd311ad8fd668d
238: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = d491fb1073ee589b
239: 2 leg
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 713aa42b5e99e663
240: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 5893780a29425b94
241: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 834f818ede1840d7
242: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 20, 'order': (1,)} (all)
   = f4b66a881407c8ca
243: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4ce3a8c308294e23
244: 2 action
   DM-T2 acts {'seat': 1, 'card': 8} (all) reveals
   = ac8fab5be9edd8cf
245: 2 go 32
   DM-25 wheeled {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   DM-40 ended {'ending': 'home'} (all)
   = 6d92cf97534f7517
1 place 2 points 7; 2 place 1 points 11
