   = 669a5c4b345dba4f 17efcfae47cad3bb
1: * 2 bones
   DM-P9 top {'bones': 2} (all) reveals
   = b5cffa1707daa10b 93aa0cc23029f4a5
2: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 509b02ef594f2a3f f8fe61f16ac50fd0
3: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 3bfd65eeef56d2be 93395a8c3588a909
4: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = b61f68315152ab36 34a73665561499b4
5: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 0d6ece0f9aa2a979 725bdbf5d6aa0061
6: * kicking, next 2
   DM-6 drew {'seat': 1, 'card': 10, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 829d8d9e31f3c41e b42eae30f4f36935
7: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 9dbb1c146bcf0ddd da4a401e6ad34c28
8: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = a2fd6a60b75701bf e170ce949ba9d228
9: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = bb253332d4f0d05f a5bc41607d653464
10: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 92d954f7648a4217 4e457bbfa1891a68
11: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 2115e2e485fbf669 1e6491731557b534
12: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = fb3f22af53cf04aa 61316fc953bc8e3d
13: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   DM-1 round {'number': 1, 'order': (0, 2, 1)} (all)
   = 9f53f9495a3d9a83 40df9c82bfa0133e
14: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 9d21dafd15a43560 fdf3a4533a9ac5fb
15: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = ab775d13bfd2fd28 1d73a3a31de824f8
16: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 40f677d28deb404c dee9444cd556abc5
17: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 478804b0569bd2f0 d637de91e2db4995
18: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 31602a30b3d07a89 8526e81f6335d5b9
19: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = f6be2a427d88b2fd a451918fb9c6c842
20: 1 go 1
   DM-12 walked {'seat': 0, 'field': 1} (all)
   = 13a28014d4353f5c 661a43f857da4c64
21: 1 go 2
   DM-12 walked {'seat': 0, 'field': 2} (all)
   = 69f24de94f3c39b8 2b2137ae3fbdabe3
22: 1 go 3
   DM-12 walked {'seat': 0, 'field': 3} (all)
   = fc927facf20cf353 2413437e9c88178d
23: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = f72a6214153602ab e65dab18ea822f70
24: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 97a957252b203c18 6299bff374e1a2d7
25: 3 go 2
   DM-25 wheeled {'seat': 2, 'field': 2} (all)
   = 45e624b6e6b7047a cdfaa11caea3ae7c
26: 3 go 3
   DM-25 wheeled {'seat': 2, 'field': 3} (all)
   DM-25 targets {'seat': 2, 'victim': 0, 'card': 8} (all)
   = f8c0538d5b6b9584 5106739dbe3a88e5
27: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 0, 'back': 1} (all)
   = 355280b7c3a727e7 8de057be41e427e6
28: * kicking
   DM-27 struck {'seat': 2, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   = c4565b8dd444826f 3f4ebe2b52b15fc9
29: * cake, next 2
   DM-6 drew {'seat': 2, 'card': 11, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = b3c808a23fe021fc aa69cee600b030a9
30: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = e65855c204caf2d1 4fed5f4a10a797a0
31: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 02daf7921fd208ea 7b69bb9b36f4666b
32: 2 go 1
   DM-12 walked {'seat': 1, 'field': 1} (all)
   = fffe46f638eccf07 9199b272d2c464b5
33: 2 go 2
   DM-12 walked {'seat': 1, 'field': 2} (all)
   = 0f119990d28b3d72 48610f70767e454a
34: 2 go 3
   DM-12 walked {'seat': 1, 'field': 3} (all)
   = 0d3cdb6d18eeb693 9188a6f25b3bf8b8
35: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = cedcbceb2cb33b99 02178704b069a927
36: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 096f58cd1077d57c 72f34ae42e48507f
37: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 66b9320309a62c17 6b913d6b4a85ceae
38: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 2, 'order': (0, 1, 2)} (all)
   = 2d6a35b4ee6eea4a 27e2d058bdc07bc6
39: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 81322da4f7eb2582 1172a6c8e9ae3891
40: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = abe608da83abb278 e8e19a3a1002954a
41: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 0f1746907215d323 64c69b6afc57f4ab
42: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 1} (all)
   = ac8cbb200b6d14b8 d3b4270927460ffc
