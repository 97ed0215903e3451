   = 26e09049d57b1839 4e114a57364f159a
1: * left hand forearm forearm upper-arm thigh thigh, right upper-arm upper-arm upper-arm lower-leg thigh thigh, centre skull pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 1, 0, 0, 2, 0, 0, 3, 0, 1, 2, 1, 0, 0, 2, 1, 2)} (all) reveals
   = e35535f351b0c75e cd453833cf7021a8
2: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = f273423b97689673 26e5a3b9817e3486
3: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = b4e65719ebcbefb6 0252f65f5b918844
4: * left upper-arm upper-arm foot foot foot lower-leg, right hand upper-arm foot thigh, centre ribcage ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 2, 3, 1, 0, 1, 0, 1, 1, 0, 1, 0, 3, 1, 1, 1, 0)} (all) reveals
   = a00a7d8d4c0fde61 efcf3a83d506ecfa
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 6d03332103c33036 d5737375d991c09c
6: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 657a23533d4fe10e 62011b0b81998387
7: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = c84c9556331516dd 3c08c19d28ba5be8
8: * left hand forearm upper-arm upper-arm foot lower-leg, right hand forearm upper-arm upper-arm foot foot, centre skull ribcage ribcage spine spine hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 2, 1, 1, 0, 1, 1, 2, 2, 0, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = dcb0f57e75415f08 3468546d1d7c8e5a
9: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = f4add85f5a240aca b87f855534b7f4bc
10: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 1dff6f55dd7f706c 2c264f8f7b5cab28
11: * left hand hand forearm upper-arm upper-arm lower-leg, right upper-arm upper-arm upper-arm foot foot thigh, centre skull spine pelvis pelvis pelvis gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 2, 0, 1, 0, 0, 0, 3, 2, 0, 1, 1, 0, 1, 3, 0, 1)} (all) reveals
   = 346f797cadf7ec4a 47d0c1bfc57cf4f2
12: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 475d7e1a941c2a7c 54254e24bf4eeb5b
13: 3 give up
   RB-16 gave-up {'seat': 2} (all)
   = 2f81f04eab8bb930 4c4b1d5919a2035b
14: * left hand upper-arm foot foot lower-leg thigh, right hand hand upper-arm upper-arm foot lower-leg, centre skull spine spine pelvis hat hat
   RB-T1 pre-op {'seat': 3, 'shown': (1, 0, 1, 2, 1, 1, 2, 0, 2, 1, 1, 0, 1, 0, 2, 1, 2, 0)} (all) reveals
   = 2ae4267492b9bade b45d243148e44dcf
15: 4 lay left hand
   RB-1 laid {'seat': 3, 'bone': 0} (all)
   = 74faf7e178ce05a7 349f095569accfab
16: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 6777c60ba2539c94 2fdfd44d388ed747
17: * left hand forearm forearm upper-arm upper-arm foot, right hand forearm thigh thigh thigh thigh, centre ribcage ribcage ribcage spine hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 2, 2, 1, 0, 0, 1, 1, 0, 0, 0, 4, 0, 3, 1, 0, 2, 0)} (all) reveals
   = 5a242a64b5f8ee01 dcf5c816f60ce760
18: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 9e17c35e8a3a3d71 9a9f4a13b5355f35
19: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = b04e8b672d4500cc c4602006df71d0e8
20: * left upper-arm foot foot lower-leg lower-leg thigh, right hand forearm foot foot thigh, centre skull ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 2, 2, 1, 1, 1, 0, 2, 0, 1, 1, 1, 1, 1, 1, 0)} (all) reveals
   = 855c7fb85db72df1 92b6aff2bedd007c
21: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = e5814a0d33b23ea0 1c6b1ed96cd5802b
22: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 8e73cf6f495f9e06 37999ce482864dfd
23: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 341a054f902a746b dcfd9c8f957dd0d9
24: * left forearm upper-arm upper-arm foot lower-leg, right upper-arm upper-arm upper-arm foot thigh, centre skull ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 2, 1, 1, 0, 0, 0, 3, 1, 0, 1, 1, 1, 0, 0, 0, 1)} (all) reveals
   = 2ab0779abb10f8fa 2137807813e0367c
25: 1 bury
   RB-S5 buried {'seat': 0, 'points': 2, 'total': 2} (all)
   = a53e0325a92c3ead 7c6fcef4c2662fe9
