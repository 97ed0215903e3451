   = 9501f26ad697f702 399b3dd1c9ba757e
1: * left hand hand forearm foot lower-leg thigh, right hand forearm upper-arm foot lower-leg thigh, centre skull ribcage spine hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 3, 0)} (all) reveals
   = 195b0eab1757ad26 0039361b14dc82bf
2: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 097b2112ce7ffa03 c6b01fb58c6d2af2
3: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = a2df19b85c9d6f84 9425f738c7dcad0b
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = b8f89f7e839fe01c e200b63797902ab9
5: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 9c8764eed4efb513 a8a90b40b885e01e
6: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = e64e8016b73d8dc3 1deab17fdf44103d
7: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = c4263a1098837ff2 c5ab067ba92ab411
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = e5494d59fd1bbea3 b6a4445c23ef1595
9: * left forearm upper-arm foot lower-leg thigh, right hand forearm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = 74759f08e40ab8b7 a3ff508157edf1a8
10: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 7400abbe6c3ecbd1 b82f6165b296e585
11: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 332277d8e393e4ab 1babcd9b6995d5a9
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 48211ea271f50894 04fdb7fa41b4d005
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = b1ee8f860b52efa1 bde9f59783613418
14: * left hand foot, right lower-leg thigh, centre spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1)} (all) reveals
   = 462da214adf801c8 a41321e3a21ef1d7
15: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 554a00c13da640f0 a27872478312a6a1
16: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 7ffa242507e4775b d6f64b276a502d26
17: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 26, 'sections': (5, 5, 0, 0, 3), 'wrong': 0, 'hat': 1} (all)
   = 20ca37a0dfb31ff7 d46d5d7842c250a8
18: * left hand upper-arm lower-leg lower-leg thigh thigh, right hand hand hand upper-arm lower-leg thigh, centre spine pelvis hat hat gravestone gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 1, 0, 2, 2, 3, 0, 1, 0, 1, 1, 0, 0, 1, 1, 2, 2)} (all) reveals
   = 6f3f49a0a77f19cb 9eee83b21f5cc2cb
19: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 56b95a19ee7f2d08 ec83ee7b587e4a47
20: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = aba46437a62abd24 0da19cd9ab82b670
21: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = 9bd2105df63498d8 25f29a9e2eb9a94d
22: * left hand hand foot lower-leg lower-leg thigh, right hand hand forearm foot thigh thigh, centre skull pelvis pelvis hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 2, 1, 0, 1, 0, 2, 1, 0, 0, 2, 3, 0)} (all) reveals
   = 6cf049b13d09c571 0e20365ee20006f1
23: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 0c5852a5766556bb 699d5f72f3c74f50
24: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 28f59d0475440878 cc669c8935609762
25: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 4cb24e4997efccff 6d36604b66c2966a
26: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 0f227fb2c38bdec5 e61f15fc6fb07ffb
27: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 42339d6e66da6596 c9561fa3e408db08
28: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = f68c7368b9efa206 0e2b922cd8cd9366
29: * left foot foot thigh, right upper-arm foot foot thigh, centre spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 2, 0, 1, 0, 0, 1, 2, 0, 1, 0, 0, 1, 1, 2, 1)} (all) reveals
   = 2af74ee9969484c4 5ba9aac6017003d0
30: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 790b6dce668c0011 7c3fdbf2756196a4
31: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = b06d69ebac7dbd40 005f17149732ed1d
32: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 277c6aea1a078f51 089ca5d805ab16df
33: * left forearm foot, right forearm lower-leg thigh, centre ribcage pelvis pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 2, 1, 0)} (all) reveals
   = d06e1ee5c1e7dd5e 69eff5768e6759a0
34: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 490aaa9ca2b4c343 0c6e4d1c8e926ef9
35: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = a7961df5f444c668 579f388fa0c0aa00
36: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 89fd31b00f149fb3 282eb376146932df
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 1b41c0047abb7230 2deec7d1336a3104
38: * right lower-leg, centre skull ribcage spine spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 0, 0, 0)} (all) reveals
   = dfd4053bdabc1d90 df75db74dcf9c746
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 0215c8a7dccfabe5 46f64374f91260aa
40: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 3e4a434acf0df6a5 ca4d013bf4680c94
41: 1 give up
   RB-T7 gave-up {'seat': 0, 'alone': 1} (all)
   = 8fe5f38235c68bc8 3f2397f34dabe4f8
42: * left hand foot foot foot foot lower-leg, right hand forearm forearm foot thigh thigh, centre ribcage ribcage spine spine pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 0, 4, 1, 0, 1, 2, 0, 1, 0, 2, 0, 2, 2, 1, 1, 0)} (all) reveals
   = c9b4d5f9b27f3ecc 763cb28fb8803c62
