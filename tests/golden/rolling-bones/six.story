   = b3d5130f6b523ff1
1: * left hand hand upper-arm foot foot foot, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 1, 3, 0, 0, 2, 0, 3, 1, 0, 0, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 0a07a40569c63eb0
2: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 87df840b16d57e1f
3: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 36dbd6fc980cf2d1
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 6eea32d02040aed0
5: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = dfcf8e935d648cd3
6: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 5770bce1ff556a52
7: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 030e9ac8f497f955
8: * left hand hand upper-arm foot, right hand forearm upper-arm foot lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = affb198004c64481
9: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = cf1d68483406d53d
10: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 23fa2fc6f368ed1c
11: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 16} (all)
   = f145993fd31e6e6a
12: * left hand forearm upper-arm lower-leg lower-leg thigh, right hand hand forearm upper-arm lower-leg lower-leg, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 0, 2, 1, 2, 1, 1, 0, 2, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = a4cbd554922f2a6f
13: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = ed77e45688e73086
14: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = 146542873e4cef54
15: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 44923f9010c7068d
16: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = cfc8e878e890f79c
17: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 55e2ece001a82145
18: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = fb0bac16a8dd0bf4
19: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = dda930752a629eda
20: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 29796de04fff424d
21: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = c399ca063773fed5
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 1bbb96b5ca40cab0
23: * left foot foot, right forearm lower-leg thigh, centre skull spine hat
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 0)} (all) reveals
   = 0d93c001c9c371b2
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 24dacce8fcac53bd
25: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 34d32be340324aaa
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 84538aaf65c5aa03
27: * left foot, right upper-arm upper-arm, centre skull gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   = edea7cb776c7706c
28: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 26} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 94e0d25e62f22977
1 place 2 points 16; 2 place 1 points 26; 3 place 3 points 0; 4 place 3 points 0; 5 place 3 points 0; 6 place 3 points 0
