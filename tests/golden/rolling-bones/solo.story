   = c29b8a440f10a76f 85d3adb6a03c9b30
1: * left forearm forearm upper-arm lower-leg thigh thigh, right upper-arm foot foot lower-leg lower-leg thigh, centre skull pelvis hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 1, 0, 1, 2, 0, 0, 1, 2, 2, 1, 1, 0, 0, 1, 1, 3)} (all) reveals
   = 72cb99609e240a7a a4ae8d6d8122bdc0
2: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 7386c44316d173a4 49f61754ee3859f2
3: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 9b4c0d5756284b73 f4ebb85b988dc327
4: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 4e2be129755a7b54 35910a45d8fc652a
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 2a0126b0afb56012 1f9026bcbf952c12
6: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = f0531aac267d2539 92b9a18bd4b310fe
7: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 6190205caea355c9 61a1f296e8ee9a40
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 1a3a2c3e55298523 de09c338f0a9477d
9: * left foot thigh thigh, right forearm forearm forearm, centre ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0)} (all) reveals
   = 21ba4f902012a907 34517bf6997eb3cf
10: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 99efda4b751696cb fded2371bc5e3d93
11: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = f305c7d6ee67479c bc8b7682a297088f
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = b69a16cef8c4750e 1bd0ccb4877f9f33
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 940029e9d46f4d60 fa5b48b4ae478509
14: * left lower-leg, right thigh thigh, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 0)} (all) reveals
   = 0a5cb4aea49b88bb 6d8f39553e59627e
15: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 71636530ef6a0efe 8de4de4697d7a20b
16: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 79ed3c8c4e6d35d5 cfd622302066c0a1
17: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = df343628306ee050 ff925e4e92f315c4
18: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 145e27bdc7749847 6f853f332b67af06
19: * centre skull skull spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0)} (all) reveals
   = eff791c5c21736ef 505b78d4f75007d1
20: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 1573ede335ceec6c 72fccbae545230a4
21: 1 give up
   RB-T7 gave-up {'seat': 0, 'alone': 1} (all)
   = d53813e7f93733b0 61466b0c8967c477
22: * left hand forearm upper-arm foot foot foot, right hand forearm forearm upper-arm upper-arm foot, centre skull skull spine pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 3, 0, 0, 1, 2, 2, 1, 0, 0, 2, 0, 1, 2, 1, 0)} (all) reveals
   = 6887e7927dba04db b8ceb01846617f66
23: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = fec8a541921c477e 583fcc70b8e2fb09
24: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = f820dd588ad2ad6b aa84862b5b8af84d
25: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 3fbc5695771b254a 16afa7450de758a8
26: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 11d544baf6309d9c b8e29b736e4cbf8d
27: * left upper-arm foot lower-leg, right forearm forearm upper-arm thigh thigh, centre ribcage spine hat hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 1, 1, 0, 0, 2, 1, 0, 0, 2, 0, 1, 1, 0, 3, 1)} (all) reveals
   = 496f71f47a310070 e45a3917d2035911
28: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 2b7a975c3ff81e4b 3cc47f143847ae33
29: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = e7b6d119a98640e4 832c69bad7b12ef3
30: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = e3e2c02b2a0030ba 1afb5aca4b1443d0
31: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 6887aea599bdfd68 9c5fbffed338a101
32: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 9, 'sections': (5, 2, 0, 0, 2), 'wrong': 0, 'hat': 0} (all)
   = 34c109a6677b8994 c0e3912bcb049f01
33: * left hand forearm upper-arm foot lower-leg lower-leg, right forearm foot foot lower-leg thigh thigh, centre skull spine spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 1, 2, 0, 0, 1, 0, 2, 1, 2, 1, 0, 2, 0, 2, 1)} (all) reveals
   = b28d18264c855771 08fb0bbbc8ae8ce8