26: * left hand forearm upper-arm upper-arm upper-arm thigh, right upper-arm upper-arm thigh thigh thigh thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 0, 0, 2, 0, 0, 4, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 5578d79d39c221ca 32f4b31d70cb9ed4
27: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 8de6bb8668ad1e6b 73e611793cabbd82
28: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 731b1c2fbf7b665d 345427169a2b0cbf
29: * left forearm upper-arm upper-arm upper-arm upper-arm foot, right hand upper-arm lower-leg thigh thigh, centre ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 1, 4, 1, 0, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 2, 1, 1)} (all) reveals
   = 44d36149a50a3d07 4b7460b8730b2714
30: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = d9e5d02c0418bdab d966c04072c38799
31: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 44efef985c8d1f6a 5fa4c1d75e2320c5
32: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 8f7b9bad8b56e4db 94693e754ad9c1e0
33: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = ad4f4ceda9f181d6 2f4384c066133b72
34: * left upper-arm foot lower-leg lower-leg lower-leg thigh, right hand forearm forearm upper-arm foot, centre hat
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (0, 0, 1, 1, 3, 1, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0)} (all) reveals
   = 66538438f12e70ce 4edd59f7e0dc20d9
35: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 83da28eadecb73d1 398ce488b8128209
36: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 795550bc787f07c5 d84de677f9990437
37: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 36439050ea6fe511 774e1a986291b1cf
38: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 6a9118d7cfbf708e 7b697152f244959f
39: * left hand forearm, right hand hand forearm foot thigh, centre hat
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (1, 1, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0)} (all) reveals
   = b7aacf669092bde4 d2a50c27b5e68113
40: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = e8391870d26dae9a 7064c39a1f1c1202
41: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = a742810d258c1647 36e7c31bedcd8805
42: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 3a815c9c675a839e bad05061eefa36c2
43: 2 pay centre
   RB-12 paid {'seat': 1, 'colour': 2} (all)
   = 3e3abfac90c5512e 1141c81f8f8d9353
44: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 8506dd186702f694 1ebd0b6148f51deb
45: * right hand foot thigh
   RB-T3 post-op {'seat': 1, 'number': 4, 'shown': (0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 80853c2ef1c6ae89 0bc5a0f8c43f35ec
46: 2 lay right thigh as right upper-arm
   RB-7 laid-wrong {'seat': 1, 'bone': 11, 'slot': 8} (all)
   = 635cfa20638fd674 7122f585f0bb3f70
47: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = b836c27aac2d6df6 b8c352a8a73f91a8
48: * left hand hand upper-arm foot foot thigh, right hand forearm forearm foot lower-leg thigh, centre skull spine hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 1, 0, 1, 3)} (all) reveals
   = 75cb71441f17e0c1 4067ea487c8f83e4
49: 3 lay left hand
   RB-1 laid {'seat': 2, 'bone': 0} (all)
   = e51b86328c6a898b 861d1744642c44c8
50: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = cedb54ad0731df98 6de59233bed4135d
51: * left hand upper-arm lower-leg thigh, right upper-arm upper-arm lower-leg lower-leg lower-leg thigh, centre spine spine pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 1, 0, 1, 1, 0, 0, 2, 0, 3, 1, 0, 0, 2, 1, 1, 2)} (all) reveals
   = c5825bd64dc9171a 0861efa8fa05f38d
52: 3 lay left upper-arm as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 2, 'slot': 1} (all)
   = 712fd6c4d9fb935b 91832f0ff870b080
53: 3 bury
   RB-S5 buried {'seat': 2, 'points': -4, 'total': -4} (all)
   = 03a4e66f1ddb0e84 94903b4a3bc7eb31
54: * left forearm forearm upper-arm foot lower-leg thigh, right hand forearm forearm foot lower-leg lower-leg, centre skull skull ribcage pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (0, 2, 1, 1, 1, 1, 1, 2, 0, 1, 2, 0, 2, 1, 0, 3, 0, 0)} (all) reveals
   = 00bc0ae02bf9941b 84abb1f0ee513712
55: 4 lay pelvis
   RB-1 laid {'seat': 3, 'bone': 15} (all)
   = 310e55a83c715be1 0a24bfb320ca23f2
56: 4 pay centre
   RB-12 paid {'seat': 3, 'colour': 2} (all)
   = 340631c547d38766 eb04cc301cd23e99
