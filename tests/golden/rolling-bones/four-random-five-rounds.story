   = ca0e62cdbd79592e
1: * left hand forearm forearm upper-arm thigh thigh, right upper-arm upper-arm upper-arm lower-leg thigh thigh, centre skull pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 1, 0, 0, 2, 0, 0, 3, 0, 1, 2, 1, 0, 0, 2, 1, 2)} (all) reveals
   = b1ea731039382114
2: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = fac9d10c2c509359
3: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 083e0f39cc120986
4: * left upper-arm upper-arm foot foot foot lower-leg, right hand upper-arm foot thigh, centre ribcage ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 2, 3, 1, 0, 1, 0, 1, 1, 0, 1, 0, 3, 1, 1, 1, 0)} (all) reveals
   = 6fee6e54c2a19fbf
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 12776e120a29955d
6: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = a7a951f0095bbb82
7: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 6426dca38441b6c5
8: * left hand forearm upper-arm upper-arm foot lower-leg, right hand forearm upper-arm upper-arm foot foot, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 2, 1, 1, 0, 1, 1, 2, 2, 0, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = 5ca8f89e38eb247e
9: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = 93e402d083a5a44a
10: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = f8610e83bcc0e6f7
11: * left hand hand forearm upper-arm upper-arm lower-leg, right upper-arm upper-arm upper-arm foot foot thigh, centre skull spine pelvis pelvis pelvis gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 2, 0, 1, 0, 0, 0, 3, 2, 0, 1, 1, 0, 1, 3, 0, 1)} (all) reveals
   = dcb4e477eefebe27
12: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 2354b0e335fd106b
13: 3 give up
   RB-16 gave-up {'seat': 2} (all)
   = d03a60ba159e424f
14: * left hand upper-arm foot foot lower-leg thigh, right hand hand upper-arm upper-arm foot lower-leg, centre skull spine spine pelvis hat hat
   RB-T1 pre-op {'seat': 3, 'shown': (1, 0, 1, 2, 1, 1, 2, 0, 2, 1, 1, 0, 1, 0, 2, 1, 2, 0)} (all) reveals
   = 3aa76ff2461eb1f7
15: 4 lay left hand
   RB-1 laid {'seat': 3, 'bone': 0} (all)
   = 612c533b177c98c8
16: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = f985dc815bbb3e9c
17: * left hand forearm forearm upper-arm upper-arm foot, right hand forearm thigh thigh thigh thigh, centre ribcage ribcage ribcage spine hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 1, 0, 0, 1, 1, 0, 0, 0, 4, 0, 3, 1, 0, 2, 0)} (all) reveals
   = 3113b1a990ae5e5b
18: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = a3cf0c1ecb4ce614
19: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = aedc4f850638add4
20: * left upper-arm foot foot lower-leg lower-leg thigh, right hand forearm foot foot thigh, centre skull ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 2, 2, 1, 1, 1, 0, 2, 0, 1, 1, 1, 1, 1, 1, 0)} (all) reveals
   = 7bc000fe44c6520d
21: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 8a1904f9b5b99863
22: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = de388a1770ed2477
23: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 2b54b470aa1a5bfb
24: * left forearm upper-arm upper-arm foot lower-leg, right upper-arm upper-arm upper-arm foot thigh, centre skull ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 2, 1, 1, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 1)} (all) reveals
   = 53148d943c338d78
25: 1 bury
   RB-S5 buried {'seat': 0, 'points': 2, 'total': 2} (all)
   = 415c12d09a7eeee9
26: * left hand forearm upper-arm upper-arm upper-arm thigh, right upper-arm upper-arm thigh thigh thigh thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 0, 0, 2, 0, 0, 4, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 1005b589e910823a
27: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = e0faa3bb616cdef8
28: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 362ffdcb5a4c25e0
29: * left forearm upper-arm upper-arm upper-arm upper-arm foot, right hand upper-arm lower-leg thigh thigh, centre ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 1, 4, 1, 0, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 2, 1, 1)} (all) reveals
   = d768cb1afbcf2027
