   = eb6615f678f8cf71 08aadd44ef2cb943
1: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot thigh, centre skull skull ribcage spine gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 2, 1, 1, 0, 1, 2, 1, 1, 0, 0, 2)} (all) reveals
   = c5567976a03eff1c 6a024d6b2ee9dcd3
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = cd8cc6722f70830b fbbcfb5636856d84
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 37c21957b4b7bafb f5a4a93be27bf21a
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = daddc33591b3da6c 3e07a15a4727d119
5: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = b35d316a9976ffa4 45e698f254e5e44b
6: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 104b0a8c51112822 73d5c961e531df76
7: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 0a167a0af15a2b5e 37f4283b144edc16
8: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 90541448df5be866 93f8d3e4ec4dba01
9: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 28a3d242104557fe ab66406fa420f069
10: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10, 'sections': (2, 5, 0, 0, 3), 'wrong': 0, 'hat': 0} (all)
   = 4a0a86c2c3a53015 f9bcc4f5465bda00
11: * left hand forearm lower-leg lower-leg lower-leg thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull skull spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 0, 3, 1, 1, 0, 1, 1, 1, 2, 2, 0, 1, 1, 1, 1)} (all) reveals
   = 85bd59d5b7f2f92d b801afb4d3eadec8
12: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 193d762fa8f8a1b0 145193ed52ed42d3
13: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 63197beb42c8e0d3 e45881886a544234
14: * left hand upper-arm lower-leg thigh thigh thigh, right forearm upper-arm upper-arm foot foot thigh, centre spine hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 1, 0, 1, 3, 0, 1, 2, 2, 0, 1, 0, 0, 1, 0, 1, 2)} (all) reveals
   = 83983e033d28a977 5ed392c9b315b734
15: 2 lay left upper-arm as ribcage
   RB-7 laid-wrong {'seat': 1, 'bone': 2, 'slot': 13} (all)
   = a678752ca0930ff8 f5badee9778f21ab
16: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 263ec8acc85381d0 c0dce08575ba1db1
17: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = de16db639093be91 bb37f1ff96716b92
18: * left hand hand upper-arm foot lower-leg, right forearm upper-arm upper-arm thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 1, 1, 1, 0, 0, 1, 2, 0, 0, 1, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 7853f6d8efe2cb23 c4e038844eda21d7
19: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 63191c007388e23d 5a3413543efffad1
20: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = abbb3f18b626b431 b9fad70933c4ea9b
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = fb1ed8494381266b d0abb2b4748d12ee
22: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 26d051fc6a155041 5397ade1f407a2b8
23: * left forearm lower-leg thigh, right upper-arm upper-arm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 1, 0, 0, 1, 1, 0, 0, 2, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = 883db9c78d95d6c2 7d0637bb52146d98
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 04ff1882f5bec975 a4b5188f7c911dec
25: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = 81a3476ff79ff1d4 c51d49ace624217e
26: * left hand hand upper-arm foot lower-leg lower-leg, right hand forearm upper-arm foot lower-leg thigh, centre pelvis pelvis pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 4, 1, 1)} (all) reveals
   = 26a4c9499962fded 1bbbb6a1445a0980
27: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 6f98a90a1358b5a3 f290da2ed215c177
28: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = e66e6a1a0c50cd7f fdf35f43ea045c1e
29: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 14325d02c07c93e7 4db8dcd7b213bed6
30: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = ede40f1a9365f00e 23ec46bc1fb9db60
31: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 72d3acfd8b642a00 12385f0d01d38e0d
32: * left hand hand foot foot foot, right forearm upper-arm thigh, centre spine spine spine hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 3, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 3, 0, 1, 1)} (all) reveals
   = 8c060fb95b4b8c43 e63863eb85fac272
33: 3 lay spine
   RB-1 laid {'seat': 2, 'bone': 14} (all)
   = d8e15b380cda681e c018044dc4ffcbea
34: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = fb3c44b19eb9ed24 73eda7504cf09157
35: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 3b7c6ed0a5dbd29c b159041e054df0c3
36: * left hand foot lower-leg, right hand hand forearm, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (1, 0, 0, 1, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0)} (all) reveals
   = c8549d0d1078b1a7 2ec1daf816178749
