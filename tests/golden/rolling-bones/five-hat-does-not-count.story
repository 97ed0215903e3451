   = eb6615f678f8cf71 11a3dca7c111bccd
1: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot thigh, centre skull skull ribcage spine gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 2, 1, 1, 0, 1, 2, 1, 1, 0, 0, 2)} (all) reveals
   = c5567976a03eff1c d2666db79f451519
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = cd8cc6722f70830b 84c2c1a5971b089d
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 37c21957b4b7bafb e7ba507eec040706
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = daddc33591b3da6c 2924c08d264821db
5: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = b35d316a9976ffa4 242ead3c2d48d0a0
6: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 104b0a8c51112822 d2c03b60fe9a9056
7: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 0a167a0af15a2b5e 2f17c9e54ffa3538
8: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 90541448df5be866 8971900fe2a8006c
9: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 28a3d242104557fe f1febdf05927d992
10: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10} (all)
   = 4a0a86c2c3a53015 4ab3b197db4c5ba3
11: * left hand forearm lower-leg lower-leg lower-leg thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull skull spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 0, 3, 1, 1, 0, 1, 1, 1, 2, 2, 0, 1, 1, 1, 1)} (all) reveals
   = 85bd59d5b7f2f92d 9eafe6fd8871099f
12: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 193d762fa8f8a1b0 662790f29afbe24b
13: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 63197beb42c8e0d3 926d08e63751e823
14: * left hand upper-arm lower-leg thigh thigh thigh, right forearm upper-arm upper-arm foot foot thigh, centre spine hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 1, 0, 1, 3, 0, 1, 2, 2, 0, 1, 0, 0, 1, 0, 1, 2)} (all) reveals
   = 83983e033d28a977 caea2f8d4b494cd0
15: 2 lay left upper-arm as ribcage
   RB-7 laid-wrong {'seat': 1, 'bone': 2, 'slot': 13} (all)
   = a678752ca0930ff8 a067282eeb494d55
16: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 263ec8acc85381d0 1be1d99de87bcd75
17: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = de16db639093be91 8891d68fdd0859b7
18: * left hand hand upper-arm foot lower-leg, right forearm upper-arm upper-arm thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 1, 1, 1, 0, 0, 1, 2, 0, 0, 1, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 7853f6d8efe2cb23 aa2daf180a950a17
19: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 63191c007388e23d cb5d6c0781006132
20: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = abbb3f18b626b431 529db33fa313b835
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = fb1ed8494381266b 740ed99ac25b3fa2
22: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 26d051fc6a155041 2318e7f6d34afe8e
23: * left forearm lower-leg thigh, right upper-arm upper-arm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 1, 0, 0, 1, 1, 0, 0, 2, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = 883db9c78d95d6c2 69d7994b9426aa21
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 04ff1882f5bec975 e7c3f3b109fc906d
25: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 81a3476ff79ff1d4 2114210f7c7dd9cf
26: * left hand hand upper-arm foot lower-leg lower-leg, right hand forearm upper-arm foot lower-leg thigh, centre pelvis pelvis pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 4, 1, 1)} (all) reveals
   = 26a4c9499962fded be98bac2b96709ed
27: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 6f98a90a1358b5a3 073e09401ebbad1b
28: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = e66e6a1a0c50cd7f 71e628533024181c
29: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 14325d02c07c93e7 a553f3cfbdd66c46
30: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = ede40f1a9365f00e 2993715b81eb714a
31: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 72d3acfd8b642a00 0d7eeb1285a6857d
32: * left hand hand foot foot foot, right forearm upper-arm thigh, centre spine spine spine hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 3, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 3, 0, 1, 1)} (all) reveals
   = 8c060fb95b4b8c43 dabe7ad421460206
33: 3 lay spine
   RB-1 laid {'seat': 2, 'bone': 14} (all)
   = d8e15b380cda681e 90b0623dbcfbf35a
34: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = fb3c44b19eb9ed24 ec25e1a5987939dd
35: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 3b7c6ed0a5dbd29c d5287aff1688538e
36: * left hand foot lower-leg, right hand hand forearm, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (1, 0, 0, 1, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0)} (all) reveals
   = c8549d0d1078b1a7 1194803859b3fd26