43: * skull, next 1
   DM-6 drew {'seat': 0, 'card': 13, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 86e5977d984acb7d 6594c3d5890d3ac9
44: * cartwheel, next 1
   DM-6 drew {'seat': 0, 'card': 8, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 602675dcafc3d081 ac5b12c4b47bd045
45: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 285ff59e6d862b6b 8e429a48163a6b75
46: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 042e318d991e35e2 339514afaa980954
47: * leapfrog, next 2
   DM-6 drew {'seat': 1, 'card': 1, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 38656c8f0342a964 2cd17bfacb0ed347
48: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 4eec65440fc7f878 f7a3a224cf0fe6b7
49: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = d90f7090dac22657 665a912d944afd64
50: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 47d57addb240c50e 7b7d9dfe8b2820bc
51: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 6a155f270f645208 7c118524cabeda27
52: 3 go 4
   DM-12 walked {'seat': 2, 'field': 4} (all)
   = a922f1b72730e8d9 112134c7f21725fe
53: 3 go 6
   DM-12 walked {'seat': 2, 'field': 6} (all)
   = 5d2e095b1e8ffac7 4f32efeb0ae87ea3
54: 3 go 7
   DM-12 walked {'seat': 2, 'field': 7} (all)
   = b2d9f146a40c7c6a 1309a9a26ab22f9b
55: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = e59848511fe60b77 b3ea4e66a909fee8
56: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4213c8a61833ff80 59fff93c414b3ffc
57: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 3, 'order': (0, 1, 2)} (all)
   = a95ae6ab71c97a0f bed6f60167737fd4
58: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 96f103541c99246d 2dce87eff75f049b
59: 2 lay leapfrog
   DM-2 laid {'seat': 1, 'card': 1} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = c518641c61fc7116 c6d8640dd82abc22
60: 3 lay cake
   DM-2 laid {'seat': 2, 'card': 11} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 21daf962773ba66a bfa0c6af6f127549
61: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 45f167d89cf721a8 0dc17d9ec3ec4020
62: 1 go 4
   DM-25 wheeled {'seat': 0, 'field': 4} (all)
   = cf853ec576ceb1b5 dd1b6339b9ff6456
63: 1 go 6
   DM-25 wheeled {'seat': 0, 'field': 6} (all)
   = 182ad598e4f40607 192e11ae3cf4e355
64: 1 go 7
   DM-25 wheeled {'seat': 0, 'field': 7} (all)
   DM-25 targets {'seat': 0, 'victim': 2, 'card': 8} (all)
   = 0a3a63a32dba67e4 1e5d9affff0c0432
65: * hustle
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 9, 'dog': 0} (all) reveals
   = 79a3dec9cb63ba74 e4b0d2123f8190dd
66: 1 leg
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = a9f7da55fceddc5a 9854a0468aade12e
67: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = ba84cbc10e30f356 6e086f3121630227
68: * leapfrog, next 1
   DM-6 drew {'seat': 0, 'card': 1, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = d3a35b7bde6adf33 ab8196dc3de929b4
69: 2 action
   DM-T2 acts {'seat': 1, 'card': 1} (all) reveals
   = dc38ded45cac18e7 7d354eacd095dba8
70: 2 go 8
   DM-23 leapt {'seat': 1, 'field': 8} (all)
   = 5730a434597702c2 91c7e3caacbba02b
71: * header, next 3
   DM-6 drew {'seat': 1, 'card': 4, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 701adb1ddd471e2c f5cd91576851745a
72: * snatching, next 2
   DM-6 drew {'seat': 1, 'card': 2, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 2cd09cd35de009cf c3e095bd9302a288
73: 3 action
   DM-T2 acts {'seat': 2, 'card': 11} (all) reveals
   = 46aed9defce642e0 c0818304fc1c56be
74: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 11} (all)
   = 2eaa2ca219d553ad 755f8ca0964fc27c
75: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 1, 'back': 1} (all)
   = 6242ab2abb496cae 7588f5aaf30fbd06
76: * kicking
   DM-27 struck {'seat': 2, 'victim': 1, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 34c19010fc5d55e8 e4a0ea62bf24b125
77: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = dfee52f5db91ec68 d8403876ed6cfcc0
78: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = f37dee574b9f8212 1878a947181d44f4
79: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 30286fe8d7007718 294d41676564b3eb
80: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4123acb50e4653fc 0a792184b5e304bf
81: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = c7be242a64888eba c901fc9bf68e5bc6
82: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 4, 'order': (0, 2, 1)} (all)
   = 3bee3504e61a0f9e d6aeab3b9ed6e5ab
83: 1 lay leapfrog
   DM-2 laid {'seat': 0, 'card': 1} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d6410ffc28a515f5 21bae528384bb08e
84: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 9bda3661a5a87ab1 95a23de19d7f4b84
85: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 3615906659ca66cc 7ace1fb8b1241d82
86: 1 action
   DM-T2 acts {'seat': 0, 'card': 1} (all) reveals
   = 9bd3eec9ed737e76 9e25d935d870d978
87: 1 go 18
   DM-23 leapt {'seat': 0, 'field': 18} (all)
   = e1b1f9610eab6b21 1a129799e996afc1
88: * cartwheel, next 2
   DM-6 drew {'seat': 0, 'card': 8, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 9451875a20277072 0d24776679eeab6c
89: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 38b6acc137a405a2 59ca0b601d22d10a
90: 3 action
   DM-T2 acts {'seat': 2, 'card': 7} (all) reveals
   = 5bb41e0f91beea82 2887a09d1c6e5f6c
91: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 7} (all)
   = 29136baba40b0965 221187d728b4fa4e
92: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 646aba1fb75a044c 949bb9d11178907b
93: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 27714f131f9be8f3 78dcd804e1e1a2a6
94: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = ea884c85c0d0f4aa 008d5601cc0cb336
95: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = ad1119a3a252e96e 728347a0245b7212
96: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = fffd197afcbbf1b4 7dac58d47941740b
97: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 1d9137b0762fa81f 046c2562c6f8a607
98: * header, next 1
   DM-6 drew {'seat': 1, 'card': 4, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = d3d663ff70d2a915 4df648fdf4a827c6
99: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 5684fa3168be78c2 091d07ba0c60d902
100: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 322ba9c6392da668 f102296e69a5a4cd
101: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = ef92c1c00751062d 7017e729d01318c3
102: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 5, 'order': (2, 1, 0)} (all)
   = 6352ffa8a504b8b3 5aefc2a9f7bda2fd
103: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = eb379cf11c84ee96 64322031ff37fb8f
104: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = a3992ad43c467537 0ef40662ae594c2e
105: 1 lay cartwheel
   DM-2 laid {'seat': 0, 'card': 8} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = e3d6bfab720b30ed fe37401245f23cff
106: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 92d3cd63a00eec09 36eb8f1b48c1a84e
107: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = af2fbc91562b1bb5 51308b1bca1d091e
108: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = fd1a39241362217f 12debdeb007ffead
109: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 2a72daa1444264c4 88e0dc1a4440b392
110: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = a674d9c4a1bd00a5 7845617f88f143fa
111: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 13b3e5aca64f5a77 4a077c79384c7e8b
112: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 841cc5a7c6c05248 dbb8b25f61814e79
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 31362af1ad9703cc 72d062d39edaab7e
114: 2 go 18
   DM-12 walked {'seat': 1, 'field': 18} (all)
   = b14c60a73eb04223 c8ea8ba9228566ab
115: 1 action
   DM-T2 acts {'seat': 0, 'card': 8} (all) reveals
   = 36ec73be1247db3b 2d161de5c41b1ceb
116: 1 go 19
   DM-25 wheeled {'seat': 0, 'field': 19} (all)
   DM-35 festival {'seat': 0, 'festival': 0} (all)
   DM-36 digger {'field': 28} (all)
   = 5ff4618fe4d892c5 45543abcc475bb41
117: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 4462b3fab4def27c 4b95de8f949655b3
118: * flowerpot, next 3
   DM-6 drew {'seat': 0, 'card': 12, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 30d935b3327b12c3 5a01f47a372ba34b
119: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 74feb2b7a90b8316 7b8eaf2bd3bf9571
120: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 7b1ad21e151f2aa3 92a6a277aef27f46
121: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 6, 'order': (2, 1, 0)} (all)
   = 776582ac5ed9ab5a c001b68bbcb7a5e9
122: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 05712b6c2b25d934 074afbab8bc73bb4
123: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e4c911faf3f6866e ffd71a71a150d9fb
124: 1 lay hustle
   DM-2 laid {'seat': 0, 'card': 9} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = ffdda1e6bdc39d72 2eadbfd2f1f48160
125: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 27323a955cc19eb8 cb054f7448a798d9
126: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 3aa5f0f2b5a196d3 80dad020b145e8db
127: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = fc1636ab3839263f c18bad2584ebedd6
128: 3 go 19
   DM-12 walked {'seat': 2, 'field': 19} (all)
   DM-35 festival {'seat': 2, 'festival': 0} (all)
   DM-36 digger {'field': 27} (all)
   = 497686aa41482b00 85f0232a3aeb1582
129: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 2bdae3e1cf5101ad 992201a88e45167d
130: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = 3d7bea9a4de0ef25 d62eaaffb16510f4
131: 2 music
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 187} (all)
   = 45dea21a188f8568 701d76743404b9ec
132: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = ed2d6f63632cb7e8 ba1bfdfb00b94f7a
133: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = d05c76cd750084ad 31ee7c5e76f34289
134: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 3aab236968a8af73 0281ec5243580ad1
135: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 8fc60aec39a2ffed 624b6e4e55a87a6b
136: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 8691c64c0e768b54 a9a03697e92b7daa
137: 1 go 18
   DM-12 walked {'seat': 0, 'field': 18} (all)
   = 51805024f85c7ee5 74c93603fa8a8176
138: 1 go 8
   DM-12 walked {'seat': 0, 'field': 8} (all)
   = d7516ab5013b7575 ec156a8725a42213
139: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = c34da5ef3f8d0c32 a68b31848e9ea369
140: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 9b069a5bc825642b f4139f61c671f1bd
141: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 7, 'order': (0, 1, 2)} (all)
   = c92ea76728681ec2 d500d11ac081bd9f
142: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 0c0f3449a4274993 13bea0b84f05009f
143: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 2b713fe5cd7d7069 828b7fa095899584
144: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = a361fe672a947b7f 8512472e18e7bf4f
145: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 9ddfe36fe1aae2dd bb12d3fa8f41f172
146: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 768b1eddc126edce dbb9197020b63ec0
147: 1 go 9
   DM-12 walked {'seat': 0, 'field': 9} (all)
   = f943371b633ed2be c08ddf7a1e3553e3
148: 1 go 10
   DM-12 walked {'seat': 0, 'field': 10} (all)
   = 17b59c15675663f1 02cf053e26d75b63
149: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 06b2fdd96903dad3 b2919b881ca35a48
150: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = a8ed51559f68248b e032d47a769e38eb
151: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = badcf975bebeb175 92d9cc2b26ee856b
152: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = e297a4c5fa4fef10 da9b4dbb317f0579
153: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = f7c10c54f08eccc7 95d67fb4216cdb79
154: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = 90bdd272c8e26ef6 e6f0626f49d7501a
155: 3 arm
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 2, 'limb': 185} (all)
   = 1725feb67a10bbcb 706b7b5310867710
