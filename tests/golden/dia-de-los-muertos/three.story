   = a3c0edd49fe263f8 f4e51a394a9b8826
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = e1d9f4e20a679953 cbfb9e1ce444e957
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = af2b86ea4cca5526 7a8e1efc3d6cb1fb
3: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 65a53ae2f5fac0e6 1013f21f463104f9
4: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = d3dccd0b316535c1 051b6de6bee21051
5: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = c8b9d23612f74961 7757f96cbb81e76c
6: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 1b89c6d0133a9013 dad8fc1917896402
7: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 652090439495d273 e24d103b01bc67fc
8: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = ed3928684b56e399 dae2269ec45060c9
9: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 461a2770e534b2da cff70607e8484873
10: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 8f0dd578a3f08dfb ff01e40f98789ddf
11: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = b322b79fde9c86bd 41f84a213ff05cf4
12: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 0bef4aa23dd64505 688800851f5c2e2c
13: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   DM-1 round {'number': 1, 'order': (0, 2, 1)} (all)
   = 866ecdc45f48f39f 511517ad652e0c71
14: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 280c1613e0290260 25835124a8afd45f
15: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 3e5428aa3c0fac32 849fa4fbc0f1b8fb
16: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 0fb55df4f5f9167e 1df9161a96a9c2c1
17: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d751c874a3939805 78e1f528b1461131
18: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = b6e1817d7117e50b a0f66861790ce82f
19: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8c3a5d52c69902b6 cc8afd2bbc5e5a3d
20: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 59be17124ce38540 8014f45dc6be3df8
21: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 140409b08ead1d6f aa34365346979110
22: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 10002679831c904b 3089202b0ea00435
23: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = b57776ccf2ae1c85 cd07ac1b07f28a71
24: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 8dd2a3e3c3cc22d7 7644e5553d963cb7
25: 3 go 2
   DM-25 wheeled {'seat': 2, 'field': 2} (all)
   = c320b57f90b653fa f2d18365edac212c
26: 3 go 3
   DM-25 wheeled {'seat': 2, 'field': 3} (all)
   DM-25 targets {'seat': 2, 'victim': 0, 'card': 8} (all)
   = 58da2250105ca453 f449c9af0e98f1b9
27: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = da44ef89ebe0abba 80ec4610f8b79de8
28: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 415ae95a8b826504 76bc877a5521e7d8
29: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = dc582ecc3f1da907 01c8e8ebc8a9132e
30: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 07ba723cdf789f1f cd05fc2c64f71c67
31: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = eb162b7f5ee4cf9b 3da3704e17ec5e10
32: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 98e1155fef27035b c22e6cd2bd375a14
33: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 0def79c9fec72cb2 90aae332586bc362
34: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 2d9f8307d43b21eb 2e025878261d7e68
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ec7061131ddd8401 015c6e10742ddb0b
36: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 0b1eaa9fc83e10dd 6506dda79f68512a
37: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 3fb9c4a8b0623714 4a07e5584af982d7
38: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1, 2)} (all)
   = a67b707d076606fc 4eca506342a4a1d5
39: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 98c3ecfc68dfa7ad e8c15096072dee4b
40: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = c4998e0e7cb2a778 9019e5d0a4515fc0
41: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 34a95972f2fc4ded 2d9ad46da8e962fe
42: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 9852c3286835900c 32f367f92a3b9f5f
43: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = d7317534431ad6c5 83690869e21a7537
44: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 8934d8b0f96dc0fd 2c6ab7d2261edc2d
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 990aee2f733def2c 4a4c1f3701d3a281
46: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 941bdcfcdf4bef15 5f49fe3ce232fef3
47: * leapfrog, next 2
   DM-6 drew {'seat': 1, 'card': 1, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 8f69cccc5241a93d 7d18b143ea7b4ab3
48: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 845c37fb9ad0e8cc 3be8428a60ceba65
49: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = e63b23c9533d56ff ba342abb8ebe347e
50: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 4bc895ad3fc1a0ff 604cb64a7f76b0d8
51: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = e8d812ed5cfcc394 8aee2493c3db6fde
52: 3 go 4
   DM-12 walked {'seat': 2, 'field': 4} (all)
   = 49bb549e84b8bd08 c17f19c58c0c0aef
53: 3 go 6
   DM-12 walked {'seat': 2, 'field': 6} (all)
   = 59c0777dc3c01680 30650fa72b7566ee
54: 3 go 7
   DM-12 walked {'seat': 2, 'field': 7} (all)
   = 11bcf4bc44218dff 8449218a2ffc81c7
55: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 21844b91e9949183 95bf7a66d12bd6ef
56: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 41cb1864d434e497 96bc2456d0a027bd
57: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 3, 'order': (0, 1, 2)} (all)
   = 4a64eb2fb7fe1965 dceebc96a02e0858
58: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 27b924b0a1de1ea8 ba2a38f546624b15
59: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 0fc55c79e6c7d814 8519bea3a299366b
60: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 676ae0968c6d953b aa29eacc13ad1841
61: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = f5e51fd0b8217778 75465fa2f2f8ede0
62: 1 go 4
   DM-25 wheeled {'seat': 0, 'field': 4} (all)
   = 6378d82973e13bf5 df86ac6148af26b5
63: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = bdd206fd80615495 f7830928afaef172
64: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   DM-25 targets {'seat': 0, 'victim': 2, 'card': 8} (all)
   = 453182a0300a4ef4 55e6f8d98f0b2c6f
65: * hustle
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 9, 'dog': 0} (all) reveals
   = 0575882208fcff69 5938c12d608e2e89