37: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = bbc0e25d5da7bfeb c19959604febebcc
38: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = e2409d52dc07c85d 1a5c38422b56c82c
39: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 702071e696ea9d33 f5ab2c65bbfa2792
40: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 4d3a8c95310f74c1 72f0f6316a7e421e
41: * left hand foot, right foot, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 3, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = e990953845eb1d78 8d3c37e6ec7e2ab5
42: 3 bury
   RB-S5 buried {'seat': 2, 'points': 8, 'total': 8} (all)
   = ef03791ef4d755b7 03b42d266da3bfab
43: * left forearm upper-arm upper-arm foot thigh thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (0, 1, 2, 1, 0, 2, 1, 0, 1, 1, 1, 2, 1, 1, 1, 0, 2, 1)} (all) reveals
   = f6f264ee29d8ce58 b087f0c84a009c9b
44: 4 lay left forearm
   RB-1 laid {'seat': 3, 'bone': 1} (all)
   = 1234e6ce50dbc092 f9411ff939cc9791
45: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1} (all)
   = 60ef399a8016f7d7 89e33c0707c36456
46: * left forearm forearm upper-arm upper-arm foot foot, right hand forearm forearm forearm lower-leg thigh, centre ribcage spine pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 4, 'shown': (0, 2, 2, 2, 0, 0, 1, 3, 0, 0, 1, 1, 0, 1, 1, 1, 1, 2)} (all) reveals
   = 7c3abf581e714a84 48cd2c735930bbee
47: 5 lay left forearm
   RB-1 laid {'seat': 4, 'bone': 1} (all)
   = a3c8339b997ce019 13c999db720ac4d5
48: 5 lay left upper-arm
   RB-1 laid {'seat': 4, 'bone': 2} (all)
   = c9e86d8cfa60fc21 6b12a8f288c989dd
49: 5 lay ribcage
   RB-1 laid {'seat': 4, 'bone': 13} (all)
   = c9d889ae7a2dc90d adc7f4ad7783ec83
50: 5 lay spine
   RB-1 laid {'seat': 4, 'bone': 14} (all)
   = 28c73e256412c1b1 98d2d7564de96cd3
51: 5 lay pelvis
   RB-1 laid {'seat': 4, 'bone': 15} (all)
   = 84cfa6a6cb10f855 e7212c3a4617a49e
52: 5 lay right thigh
   RB-1 laid {'seat': 4, 'bone': 11} (all)
   = 4cbc6e1ca150ea36 f794e671edf81236
53: 5 lay right lower-leg
   RB-1 laid {'seat': 4, 'bone': 10} (all)
   = 2edbfff27e6a4fb9 b23c1427ca2fd2ad
54: 5 bury
   RB-S5 buried {'seat': 4, 'points': 7, 'total': 7} (all)
   = f48a9ec875dd8649 170684f0b79d183f
55: * left forearm forearm foot foot lower-leg thigh, right foot foot lower-leg thigh thigh thigh, centre spine pelvis pelvis gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 0, 2, 1, 1, 0, 0, 0, 2, 1, 3, 0, 0, 1, 2, 0, 3)} (all) reveals
   = d7c6c1936b059fbc aab49010aa168ccf
56: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = f5c64708ff2a8564 855bb80fb2def262
57: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = d4982e08150ac4c0 65179b2b5e6a3f6e
58: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = fd5393c6360bc362 ed658ed4079d7b9a
59: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = fb47bf2f16623a82 2905f64c44912da7
60: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 795ba27c39778a44 6bbaf0671d1fa45e
61: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 025eb94f7e08626d ae0876d4e344abb0
62: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = cc761294c2923ab0 8fe64302551e9860
63: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = b2b25f6883a9f286 b16baa8e931c20ae
64: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 22} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 5b22f0da595c3ba5 aaf148253174bb08
1 place 1 points 22; 2 place 5 points 0; 3 place 2 points 8; 4 place 4 points 1; 5 place 3 points 7