156: * following, next 2
   DM-6 drew {'seat': 2, 'card': 6, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = fb2509980192f8a7 9f59d04044e894cb
157: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 63f64f2507e7e518 fafc1da31b6418d8
158: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 6060cad9595cf3e7 aacfd5ea500bb56d
159: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 848adebb549ac303 61228f2b22ed107a
160: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 8, 'order': (0, 1, 2)} (all)
   = 5b02493929ee261b 89d014a6d712ebde
161: 1 lay flowerpot
   DM-2 laid {'seat': 0, 'card': 12} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 976eb77c8b7eac8c 016c19a91832a79b
162: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 5e514b6917a49f4e a1a854341e8626da
163: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 0e69b75db57ec97d 486323b9a09ac0e1
164: 1 action
   DM-T2 acts {'seat': 0, 'card': 12} (all) reveals
   = 2ee77a69914a3a55 70f35a73be81b1c5
165: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 12} (all)
   = b268257de894c927 d09d54dff633a0d4
166: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = e03a3ebe906b50b8 8ed779360c37eada
167: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 2, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 5433649dc58ea3e4 2527c6223fb5aa6f
168: * header, next 3
   DM-6 drew {'seat': 0, 'card': 4, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 72962cfb6bbd497e 554ab5f58f18257e
169: * dodge, next 1
   DM-6 drew {'seat': 0, 'card': 0, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = ab9a00b58bee1dfd 4fcc9c74d5c5a046
170: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = f1ef3fd92855a1dc 31315b58229d9085
171: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = dfb3dfd4d07dfd5a 932ecb0492eaa81a
172: 2 go 8
   DM-12 walked {'seat': 1, 'field': 8} (all)
   = fb20db3139497045 f60426f1633f1aa2
173: 2 go 9
   DM-12 walked {'seat': 1, 'field': 9} (all)
   = 04222d63211aa0a5 1e06627694822f09
174: 2 go 10
   DM-12 walked {'seat': 1, 'field': 10} (all)
   = 5096cd689406773f b5400feb778f4082
175: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = f683f765c5a9f6b9 b8a9f3ef69f3178a
176: 3 go 18
   DM-12 walked {'seat': 2, 'field': 18} (all)
   = 71bec889690768fc 837f283f32ee024c
177: 3 go 8
   DM-12 walked {'seat': 2, 'field': 8} (all)
   = 51559b7374fa3afc c1b1d77bae77e55b
178: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = edfb9cd026776720 1245f0338a243af4
179: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = d0f9a437ca204056 04fee453010af18c
180: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 9, 'order': (2, 1, 0)} (all)
   = 6aa4a343df2790e1 2fc59a00b0d589fa
181: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = d1edaa40bce1155a beb399e2ebc3faa9
182: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 55bc7bcbc8ab72d4 ef727230b100f06f
183: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = d5241476746fc85c 17afb01062332188
184: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 10} (all)
   = fcfcb6109c5f202f 74c67769fa1a92e8
185: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = c86135d8e65a8a4b 69335cb71e3124ea
186: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 0ccfd44aeb7178d8 a55c7914e74f7225
187: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 96c27f9d2f0a2f85 2ee5834f61e662a1
188: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 8ebf87905b2aa9ae 8c9670dbc85e0439
189: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 23112c9595bfc94c 4f4a616c20e8fdaf
190: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = c686419c59f5ba50 46b2b47475919785
191: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = 714b87875c8abb74 a8019ee06c66309b
192: 2 go 21
   DM-12 walked {'seat': 1, 'field': 21} (all)
   DM-35 festival {'seat': 1, 'festival': 1} (all)
   DM-36 digger {'field': 26} (all)
   = 58c5cfbe1a6a337a 0b733462906f131d
193: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 2b0d266e453b3c8e 17e64c5f579917a9
194: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 1d397bb9a00a4b8d c7ebcbfccafd9f45
195: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = a690312233b41093 674c6d8846f8d196
196: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = ac8f9645c5da1db9 5a9124dc1b8bd524
197: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 184e7c8c5910a8b9 d8ea5e9173e8781f
198: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 207bb7249dafe736 a9cd4f62a4acd485
199: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 42978265757b08e2 97e0b743db95389e
200: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 10, 'order': (2, 0, 1)} (all)
   = 181f1d632c147695 33fdaa19c88fdbff
201: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = e62a5304134cd450 c23d38a47d2725b3
202: 1 lay header
   DM-2 laid {'seat': 0, 'card': 4} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 64e1e3f6464a8461 9d172d0099bf5c52
203: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 4e6898cea90ca9fb e1919ab2878720e5
204: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-28 followed {'seat': 2, 'field': 20} (all)
   = b05c3f29b85701e6 ef22d12f80522eef
205: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = e49c6c4592d8f41f baea832b3bb53744
206: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = bddd3c258262d429 7b832cc6d844d0a1
207: 1 action
   DM-T2 acts {'seat': 0, 'card': 4} (all) reveals
   = cd014c6791c20c64 81790ba1ab24d70d
208: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 4} (all)
   DM-24 jumped-at {'seat': 0, 'victim': 1, 'field': 21, 'knocked': 1} (all)
   DM-35 festival {'seat': 0, 'festival': 1} (all)
   DM-36 digger {'field': 25} (all)
   = 52519b4962a67722 4953c59e6ac8e8a6
209: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 7ce6d3e335df8069 32faa535925e6b09
210: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   DM-24 lost-turn {'seat': 1} (all)
   = 21eab46adda02c59 5de6d2dff86d3a07
211: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = be5e14baa8ef30e2 5d309346c9bacfdd
212: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 3a1aa12a868734ee 8772e2d9f334d7e9
213: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 11, 'order': (2, 1, 0)} (all)
   = 3762e476ac4c14e2 e87c17ab7c78fb44
214: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = c5116133bb8fb7d4 bfb752371afdfa60
215: 2 lay kicking
   DM-2 laid {'seat': 1, 'card': 10} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = fd3581c1adc6b4d1 04e9d81bddc296cf
216: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = c249c2d2ecc88e58 89c464598b5226b8
217: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 0849fb4088dfc4c9 99e0d2db060bbe30
218: 3 target 2
   DM-A1 targets {'seat': 2, 'victim': 1, 'card': 2} (all)
   = de0815cb3196d119 017f99553d7ba9d1
219: 3 dance
   DM-20 snatched {'seat': 2, 'victim': 1, 'thing': 188} (all)
   = b2e409377270d45b 4a2e82facbb79e31
220: * skull, next 3
   DM-6 drew {'seat': 2, 'card': 13, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = d33acf07122bf7e6 c43f2d59dcb16e53
221: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = c03e7fa9a9d0a346 68b7dfe1e01661b8
222: 2 action
   DM-T2 acts {'seat': 1, 'card': 10} (all) reveals
   = c3b2499ae4bf0400 ce9fd6f222596489
223: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 10} (all)
   = 01f904e9722c246e f0bcaeccd46004be
224: 3 dodge
   DM-30 dodged {'seat': 2} (all) reveals
   = b00609dad7e48754 c58dfb1e030e01b9
225: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 5533aa00da717f6e e48be8020f34c65b
226: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 38a9b019a4fca4b5 37538dec85a78af9
227: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 152960d9474816f7 d82cf4aa97fff224
228: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = d106bf6ee7bdd468 c549137323a52dab
229: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 497c76c45d3fd1ce 57c7edfa3734a1b8
230: 1 dog 30
   DM-32 led-dog {'seat': 0, 'field': 30} (all)
   = 2d4c79b6eaba6c64 3482f673c64b49ec
231: 1 go 20
   DM-12 walked {'seat': 0, 'field': 20} (all)
   = 75f5508dd2bae027 aae98e543386a511
232: 1 go 11
   DM-12 walked {'seat': 0, 'field': 11} (all)
   = 102a53fe8ff5b442 26492fe681a9a347
233: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 4aff4b6da2978384 a070dd4d74f46e70
234: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 631f916f802f4121 73ab2299088f52e3
235: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 12, 'order': (0, 2, 1)} (all)
   = 60d5f10a51ce58b5 25d6e31920efbb58
