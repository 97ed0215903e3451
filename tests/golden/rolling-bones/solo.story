   = 5eea70e63e90658a 85d3adb6a03c9b30
1: * left forearm forearm upper-arm lower-leg thigh thigh, right upper-arm foot foot lower-leg lower-leg thigh, centre skull pelvis hat gravestone gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (0, 2, 1, 0, 1, 2, 0, 0, 1, 2, 2, 1, 1, 0, 0, 1, 1, 3)} (all) reveals
   = 82a9ffee13473d80 a4ae8d6d8122bdc0
2: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 85bc0d95f7964463 49f61754ee3859f2
3: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = e27a7d7a23f2b010 f4ebb85b988dc327
4: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 227ff98014652869 35910a45d8fc652a
5: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 6d9166f9e2fb6b3e 1f9026bcbf952c12
6: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = d4d57501c62b2a52 92b9a18bd4b310fe
7: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = 523e0c98b6009be1 61a1f296e8ee9a40
8: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = bad59972cb0635c2 de09c338f0a9477d
9: * left foot thigh thigh, right forearm forearm forearm, centre ribcage ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0, 2, 1, 1, 1, 0)} (all) reveals
   = b7898f9c81a6e3eb 34517bf6997eb3cf
10: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 76c001916a2e9bba fded2371bc5e3d93
11: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 460cd66409e75b09 bc8b7682a297088f
12: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 99cfbacbe5bb6b6d 1bd0ccb4877f9f33
13: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = c7afc3bb543e76fc fa5b48b4ae478509
14: * left lower-leg, right thigh thigh, centre ribcage spine pelvis hat
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 0)} (all) reveals
   = 5adf3fb1457beddd 6d8f39553e59627e
15: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 78a172804eb6317f 8de4de4697d7a20b
16: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = f8e1fcb5e0b817a1 cfd622302066c0a1
17: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = f92200a3f8341572 ff925e4e92f315c4
18: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 83ff99097b76ae70 6f853f332b67af06
19: * centre skull skull spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0)} (all) reveals
   = 4c2ae987c0ceebdc 505b78d4f75007d1
20: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 40064b7033b83851 72fccbae545230a4
21: 1 give up
   RB-T7 gave-up {'seat': 0, 'alone': 1} (all)
   = 72e4aa815b6fa8e8 61466b0c8967c477
22: * left hand forearm upper-arm foot foot foot, right hand forearm forearm upper-arm upper-arm foot, centre skull skull spine pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 3, 0, 0, 1, 2, 2, 1, 0, 0, 2, 0, 1, 2, 1, 0)} (all) reveals
   = 26297b4c00791a76 b8ceb01846617f66
23: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = b194c5e07a868d10 583fcc70b8e2fb09
24: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 8ac972a41c521459 aa84862b5b8af84d
25: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = abdb6832eed5108d 16afa7450de758a8
26: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = d28f83cd5766b4aa b8e29b736e4cbf8d
27: * left upper-arm foot lower-leg, right forearm forearm upper-arm thigh thigh, centre ribcage spine hat hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 1, 1, 1, 0, 0, 2, 1, 0, 0, 2, 0, 1, 1, 0, 3, 1)} (all) reveals
   = 627d935506dc3163 e45a3917d2035911
28: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 72543823205695e2 3cc47f143847ae33
29: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 55fc54df31e33040 832c69bad7b12ef3
30: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 9a2c791080efe9ee 1afb5aca4b1443d0
31: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 6c34b85498adac8a 9c5fbffed338a101
32: 1 bury
   RB-S5 buried {'seat': 0, 'points': 9, 'total': 9, 'sections': (5, 2, 0, 0, 2), 'wrong': 0, 'hat': 0} (all)
   = 9244a736a712bd3a c0e3912bcb049f01
33: * left hand forearm upper-arm foot lower-leg lower-leg, right forearm foot foot lower-leg thigh thigh, centre skull spine spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 1, 2, 0, 0, 1, 0, 2, 1, 2, 1, 0, 2, 0, 2, 1)} (all) reveals
   = 6cc063c15b41f00c 08fb0bbbc8ae8ce8