66: 1 leg
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = ce8e4e33b80bdaa7 a3b6fddb4b370417
67: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 1172f8dafe687f28 df62addb4c4b4849
68: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 87527bd373f23a5b ad5d046d79a4b112
69: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = ac6870f7b355dd5f 8067ab283ff88d97
70: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = 41cde45a061b1659 b966031b93b0b67b
71: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = ba4a5e5e5701a6f8 1c8852220aa952ee
72: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 1ef3cc4d07d60a7d 8d47fb858255afd5
73: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = ca8fb2323d1369ca aa9fa0b94bbc5f86
74: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 11} (all)
   = 453ef8932f49c9cb 14ac044125e575d7
75: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 1} (all)
   = 0ae6fd5d83caac5d 4d46fc2d061e5bd6
76: * kicking
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 91118ed2bccb67f9 8bc83c0c957263ed
77: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 29103907243ab593 a4005e65473d5fec
78: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 72347739a47585b7 eee28f0af8d49d21
79: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e1d79153d7c9dae7 48bfb76c6bbfeb17
80: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 6282d42730e256c3 2ca625f8cb265f47
81: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = ea8738d429d3d8a8 a7eac35338d176bf
82: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 4, 'order': (0, 2, 1)} (all)
   = 6b94d092443a53b4 ba099847a8b5a3de
83: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 6c1084b07bbc627d a336b8dcb7958e9d
84: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = eac8d5c689d0cd0b a389b8a074cf37e7
85: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d492905bacf94c5e 67c1f0f589744e68
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = d41510cb0e919cdd a93de1dca2ff69b8
87: 1 go 18
   DM-23 leapt {'seat': 0, 'field': 18} (all)
   = d6d366ad463becef c31f3347c83c683b
88: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 4af854ab532c7a66 1e501f3e76a10127
89: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 3e0ea3fadecf5cce 7b83a4d798db51f4
90: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = 446e00917a384150 a46e159641da8981
91: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 7} (all)
   = 6e13b7fa3eef4f52 65539e2c8c5212de
92: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 501fc4df70a91db0 f1afc43035e351ab
93: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 4a86639c61152ee6 033467197f300f06
94: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 85faaf9af807194e e133719cc30b22e5
95: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 47a3fca6c4df21ce 4fc6399f13525305
96: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = c4e2a8e38a8f5599 ecddbfa18948343a
97: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = b348de52006e9f76 dbf48838aa15f2f4
98: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a3117af1794964ea d002e841b280d30b
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7493aab00b0a9714 aeb5f7430fc4336e
100: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 9bba8060322cf431 07eeec7c4a2fb926
101: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 2091881d89069ad8 0849223cde1948fc
102: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 0)} (all)
   = f84470876a36af62 e8b587a02c610b8b
103: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 67f15f71d50bd33d 3c0e45723a4f71aa
104: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 0bf8fee08569e9b4 9cf9315d3078da32
105: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d34496326367f260 b7685accc1c2698d
106: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 5bbb33afa4ea0cf3 450583bf71e92ca9
107: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 9c821fc7c6bd9592 3db7c289669c89b6
108: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 654e3fa4ea14f51a 06c0a095839f2222
109: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 03e500f511b8d294 2f57151db3a08a9e
110: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 0fd3ed807b2fef81 84596ad3130c2485
111: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = cceae07414a3dd66 854e48e3cc03e20f
112: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 70e4242997db24ac d75af8795c47a45e
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = c5dc21e064282f83 635a36c613d23f85
114: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 0992b3ab2887ac91 f82bd9d4226cd426
115: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 6f4ad05f93a750ba af9b1192a6301f1a
116: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   = 4a404ee9ace204fa a907e2e742ec11da
117: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = fc59955db73a8150 e5f7aa4a10c7205e
118: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 0aedc54ffb327249 c4e6bf836eb5bddb
119: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 27acf1f92ef2e46a 68be992242ca6947
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 093d145092a78e1d fea196ed3c4515fa
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 1, 0)} (all)
   = 85baec9b2b7ef8a8 d5aa6281930ab708
122: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b56afb8e17eafa5a 2afb3ceecd0301d7
123: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 4e707675fd79bf49 8b43f4912425b430
124: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 523189b617fedfb5 228c95b5375514e3
125: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 67517345b0f7e64d 96259ea6b3b6ff9b
126: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = c6cbc8d45a6b649a baf9fcada92b0a55
127: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 38d1f78e6801258a 1f17e651c98a2f3d
128: 3 go 19
   DM-12 walked {'seat': 2, 'field': 19} (all)
   DM-35 festival {'seat': 2, 'festival': 0} (all)
   DM-36 digger {'field': 27} (all)
   = f195f745a85ee551 b69eb03f3b294f8c
129: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = bb1d5e146324a8ac 5ec8630064b35237
130: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 34b204627875e18a 8f10c743da93c052
131: 2 music
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 187} (all)
   = b1de3388e61e1a90 7c7e33d536306490
132: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 58d1c52703af708b d11e6e8d6800f4e8
133: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 09ed5cc363596ab6 397749a64cb9f274
134: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 0d478923fa457cb1 74973a70c4dfa0e2
135: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 0cafd06513a4b039 d8a024645226cbd0
136: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = da62f0bec5f54cb4 077ed2cb57acd923
137: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 6f87dad8921e9d55 acccb3b8fa039274
138: 1 go 8
   DM-12 walked {'seat': 0, 'field': 8} (all)
   = 1884e3496122c82e d4b2ff5259962984
139: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 769cb49eb58ccb69 d730b4f158af31d1
140: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 58c3123c1e22216e 02010599ae6675e5
141: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1, 2)} (all)
   = 23ca212bbc45f1e6 53840229b0be6b3a