236: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 44509fd2d57c5f12 99d963c584501b6d
237: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 3a17cb25de94068c 260fbbda9d45351f
238: 2 lay hustle
   DM-2 laid {'seat': 1, 'card': 9} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = 087de15d28d3fd7d 1d9c18c3081926e0
239: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 816d3db751f9de8a fd4970804c39e7a6
240: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 10} (all)
   = 8ed17a1ed9e17157 137281b9e5d2741e
241: 3 pass
   DM-30 suffers {'seat': 2} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = ba7e088f8a97b134 1a5c3fbd3ca97033
242: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = a559af0e578a8150 4d1142cd47304ef5
243: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 503fd5ce64311faf f10f560a0520b8a9
244: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = cc345b96de7c4bd8 b33da937e2f8fab1
245: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = edc93fa7fbbd8421 5067302c71288bcb
246: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 1bfff91e0ff29925 a9b86c80666a762c
247: 3 go 11
   DM-12 walked {'seat': 2, 'field': 11} (all)
   = 83e502c181e255e1 86cfc781173f0a5a
248: 3 go 12
   DM-12 walked {'seat': 2, 'field': 12} (all)
   = d17fdd31cef48a25 c7923d4087db1f4a
249: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = e9eac94698d28206 e06352f6073ddb64
250: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 2082bead2295b36c 940b5cfd9d20d15e
251: 2 go 20
   DM-12 walked {'seat': 1, 'field': 20} (all)
   = e79689a114d4f27c 151be55e741ae6d8
252: 2 go 11
   DM-12 walked {'seat': 1, 'field': 11} (all)
   = 4e21d8b7933828bc c015506759fb8c87
253: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = ca5415d8cef16692 9391090a8aba67f5
254: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 1eb9a0b7d43faa15 700b5136a84df0b4
255: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 13, 'order': (1, 0, 2)} (all)
   = 54cf7a40d00df639 4ffd28ec7b81a257
256: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = acba30dbec680ec3 98349928f2e38012
257: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 440deccbe291b9a2 abcad8acd2e62029
258: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = d71acc4bbd284372 a0d4991345696ece
259: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 12} (all)
   = 05791e12693d36ca 0c781cfa75e64454
260: * bone patches, next 3
   DM-6 drew {'seat': 1, 'card': 5, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 25ff9c918e0dd730 637a49f06c354fc1
261: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 6a26460d485a8d68 e6c4216127ccfa10
262: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = 88e47818651cf8a4 3e05eb2643f56252
263: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 8dd5ae04cc8777fe 8a50ce016a72bd2e
264: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = e8d3a79c8ad805fe 4531c02688b11e62
265: 1 go 12
   DM-12 walked {'seat': 0, 'field': 12} (all)
   = e5dc18d016cb4041 aaacad3ff1a2f29d
266: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 94acf588462f51dd e3c9a1208fc5d5b6
267: 3 action
   DM-T2 acts {'seat': 2, 'card': 2} (all) reveals
   = 824788f4c0248e27 ec8436abea2343ed
268: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 2} (all)
   = 49e638e23bedb799 9fadbefbfe0e8807
269: 3 leg
   DM-20 snatched {'seat': 2, 'victim': 0, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 186} (all)
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = d790d7d8aa2fabee f87c152f18da1434
270: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 66395fa4e54305b9 25f765abe507ebd2
271: * holding, next 3
   DM-6 drew {'seat': 2, 'card': 3, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 75f6ff837ed70c1d 2e0ad1a632eca13c
272: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4cd2eceacef1b781 6473a5ac11f140a9
273: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = de2fb1913caed5dd cbee2a592d485a2f
274: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 14, 'order': (1, 2, 0)} (all)
   = 68e0d17aeb8ff0de dcf7e9073f5d9544
275: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 542f99da13299ff2 a57f6eb3f1e9cab3
276: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 7908f1977273c9ce 255cb9b63cc8a538
277: 1 lay holding
   DM-2 laid {'seat': 0, 'card': 3} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a84ce60f423016b5 8e9e9b6f951900f0
278: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 5902ad92405fe3d0 ce1cd1b84e580721
279: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 14a0031d1e820b18 e2b8287d930177ad
280: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = dcf56d98ceeb3d20 22c88eff56264348
281: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 2850481fc1c9aa2b 6c9d65858c418673
282: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = e6f5a55116478e88 e061d502c3b49ff0
283: 2 go 23
   DM-12 walked {'seat': 1, 'field': 23} (all)
   = af21c73aa401c00c e3f09a51bd20ae6f
284: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = d26ae9156bd8f6b3 98a7bcb82a323256
285: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = fb4f8304120659cc d1d2ff80bfb3c9e1
286: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = c5929e8a07dbede8 242619096bdd42ae
287: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 4e6714eb98a663d0 7e049b1502c9a32b
288: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = a4db1db46cac9bc2 f271891f6a3c3e48
289: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 5a328bdffcba84ce cca6ec5f6205d979
290: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = a08029173ad55ccb e13ab86b35a00986
291: 1 go 23
   DM-12 walked {'seat': 0, 'field': 23} (all)
   = 790f31927f49a44b acbd7cf86238c6d1
292: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 6a95cd2e5683911a 8e62a84e99388ccf
293: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = b5efbe8fa8b125dc db82dd2651e56413
294: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 15, 'order': (2, 0, 1)} (all)
   = ecd61d4cd54f45f8 b661e9e55cd0ffb3
295: 3 lay holding
   DM-2 laid {'seat': 2, 'card': 3} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 415a3b0faae3538a 518e9b95f31bd204
296: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 2bf477bc2316533c f77f38dde6b789ba
297: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 7a75ae44eba639b8 d6da8d467c685e11
298: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 1b21cbf7b541f779 99c90145c518d89b
299: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 5119f0055358fabb fcf01c7e7aa75512
300: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 7f99d9cd13cf941e cf2d9243fa877f4b
301: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   DM-36 digger {'field': 17} (all)
   = ea396cff9e997fd1 6906064e5022ec3d
302: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 10} (all)
   = 29250e14273c6d46 dfcffbb9c3a8c6f4
303: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 9b11116e25f39ed9 2d5ffdd3136137a2
304: * snatching, next 3
   DM-6 drew {'seat': 0, 'card': 2, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = d5d66dae25bb298e 12f5cd8567025175
305: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = f0ae863173143451 831c8fc9eeac70de
306: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = bb84a15488b82f3d 5bbf7a918792b471
307: * beating, next 2
   DM-6 drew {'seat': 1, 'card': 7, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 2} (but (1,)) reveals
   = 6865d2717c64943e 6ca647eb4f6138b3
308: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = b31624376dfa7b5f b89d4331aa01668f
309: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = fc2efab4280d0ab0 d0757917efefbe13
310: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 16, 'order': (1, 0, 2)} (all)
   = 0cd6388e9535b488 e40786ebe1dc1a73
311: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,))
   = e2223ad88a09b0a0 26132abe7dfae6a8
312: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = e9884e0f044d7643 1cdd3b0edc6891f1
313: 3 lay beating
   DM-2 laid {'seat': 2, 'card': 7} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 0efade3110b8f5bc be46aa9e12f5370c
314: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 127fb7e97790a3b2 94f5128c48465be3
315: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 2, 'limb': 185} (all)
   = 2bbd91407d465726 56d0058fc5a3a3ae
316: * beating, next 1
   DM-6 drew {'seat': 1, 'card': 7, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 64a28e6c6505803d 8fb0160d140125a9
317: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 3365c334398db0b0 33a19facbd80c9af
318: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 0d3f32969c905f77 077ba6aeaa3604af
319: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = cf53f49d130d31cc 6863e145ef7f1cc6
320: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 189} (all)
   = d00c906ddff02c88 7dd84b7bdc3cfe0b
