   = b7dab6da9259b9ac 5edc806b43cf37c4
1: * left forearm upper-arm foot foot lower-leg lower-leg, right forearm foot foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 2, 2, 0, 0, 1, 0, 3, 2, 0, 0, 1, 1, 3, 1, 0)} (all) reveals
   = b685496a081b6c51 9c926214ead66187
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = ea8282b5736f9d4a 34bc984395789605
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 7fa0e02e3f6b5936 feb709eaaf74da80
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = f340fae14fc0f724 1cb2a9cfd4edb27c
5: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 58c8e7d0e417012c c60282423788d85e
6: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 0e980658090927f7 8523e76f13a6ece4
7: * left hand foot foot thigh, right hand hand hand thigh thigh, centre spine pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 0, 2, 0, 1, 3, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 2)} (all) reveals
   = 38bfa321d776a9ee e26719166b6eb188
8: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 19dc8a1f1f661fb5 aec9b15365262bfb
9: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 3466c6c889d16c0f 7d246ee1c71bde83
10: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = de47b679ab1d0473 5a72c505ffd350a6
11: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 0d7863a01b1a5940 a0e56ccafe550af1
12: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10, 'sections': (5, 0, 1, 1, 3), 'wrong': 0, 'hat': 0} (all)
   = cf0a59bf43ea801b b371728ff5797fcc
13: * left hand hand hand foot lower-leg lower-leg, right forearm forearm foot foot lower-leg thigh, centre skull skull spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (3, 0, 0, 1, 2, 0, 0, 2, 0, 2, 1, 1, 2, 0, 2, 0, 1, 1)} (all) reveals
   = 5686cf4fec5dbbda 17e918f1033f4bd6
14: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = f743a01b601f51b9 727d333874c03ae8
15: 2 lay right lower-leg
   RB-1 laid {'seat': 1, 'bone': 10} (all)
   = 00185da2f93e0358 3c406b9afb5ab96c
16: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 277a0d2c0fa55050 27f63cc0436420e7
17: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = d4d3d728ac6cae10 0fe9067bbd990fa7
18: * left forearm forearm upper-arm upper-arm lower-leg, right hand foot foot, centre spine spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 2, 2, 0, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0, 2, 1, 2, 1)} (all) reveals
   = e0ed1a0116dcf9ba 8d518659eaa2f94b
19: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 719c5d2198d84cbe b1d1cd25a255c7c3
20: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 9d5960d12dd2bded 13c679ef59076149
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = bfcb9e947c7ab95f 04b173d2b33a6f24
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 7fc37ae1557c0ddd 5c7764ff3905ebe8
23: * left hand hand lower-leg, right upper-arm foot lower-leg, centre skull skull skull ribcage
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 3, 1, 0, 0, 0, 0)} (all) reveals
   = 87c1d043cd393684 d117555467f74dde
24: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = d78e1d182ee06fad 131cd281d2e75b77
25: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = dab88e8e759448a0 df394441eb832cfe
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 6a02e877e30e7ec2 2c5c5bb7edeb8e0a
27: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = fbf4ccf381012740 cbd86079b0adb65b
28: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 98c7cbe334f6cbe5 d8c13230fcafd754
29: * left upper-arm, right lower-leg, centre skull ribcage pelvis
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0)} (all) reveals
   = 4a32a53c2abfc39e 8762bcb39b3290d3
30: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 56bd6f475ba66bda 44337f860c5edbba
31: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 840783cf903d180b b385a9b01c4614f4
32: 2 give up
   RB-T7 gave-up {'seat': 1, 'alone': 1} (all)
   = 2581549ad6f18723 0decba100d4e83cb
33: * left upper-arm lower-leg lower-leg thigh thigh thigh, right hand hand forearm upper-arm lower-leg thigh, centre skull ribcage pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 1, 0, 2, 3, 2, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 2)} (all) reveals
   = 70179770a2034a97 25b3b0b42fa78369
34: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = 9834572c589d0827 bc7ccb2629af0490
35: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = 214fcae92ea85a42 3d2141b1882f0cd7
36: 3 lay right upper-arm
   RB-1 laid {'seat': 2, 'bone': 8} (all)
   = 77e40b7a093fbe8d 590a6ab8e42b374e
37: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 6df85bf0a5f72725 2b29362f4ab20099
38: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = 88e0a5b139791a01 a647de95d730dc3e
39: 3 lay skull
   RB-1 laid {'seat': 2, 'bone': 12} (all)
   = 505417a5b4f7178c bd92845108ed6a1e
40: 3 hat on
   RB-11B hat-on {'seat': 2} (all)
   = 4dd9927f4d4d815c 477e8562077fc7ec
41: 3 bury
   RB-S5 buried {'seat': 2, 'points': 16, 'total': 16, 'sections': (1, 5, 0, 0, 2), 'wrong': 0, 'hat': 1} (all)
   = 514c201d3612e48a 2b76225e991a8383
