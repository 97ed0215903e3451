   = c29b8a440f10a76f 76ad028748ea2049
1: * left forearm forearm upper-arm lower-leg thigh thigh, right upper-arm foot foot lower-leg lower-leg thigh, centre skull pelvis hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 1, 0, 1, 2, 0, 0, 1, 2, 2, 1, 1, 0, 0, 1, 1, 3)} (all) reveals
   = 72cb99609e240a7a eabaa72c2ce56f01
2: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 7386c44316d173a4 6bbbe47c11203abd
3: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 9b4c0d5756284b73 0186615f2006e038
4: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 4e2be129755a7b54 4d8bbc6d15e24581
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 2a0126b0afb56012 599b87192091f8cb
6: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = f0531aac267d2539 96698e0b841ac10f
7: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 6190205caea355c9 43850bc4d15ed2ad
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 1a3a2c3e55298523 4229b835e47600fd
9: * left foot thigh thigh, right forearm forearm forearm, centre ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0)} (all) reveals
   = 21ba4f902012a907 12e486f20507b22e
10: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 99efda4b751696cb c9413efbdb7ceebf
11: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = f305c7d6ee67479c abfec1fd3ac31be4
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = b69a16cef8c4750e be44a0ee34f74d5f
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 940029e9d46f4d60 44e50d1d05933ec1
14: * left lower-leg, right thigh thigh, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 0)} (all) reveals
   = 0a5cb4aea49b88bb 7d1b063ace499a09
15: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 71636530ef6a0efe 574369e08a81077e
16: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 79ed3c8c4e6d35d5 f46604acd7b5c02d
17: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = df343628306ee050 d0f79f1c29fd1487
18: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 145e27bdc7749847 ae1d8b5adf7cc3ba
19: * centre skull skull spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0)} (all) reveals
   = eff791c5c21736ef 8413b7d954710e6d
20: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 1573ede335ceec6c 5042e9cee4d9eef8
21: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = d53813e7f93733b0 a23ab2212d7937d0
22: * left hand forearm upper-arm foot foot foot, right hand forearm forearm upper-arm upper-arm foot, centre skull skull spine pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 3, 0, 0, 1, 2, 2, 1, 0, 0, 2, 0, 1, 2, 1, 0)} (all) reveals
   = 6887e7927dba04db 883b9d7701ce8d88
23: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = fec8a541921c477e 06320962754aebc8
24: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = f820dd588ad2ad6b fd7ebd26d0d36102
25: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 3fbc5695771b254a 12a79e9523b212a8
26: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 11d544baf6309d9c b3ad7a48cf911ffe
27: * left upper-arm foot lower-leg, right forearm forearm upper-arm thigh thigh, centre ribcage spine hat hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 1, 1, 0, 0, 2, 1, 0, 0, 2, 0, 1, 1, 0, 3, 1)} (all) reveals
   = 496f71f47a310070 fa6edd14d7b530af
28: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 2b7a975c3ff81e4b 01a6bd83d0b5e778
29: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = e7b6d119a98640e4 d461899d0f4f52e4
30: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = e3e2c02b2a0030ba d7544e039ae5af6b
31: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 6887aea599bdfd68 1abaa256abab6069
32: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 9} (all)
   = 34c109a6677b8994 9d92399a11ff73bf
33: * left hand forearm upper-arm foot lower-leg lower-leg, right forearm foot foot lower-leg thigh thigh, centre skull spine spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 1, 2, 0, 0, 1, 0, 2, 1, 2, 1, 0, 2, 0, 2, 1)} (all) reveals
   = b28d18264c855771 0b4fe12a864d93c6