37: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = bbc0e25d5da7bfeb d2b5baa84ce4125a
38: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = e2409d52dc07c85d 0e5355bcd5545437
39: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 702071e696ea9d33 cb901c7d43a8da04
40: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 4d3a8c95310f74c1 f62839905a302ac4
41: * left hand foot, right foot, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 3, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = e990953845eb1d78 91c33ce2133031e8
42: 3 bury
   RB-S5 buried {'seat': 2, 'points': 8, 'total': 8, 'sections': (0, 0, 0, 5, 3), 'wrong': 0, 'hat': 0} (all)
   = ef03791ef4d755b7 99330ab50b41e5dc
43: * left forearm upper-arm upper-arm foot thigh thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (0, 1, 2, 1, 0, 2, 1, 0, 1, 1, 1, 2, 1, 1, 1, 0, 2, 1)} (all) reveals
   = f6f264ee29d8ce58 f870ce3268a7af9e
44: 4 lay left forearm
   RB-1 laid {'seat': 3, 'bone': 1} (all)
   = 1234e6ce50dbc092 7ae1a39738706973
45: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1, 'sections': (1, 0, 0, 0, 0), 'wrong': 0, 'hat': 0} (all)
   = 60ef399a8016f7d7 cd78c700de47c7ee
46: * left forearm forearm upper-arm upper-arm foot foot, right hand forearm forearm forearm lower-leg thigh, centre ribcage spine pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 4, 'shown': (0, 2, 2, 2, 0, 0, 1, 3, 0, 0, 1, 1, 0, 1, 1, 1, 1, 2)} (all) reveals
   = 7c3abf581e714a84 a36eb55f47a961b6
47: 5 lay left forearm
   RB-1 laid {'seat': 4, 'bone': 1} (all)
   = a3c8339b997ce019 6ce0ca61680e2242
48: 5 lay left upper-arm
   RB-1 laid {'seat': 4, 'bone': 2} (all)
   = c9e86d8cfa60fc21 6126f8f5a2f7e2fe
49: 5 lay ribcage
   RB-1 laid {'seat': 4, 'bone': 13} (all)
   = c9d889ae7a2dc90d 05ed7a5802ca92a7
50: 5 lay spine
   RB-1 laid {'seat': 4, 'bone': 14} (all)
   = 28c73e256412c1b1 7371ae2165d89248
51: 5 lay pelvis
   RB-1 laid {'seat': 4, 'bone': 15} (all)
   = 84cfa6a6cb10f855 21d5ceb490a49293
52: 5 lay right thigh
   RB-1 laid {'seat': 4, 'bone': 11} (all)
   = 4cbc6e1ca150ea36 491ca8dba3bd6e96
53: 5 lay right lower-leg
   RB-1 laid {'seat': 4, 'bone': 10} (all)
   = 2edbfff27e6a4fb9 d9e3056a63fbdfed
54: 5 bury
   RB-S5 buried {'seat': 4, 'points': 7, 'total': 7, 'sections': (2, 0, 0, 2, 3), 'wrong': 0, 'hat': 0} (all)
   = f48a9ec875dd8649 b1346bb854418524
55: * left forearm forearm foot foot lower-leg thigh, right foot foot lower-leg thigh thigh thigh, centre spine pelvis pelvis gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 0, 2, 1, 1, 0, 0, 0, 2, 1, 3, 0, 0, 1, 2, 0, 3)} (all) reveals
   = d7c6c1936b059fbc 128cfc14582ff64d
56: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = f5c64708ff2a8564 afce5d37c8eb128b
57: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = d4982e08150ac4c0 8adfd44301293690
58: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = fd5393c6360bc362 557f4e96fa9f41f7
59: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = fb47bf2f16623a82 651cd9af8bdbe2b6
60: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 795ba27c39778a44 8b34490905a69802
61: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 025eb94f7e08626d 5ab934c98ac1aebf
62: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = cc761294c2923ab0 fc9b09a7d4051d3c
63: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = b2b25f6883a9f286 de75f91add5d571f
64: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 22, 'sections': (0, 0, 5, 5, 2), 'wrong': 0, 'hat': 0} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 5b22f0da595c3ba5 db45378d9d93c763
1 place 1 points 22; 2 place 5 points 0; 3 place 2 points 8; 4 place 4 points 1; 5 place 3 points 7
