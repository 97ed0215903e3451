   = ce734026830fa6ff
1: * left forearm forearm upper-arm lower-leg thigh thigh, right upper-arm foot foot lower-leg lower-leg thigh, centre skull pelvis hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 1, 0, 1, 2, 0, 0, 1, 2, 2, 1, 1, 0, 0, 1, 1, 3)} (all) reveals
   = 13e5dee47f17865e
2: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 588472b0d5db1767
3: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = b8557f5c3e10143a
4: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = c64db0765c1f3763
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = bb898a9770012a9a
6: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = a5257757a9ecdfc6
7: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 2be1f1f0ca23dc84
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 7f6a054a35232f3b
9: * left foot thigh thigh, right forearm forearm forearm, centre ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0)} (all) reveals
   = c2a2f7641b234f60
10: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 0f38570ed06ab5f7
11: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 1d58e32c88062cfd
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = a226b2d233c390a9
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 569d977b3d506642
14: * left lower-leg, right thigh thigh, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 0)} (all) reveals
   = f819bc0f40e3f8a4
15: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = ac1dff8c5618e16c
16: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 08f34af45419875d
17: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 6eba3b6a495a6eda
18: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = e39f0b0d7db7dc67
19: * centre skull skull spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0)} (all) reveals
   = 9753f0016b6573ce
20: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = d1f3056aee70f03b
21: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = e59e38edbc69032b
22: * left hand forearm upper-arm foot foot foot, right hand forearm forearm upper-arm upper-arm foot, centre skull skull spine pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 3, 0, 0, 1, 2, 2, 1, 0, 0, 2, 0, 1, 2, 1, 0)} (all) reveals
   = 7f9723ed392d4dfd
23: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 7b24b8d212a74b38
24: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 1a2a1af82c0b7e3c
25: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = a16bf451171d4852
26: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 6cf00d71e06467a8
27: * left upper-arm foot lower-leg, right forearm forearm upper-arm thigh thigh, centre ribcage spine hat hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 1, 1, 0, 0, 2, 1, 0, 0, 2, 0, 1, 1, 0, 3, 1)} (all) reveals
   = f71c1bbe58c5869e
28: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 6ddc928a4ca73dcd
29: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 23bed6969b40bdb6
30: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 8619a1178cb0405e
31: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 259c9adb64669179
32: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 9} (all)
   = 7d9027a9bfb8ced1
33: * left hand forearm upper-arm foot lower-leg lower-leg, right forearm foot foot lower-leg thigh thigh, centre skull spine spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 1, 2, 0, 0, 1, 0, 2, 1, 2, 1, 0, 2, 0, 2, 1)} (all) reveals
   = 00521da33d08f5b4
34: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = b7d05a5e9074eb88
35: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 4382901c531f4b79
36: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = efcb447490f30699
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 5fb815bec205352e
38: * left forearm foot lower-leg, right forearm upper-arm upper-arm foot thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 1, 1, 0, 0, 1, 2, 1, 0, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = ccfba6a85f3b5d9a
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 3a9b223e673695d7
40: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 2081e85a05a29875
41: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = c52346c00e82ae07
42: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = f6bd06443a3d46ea
43: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 1a24487cefff6bbb
44: 1 bury
   RB-S5 buried {'seat': 0, 'points': 18, 'total': 27} (all)
   = 247ad3840660700b
45: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand foot foot lower-leg lower-leg thigh, centre skull ribcage ribcage spine pelvis pelvis
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 0, 0, 2, 2, 1, 1, 2, 1, 2, 0, 0)} (all) reveals
   = e8bf141f0ccbe782
46: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 7e5c746ef1978111
47: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 6734de96729400e9
48: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 516444cad760e9fd
49: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 7fcfefb0eb8ce737
50: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 2ea65c7ac9c571a4
51: * left hand upper-arm foot foot, right hand hand upper-arm upper-arm foot, centre skull skull spine hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 1, 2, 0, 0, 2, 0, 2, 1, 0, 0, 2, 0, 1, 0, 1, 0)} (all) reveals
   = 37f779d0933754e2
52: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 526426698f3d62e7
53: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = deb8567fd955d6b3
54: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 9e5229a1c8bfa62a
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 26d40f8faa6b7f7d
56: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 459b6a93256d642c
57: * left hand foot, right upper-arm lower-leg lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = c7f1cc73e77af7b1
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 43} (all)
   = 76c2c46a7f161d8e
