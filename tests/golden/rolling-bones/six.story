   = e37400edf7789685
1: * left hand hand upper-arm foot foot foot, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 1, 3, 0, 0, 2, 0, 3, 1, 0, 0, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 89bc78e729470ff1
2: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 2741f0e75c7e4d5a
3: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 4ea499b1d42d15e8
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = bd7a2123f8fc87a7
5: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 11302428922de0da
6: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 5ee19289f675e238
7: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = f2523711bf02d96e
8: * left hand hand upper-arm foot, right hand forearm upper-arm foot lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = af35fd51cb263827
9: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = ff4c27534cd0a9be
10: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 994b28cc2d7bc33d
11: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 16} (all)
   = 059834e0ab891f9a
12: * left hand forearm upper-arm lower-leg lower-leg thigh, right hand hand forearm upper-arm lower-leg lower-leg, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 0, 2, 1, 2, 1, 1, 0, 2, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = 5c3a3a253a6a7cf8
13: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = a68c743354d13098
14: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = fa060068f9d99557
15: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = d1d9b516bcd3dc93
16: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = c8aaf983c3f23be1
17: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = a4ede02fb75e0380
18: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 51b05dd9156dfcef
19: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = bb9951ff5e85573f
20: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 4d882ce15a9522bc
21: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = e1bd0f9f5a663738
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = ee7c480702f3dd8c
23: * left foot foot, right forearm lower-leg thigh, centre skull spine hat
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 0)} (all) reveals
   = 1d91cecb0369f9b8
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = a45842ff6616a746
25: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 49018bffed06cac6
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = dbde757ecd813f70
27: * left foot, right upper-arm upper-arm, centre skull gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   = 27ac4e5f2e48c3be
28: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 26} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 82143805c889afaa
1 place 2 points 16; 2 place 1 points 26; 3 place 3 points 0; 4 place 3 points 0; 5 place 3 points 0; 6 place 3 points 0