57: * left hand forearm upper-arm foot lower-leg thigh, right upper-arm foot foot foot thigh thigh, centre skull pelvis hat hat
   RB-T3 post-op {'seat': 3, 'number': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 0, 1, 3, 0, 2, 1, 0, 0, 1, 2, 0)} (all) reveals
   = 90dfff517c177169 51ff7e6c107f502b
58: 4 lay right thigh
   RB-1 laid {'seat': 3, 'bone': 11} (all)
   = 44aff93fa460cf92 e608525a37bf6138
59: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 5612d1c2e5885c3c 5250083751812589
60: * left hand forearm forearm forearm thigh thigh, right hand foot lower-leg lower-leg lower-leg thigh, centre skull ribcage spine spine hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 3, 0, 0, 0, 2, 1, 0, 0, 1, 3, 1, 1, 1, 2, 0, 1, 1)} (all) reveals
   = 0fac0cf16d77b08d 3aa91ca5f1a138dc
61: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 7b128995c25d3fd3 d3b887dc98727048
62: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = f2a4199552d89152 6d8c4748744fb19d
63: * left hand hand upper-arm thigh thigh, right hand hand foot foot foot, centre ribcage pelvis pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (2, 0, 1, 0, 0, 2, 2, 0, 0, 3, 0, 0, 0, 1, 0, 3, 0, 2)} (all) reveals
   = 734f9e0327df20c6 d7cb754cf05c87e9
64: 1 lay right foot as right forearm
   RB-7 laid-wrong {'seat': 0, 'bone': 9, 'slot': 7} (all)
   = 294df58f0cca7f21 cdd38fae41bdf9a6
65: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 8b72978a53c47268 5c093f759a85a420
66: * left hand hand hand forearm lower-leg thigh, right hand forearm forearm foot foot foot, centre skull skull skull ribcage pelvis hat
   RB-T1 pre-op {'seat': 1, 'shown': (3, 1, 0, 0, 1, 1, 1, 2, 0, 3, 0, 0, 3, 1, 0, 1, 1, 0)} (all) reveals
   = 388741cc979b14f7 9be7ae5c360e884d
67: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = 3bbe7c4e95b25614 dc4523aa9cc31b24
68: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 85746cc02856a3ec 2100c56e429ba109
69: * left hand upper-arm upper-arm upper-arm lower-leg lower-leg, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage ribcage pelvis hat hat
   RB-T1 pre-op {'seat': 2, 'shown': (1, 0, 3, 0, 2, 0, 2, 0, 3, 1, 0, 0, 1, 2, 0, 1, 2, 0)} (all) reveals
   = 51f0565ba818b15a 091c48bfabcdd066
70: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = c492286eebf09368 56eb1a936c35dff7
71: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 83bea6bc8e8e03b7 3ce4ba35f8e96102
72: * left hand foot foot lower-leg, right forearm forearm upper-arm lower-leg lower-leg thigh, centre spine pelvis pelvis pelvis pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 2, 1, 0, 0, 1, 4, 1, 0)} (all) reveals
   = 52bf43b297182935 09f9eb3bd2c55ede
73: 3 lay spine as left forearm
   RB-7 laid-wrong {'seat': 2, 'bone': 14, 'slot': 1} (all)
   = 78c10bf424a5916e 92683cad5f3dc385
74: 3 give up
   RB-16 gave-up {'seat': 2} (all)
   = fcf06b11c4afbc0d 8b2b178d74090c7f
75: * left hand hand lower-leg lower-leg thigh thigh, right upper-arm upper-arm foot foot foot lower-leg, centre skull pelvis pelvis pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (2, 0, 0, 0, 2, 2, 0, 0, 2, 3, 1, 0, 1, 0, 0, 3, 0, 2)} (all) reveals
   = 6fb7085781ea3a93 39b310057dd7b4e4
76: 4 lay skull
   RB-1 laid {'seat': 3, 'bone': 12} (all)
   = 1e082c63c9891f7e 57d268e9face831f
77: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   = 4121d1d97c90a0ba 1ca58dadbcbe8e98
78: * left upper-arm upper-arm lower-leg lower-leg lower-leg thigh, right forearm forearm upper-arm upper-arm upper-arm thigh, centre skull skull skull ribcage hat hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 2, 0, 3, 1, 0, 2, 3, 0, 0, 1, 3, 1, 0, 0, 2, 0)} (all) reveals
   = 3bac61058e9bb93b 462f3a231711fb5a
