   = 03f05a8f6d58021f 7ae16cc9e6fae344
1: * left hand forearm forearm upper-arm thigh thigh, right upper-arm upper-arm upper-arm lower-leg thigh thigh, centre skull pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 1, 0, 0, 2, 0, 0, 3, 0, 1, 2, 1, 0, 0, 2, 1, 2)} (all) reveals
   = 56c7d319f7819781 7d625a2490e47ca3
2: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 35fb4273074185de d4d08441cdedbd01
3: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 4fe3dfae9839977b 70295b221ef71aea
4: * left upper-arm upper-arm foot foot foot lower-leg, right hand upper-arm foot thigh, centre ribcage ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 2, 3, 1, 0, 1, 0, 1, 1, 0, 1, 0, 3, 1, 1, 1, 0)} (all) reveals
   = f52d387422c3fafe 7bcc0882e7be0465
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = bd9fc29dc1e7a7a4 1d9f355af6ad8225
6: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 2c71d9ddb62173cf ca70eb01c9de1104
7: 1 give up
   RB-16 gave-up {'seat': 0, 'alone': 0} (all)
   = 44df0faadc1ef809 71c7cf3942cac839
8: * left hand forearm upper-arm upper-arm foot lower-leg, right hand forearm upper-arm upper-arm foot foot, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 2, 1, 1, 0, 1, 1, 2, 2, 0, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = 09210d0fcde6792a b2ddf5a0f81900ee
9: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = b6bd7bedf38859cb a123b94d3286812d
10: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = 16369568fe335f58 2f054e0a1afb2aa7
11: * left hand hand forearm upper-arm upper-arm lower-leg, right upper-arm upper-arm upper-arm foot foot thigh, centre skull spine pelvis pelvis pelvis gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 2, 0, 1, 0, 0, 0, 3, 2, 0, 1, 1, 0, 1, 3, 0, 1)} (all) reveals
   = f86a9dd4bb7f8c79 811a039595bf99b7
12: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 4d5c33925087b324 2ebf0398a199553b
13: 3 give up
   RB-16 gave-up {'seat': 2, 'alone': 0} (all)
   = a06cd125df9a0c53 a098befb3af0bbb0
14: * left hand upper-arm foot foot lower-leg thigh, right hand hand upper-arm upper-arm foot lower-leg, centre skull spine spine pelvis hat hat
   RB-T1 pre-op {'seat': 3, 'shown': (1, 0, 1, 2, 1, 1, 2, 0, 2, 1, 1, 0, 1, 0, 2, 1, 2, 0)} (all) reveals
   = e2d3777d258994c7 327ad53756b9336f
15: 4 lay left hand
   RB-1 laid {'seat': 3, 'bone': 0} (all)
   = b28db563c6251cde cea2f770505e7893
16: 4 give up
   RB-16 gave-up {'seat': 3, 'alone': 0} (all)
   = 3a82c8db38703382 c9a0dae4be8f07d9
17: * left hand forearm forearm upper-arm upper-arm foot, right hand forearm thigh thigh thigh thigh, centre ribcage ribcage ribcage spine hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 1, 0, 0, 1, 1, 0, 0, 0, 4, 0, 3, 1, 0, 2, 0)} (all) reveals
   = 92a291b367a03c04 23f289205ecb569d
18: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 08e476f12f60e568 ce8bce93e9d22872
19: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 7b1a299aef08e129 dfc022f4056c5aed
20: * left upper-arm foot foot lower-leg lower-leg thigh, right hand forearm foot foot thigh, centre skull ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 2, 2, 1, 1, 1, 0, 2, 0, 1, 1, 1, 1, 1, 1, 0)} (all) reveals
   = e58f91ecb03941e9 15b2e9824e52c380
21: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 9c0c71f9d68f14a2 5616ecd8b014c65a
22: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 7cab5f7919ceb752 a3d5215d17398977
23: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 1aedbae8dba0e768 72700865c5df03dc
24: * left forearm upper-arm upper-arm foot lower-leg, right upper-arm upper-arm upper-arm foot thigh, centre skull ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 2, 1, 1, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 1)} (all) reveals
   = 7662008df8c55792 f8c2fc6b63cac438
25: 1 bury
   RB-S5 buried {'seat': 0, 'points': 2, 'total': 2, 'sections': (0, 0, 0, 0, 2), 'wrong': 0, 'hat': 0} (all)
   = b3c18321920cdc9e 611de20cad88d694