321: * following, next 3
   DM-6 drew {'seat': 0, 'card': 6, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 3} (but (0,)) reveals
   = 01fe895b0d99f69d 5956f6ae6a11b59e
322: * dodge, next 0
   DM-6 drew {'seat': 0, 'card': 0, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 0} (but (0,)) reveals
   = 792ff354013d4dfc 9ad79f4a0745de00
323: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = bf2b9cdb0292892c d6604366c04c036d
324: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 34f8c9dcd315a522 6111673da5a68832
325: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 92f25db451a5dab4 5ad672a6eaa43c11
326: 3 go 24
   DM-12 walked {'seat': 2, 'field': 24} (all)
   DM-35 festival {'seat': 2, 'festival': 2} (all)
   = 1256bee58c65ed49 c78b8516c35832fc
327: 3 digger 5
   DM-37 digger {'field': 5} (all)
   = eb0e4aca6d7fd032 ef333d580da1c6d0
328: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a50ac599400efaba 3fe19fee674f6ecd
329: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 71d701ecf3562b73 07a48a7ee395f534
330: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 17, 'order': (1, 0, 2)} (all)
   = 2dcf9f1297bd0933 8fa322cdd25c56eb
331: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = bece897cea2afb07 6a1bb97ed97bcfbc
332: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = fe7824f2bf9239bf 4e58273a2cc57adf
333: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 0578313f8714b477 d595987ae06b8d87
334: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = e4693542702f05d5 9c69b20dca9ec53a
335: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = eefbcb0d96e03cc3 0c781ed53384e444
336: 2 go 22
   DM-12 walked {'seat': 1, 'field': 22} (all)
   = 8c9c0a7f0320d5fa e7c6ae45233a260f
337: 2 go 13
   DM-12 walked {'seat': 1, 'field': 13} (all)
   = 4f7e416cdc369ebd 92051b012629d9c5
338: 2 go 14
   DM-12 walked {'seat': 1, 'field': 14} (all)
   = bdd0c7ee7b931bdb b74520bf3fbf95e1
339: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 34d3eb436788aa7b fe01c99e96c8af3b
340: 1 target 3
   DM-A1 targets {'seat': 0, 'victim': 2, 'card': 2} (all)
   = 5898c057add806b7 21f758c87d6c62b7
341: 1 music
   DM-20 snatched {'seat': 0, 'victim': 2, 'thing': 187} (all)
   DM-9 shuffled {'cards': 55} (all) reveals
   = 63f263a1c7e5eb04 9c359c9bc575208c
342: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = d2d99f35f6372bd7 ffd52c80faf92f6d
343: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 7db8428270a56bb5 a42878b3608a25d3
344: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 750a462c52509ddd 54d60ed61f7032b1
345: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = e6b2aefba429a20f 9698849e81b3c600
346: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 6f6c4b351c8cdd78 982c10df610637e9
347: 3 go 23
   DM-12 walked {'seat': 2, 'field': 23} (all)
   = 9b52ac55bd3f57cc dae0cd6243cf712e
348: 3 go 22
   DM-12 walked {'seat': 2, 'field': 22} (all)
   = 5f015f32350bd4bc 760aa283134d2595
349: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = b1e7f91d51c9d6c8 5ee78ba53ccdafea
350: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 975b736e4a631577 35fc9216353e6ffd
351: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 18, 'order': (1, 2, 0)} (all)
   = 037bf6365918e643 ce030fc273d33068
352: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 140ea69718f4d73f 600384ace4634f42
353: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 83bacbbfbbc25d4e e60cbc85fde97b76
354: 1 lay dodge
   DM-2 laid {'seat': 0, 'card': 0} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = b3b35b85bcba2cb7 ace1a163f7e56bcd
355: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = b320f35dcb758bf0 68c2b7cf49c83ec5
356: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 11} (all)
   = 416e6a4fd9833a15 8f4d62e32227a070
357: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 0, 'back': 1} (all)
   = ef3b041349ff64bf 519b16f9d4470be2
358: * kicking
   DM-27 struck {'seat': 1, 'victim': 0, 'card': 10, 'dog': 0} (all) reveals
   = bf3030653dfbfd61 cc4a89b8c89a5e44
359: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = f82f767083f2c873 503c79de13b931db
360: * flowerpot, next 3
   DM-6 drew {'seat': 1, 'card': 12, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = f88bb6845caa8fc2 be44ee7f528aca5a
361: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = d1e9f199aec166a3 47323d9b664b93bc
362: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 916e5ffd7c313297 9b9197bd61364e16
363: * kicking, next 3
   DM-6 drew {'seat': 2, 'card': 10, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = bfcaf2dee09702d4 147fa58313b4e297
364: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 831885500b8d8486 167297458dbccbc0
365: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 231ef22f463cd88f 1d6d2d08eb637d12
366: 1 go 22
   DM-12 walked {'seat': 0, 'field': 22} (all)
   = 1b13e27a552a0fdb 07a74feaaf842d0c
367: 1 go 13
   DM-12 walked {'seat': 0, 'field': 13} (all)
   = 177ace8d292e854f 5fc6f0f1eb11c843
368: 1 dog 22
   DM-32 led-dog {'seat': 0, 'field': 22} (all)
   = 210abc665983ba75 7343ab926c8d3972
369: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 2, 'back': 1} (all)
   = 6fdcbe415fddbd82 d30fcc66c621fb15
370: * kicking
   DM-33 struck {'seat': 0, 'victim': 2, 'card': 10, 'dog': 1} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = 157244ca0a82bbb7 7f68989da955c592
371: 1 dog 30
   DM-33 put-dog {'seat': 0, 'field': 30} (all)
   = 7cc2a7dabf383ff2 5cd96da6808fd371
372: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = e4ee796117232575 5101e14938a706fc
373: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 16f8916b0e2d9126 564197c84afa52e3
374: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 19, 'order': (0, 1, 2)} (all)
   = f66ca7c9c9dafd9f 0f050e8ed3bc5fbf
375: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = d3a8330ab56f4117 9d90715a4566e928
376: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = cf765ed044023721 e7b6070149732c8c
377: 3 lay following
   DM-2 laid {'seat': 2, 'card': 6} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 58fd71d86c5b8d1b 2716bcd7c8dc0996
378: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 14} (all)
   = 50f3550c45b5ef83 9f9ae0601dc093ae
379: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = e50788102670ca56 cc58c17a08938e90
380: * hustle, next 2
   DM-6 drew {'seat': 0, 'card': 9, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = ecdccd5f98b9ffbf 99676806aa931721
381: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 2} (all)
   = 521c2dd565542c7a 61f0d4e7a42fb512
382: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 8d581b68be79932c 669ce7633a54daa5
383: 2 go 15
   DM-12 walked {'seat': 1, 'field': 15} (all)
   = 115e76767da2580d 325f92c721844af0
384: 2 go 16
   DM-12 walked {'seat': 1, 'field': 16} (all)
   = a28e20e8f464e907 01bdc8c5aeb28793
385: 3 action
   DM-T2 acts {'seat': 2, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 6} (all)
   = 903cd9653b315abb 1d9c3dd6e052cee7
386: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = c51c303124eff52c 9d70b9908a9c2d0a
387: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = cba7a9fe370036b6 d78a6ae6cfaff1fb
388: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = b297a660095e0977 b69da85bb807a449
389: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 33198bc691b04160 a7e178117f937738
390: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 20, 'order': (0, 1, 2)} (all)
   = b3392ff785718de5 dcb1298fb05412b5
391: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 514ac7e29cd52b06 6961d5b5b2fbba39
392: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,)) reveals
   = e5f204c57ae635ec 952f1f6c9919f58f
393: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 49ab25d7ad838903 e4afbaa8f0e0840a
394: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 16} (all)
   = 7663d9dceae4cf7e 823587cbdfbbd312
