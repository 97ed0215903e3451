   = 468791b385dcd2a8
1: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot thigh, centre skull skull ribcage spine gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 2, 1, 1, 0, 1, 2, 1, 1, 0, 0, 2)} (all) reveals
   = 44d46239a661f02e
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = b45703b9d509fd49
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = daa89db907e9f880
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 59f986165f295c0d
5: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = f0ed4aa0bc7f6d27
6: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = ce2965f6f23caeed
7: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = dc995baeac53aab9
8: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 3ccdb8cb712f5e94
9: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 5a027392928fdb84
10: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10} (all)
   = 45b7f6bccc15cd26
11: * left hand forearm lower-leg lower-leg lower-leg thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull skull spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 0, 3, 1, 1, 0, 1, 1, 1, 2, 2, 0, 1, 1, 1, 1)} (all) reveals
   = 3aeed0ac66b50743
12: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 1f2f4e4fa18cbdc1
13: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = b7a3daef5abac36b
14: * left hand upper-arm lower-leg thigh thigh thigh, right forearm upper-arm upper-arm foot foot thigh, centre spine hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 1, 0, 1, 3, 0, 1, 2, 2, 0, 1, 0, 0, 1, 0, 1, 2)} (all) reveals
   = f3a0536228dc0248
15: 2 lay left upper-arm as ribcage
   RB-7 laid-wrong {'seat': 1, 'bone': 2, 'slot': 13} (all)
   = 40cafa9f641d776c
16: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 0c0be77fe57792e4
17: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = f26203cd818bfb76
18: * left hand hand upper-arm foot lower-leg, right forearm upper-arm upper-arm thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 1, 1, 1, 0, 0, 1, 2, 0, 0, 1, 0, 1, 1, 1, 0, 1)} (all) reveals
   = a33d56bd726cc04e
19: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 1ed1a46009d36868
20: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = e77a59552ebee63d
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = d4dcb786a9d7b6f5
22: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 39a3a58daba12d87
23: * left forearm lower-leg thigh, right upper-arm upper-arm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 1, 0, 0, 1, 1, 0, 0, 2, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = e6900891928d6da0
24: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = bb97ac6b5e88826a
25: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = c21c74e52d356516
26: * left hand hand upper-arm foot lower-leg lower-leg, right hand forearm upper-arm foot lower-leg thigh, centre pelvis pelvis pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 4, 1, 1)} (all) reveals
   = fcb2823bc25dda25
27: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 5bc859976e4f17dd
28: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = 4078cef8c4d71682
29: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 265fe01ecde27e28
30: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = e878f92ba8284a77
31: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = ef1192a37f85ae90
32: * left hand hand foot foot foot, right forearm upper-arm thigh, centre spine spine spine hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 3, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 3, 0, 1, 1)} (all) reveals
   = 623e26e8f4c82b8f
33: 3 lay spine
   RB-1 laid {'seat': 2, 'bone': 14} (all)
   = 602e28d304b329d3
34: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 3ca36d3ba7ba5766
35: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = fe70bf65d8096b74
36: * left hand foot lower-leg, right hand hand forearm, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (1, 0, 0, 1, 1, 0, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0)} (all) reveals
   = e75ed085b37a5c22
37: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = ebb205626adfefd0
38: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 4f619f9bb41afa38
39: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 182464d28eebdbff
40: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = fb6d2180a60b4511
41: * left hand foot, right foot, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 3, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = ea164b2813ea68cd
42: 3 bury
   RB-S5 buried {'seat': 2, 'points': 8, 'total': 8} (all)
   = e196a0e32db331d7
43: * left forearm upper-arm upper-arm foot thigh thigh, right hand upper-arm foot lower-leg thigh thigh, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (0, 1, 2, 1, 0, 2, 1, 0, 1, 1, 1, 2, 1, 1, 1, 0, 2, 1)} (all) reveals
   = 891d332979a75f0f
44: 4 lay left forearm
   RB-1 laid {'seat': 3, 'bone': 1} (all)
   = 904dcbc75bda1852
45: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1} (all)
   = 772d14bbad5469f0
46: * left forearm forearm upper-arm upper-arm foot foot, right hand forearm forearm forearm lower-leg thigh, centre ribcage spine pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 4, 'shown': (0, 2, 2, 2, 0, 0, 1, 3, 0, 0, 1, 1, 0, 1, 1, 1, 1, 2)} (all) reveals
   = d4bf6906647aa45c
47: 5 lay left forearm
   RB-1 laid {'seat': 4, 'bone': 1} (all)
   = ace6772fd7726b56
48: 5 lay left upper-arm
   RB-1 laid {'seat': 4, 'bone': 2} (all)
   = 8fafa4e62e6f23c1
49: 5 lay ribcage
   RB-1 laid {'seat': 4, 'bone': 13} (all)
   = 7ded873b874defbe
50: 5 lay spine
   RB-1 laid {'seat': 4, 'bone': 14} (all)
   = 1825e53a47b1f455
51: 5 lay pelvis
   RB-1 laid {'seat': 4, 'bone': 15} (all)
   = 1d45bf28ec9d1c0f
52: 5 lay right thigh
   RB-1 laid {'seat': 4, 'bone': 11} (all)
   = edcefae461f624e7
53: 5 lay right lower-leg
   RB-1 laid {'seat': 4, 'bone': 10} (all)
   = 74cc3ff827b55827
54: 5 bury
   RB-S5 buried {'seat': 4, 'points': 7, 'total': 7} (all)
   = 76f6be8425b8caf3
55: * left forearm forearm foot foot lower-leg thigh, right foot foot lower-leg thigh thigh thigh, centre spine pelvis pelvis gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 0, 2, 1, 1, 0, 0, 0, 2, 1, 3, 0, 0, 1, 2, 0, 3)} (all) reveals
   = 0d8d4a6a9d59d26d
56: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = ebfd7ccc8e93af65
57: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 9dab00440b47d7ef
58: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = a0346ba76b347978
59: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 3692d0447340f053
60: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 2ebda794cfeee388
61: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = d05abcfe6e51c443
62: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 20aec6e1eee6a727
63: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = cda9fc319b2f5186
64: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 22} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 68b26f11dfbcc28c
1 place 1 points 22; 2 place 5 points 0; 3 place 2 points 8; 4 place 4 points 1; 5 place 3 points 7