26: * left hand forearm upper-arm upper-arm upper-arm thigh, right upper-arm upper-arm thigh thigh thigh thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 0, 0, 2, 0, 0, 4, 1, 1, 2, 0, 1, 1)} (all) reveals
   = a3e067621b86a32d 5ac4958274f558ea
27: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 4d332fa81a7dd0ae cba39a3405e26c6b
28: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 5d2f645d26ac9c9a bc5eeb5931e4da56
29: * left forearm upper-arm upper-arm upper-arm upper-arm foot, right hand upper-arm lower-leg thigh thigh, centre ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 1, 4, 1, 0, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 2, 1, 1)} (all) reveals
   = eb5c1c681711e2c6 eaddc70bc0ba6530
30: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = d6cea256bec03828 89f37bbf31e39ad0
31: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 120d95ff154c8cf6 6ec28d99247bf3a4
32: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 668f04e63dbd2bc2 0d3febbb88331bad
33: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 1c6e9229f1d2ea01 39e010354048d307
34: * left upper-arm foot lower-leg lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot, centre hat
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 1, 1, 3, 1, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = de2873c46abb1be7 26c41f8d319edbc8
35: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = e880b004168fa2b2 b2af301ec63d0f91
36: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 645b2067c8a54e13 ea034e8bc3e27e42
37: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = e18fff44125c971d 1e779947f8cae847
38: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 40c14c53b71eddb9 fcaf72f221d41f8a
39: * left hand forearm, right hand hand forearm foot thigh, centre hat
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (1, 1, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 30b6fb780c5a4344 b1672594e393c122
40: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = e497a63da6eac05d 2408b01c1040bccc
41: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 9fb44c04d72caa2a cb5748c4d7f7f0d3
42: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 612f386e0374a9c3 984165f033219c84
43: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 32cb26862880500f ccfd47979370cbc8
44: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 00ec2240f2b118c7 61770eb97365199c
45: * right hand foot thigh
   RB-T3 post-op {'seat': 1, 'number': 4, 'shown': (0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 72f57cbd590fb19b 71edafb9911bfd65
46: 2 lay right thigh as right upper-arm
   RB-7 laid-wrong {'seat': 1, 'bone': 11, 'slot': 8} (all)
   = c0c9c7680bea9569 b44f6e7cf0b7d413
47: 2 give up
   RB-T7 gave-up {'seat': 1, 'alone': 1} (all)
   = a3053d84a4d5e6b1 f6e760ff12ae7b0d
48: * left hand hand upper-arm foot foot thigh, right hand forearm forearm foot lower-leg thigh, centre skull spine hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 1, 0, 1, 3)} (all) reveals
   = bda291af7dfae57d 1638b2083ac378e6
49: 3 lay left hand
   RB-1 laid {'seat': 2, 'bone': 0} (all)
   = e2b6a003f51b392d c9cc9425a7e137c4
50: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 64e776f94d0a61a7 363909903adb59fc
51: * left hand upper-arm lower-leg thigh, right upper-arm upper-arm lower-leg lower-leg lower-leg thigh, centre spine spine pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 1, 0, 1, 1, 0, 0, 2, 0, 3, 1, 0, 0, 2, 1, 1, 2)} (all) reveals
   = a58159f324e73ba6 5e51f0b9f3b550dc
52: 3 lay left upper-arm as left forearm
   RB-7B laid-wrong {'seat': 2, 'bone': 2, 'slot': 1} (all)
   = fadf8803f9740476 3f46deb3ac1a842e
53: 3 bury
   RB-S5 buried {'seat': 2, 'points': -4, 'total': -4, 'sections': (1, 0, 0, 0, 0), 'wrong': 1, 'hat': 0} (all)
   = 34038db5fd11cee6 37b33457670d526b
54: * left forearm forearm upper-arm foot lower-leg thigh, right hand forearm forearm foot lower-leg lower-leg, centre skull skull ribcage pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (0, 2, 1, 1, 1, 1, 1, 2, 0, 1, 2, 0, 2, 1, 0, 3, 0, 0)} (all) reveals
   = 8bcc346313c10c46 3e1fbd94cfa9fde0
55: 4 lay pelvis
   RB-1 laid {'seat': 3, 'bone': 15} (all)
   = 7a6dd8fd64ae166c d70572492d8d86d4
