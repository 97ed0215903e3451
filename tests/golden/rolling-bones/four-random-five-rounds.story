   = 26e09049d57b1839 7ae16cc9e6fae344
1: * left hand forearm forearm upper-arm thigh thigh, right upper-arm upper-arm upper-arm lower-leg thigh thigh, centre skull pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 1, 0, 0, 2, 0, 0, 3, 0, 1, 2, 1, 0, 0, 2, 1, 2)} (all) reveals
   = e35535f351b0c75e 7d625a2490e47ca3
2: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = f273423b97689673 d4d08441cdedbd01
3: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = b4e65719ebcbefb6 70295b221ef71aea
4: * left upper-arm upper-arm foot foot foot lower-leg, right hand upper-arm foot thigh, centre ribcage ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 2, 3, 1, 0, 1, 0, 1, 1, 0, 1, 0, 3, 1, 1, 1, 0)} (all) reveals
   = a00a7d8d4c0fde61 7bcc0882e7be0465
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 6d03332103c33036 1d9f355af6ad8225
6: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 657a23533d4fe10e ca70eb01c9de1104
7: 1 give up
   RB-16 gave-up {'seat': 0, 'alone': 0} (all)
   = c84c9556331516dd 71c7cf3942cac839
8: * left hand forearm upper-arm upper-arm foot lower-leg, right hand forearm upper-arm upper-arm foot foot, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 2, 1, 1, 0, 1, 1, 2, 2, 0, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = dcb0f57e75415f08 b2ddf5a0f81900ee
9: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = f4add85f5a240aca a123b94d3286812d
10: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = 1dff6f55dd7f706c 2f054e0a1afb2aa7
11: * left hand hand forearm upper-arm upper-arm lower-leg, right upper-arm upper-arm upper-arm foot foot thigh, centre skull spine pelvis pelvis pelvis gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 2, 0, 1, 0, 0, 0, 3, 2, 0, 1, 1, 0, 1, 3, 0, 1)} (all) reveals
   = 346f797cadf7ec4a 811a039595bf99b7
12: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 475d7e1a941c2a7c 2ebf0398a199553b
13: 3 give up
   RB-16 gave-up {'seat': 2, 'alone': 0} (all)
   = 2f81f04eab8bb930 a098befb3af0bbb0
14: * left hand upper-arm foot foot lower-leg thigh, right hand hand upper-arm upper-arm foot lower-leg, centre skull spine spine pelvis hat hat
   RB-T1 pre-op {'seat': 3, 'shown': (1, 0, 1, 2, 1, 1, 2, 0, 2, 1, 1, 0, 1, 0, 2, 1, 2, 0)} (all) reveals
   = 2ae4267492b9bade 327ad53756b9336f
15: 4 lay left hand
   RB-1 laid {'seat': 3, 'bone': 0} (all)
   = 74faf7e178ce05a7 cea2f770505e7893
16: 4 give up
   RB-16 gave-up {'seat': 3, 'alone': 0} (all)
   = 6777c60ba2539c94 c9a0dae4be8f07d9
17: * left hand forearm forearm upper-arm upper-arm foot, right hand forearm thigh thigh thigh thigh, centre ribcage ribcage ribcage spine hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 1, 0, 0, 1, 1, 0, 0, 0, 4, 0, 3, 1, 0, 2, 0)} (all) reveals
   = 5a242a64b5f8ee01 23f289205ecb569d
18: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 9e17c35e8a3a3d71 ce8bce93e9d22872
19: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = b04e8b672d4500cc dfc022f4056c5aed
20: * left upper-arm foot foot lower-leg lower-leg thigh, right hand forearm foot foot thigh, centre skull ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 2, 2, 1, 1, 1, 0, 2, 0, 1, 1, 1, 1, 1, 1, 0)} (all) reveals
   = 855c7fb85db72df1 15b2e9824e52c380
21: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = e5814a0d33b23ea0 5616ecd8b014c65a
22: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 8e73cf6f495f9e06 a3d5215d17398977
23: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 341a054f902a746b 72700865c5df03dc
24: * left forearm upper-arm upper-arm foot lower-leg, right upper-arm upper-arm upper-arm foot thigh, centre skull ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 2, 1, 1, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 1)} (all) reveals
   = 2ab0779abb10f8fa f8c2fc6b63cac438