79: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 9b9c0a1006d2eaea c68a47bce775c620
80: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 1c642b464fa3e821 5c2a24a0617384dd
81: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = dcd3558f2eaa1437 98107ba09754bac0
82: * left forearm foot foot foot thigh, right upper-arm lower-leg lower-leg lower-leg, centre skull ribcage pelvis pelvis pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 3, 0, 1, 0, 0, 1, 0, 3, 0, 1, 1, 0, 3, 0, 1)} (all) reveals
   = cd4c2ec2d8dc8876 68104a9fd19ab48e
83: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 9d322ae9f9f30218 1ba53589fee59c9f
84: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 9751a73213875cbe 926a66b6d1b206ba
85: * left forearm upper-arm upper-arm foot thigh thigh, right upper-arm foot foot lower-leg thigh thigh, centre skull skull skull ribcage spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (0, 1, 2, 1, 0, 2, 0, 0, 1, 2, 1, 2, 3, 1, 1, 0, 0, 1)} (all) reveals
   = 375f5ee22c2c1d29 cec7b52237d13b6f
86: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 96631f4f772c930f 818e56dd5a8f9435
87: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = e234a62b9f266969 377ae4bcb4dcb903
88: * left hand hand forearm forearm foot, right hand forearm forearm foot lower-leg lower-leg, centre ribcage spine pelvis hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (2, 2, 0, 1, 0, 0, 1, 2, 0, 1, 2, 0, 0, 1, 1, 1, 1, 1)} (all) reveals
   = 58e576010b1918fa a6c20ba34b35d59c
89: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 46528210fe1c1a04 7c0c368eb6faca36
90: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = 0d5d754bfb794be0 c060a4150847d942
91: * left hand hand upper-arm foot foot thigh, right hand hand forearm forearm forearm thigh, centre ribcage pelvis pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 1, 0, 1, 0, 2, 1, 2)} (all) reveals
   = 9b6c8fbc686f702b 4360dcd9d7b20184
92: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = 843f54436d138869 68f1e554ea6e855c
93: 3 bury
   RB-S5 buried {'seat': 2, 'points': 1, 'total': -3} (all)
   = 5b8209c5a5ef8909 fb82f0b93a1c6dfc
94: * left hand forearm upper-arm lower-leg thigh thigh, right forearm foot foot foot foot thigh, centre spine spine spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (1, 1, 1, 0, 1, 2, 0, 1, 0, 4, 0, 1, 0, 0, 3, 1, 1, 1)} (all) reveals
   = 751d614a9ba4e529 7046385b823d685b
95: 4 lay right forearm
   RB-1 laid {'seat': 3, 'bone': 7} (all)
   = 73796d329b0c96a0 37dd88dfba3b1f3e
96: 4 bury
   RB-S5 buried {'seat': 3, 'points': 1, 'total': 1} (all)
   = 3d8117bac147d03b 4f1b50f026b754a4
97: * left foot lower-leg lower-leg thigh thigh thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre skull skull ribcage spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 0, 0, 1, 2, 3, 1, 1, 1, 0, 2, 1, 2, 1, 1, 1, 0, 1)} (all) reveals
   = 1b26d51fc855f8c0 1d61153297fdf0c9
98: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 21dbdb19d09afcf3 d512c83501e6de99
99: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 358b953fc51f195a bb1abcf4ab5b0307
100: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 596aa35550c38972 ff7ca85147af8d1e
101: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 5c530788bbc67752 adf3604a9b430238
102: * left hand forearm upper-arm lower-leg, right forearm foot lower-leg lower-leg lower-leg thigh, centre ribcage ribcage spine gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 3, 1, 0, 2, 1, 0, 0, 1)} (all) reveals
   = 89619f8d3345cecd 4b12f4588f39df5a
103: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = e12346e1e8d1388e fe69a256ad1b9d9b
104: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 1d043bf29ac4c383 f04acf9d1011d50d
105: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 8b4265b47bc74dae 4250f5ab53d6c45c
106: * left upper-arm foot foot thigh, right upper-arm upper-arm upper-arm lower-leg, centre ribcage pelvis gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 2, 0, 1, 0, 0, 3, 0, 1, 0, 0, 1, 0, 1, 0, 1)} (all) reveals
   = 61efdd4b956d57ac e62ae938e3641a75