56: 4 pay centre
   RB-12 paid {'seat': 3, 'colour': 2} (all)
   = 9b16de405361080c ac7372856ea790f8
57: * left hand forearm upper-arm foot lower-leg thigh, right upper-arm foot foot foot thigh thigh, centre skull pelvis hat hat
   RB-T3 post-op {'seat': 3, 'number': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 0, 1, 3, 0, 2, 1, 0, 0, 1, 2, 0)} (all) reveals
   = b70838da3346741d dffb916c895c80d3
58: 4 lay right thigh
   RB-1 laid {'seat': 3, 'bone': 11} (all)
   = 9dfed729e36767ae 542966b5cd80fa6b
59: 4 give up
   RB-16 gave-up {'seat': 3, 'alone': 0} (all)
   = f150e401ca8dd6f1 0fac0e9d640e6693
60: * left hand forearm forearm forearm thigh thigh, right hand foot lower-leg lower-leg lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 3, 0, 0, 0, 2, 1, 0, 0, 1, 3, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 204184952ffa0237 f9533084f29ca361
61: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 4600e5613e8a8827 83158cd9e14234c5
62: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = ad69562b2721ab66 9ba1cf4e03cdf0c1
63: * left hand hand upper-arm thigh thigh, right hand hand foot foot foot, centre ribcage pelvis pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 0, 0, 2, 2, 0, 0, 3, 0, 0, 0, 1, 0, 3, 0, 2)} (all) reveals
   = b40dc3dd0afdb0ce f93a38b9020f1503
64: 1 lay right foot as right forearm
   RB-7B laid-wrong {'seat': 0, 'bone': 9, 'slot': 7} (all)
   = 69e8881ce309a1a9 a3a63bd2c5df4262
65: 1 give up
   RB-16 gave-up {'seat': 0, 'alone': 0} (all)
   = ceafe2d2dfe79c96 b66ea28b3a01ed9e
66: * left hand hand hand forearm lower-leg thigh, right hand forearm forearm foot foot foot, centre skull skull skull ribcage pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (3, 1, 0, 0, 1, 1, 1, 2, 0, 3, 0, 0, 3, 1, 0, 1, 1, 0)} (all) reveals
   = b333afcffe2c0fc1 6846fe2deb62f161
67: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 02b2d44902a64bd2 ae51dbfb9151b8a6
68: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = ba46acf8c00ca6ea 94a0e00a4ec2ab8d
69: * left hand upper-arm upper-arm upper-arm lower-leg lower-leg, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 2, 'shown': (1, 0, 3, 0, 2, 0, 2, 0, 3, 1, 0, 0, 1, 2, 0, 1, 2, 0)} (all) reveals
   = 915decab40ecec5a 8e5078a84c90f630
70: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = 51c575b46a143430 b90f3316ed7474c3
71: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 1e02c4cc4dbd625b 890d7bf78a27e832
72: * left hand foot foot lower-leg, right forearm forearm upper-arm lower-leg lower-leg thigh, centre spine pelvis pelvis pelvis pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 2, 1, 0, 0, 1, 4, 1, 0)} (all) reveals
   = 3beab3dde55913d4 ef77a52d7743071b
73: 3 lay spine as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 14, 'slot': 1} (all)
   = cb9aad6348da6ed6 a385d38f0f8f431e
74: 3 give up
   RB-16 gave-up {'seat': 2, 'alone': 0} (all)
   = 0eb8c73df49d2cb9 d65faf10d27d959d
75: * left hand hand lower-leg lower-leg thigh thigh, right upper-arm upper-arm foot foot foot lower-leg, centre skull pelvis pelvis pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (2, 0, 0, 0, 2, 2, 0, 0, 2, 3, 1, 0, 1, 0, 0, 3, 0, 2)} (all) reveals
   = 535075221006b36c 6c69ed39088ecbf0
76: 4 lay skull
   RB-1 laid {'seat': 3, 'bone': 12} (all)
   = c122839454395501 7e15896eb81e86ce
77: 4 give up
   RB-16 gave-up {'seat': 3, 'alone': 0} (all)
   = d2ae1457c3a37719 c672d1bfa2d6eae5
78: * left upper-arm upper-arm lower-leg lower-leg lower-leg thigh, right forearm forearm upper-arm upper-arm upper-arm thigh, centre skull skull skull ribcage hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 2, 0, 3, 1, 0, 2, 3, 0, 0, 1, 3, 1, 0, 0, 2, 0)} (all) reveals
   = 9606466d13b40e73 06b4a132229dc385
