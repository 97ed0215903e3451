   = f94973800043af83
1: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot thigh, centre skull skull ribcage spine gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 2, 1, 1, 0, 1, 2, 1, 1, 0, 0, 2)} (all) reveals
   = 9a44511184b40b81
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = e3f3083bae2db45e
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = e0449fc1e4e2731c
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 0ca8dfc97d6868ad
5: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 443cfd6a6c2d4e91
6: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 6e87461e89ae1c33
7: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = f8c076d7e4c9e62e
8: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 859bfcdae99f0fff
9: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = bb55d1239af5974c
10: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10} (all)
   = d7692ea33fb3e045
11: * left hand forearm lower-leg lower-leg lower-leg thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull skull spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 0, 3, 1, 1, 0, 1, 1, 1, 2, 2, 0, 1, 1, 1, 1)} (all) reveals
   = 08efa4f0b9a8fadc
12: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 87725f1329ab4f81
13: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 9cf31df30d5e68b8
14: * left hand upper-arm lower-leg thigh thigh thigh, right forearm upper-arm upper-arm foot foot thigh, centre spine hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 1, 0, 1, 3, 0, 1, 2, 2, 0, 1, 0, 0, 1, 0, 1, 2)} (all) reveals
   = dd2fde3c7165fc09
15: 2 lay left upper-arm as ribcage
   RB-7 laid-wrong {'seat': 1, 'bone': 2, 'slot': 13} (all)
   = a6d062c8cfb9aa28
16: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 990ae815def53cc6
17: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 63a52b522c8a6cea
18: * left hand hand upper-arm foot lower-leg, right forearm upper-arm upper-arm thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 1, 1, 1, 0, 0, 1, 2, 0, 0, 1, 0, 1, 1, 1, 0, 1)} (all) reveals
   = cd4654632421bdec
19: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = f86c20c535d513fb
20: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = e4f7bd96fe255e9c
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = c4960bfe44461c90
22: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 4915b2f10e47d66e
23: * left forearm lower-leg thigh, right upper-arm upper-arm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 1, 0, 0, 1, 1, 0, 0, 2, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = e8bcd200249eb161
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 17fef33206a1aa03
25: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 59b43dd16beb0ead
26: * left hand hand upper-arm foot lower-leg lower-leg, right hand forearm upper-arm foot lower-leg thigh, centre pelvis pelvis pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 4, 1, 1)} (all) reveals
   = 02b5e3adf20e95dd
27: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 7fb4951b48f54a1d
28: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = 36bd30365f484b47
29: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 536493b878f7873f
30: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = a2f567b88b5c66db
31: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = f1f3ea933cd1d785
32: * left hand hand foot foot foot, right forearm upper-arm thigh, centre spine spine spine hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 3, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 3, 0, 1, 1)} (all) reveals
   = 589dba83628992b5
33: 3 lay spine
   RB-1 laid {'seat': 2, 'bone': 14} (all)
   = 831090080b312b1c
34: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 2fb5990b33a64d7d
35: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 3a820a003085ca50
36: * left hand foot lower-leg, right hand hand forearm, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (1, 0, 0, 1, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0)} (all) reveals
   = ef079ebc1d49bad6
37: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = 9062da9eac9c081a
38: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 2bc9ac6d7a3e8d4f
39: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = f4699f7276636e8c
40: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 4e390ca2e78032d3
41: * left hand foot, right foot, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 3, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = 8ee8aae2e8de6448
42: 3 bury
   RB-S5 buried {'seat': 2, 'points': 8, 'total': 8} (all)
   = 6809b7b9a4e5ce75
43: * left forearm upper-arm upper-arm foot thigh thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (0, 1, 2, 1, 0, 2, 1, 0, 1, 1, 1, 2, 1, 1, 1, 0, 2, 1)} (all) reveals
   = f1e646a36369bbb6
44: 4 lay left forearm
   RB-1 laid {'seat': 3, 'bone': 1} (all)
   = ca57ef09feac60cc
45: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1} (all)
   = daefa59fddf13b01
46: * left forearm forearm upper-arm upper-arm foot foot, right hand forearm forearm forearm lower-leg thigh, centre ribcage spine pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 4, 'shown': (0, 2, 2, 2, 0, 0, 1, 3, 0, 0, 1, 1, 0, 1, 1, 1, 1, 2)} (all) reveals
   = 58457cdfd0a41a9f
47: 5 lay left forearm
   RB-1 laid {'seat': 4, 'bone': 1} (all)
   = cd1a24023ba8c976
48: 5 lay left upper-arm
   RB-1 laid {'seat': 4, 'bone': 2} (all)
   = 768c5b6d29d1044d
49: 5 lay ribcage
   RB-1 laid {'seat': 4, 'bone': 13} (all)
   = e375d435b42b34c3
50: 5 lay spine
   RB-1 laid {'seat': 4, 'bone': 14} (all)
   = 40ba124e16191b45
51: 5 lay pelvis
   RB-1 laid {'seat': 4, 'bone': 15} (all)
   = eff85b926ebeb043
52: 5 lay right thigh
   RB-1 laid {'seat': 4, 'bone': 11} (all)
   = 7de619c901a5fb11
53: 5 lay right lower-leg
   RB-1 laid {'seat': 4, 'bone': 10} (all)
   = fad9ba19d4dc8aa5
54: 5 bury
   RB-S5 buried {'seat': 4, 'points': 7, 'total': 7} (all)
   = 295fbd483430e170
55: * left forearm forearm foot foot lower-leg thigh, right foot foot lower-leg thigh thigh thigh, centre spine pelvis pelvis gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 0, 2, 1, 1, 0, 0, 0, 2, 1, 3, 0, 0, 1, 2, 0, 3)} (all) reveals
   = 7db928ccb06d58d9
56: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = dc445940e029fb35
57: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 13d8fd3741204c04
58: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = a3be3b5e99596def
59: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 77f3f49411e14406
60: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 3a520cd6688d8c2e
61: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 29b0377546ad2700
62: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 6358e32bb1652abc
63: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 025fb27e4ca39d18
64: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 22} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 5f8f4d0acebae0ad
1 place 1 points 22; 2 place 5 points 0; 3 place 2 points 8; 4 place 4 points 1; 5 place 3 points 7
