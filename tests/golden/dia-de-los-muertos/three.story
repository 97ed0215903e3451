   = a3c0edd49fe263f8 17efcfae47cad3bb
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = e1d9f4e20a679953 93aa0cc23029f4a5
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = af2b86ea4cca5526 f8fe61f16ac50fd0
3: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 65a53ae2f5fac0e6 93395a8c3588a909
4: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = d3dccd0b316535c1 34a73665561499b4
5: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = c8b9d23612f74961 725bdbf5d6aa0061
6: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 1b89c6d0133a9013 b42eae30f4f36935
7: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 652090439495d273 da4a401e6ad34c28
8: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = ed3928684b56e399 e170ce949ba9d228
9: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 461a2770e534b2da a5bc41607d653464
10: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 8f0dd578a3f08dfb 4e457bbfa1891a68
11: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = b322b79fde9c86bd 1e6491731557b534
12: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 0bef4aa23dd64505 61316fc953bc8e3d
13: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   DM-1 round {'number': 1, 'order': (0, 2, 1)} (all)
   = 866ecdc45f48f39f 40df9c82bfa0133e
14: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 280c1613e0290260 fdf3a4533a9ac5fb
15: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 3e5428aa3c0fac32 1d73a3a31de824f8
16: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 0fb55df4f5f9167e dee9444cd556abc5
17: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = d751c874a3939805 d637de91e2db4995
18: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = b6e1817d7117e50b 8526e81f6335d5b9
19: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8c3a5d52c69902b6 a451918fb9c6c842
20: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 59be17124ce38540 661a43f857da4c64
21: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 140409b08ead1d6f 2b2137ae3fbdabe3
22: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = 10002679831c904b 2413437e9c88178d
23: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = b57776ccf2ae1c85 e65dab18ea822f70
24: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 8dd2a3e3c3cc22d7 6299bff374e1a2d7
25: 3 go 2
   DM-25 wheeled {'seat': 2, 'field': 2} (all)
   = c320b57f90b653fa cdfaa11caea3ae7c
26: 3 go 3
   DM-25 wheeled {'seat': 2, 'field': 3} (all)
   DM-25 targets {'seat': 2, 'victim': 0, 'card': 8} (all)
   = 58da2250105ca453 5106739dbe3a88e5
27: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = da44ef89ebe0abba 8de057be41e427e6
28: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = 415ae95a8b826504 3f4ebe2b52b15fc9
29: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = dc582ecc3f1da907 aa69cee600b030a9
30: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 07ba723cdf789f1f 4fed5f4a10a797a0
31: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = eb162b7f5ee4cf9b 7b69bb9b36f4666b
32: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = 98e1155fef27035b 9199b272d2c464b5
33: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 0def79c9fec72cb2 48610f70767e454a
34: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 2d9f8307d43b21eb 9188a6f25b3bf8b8
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ec7061131ddd8401 02178704b069a927
36: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 0b1eaa9fc83e10dd 72f34ae42e48507f
37: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 3fb9c4a8b0623714 6b913d6b4a85ceae
38: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1, 2)} (all)
   = a67b707d076606fc 27e2d058bdc07bc6
39: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 98c3ecfc68dfa7ad 1172a6c8e9ae3891
40: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = c4998e0e7cb2a778 e8e19a3a1002954a
41: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 34a95972f2fc4ded 64c69b6afc57f4ab
42: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = 9852c3286835900c d3b4270927460ffc
43: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = d7317534431ad6c5 6594c3d5890d3ac9
44: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 8934d8b0f96dc0fd ac5b12c4b47bd045
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 990aee2f733def2c 8e429a48163a6b75
46: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 941bdcfcdf4bef15 339514afaa980954
47: * leapfrog, next 2
   DM-6 drew {'seat': 1, 'card': 1, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 8f69cccc5241a93d 2cd17bfacb0ed347
48: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 845c37fb9ad0e8cc f7a3a224cf0fe6b7
49: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = e63b23c9533d56ff 665a912d944afd64
50: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 4bc895ad3fc1a0ff 7b7d9dfe8b2820bc
51: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = e8d812ed5cfcc394 7c118524cabeda27
52: 3 go 4
   DM-12 walked {'seat': 2, 'field': 4} (all)
   = 49bb549e84b8bd08 112134c7f21725fe
53: 3 go 6
   DM-12 walked {'seat': 2, 'field': 6} (all)
   = 59c0777dc3c01680 4f32efeb0ae87ea3
54: 3 go 7
   DM-12 walked {'seat': 2, 'field': 7} (all)
   = 11bcf4bc44218dff 1309a9a26ab22f9b
55: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 21844b91e9949183 b3ea4e66a909fee8
56: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 41cb1864d434e497 59fff93c414b3ffc
57: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 3, 'order': (0, 1, 2)} (all)
   = 4a64eb2fb7fe1965 bed6f60167737fd4
58: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 27b924b0a1de1ea8 2dce87eff75f049b
59: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 0fc55c79e6c7d814 c6d8640dd82abc22
60: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 676ae0968c6d953b bfa0c6af6f127549
61: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = f5e51fd0b8217778 0dc17d9ec3ec4020
62: 1 go 4
   DM-25 wheeled {'seat': 0, 'field': 4} (all)
   = 6378d82973e13bf5 dd1b6339b9ff6456
63: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = bdd206fd80615495 192e11ae3cf4e355
64: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   DM-25 targets {'seat': 0, 'victim': 2, 'card': 8} (all)
   = 453182a0300a4ef4 1e5d9affff0c0432
65: * hustle
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 9, 'dog': 0} (all) reveals
   = 0575882208fcff69 e4b0d2123f8190dd