79: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 685382fd789023bc 3784d40853ce38cb
80: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = d47b214e3e5fac16 a6c04df70bd6a718
81: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 30f73ece017cc67c ac2f1603660f7339
82: * left forearm foot foot foot thigh, right upper-arm lower-leg lower-leg lower-leg, centre skull ribcage pelvis pelvis pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 3, 0, 1, 0, 0, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1)} (all) reveals
   = d315bf1501ea164d b06d8f27d2339d5a
83: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 56763e05409b44d8 d59c4a99af3f7b56
84: 1 give up
   RB-16 gave-up {'seat': 0, 'alone': 0} (all)
   = 08e5e6a0f079b43e d6a484d566be1368
85: * left forearm upper-arm upper-arm foot thigh thigh, right upper-arm foot foot lower-leg thigh thigh, centre skull skull skull ribcage spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (0, 1, 2, 1, 0, 2, 0, 0, 1, 2, 1, 2, 3, 1, 1, 0, 0, 1)} (all) reveals
   = 8fcaae981abeeca6 f8e82c5fe01241d6
86: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 17ed6defc48c73ae f446522333639352
87: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = dab32b3278d85021 89770ceda2a7fb5b
88: * left hand hand forearm forearm foot, right hand forearm forearm foot lower-leg lower-leg, centre ribcage spine pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (2, 2, 0, 1, 0, 0, 1, 2, 0, 1, 2, 0, 0, 1, 1, 1, 1, 1)} (all) reveals
   = e38c6ad92e05be3d 8551787eb14695de
89: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = f8dfac60f731d5fe 2eeb57980f259339
90: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = 98ca27e8c1de85c2 e05537024abe5b6d
91: * left hand hand upper-arm foot foot thigh, right hand hand forearm forearm forearm thigh, centre ribcage pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 0, 1, 0, 2, 1, 2)} (all) reveals
   = ec8370ad7d39591e 40578012d3b8ce66
92: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = 775a265c0590c9e9 b097c5e9e4f5a163
93: 3 bury
   RB-S5 buried {'seat': 2, 'points': 1, 'total': -3, 'sections': (0, 0, 1, 0, 0), 'wrong': 0, 'hat': 0} (all)
   = 24611c87378ea1c3 6db0a1e564b99ef2
94: * left hand forearm upper-arm lower-leg thigh thigh, right forearm foot foot foot foot thigh, centre spine spine spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (1, 1, 1, 0, 1, 2, 0, 1, 0, 4, 0, 1, 0, 0, 3, 1, 1, 1)} (all) reveals
   = 7eb30d0299686bb2 2a3efdbca2d54de8
95: 4 lay right forearm
   RB-1 laid {'seat': 3, 'bone': 7} (all)
   = 8fd9715f8d7b5477 c366a471b13e60cd
96: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1, 'sections': (0, 1, 0, 0, 0), 'wrong': 0, 'hat': 0} (all)
   RB-21 last-round {'ending': 'round-limit'} (all)
   = a3e67adef72e5c93 19cd9840391df371
97: * left foot lower-leg lower-leg thigh thigh thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre skull skull ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 0, 1, 2, 3, 1, 1, 1, 0, 2, 1, 2, 1, 1, 1, 0, 1)} (all) reveals
   = 21bbda410c947f58 c4d951815eb99ab4
98: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = dc67ba8e91988b93 4f38d111892b9b8f
99: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 3d8193f0eaccda86 15b1ea13b2afc51e
100: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 76eb69de16f39ca5 bc43a9a26266eb38
101: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 9c961118e6af0e14 22b1f8df8c13148d
102: * left hand forearm upper-arm lower-leg, right forearm foot lower-leg lower-leg lower-leg thigh, centre ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 3, 1, 0, 2, 1, 0, 0, 1)} (all) reveals
   = a30261247fdadd79 4ad0f34cf8a1f91f
103: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = dfcba99693739e7b 51c0c6fdef717ed9
104: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 02ad141acdd0729e ac95d8c146f10a25
105: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = b130b27ffc77458a 37be3c08cb6a94df
106: * left upper-arm foot foot thigh, right upper-arm upper-arm upper-arm lower-leg, centre ribcage pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 2, 0, 1, 0, 0, 3, 0, 1, 0, 0, 1, 0, 1, 0, 1)} (all) reveals
   = 5f63198d029ef9c0 42214c3d963d2910