25: 1 bury
   RB-S5 buried {'seat': 0, 'points': 2, 'total': 2, 'sections': (0, 0, 0, 0, 2), 'wrong': 0, 'hat': 0} (all)
   = a53e0325a92c3ead 611de20cad88d694
26: * left hand forearm upper-arm upper-arm upper-arm thigh, right upper-arm upper-arm thigh thigh thigh thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 0, 0, 2, 0, 0, 4, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 5578d79d39c221ca 5ac4958274f558ea
27: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 8de6bb8668ad1e6b cba39a3405e26c6b
28: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 731b1c2fbf7b665d bc5eeb5931e4da56
29: * left forearm upper-arm upper-arm upper-arm upper-arm foot, right hand upper-arm lower-leg thigh thigh, centre ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 1, 4, 1, 0, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 2, 1, 1)} (all) reveals
   = 44d36149a50a3d07 eaddc70bc0ba6530
30: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = d9e5d02c0418bdab 89f37bbf31e39ad0
31: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 44efef985c8d1f6a 6ec28d99247bf3a4
32: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 8f7b9bad8b56e4db 0d3febbb88331bad
33: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = ad4f4ceda9f181d6 39e010354048d307
34: * left upper-arm foot lower-leg lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot, centre hat
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 1, 1, 3, 1, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 66538438f12e70ce 26c41f8d319edbc8
35: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 83da28eadecb73d1 b2af301ec63d0f91
36: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 795550bc787f07c5 ea034e8bc3e27e42
37: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 36439050ea6fe511 1e779947f8cae847
38: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 6a9118d7cfbf708e fcaf72f221d41f8a
39: * left hand forearm, right hand hand forearm foot thigh, centre hat
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (1, 1, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = b7aacf669092bde4 b1672594e393c122
40: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = e8391870d26dae9a 2408b01c1040bccc
41: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = a742810d258c1647 cb5748c4d7f7f0d3
42: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 3a815c9c675a839e 984165f033219c84
43: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 3e3abfac90c5512e ccfd47979370cbc8
44: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 8506dd186702f694 61770eb97365199c
45: * right hand foot thigh
   RB-T3 post-op {'seat': 1, 'number': 4, 'shown': (0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 80853c2ef1c6ae89 71edafb9911bfd65
46: 2 lay right thigh as right upper-arm
   RB-7 laid-wrong {'seat': 1, 'bone': 11, 'slot': 8} (all)
   = 635cfa20638fd674 b44f6e7cf0b7d413
47: 2 give up
   RB-T7 gave-up {'seat': 1, 'alone': 1} (all)
   = b836c27aac2d6df6 f6e760ff12ae7b0d
48: * left hand hand upper-arm foot foot thigh, right hand forearm forearm foot lower-leg thigh, centre skull spine hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 1, 0, 1, 3)} (all) reveals
   = 75cb71441f17e0c1 1638b2083ac378e6
49: 3 lay left hand
   RB-1 laid {'seat': 2, 'bone': 0} (all)
   = e51b86328c6a898b c9cc9425a7e137c4
50: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = cedb54ad0731df98 363909903adb59fc
51: * left hand upper-arm lower-leg thigh, right upper-arm upper-arm lower-leg lower-leg lower-leg thigh, centre spine spine pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 1, 0, 1, 1, 0, 0, 2, 0, 3, 1, 0, 0, 2, 1, 1, 2)} (all) reveals
   = c5825bd64dc9171a 5e51f0b9f3b550dc
52: 3 lay left upper-arm as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 2, 'slot': 1} (all)
   = 712fd6c4d9fb935b 3f46deb3ac1a842e
53: 3 bury
   RB-S5 buried {'seat': 2, 'points': -4, 'total': -4, 'sections': (1, 0, 0, 0, 0), 'wrong': 1, 'hat': 0} (all)
   = 03a4e66f1ddb0e84 37b33457670d526b
54: * left forearm forearm upper-arm foot lower-leg thigh, right hand forearm forearm foot lower-leg lower-leg, centre skull skull ribcage pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (0, 2, 1, 1, 1, 1, 1, 2, 0, 1, 2, 0, 2, 1, 0, 3, 0, 0)} (all) reveals
   = 00bc0ae02bf9941b 3e1fbd94cfa9fde0
55: 4 lay pelvis
   RB-1 laid {'seat': 3, 'bone': 15} (all)
   = 310e55a83c715be1 d70572492d8d86d4