66: 1 leg
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = ce8e4e33b80bdaa7 9854a0468aade12e
67: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 1172f8dafe687f28 6e086f3121630227
68: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 87527bd373f23a5b ab8196dc3de929b4
69: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = ac6870f7b355dd5f 7d354eacd095dba8
70: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = 41cde45a061b1659 91c7e3caacbba02b
71: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = ba4a5e5e5701a6f8 f5cd91576851745a
72: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 1ef3cc4d07d60a7d c3e095bd9302a288
73: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = ca8fb2323d1369ca c0818304fc1c56be
74: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 11} (all)
   = 453ef8932f49c9cb 755f8ca0964fc27c
75: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 1} (all)
   = 0ae6fd5d83caac5d 7588f5aaf30fbd06
76: * kicking
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 91118ed2bccb67f9 e4a0ea62bf24b125
77: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 29103907243ab593 d8403876ed6cfcc0
78: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 72347739a47585b7 1878a947181d44f4
79: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e1d79153d7c9dae7 294d41676564b3eb
80: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 6282d42730e256c3 0a792184b5e304bf
81: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = ea8738d429d3d8a8 c901fc9bf68e5bc6
82: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 4, 'order': (0, 2, 1)} (all)
   = 6b94d092443a53b4 d6aeab3b9ed6e5ab
83: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 6c1084b07bbc627d 21bae528384bb08e
84: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = eac8d5c689d0cd0b 95a23de19d7f4b84
85: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = d492905bacf94c5e 7ace1fb8b1241d82
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = d41510cb0e919cdd 9e25d935d870d978
87: 1 go 18
   DM-23 leapt {'seat': 0, 'field': 18} (all)
   = d6d366ad463becef 1a129799e996afc1
88: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 4af854ab532c7a66 0d24776679eeab6c
89: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 3e0ea3fadecf5cce 59ca0b601d22d10a
90: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = 446e00917a384150 2887a09d1c6e5f6c
91: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 7} (all)
   = 6e13b7fa3eef4f52 221187d728b4fa4e
92: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 501fc4df70a91db0 949bb9d11178907b
93: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 4a86639c61152ee6 78dcd804e1e1a2a6
94: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 85faaf9af807194e 008d5601cc0cb336
95: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 47a3fca6c4df21ce 728347a0245b7212
96: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = c4e2a8e38a8f5599 7dac58d47941740b
97: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = b348de52006e9f76 046c2562c6f8a607
98: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = a3117af1794964ea 4df648fdf4a827c6
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 7493aab00b0a9714 091d07ba0c60d902
100: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 9bba8060322cf431 f102296e69a5a4cd
101: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 2091881d89069ad8 7017e729d01318c3
102: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 0)} (all)
   = f84470876a36af62 5aefc2a9f7bda2fd
103: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 67f15f71d50bd33d 64322031ff37fb8f
104: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 0bf8fee08569e9b4 0ef40662ae594c2e
105: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d34496326367f260 fe37401245f23cff
106: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 5bbb33afa4ea0cf3 36eb8f1b48c1a84e
107: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 9c821fc7c6bd9592 51308b1bca1d091e
108: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 654e3fa4ea14f51a 12debdeb007ffead
109: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 03e500f511b8d294 88e0dc1a4440b392
110: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 0fd3ed807b2fef81 7845617f88f143fa
111: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = cceae07414a3dd66 4a077c79384c7e8b
112: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 70e4242997db24ac dbb8b25f61814e79
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = c5dc21e064282f83 72d062d39edaab7e
114: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = 0992b3ab2887ac91 c8ea8ba9228566ab
115: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 6f4ad05f93a750ba 2d161de5c41b1ceb
116: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   = 4a404ee9ace204fa 45543abcc475bb41
117: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = fc59955db73a8150 4b95de8f949655b3
118: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 0aedc54ffb327249 5a01f47a372ba34b
119: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 27acf1f92ef2e46a 7b8eaf2bd3bf9571
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 093d145092a78e1d 92a6a277aef27f46
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 1, 0)} (all)
   = 85baec9b2b7ef8a8 c001b68bbcb7a5e9
122: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b56afb8e17eafa5a 074afbab8bc73bb4
123: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 4e707675fd79bf49 ffd71a71a150d9fb
124: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 523189b617fedfb5 2eadbfd2f1f48160
125: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 67517345b0f7e64d cb054f7448a798d9
126: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = c6cbc8d45a6b649a 80dad020b145e8db
127: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 38d1f78e6801258a c18bad2584ebedd6
128: 3 go 19
   DM-12 walked {'seat': 2, 'field': 19} (all)
   DM-35 festival {'seat': 2, 'festival': 0} (all)
   DM-36 digger {'field': 27} (all)
   = f195f745a85ee551 85f0232a3aeb1582
129: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = bb1d5e146324a8ac 992201a88e45167d
130: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 34b204627875e18a d62eaaffb16510f4
131: 2 music
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 187} (all)
   = b1de3388e61e1a90 701d76743404b9ec
132: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 58d1c52703af708b ba1bfdfb00b94f7a
133: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 09ed5cc363596ab6 31ee7c5e76f34289
134: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 0d478923fa457cb1 0281ec5243580ad1
135: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 0cafd06513a4b039 624b6e4e55a87a6b
136: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = da62f0bec5f54cb4 a9a03697e92b7daa
137: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 6f87dad8921e9d55 74c93603fa8a8176
138: 1 go 8
   DM-12 walked {'seat': 0, 'field': 8} (all)
   = 1884e3496122c82e ec156a8725a42213
139: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 769cb49eb58ccb69 a68b31848e9ea369
140: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 58c3123c1e22216e f4139f61c671f1bd
141: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1, 2)} (all)
   = 23ca212bbc45f1e6 d500d11ac081bd9f