34: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 9939d809b974bfcf afd7c46e5b308669
35: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = f4660d0e0454b978 57ca4dd388aac67e
36: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 8067aa263fbaf98b d304925519afa987
37: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = a45d197a63935236 01a7e00324001cbb
38: * left forearm foot lower-leg, right forearm upper-arm upper-arm foot thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 1, 0, 1, 1, 0, 0, 1, 2, 1, 0, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = be8db8a6a9aaa1ea 9a85ec6c20f05324
39: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = eefa4aaa1ba9005b d3217345deb50475
40: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 6d0e67f1f0cf453b b7b51268c895a6be
41: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 04644de500faafdd 0274e2f4d72bdf5e
42: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 5fbc40a0ef2c42d4 d7fd78f091470838
43: 1 hat on
   RB-11B hat-on {'seat': 0} (all)
   = 6a4c05e34154922a 34b0aabb1b35a3da
44: 1 bury
   RB-S5 buried {'seat': 0, 'points': 18, 'total': 27, 'sections': (5, 2, 0, 0, 2), 'wrong': 0, 'hat': 1} (all)
   = 58fa56e87e469117 39e404a5b7f1df98
45: * left forearm upper-arm foot lower-leg lower-leg thigh, right hand foot foot lower-leg lower-leg thigh, centre skull ribcage ribcage spine pelvis pelvis
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 1, 2, 1, 1, 0, 0, 2, 2, 1, 1, 2, 1, 2, 0, 0)} (all) reveals
   = c11f8d3dc610dca6 2fa9e9677e1ce537
46: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = b5014ab7cc06a704 c395c27529ed3759
47: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = b77a2028e9d8efda c4b77e552dab3fac
48: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = bd98922c8249e8d3 82798697133ae10d
49: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 2d16756034b13c6f e7d8a6589f86afcb
50: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 89125d7c3ead909d 6077cb88af4b547b
51: * left hand upper-arm foot foot, right hand hand upper-arm upper-arm foot, centre skull skull spine hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 1, 2, 0, 0, 2, 0, 2, 1, 0, 0, 2, 0, 1, 0, 1, 0)} (all) reveals
   = 8d0569565756b723 ecb777508e3df36e
52: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 2d0d5893f693e5fa fe659f3012c46953
53: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 6d1487b621e141f0 5fac2943692fc68b
54: 1 hat on
   RB-11B hat-on {'seat': 0} (all)
   = 3143d7457cd65950 21b54237ef46deda
55: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 965a691bb51e8023 f6584c2631d191ac
56: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = b124545ea8c8a08d e75311de35d9da26
57: 1 roll
   = 4baad969fc9f14d7 123e650361a155e9
58: * left forearm foot, right forearm forearm lower-leg, centre spine gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 1, 0, 1, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 1, 0, 0, 2)} (all) reveals
   = 8330342f9e60401f 8811fa05d255c2fc
59: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = f2f3dcadcf0b1ee2 81fce70fbc6940bc
60: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = d6989970cab3247f 5cdb90468a15b674
61: 1 bury
   RB-S5 buried {'seat': 0, 'points': 20, 'total': 47, 'sections': (5, 2, 0, 0, 3), 'wrong': 0, 'hat': 1} (all)
   = b6de1e6c30d8beb9 faa0d91b77949bbc
62: * left hand forearm upper-arm foot lower-leg lower-leg, right hand forearm forearm foot thigh thigh, centre skull skull skull pelvis hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 1, 2, 0, 1, 2, 0, 1, 0, 2, 3, 0, 0, 1, 1, 1)} (all) reveals
   = b3cada329582a5b3 b78fa6fe10172d3c
63: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 2290753a5052e347 e154221b55d8ff8c
64: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 02e308b10d78efe0 c4d2b6497cee24bc
65: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = c2250b6fbd6d75d9 3c011ef9922ed119
66: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 060a88b078cbbc52 58c4c0343040387a
67: * left forearm forearm foot, right hand hand hand upper-arm lower-leg, centre skull skull ribcage hat hat gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 2, 0, 1, 0, 0, 3, 0, 1, 0, 1, 0, 2, 1, 0, 0, 2, 1)} (all) reveals
   = 3149eaddf8331aac 6a3a9c514f0bb42b
68: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 7231f7c4f4e8d826 bca1e6bee9f953b8
69: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 67812ed7cde51bde 4ad40f30c6b653d1
70: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 2e8a1b1bcc653f12 76fcf144bc7e097e
71: 1 hat on
   RB-11B hat-on {'seat': 0} (all)
   = 2c39dcd5620cf729 bf0b3a9b49c16307
72: 1 bury
   RB-S5 buried {'seat': 0, 'points': 16, 'total': 63, 'sections': (5, 1, 0, 0, 2), 'wrong': 0, 'hat': 1} (all)
   = 5f2bf75398427123 10a37ec029276172