56: 4 pay centre
   RB-12 paid {'seat': 3, 'colour': 2} (all)
   = 340631c547d38766 ac7372856ea790f8
57: * left hand forearm upper-arm foot lower-leg thigh, right upper-arm foot foot foot thigh thigh, centre skull pelvis hat hat
   RB-T3 post-op {'seat': 3, 'number': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 0, 1, 3, 0, 2, 1, 0, 0, 1, 2, 0)} (all) reveals
   = 90dfff517c177169 dffb916c895c80d3
58: 4 lay right thigh
   RB-1 laid {'seat': 3, 'bone': 11} (all)
   = 44aff93fa460cf92 542966b5cd80fa6b
59: 4 give up
   RB-16 gave-up {'seat': 3, 'alone': 0} (all)
   = 5612d1c2e5885c3c 0fac0e9d640e6693
60: * left hand forearm forearm forearm thigh thigh, right hand foot lower-leg lower-leg lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 3, 0, 0, 0, 2, 1, 0, 0, 1, 3, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 0fac0cf16d77b08d f9533084f29ca361
61: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 7b128995c25d3fd3 83158cd9e14234c5
62: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = f2a4199552d89152 9ba1cf4e03cdf0c1
63: * left hand hand upper-arm thigh thigh, right hand hand foot foot foot, centre ribcage pelvis pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 0, 0, 2, 2, 0, 0, 3, 0, 0, 0, 1, 0, 3, 0, 2)} (all) reveals
   = 734f9e0327df20c6 f93a38b9020f1503
64: 1 lay right foot as right forearm
   RB-7 laid-wrong {'seat': 0, 'bone': 9, 'slot': 7} (all)
   = 294df58f0cca7f21 a3a63bd2c5df4262
65: 1 give up
   RB-16 gave-up {'seat': 0, 'alone': 0} (all)
   = 8b72978a53c47268 b66ea28b3a01ed9e
66: * left hand hand hand forearm lower-leg thigh, right hand forearm forearm foot foot foot, centre skull skull skull ribcage pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (3, 1, 0, 0, 1, 1, 1, 2, 0, 3, 0, 0, 3, 1, 0, 1, 1, 0)} (all) reveals
   = 388741cc979b14f7 6846fe2deb62f161
67: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 3bbe7c4e95b25614 ae51dbfb9151b8a6
68: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = 85746cc02856a3ec 94a0e00a4ec2ab8d
69: * left hand upper-arm upper-arm upper-arm lower-leg lower-leg, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 2, 'shown': (1, 0, 3, 0, 2, 0, 2, 0, 3, 1, 0, 0, 1, 2, 0, 1, 2, 0)} (all) reveals
   = 51f0565ba818b15a 8e5078a84c90f630
70: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = c492286eebf09368 b90f3316ed7474c3
71: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 83bea6bc8e8e03b7 890d7bf78a27e832
72: * left hand foot foot lower-leg, right forearm forearm upper-arm lower-leg lower-leg thigh, centre spine pelvis pelvis pelvis pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 2, 1, 0, 0, 1, 4, 1, 0)} (all) reveals
   = 52bf43b297182935 ef77a52d7743071b
73: 3 lay spine as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 14, 'slot': 1} (all)
   = 78c10bf424a5916e a385d38f0f8f431e
74: 3 give up
   RB-16 gave-up {'seat': 2, 'alone': 0} (all)
   = fcf06b11c4afbc0d d65faf10d27d959d
75: * left hand hand lower-leg lower-leg thigh thigh, right upper-arm upper-arm foot foot foot lower-leg, centre skull pelvis pelvis pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (2, 0, 0, 0, 2, 2, 0, 0, 2, 3, 1, 0, 1, 0, 0, 3, 0, 2)} (all) reveals
   = 6fb7085781ea3a93 6c69ed39088ecbf0
76: 4 lay skull
   RB-1 laid {'seat': 3, 'bone': 12} (all)
   = 1e082c63c9891f7e 7e15896eb81e86ce
77: 4 give up
   RB-16 gave-up {'seat': 3, 'alone': 0} (all)
   = 4121d1d97c90a0ba c672d1bfa2d6eae5
78: * left upper-arm upper-arm lower-leg lower-leg lower-leg thigh, right forearm forearm upper-arm upper-arm upper-arm thigh, centre skull skull skull ribcage hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 2, 0, 3, 1, 0, 2, 3, 0, 0, 1, 3, 1, 0, 0, 2, 0)} (all) reveals
   = 3bac61058e9bb93b 06b4a132229dc385