395: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = f520966caa10c74b 63429976b4450470
396: * holding, next 1
   DM-6 drew {'seat': 0, 'card': 3, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 24c8a7ccdf1df7d1 0e20695c7f5f0d0b
397: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 8ded4c4d4562222e d9fbc189383a5dff
398: 2 target 3
   DM-A1 targets {'seat': 1, 'victim': 2, 'card': 11} (all)
   = 90969efb05d959c3 847175dfcdd8da85
399: 2 back 2
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 1} (all)
   = b11a2985b56dce1a e687a08ee06f3d78
400: * kicking
   DM-27 struck {'seat': 1, 'victim': 2, 'card': 10, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 2, 'limb': 186} (all)
   = d2533f0eb11ff7fb d3af61e8ff88d566
401: * leapfrog, next 3
   DM-6 drew {'seat': 1, 'card': 1, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 382b5bb659486de3 d9caf7e86dc8d65b
402: * skull, next 1
   DM-6 drew {'seat': 1, 'card': 13, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = 306f4d0b97401637 676b1bf80553e694
403: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 0bf32e5c235b43c3 5966d6d0e39d20c2
404: * cartwheel, next 1
   DM-6 drew {'seat': 2, 'card': 8, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = fafeb51f586aa4d3 09467d4594235277
405: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = a22e8f5ef710a750 a1ff9d5da80e66d9
406: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 1cfd6e77089721d5 106d587929431344
407: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 9fcd35c5af257418 9e4e6c78968d05cd
408: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 33c3ded3464b50af 5dbb8b99b81f315b
409: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 21, 'order': (1, 0, 2)} (all)
   = 567839b14b47840c af4e0d6f869fbdd8
410: 2 lay skull
   DM-2 laid {'seat': 1, 'card': 13} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 41f0f20d95ff3b67 0df9fa44dddec130
411: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 9c188bfd6e401dae ef93ef49e433a32c
412: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = aaed5e35fe4e02b7 a7e908adf38595b8
413: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 3} (all)
   = 6ff605c2efdd02be a6585786dff579a0
414: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 57d087a5a99be179 7f73c75b2cb9162d
415: 2 go 17
   DM-12 walked {'seat': 1, 'field': 17} (all)
   = 3e889403042216d7 cd1e5f670d7ee6eb
416: 2 go 25
   DM-12 walked {'seat': 1, 'field': 25} (all)
   = 714075df810c59f8 119d941f441af017
417: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 2224eb0d97a52261 c5c9f7de7f1caf5c
418: 2 back 1
   DM-3 picked-back {'seat': 1, 'victim': 2, 'back': 0} (all)
   = e0eb3b8a51b6bf38 5de6732f19c6dfe7
419: * cartwheel
   DM-33 struck {'seat': 1, 'victim': 2, 'card': 8, 'dog': 1} (all) reveals
   = ca2732542b10d781 aabb5e1a9d83cfbd
420: 2 dog 30
   DM-33 put-dog {'seat': 1, 'field': 30} (all)
   DM-HOLD went-along {'seat': 0, 'field': 25} (all)
   = f348f7c94a4dba4e 0170ccb7e204dd4b
421: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 733c89cdf51057ef e5e3eb4087349b74
422: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = f26f4f0a1b8970f0 27dfa02e3acab545
423: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = 0c48b9dd68e46195 e1c859572f0ed532
424: * holding, next 3
   DM-6 drew {'seat': 0, 'card': 3, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 15b75265d77e21be 254b89dc00705e3e
425: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 662d0de79d9b7ec0 2f3a7d3811f3c4c9
426: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = 65c4a75107ae1d4f 79f1fe789f3837d6
427: * leapfrog, next 2
   DM-6 drew {'seat': 2, 'card': 1, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = e09032850e748aaa 8b98fc41e5079b67
428: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = d4e27e85a0212ec9 e995b5dce22b0743
429: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = b55e08585b28c763 9e3bcd28c58f906b
430: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 8e4407b4ef6fa54e 3d46b565b8868d01
431: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 1c5d574cf91a1780 ab810790b22c403d
432: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 22, 'order': (2, 1, 0)} (all)
   = 51512d561183b734 aa9657641dd0d585
433: 3 lay leapfrog
   DM-2 laid {'seat': 2, 'card': 1} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 0912a708317ef404 68f4cc15f474ab34
434: 2 lay beating
   DM-2 laid {'seat': 1, 'card': 7} (only (1,)) reveals
   DM-2 laid-back {'seat': 1, 'back': 1} (but (1,)) reveals
   = e5a97c7700e45eab 83c8a293cf76c4c5
435: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,)) reveals
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,)) reveals
   = 5bf6ce368cc8f602 f2ba6a905708865c
436: 3 action
   DM-T2 acts {'seat': 2, 'card': 1} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 1} (all)
   = fe61da4134bc362b 21ec5ee61dbb54c7
437: * flowerpot, next 3
   DM-6 drew {'seat': 2, 'card': 12, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 207f2a7bd70d6ac6 cc0da081ff419916
438: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = e6680c4f813d1158 f8becf6fa522e333
439: 2 action
   DM-T2 acts {'seat': 1, 'card': 7} (all) reveals
   = 31142866d982573e 8d38ebca4f80d190
440: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 7} (all)
   = 46fe89c37d05297f 13d3ae351852d255
441: 1 dodge
   DM-30 dodged {'seat': 0} (all) reveals
   = 21e9d1241c0b82d4 f1a151c982390210
442: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = a3dc58c16196a749 a4de2da418de684a
443: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 1b6efd48da63ca7e ea4e3359be2b92f4
444: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = 9199031ecd4111eb b2a0b51cf60a098b
445: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 694eb5bb9f7b1bff a8c95d3615f3b078
446: 1 leg
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   DM-29 mended {'seat': 0, 'limb': 186} (all)
   = ce8e21cda309b739 a09f290a76fd3488
447: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 42d849d3d876cc92 a2f304acecfa8878
448: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = c2c6c519d1c6c1d4 a9b584f90f32ac0f
449: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 88aed0b6182f9a58 b91dc6ad2049bc7e
450: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 5af5eacb7a5ef4be 60aea0d1ae8c0f53
451: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 66c05b9547fed95a 4112cb451d2e0b40
452: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 615cb5b6d30f622f 15ff976f22699ea5
453: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 23, 'order': (2, 1, 0)} (all)
   = 5d39aa23bd995d09 89e61dd3eed990c1
454: 3 lay flowerpot
   DM-2 laid {'seat': 2, 'card': 12} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = ad0ca0b0924c762b 7d75444d1df52481
455: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = f18dcc1c3a95a23a f8b57f7206aaca55
456: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = ba3dd82262820e7c 560787e18aabd26a
457: 3 action
   DM-T2 acts {'seat': 2, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 12} (all)
   = 3beb3cc0e31ee336 078335655435a87b
458: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 8e2bb09c85947020 d77560413dd9b30b
459: * kicking, next 1
   DM-6 drew {'seat': 2, 'card': 10, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 1} (but (2,)) reveals
   = 3be2709fbb71297d 623de232e39d0965
460: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 59078f2f23701c6a 7a8b5f8d8ca25547
461: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 2} (all)
   = fefd509835a35b4e 22f0bc4700bbaf06
462: 2 banquet
   DM-20 snatched {'seat': 1, 'victim': 0, 'thing': 189} (all)
   = aaf54247f9843e68 785edb0c3344723e