142: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 03c52ddcbd54dec7 13bea0b84f05009f
143: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5710023562b29e07 828b7fa095899584
144: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = a17d4040dee80956 8512472e18e7bf4f
145: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 527f898e02c8bf97 bb12d3fa8f41f172
146: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 7ca069406e2f5de3 dbb9197020b63ec0
147: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = 9aef3dd7e1178301 c08ddf7a1e3553e3
148: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 555a7468a2a38566 02cf053e26d75b63
149: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 7e2dfc70bd3ec5db b2919b881ca35a48
150: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 908296ffc824f7a3 e032d47a769e38eb
151: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 6d5345c8a0c9f639 92d9cc2b26ee856b
152: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 6d0039e3a3bec1e8 da9b4dbb317f0579
153: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 40b4bbcc9df46a73 95d67fb4216cdb79
154: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 183cfd6eb78c3347 e6f0626f49d7501a
155: 3 arm
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = 01fe019baedd839f 706b7b5310867710
156: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = eed08a350ed18d11 9f59d04044e894cb
157: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 2e3c0d55cbd92203 fafc1da31b6418d8
158: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cfbb4b17c47e0cac aacfd5ea500bb56d
159: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1d0c811d43081b70 61228f2b22ed107a
160: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 8, 'order': (0, 1, 2)} (all)
   = 52e044d1e193719f 89d014a6d712ebde
161: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = c96ba896a9e0b939 016c19a91832a79b
162: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 9efa166491f8aa76 a1a854341e8626da
163: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 5ad836b9424d95a8 486323b9a09ac0e1
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 80c3c80d18fd81f0 70f35a73be81b1c5
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = 1273b657f5fcb11f d09d54dff633a0d4
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 90e053ecbc977682 8ed779360c37eada
167: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 67f7e1205e1ac894 2527c6223fb5aa6f
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 44f8bdf995caddc6 554ab5f58f18257e
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 783a42e1441c5bda 4fcc9c74d5c5a046
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = fbdad720dd71d9f7 31315b58229d9085
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 45c1ebfe389cce61 932ecb0492eaa81a
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = 6551df82521fd51c f60426f1633f1aa2
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 44de8601b8ecc6ce 1e06627694822f09
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 595b6326738e13e7 b5400feb778f4082
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 48e600d2928dbbbe b8a9f3ef69f3178a
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 6f5747fe65d897bb 837f283f32ee024c
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = c326d7a8002ebdd5 c1b1d77bae77e55b
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 54d8ef21f745f6de 1245f0338a243af4
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 26ded05566c09ec4 04fee453010af18c
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = 5d8e1c275542de5f 2fc59a00b0d589fa
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 12d5a20d9612a546 beb399e2ebc3faa9
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 1f21227c0cb5149b ef727230b100f06f
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 11b3743e3b093868 17afb01062332188
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = 0b557a98cd14143a 74c67769fa1a92e8
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = c131e05f88c77a99 69335cb71e3124ea
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 9ef19e044647fdf9 a55c7914e74f7225
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 03727a4c8c22196f 2ee5834f61e662a1
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 6c0d483ddcd757c5 8c9670dbc85e0439
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 37cfae1ba1d1b088 4f4a616c20e8fdaf
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = bc89275b188e14fa 46b2b47475919785
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 7cbff59b005ccc10 a8019ee06c66309b
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = f079312c955de342 0b733462906f131d
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = f3e93d2e9865c8ec 17e64c5f579917a9
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 21a97cfc1c35ecfa c7ebcbfccafd9f45
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = bb86bea162213ec4 674c6d8846f8d196
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = f4e68a6260665400 5a9124dc1b8bd524
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 3bebc39b3e598666 d8ea5e9173e8781f
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 784de12112926e4d a9cd4f62a4acd485
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e7b76d5874e68124 97e0b743db95389e
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = fa8f35fa06584cf2 33fdaa19c88fdbff
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = b83e9733330e9459 c23d38a47d2725b3
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = b9ddf11b4bbcc580 9d172d0099bf5c52
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 597938e374c4b20e e1919ab2878720e5
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = 2fdc3b73762cc542 ef22d12f80522eef
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 9a446c78fb7a271c baea832b3bb53744
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 963cf73cdcf80922 7b832cc6d844d0a1
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = b0180b18986a12f3 81790ba1ab24d70d
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = 6ac09f4c42b8f046 4953c59e6ac8e8a6
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 5d18c7df4c5d4e00 32faa535925e6b09
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = acfba2dd4485ca7d 5de6d2dff86d3a07
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d318a7e95265ff46 5d309346c9bacfdd
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 74d8fb214c679c85 8772e2d9f334d7e9
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = dc811e552e21cd1f e87c17ab7c78fb44
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 487cf99324e009dc bfb752371afdfa60
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 995fdb4065f2b60d 04e9d81bddc296cf
216: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 4787afeb6cb88201 89c464598b5226b8
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 6692203e3e0b870f 99e0d2db060bbe30
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = eb5b4eec34a2fa6d 017f99553d7ba9d1
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = 190014cc2f3aa7e6 4a2e82facbb79e31
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 6ce16292923d88f6 c43f2d59dcb16e53
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 9f8fe135f5811afb 68b7dfe1e01661b8
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = 6afd5cb277140d19 ce9fd6f222596489
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = c58f69b7657a04bd f0bcaeccd46004be
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = 81653482274470d4 c58dfb1e030e01b9
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 2751b29bf3a67362 e48be8020f34c65b
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 86510f8a21324ce4 37538dec85a78af9
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = dc30e37d09dbcd2b d82cf4aa97fff224
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 1b3f20a819804379 c549137323a52dab
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 61ca8206cc42372e 57c7edfa3734a1b8
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = 2056aba5bbe289d7 3482f673c64b49ec
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 73cfd0ade231cfa9 aae98e543386a511
232: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 9dccd6ab054bf24e 26492fe681a9a347
233: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = beb6d6ec8f66e728 a070dd4d74f46e70
234: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9b103e89970f82ff 73ab2299088f52e3
235: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = 41a0c8d032c90271 25d6e31920efbb58
236: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 2b67356e0fb9d5b9 99d963c584501b6d
237: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ed5e0092955e97cf 260fbbda9d45351f
238: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f5b6b9e5be1fafc3 1d9c18c3081926e0
239: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 337257ad20775d16 fd4970804c39e7a6
240: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = 7c7a1b686689b299 137281b9e5d2741e
241: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 92164409ad53cf02 1a5c3fbd3ca97033
242: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = fefb5156511c9a55 4d1142cd47304ef5
243: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = a443d95b9a62e839 f10f560a0520b8a9
244: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 38c4db803fa6b761 b33da937e2f8fab1
245: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = a53b585de629ec36 5067302c71288bcb
246: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 83a1e817b3ce0cd9 a9b86c80666a762c
247: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = 588c2027b3a744b5 86cfc781173f0a5a
248: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = 3e3e3068d2e57534 c7923d4087db1f4a
249: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 93a4eea659f1cc8e e06352f6073ddb64
250: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 098842ec346fba15 940b5cfd9d20d15e
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 86cb034feb60b223 151be55e741ae6d8
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = d434fde416dc8c2a c015506759fb8c87
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9951b7dbc7800927 9391090a8aba67f5
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5123e07271b7f6f2 700b5136a84df0b4
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = 60e180ffe9da4191 4ffd28ec7b81a257
256: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = eb7e741794d3d9c0 98349928f2e38012
257: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = dd7205a50a9bad9c abcad8acd2e62029
258: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b7e036c65d7feebc a0d4991345696ece
259: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 12} (all)
   = 675806b3b8671269 0c781cfa75e64454