43: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = ac711f86f8b2d700 29364db49dd06014
44: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = e0d8d2556807011f afbe42c22c8afd09
45: * left foot foot foot thigh thigh, right forearm upper-arm upper-arm foot foot, centre spine hat hat hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 3, 0, 2, 0, 1, 2, 2, 0, 0, 0, 0, 1, 0, 4, 1)} (all) reveals
   = b16d8196b6aa80eb 3d8d3f11d8f8e374
46: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = e4288493e86f604e b33d3bfea3b068ef
47: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 2, 'sections': (0, 0, 2, 0, 0), 'wrong': 0, 'hat': 0} (all)
   = f13158186b96fe69 230f1ce3b8809af1
48: * left hand upper-arm foot foot foot thigh, right hand forearm forearm forearm upper-arm thigh, centre skull ribcage spine spine spine spine
   RB-T1 pre-op {'seat': 0, 'shown': (1, 0, 1, 3, 0, 1, 1, 3, 1, 0, 0, 1, 1, 1, 4, 0, 0, 0)} (all) reveals
   = ef6fd8981195c826 d0e926fbbae4f010
49: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 98bdade01944e4c3 6c2c5ac31803b377
50: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 5f41fd346a8d97f2 7cc5a0e107ff7136
51: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 1f7b79fa1ef4ef83 262fcccf7c9d2e22
52: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = db9b7480e22202c3 a0bd4108db047da3
53: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 9069966e8b5f0f56 088cd28eb179d5c2
54: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = a5d2e54b0b042fd1 bb168f05c356f893
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 91b82f70be4c79c2 3987b9d5366d6246
56: * left forearm upper-arm foot thigh, right lower-leg thigh thigh, centre skull gravestone gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 3)} (all) reveals
   = abffea3285553b62 434b3e10d2337c9c
57: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 7734a27c422bb18a 513ae5d7684cb9d0
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 35, 'sections': (2, 5, 0, 0, 2), 'wrong': 0, 'hat': 0} (all)
   = 93bf424b6b4601f0 1e05ffd00f3d0d9b
59: * left hand hand forearm lower-leg lower-leg lower-leg, right hand hand forearm upper-arm foot thigh, centre skull skull skull skull ribcage gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (2, 1, 0, 0, 3, 0, 2, 1, 1, 1, 0, 1, 4, 1, 0, 0, 0, 1)} (all) reveals
   = 43cf18bb9f6f2996 299f1cc9a7286568
60: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 826fabf95e11725c 354e03b9ba938455
61: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 914de2199fa29fa7 dbd770e70a25c9ef
62: * left hand upper-arm upper-arm upper-arm thigh thigh, right hand upper-arm lower-leg thigh thigh, centre skull spine spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 3, 0, 0, 2, 1, 0, 1, 0, 1, 2, 1, 0, 2, 1, 0, 1)} (all) reveals
   = c4ae2a662824b75f d57f7475ab6a4025
63: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 8427d2829d250199 b4bbad345d6cbbee
64: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 4, 'sections': (0, 2, 0, 0, 0), 'wrong': 0, 'hat': 0} (all)
   = 9d11744fc86493e1 2c52e6a76bbdb7df
65: * left hand hand foot lower-leg lower-leg thigh, right hand forearm forearm lower-leg thigh thigh, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 1, 2, 0, 0, 1, 2, 1, 2, 0, 1, 2, 0)} (all) reveals
   = 92a29fd5e7334857 50afc02ae3636162
66: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = fd9b977aaa30d8de 8a20e0cba9725776
67: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 136ad17e5df44abd 70918282dcecc7fb
68: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = a3718d2451ecbc59 97031f018cc14aa5
69: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = a060450c6aa7e514 8143229384fb3c9b
70: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = cfa2fc5446192886 c22e91cc85d051c5
71: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 3fbc28deff982566 fd2d7c04fcf05141
72: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = a9040c65ee2b1554 a40fde5ebdcceaed
73: * left upper-arm thigh, right hand upper-arm foot foot, centre skull skull skull spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 1, 1, 0, 1, 2, 0, 0, 3, 0, 1, 0, 0, 1)} (all) reveals
   = ef31992077392dd4 95e40223cae8debe
74: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 8e65141cb8a5362c 8bdb21b428c475d9
75: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = e79437371e2ead60 20656c5c17cbef7e
76: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 47, 'sections': (0, 0, 5, 5, 2), 'wrong': 0, 'hat': 0} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 37e4ec10599e89ac 421fb0eb26398c13
1 place 1 points 47; 2 place 2 points 4