107: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 1ce71d957d240c66 ea8fcdf6f160987e
108: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 335e542a22bcb6f8 b0607b3090f53607
109: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 88e4b1602458446d 512ee303d6a6fd39
110: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 065bf44d9b6eaa61 9062987270563cfa
111: * left forearm upper-arm upper-arm, right foot, centre hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 1, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 2)} (all) reveals
   = d9c913305cbaaef1 e32fb11dd1e638b0
112: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = c487615c9adf30e6 78c38226c05c36e5
113: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 75cf72d9dac28c92 cdb3a43adb6c5ecd
114: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = fa263909bf50dbb4 82ee6322a6a08c59
115: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 799b8eb7d971b566 90e657778fc6059c
116: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 3be3bbc7e5c7d9c2 3a8506f14b7a73b2
117: * left forearm thigh
   RB-T3 post-op {'seat': 0, 'number': 4, 'shown': (0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 167521af54cb6868 44285c2855f41152
118: 1 lay left thigh as left foot
   RB-7 laid-wrong {'seat': 0, 'bone': 5, 'slot': 3} (all)
   = 4e6fc690fc8599c4 a8fadb7b74036454
119: 1 give up
   RB-T7 gave-up {'seat': 0, 'alone': 1} (all)
   = a8946c2e891cbbca 5a7e78ef3f8481a8
120: * left hand forearm upper-arm foot lower-leg thigh, right forearm upper-arm upper-arm upper-arm thigh thigh, centre skull skull skull spine spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 1, 3, 0, 0, 2, 3, 0, 2, 0, 0, 1)} (all) reveals
   = ae525dc886ed269b 4a13539b34ac4c83
121: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 05caf14986819e5a de5ef4c5c21f39b8
122: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 758110359d669388 743f04da375f8b31
123: * left hand forearm upper-arm upper-arm upper-arm foot, right hand forearm forearm forearm foot, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 1, 3, 1, 0, 0, 1, 3, 0, 1, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 831781b54097993c 5b86322f2918bc37
124: 2 bury
   RB-S5 buried {'seat': 1, 'points': 1, 'total': 1, 'sections': (0, 0, 0, 0, 1), 'wrong': 0, 'hat': 0} (all)
   = 0ff3a01273ac5936 cb570ddd4ac75647
125: * left hand hand upper-arm foot foot lower-leg, right hand upper-arm upper-arm foot foot foot, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 1, 0, 1, 0, 2, 3, 0, 0, 1, 1, 1, 0, 2, 1)} (all) reveals
   = b4d7b1d9d5d5798b c3a660c2df03ec0c
126: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = b4a4de1f63fab4c8 52a4e3e0665c7d74
127: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 9e7d763a87ae21fb 69c84cc25e1bb3c7
128: * left hand hand foot lower-leg lower-leg, right forearm foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 1, 2, 0, 0, 1, 0, 2, 2, 0, 0, 1, 1, 2, 0, 2)} (all) reveals
   = a4ccca6329ebf8f5 a4d3dd97e1fb79c5
129: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 92e441863e9da3e2 e71fdd8867ff0ef4
130: 3 bury
   RB-S5 buried {'seat': 2, 'points': 2, 'total': -1, 'sections': (0, 2, 0, 0, 0), 'wrong': 0, 'hat': 0} (all)
   = 14932c3239f526f0 27974b5a1d2b7e0f
131: * left hand forearm forearm upper-arm lower-leg lower-leg, right hand upper-arm upper-arm lower-leg thigh thigh, centre skull spine spine pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (1, 2, 1, 0, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 3, 0, 0)} (all) reveals
   = 06ce5fc4ce26a678 870ba041bb496d2b
132: 4 lay right hand
   RB-1 laid {'seat': 3, 'bone': 6} (all)
   = cdf7f8cc4baa222d c6f2fc30e1e264d1
133: 4 give up
   RB-16 gave-up {'seat': 3, 'alone': 0} (all)
   RB-21 ended {'ending': 'round-limit'} (all)
   = c40058a369837057 bea6f0b45dfcdbfe
1 place 1 points 2; 2 place 2 points 1; 3 place 4 points -1; 4 place 2 points 1