34: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 46c93c9afa656ac7 afd7c46e5b308669
35: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = d88acb30774379e2 57ca4dd388aac67e
36: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 9b621f979b370fbb d304925519afa987
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 911863be6c0b081e 01a7e00324001cbb
38: * left forearm foot lower-leg, right forearm upper-arm upper-arm foot thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 1, 1, 0, 0, 1, 2, 1, 0, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = aafb07b554052c43 9a85ec6c20f05324
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 9a1d098855b8a7e6 d3217345deb50475
40: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = e44cc2af7bc9b43a b7b51268c895a6be
41: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = ea9ca2f610542723 0274e2f4d72bdf5e
42: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 83ff1f71d494a6a1 d7fd78f091470838
43: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = b91fc795876210d1 34b0aabb1b35a3da
44: 1 bury
   RB-S5 buried {'seat': 0, 'points': 18, 'total': 27, 'sections': (5, 2, 0, 0, 2), 'wrong': 0, 'hat': 1} (all)
   = eb4b6ca4ee68d45f 39e404a5b7f1df98
45: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand foot foot lower-leg lower-leg thigh, centre skull ribcage ribcage spine pelvis pelvis
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 0, 0, 2, 2, 1, 1, 2, 1, 2, 0, 0)} (all) reveals
   = 334e2cfbacf756bd 2fa9e9677e1ce537
46: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 9789ed08f6567a12 c395c27529ed3759
47: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = dd8f3d458b0816e0 c4b77e552dab3fac
48: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = e29d230ce363f906 82798697133ae10d
49: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = e1bf4114c7951387 e7d8a6589f86afcb
50: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = cc2625035311c829 6077cb88af4b547b
51: * left hand upper-arm foot foot, right hand hand upper-arm upper-arm foot, centre skull skull spine hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 1, 2, 0, 0, 2, 0, 2, 1, 0, 0, 2, 0, 1, 0, 1, 0)} (all) reveals
   = e5d79e8d9ad8a4ba ecb777508e3df36e
52: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 7d17ba34373d5924 fe659f3012c46953
53: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = a6a68adcfcf41d05 5fac2943692fc68b
54: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = db9c8d570cee5e76 21b54237ef46deda
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 8119c781632286b8 f6584c2631d191ac
56: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 775dc21b1ff52ec9 123e650361a155e9
57: * left hand foot, right upper-arm lower-leg lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = 5222e4de9f97068b bd5728b1b86ffcf0
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 43, 'sections': (5, 1, 0, 0, 2), 'wrong': 0, 'hat': 1} (all)
   = 2bcb0e9fd620065c 2f520e9d566dd289
59: * left hand hand hand forearm forearm lower-leg, right hand forearm forearm upper-arm thigh thigh, centre spine pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 2, 0, 0, 1, 0, 1, 2, 1, 0, 0, 2, 0, 0, 1, 2, 1, 2)} (all) reveals
   = fafd47a6acf395dc 5218373636dec86a
60: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 4cba18b4c67bd440 c8364f730ae91f18
61: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 8f50df314c48164d 3390e48bdd34eb87
62: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 24772062000e9c11 73566202a56c3689
63: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 1e1e2bc053896936 ae39901e1ecbda9b
64: * left hand hand foot lower-leg thigh, right hand thigh thigh, centre skull skull ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 1, 0, 0, 1)} (all) reveals
   = 2d35bfd2b45be38d 744ad0ee47619c0c
65: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = ebf3a35e5ae5a9b9 54812675506f28fc
66: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 3106ffd8b9afb8f5 c5edf1eff7d252d4
67: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = a45f56b70e3a4946 2b6e4d1e06d05633
68: 1 bury
   RB-S5 buried {'seat': 0, 'points': 8, 'total': 51, 'sections': (0, 5, 0, 0, 3), 'wrong': 0, 'hat': 0} (all)
   = 4063351317609c95 d49cc863e4e442de
69: * left hand hand forearm forearm lower-leg thigh, right hand hand hand forearm upper-arm lower-leg, centre ribcage spine spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 0, 1, 1, 3, 1, 1, 0, 1, 0, 0, 1, 3, 0, 1, 1)} (all) reveals
   = 1482cd472ff3b75a 95de6d8b90647514