142: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 03c52ddcbd54dec7 4d70f14f8581d88d
143: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5710023562b29e07 bade92b32d81f0d1
144: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = a17d4040dee80956 b5ee308fcbae15c6
145: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 527f898e02c8bf97 b572ce5679903225
146: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 7ca069406e2f5de3 33c03ad09948df21
147: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 9aef3dd7e1178301 4215205ef375f383
148: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 555a7468a2a38566 3dfc56fc5dbc98f6
149: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 7e2dfc70bd3ec5db ff8a71b46b959daa
150: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 908296ffc824f7a3 d4c5c85621f3baf3
151: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 6d5345c8a0c9f639 f98e62957d5e4702
152: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 6d0039e3a3bec1e8 3dfbfb8e46d3a006
153: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 40b4bbcc9df46a73 abcb149ae3e987f6
154: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 183cfd6eb78c3347 01cb377123c69f49
155: 3 arm
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = 01fe019baedd839f 3512e8f98349fce7
156: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = eed08a350ed18d11 7d62837c1c74cbce
157: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 2e3c0d55cbd92203 382f41b55a2ef98b
158: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cfbb4b17c47e0cac 8974af5600153cef
159: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1d0c811d43081b70 14be7b0212522cd9
160: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 8, 'order': (0, 1, 2)} (all)
   = 52e044d1e193719f c538c0ae00d03f51
161: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c96ba896a9e0b939 701d8e95dd2f8378
162: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9efa166491f8aa76 1a42b9e70da8e36f
163: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 5ad836b9424d95a8 42aa7d3e6e88b955
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 80c3c80d18fd81f0 b2e5e4618e9dc628
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = 1273b657f5fcb11f 167f6bb2276c3c96
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 90e053ecbc977682 b5c6e9fe08c22ed3
167: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 67f7e1205e1ac894 9890444d647ef463
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 44f8bdf995caddc6 5f13b4cebbb38438
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 783a42e1441c5bda f63320d8cbb2b990
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = fbdad720dd71d9f7 1971707f7b11b3f8
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 45c1ebfe389cce61 130874f6843ec45c
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 6551df82521fd51c 790d46c4ede1fb34
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 44de8601b8ecc6ce 418d411650114e64
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 595b6326738e13e7 e9e8141d1b6d2d12
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 48e600d2928dbbbe 03d4a6e67fd23385
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 6f5747fe65d897bb cf8b6a89afe73a49
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = c326d7a8002ebdd5 0a53d90c8359db81
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 54d8ef21f745f6de b948d443402ef413
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 26ded05566c09ec4 910b112d5eb04bd1
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = 5d8e1c275542de5f e8d55e2bf5c685e7
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 12d5a20d9612a546 a81db67fe1718520
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1f21227c0cb5149b e1ef24f14e655dfa
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 11b3743e3b093868 58962b9b5d7116f4
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = 0b557a98cd14143a 17b049a6b536b15e
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = c131e05f88c77a99 34b1902b29f16fa4
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 9ef19e044647fdf9 0c83e6bff6aa48d6
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 03727a4c8c22196f 84f39a581ff8ab86
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 6c0d483ddcd757c5 d15b0a3690e5e59a
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 37cfae1ba1d1b088 7cb296affa4213d5
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = bc89275b188e14fa 4b3821af863144c1
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 7cbff59b005ccc10 15f5b0a8101d8958
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = f079312c955de342 29e116e23e2df05b
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = f3e93d2e9865c8ec f514ea49ba718e64
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 21a97cfc1c35ecfa 78f8abbad794e16c
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = bb86bea162213ec4 424b6ec3946a35d0
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = f4e68a6260665400 0b00c0426d7c0052
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 3bebc39b3e598666 1e8f735be8939835
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 784de12112926e4d 44acf15b2751bedb
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e7b76d5874e68124 b745350c6cb7fc83
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = fa8f35fa06584cf2 785dbcfabe3182ee
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = b83e9733330e9459 4b1a9204fccb27db
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = b9ddf11b4bbcc580 12c3541ce0b87fe8
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 597938e374c4b20e d1bbff6c70642d6b
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = 2fdc3b73762cc542 b18dfe56f5bac919
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 9a446c78fb7a271c a73e22698ad25d26
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 963cf73cdcf80922 7f72e567ccbcdf85
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = b0180b18986a12f3 96d56c439489b1e8
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = 6ac09f4c42b8f046 2dd258d6ffd27ee3
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 5d18c7df4c5d4e00 8da96eaa816842dc
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = acfba2dd4485ca7d 64b353aa8429811a
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d318a7e95265ff46 a2337f7193c9c1d0
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 74d8fb214c679c85 a3a11fea42b16941
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = dc811e552e21cd1f fb00529ca0643646
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 487cf99324e009dc 03c895952fad26ad
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 995fdb4065f2b60d 200f30409560ead7
216: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 4787afeb6cb88201 7e4c432167bf15e2
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 6692203e3e0b870f ae2b8b59074cb58d
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = eb5b4eec34a2fa6d 2f48143a77094ba4
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = 190014cc2f3aa7e6 1a4089e7a72d44be
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 6ce16292923d88f6 252bff262dad8b64
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 9f8fe135f5811afb a35d28a3a5bde41a
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 6afd5cb277140d19 6a0b5e6e708ab634
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = c58f69b7657a04bd 16b1bc442bfc92ad
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = 81653482274470d4 5810fe4393cfcb82
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 2751b29bf3a67362 f6eefdad99bd8914
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 86510f8a21324ce4 75ed67d9619b557f
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = dc30e37d09dbcd2b fb2ba568f94955d8
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 1b3f20a819804379 3024c26ef6270b84
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 61ca8206cc42372e 96d35d7e90db7197
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = 2056aba5bbe289d7 78ed09ea079d3c9d
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 73cfd0ade231cfa9 935592ac95d3abd9
232: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 9dccd6ab054bf24e f0d32505b74ea9e8
233: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = beb6d6ec8f66e728 77e74596881bbc01
234: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9b103e89970f82ff 26d54b352334c7fc
235: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = 41a0c8d032c90271 ff46d0419fa1bc0c
236: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 2b67356e0fb9d5b9 ab1d54008f1ef511
237: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ed5e0092955e97cf c80ef5a3953ca075
238: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f5b6b9e5be1fafc3 733a88723aa4e9e2
239: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 337257ad20775d16 78bac470c4a1006c
240: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = 7c7a1b686689b299 b056955c0b7a8758
241: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 92164409ad53cf02 9dcd32929ed9a447
242: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = fefb5156511c9a55 fe6d5ae2ef74907b
243: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = a443d95b9a62e839 b73d32354b040ce1
244: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 38c4db803fa6b761 a47bb632072c8814
245: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = a53b585de629ec36 f3f768e9a5c4bd58
246: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 83a1e817b3ce0cd9 fc80b898ed515887
247: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = 588c2027b3a744b5 2f9f95de97af0306
248: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = 3e3e3068d2e57534 7ea7b7f130a8112a
249: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 93a4eea659f1cc8e a58f49ff4866fcd1
250: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 098842ec346fba15 c2a865d7071ea58f
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 86cb034feb60b223 4f481ee5ed4fbaf8
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = d434fde416dc8c2a 08b618a7a9b33765
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9951b7dbc7800927 f5b8297981a3657b
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5123e07271b7f6f2 933e184dc8c96843
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = 60e180ffe9da4191 a69cc7e65f269b61
256: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = eb7e741794d3d9c0 3163b9f742dddf0b
257: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = dd7205a50a9bad9c 5a10960c7d7c3ca6
258: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b7e036c65d7feebc d8f8b91ad2ef4d52
259: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 12} (all)
   = 675806b3b8671269 33db10e8b3d97df8