79: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 9b9c0a1006d2eaea 3784d40853ce38cb
80: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 1c642b464fa3e821 a6c04df70bd6a718
81: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = dcd3558f2eaa1437 ac2f1603660f7339
82: * left forearm foot foot foot thigh, right upper-arm lower-leg lower-leg lower-leg, centre skull ribcage pelvis pelvis pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 3, 0, 1, 0, 0, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1)} (all) reveals
   = cd4c2ec2d8dc8876 b06d8f27d2339d5a
83: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 9d322ae9f9f30218 d59c4a99af3f7b56
84: 1 give up
   RB-16 gave-up {'seat': 0, 'alone': 0} (all)
   = 9751a73213875cbe d6a484d566be1368
85: * left forearm upper-arm upper-arm foot thigh thigh, right upper-arm foot foot lower-leg thigh thigh, centre skull skull skull ribcage spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (0, 1, 2, 1, 0, 2, 0, 0, 1, 2, 1, 2, 3, 1, 1, 0, 0, 1)} (all) reveals
   = 375f5ee22c2c1d29 f8e82c5fe01241d6
86: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 96631f4f772c930f f446522333639352
87: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = e234a62b9f266969 89770ceda2a7fb5b
88: * left hand hand forearm forearm foot, right hand forearm forearm foot lower-leg lower-leg, centre ribcage spine pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (2, 2, 0, 1, 0, 0, 1, 2, 0, 1, 2, 0, 0, 1, 1, 1, 1, 1)} (all) reveals
   = 58e576010b1918fa 8551787eb14695de
89: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 46528210fe1c1a04 2eeb57980f259339
90: 2 give up
   RB-16 gave-up {'seat': 1, 'alone': 0} (all)
   = 0d5d754bfb794be0 e05537024abe5b6d
91: * left hand hand upper-arm foot foot thigh, right hand hand forearm forearm forearm thigh, centre ribcage pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 0, 1, 0, 2, 1, 2)} (all) reveals
   = 9b6c8fbc686f702b 40578012d3b8ce66
92: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = 843f54436d138869 b097c5e9e4f5a163
93: 3 bury
   RB-S5 buried {'seat': 2, 'points': 1, 'total': -3, 'sections': (0, 0, 1, 0, 0), 'wrong': 0, 'hat': 0} (all)
   = 5b8209c5a5ef8909 6db0a1e564b99ef2
94: * left hand forearm upper-arm lower-leg thigh thigh, right forearm foot foot foot foot thigh, centre spine spine spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (1, 1, 1, 0, 1, 2, 0, 1, 0, 4, 0, 1, 0, 0, 3, 1, 1, 1)} (all) reveals
   = 751d614a9ba4e529 2a3efdbca2d54de8
95: 4 lay right forearm
   RB-1 laid {'seat': 3, 'bone': 7} (all)
   = 73796d329b0c96a0 c366a471b13e60cd
96: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1, 'sections': (0, 1, 0, 0, 0), 'wrong': 0, 'hat': 0} (all)
   RB-21 last-round {'ending': 'round-limit'} (all)
   = 3d8117bac147d03b 19cd9840391df371
97: * left foot lower-leg lower-leg thigh thigh thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre skull skull ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 0, 1, 2, 3, 1, 1, 1, 0, 2, 1, 2, 1, 1, 1, 0, 1)} (all) reveals
   = 1b26d51fc855f8c0 c4d951815eb99ab4
98: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 21dbdb19d09afcf3 4f38d111892b9b8f
99: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 358b953fc51f195a 15b1ea13b2afc51e
100: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 596aa35550c38972 bc43a9a26266eb38
101: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 5c530788bbc67752 22b1f8df8c13148d
102: * left hand forearm upper-arm lower-leg, right forearm foot lower-leg lower-leg lower-leg thigh, centre ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 3, 1, 0, 2, 1, 0, 0, 1)} (all) reveals
   = 89619f8d3345cecd 4ad0f34cf8a1f91f
103: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = e12346e1e8d1388e 51c0c6fdef717ed9
104: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 1d043bf29ac4c383 ac95d8c146f10a25
105: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 8b4265b47bc74dae 37be3c08cb6a94df
106: * left upper-arm foot foot thigh, right upper-arm upper-arm upper-arm lower-leg, centre ribcage pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 2, 0, 1, 0, 0, 3, 0, 1, 0, 0, 1, 0, 1, 0, 1)} (all) reveals
   = 61efdd4b956d57ac 42214c3d963d2910