260: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 0840f10e08258576 637a49f06c354fc1
261: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = af264155e983b93a e6c4216127ccfa10
262: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 131717c18215df15 3e05eb2643f56252
263: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 5d42c07b28809234 8a50ce016a72bd2e
264: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 44dd86ca42a441a6 4531c02688b11e62
265: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = 69810c91ce77ab0d aaacad3ff1a2f29d
266: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 42772e58d97a9184 e3c9a1208fc5d5b6
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 3b288c64c8ee64a3 ec8436abea2343ed
268: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = f6ed6f93985b0607 9fadbefbfe0e8807
269: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 958ff1068e0f7119 f87c152f18da1434
270: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = c4b0dd1acfc6c709 25f765abe507ebd2
271: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 55e55ba7b1beec0a 2e0ad1a632eca13c
272: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = ca2bffbede137d24 6473a5ac11f140a9
273: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5bb75a328c7ac0f5 cbee2a592d485a2f
274: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 2, 0)} (all)
   = 6466667f04ed49da dcf7e9073f5d9544
275: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7d8705008e5c64eb a57f6eb3f1e9cab3
276: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 376ed01aae2b43bd 255cb9b63cc8a538
277: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 3724339e45a395ce 8e9e9b6f951900f0
278: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 1cf5b182e300fabd ce1cd1b84e580721
279: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 3ac203a68ebb0245 e2b8287d930177ad
280: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 0bce50738d0917d5 22c88eff56264348
281: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 9abae458c6da292f 6c9d65858c418673
282: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 1572e3dc1f8df4f5 e061d502c3b49ff0
283: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = e3259d60bbd91b83 e3f09a51bd20ae6f
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = a8b08190b99cbf46 98a7bcb82a323256
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = cf61051f27ea07f3 d1d2ff80bfb3c9e1
286: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = a5092030cec1c294 242619096bdd42ae
287: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 55ef78f7cdda7caf 7e049b1502c9a32b
288: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = e5042d0e0d2ca297 f271891f6a3c3e48
289: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 9c719c779b0f5631 cca6ec5f6205d979
290: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = d3799e138e425a28 e13ab86b35a00986
291: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = b67d02949b926ae9 acbd7cf86238c6d1
292: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a83e82aaa7da3a27 8e62a84e99388ccf
293: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 419863e3644d009b db82dd2651e56413
294: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 15, 'order': (2, 0, 1)} (all)
   = 25a99d9f57758b3f b661e9e55cd0ffb3
295: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 802f1122fea7e48b 518e9b95f31bd204
296: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = bff33246b4ab6561 f77f38dde6b789ba
297: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 77d8bad7e28debc9 d6da8d467c685e11
298: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = b2166aa4f62d13d9 99c90145c518d89b
299: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8b3f8e4da031336d fcf01c7e7aa75512
300: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = cb6189aa472495e0 cf2d9243fa877f4b
301: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = 70cdcf13be2ab5a6 6906064e5022ec3d
302: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 10} (all)
   = 6f9c5dab69446c79 dfcffbb9c3a8c6f4
303: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = fd7276c4c647562a 2d5ffdd3136137a2
304: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 2103dcb5c703928e 12f5cd8567025175
305: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = e17356c031c41c44 831c8fc9eeac70de
306: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 1ae827afd17a51d1 5bbf7a918792b471
307: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 8ffa99cfc35d621f 6ca647eb4f6138b3
308: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ba7ce223067fd66f b89d4331aa01668f
309: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = eec53360a7bee920 d0757917efefbe13
310: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0, 2)} (all)
   = ba7b04e648d07856 e40786ebe1dc1a73