463: * cake, next 3
   DM-6 drew {'seat': 1, 'card': 11, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = d7600aec0262b62c 9bf4af870aeb76a4
464: * bone patches, next 2
   DM-6 drew {'seat': 1, 'card': 5, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = 7fd36007cb801e8f dab83987f8bcb916
465: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 3} (all)
   = 4793b2752ff4b129 7186618154187d12
466: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 4adbc00592d36aef b9d254f6eeae305c
467: 1 go 26
   DM-12 walked {'seat': 0, 'field': 26} (all)
   = 04deacc6ff96135e 200ca4e531c20ec2
468: 1 go 27
   DM-12 walked {'seat': 0, 'field': 27} (all)
   = f910e635b6df7bc5 5dd530253946f7b0
469: 1 go 28
   DM-12 walked {'seat': 0, 'field': 28} (all)
   = a478bd100387da5a 8a8837b80596b027
470: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = a9fe61399f2deaa7 5edef48f7d001466
471: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 8ffaac724b5f434f 386736bddc7c56ef
472: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c7095e118cd7d1a6 7693a5c5f7b856b7
473: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = ac02448910fa4573 c16ef6db111c2e9a
474: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 24, 'order': (2, 1, 0)} (all)
   = 4cfcc2ea795150e2 316b6cdb917a6c91
475: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = fda4be2319434f02 a0bd13bc03db1f36
476: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = fc411aadfc4c6dfa 2128eda08c477de6
477: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = fcac40760bd58c8f 4a8af4bfa2dc74be
478: 3 action
   DM-T2 acts {'seat': 2, 'card': 10} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 10} (all)
   = c55ea93e269ba06a 1b36fe4578c8399f
479: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 5ce6bd9a00881066 83f67ab33ad9f595
480: * beating, next 3
   DM-6 drew {'seat': 2, 'card': 7, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = 334b3788dc32348d 2c6364719ebed572
481: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 74c1651deeda6b65 ad63ef4a0bd8d0a2
482: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 3fa74ae5c363aa2a 70c6d989a0f87051
483: * bone patches, next 1
   DM-6 drew {'seat': 1, 'card': 5, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 1} (but (1,)) reveals
   = e3a34e02d4d97f61 ed50ea0e0379d536
484: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 2b8385376c1bfbd1 0e179b2f206a928e
485: 1 action
   DM-T2 acts {'seat': 0, 'card': 13} (all) reveals
   = 3191a7529e58fc48 02fc35ba3d399f22
486: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 13} (all)
   = 815aac0a608e2674 cfe81d935f1ff21d
487: 1 back 2
   DM-3 picked-back {'seat': 0, 'victim': 1, 'back': 1} (all)
   = d80d0fc668aa4d5a 31f4b799c92b17c7
488: * flowerpot
   DM-27 struck {'seat': 0, 'victim': 1, 'card': 12, 'dog': 0} (all) reveals
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 5e9098e873859adb 16d0d6ba7615e1a3
489: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 5441fb67db17b53b 39223a47ff8bf4fd
490: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 55afaba26282c310 e0d12383bb6329af
491: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 81e81fe025cd8f67 7259a05271ecc5b0
492: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 4a66c11309fc25d7 a9778c66879d2451
493: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 25, 'order': (2, 1, 0)} (all)
   = 8929c632d3e1880c 5e16a8a97063a6c7
494: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 2820fdfa457dc552 29ced8afeb71e8ae
495: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 8abe17f7097c426e 00be5466728ced3b
496: 1 lay skull
   DM-2 laid {'seat': 0, 'card': 13} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 18631074b36af88c f32b116b8d4bcb00
497: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = d546da053085d9e5 05045a3f36271928
498: 3 dog 22
   DM-32 led-dog {'seat': 2, 'field': 22} (all)
   = 0df9233dda8c5fc3 6ad50ddc617639aa
499: 3 back 2
   DM-3 picked-back {'seat': 2, 'victim': 2, 'back': 1} (all)
   = e517048fc5e9d7bd 51052b6ff93972b4
500: * beating
   DM-33 struck {'seat': 2, 'victim': 2, 'card': 7, 'dog': 1} (all) reveals
   = 7c84f39203f0e566 5b16d77f25778f7b
501: 3 dog 31
   DM-33 put-dog {'seat': 2, 'field': 31} (all)
   = 783978239b95dd30 0d911aff3b8fd5af
502: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 4fa8fd0ff8dd6b1d f8a4f878bffb23c5
503: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 424dc4ff70a62b5c c7bd2d038e803d3b
504: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   = b77ea087f6e1c2de acf872a30955aea0
505: 2 target 1
   DM-A1 targets {'seat': 1, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 1, 'victim': 0, 'field': 28, 'knocked': 1} (all)
   = a19352d97290be91 7240cbb481f41ffd
506: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = a39657e931d28f72 9de2eb7106f88e63
507: * hustle, next 1
   DM-6 drew {'seat': 1, 'card': 9, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   DM-24 lost-turn {'seat': 0} (all)
   = a526769b587474f2 6def2dfca7f6fddf
508: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = e8ac48f393cfbf4f bd8c3bf18b4f60c2
509: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = cc7a3490901c2a1b b255888304b4c5d0
510: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 1d5633eb7ff3b4c6 59a4947d7f110aad
511: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 26, 'order': (2, 1, 0)} (all)
   = 804ae687aa145d98 def4d0197c662d92
512: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = e1215d13ef24259f a2e1453e2d35b8d9
513: 2 lay bone patches
   DM-2 laid {'seat': 1, 'card': 5} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = e0274bea5875c2f6 3aa010aab17a4d8a
514: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 195aa4a7d92ab042 2dfff3e5a04c6d36
515: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = 4d555d9c762c5d24 893f27b3a225f984
516: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 42b8a207dc52c932 12b50b9d4b799dff
517: * header, next 1
   DM-6 drew {'seat': 2, 'card': 4, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 1} (but (2,)) reveals
   = 4e9b41aaa71ecaa9 5b93f0bf0ae5bd2a
