   = 2981b5e1b85d5bfc
1: * left hand hand upper-arm foot foot foot, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 1, 3, 0, 0, 2, 0, 3, 1, 0, 0, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 9d225f42f195740b
2: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = efe8d7bc3b63aee2
3: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = efff8e802cdf8c4b
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = bccb08cbfdafed6b
5: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 609f3813b36cb3fb
6: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 4610bcce57006b78
7: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = d5160c302656543e
8: * left hand hand upper-arm foot, right hand forearm upper-arm foot lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = 9ef55c747a988306
9: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 61e676eabd4f1d9a
10: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 796225095d52aae2
11: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 16} (all)
   = f3271dd0e2c20e25
12: * left hand forearm upper-arm lower-leg lower-leg thigh, right hand hand forearm upper-arm lower-leg lower-leg, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 0, 2, 1, 2, 1, 1, 0, 2, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = 9822e0624b8bd60e
13: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = d8ec8431cc8ba6c4
14: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = 3e54a6dcd5b9417f
15: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 53160a43981f1e69
16: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = c0d9c9598abb33c1
17: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = d24190e0f061d52d
18: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 3ccf3000ff1024e8
19: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = 9171fccba989835c
20: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = db51180365c57cec
21: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = 1ae166d6cc88b2b2
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = c55546ed72090060
23: * left foot foot, right forearm lower-leg thigh, centre skull spine hat
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 0)} (all) reveals
   = 218eeeef5de52ad4
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 3cd5012a2f24cc11
25: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 6f8a5dbec4c65294
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 6d888f7d789495df
27: * left foot, right upper-arm upper-arm, centre skull gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   = c4583d9a6f12a456
28: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 26} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 5ae8be7475c1950a
1 place 2 points 16; 2 place 1 points 26; 3 place 3 points 0; 4 place 3 points 0; 5 place 3 points 0; 6 place 3 points 0