260: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 0840f10e08258576 f59cb42b93b94d07
261: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = af264155e983b93a 18e01393d817d65e
262: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 131717c18215df15 98a86dc2e6ef54fa
263: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 5d42c07b28809234 70951fe62e46c1dc
264: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 44dd86ca42a441a6 a0278d5730653aaa
265: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = 69810c91ce77ab0d 65a65cc07ee701fb
266: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 42772e58d97a9184 96aa5fa9fcc0b8b4
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 3b288c64c8ee64a3 ca0bfb2cd8614a1e
268: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = f6ed6f93985b0607 c135d94e19dd9e66
269: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 958ff1068e0f7119 aabc45077dd9fbaa
270: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = c4b0dd1acfc6c709 94a2ff82955ae705
271: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 55e55ba7b1beec0a 45ab06156d1fdd76
272: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ca2bffbede137d24 7ea13ddc06a809f8
273: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5bb75a328c7ac0f5 828166ff62122ed9
274: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 2, 0)} (all)
   = 6466667f04ed49da b3f3f99bf9dbe281
275: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7d8705008e5c64eb d71b5a68d3f42acf
276: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 376ed01aae2b43bd 85954edb91b49adb
277: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 3724339e45a395ce 97836e0b17d8b8cc
278: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 1cf5b182e300fabd a71f046044d35b20
279: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 3ac203a68ebb0245 e5bdfd0ea0230799
280: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 0bce50738d0917d5 ede2c84533bf6fed
281: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 9abae458c6da292f f15dfc709ee40649
282: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 1572e3dc1f8df4f5 da7547c74476c382
283: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = e3259d60bbd91b83 20077905aff5210a
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = a8b08190b99cbf46 859a7ee85f806e7a
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = cf61051f27ea07f3 015c0d3b46cdafc0
286: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = a5092030cec1c294 25f876af55a0e7a0
287: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 55ef78f7cdda7caf 0e9184af2440c650
288: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = e5042d0e0d2ca297 62df60a4dcd129ac
289: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 9c719c779b0f5631 d91f3b019c8df444
290: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = d3799e138e425a28 e28505628745ea00
291: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = b67d02949b926ae9 1db3f029315dc9bc
292: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a83e82aaa7da3a27 7785ce005fbcb439
293: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 419863e3644d009b 573350363a69d745
294: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 15, 'order': (2, 0, 1)} (all)
   = 25a99d9f57758b3f 74493c6fb5fb06e2
295: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 802f1122fea7e48b 6ef351f97b131199
296: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = bff33246b4ab6561 d6e964c59d455ab0
297: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 77d8bad7e28debc9 4099a97996cd7cdb
298: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = b2166aa4f62d13d9 2547b715d67f65ce
299: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8b3f8e4da031336d 812db5a7abbbed22
300: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = cb6189aa472495e0 ccd7def4795f79cf
301: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 70cdcf13be2ab5a6 553d3c9a7c01afc6
302: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 10} (all)
   = 6f9c5dab69446c79 fdd5f53c4f9e9674
303: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = fd7276c4c647562a 43837b924ed3fcc4
304: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 2103dcb5c703928e 4b498c8b69069305
305: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = e17356c031c41c44 fff6500ed6683cd8
306: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 1ae827afd17a51d1 302a453caade361e
307: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 8ffa99cfc35d621f 375b15d3026934df
308: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ba7ce223067fd66f a2acdd4b2ca89996
309: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = eec53360a7bee920 a9e4ea6394896075
310: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0, 2)} (all)
   = ba7b04e648d07856 9a839d3de7332111