59: * left hand hand hand forearm forearm lower-leg, right hand forearm forearm upper-arm thigh thigh, centre spine pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 2, 0, 0, 1, 0, 1, 2, 1, 0, 0, 2, 0, 0, 1, 2, 1, 2)} (all) reveals
   = 6c6613b18db1da73
60: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = dd44afc454acbf01
61: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 0172dee892e19775
62: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 714e656a5e63890c
63: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = f38df90e4fa2d1bf
64: * left hand hand foot lower-leg thigh, right hand thigh thigh, centre skull skull ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 1, 0, 0, 1)} (all) reveals
   = ee34848a63ad500b
65: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 30b70fc711863533
66: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 07c1a65cc75ee3ab
67: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 494be32ab9855908
68: 1 bury
   RB-S5 buried {'seat': 0, 'points': 8, 'total': 51} (all)
   = 10e16f4db48a943d
69: * left hand hand forearm forearm lower-leg thigh, right hand hand hand forearm upper-arm lower-leg, centre ribcage spine spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 0, 1, 1, 3, 1, 1, 0, 1, 0, 0, 1, 3, 0, 1, 1)} (all) reveals
   = 7d41141d1b9ccffc
70: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 3ac0890622c0bffd
71: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 9931a370dca39c03
72: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 14d9e3a288bd91d8
73: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = d492320e5e4f19d8
74: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 6e611155a7a82d18
75: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 87779e7c67a1025f
76: * left hand upper-arm upper-arm foot thigh, right hand forearm upper-arm, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 2, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 662c72adb46750d9
77: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 6825dbc367b60726
78: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 294192e8d82f7a15
79: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 814d63bc632c71f4
80: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 61} (all)
   = 88307bad8153e6e7
81: * left hand forearm forearm upper-arm upper-arm thigh, right hand hand foot foot lower-leg thigh, centre skull skull skull skull spine hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 0, 0, 1, 2, 0, 0, 2, 1, 1, 4, 0, 1, 0, 1, 0)} (all) reveals
   = 9924d4f4f6f582dd
82: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = c2d3d33f2e67dfbb
83: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 9d7805bc0a22f72d
84: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 123a922b08b9c538
85: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 6cea3df90bd00a2b
86: * left upper-arm thigh thigh, right hand forearm upper-arm lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 2, 1, 1, 1, 0, 1, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 0e4905f5abbfc2c0
87: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 1a5251039a9e6eb2
88: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 148e8e6c1b482935
89: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = ff1e29743d281bf5
90: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 08812b710820a991
91: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 6bef4deef348ab32
92: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = f318c4ec0ffcb17a
93: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = a62844ecd4fa91a9
94: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 87} (all)
   = 87760fe421576c5f
95: * left upper-arm upper-arm upper-arm lower-leg thigh thigh, right forearm forearm upper-arm foot lower-leg thigh, centre ribcage ribcage spine hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 3, 0, 1, 2, 0, 2, 1, 1, 1, 1, 0, 2, 1, 0, 1, 2)} (all) reveals
   = 95834f98de002e5f
96: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 0bbba02e2ca076ec
97: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = b0338811b6e86b41
98: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 1758ad2031f7f19c
99: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = dcde71285c81967c
100: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 8e95287fd20611eb
101: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 5c9f09c2bec20fc2
102: * left hand forearm foot lower-leg, right forearm foot thigh thigh, centre ribcage spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1)} (all) reveals
   = c54ab0cfce32cac8
103: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = cd043efe28f918a6
104: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 156b90438e1892f5
105: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 96} (all)
   = 355b0131c3582aea
106: * left hand hand forearm forearm foot lower-leg, right hand hand hand forearm upper-arm lower-leg, centre skull ribcage ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 1, 1, 0, 3, 1, 1, 0, 1, 0, 1, 2, 1, 1, 0, 1)} (all) reveals
   = a256cd0b4bcb33a7
107: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 150b8225eaec380d
108: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 150ba9c388eb776a
109: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 075148706730dd77
110: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = d0211ddf0614329c
111: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 1796c4148c9811f0
112: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 9c92f3e82be40e10
113: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 55052347e409b6d2
114: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 106} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 0f3982b4ab7366b8
1 place 1 points 9
