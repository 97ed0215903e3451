   = 677de6297f024ec2 2f4a971d81bb844f
1: * left hand hand upper-arm foot foot foot, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 1, 3, 0, 0, 2, 0, 3, 1, 0, 0, 1, 1, 0, 2, 1, 1)} (all) reveals
   = a95628ee339c7bd8 7cdcc9e465202f9d
2: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 1e3e7fdfc1c55e33 5206320cd8a87120
3: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 1c72f86120984533 f354f555f7e1dae3
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = fb045cb9aa6605ce c4f73d218701cee0
5: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = b3a876a2042423a1 cf9a1023d4118e36
6: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 0cd85d31e20115fd 2c06c12c8bda06d6
7: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = e67ae2ce39831a05 bb0025ee116c7f40
8: * left hand hand upper-arm foot, right hand forearm upper-arm foot lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = d8cf327575bb17f0 ffda4c5cd47d3689
9: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 9aafe142d4f099c0 5ca43016a5610f7d
10: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 3db7442737d2d9d1 e1079368b7365549
11: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 16} (all)
   = 2cc2e0898b0ccd1b ae1544c3a044e33e
12: * left hand forearm upper-arm lower-leg lower-leg thigh, right hand hand forearm upper-arm lower-leg lower-leg, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 0, 2, 1, 2, 1, 1, 0, 2, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = a4134afeadacde0f 6694a0faf6ae919f
13: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = c9950496c7df674f 2de1b7ffbb9d5b3e
14: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = 79b2843820c2bba7 490f34d30a1aa689
15: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = e5633da5c6549e7b fa0ad8db78aa293d
16: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = b5e5df98bf78e6b2 045b18551e5131d7
17: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = ce5241d077125984 ef22e30f0f963098
18: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 2ae6cef6fbf11e28 2153dbcb6805646c
19: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = 19f7d4b328cd2ba5 e73155a100bffd12
20: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = b8e54270127beaff 60d6455ed7ce90e3
21: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = d2495998aac9d935 d09866403532a67d
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = c4665b985aa1f22d 2f0986dfc17a7847
23: * left foot foot, right forearm lower-leg thigh, centre skull spine hat
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 0)} (all) reveals
   = 2689569ef9943b20 435c5521da6141d0
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = d6e7888ea3ddccbb c3cf9f004b8a291d
25: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 385ee71d6469bd86 8a5999450957f4b7
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 7f78babb879cbd4b a4061ec757e5f63d
27: * left foot, right upper-arm upper-arm, centre skull gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   = 63bed84dd98e755b 23a0422d818c1be6
28: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 26} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 634ff44d515829a7 3d76bfcb709faf75
1 place 2 points 16; 2 place 1 points 26; 3 place 3 points 0; 4 place 3 points 0; 5 place 3 points 0; 6 place 3 points 0