107: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 16ee253f54b77ded ea8fcdf6f160987e
108: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 57a53ea6e5e43d78 b0607b3090f53607
109: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = fb45bd22a558dd86 512ee303d6a6fd39
110: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = da01b570f903e89d 9062987270563cfa
111: * left forearm upper-arm upper-arm, right foot, centre hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 1, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 2)} (all) reveals
   = 70bb5abb08a0e100 e32fb11dd1e638b0
112: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 54d12d3051db10a1 78c38226c05c36e5
113: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = b9f788f8ee30089e cdb3a43adb6c5ecd
114: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 6e55195cc9fc3f58 82ee6322a6a08c59
115: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 19e8343b12055f61 90e657778fc6059c
116: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = dc5c067a7c1efb05 3a8506f14b7a73b2
117: * left forearm thigh
   RB-T3 post-op {'seat': 0, 'number': 4, 'shown': (0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1327950feaf8d1ab 44285c2855f41152
118: 1 lay left thigh as left foot
   RB-7 laid-wrong {'seat': 0, 'bone': 5, 'slot': 3} (all)
   = 715798be1184a773 a8fadb7b74036454
119: 1 give up
   RB-T7 gave-up {'seat': 0, 'alone': 1} (all)
   = 21a58b179eb2a9b0 5a7e78ef3f8481a8
120: * left hand forearm upper-arm foot lower-leg thigh, right forearm upper-arm upper-arm upper-arm thigh thigh, centre skull skull skull spine spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 1, 3, 0, 0, 2, 3, 0, 2, 0, 0, 1)} (all) reveals
   = 816312c3de1b8b0e 4a13539b34ac4c83
121: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 695e4cd729f331c6 de5ef4c5c21f39b8
122: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 04d421e6ebde6b78 743f04da375f8b31
123: * left hand forearm upper-arm upper-arm upper-arm foot, right hand forearm forearm forearm foot, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 1, 3, 1, 0, 0, 1, 3, 0, 1, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = cb6e755e2e3bd934 5b86322f2918bc37
124: 2 bury
   RB-S5 buried {'seat': 1, 'points': 1, 'total': 1, 'sections': (0, 0, 0, 0, 1), 'wrong': 0, 'hat': 0} (all)
   = 01b09c8e68b33d03 cb570ddd4ac75647
125: * left hand hand upper-arm foot foot lower-leg, right hand upper-arm upper-arm foot foot foot, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 1, 0, 1, 0, 2, 3, 0, 0, 1, 1, 1, 0, 2, 1)} (all) reveals
   = 5652f06c894206d5 c3a660c2df03ec0c
126: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = 5bb627fe555811cf 52a4e3e0665c7d74
127: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = fb94d2778dc48bf3 69c84cc25e1bb3c7
128: * left hand hand foot lower-leg lower-leg, right forearm foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 1, 2, 0, 0, 1, 0, 2, 2, 0, 0, 1, 1, 2, 0, 2)} (all) reveals
   = 8abf8f0d79825837 a4d3dd97e1fb79c5
129: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 76d90ddaf1b70004 e71fdd8867ff0ef4
130: 3 bury
   RB-S5 buried {'seat': 2, 'points': 2, 'total': -1, 'sections': (0, 2, 0, 0, 0), 'wrong': 0, 'hat': 0} (all)
   = 1be95775597a7b61 27974b5a1d2b7e0f
131: * left hand forearm forearm upper-arm lower-leg lower-leg, right hand upper-arm upper-arm lower-leg thigh thigh, centre skull spine spine pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (1, 2, 1, 0, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 3, 0, 0)} (all) reveals
   = e9b6ce0e4ac68e2c 870ba041bb496d2b
132: 4 lay right hand
   RB-1 laid {'seat': 3, 'bone': 6} (all)
   = 0d464635b180691f c6f2fc30e1e264d1
133: 4 give up
   RB-16 gave-up {'seat': 3, 'alone': 0} (all)
   RB-21 ended {'ending': 'round-limit'} (all)
   = 96c8afac277c4ef7 bea6f0b45dfcdbfe
1 place 1 points 2; 2 place 2 points 1; 3 place 4 points -1; 4 place 2 points 1