311: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = f84d361c8da1ca7b 26132abe7dfae6a8
312: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = fc3c9fc819cd27c1 1cdd3b0edc6891f1
313: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 78818e5eb9ecc22a be46aa9e12f5370c
314: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 68b505253f20977f 94f5128c48465be3
315: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = e94781ea61725b05 56d0058fc5a3a3ae
316: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 8c9005d3b603e3cb 8fb0160d140125a9
317: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = cf603a27d5054432 33a19facbd80c9af
318: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = ccbdd74ab2c2110b 077ba6aeaa3604af
319: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = e3fe3d1ba01d6267 6863e145ef7f1cc6
320: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   = df926602dfc68dad 7dd84b7bdc3cfe0b
321: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 68b3cf38ea15a764 5956f6ae6a11b59e
322: * dodge, next 0
   DM-6 drew {'seat': 0, 'card': 0, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 0} (but (0,)) reveals
   = 98c8ab2f528ee13b 9ad79f4a0745de00
323: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 753f391bbf30ab78 d6604366c04c036d
324: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = d18fe352c1fa5376 6111673da5a68832
325: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = bb85f3a837642375 5ad672a6eaa43c11
326: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   = f41d15dd4f724921 c78b8516c35832fc
327: 3 digger 5
   DM-37 digger {'field': 5} (all)
   = 8a5748756f652a8a ef333d580da1c6d0
328: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 3d0b84691f71ef52 3fe19fee674f6ecd
329: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 74a9c2142235a70a 07a48a7ee395f534
330: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (1, 0, 2)} (all)
   = 9be1042ec0656024 8fa322cdd25c56eb
331: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7fcdc94b83a1b578 6a1bb97ed97bcfbc
332: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d41531c1bc1ff0b3 4e58273a2cc57adf
333: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = f2c50f95b0aed31b d595987ae06b8d87
334: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 5a485b98c96af31b 9c69b20dca9ec53a
335: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 194d3e29bb0f4ccc 0c781ed53384e444
336: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 2032e02b2baaae05 e7c6ae45233a260f
337: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 0356e77a26b61c19 92051b012629d9c5
338: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = 3e1b56bc063f15a4 b74520bf3fbf95e1
339: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 272d24264ec08ef2 fe01c99e96c8af3b
340: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 097137edf7da6ca2 21f758c87d6c62b7
341: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   DM-9 shuffled {'cards': 55} (all) reveals
   = 8b45dae5d930953b 9c359c9bc575208c
342: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = fcbedb181a02ee29 ffd52c80faf92f6d
343: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 104fa8955be33af0 a42878b3608a25d3
344: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 445e8c150c88f553 54d60ed61f7032b1
345: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 0347797568ca2b6f 9698849e81b3c600
346: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 17501fc24cdc2de9 982c10df610637e9
347: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = ba2c2cb2f679e256 dae0cd6243cf712e
348: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = e06c7e7317cdf9d3 760aa283134d2595
349: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1c426cbd6957f757 5ee78ba53ccdafea
350: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cf5aa15a956bcb7b 35fc9216353e6ffd
351: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (1, 2, 0)} (all)
   = 6cd886fa20224db7 ce030fc273d33068
352: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5052d1a17ef55f4d 600384ace4634f42
353: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 1ddf8a74f9ca84c8 e60cbc85fde97b76
354: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 1c4f43cebca049a8 ace1a163f7e56bcd
355: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = cfde15deae78ba27 68c2b7cf49c83ec5
356: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 06749bbb0e955e6a 8f4d62e32227a070
357: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = 75af930ec0321050 519b16f9d4470be2
358: * kicking
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   = f0298bb7fd42b77e cc4a89b8c89a5e44
359: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = a7a2f8ce96724abf 503c79de13b931db
360: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 8e2685627d1fbc22 be44ee7f528aca5a
361: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = 75b293c614f0f27c 47323d9b664b93bc
362: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 5b5efa69e906c76a 9b9197bd61364e16
363: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 3239f92d3c40642f 147fa58313b4e297
364: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = ad6e96a4403724f3 167297458dbccbc0
365: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 905d06a7fc74402e 1d6d2d08eb637d12
366: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = f32c607f1fce22e3 07a74feaaf842d0c
367: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 7feb3b8f7fad4ffe 5fc6f0f1eb11c843
368: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = cc38d75818031fc6 7343ab926c8d3972
369: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 0523ca9d9f749ee9 d30fcc66c621fb15
370: * kicking
   DM-33 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 1} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 225c015fd2e118c6 7f68989da955c592
371: 1 dog 30
   DM-33 put-dog {'seat': 0, 'field': 30} (all)
   = 6796bacf9d1ded69 5cd96da6808fd371
372: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = fde5f6d1c33de8af 5101e14938a706fc
373: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 87b497048ad10575 564197c84afa52e3
374: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1, 2)} (all)
   = 347a06bb180c678b 0f050e8ed3bc5fbf
375: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e78fc7ee8457ba6c 9d90715a4566e928
376: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = 3ed47031a22c41a5 e7b6070149732c8c
377: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = bbfa6d52670acc77 2716bcd7c8dc0996
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 14} (all)
   = d1c0c6738e62639c 9f9ae0601dc093ae
379: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 619fa4864802b1df cc58c17a08938e90
380: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 79fa4785b9a0b765 99676806aa931721
381: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = be335129fa4a66c5 61f0d4e7a42fb512
382: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 958716a2a17b4934 669ce7633a54daa5
383: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = e1f8b78e7e5b08bd 325f92c721844af0
384: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = 748bced358770592 01bdc8c5aeb28793
385: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 6} (all)
   = e059416c45e9e1eb 1d9c3dd6e052cee7