311: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f84d361c8da1ca7b 4a3f5997c0c2a1f6
312: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = fc3c9fc819cd27c1 27f463e8a78f55c8
313: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 78818e5eb9ecc22a 13c418875e5581e3
314: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 68b505253f20977f daa2c37e84cae2b5
315: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = e94781ea61725b05 08bf8c543e53936b
316: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 8c9005d3b603e3cb f35d40c4bc7c7e1b
317: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = cf603a27d5054432 f4efbc580195b211
318: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = ccbdd74ab2c2110b 613d97f010e4e677
319: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = e3fe3d1ba01d6267 e34517f124730bdf
320: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   = df926602dfc68dad 5f62c0f54f733f99
321: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 68b3cf38ea15a764 e7789bbaefecdf1a
322: * dodge, next 0
   DM-6 drew {'seat': 0, 'card': 0, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 0} (but (0,)) reveals
   = 98c8ab2f528ee13b 237a6a31fc679a6f
323: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 753f391bbf30ab78 78674cc8294b7f0b
324: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d18fe352c1fa5376 92ecf74882090600
325: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = bb85f3a837642375 75e21298cfb662b1
326: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   = f41d15dd4f724921 5c3615dadc539a78
327: 3 digger 5
   DM-37 digger {'field': 5} (all)
   = 8a5748756f652a8a d7cd602f4818897e
328: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 3d0b84691f71ef52 15f5b9c016daa27d
329: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 74a9c2142235a70a 81fdead0c89c73a4
330: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (1, 0, 2)} (all)
   = 9be1042ec0656024 8726c13ab16eb6e2
331: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7fcdc94b83a1b578 cc493b942e47ed1b
332: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d41531c1bc1ff0b3 3f2a3f4b988430c0
333: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = f2c50f95b0aed31b 724bd88027cfaf06
334: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 5a485b98c96af31b 4e7a25da0aab2659
335: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 194d3e29bb0f4ccc 66403b45e2c915aa
336: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 2032e02b2baaae05 fbd0d99346bf5926
337: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 0356e77a26b61c19 154fdc6a5eca3905
338: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 3e1b56bc063f15a4 a5b97ef252d7f40a
339: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 272d24264ec08ef2 b537ca89d60e4e71
340: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 097137edf7da6ca2 4de95376945c2a94
341: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   DM-9 shuffled {'cards': 55} (all) reveals
   = 8b45dae5d930953b 1808379f20c464e6
342: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = fcbedb181a02ee29 4f9a632accfe3460
343: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 104fa8955be33af0 2e785f0fff6af406
344: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 445e8c150c88f553 8ea95747dad9db5c
345: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 0347797568ca2b6f f5cda27bd9e6edb1
346: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 17501fc24cdc2de9 c71c54450491c7ba
347: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = ba2c2cb2f679e256 1b4754bc33688214
348: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = e06c7e7317cdf9d3 fc2a30e3ff3699cd
349: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1c426cbd6957f757 e861c140745052f9
350: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cf5aa15a956bcb7b 3daba5542467957f
351: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (1, 2, 0)} (all)
   = 6cd886fa20224db7 7fcf2d18359b3e9d
352: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5052d1a17ef55f4d 5696c94c1d00b959
353: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 1ddf8a74f9ca84c8 de6679a0f28bb444
354: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 1c4f43cebca049a8 04d70e92b652c212
355: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = cfde15deae78ba27 cedfee5b99bdbcc9
356: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 06749bbb0e955e6a d95baaba89b0e471
357: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = 75af930ec0321050 0126a03219d73ef4
358: * kicking
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   = f0298bb7fd42b77e 57411f2ae4a5c2cd
359: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = a7a2f8ce96724abf 2f3d48b251761509
360: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 8e2685627d1fbc22 fe31a5cd4ce66f83
361: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = 75b293c614f0f27c 68f671b40e8df79d
362: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 5b5efa69e906c76a 6e7ac7a2ed187714
363: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 3239f92d3c40642f a93f9100ab37cbf6
364: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = ad6e96a4403724f3 0ca2a2ab17407f9b
365: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 905d06a7fc74402e a18540aac76141fd
366: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = f32c607f1fce22e3 3f93add1faf9cf24
367: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 7feb3b8f7fad4ffe 903800cbb873fcea
368: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = cc38d75818031fc6 87f2e7c7eba9f9cb
369: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 0523ca9d9f749ee9 207a79699fd6f8db
370: * kicking
   DM-33 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 1} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 225c015fd2e118c6 01177271450d4bfc
371: 1 dog 30
   DM-33 put-dog {'seat': 0, 'field': 30} (all)
   = 6796bacf9d1ded69 41d28a3236599329
372: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = fde5f6d1c33de8af 7f33d6a37b6cfa0b
373: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 87b497048ad10575 d4eee984582f8fb3
374: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1, 2)} (all)
   = 347a06bb180c678b 78a9c460246b57b3
375: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e78fc7ee8457ba6c b90558fc7c360f92
376: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = 3ed47031a22c41a5 16000274c5b12e26
377: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = bbfa6d52670acc77 33f81c2a6c6a89dd
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 14} (all)
   = d1c0c6738e62639c 9c9a42fe7da7d8e8
379: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 619fa4864802b1df d9975c82f9036a66
380: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 79fa4785b9a0b765 b899d3cd71e66355
381: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = be335129fa4a66c5 068f64f8ed4ef3a2
382: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 958716a2a17b4934 f7fc6016512b9e68
383: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = e1f8b78e7e5b08bd f77d6d3154d6b0b0
384: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = 748bced358770592 a3bc05fcc75fa244
385: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 6} (all)
   = e059416c45e9e1eb 3a8a657ff8f6ea25