30: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 75b0d2ef85822d68
31: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 338fb8da6e1fd004
32: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = e09fd00788f28f36
33: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 6217694b182edd57
34: * left upper-arm foot lower-leg lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot, centre hat
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 1, 1, 3, 1, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = ef84d9ca45de4977
35: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = d80681ad38a7bbe5
36: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 9ec85a66df290850
37: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 353e557ff31486fd
38: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 6281771cb197e007
39: * left hand forearm, right hand hand forearm foot thigh, centre hat
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (1, 1, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = cf821e5d0e84c1cf
40: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 5d0d03c10a3b24a7
41: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 23ecb74741cf88a0
42: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = cfbee5fd395cf612
43: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 98238ee30be3b104
44: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 888b8ef95348ad2c
45: * right hand foot thigh
   RB-T3 post-op {'seat': 1, 'number': 4, 'shown': (0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 031fcdf4a64b2fd5
46: 2 lay right thigh as right upper-arm
   RB-7 laid-wrong {'seat': 1, 'bone': 11, 'slot': 8} (all)
   = 0efa6c0948c08da4
47: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 5a6d88113c32976e
48: * left hand hand upper-arm foot foot thigh, right hand forearm forearm foot lower-leg thigh, centre skull spine hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 1, 0, 1, 3)} (all) reveals
   = 4d60de775d727b99
49: 3 lay left hand
   RB-1 laid {'seat': 2, 'bone': 0} (all)
   = 42b3bb58551404e2
50: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 9ae2cd6abdccd2d4
51: * left hand upper-arm lower-leg thigh, right upper-arm upper-arm lower-leg lower-leg lower-leg thigh, centre spine spine pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 1, 0, 1, 1, 0, 0, 2, 0, 3, 1, 0, 0, 2, 1, 1, 2)} (all) reveals
   = 4c16acb9c1ef2c98
52: 3 lay left upper-arm as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 2, 'slot': 1} (all)
   = e729adfabfc3c062
53: 3 bury
   RB-S5 buried {'seat': 2, 'points': -4, 'total': -4} (all)
   = 7246d56aa6cc144f
54: * left forearm forearm upper-arm foot lower-leg thigh, right hand forearm forearm foot lower-leg lower-leg, centre skull skull ribcage pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (0, 2, 1, 1, 1, 1, 1, 2, 0, 1, 2, 0, 2, 1, 0, 3, 0, 0)} (all) reveals
   = 11b2e012d99e9349
55: 4 lay pelvis
   RB-1 laid {'seat': 3, 'bone': 15} (all)
   = b6f731272ccbfce7
56: 4 pay centre
   RB-12 paid {'seat': 3, 'colour': 2} (all)
   = 3b1b93b6314a5672
57: * left hand forearm upper-arm foot lower-leg thigh, right upper-arm foot foot foot thigh thigh, centre skull pelvis hat hat
   RB-T3 post-op {'seat': 3, 'number': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 0, 1, 3, 0, 2, 1, 0, 0, 1, 2, 0)} (all) reveals
   = 6f0a8e76c4d739a9
58: 4 lay right thigh
   RB-1 laid {'seat': 3, 'bone': 11} (all)
   = f862d8a973a65b23
59: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 789f0ce89c1dc603
60: * left hand forearm forearm forearm thigh thigh, right hand foot lower-leg lower-leg lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 3, 0, 0, 0, 2, 1, 0, 0, 1, 3, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = cf721ba8905bd6f7
61: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = c191b9ae28d69e6f
62: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 79c94ec9f6630f63
63: * left hand hand upper-arm thigh thigh, right hand hand foot foot foot, centre ribcage pelvis pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 0, 0, 2, 2, 0, 0, 3, 0, 0, 0, 1, 0, 3, 0, 2)} (all) reveals
   = 1b73adfbd34d70b7
64: 1 lay right foot as right forearm
   RB-7 laid-wrong {'seat': 0, 'bone': 9, 'slot': 7} (all)
   = f62c22422bae7086