42: * left hand hand hand foot lower-leg thigh, right forearm forearm upper-arm upper-arm foot thigh, centre ribcage ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 0, 0, 1, 1, 1, 0, 2, 2, 1, 0, 1, 0, 2, 1, 0, 2, 1)} (all) reveals
   = 4e04ad5aff1dc1b1 ca54dbf023a9fa33
43: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = af1b7e09feed438c ae542273c474c442
44: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 27775bd10e0a72b6 59596ec976f25a37
45: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 045af99eda5381c0 2a63d4e8af380037
46: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = c695663b981b41ea ebbb29b02de2e37e
47: * left foot lower-leg thigh, right upper-arm foot foot lower-leg thigh, centre skull skull pelvis pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 1, 1, 0, 0, 1, 2, 1, 1, 2, 0, 0, 2, 2, 0)} (all) reveals
   = aba7dd17e2f095dc 9e2413ebb9215a2a
48: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 5436c02c26261f1d 5f3791b800502854
49: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 5982f9dfe888cb43 9ebfa5c5cb9d5f42
50: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = a72d873d21bfd8b5 be38903f02aa1bb4
51: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 8d23e9030c41986f 145756cf71537466
52: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 45ccc1bd749c4784 7aaf70cedafb8307
53: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = c4917e40d7560da7 f3b730a4fd6d1adb
54: * left hand, right hand upper-arm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 43d22a60afb5cef9 ac13e3aeb95d4366
55: 1 bury
   RB-S5 buried {'seat': 0, 'points': 11, 'total': 21, 'sections': (0, 0, 5, 5, 1), 'wrong': 0, 'hat': 0} (all)
   = 5b65acbb25fe67d0 a12438c029664a1b
56: * left hand forearm foot lower-leg lower-leg thigh, right forearm forearm upper-arm foot foot lower-leg, centre spine spine pelvis hat hat hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 1, 2, 1, 0, 2, 1, 2, 1, 0, 0, 0, 2, 1, 3, 0)} (all) reveals
   = 7fa0431f45e05f41 0a2a3af70f300ed1
57: 2 lay left foot
   RB-1 laid {'seat': 1, 'bone': 3} (all)
   = bfc11c1f11a8cb0e d282acad09f3b13d
58: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = 80948ba9cbe98991 20381424dda00e7b
59: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 882e1efdfb642482 54f5fb1cfda251fc
60: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 01f1673069793cdd fddda9277e74dfbe
61: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 739098ae0712ded4 3f891e3b20eb6c3c
62: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = d53e5e844f83c1cd 7147e2db4f4c2360
63: * left upper-arm lower-leg lower-leg, right forearm forearm forearm thigh thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 1, 0, 2, 0, 0, 3, 0, 0, 0, 2, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 4bd104c3144d246d e97edad60c52d144
64: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 6553e2af894629f3 24c742ccefd2447e
65: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 19d4188283041139 421ce4b22809575b
66: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = d6405841aa3b381e 1d6cb92266f48e81
67: 2 bury
   RB-S5 buried {'seat': 1, 'points': 10, 'total': 10, 'sections': (1, 0, 5, 1, 3), 'wrong': 0, 'hat': 0} (all)
   = aa52f2f79ab7351e 9c8151becfd461eb
68: * left hand hand forearm foot lower-leg lower-leg, right upper-arm upper-arm upper-arm foot lower-leg thigh, centre skull skull ribcage pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 0, 1, 2, 0, 0, 0, 3, 1, 1, 1, 2, 1, 0, 1, 0, 2)} (all) reveals
   = a6f4c1f84b2a5bc0 47d4628e9e0c2154
69: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 74f5f5e07967d825 0825f034a60026dd
70: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = d14a83a3412cc85f b4a825dc024fe805
71: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 5d522e6093f06fae 4f30d0e4f334f35b
72: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = d1ffc4205a2986c5 1ddbfbf02f0d62cc
73: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = a9abab45d29e412d ea75aeb652546a0e
74: * left hand hand forearm upper-arm thigh, right lower-leg lower-leg thigh, centre skull ribcage ribcage pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 1, 1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 2, 0, 1, 1, 0)} (all) reveals
   = 19a847b0e5525226 1b73089852a4a44f
75: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = bd7d139a153c8ab0 75a8be1bc97643d0
76: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 662fe689f285f451 4fcac29498276013
77: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = f8da37165a9998ac 4fc379e68b19855e
78: * left foot foot thigh, right hand forearm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 2, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 59c7f78d9eb4a132 061387e5019edf8d
79: 3 bury
   RB-S5 buried {'seat': 2, 'points': 7, 'total': 23, 'sections': (0, 0, 1, 5, 1), 'wrong': 0, 'hat': 0} (all)
   = 813f1b5b8e95bc93 c8219a7606d02efa
80: * left hand hand forearm foot foot thigh, right hand hand forearm upper-arm upper-arm upper-arm, centre ribcage ribcage pelvis hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 2, 0, 1, 2, 1, 3, 0, 0, 0, 0, 2, 0, 1, 2, 1)} (all) reveals
   = 53741eb9d6854372 64a920d72f15eed3