386: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 5f62f81d0617412f b9bf505e13a5aab0
387: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = c94794aad350aef6 7c710f2442c2f59b
388: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 24eba18eab53efa2 286c15798be28652
389: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a57722477801b7d5 131833808146fc77
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 20, 'order': (0, 1, 2)} (all)
   = 469eec31f75fae1a e5c3525e820025e2
391: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 167ff525ea879f20 fa40174e7d8539a1
392: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,)) reveals
   = b55dcf3828912bc0 de6c2620fa598214
393: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 431aa8d6be94ee53 b038dee1898221c6
394: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 16} (all)
   = cbc3a04767852465 a17419224182c988
395: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 60f627ca6b2c65f4 20f62b1ade599194
396: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d3b159e3bce43a53 28087676aa2a2224
397: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = d715468db2bbab51 4cbec4d01d18d8f5
398: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 11} (all)
   = ea5b972aaf209e81 6e3ed6763935d0f8
399: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 1} (all)
   = 9ec64beddf0df689 8b8f68d323789ab1
400: * kicking
   DM-27 struck {'seat': 1, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 542a37199aa59ce1 1863a88d3973e3e8
401: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 8eb8bff24b5c13f2 fa5cb2358bdf4e4e
402: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 321663bb96ae6ab7 655dc4484d8436ef
403: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 8a9a42658f2f366d 162712bfdafe2bc9
404: * cartwheel, next 1
   DM-6 drew {'seat': 2, 'card': 8, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 8168f48feea69972 e089bfa4951377ab
405: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = ac96c0969dcce494 1852fe0ef3f4bcae
406: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 90cad6b6a7cb9bae 176534f45cf15253
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c7326a26d1966755 15364141503fe452
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 16248092a304ac59 ba984accfe5f1370
409: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 21, 'order': (1, 0, 2)} (all)
   = 350f6c8fd4922a38 06b2178b0f873c7a
410: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 92ef29494696e7f1 1b5938dac6ac0f79
411: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 45820511020d17ef 32f0aefab54f0cab
412: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = f0956b52b2c9541d 4300b98a2c2935f7
413: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 98956b86b3afce7a c71437968773187e
414: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 69e547c391fea31f 1462522588d260f0
415: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = e8d564addedb64e7 12bc6331a805fc87
416: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 9c4957c6ff6415cb d0a98594e23b37d7
417: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 6dedd72636c7cf30 e884505c231ea6d8
418: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 0} (all)
   = c2472540d94bf0a9 119a48d604aa8c06
419: * cartwheel
   DM-33 struck {'seat': 1, 'victim': 2, 'card': 8, 'dog': 1} (all) reveals
   = d9071f6d68c9ea0b 405bf339c7cf0eb0
420: 2 dog 30
   DM-33 put-dog {'seat': 1, 'field': 30} (all)
   DM-HOLD went-along {'seat': 0, 'field': 25} (all)
   = e5f0caceb59676ed b65c2af743af26a0
421: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = b6acf0e271d987d9 f5d1cf0cbb6c565d
422: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 774eebd756625cfa bf569c2828f31582
423: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = ca75b1eb64274958 3611c22371e7f19a
424: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 322ada24f2c76344 31871251c0bd824e
425: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = a0b8c4d51febf2a7 545edf9435585627
426: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = e293af497640000a 771babc6f0ddd2ed
427: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 89d16d0d93d78329 31f862acfe0120e1
428: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = ba9a05d2dd01fe11 fc34651890147cd2
429: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 17148c505aa81d7d dcde2f83084ffc64
430: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 3fa62d2ff341e592 6693526943f94829
431: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 60f5eba562a3c116 06d1a67360b7eac0
432: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 22, 'order': (2, 1, 0)} (all)
   = 5275dfebc6aa8091 f3e17a575a9b221c
433: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = be97c6badbe2f2c3 10805dc032636b7f
434: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = 347e9e31adaac88b 3bc060d5722362e5
435: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = e0699ebed4941215 74a755c839c15a58
436: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 8fcb9587a9123dfa 72b94087e49b3711
437: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 2921e827dc074721 33685891d709e2e4
438: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = a7de212cae240067 48e1ed394bbf5ec9
439: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 84210f6efd6371fe 32a957fdf0859a9d
440: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 5508543384172c6e 63589cc98f1d4cb8
441: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = fac6a9bcf7eac4d6 a3d2cce2a32a5b5b
442: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 031157b02a456fb8 5fee0490664798c3
443: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = fae05b0802bfdd5b fc54f58f683e5d10
444: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 4b67247b7560df4c 8ff5d3ff7381735a
445: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = a789d5682f1d122b 5f8d270e630e5e46
446: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = cb56725528ce9147 9cc1cce606a8ef9e
447: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 09aa3458769330be 50300d54b5b53b17
448: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 41148975e0bc5e10 d81f015348ce6655
449: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 52b3ce80f6e0295e 8efeeaf5dae5ebb7
450: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d189da93dc1325ea 40031866067b3d6f
451: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 388fb2cfcd5f0427 ca4a502b1fd9d7dd
452: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 4d3a39023fb085e0 0a0c51a1eadc9f7e
453: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = 4f1d1ec427da4575 b52a32149103ea57
454: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 2739abf493715155 34f28ca71854ee4c
455: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 0530a16ce798d27b 2796c468b8b6e377
456: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 0cca09d58a854003 b058f31d817983c4
457: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = dd24d990e6901b1a 8adae6e383bf42e1
458: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = d255338c05ff945d 5e36c8b21538930b
459: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = c6d66a578b465096 65af9755fd4b7e15
460: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 13f4e9b5ea76f2cd b303ed18a9685545
461: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 057f417f02ec5c55 4ad1f7cf265b4921
462: 2 banquet
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 189} (all)
   = 32fda63e2947417f 627e4e9a5daf65e4