73: * left hand hand forearm forearm lower-leg thigh, right hand forearm upper-arm foot thigh thigh, centre ribcage spine spine spine pelvis gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 2, 0, 0, 1, 1, 1, 1, 1, 1, 0, 2, 0, 1, 3, 1, 0, 1)} (all) reveals
   = f3668fac346e1cac 832e897d6c8eb070
74: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 9cbce5998e20972c 552c8016047e998b
75: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 7d27e0c2003ebad4 b2991a75f32185f7
76: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 8c19678550260341 ead33e243ad72d4f
77: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 45d0cc677eaecac7 d0cabee13fd53b4c
78: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 78ca17e6883b523a 97727edd7f4292df
79: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 21012f5b5ffc4126 9759d92181f5ad66
80: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = b63c10ddfe38dd1f cf25e26869136879
81: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 16b56e48477a7da9 28a2f6bfe22b5e6b
82: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = c7e3b00dea3974b8 fc17d6017427c77e
83: 1 bury
   RB-S5 buried {'seat': 0, 'points': 11, 'total': 74, 'sections': (0, 5, 2, 1, 3), 'wrong': 0, 'hat': 0} (all)
   = 3891cbe07fb9cd38 22bcebe22c1677a1
84: * left hand forearm upper-arm foot lower-leg thigh, right upper-arm foot lower-leg thigh thigh thigh, centre ribcage spine pelvis pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 3, 0, 1, 1, 2, 0, 2)} (all) reveals
   = dea54d2648ba011e 5cdaabffcb7a57d6
85: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = c8d2a7774d0f84f1 c86e29f8a2325570
86: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 261cc59e6ee93870 9e02b8b861b7ac2a
87: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 2ba3d6d3b544c7bb ae8f6f7ed7d86095
88: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 38a4e44c79bc3321 853adfea359bbe9d
89: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 61dedfbedd165513 a880db9b30e782ae
90: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = cd99edb650a21287 98d751a40aee1a81
91: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 509ada66776007bc 91d61ff82e79f621
92: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 84dc2f3cf0eedf1b ddd7696f9b3e1e3b
93: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 496c98f51893edf3 80ae0bd63cb0c98a
94: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 8be1dc78ec51cad8 d6d9175105639ea5
95: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 4c275cf768f8f01d 037c370a1cf3def2
96: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 2b5c603b9b0ca849 bb93bb9d6522d75c
97: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = b8480cee469e0f05 1bb70d3db2c6b8e1
98: 1 bury
   RB-S5 buried {'seat': 0, 'points': 19, 'total': 93, 'sections': (5, 1, 5, 5, 3), 'wrong': 0, 'hat': 0} (all)
   = cd99c34e983fcaa6 ee833441fb5de07d
99: * left hand forearm upper-arm foot lower-leg thigh, right hand hand hand forearm thigh thigh, centre skull ribcage spine pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (1, 1, 1, 1, 1, 1, 3, 1, 0, 0, 0, 2, 1, 1, 1, 2, 1, 0)} (all) reveals
   = 232bc11d363ff17a 116b40dac4e83b96
100: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = 20c4b065f9ba15f8 b04be1033f208fe4
101: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = 65b3d3c5b456b037 c346999e80bc52c8
102: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = a75d0edc4935e270 fc7023c76367bf85
103: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 90ae505c3063fc91 c57ba35f29d5bd14
104: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 656184ae8d7c6f1a 6a0aa7f46f4cfec1
105: 1 hat on
   RB-11B hat-on {'seat': 0} (all)
   = 049dbfc39c9e095d fe346f536236dd79
106: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = a0d33642e67afcf6 ba1b025a34572796
107: 1 roll
   = 746229dc7c43382f cf19f982da9c1dbb
108: * left forearm forearm foot, right upper-arm upper-arm foot thigh thigh, centre skull skull gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 2, 0, 1, 0, 0, 0, 0, 2, 1, 0, 2, 2, 0, 0, 0, 0, 1)} (all) reveals
   = 7641315b4a40c3cc 19dca0d7a8255aae
109: 1 bury
   RB-S5 buried {'seat': 0, 'points': 14, 'total': 107, 'sections': (5, 0, 0, 0, 2), 'wrong': 0, 'hat': 1} (all)
   RB-19 ended {'ending': 'target'} (all)
   = c31c7575a31b5576 2b3da3f01c7e860c
1 place 1 points 8