81: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 6d99dfb4a8bd6aba 0131f172fbfa980f
82: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 3f0f39a55bae92cb 595b5ce8e161de20
83: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = ff78a52ac57f09f1 9d5ef58e91726d3f
84: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 6ed27babda6f9453 44ba66dc0151f122
85: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = b769a5de26ffabab 720680b7cb0840a7
86: * left hand forearm upper-arm foot thigh, right forearm forearm thigh, centre ribcage spine pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 1, 0, 1, 0, 2, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0)} (all) reveals
   = 47dd6d7f6d239e12 baff80fff9ab58bc
87: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 7ea5542670bf74a9 7efb5edfbb0bbd48
88: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 750ecfd1cc48d175 ae689f30bb908982
89: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = e8af379123b077e3 beedff06146e395d
90: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = a5d5e4174aef38d9 9f42c02db127d674
91: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 82f47adb26898f3e f0c27ec8f286ec3b
92: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = f3c149ba6086712e ea468c58e1d73d3d
93: * left upper-arm, right lower-leg lower-leg, centre skull ribcage ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, 0, 0, 0, 1)} (all) reveals
   = 22e3e5e8482a01f5 7c0a0769d735fcfa
94: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 885c0bfdf2e7da40 c93462e91d228d00
95: 1 bury
   RB-S5 buried {'seat': 0, 'points': 13, 'total': 34, 'sections': (5, 5, 0, 0, 3), 'wrong': 0, 'hat': 0} (all)
   RB-19B last-round {'seat': 0, 'ending': 'target'} (all)
   = 0521b5323718e70f 7b2ff96b600d5698
96: * left hand forearm upper-arm upper-arm upper-arm thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre ribcage spine spine spine pelvis pelvis
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 1, 1, 1, 0, 2, 1, 0, 1, 3, 2, 0, 0)} (all) reveals
   = 875b25f43e89040b d5b3a9fdb7526c3d
97: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = d0c10e8858dd6ee8 0bd5ee0d18d6f237
98: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = 33f397151a8ff2d5 d06182633266615c
99: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 13cbceaed954c96f d2887ebb90490638
100: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = f9efa1b77973b08b e9e47854f1e70435
101: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = d7bc2b8b8b1c39c5 8689a3597902516b
102: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 00976079fdbec222 ff5225869c1a0e61
103: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = d677d2c122a5994e ac86590955af2aeb
104: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 17f70094eea9defc b3a9c8d34780770a
105: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 12b9da8759c048a4 9e01f106fc022378
106: * left hand thigh, right hand foot foot, centre skull spine hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 0, 0, 0, 1, 1, 0, 0, 2, 0, 0, 1, 0, 1, 0, 1, 1)} (all) reveals
   = 7be369caa53d8fbc 428192cb84c9ad38
107: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 75b5f574f581c6b0 16841446be60a735
108: 2 hat on
   RB-11B hat-on {'seat': 1} (all)
   = bdaf22f2bb7f2373 5abc5607ce8278e2
109: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 36, 'sections': (5, 5, 0, 0, 3), 'wrong': 0, 'hat': 1} (all)
   = 5e1135f4c7b97041 84c7b9c27e505b68
110: * left upper-arm upper-arm lower-leg lower-leg thigh thigh, right hand upper-arm foot foot lower-leg thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 2, 0, 2, 2, 1, 0, 1, 2, 1, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = ae4e2fdfad08a4b2 e5b6362c46403eb5
111: 3 lay left lower-leg
   RB-1 laid {'seat': 2, 'bone': 4} (all)
   = 2b94de0a77e55d14 7ffa328a63c13142
112: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = be8104b3a116e2be 93e0be914844134e
113: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 55f6053ad8a7cc43 1f94e2ebee84db89
114: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 16f8e9cb1f927d69 bde4e14671d00a5f
115: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = e9fbacf2068c9ecf d359748de2a6f60f
116: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 2feae958ffa978d5 92d33171af3149ae
117: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 08ab22f32cc2c69e 38aab9dfd7973830
118: * left hand foot thigh, right hand hand lower-leg, centre pelvis hat hat hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1, 3, 1)} (all) reveals
   = 3dba50eec7101fc7 72eb97e02e64dd96
119: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = 61e5f4b2e9872ed3 1fa9e4255a70a59c
120: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 107c268bef9d86f9 dc08b15630584c46
121: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = c8ffc40307a04efb 602b86c5ab070e78
122: * left foot, right forearm forearm, centre skull skull ribcage pelvis gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1)} (all) reveals
   = 38f110eeef5bf00a 808a987301c6550a
123: 3 bury
   RB-S5 buried {'seat': 2, 'points': 11, 'total': 34, 'sections': (0, 0, 5, 5, 1), 'wrong': 0, 'hat': 0} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 3887f8486ef06e11 47cb2356391a07b8
1 place 2 points 34; 2 place 1 points 36; 3 place 2 points 34