463: * cake, next 3
   DM-6 drew {'seat': 1, 'card': 11, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = ded60070ca9da242 840302977335dcc0
464: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 3293a5c3a55068d7 5c9d21c5b587662f
465: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 56357dd3ee00db0f 157b88ff303cecb7
466: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 2e18fae08b0f223f 12768ebc0aaa8ba5
467: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = a2bbf01bd394e7fd 3212fd57580e2e7a
468: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 2943d94f2b16db73 c89475387ae5f381
469: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 599a417173537dce b5cfbe62e1eb0c09
470: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 58a6effe25e4889e e5fc8525b1efb2cc
471: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 0901421571f857a8 edc99516211ec65a
472: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e38ef35fdf22d9fa 14bbb45237fe2d7d
473: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 852e255d1d1749da 1d73867325831013
474: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (2, 1, 0)} (all)
   = 9ae95f3d00ebb71f 7304fe02d1749d1f
475: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 72a3806f12caa25e e91d02e11a67f197
476: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7bf302ad0b0cb764 4f761f16ba4f4768
477: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ebb9966f4b1082ea 29b89b482ea66215
478: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = 81c8f5e3c6f86153 f9b7f79c1f6e509d
479: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 60ea866ab7102c0c 6195f22bf82f295b
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = ffe12951a0376163 0d1bfa81bcc142cb
481: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = a2048d6ddd236787 1e69119490e2c8c8
482: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = a993cf5d64469d35 9cf6654bd891e878
483: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = f91922a5f8a8613a 52197a4fce529ff8
484: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 8990e5872f1909aa 0bd1bb9e2c17ed37
485: 1 action
   DM-T2 acts {'seat': 0, 'card': 13} (all) reveals
   = df5cfcab73d80122 56fe59959e8b669e
486: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 13} (all)
   = 131696107cc103f6 809112b9f9fdd9fc
487: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 6730fb3228e91202 9334ab02c001e208
488: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = bc384b8c4af59a1c bba7ddc5081a71a4
489: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 9e1c38df593d07a0 6293c9d46403351b
490: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 547f20701a4eaa3d d698e1f85b9092c4
491: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 8066d7821cc04c0a d897c08a4f57011c
492: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7d8c48af1c689e0d d55f719f4df4379d
493: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 25, 'order': (2, 1, 0)} (all)
   = d1c1eefb91b9a5bd 4949adb39bdf6ef7
494: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 441c1d0779df2480 b4647218393bee6a
495: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 36f21b54a447914d 619270f63e649c1b
496: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = df57646ee5bf10ff d7a60c9cdbed33c5
497: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = fc1242747e0f5b0b ac7289262a08e641
498: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   = 19c0e67b813c40ac cf75d264b862d469
499: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 2, 'back': 1} (all)
   = 680e46d8dae8ca2e 876bfa7d760a8013
500: * beating
   DM-33 struck {'seat': 2, 'victim': 2, 'card': 7, 'dog': 1} (all) reveals
   = ea2ef9cd081464d7 8b6d50a610e235fd
501: 3 dog 31
   DM-33 put-dog {'seat': 2, 'field': 31} (all)
   = c3605befde453738 136b410a5692ff3c
502: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = ba898e03e7f20ebc a72a8ef1ed223479
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 67ae97b5ce333f3c 1bc4d65d24510ee3
504: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 661be21fb7b6ca46 8e5dca395c4138f7
505: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 28, 'knocked': 1} (all)
   = 161cc314170cd8a8 513747a1fe36cab6
506: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = e88365fbf3eaedb6 8a99a736ce38dd70
507: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 6f330c28d57e8fd8 0665965b4e9c8c6a
508: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 2c2c2a955fe44429 ab32e2310ef65b9b
509: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 3a10d7e68bfaba68 f42f9b4c895fd5c8
510: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a91051a2c944563c 769a33306926e885
511: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 26, 'order': (2, 1, 0)} (all)
   = bb778dff7589b958 bf5202cf31f8b4d5
512: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ed3633a9e90b7471 a696af9c1e804e5d
513: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 8fe333f9c9ecc21a 7332489d4c3a51a6
514: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e8dbc8197d7c3ab5 c8c6a42c79afa44d
515: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = ba7faceee2a21dfc 59a33b284a83de94
516: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 779554499aa41aaf d0b6523d8b5bb2b2
517: * header, next 1
   DM-6 drew {'seat': 2, 'card': 4, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 650e356991c97b90 e9714c1462e420be
518: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 142d64b97bdc6403 ba1cad81c6e8f63a
519: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 6cb4733d372bd6de 6c1377913200e344
520: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 97768638793de641 b782bd3cf74a1e63
521: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 36d7b0cae8bb1817 6b08dd5ead914ec5
522: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 73c6a77b65898fe5 1bd1e13b54d4a58d
523: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 5796468434fe5a91 f951bd253be88471
524: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 42214c2b97b33a7a 1275bda23f03d684
525: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = 31002ba1b6cb8beb 0e4497a387a8bc43
526: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 2516d95ec3caac8a dc1b99bcc3e42701
527: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = fd4808a6c6f5a3bd 85c7b512c89689ee
528: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 0ed6aa7f25ab3763 a65532ff6e6b3778
529: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e44d9f943d2c272d ce314be2ae9f0aa9
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 27, 'order': (2, 1, 0)} (all)
   = fffd8018764cafbf 3f88e2773f844717
