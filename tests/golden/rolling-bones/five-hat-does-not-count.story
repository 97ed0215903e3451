   = 16d6675bd6711e35 08aadd44ef2cb943
1: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot thigh, centre skull skull ribcage spine gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 2, 1, 1, 0, 1, 2, 1, 1, 0, 0, 2)} (all) reveals
   = 5f139379cfd3cd4a 6a024d6b2ee9dcd3
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 00126d447163ce1f fbbcfb5636856d84
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 7eba906cc3e21e0a f5a4a93be27bf21a
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 7b6270e85de883d7 3e07a15a4727d119
5: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = c6b4498ab2254c72 45e698f254e5e44b
6: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = ba7f0b4b09ab8d0a 73d5c961e531df76
7: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 27d1a1dee53ed783 37f4283b144edc16
8: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = d7cfb3a278aabb37 93f8d3e4ec4dba01
9: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 19648d8d32af6b09 ab66406fa420f069
10: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10, 'sections': (2, 5, 0, 0, 3), 'wrong': 0, 'hat': 0} (all)
   = e4bb8842f176a178 f9bcc4f5465bda00
11: * left hand forearm lower-leg lower-leg lower-leg thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull skull spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 0, 3, 1, 1, 0, 1, 1, 1, 2, 2, 0, 1, 1, 1, 1)} (all) reveals
   = d7749a1ac5256582 b801afb4d3eadec8
12: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 9fe0480af950389b 145193ed52ed42d3
13: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = d9cdcb40eb927e24 e45881886a544234
14: * left hand upper-arm lower-leg thigh thigh thigh, right forearm upper-arm upper-arm foot foot thigh, centre spine hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 1, 0, 1, 3, 0, 1, 2, 2, 0, 1, 0, 0, 1, 0, 1, 2)} (all) reveals
   = 3f845e54c1ed8cd3 5ed392c9b315b734
15: 2 lay left upper-arm as ribcage
   RB-7B laid-wrong {'seat': 1, 'bone': 2, 'slot': 13} (all)
   = 4faf2b89d85f6c53 f5badee9778f21ab
16: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 49e499d3d3cb358b c0dce08575ba1db1
17: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 7e46ead7e17cf92a bb37f1ff96716b92
18: * left hand hand upper-arm foot lower-leg, right forearm upper-arm upper-arm thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 1, 1, 1, 0, 0, 1, 2, 0, 0, 1, 0, 1, 1, 1, 0, 1)} (all) reveals
   = f9b175e940a68ca2 c4e038844eda21d7
19: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 5df5c7f765a61dc2 5a3413543efffad1
20: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = bec3eb3e8da99787 b9fad70933c4ea9b
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 63aeb34e3fd7a66d d0abb2b4748d12ee
22: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = a037d0764de060cb 5397ade1f407a2b8
23: * left forearm lower-leg thigh, right upper-arm upper-arm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 1, 0, 0, 1, 1, 0, 0, 2, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = 0984e4cf9243e121 7d0637bb52146d98
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 28d397276e502a9d a4b5188f7c911dec
25: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = 4f8d4670c835ce71 c51d49ace624217e
26: * left hand hand upper-arm foot lower-leg lower-leg, right hand forearm upper-arm foot lower-leg thigh, centre pelvis pelvis pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 4, 1, 1)} (all) reveals
   = 99b60a0739db801b 1bbbb6a1445a0980
27: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 43e3afa132c20de7 f290da2ed215c177
28: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = 7c9a4fe17e36d680 fdf35f43ea045c1e
29: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 637a89496c2b0af6 4db8dcd7b213bed6
30: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 6fa77112be7c5e16 23ec46bc1fb9db60
31: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = cb836a2142866c35 12385f0d01d38e0d
32: * left hand hand foot foot foot, right forearm upper-arm thigh, centre spine spine spine hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 3, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 3, 0, 1, 1)} (all) reveals
   = b6947408f8ad7bdb e63863eb85fac272
33: 3 lay spine
   RB-1 laid {'seat': 2, 'bone': 14} (all)
   = 320db8c35ca62dc1 c018044dc4ffcbea
34: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 2a204f2d7b84f2d4 73eda7504cf09157
35: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = e8c7cb987e7a47e8 b159041e054df0c3
36: * left hand foot lower-leg, right hand hand forearm, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (1, 0, 0, 1, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0)} (all) reveals
   = 9a28d5289135b7e8 2ec1daf816178749
