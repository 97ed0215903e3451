   = 677de6297f024ec2 df8823bfb1a0eab0
1: * left hand hand upper-arm foot foot foot, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 1, 3, 0, 0, 2, 0, 3, 1, 0, 0, 1, 1, 0, 2, 1, 1)} (all) reveals
   = a95628ee339c7bd8 45a3994c74932d22
2: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 1e3e7fdfc1c55e33 98e58809f9033531
3: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 1c72f86120984533 a1ec6c54d1e77488
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = fb045cb9aa6605ce 01e710d47de2d815
5: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = b3a876a2042423a1 95dbfb24c51a7f0b
6: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 0cd85d31e20115fd cf4835cad4d5b3fb
7: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = e67ae2ce39831a05 51bb3fab6b72cdea
8: * left hand hand upper-arm foot, right hand forearm upper-arm foot lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = d8cf327575bb17f0 968759dd7d684395
9: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 9aafe142d4f099c0 396a50e8716d9884
10: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 3db7442737d2d9d1 526142b0ce5ed72a
11: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 16, 'sections': (1, 5, 0, 0, 2), 'wrong': 0, 'hat': 1} (all)
   = 2cc2e0898b0ccd1b 4672166fd98c2746
12: * left hand forearm upper-arm lower-leg lower-leg thigh, right hand hand forearm upper-arm lower-leg lower-leg, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 0, 2, 1, 2, 1, 1, 0, 2, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = a4134afeadacde0f 38a01f907f6064dc
13: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = c9950496c7df674f 372d584068def09a
14: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = 79b2843820c2bba7 6a7c12c031754196
15: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = e5633da5c6549e7b 6bcf4d58b78d070f
16: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = b5e5df98bf78e6b2 21c9c5e4596ea87d
17: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = ce5241d077125984 bb0df3139b5d67c1
18: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 2ae6cef6fbf11e28 fab26214c6db51f6
19: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = 19f7d4b328cd2ba5 f15f7ae8660dff10
20: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = b8e54270127beaff 1d3329400d2432d8
21: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = d2495998aac9d935 20c1cd5c1b81a75f
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = c4665b985aa1f22d cec0921743d4d641
23: * left foot foot, right forearm lower-leg thigh, centre skull spine hat
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 0)} (all) reveals
   = 2689569ef9943b20 32c72af3ff062107
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = d6e7888ea3ddccbb a02f44597104cc61
25: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 385ee71d6469bd86 e883d9d5625ee0c2
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 7f78babb879cbd4b c6a516833ac5a592
27: * left foot, right upper-arm upper-arm, centre skull gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1)} (all) reveals
   = 63bed84dd98e755b 776e55e0c84ae6ea
28: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 26, 'sections': (5, 5, 0, 0, 3), 'wrong': 0, 'hat': 1} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 634ff44d515829a7 779a82f1b52195dd
1 place 2 points 16; 2 place 1 points 26; 3 place 3 points 0; 4 place 3 points 0; 5 place 3 points 0; 6 place 3 points 0