386: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 5f62f81d0617412f 9d70b9908a9c2d0a
387: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = c94794aad350aef6 d78a6ae6cfaff1fb
388: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 24eba18eab53efa2 b69da85bb807a449
389: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a57722477801b7d5 a7e178117f937738
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 20, 'order': (0, 1, 2)} (all)
   = 469eec31f75fae1a dcb1298fb05412b5
391: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 167ff525ea879f20 6961d5b5b2fbba39
392: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,)) reveals
   = b55dcf3828912bc0 952f1f6c9919f58f
393: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 431aa8d6be94ee53 e4afbaa8f0e0840a
394: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 16} (all)
   = cbc3a04767852465 823587cbdfbbd312
395: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 60f627ca6b2c65f4 63429976b4450470
396: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = d3b159e3bce43a53 0e20695c7f5f0d0b
397: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = d715468db2bbab51 d9fbc189383a5dff
398: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 11} (all)
   = ea5b972aaf209e81 847175dfcdd8da85
399: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 1} (all)
   = 9ec64beddf0df689 e687a08ee06f3d78
400: * kicking
   DM-27 struck {'seat': 1, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 542a37199aa59ce1 d3af61e8ff88d566
401: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 8eb8bff24b5c13f2 d9caf7e86dc8d65b
402: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 321663bb96ae6ab7 676b1bf80553e694
403: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 8a9a42658f2f366d 5966d6d0e39d20c2
404: * cartwheel, next 1
   DM-6 drew {'seat': 2, 'card': 8, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 8168f48feea69972 09467d4594235277
405: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = ac96c0969dcce494 a1ff9d5da80e66d9
406: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 90cad6b6a7cb9bae 106d587929431344
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = c7326a26d1966755 9e4e6c78968d05cd
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 16248092a304ac59 5dbb8b99b81f315b
409: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 21, 'order': (1, 0, 2)} (all)
   = 350f6c8fd4922a38 af4e0d6f869fbdd8
410: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 92ef29494696e7f1 0df9fa44dddec130
411: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 45820511020d17ef ef93ef49e433a32c
412: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = f0956b52b2c9541d a7e908adf38595b8
413: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 98956b86b3afce7a a6585786dff579a0
414: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 69e547c391fea31f 7f73c75b2cb9162d
415: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = e8d564addedb64e7 cd1e5f670d7ee6eb
416: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 9c4957c6ff6415cb 119d941f441af017
417: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 6dedd72636c7cf30 c5c9f7de7f1caf5c
418: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 0} (all)
   = c2472540d94bf0a9 5de6732f19c6dfe7
419: * cartwheel
   DM-33 struck {'seat': 1, 'victim': 2, 'card': 8, 'dog': 1} (all) reveals
   = d9071f6d68c9ea0b aabb5e1a9d83cfbd
420: 2 dog 30
   DM-33 put-dog {'seat': 1, 'field': 30} (all)
   DM-HOLD went-along {'seat': 0, 'field': 25} (all)
   = e5f0caceb59676ed 0170ccb7e204dd4b
421: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = b6acf0e271d987d9 e5e3eb4087349b74
422: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 774eebd756625cfa 27dfa02e3acab545
423: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = ca75b1eb64274958 e1c859572f0ed532
424: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 322ada24f2c76344 254b89dc00705e3e
425: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = a0b8c4d51febf2a7 2f3a7d3811f3c4c9
426: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = e293af497640000a 79f1fe789f3837d6
427: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 89d16d0d93d78329 8b98fc41e5079b67
428: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = ba9a05d2dd01fe11 e995b5dce22b0743
429: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 17148c505aa81d7d 9e3bcd28c58f906b
430: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 3fa62d2ff341e592 3d46b565b8868d01
431: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 60f5eba562a3c116 ab810790b22c403d
432: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 22, 'order': (2, 1, 0)} (all)
   = 5275dfebc6aa8091 aa9657641dd0d585
433: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = be97c6badbe2f2c3 68f4cc15f474ab34
434: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = 347e9e31adaac88b 83c8a293cf76c4c5
435: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = e0699ebed4941215 f2ba6a905708865c
436: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 8fcb9587a9123dfa 21ec5ee61dbb54c7
437: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 2921e827dc074721 cc0da081ff419916
438: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = a7de212cae240067 f8becf6fa522e333
439: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 84210f6efd6371fe 8d38ebca4f80d190
440: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 5508543384172c6e 13d3ae351852d255
441: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = fac6a9bcf7eac4d6 f1a151c982390210
442: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 031157b02a456fb8 a4de2da418de684a
443: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = fae05b0802bfdd5b ea4e3359be2b92f4
444: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 4b67247b7560df4c b2a0b51cf60a098b
445: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = a789d5682f1d122b a8c95d3615f3b078
446: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = cb56725528ce9147 a09f290a76fd3488
447: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 09aa3458769330be a2f304acecfa8878
448: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 41148975e0bc5e10 a9b584f90f32ac0f
449: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 52b3ce80f6e0295e b91dc6ad2049bc7e
450: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d189da93dc1325ea 60aea0d1ae8c0f53
451: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 388fb2cfcd5f0427 4112cb451d2e0b40
452: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 4d3a39023fb085e0 15ff976f22699ea5
453: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = 4f1d1ec427da4575 89e61dd3eed990c1
454: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 2739abf493715155 7d75444d1df52481
455: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 0530a16ce798d27b f8b57f7206aaca55
456: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 0cca09d58a854003 560787e18aabd26a
457: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = dd24d990e6901b1a 078335655435a87b
458: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = d255338c05ff945d d77560413dd9b30b
459: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = c6d66a578b465096 623de232e39d0965
460: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 13f4e9b5ea76f2cd 7a8b5f8d8ca25547
461: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 057f417f02ec5c55 22f0bc4700bbaf06
462: 2 banquet
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 189} (all)
   = 32fda63e2947417f 785edb0c3344723e