65: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 5615b05b57fbe237
66: * left hand hand hand forearm lower-leg thigh, right hand forearm forearm foot foot foot, centre skull skull skull ribcage pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (3, 1, 0, 0, 1, 1, 1, 2, 0, 3, 0, 0, 3, 1, 0, 1, 1, 0)} (all) reveals
   = 80934f0d6bb4f603
67: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 2b86b426f1a31cc9
68: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 91fed26686900e9b
69: * left hand upper-arm upper-arm upper-arm lower-leg lower-leg, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 2, 'shown': (1, 0, 3, 0, 2, 0, 2, 0, 3, 1, 0, 0, 1, 2, 0, 1, 2, 0)} (all) reveals
   = 783b87bce579b568
70: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = cf1a82087b613c53
71: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 29e39f9e90a0bc96
72: * left hand foot foot lower-leg, right forearm forearm upper-arm lower-leg lower-leg thigh, centre spine pelvis pelvis pelvis pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 2, 1, 0, 0, 1, 4, 1, 0)} (all) reveals
   = 5e5bea50b1be0c87
73: 3 lay spine as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 14, 'slot': 1} (all)
   = dca08b533a3d6a90
74: 3 give up
   RB-16 gave-up {'seat': 2} (all)
   = 702610791e4a8d2a
75: * left hand hand lower-leg lower-leg thigh thigh, right upper-arm upper-arm foot foot foot lower-leg, centre skull pelvis pelvis pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (2, 0, 0, 0, 2, 2, 0, 0, 2, 3, 1, 0, 1, 0, 0, 3, 0, 2)} (all) reveals
   = 373ff38cc4d3a827
76: 4 lay skull
   RB-1 laid {'seat': 3, 'bone': 12} (all)
   = 06299904eea2cf6e
77: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 66658a94790c6ed0
78: * left upper-arm upper-arm lower-leg lower-leg lower-leg thigh, right forearm forearm upper-arm upper-arm upper-arm thigh, centre skull skull skull ribcage hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 2, 0, 3, 1, 0, 2, 3, 0, 0, 1, 3, 1, 0, 0, 2, 0)} (all) reveals
   = 938f1f1a6f19eb4e
79: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = a595cde7bddb9476
80: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = a7f52ec3956b5376
81: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = c06bba7042ead144
82: * left forearm foot foot foot thigh, right upper-arm lower-leg lower-leg lower-leg, centre skull ribcage pelvis pelvis pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 3, 0, 1, 0, 0, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1)} (all) reveals
   = 9368574ddaa2a40d
83: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 54ab413dabfd994e
84: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = ee625926540bde18
85: * left forearm upper-arm upper-arm foot thigh thigh, right upper-arm foot foot lower-leg thigh thigh, centre skull skull skull ribcage spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (0, 1, 2, 1, 0, 2, 0, 0, 1, 2, 1, 2, 3, 1, 1, 0, 0, 1)} (all) reveals
   = f1925ad3f1255136
86: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 6b1c29ab64851b79
87: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 24144f3d0545d4ae
88: * left hand hand forearm forearm foot, right hand forearm forearm foot lower-leg lower-leg, centre ribcage spine pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (2, 2, 0, 1, 0, 0, 1, 2, 0, 1, 2, 0, 0, 1, 1, 1, 1, 1)} (all) reveals
   = 8752731491319c3b
89: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 72ff6aabee6a06f8
90: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 355632a8ce1eca82
91: * left hand hand upper-arm foot foot thigh, right hand hand forearm forearm forearm thigh, centre ribcage pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 0, 1, 0, 2, 1, 2)} (all) reveals
   = 5348939f178db5d6
92: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = 629ab1e053fad664
93: 3 bury
   RB-S5 buried {'seat': 2, 'points': 1, 'total': -3} (all)
   = 293fe17c42780c0d
94: * left hand forearm upper-arm lower-leg thigh thigh, right forearm foot foot foot foot thigh, centre spine spine spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (1, 1, 1, 0, 1, 2, 0, 1, 0, 4, 0, 1, 0, 0, 3, 1, 1, 1)} (all) reveals
   = cc1d6879ac21f1a0
95: 4 lay right forearm
   RB-1 laid {'seat': 3, 'bone': 7} (all)
   = f621777251538c2e