70: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = d3b54b8e66d537dd f221e86627b97321
71: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = e1954a0d8d5adc87 5b9d96d58c0c6835
72: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 4dbea3b9c5aca95a 742e8141fcd76981
73: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 933bc4105051f267 c6504b1d5bcc3c26
74: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 815695594ab5f582 51d0560da450a889
75: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 508f5a123c85fbb6 64017c114f27c33c
76: * left hand upper-arm upper-arm foot thigh, right hand forearm upper-arm, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 2, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 7e9bb828ff25ddf5 a5c6d80a549e7c83
77: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = fd616c7e9d1653f2 8fa708450b55638a
78: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 5c08fb1ee093fd55 3a9ac0cec2956271
79: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 5e1fa33ab7e2b56d ce0422cd0690e3fe
80: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 61, 'sections': (1, 5, 1, 0, 3), 'wrong': 0, 'hat': 0} (all)
   = a83c3297cb01e1b5 9e877bc27ead093a
81: * left hand forearm forearm upper-arm upper-arm thigh, right hand hand foot foot lower-leg thigh, centre skull skull skull skull spine hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 0, 0, 1, 2, 0, 0, 2, 1, 1, 4, 0, 1, 0, 1, 0)} (all) reveals
   = dba7b94b9e674b30 875eeeb04aea461e
82: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = e1680c84ca9f1da3 3c3d376404d7c75c
83: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 3614a7cf5cdd3333 b25c110b2bfc0e31
84: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 25bfaf3faa3ac892 1fd1289659cbbea9
85: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = d8b44f8834d2fe7b a253bf59b5200781
86: * left upper-arm thigh thigh, right hand forearm upper-arm lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 2, 1, 1, 1, 0, 1, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 757c4860dfcdaf15 c75fc74b8afaae16
87: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 1e784a2f58eb083d d09003e80bf2330e
88: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = d58f45d5eb062a21 a03149b5adf577da
89: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = e9838d23b73eb9b7 897f19f430b70ca7
90: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = e7551e5a925b30ff 1bda5d9477b4d043
91: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 37af82270b4fb5f3 aa060991e9c1c6de
92: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = e0f24cd99deb0e1d 842f4085823e6566
93: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 69e2bf1b1c344b6b 9ef9dc444e7f3033
94: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 87, 'sections': (5, 5, 0, 0, 3), 'wrong': 0, 'hat': 1} (all)
   = acb32e0fc0088539 ee0df49628efca20
95: * left upper-arm upper-arm upper-arm lower-leg thigh thigh, right forearm forearm upper-arm foot lower-leg thigh, centre ribcage ribcage spine hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 3, 0, 1, 2, 0, 2, 1, 1, 1, 1, 0, 2, 1, 0, 1, 2)} (all) reveals
   = 3825b1d91a078b75 359c811509095321
96: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = edb665e88812445b ff085f79237fc47d
97: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = f5d1aac66d370e08 c8ba1d4d03f34728
98: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 10bb811cda6da2c4 d9ccd741a25cab5b
99: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = f7008b55f7bc8fea badaa96e4437a8c6
100: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = ca21291b9ae3265f 6b317cf7d8becbb9
101: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 40499c054200578f 75acdfac5d563d40
102: * left hand forearm foot lower-leg, right forearm foot thigh thigh, centre ribcage spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1)} (all) reveals
   = 9ba1eb93b3d924e0 029b0db94c68cc7f
103: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 7c2d6612cf9467ac c85e85958bb9c11f
104: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = a36bee0fa0181abf 742ef9f25087d3c6
105: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 96, 'sections': (5, 2, 0, 0, 2), 'wrong': 0, 'hat': 0} (all)
   = f060b45174a50532 3503256f2903b757
106: * left hand hand forearm forearm foot lower-leg, right hand hand hand forearm upper-arm lower-leg, centre skull ribcage ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 1, 1, 0, 3, 1, 1, 0, 1, 0, 1, 2, 1, 1, 0, 1)} (all) reveals
   = 2c50c19b5ab341c7 2c59bb718f129249
107: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 973fadc52c6cd0f1 cd61f70cb1527b8e
108: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 06bcb2e9d5845575 c8d6193224ee897f
109: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 013fbd5f4d3e9025 1635840cc6fdc922
110: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 878bdd3d4d588400 852b7198f42bb447
111: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = a2862d304421fdad f7c3a28205d11036
112: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = b66771a5fd17df9f b571c3f8f9e86a34
113: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 290ab046da7ac756 f154270ed0e72528
114: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 106, 'sections': (0, 5, 0, 0, 5), 'wrong': 0, 'hat': 0} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 88ab3609908d2f1d f8bfc0da41358c92
1 place 1 points 9