463: * cake, next 3
   DM-6 drew {'seat': 1, 'card': 11, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = ded60070ca9da242 9bf4af870aeb76a4
464: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 3293a5c3a55068d7 dab83987f8bcb916
465: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 56357dd3ee00db0f 7186618154187d12
466: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 2e18fae08b0f223f b9d254f6eeae305c
467: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = a2bbf01bd394e7fd 200ca4e531c20ec2
468: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = 2943d94f2b16db73 5dd530253946f7b0
469: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = 599a417173537dce 8a8837b80596b027
470: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 58a6effe25e4889e 5edef48f7d001466
471: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 0901421571f857a8 386736bddc7c56ef
472: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e38ef35fdf22d9fa 7693a5c5f7b856b7
473: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 852e255d1d1749da c16ef6db111c2e9a
474: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (2, 1, 0)} (all)
   = 9ae95f3d00ebb71f 316b6cdb917a6c91
475: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 72a3806f12caa25e a0bd13bc03db1f36
476: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7bf302ad0b0cb764 2128eda08c477de6
477: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ebb9966f4b1082ea 4a8af4bfa2dc74be
478: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = 81c8f5e3c6f86153 1b36fe4578c8399f
479: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 60ea866ab7102c0c 83f67ab33ad9f595
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = ffe12951a0376163 2c6364719ebed572
481: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = a2048d6ddd236787 ad63ef4a0bd8d0a2
482: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = a993cf5d64469d35 70c6d989a0f87051
483: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = f91922a5f8a8613a ed50ea0e0379d536
484: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 8990e5872f1909aa 0e179b2f206a928e
485: 1 action
   DM-T2 acts {'seat': 0, 'card': 13} (all) reveals
   = df5cfcab73d80122 02fc35ba3d399f22
486: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 13} (all)
   = 131696107cc103f6 cfe81d935f1ff21d
487: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = 6730fb3228e91202 31f4b799c92b17c7
488: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = bc384b8c4af59a1c 16d0d6ba7615e1a3
489: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 9e1c38df593d07a0 39223a47ff8bf4fd
490: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 547f20701a4eaa3d e0d12383bb6329af
491: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 8066d7821cc04c0a 7259a05271ecc5b0
492: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7d8c48af1c689e0d a9778c66879d2451
493: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 25, 'order': (2, 1, 0)} (all)
   = d1c1eefb91b9a5bd 5e16a8a97063a6c7
494: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 441c1d0779df2480 29ced8afeb71e8ae
495: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 36f21b54a447914d 00be5466728ced3b
496: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = df57646ee5bf10ff f32b116b8d4bcb00
497: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = fc1242747e0f5b0b 05045a3f36271928
498: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   = 19c0e67b813c40ac 6ad50ddc617639aa
499: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 2, 'back': 1} (all)
   = 680e46d8dae8ca2e 51052b6ff93972b4
500: * beating
   DM-33 struck {'seat': 2, 'victim': 2, 'card': 7, 'dog': 1} (all) reveals
   = ea2ef9cd081464d7 5b16d77f25778f7b
501: 3 dog 31
   DM-33 put-dog {'seat': 2, 'field': 31} (all)
   = c3605befde453738 0d911aff3b8fd5af
502: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = ba898e03e7f20ebc f8a4f878bffb23c5
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 67ae97b5ce333f3c c7bd2d038e803d3b
504: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = 661be21fb7b6ca46 acf872a30955aea0
505: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 28, 'knocked': 1} (all)
   = 161cc314170cd8a8 7240cbb481f41ffd
506: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = e88365fbf3eaedb6 9de2eb7106f88e63
507: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = 6f330c28d57e8fd8 6def2dfca7f6fddf
508: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 2c2c2a955fe44429 bd8c3bf18b4f60c2
509: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 3a10d7e68bfaba68 b255888304b4c5d0
510: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a91051a2c944563c 59a4947d7f110aad
511: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 26, 'order': (2, 1, 0)} (all)
   = bb778dff7589b958 def4d0197c662d92
512: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ed3633a9e90b7471 a2e1453e2d35b8d9
513: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 8fe333f9c9ecc21a 3aa010aab17a4d8a
514: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e8dbc8197d7c3ab5 2dfff3e5a04c6d36
515: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = ba7faceee2a21dfc 893f27b3a225f984
516: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 779554499aa41aaf 12b50b9d4b799dff
517: * header, next 1
   DM-6 drew {'seat': 2, 'card': 4, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 650e356991c97b90 5b93f0bf0ae5bd2a
518: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 142d64b97bdc6403 cc0402bb23621abc
519: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 6cb4733d372bd6de 8844dadbfaf718f4
520: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 97768638793de641 f3f958b9e7109465
521: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 36d7b0cae8bb1817 35076f383389a5bc
522: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 73c6a77b65898fe5 07092cac83d52bfd
523: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 5796468434fe5a91 55b7b0930db536a1
524: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 42214c2b97b33a7a 7410af0737fcb9f8
525: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = 31002ba1b6cb8beb 4b3b17eae7aad3c8
526: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 2516d95ec3caac8a 4a028b262c6a45d4
527: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = fd4808a6c6f5a3bd 59a4932321e313fe
528: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 0ed6aa7f25ab3763 153445f01784e92b
529: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e44d9f943d2c272d 66ecec00f4584a53
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 27, 'order': (2, 1, 0)} (all)
   = fffd8018764cafbf 0d782d2403536eaf
