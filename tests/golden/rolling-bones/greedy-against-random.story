   = 4127fc164f9271d9
1: * left hand hand forearm foot lower-leg thigh, right hand forearm upper-arm foot lower-leg thigh, centre skull ribcage spine hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 3, 0)} (all) reveals
   = 027898a6cffe0d5c
2: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = fe76f76099969f53
3: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 591ca0b55beb1e45
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 29de752867a8b146
5: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = db5fbde5912847b3
6: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 7d90279762fc50a5
7: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 9fd26eeeb0a4c3c3
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 54e7f07c842410aa
9: * left forearm upper-arm foot lower-leg thigh, right hand forearm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = e7ed937fc9b01644
10: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 80ae81a285ae60b5
11: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 981dfb988fe6d1a3
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = fa015eb7505b7356
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 17d6b9f676eb7bd3
14: * left hand foot, right lower-leg thigh, centre spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1)} (all) reveals
   = 0a63e448a0c56c6f
15: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = f7744dbfe3d6e9b6
16: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 944fae7b28ac89c9
17: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 26} (all)
   = 4f4f5f71020a8e9e
18: * left hand upper-arm lower-leg lower-leg thigh thigh, right hand hand hand upper-arm lower-leg thigh, centre spine pelvis hat hat gravestone gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 1, 0, 2, 2, 3, 0, 1, 0, 1, 1, 0, 0, 1, 1, 2, 2)} (all) reveals
   = 0d1feb43ed39f155
19: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = fbed9d7ad6dd8df0
20: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = de6e62f4c4bebb80
21: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = da2612237c7c961d
22: * left hand hand foot lower-leg lower-leg thigh, right hand hand forearm foot thigh thigh, centre skull pelvis pelvis hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 2, 1, 0, 1, 0, 2, 1, 0, 0, 2, 3, 0)} (all) reveals
   = a6a8c24c3e4edfa0
23: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 1113429a683a6c31
24: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = a2a3abe200467123
25: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 4f8f22dd57b51c6b
26: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 15fa642fc1ac84dd
27: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = a981d448fa5546d9
28: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 0f415044f5317000
29: * left foot foot thigh, right upper-arm foot foot thigh, centre spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 2, 0, 1, 0, 0, 1, 2, 0, 1, 0, 0, 1, 1, 2, 1)} (all) reveals
   = a78d12a7d6c18b3a
30: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 7f1822545ad0e908
31: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 2ac528f1b266c5a3
32: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 73fe236b4dcb4f70
33: * left forearm foot, right forearm lower-leg thigh, centre ribcage pelvis pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 2, 1, 0)} (all) reveals
   = 63c2baed467f2d0f
34: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 4a11401b36ed65b2
35: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 7c94f51d84b92c3d
36: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 01afea6982bc09ba
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = bbda13494ccf2ff3
38: * right lower-leg, centre skull ribcage spine spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 0, 0, 0)} (all) reveals
   = 6e4639e9c393303e
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 68e1c8585162120b
40: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = ae5ab6f0d7ed02f5
41: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 2c50c59e46e6282a
42: * left hand foot foot foot foot lower-leg, right hand forearm forearm foot thigh thigh, centre ribcage ribcage spine spine pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 0, 4, 1, 0, 1, 2, 0, 1, 0, 2, 0, 2, 2, 1, 1, 0)} (all) reveals
   = 51c0ff7cb3461d58
43: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = aeaff2998ecb70a8
44: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 9d77bdf01019d898
45: * left foot foot foot thigh thigh, right forearm upper-arm upper-arm foot foot, centre spine hat hat hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 3, 0, 2, 0, 1, 2, 2, 0, 0, 0, 0, 1, 0, 4, 1)} (all) reveals
   = 0018f7aaa383b55c
46: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 6041c7c8c79462a4
47: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 2} (all)
   = 44e55311d3407a78
48: * left hand upper-arm foot foot foot thigh, right hand forearm forearm forearm upper-arm thigh, centre skull ribcage spine spine spine spine
   RB-T1 pre-op {'seat': 0, 'shown': (1, 0, 1, 3, 0, 1, 1, 3, 1, 0, 0, 1, 1, 1, 4, 0, 0, 0)} (all) reveals
   = 999203ad57baef5d
49: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = e457d6bb5db44eab
50: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 7add5a7b81b217df
51: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 0909820ba0dfa2d3
52: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = fda0540111ff8e3a
53: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 613f3e2396a559aa
54: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = c06a476217ca3415
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 0e38db0286efbe13
56: * left forearm upper-arm foot thigh, right lower-leg thigh thigh, centre skull gravestone gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 3)} (all) reveals
   = cf73f59a6571d4ea
57: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 1a48abe653ebd686
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 35} (all)
   = a8c95637e5b58501
59: * left hand hand forearm lower-leg lower-leg lower-leg, right hand hand forearm upper-arm foot thigh, centre skull skull skull skull ribcage gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (2, 1, 0, 0, 3, 0, 2, 1, 1, 1, 0, 1, 4, 1, 0, 0, 0, 1)} (all) reveals
   = 3588170454803c0c
60: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 1db0fac454f657b3
61: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 0c69c41ac30f37a8
62: * left hand upper-arm upper-arm upper-arm thigh thigh, right hand upper-arm lower-leg thigh thigh, centre skull spine spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 3, 0, 0, 2, 1, 0, 1, 0, 1, 2, 1, 0, 2, 1, 0, 1)} (all) reveals
   = 85dca8205b21300a
63: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 72d436bc78ffae95
64: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 4} (all)
   = ab0868dedf942108
65: * left hand hand foot lower-leg lower-leg thigh, right hand forearm forearm lower-leg thigh thigh, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 1, 2, 0, 0, 1, 2, 1, 2, 0, 1, 2, 0)} (all) reveals
   = 449d566a47021bf2
66: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 4a3b7a0617c448bd
67: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 74769b61492d146e
68: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = f1715f6ef53ffc84
69: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 033d38388cebb1d3
70: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 1947318cc9b3f6d0
71: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 6b73071ea9438646
72: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 74ae9f8e26b6f48e
73: * left upper-arm thigh, right hand upper-arm foot foot, centre skull skull skull spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 1, 1, 0, 1, 2, 0, 0, 3, 0, 1, 0, 0, 1)} (all) reveals
   = 1620a7b9be1021d0
74: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = b7bcb12fc7ea50f3
75: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 7af2fa025f62811d
76: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 47} (all)
   RB-19 ended {'ending': 'target'} (all)
   = f4c31c8bdede7b60
1 place 1 points 47; 2 place 2 points 4