96: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1} (all)
   = a056a105b0fba55c
97: * left foot lower-leg lower-leg thigh thigh thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre skull skull ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 0, 1, 2, 3, 1, 1, 1, 0, 2, 1, 2, 1, 1, 1, 0, 1)} (all) reveals
   = 125489017682b0fd
98: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 2a829ef9bceae85a
99: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 48a550cf9c78bd35
100: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 76a548fdf0bf0c3d
101: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 1bd557c8f8ac04fe
102: * left hand forearm upper-arm lower-leg, right forearm foot lower-leg lower-leg lower-leg thigh, centre ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 3, 1, 0, 2, 1, 0, 0, 1)} (all) reveals
   = 5bfb8f7f28aee903
103: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = dc1d98a5dd344488
104: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 501fa731803d89f4
105: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 8251c97173c32a7f
106: * left upper-arm foot foot thigh, right upper-arm upper-arm upper-arm lower-leg, centre ribcage pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 2, 0, 1, 0, 0, 3, 0, 1, 0, 0, 1, 0, 1, 0, 1)} (all) reveals
   = c7dea7ee01c90a91
107: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = e72bbb12d3371e8b
108: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = ecc3597a07765790
109: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 93324d525fe505f6
110: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 47f610b02b210d6e
111: * left forearm upper-arm upper-arm, right foot, centre hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 1, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 2)} (all) reveals
   = 7f0dccd9af90ad2e
112: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = f2e246943afc9721
113: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 4c3f1c5ff670d6ae
114: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 36244cbcf38a16bf
115: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 88b029746b7fc1b8
116: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 5e584006d6347ada
117: * left forearm thigh
   RB-T3 post-op {'seat': 0, 'number': 4, 'shown': (0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7480c3964ebb59b5
118: 1 lay left thigh as left foot
   RB-7 laid-wrong {'seat': 0, 'bone': 5, 'slot': 3} (all)
   = af5dd8b21711b181
119: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 8ff7cba0f57a522b
120: * left hand forearm upper-arm foot lower-leg thigh, right forearm upper-arm upper-arm upper-arm thigh thigh, centre skull skull skull spine spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 1, 3, 0, 0, 2, 3, 0, 2, 0, 0, 1)} (all) reveals
   = 144c90331e008281
121: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 93a8f2b5ba0f5b50
122: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 9b963fa337da4e68
123: * left hand forearm upper-arm upper-arm upper-arm foot, right hand forearm forearm forearm foot, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 1, 3, 1, 0, 0, 1, 3, 0, 1, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = cd7d2e4104498199
124: 2 bury
   RB-S5 buried {'seat': 1, 'points': 1, 'total': 1} (all)
   = fba0e1df64c56de0
125: * left hand hand upper-arm foot foot lower-leg, right hand upper-arm upper-arm foot foot foot, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 1, 0, 1, 0, 2, 3, 0, 0, 1, 1, 1, 0, 2, 1)} (all) reveals
   = 27c8fe626b64f976
126: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = eb7a9b80b183225b
127: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 11191ebb1c9f0704
128: * left hand hand foot lower-leg lower-leg, right forearm foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 1, 2, 0, 0, 1, 0, 2, 2, 0, 0, 1, 1, 2, 0, 2)} (all) reveals
   = 7b7ad617817ebc37
129: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 2f7295a47e01037d
130: 3 bury
   RB-S5 buried {'seat': 2, 'points': 2, 'total': -1} (all)
   = f535c539a3fcc87f
131: * left hand forearm forearm upper-arm lower-leg lower-leg, right hand upper-arm upper-arm lower-leg thigh thigh, centre skull spine spine pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (1, 2, 1, 0, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 3, 0, 0)} (all) reveals
   = cc3fa152db1f2d45
132: 4 lay right hand
   RB-1 laid {'seat': 3, 'bone': 6} (all)
   = 764001dd1173db19
133: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   RB-21 ended {'ending': 'round-limit'} (all)
   = 4a4fba73e97b4cfd
1 place 1 points 2; 2 place 2 points 1; 3 place 4 points -1; 4 place 2 points 1