531: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 1777e361f53e005f 7ef74c6bff82af15
532: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4669705c55483b3f 189f52ff0686b31a
533: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = e23763941896b053 72de0e981b859f77
534: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 27162f0665a0fb4a b814c4cf45bb156a
535: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 86532504b4545994 7213672e3b5823b7
536: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = 403220cc7470d67d b9402dbc3604e8a8
537: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = a4129d27e61ebc50 d16f415411086513
538: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 959d96cd10c3e14e 811272fd9dfd2691
539: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = f2001992ca0095c3 59c2954640f9ee3a
540: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 96a80cac807f6b84 5fa42201d4bd1e47
541: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 8e7a58c910ba594a 58970b352bf4edfe
542: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 3542ef25e2856784 bbd33b1c2958ed62
543: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 329a66de79404a6d 03022cf191139486
544: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = fd48eb471d2672ca d95eacd817b02954
545: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = bc4f3ff420b2b116 c840c541b017ca73
546: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 6df7573b1ae5c390 def316d548e586a9
547: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 6f5896578bb29b96 d8915de131129a54
548: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 28, 'order': (2, 1, 0)} (all)
   = c931e48e93f08f21 c9e71c30236c58a2
549: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = e20a94ffe838afd9 848a7ca024cfdea2
550: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 06f0ba803c80c9b4 16ebae9d50f59b18
551: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 8d73a5ad3af30f6b bf9d032e7bb755ee
552: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = d7bc1b9517438f62 c5456249b0b6a269
553: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = c13a2e32afc0bf8e 1a9bcfdc60c1c1cc
554: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = e22ebe344f4c8a22 cbaebf9a8a8b23d1
555: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 66d1a660feeb044a cefeeeeb592317ff
556: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = b9621c0c191ca283 765f2bdf9340c5e8
557: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = b3c950bd9a188cfa e277a52fa06e6dfc
558: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 8a07f1b074b94375 2429e211618fd5dc
559: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 95d3d18e93e965d0 e5b336a5db165ae5
560: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 05839198ef0bc320 25893611e7613d9a
561: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 32b55d9be236ebe4 5907196ddf67b09c
562: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 29, 'order': (2, 1)} (all)
   = 85fb014025803939 af680a34c1608851
563: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 0570d20a47941f9e 7c8bad6170cb9e1d
564: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = dd29b9f877c74488 5f4b996f72a034ef
565: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 7f3845af3eb0d147 08da7ae971cf1abd
566: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 4b91046efb1776f6 1cf7d98de11c49ef
567: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = 3ade6efa1a45a888 c1b85eac108a8a88
568: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = 8f9967b5d05ea20c 43e4603d833b9a9e
569: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   = 7890e7212d8ef203 2ceb10c645b9feaa
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (2,)} (all)
   = 6e136989755d24b2 f8beb51fa25bd11f
571: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 7322d50884197351 77b743c1e1834345
572: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 4} (all)
   = 41f96d6e26e68946 89a3c99f9ef913cb
573: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 46101d8886f055f6 43ae9aa7d91bc2b2
574: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 943c0f1719f9f523 9832a6c6bde120db
575: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (2,)} (all)
   = 0bd06e33d7e2ff9e d473234f8e07d687
576: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = b4ebdc6aedbedafa 13308582b9e5f98e
577: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 1c3f67202d603a88 fa15fa6a8f46e64a
578: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = 09b34b920d252424 ccb9e3e69873d0c5
579: 3 go 26
   DM-12 walked {'seat': 2, 'field': 26} (all)
   = af50c669f7a6ac70 e05a6eb370f52f14
580: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 449a09f5ae6fc317 5b6ec3c7773ec72d
581: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 32, 'order': (2,)} (all)
   = 1e162812c764da89 bc3d87a3b9a8407a
582: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 331c23b390e176b0 596de42f262d7d47
583: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 6eda7102166edb8d 9f11e8ed45d0db76
584: 3 go 27
   DM-12 walked {'seat': 2, 'field': 27} (all)
   = f8a0dae38d75b4f7 9891c61bc0cbcd1b
585: 3 go 28
   DM-12 walked {'seat': 2, 'field': 28} (all)
   = 780bf2c926c98185 83018cb8f04e1ef9
586: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 777b9ca3aa2f0680 420c726a18a64b28
587: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 33, 'order': (2,)} (all)
   = d950bce0fd683fbf 96c86d1ed327ad30
588: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 4223eaac09b0e48e 4130815ea00e3237
589: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 7bfd6f4b4427dd1c 560a5481d04a6637
590: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 59ed8b3b4ecb6cb9 144cf81bad820602
591: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 7774fed2c4be066d e2215843032dd529
592: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 34, 'order': (2,)} (all)
   = 02598bcd13fbb254 d2ada6653c135956
593: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = cbb6f10ddf3738b5 75202579399efc7d
594: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = d36b6a86889cd9a8 16ada1bc8809053c
595: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 76ac9e0c93852215 2515622c25b34e4b
596: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 4b4d511fec30b3c6 f5c193e4270e011b
597: * snatching, next 0
   DM-6 drew {'seat': 2, 'card': 2, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 0} (but (2,)) reveals
   = 5153c78bfe058da5 93e531b8e70b3d76
598: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 35, 'order': (2,)} (all)
   = f7cf8c0f2f2c263d cb56fab1959cbcf3
599: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = de294d5404f4a8f1 7a919e374390d9ba
600: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   = 8aff77d2c5257fc5 350d6a90450ac6b6
601: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 2, 'victim': 0, 'field': 32, 'knocked': 0} (all)
   DM-38 home {'seat': 2, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = c47cccb83d2e6775 12c3f90b498a3368
1 place 1 points 13; 2 place 3 points 6; 3 place 2 points 8