518: * cartwheel, next 2
   DM-6 drew {'seat': 2, 'card': 8, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = b7019618a7c94eb3 cc0402bb23621abc
519: 2 action
   DM-T2 acts {'seat': 1, 'card': 5} (all) reveals
   = 175833bc5533f96e 8844dadbfaf718f4
520: 2 leg
   DM-29 mended {'seat': 1, 'limb': 186} (all)
   = 6eb8517640787824 f3f958b9e7109465
521: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 2b664101d65ca215 35076f383389a5bc
522: * following, next 2
   DM-6 drew {'seat': 1, 'card': 6, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 00f5ec5012fd1539 07092cac83d52bfd
523: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   = e69fadd15951b5bd 55b7b0930db536a1
524: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 2} (all)
   = 49c57f967c76106c 7410af0737fcb9f8
525: 1 banquet
   DM-20 snatched {'seat': 0, 'victim': 1, 'thing': 189} (all)
   = a7c1718cc910fb35 4b3b17eae7aad3c8
526: * beating, next 2
   DM-6 drew {'seat': 0, 'card': 7, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 17ad0c4b05db92cd 4a028b262c6a45d4
527: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = eec91a95146a9d8f 59a4932321e313fe
528: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 2af221bacf5f18e0 153445f01784e92b
529: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c5875b29acfc8f46 66ecec00f4584a53
530: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 27, 'order': (2, 1, 0)} (all)
   = c4d26dc7e0ff2062 0d782d2403536eaf
531: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = b82a47097faa5b26 7ef74c6bff82af15
532: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = bd4ad205bcf91cdd 189f52ff0686b31a
533: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 429a6e9f638e8ff5 72de0e981b859f77
534: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = 78a48e399252cc58 b814c4cf45bb156a
535: 3 go 13
   DM-12 walked {'seat': 2, 'field': 13} (all)
   = 5ab685646e4c1f3d 7213672e3b5823b7
536: 3 go 14
   DM-12 walked {'seat': 2, 'field': 14} (all)
   = 4d536fc78d4ae8ed b9402dbc3604e8a8
537: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = ef338526a2b1ad35 d16f415411086513
538: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = 1c6fb73c9b4caf5b 811272fd9dfd2691
539: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = 39b10a28308606f8 59c2954640f9ee3a
540: * dodge, next 2
   DM-6 drew {'seat': 1, 'card': 0, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 2} (but (1,)) reveals
   = e53e4eb01d4ed8e2 5fa42201d4bd1e47
541: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = a2b9560fb96efc71 58970b352bf4edfe
542: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 2256a48ad8bda9ca bbd33b1c2958ed62
543: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = a37c546e3b106a3c 03022cf191139486
544: * holding, next 2
   DM-6 drew {'seat': 0, 'card': 3, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = a4f1f9cff44f202f d95eacd817b02954
545: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 4f0152db6b6cb282 c840c541b017ca73
546: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = c3e75339245bdc68 def316d548e586a9
547: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c2f70fd613e172c7 d8915de131129a54
548: 1 pass
   DM-11 keeps {'seat': 0} (all)
   DM-1 round {'number': 28, 'order': (2, 1, 0)} (all)
   = 34a3bbff3d418d2a c9e71c30236c58a2
549: 3 lay kicking
   DM-2 laid {'seat': 2, 'card': 10} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 4a39e1e2bb034422 848a7ca024cfdea2
550: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 6d3379544c33e7c2 16ebae9d50f59b18
551: 1 lay beating
   DM-2 laid {'seat': 0, 'card': 7} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = a53f28c6bb1349f3 bf9d032e7bb755ee
552: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 2} (all)
   = efbc528ab776df9a c5456249b0b6a269
553: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 88d3702c064eccbd 1a9bcfdc60c1c1cc
554: 3 go 15
   DM-12 walked {'seat': 2, 'field': 15} (all)
   = b1063ee66a548c9b cbaebf9a8a8b23d1
555: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 896e92c22ff0cbe1 cefeeeeb592317ff
556: 1 hold
   DM-HOLD held {'seat': 0, 'victim': 1} (all) reveals
   = e3a99fc9ed5b7584 765f2bdf9340c5e8
557: 2 dog 17
   DM-32 led-dog {'seat': 1, 'field': 17} (all)
   = 5cdad584079d8d27 e277a52fa06e6dfc
558: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 8e9a6fd666a179a2 2429e211618fd5dc
559: 1 movement
   DM-T1 moves {'seat': 0, 'bones': 2} (all)
   = ca079ee93d573ff7 e5b336a5db165ae5
560: 1 go 32
   DM-12 walked {'seat': 0, 'field': 32} (all)
   DM-38 home {'seat': 0, 'place': 1} (all)
   = 3cd2412b0ab402ef 25893611e7613d9a
561: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d49f8a09b9e5e5e3 5907196ddf67b09c
562: 2 pass
   DM-11 keeps {'seat': 1} (all)
   DM-1 round {'number': 29, 'order': (2, 1)} (all)
   = 1c3f5986ba77041c af680a34c1608851
563: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = a294aed1679ebcb3 7c8bad6170cb9e1d
564: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = b1de6012013ca24e 5f4b996f72a034ef
565: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 3772d602e5bf5878 08da7ae971cf1abd
566: 3 dog 5
   DM-32 led-dog {'seat': 2, 'field': 5} (all)
   = 8dfe55383eb1803a 1cf7d98de11c49ef
567: 3 go 16
   DM-12 walked {'seat': 2, 'field': 16} (all)
   = ed1b7e423c0621e3 c1b85eac108a8a88
568: 3 go 17
   DM-12 walked {'seat': 2, 'field': 17} (all)
   = 9dbcba6b5ff72fad 43e4603d833b9a9e
569: 2 action
   DM-T2 acts {'seat': 1, 'card': 6} (all) reveals
   DM-28 followed {'seat': 1, 'field': 32} (all)
   DM-38 home {'seat': 1, 'place': 2} (all)
   = 7110746b12dd894d 2ceb10c645b9feaa
570: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 30, 'order': (2,)} (all)
   = 8efc5d712d9b3baf f8beb51fa25bd11f
571: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 17a25468f0f56784 77b743c1e1834345
572: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 4} (all)
   = bf48e9862fdf3dec 89a3c99f9ef913cb
573: * snatching, next 3
   DM-6 drew {'seat': 2, 'card': 2, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 7af9872278a0f86b 43ae9aa7d91bc2b2
574: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = f784d41f895da70f 9832a6c6bde120db
575: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 31, 'order': (2,)} (all)
   = bf14d0130a9f7b66 d473234f8e07d687
576: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 7af9a067953b1f8f 13308582b9e5f98e
577: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 0de2b1480b5132b9 fa15fa6a8f46e64a
578: 3 go 25
   DM-12 walked {'seat': 2, 'field': 25} (all)
   = 3fc24b6f33ecb044 ccb9e3e69873d0c5
579: 3 go 26
   DM-12 walked {'seat': 2, 'field': 26} (all)
   = f8a01020870c2a78 e05a6eb370f52f14
580: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = ab036b25c4274dd1 5b6ec3c7773ec72d
581: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 32, 'order': (2,)} (all)
   = a9eed6297cc5fa78 bc3d87a3b9a8407a
582: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = cbcdcb0aa6a0ffdb 596de42f262d7d47
583: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 23261bd8261b9861 9f11e8ed45d0db76
584: 3 go 27
   DM-12 walked {'seat': 2, 'field': 27} (all)
   = 6f27cf62dfd8cc0f 9891c61bc0cbcd1b
585: 3 go 28
   DM-12 walked {'seat': 2, 'field': 28} (all)
   = 9e9c4ef43af4dbfb 83018cb8f04e1ef9
586: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = af0ec3f6f2cbe4e0 420c726a18a64b28
587: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 33, 'order': (2,)} (all)
   = 9eb8dccbc12729e3 96c86d1ed327ad30
588: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = e187d405af2f9ca9 4130815ea00e3237
589: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 8} (all)
   = 1f1654604ed86385 560a5481d04a6637
590: * hustle, next 3
   DM-6 drew {'seat': 2, 'card': 9, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 3} (but (2,)) reveals
   = c53c8fc9d085e04f 144cf81bad820602
591: * bone patches, next 1
   DM-6 drew {'seat': 2, 'card': 5, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 94cf50f4edfbb722 e2215843032dd529
592: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 34, 'order': (2,)} (all)
   = f9c622f1a7fe7d85 d2ada6653c135956
593: 3 lay bone patches
   DM-2 laid {'seat': 2, 'card': 5} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ce78cfe9d566d5fe 75202579399efc7d
594: 3 action
   DM-T2 acts {'seat': 2, 'card': 5} (all) reveals
   = af8b404bb20f59a3 16ada1bc8809053c
595: 3 leg
   DM-29 mended {'seat': 2, 'limb': 186} (all)
   = 151cbda0b5de1c78 2515622c25b34e4b
596: * header, next 3
   DM-6 drew {'seat': 2, 'card': 4, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 56db6d2aa75f7cff f5c193e4270e011b
597: * snatching, next 0
   DM-6 drew {'seat': 2, 'card': 2, 'top': 0} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 0} (but (2,)) reveals
   = 0066ac1212710517 93e531b8e70b3d76
598: 3 pass
   DM-11 keeps {'seat': 2} (all)
   DM-1 round {'number': 35, 'order': (2,)} (all)
   = 22c1d6c8a25c18c2 cb56fab1959cbcf3
599: 3 lay header
   DM-2 laid {'seat': 2, 'card': 4} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 12395e2c51a6f42e 7a919e374390d9ba
600: 3 action
   DM-T2 acts {'seat': 2, 'card': 4} (all) reveals
   = 3f0b0777ea628b5d 350d6a90450ac6b6
601: 3 target 1
   DM-A1 targets {'seat': 2, 'victim': 0, 'card': 4} (all)
   DM-24 jumped-at {'seat': 2, 'victim': 0, 'field': 32, 'knocked': 0} (all)
   DM-38 home {'seat': 2, 'place': 3} (all)
   DM-40 ended {'ending': 'home'} (all)
   = d5843d4cdc7487bf 12c3f90b498a3368
1 place 1 points 13; 2 place 3 points 6; 3 place 2 points 8
