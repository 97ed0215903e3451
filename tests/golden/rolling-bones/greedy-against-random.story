   = 62e6dd25fc223a3e
1: * left hand hand forearm foot lower-leg thigh, right hand forearm upper-arm foot lower-leg thigh, centre skull ribcage spine hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 3, 0)} (all) reveals
   = 921837af46f60216
2: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 59b75988ab7c800c
3: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 6f6c6523c006ce11
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = ed93596abb11a1e3
5: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 016a3fde846769df
6: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 7adcbff86c9d9906
7: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = ff01bbd596b63372
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 0b2822011b8de365
9: * left forearm upper-arm foot lower-leg thigh, right hand forearm lower-leg, centre skull spine spine
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 0, 0)} (all) reveals
   = 9481c39cad0702c0
10: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 88538cc3c6776ebc
11: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 94005373109375e4
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = c8711e679953fd84
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 1d15a8d012421abb
14: * left hand foot, right lower-leg thigh, centre spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1)} (all) reveals
   = b9f5b4cca8e060f4
15: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = e7e2017ac818991a
16: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 80d46c6df945534a
17: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 26} (all)
   = 2fb66f778574cac9
18: * left hand upper-arm lower-leg lower-leg thigh thigh, right hand hand hand upper-arm lower-leg thigh, centre spine pelvis hat hat gravestone gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 1, 0, 2, 2, 3, 0, 1, 0, 1, 1, 0, 0, 1, 1, 2, 2)} (all) reveals
   = 73e5ad612e523fc7
19: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = d37934891801414b
20: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = ad6514db9c6d2b04
21: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = bf5a65ccd792aa0f
22: * left hand hand foot lower-leg lower-leg thigh, right hand hand forearm foot thigh thigh, centre skull pelvis pelvis hat hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 2, 1, 0, 1, 0, 2, 1, 0, 0, 2, 3, 0)} (all) reveals
   = 0ac10a0df77a9918
23: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = cbe8a928bdd353d7
24: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = dc0c2c194f90d323
25: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = bd4c6779eeab71ef
26: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 8e417c84b68f1e6b
27: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 6658cf7aa8fe547f
28: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = f07b06ffd82f9be0
29: * left foot foot thigh, right upper-arm foot foot thigh, centre spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 2, 0, 1, 0, 0, 1, 2, 0, 1, 0, 0, 1, 1, 2, 1)} (all) reveals
   = 347a5bef1dc22ec8
30: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 2cdefe1d92407782
31: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = e528c887d53680bf
32: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = c2cf31f66c8d7627
33: * left forearm foot, right forearm lower-leg thigh, centre ribcage pelvis pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 2, 1, 0)} (all) reveals
   = 478f22a91f327cec
34: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = e16e924a8285fa01
35: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = bcc4ade7ed3f3ae9
36: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = ada48f05037beab6
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 6665f13899621480
38: * right lower-leg, centre skull ribcage spine spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 0, 0, 0)} (all) reveals
   = c1974b190893d153
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 0dc23b683ac958f0
40: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = d9ab732b7e6c6687
41: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = ea2ee35d18518d1e
42: * left hand foot foot foot foot lower-leg, right hand forearm forearm foot thigh thigh, centre ribcage ribcage spine spine pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 0, 0, 4, 1, 0, 1, 2, 0, 1, 0, 2, 0, 2, 2, 1, 1, 0)} (all) reveals
   = 59eaac54dc96b582
43: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = 2d145f5c2c1dd13c
44: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = df7ca0fe60ed2d21
45: * left foot foot foot thigh thigh, right forearm upper-arm upper-arm foot foot, centre spine hat hat hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 0, 3, 0, 2, 0, 1, 2, 2, 0, 0, 0, 0, 1, 0, 4, 1)} (all) reveals
   = a8f6a25fcda4fcf4
46: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 10b10fe3c20226ce
47: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 2} (all)
   = 0aa08e9fe058896f
48: * left hand upper-arm foot foot foot thigh, right hand forearm forearm forearm upper-arm thigh, centre skull ribcage spine spine spine spine
   RB-T1 pre-op {'seat': 0, 'shown': (1, 0, 1, 3, 0, 1, 1, 3, 1, 0, 0, 1, 1, 1, 4, 0, 0, 0)} (all) reveals
   = 749bbe3ccf26d6f0
49: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 71f7fdbcca5cf739
50: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 6b691b74bbdb8cf0
51: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 1b4203568c2bca34
52: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 87f114ceedd23128
53: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 5582be12c72a34bc
54: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 6d0cc446bbcf1ae0
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = e1df1c6f979a31cb
56: * left forearm upper-arm foot thigh, right lower-leg thigh thigh, centre skull gravestone gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 3)} (all) reveals
   = 024cabb64a2e7c4b
57: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 50668b413c74ac56
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 35} (all)
   = 497ee0896b0b8420
59: * left hand hand forearm lower-leg lower-leg lower-leg, right hand hand forearm upper-arm foot thigh, centre skull skull skull skull ribcage gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (2, 1, 0, 0, 3, 0, 2, 1, 1, 1, 0, 1, 4, 1, 0, 0, 0, 1)} (all) reveals
   = efccc4e295e4d6eb
60: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 8c5267ae6972ff12
61: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = add3902b76ebfe6c
62: * left hand upper-arm upper-arm upper-arm thigh thigh, right hand upper-arm lower-leg thigh thigh, centre skull spine spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 3, 0, 0, 2, 1, 0, 1, 0, 1, 2, 1, 0, 2, 1, 0, 1)} (all) reveals
   = bb76ccaa538ce148
63: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 9e8c331cd097d5f7
64: 2 bury
   RB-S5 buried {'seat': 1, 'points': 2, 'total': 4} (all)
   = 6f8a571da40dcaf1
65: * left hand hand foot lower-leg lower-leg thigh, right hand forearm forearm lower-leg thigh thigh, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 0, 1, 2, 1, 1, 2, 0, 0, 1, 2, 1, 2, 0, 1, 2, 0)} (all) reveals
   = ed38fb6f5217d31e
66: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = a4957cca477b789c
67: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 1a3590bde39c3b73
68: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = c63a70639b1e002c
69: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = a016b3f41fd9c612
70: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = f9c29975b3d1f692
71: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 2ae6446c50f3190a
72: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 7bfe1ebd9618b6a9
73: * left upper-arm thigh, right hand upper-arm foot foot, centre skull skull skull spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 1, 1, 0, 1, 2, 0, 0, 3, 0, 1, 0, 0, 1)} (all) reveals
   = 47fa3f3226354e05
74: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 9605df8975339eb9
75: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 1b01d1f508f97404
76: 1 bury
   RB-S5 buried {'seat': 0, 'points': 12, 'total': 47} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 0412c88177c048f4
1 place 1 points 47; 2 place 2 points 4