531: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 1777e361f53e005f 5930b054bfcf2e80
532: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4669705c55483b3f 64467e25c4074026
533: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = e23763941896b053 e0894da8189e188b
534: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 27162f0665a0fb4a 199053236b4ba8ff
535: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 86532504b4545994 30e3c8b16541dfd0
536: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = 403220cc7470d67d 600560346d26d80a
537: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = a4129d27e61ebc50 0392bc435203f2a5
538: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 959d96cd10c3e14e fbd4b8d39bb2a952
539: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = f2001992ca0095c3 8c7c08919b6ebdc6
540: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 96a80cac807f6b84 e02b449e576e5f65
541: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 8e7a58c910ba594a 531ae49f7b3793e1
542: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 3542ef25e2856784 8edc64777dc88cdc
543: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 329a66de79404a6d 787142cd3ff84791
544: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = fd48eb471d2672ca dec2fe94b24bb0c9
545: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = bc4f3ff420b2b116 7940e598fd7add58
546: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 6df7573b1ae5c390 be9fa59bd8471d25
547: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 6f5896578bb29b96 383f28aa96c4fa4c
548: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 28, 'order': (2, 1, 0)} (all)
   = c931e48e93f08f21 73cf171b66225f4f
549: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = e20a94ffe838afd9 b62970ed177f49d2
550: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 06f0ba803c80c9b4 3c7af857317c6e60
551: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8d73a5ad3af30f6b 88a3beea821c74bf
552: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = d7bc1b9517438f62 fe9e5c67f1ae0182
553: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = c13a2e32afc0bf8e 27190d1c86a3abfa
554: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = e22ebe344f4c8a22 6c92d4ee99abb8f4
555: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 66d1a660feeb044a 1d2d3c3009a054ce
556: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = b9621c0c191ca283 80f6e53e5bdde89c
557: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = b3c950bd9a188cfa b858eb8fcc247c50
558: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 8a07f1b074b94375 81f94e25fab6c251
559: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 95d3d18e93e965d0 af2ecce979577ce9
560: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 05839198ef0bc320 1581e16267047f55
561: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 32b55d9be236ebe4 b40593f572c415d6
562: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 29, 'order': (2, 1)} (all)
   = 85fb014025803939 4a44eaf95dc87b4f
563: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 0570d20a47941f9e 48340774022c8bb7
564: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = dd29b9f877c74488 3a3c99cae89ff7b2
565: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 7f3845af3eb0d147 6c62572614172f8f
566: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 4b91046efb1776f6 01521c6a9f0ebbb4
567: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = 3ade6efa1a45a888 14aac08d42011146
568: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = 8f9967b5d05ea20c dfc86c3986d219ac
569: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   = 7890e7212d8ef203 16039aaa61d394ff
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (2,)} (all)
   = 6e136989755d24b2 baea6303b99895c8
571: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 7322d50884197351 b4bc7840e7a988b8
572: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 4} (all)
   = 41f96d6e26e68946 6326f3a212feb581
573: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 46101d8886f055f6 958b314f150d1cfb
574: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 943c0f1719f9f523 352dba15967de346
575: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (2,)} (all)
   = 0bd06e33d7e2ff9e 8625641cc512daa1
576: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b4ebdc6aedbedafa 60907beaafd77ff9
577: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 1c3f67202d603a88 ef662bee6c152ba4
578: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = 09b34b920d252424 ad4edddbaa1f49d9
579: 3 go 26
   DM-12 walked {'seat': 2, 'field': 26} (all)
   = af50c669f7a6ac70 041cd66df28ac9d8
580: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 449a09f5ae6fc317 77e0babea86991be
581: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 32, 'order': (2,)} (all)
   = 1e162812c764da89 9a100cc151d0dce9
582: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 331c23b390e176b0 05b18d2cfb7419f5
583: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 6eda7102166edb8d 5d1af87eb3b5b778
584: 3 go 27
   DM-12 walked {'seat': 2, 'field': 27} (all)
   = f8a0dae38d75b4f7 fab9c624e5b23841
585: 3 go 28
   DM-12 walked {'seat': 2, 'field': 28} (all)
   = 780bf2c926c98185 0d5de74965f80d12
586: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 777b9ca3aa2f0680 f9a3b323cad05e4e
587: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 33, 'order': (2,)} (all)
   = d950bce0fd683fbf 9c00cb943ea9a626
588: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4223eaac09b0e48e 4033ee2b703f2aca
589: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 7bfd6f4b4427dd1c b936e8a8dd7d7f9b
590: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 59ed8b3b4ecb6cb9 b6f105c2b116c743
591: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 7774fed2c4be066d e4208007544827d5
592: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 34, 'order': (2,)} (all)
   = 02598bcd13fbb254 9fd9e9104e961074
593: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = cbb6f10ddf3738b5 dfda0cc6d1c4f12c
594: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = d36b6a86889cd9a8 c458d7b80a8dd023
595: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 76ac9e0c93852215 98b6737934d46646
596: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 4b4d511fec30b3c6 7bbdcf51faa85490
597: * snatching, next 0
   DM-6 drew {'seat': 2, 'card': 2, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 0} (but (2,)) reveals
   = 5153c78bfe058da5 3c78a30f62f75c88
598: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 35, 'order': (2,)} (all)
   = f7cf8c0f2f2c263d c9090ee1f64bf781
599: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = de294d5404f4a8f1 017104897c9d8abc
600: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   = 8aff77d2c5257fc5 634f17df76a349d8
601: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 2, 'victim': 0, 'field': 32, 'knocked': 0} (all)
   DM-38 home {'seat': 2, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = c47cccb83d2e6775 ecffb9d88a49b560
1 place 1 points 13; 2 place 3 points 6; 3 place 2 points 8