34: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 46c93c9afa656ac7 d1cea87b47f4991f
35: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = d88acb30774379e2 25e7bca0a619e2ee
36: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 9b621f979b370fbb 94c6ed8875c32a0b
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 911863be6c0b081e befe98c8890a66e4
38: * left forearm foot lower-leg, right forearm upper-arm upper-arm foot thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 1, 1, 0, 0, 1, 2, 1, 0, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = aafb07b554052c43 fd1bddbcb1499e43
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 9a1d098855b8a7e6 77a713df9791837b
40: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = e44cc2af7bc9b43a 1295ab1af49111aa
41: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = ea9ca2f610542723 df0d1262b27ac3e5
42: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 83ff1f71d494a6a1 fc6fbefed678a356
43: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = b91fc795876210d1 f238b127a9763458
44: 1 bury
   RB-S5 buried {'seat': 0, 'points': 18, 'total': 27} (all)
   = eb4b6ca4ee68d45f 0c0fef06dcf4d8a3
45: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand foot foot lower-leg lower-leg thigh, centre skull ribcage ribcage spine pelvis pelvis
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 0, 0, 2, 2, 1, 1, 2, 1, 2, 0, 0)} (all) reveals
   = 334e2cfbacf756bd 97427d82514d5536
46: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 9789ed08f6567a12 a8eb4102c0ee2e66
47: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = dd8f3d458b0816e0 e75edd4abafbf76e
48: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = e29d230ce363f906 9ef7dd785b243ea9
49: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = e1bf4114c7951387 eae711bceea88e2b
50: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = cc2625035311c829 f98c38e66a370511
51: * left hand upper-arm foot foot, right hand hand upper-arm upper-arm foot, centre skull skull spine hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 1, 2, 0, 0, 2, 0, 2, 1, 0, 0, 2, 0, 1, 0, 1, 0)} (all) reveals
   = e5d79e8d9ad8a4ba ff363f32bc7eacde
52: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 7d17ba34373d5924 3ad78e9abf0eb7fb
53: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = a6a68adcfcf41d05 f2aff72c2248a737
54: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = db9c8d570cee5e76 f108bf035aa0c634
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 8119c781632286b8 6db55071bfe2e32b
56: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 775dc21b1ff52ec9 320889208cd2f305
57: * left hand foot, right upper-arm lower-leg lower-leg, centre ribcage hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 1, 0, 0, 1, 1)} (all) reveals
   = 5222e4de9f97068b e3f07a8d62e5d3b8
58: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 43} (all)
   = 2bcb0e9fd620065c 23411c95b788239f
59: * left hand hand hand forearm forearm lower-leg, right hand forearm forearm upper-arm thigh thigh, centre spine pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 2, 0, 0, 1, 0, 1, 2, 1, 0, 0, 2, 0, 0, 1, 2, 1, 2)} (all) reveals
   = fafd47a6acf395dc 7f976d15b561432c
60: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 4cba18b4c67bd440 718a0d69a77f065f
61: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 8f50df314c48164d 7b83cb19d451bd18
62: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 24772062000e9c11 f3e3242c2c8b46b0
63: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 1e1e2bc053896936 c37f9e7db849d5c2
64: * left hand hand foot lower-leg thigh, right hand thigh thigh, centre skull skull ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 1, 0, 0, 1)} (all) reveals
   = 2d35bfd2b45be38d 1ef93fcaa474a168
65: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = ebf3a35e5ae5a9b9 384647763c26578a
66: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 3106ffd8b9afb8f5 3c2dc463e6af15ad
67: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = a45f56b70e3a4946 b4062d95da1a7e92
68: 1 bury
   RB-S5 buried {'seat': 0, 'points': 8, 'total': 51} (all)
   = 4063351317609c95 2cff1fa9915617bd
69: * left hand hand forearm forearm lower-leg thigh, right hand hand hand forearm upper-arm lower-leg, centre ribcage spine spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 0, 1, 1, 3, 1, 1, 0, 1, 0, 0, 1, 3, 0, 1, 1)} (all) reveals
   = 1482cd472ff3b75a e6c82ff13d9bf02e
70: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = d3b54b8e66d537dd 605ea21f773e1cf1
71: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = e1954a0d8d5adc87 71ab7ea84b7558ad
72: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 4dbea3b9c5aca95a 17f4d22f5f9a3a16
73: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 933bc4105051f267 77a9b3d40883b240
74: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 815695594ab5f582 73c6979594dfe5a8
75: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 508f5a123c85fbb6 4a16aa44c7fd823c
76: * left hand upper-arm upper-arm foot thigh, right hand forearm upper-arm, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 2, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 7e9bb828ff25ddf5 c10bea0d2d83aea9
77: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = fd616c7e9d1653f2 c95cab71be494d28
78: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 5c08fb1ee093fd55 72cb911ef831d966
79: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 5e1fa33ab7e2b56d 55a5e334e9e12b09
80: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 61} (all)
   = a83c3297cb01e1b5 7209c1fbd301fd58