107: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 16ee253f54b77ded 9c1f386a3700f88e
108: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 57a53ea6e5e43d78 a4f37add377ecd23
109: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = fb45bd22a558dd86 6653d1a64d8c0fe2
110: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = da01b570f903e89d fd271430b33ce7b8
111: * left forearm upper-arm upper-arm, right foot, centre hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 1, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 2)} (all) reveals
   = 70bb5abb08a0e100 af1b2b56a367ed53
112: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 54d12d3051db10a1 088ae67e5a379273
113: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = b9f788f8ee30089e a225972c3c9a675c
114: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 6e55195cc9fc3f58 f7b30afa45d0f305
115: 1 pay centre
   RB-12 paid {'seat': 0, 'colour': 2} (all)
   = 19e8343b12055f61 0404efb9d943ba09
116: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = dc5c067a7c1efb05 f8e81e276d934c88
117: * left forearm thigh
   RB-T3 post-op {'seat': 0, 'number': 4, 'shown': (0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 1327950feaf8d1ab 204219445cbe2d6a
118: 1 lay left thigh as left foot
   RB-7 laid-wrong {'seat': 0, 'bone': 5, 'slot': 3} (all)
   = 715798be1184a773 b9be47d72eae27c1
119: 1 give up
   RB-16 gave-up {'seat': 0} (all)
   = 21a58b179eb2a9b0 d63b92d518911ce8
120: * left hand forearm upper-arm foot lower-leg thigh, right forearm upper-arm upper-arm upper-arm thigh thigh, centre skull skull skull spine spine gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 1, 1, 1, 1, 0, 1, 3, 0, 0, 2, 3, 0, 2, 0, 0, 1)} (all) reveals
   = 816312c3de1b8b0e 7894f19b34607e7d
121: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 695e4cd729f331c6 2a88710f2d463f6d
122: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 04d421e6ebde6b78 abf2301021483a8d
123: * left hand forearm upper-arm upper-arm upper-arm foot, right hand forearm forearm forearm foot, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 1, 3, 1, 0, 0, 1, 3, 0, 1, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = cb6e755e2e3bd934 2f974d6effed1fe9
124: 2 bury
   RB-S5 buried {'seat': 1, 'points': 1, 'total': 1} (all)
   = 01b09c8e68b33d03 e747a57a5e57ffa4
125: * left hand hand upper-arm foot foot lower-leg, right hand upper-arm upper-arm foot foot foot, centre skull ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 0, 1, 2, 1, 0, 1, 0, 2, 3, 0, 0, 1, 1, 1, 0, 2, 1)} (all) reveals
   = 5652f06c894206d5 902ee597e930c568
126: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = 5bb627fe555811cf 0e7436012d872dd6
127: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = fb94d2778dc48bf3 53afe9b6aa3f599a
128: * left hand hand foot lower-leg lower-leg, right forearm foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 0, 0, 1, 2, 0, 0, 1, 0, 2, 2, 0, 0, 1, 1, 2, 0, 2)} (all) reveals
   = 8abf8f0d79825837 9b03987cb125486b
129: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = 76d90ddaf1b70004 184fd39dfa5019bc
130: 3 bury
   RB-S5 buried {'seat': 2, 'points': 2, 'total': -1} (all)
   = 1be95775597a7b61 01d8545029018cfc
131: * left hand forearm forearm upper-arm lower-leg lower-leg, right hand upper-arm upper-arm lower-leg thigh thigh, centre skull spine spine pelvis pelvis pelvis
   RB-T1 pre-op {'seat': 3, 'shown': (1, 2, 1, 0, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 3, 0, 0)} (all) reveals
   = e9b6ce0e4ac68e2c d7ffc06f2919c959
132: 4 lay right hand
   RB-1 laid {'seat': 3, 'bone': 6} (all)
   = 0d464635b180691f db9deabe2a02199d
133: 4 give up
   RB-16 gave-up {'seat': 3} (all)
   RB-21 ended {'ending': 'round-limit'} (all)
   = 96c8afac277c4ef7 03214151deb89ddc
1 place 1 points 2; 2 place 2 points 1; 3 place 4 points -1; 4 place 2 points 1
