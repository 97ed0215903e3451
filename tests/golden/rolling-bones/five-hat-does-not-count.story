   = d7866e48a09d6df7
1: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot thigh, centre skull skull ribcage spine gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 2, 1, 1, 0, 1, 2, 1, 1, 0, 0, 2)} (all) reveals
   = e2d2612d36c1d37c
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 29ddc634effb093e
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = e527649ad12ed82a
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 3003e006c34d9000
5: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = ab74d8b01a146475
6: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 92311d8bee341b9d
7: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 344814a77c49aa26
8: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 044f8e75acd808dd
9: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 736df5360d5b2c54
10: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10} (all)
   = 7de2cb08c615adb4
11: * left hand forearm lower-leg lower-leg lower-leg thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull skull spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 0, 3, 1, 1, 0, 1, 1, 1, 2, 2, 0, 1, 1, 1, 1)} (all) reveals
   = 8970458572854a74
12: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 11e4abe7eec6758d
13: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 1329d3bf6a54c330
14: * left hand upper-arm lower-leg thigh thigh thigh, right forearm upper-arm upper-arm foot foot thigh, centre spine hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 1, 0, 1, 3, 0, 1, 2, 2, 0, 1, 0, 0, 1, 0, 1, 2)} (all) reveals
   = 8931f7332c44eec4
15: 2 lay left upper-arm as ribcage
   RB-7 laid-wrong {'seat': 1, 'bone': 2, 'slot': 13} (all)
   = fe73609c6b98ba43
16: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 0e0c8c13a38c2e9e
17: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 06894bd842467b1f
18: * left hand hand upper-arm foot lower-leg, right forearm upper-arm upper-arm thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 1, 1, 1, 0, 0, 1, 2, 0, 0, 1, 0, 1, 1, 1, 0, 1)} (all) reveals
   = c1e027fe1f3e597e
19: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 59b2986049b5105f
20: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 967824eb2bf67693
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = de583e5a53f47aff
22: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 917681fd08642825
23: * left forearm lower-leg thigh, right upper-arm upper-arm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 1, 0, 0, 1, 1, 0, 0, 2, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = 743d26c02bc96676
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 38371ad0e10836cc
25: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = a1df30e020983165
26: * left hand hand upper-arm foot lower-leg lower-leg, right hand forearm upper-arm foot lower-leg thigh, centre pelvis pelvis pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 4, 1, 1)} (all) reveals
   = 8ba687546a4d7ab0
27: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = ab94b612172fa0d7
28: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = cc629982a31c46fa
29: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = e3651fe5db494e0b
30: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 2f4f6831f0f1e8b6
31: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 00d9b58cf0f0da19
32: * left hand hand foot foot foot, right forearm upper-arm thigh, centre spine spine spine hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 3, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 3, 0, 1, 1)} (all) reveals
   = 3bf2c4820140569c
33: 3 lay spine
   RB-1 laid {'seat': 2, 'bone': 14} (all)
   = 91b8d7a3e10e3fef
34: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 1b23b04fdad1b75c
35: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 4cf29ee16f6e5254
36: * left hand foot lower-leg, right hand hand forearm, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (1, 0, 0, 1, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0)} (all) reveals
   = 0c75653ded14be6c
37: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = 6f16a838f11827e1
38: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 2cee8d084f0e1391
39: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = c6940e8fb3b38a2a
40: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = f4a0aeb0cb6a8c68
41: * left hand foot, right foot, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 3, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = 112b47b13398327a
42: 3 bury
   RB-S5 buried {'seat': 2, 'points': 8, 'total': 8} (all)
   = 0ee8fa8cdd1ab67a
43: * left forearm upper-arm upper-arm foot thigh thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (0, 1, 2, 1, 0, 2, 1, 0, 1, 1, 1, 2, 1, 1, 1, 0, 2, 1)} (all) reveals
   = 8d464f2e8a1930c4
44: 4 lay left forearm
   RB-1 laid {'seat': 3, 'bone': 1} (all)
   = b3c89efde32efa08
45: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1} (all)
   = d409d08ba65cc757
46: * left forearm forearm upper-arm upper-arm foot foot, right hand forearm forearm forearm lower-leg thigh, centre ribcage spine pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 4, 'shown': (0, 2, 2, 2, 0, 0, 1, 3, 0, 0, 1, 1, 0, 1, 1, 1, 1, 2)} (all) reveals
   = b654c9c5726f110c
47: 5 lay left forearm
   RB-1 laid {'seat': 4, 'bone': 1} (all)
   = fed9efc072457caf
48: 5 lay left upper-arm
   RB-1 laid {'seat': 4, 'bone': 2} (all)
   = 5123189cf9e126fc
49: 5 lay ribcage
   RB-1 laid {'seat': 4, 'bone': 13} (all)
   = bccc26cf146a43c7
50: 5 lay spine
   RB-1 laid {'seat': 4, 'bone': 14} (all)
   = f203fbd22d67f8de
51: 5 lay pelvis
   RB-1 laid {'seat': 4, 'bone': 15} (all)
   = 82019a07a041bd11
52: 5 lay right thigh
   RB-1 laid {'seat': 4, 'bone': 11} (all)
   = 3447f466c50179a7
53: 5 lay right lower-leg
   RB-1 laid {'seat': 4, 'bone': 10} (all)
   = 6093f0aa4d761c01
54: 5 bury
   RB-S5 buried {'seat': 4, 'points': 7, 'total': 7} (all)
   = 0d4104941db0b436
55: * left forearm forearm foot foot lower-leg thigh, right foot foot lower-leg thigh thigh thigh, centre spine pelvis pelvis gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 0, 2, 1, 1, 0, 0, 0, 2, 1, 3, 0, 0, 1, 2, 0, 3)} (all) reveals
   = f47048b98e19adcc
56: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 5f403fc3289a0017
57: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 8bd18ee667d1d4c5
58: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 809413bf4b94ad8d
59: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 58b57663d989b451
60: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 40144308acd61b9d
61: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = a5b224b19674152b
62: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = a80b14b10013dfe7
63: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = b518c25520f43cd0
64: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 22} (all)
   RB-19 ended {'ending': 'target'} (all)
   = ec5abb77f97d380a
1 place 1 points 22; 2 place 5 points 0; 3 place 2 points 8; 4 place 4 points 1; 5 place 3 points 7