37: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = 36e6319d8e7d1644 d2b5baa84ce4125a
38: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 6ea6433f4fe8a563 0e5355bcd5545437
39: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 7551b33e69479c28 cb901c7d43a8da04
40: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 4b48b513e3b48268 f62839905a302ac4
41: * left hand foot, right foot, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 3, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = 7146077bdf0f1a87 91c33ce2133031e8
42: 3 bury
   RB-S5 buried {'seat': 2, 'points': 8, 'total': 8, 'sections': (0, 0, 0, 5, 3), 'wrong': 0, 'hat': 0} (all)
   = 2278ac6d06e3fdb0 99330ab50b41e5dc
43: * left forearm upper-arm upper-arm foot thigh thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (0, 1, 2, 1, 0, 2, 1, 0, 1, 1, 1, 2, 1, 1, 1, 0, 2, 1)} (all) reveals
   = 234768e9da30a290 f870ce3268a7af9e
44: 4 lay left forearm
   RB-1 laid {'seat': 3, 'bone': 1} (all)
   = 067482d56a25e7c5 7ae1a39738706973
45: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1, 'sections': (1, 0, 0, 0, 0), 'wrong': 0, 'hat': 0} (all)
   = c287213b5d3564db cd78c700de47c7ee
46: * left forearm forearm upper-arm upper-arm foot foot, right hand forearm forearm forearm lower-leg thigh, centre ribcage spine pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 4, 'shown': (0, 2, 2, 2, 0, 0, 1, 3, 0, 0, 1, 1, 0, 1, 1, 1, 1, 2)} (all) reveals
   = a59e3515564bb87b a36eb55f47a961b6
47: 5 lay left forearm
   RB-1 laid {'seat': 4, 'bone': 1} (all)
   = 04e417215fed06d2 6ce0ca61680e2242
48: 5 lay left upper-arm
   RB-1 laid {'seat': 4, 'bone': 2} (all)
   = b934faf46ada9373 6126f8f5a2f7e2fe
49: 5 lay ribcage
   RB-1 laid {'seat': 4, 'bone': 13} (all)
   = 665414d2821c8a65 05ed7a5802ca92a7
50: 5 lay spine
   RB-1 laid {'seat': 4, 'bone': 14} (all)
   = 17f6b15a5ae00715 7371ae2165d89248
51: 5 lay pelvis
   RB-1 laid {'seat': 4, 'bone': 15} (all)
   = 1cc9eba4993af76a 21d5ceb490a49293
52: 5 lay right thigh
   RB-1 laid {'seat': 4, 'bone': 11} (all)
   = 0f5a112b061408f2 491ca8dba3bd6e96
53: 5 lay right lower-leg
   RB-1 laid {'seat': 4, 'bone': 10} (all)
   = 4709dc3f4ccb4530 d9e3056a63fbdfed
54: 5 bury
   RB-S5 buried {'seat': 4, 'points': 7, 'total': 7, 'sections': (2, 0, 0, 2, 3), 'wrong': 0, 'hat': 0} (all)
   = db3846e101c9b797 b1346bb854418524
55: * left forearm forearm foot foot lower-leg thigh, right foot foot lower-leg thigh thigh thigh, centre spine pelvis pelvis gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 0, 2, 1, 1, 0, 0, 0, 2, 1, 3, 0, 0, 1, 2, 0, 3)} (all) reveals
   = 0f037798565f7c3a 128cfc14582ff64d
56: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = dd7fcb792857355b afce5d37c8eb128b
57: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 3c05d0d1455a9510 8adfd44301293690
58: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 79b8997eb27c896a 557f4e96fa9f41f7
59: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 63e067e93e0f397c 651cd9af8bdbe2b6
60: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = c38b47d325c3268b 8b34490905a69802
61: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = bccf0ed9d5ca05d4 5ab934c98ac1aebf
62: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 9a93c07005b6f999 fc9b09a7d4051d3c
63: 1 bury
   RB-S5 buried {'seat': 0, 'points': 11, 'total': 21, 'sections': (0, 0, 5, 5, 1), 'wrong': 0, 'hat': 0} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 22f3de6eaffc4457 a64ed4724334ac7c
1 place 1 points 21; 2 place 5 points 0; 3 place 2 points 8; 4 place 4 points 1; 5 place 3 points 7