81: * left hand forearm forearm upper-arm upper-arm thigh, right hand hand foot foot lower-leg thigh, centre skull skull skull skull spine hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 0, 0, 1, 2, 0, 0, 2, 1, 1, 4, 0, 1, 0, 1, 0)} (all) reveals
   = dba7b94b9e674b30 735bb8746a3e9fe8
82: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = e1680c84ca9f1da3 15c180b9d8735034
83: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 3614a7cf5cdd3333 75fc248e1a8c6de4
84: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 25bfaf3faa3ac892 fc1ab68035d9bb47
85: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = d8b44f8834d2fe7b 90e0671199897621
86: * left upper-arm thigh thigh, right hand forearm upper-arm lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 0, 0, 2, 1, 1, 1, 0, 1, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 757c4860dfcdaf15 621d1b132ed956dd
87: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 1e784a2f58eb083d 97c388962a9761bd
88: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = d58f45d5eb062a21 3e181b35263bb901
89: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = e9838d23b73eb9b7 c4c3567b90f65ff3
90: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = e7551e5a925b30ff 03fe1e4cf448e832
91: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 37af82270b4fb5f3 15637008280b853e
92: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = e0f24cd99deb0e1d 842b699bd058e8ab
93: 1 hat on
   RB-11 hat-on {'seat': 0} (all)
   = 69e2bf1b1c344b6b a78e3a111f40d584
94: 1 bury
   RB-S5 buried {'seat': 0, 'points': 26, 'total': 87} (all)
   = acb32e0fc0088539 6da5d29b7f594db3
95: * left upper-arm upper-arm upper-arm lower-leg thigh thigh, right forearm forearm upper-arm foot lower-leg thigh, centre ribcage ribcage spine hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 3, 0, 1, 2, 0, 2, 1, 1, 1, 1, 0, 2, 1, 0, 1, 2)} (all) reveals
   = 3825b1d91a078b75 6159db4795ca727d
96: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = edb665e88812445b 03cd7c6565481074
97: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = f5d1aac66d370e08 5e3b1d3677d03dc2
98: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 10bb811cda6da2c4 05e1f188446017ba
99: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = f7008b55f7bc8fea c62026664fdc23b4
100: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = ca21291b9ae3265f ab1ced375744e728
101: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 40499c054200578f 59554d46106d5d9d
102: * left hand forearm foot lower-leg, right forearm foot thigh thigh, centre ribcage spine hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 2, 0, 1, 1, 0, 1, 1)} (all) reveals
   = 9ba1eb93b3d924e0 7a919f7ed2bf6f73
103: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 7c2d6612cf9467ac d39c869bed3ecdf2
104: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = a36bee0fa0181abf f4e568f1bc1d9ab5
105: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 96} (all)
   = f060b45174a50532 dffb9db666151794
106: * left hand hand forearm forearm foot lower-leg, right hand hand hand forearm upper-arm lower-leg, centre skull ribcage ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 1, 1, 0, 3, 1, 1, 0, 1, 0, 1, 2, 1, 1, 0, 1)} (all) reveals
   = 2c50c19b5ab341c7 3bae7288b3958e67
107: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 973fadc52c6cd0f1 600e4a85fee27e74
108: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 06bcb2e9d5845575 c1b1735c7833562c
109: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 013fbd5f4d3e9025 dbd1b38b42436fef
110: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 878bdd3d4d588400 e4ab7b14b69c12db
111: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = a2862d304421fdad 1e4873371a643271
112: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = b66771a5fd17df9f 45b6352f8f6796c7
113: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 290ab046da7ac756 9924be605e4d57b1
114: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 106} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 88ab3609908d2f1d 40af7372321994ee
1 place 1 points 9
