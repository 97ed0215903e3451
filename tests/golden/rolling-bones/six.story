   = 37449a00e3e2eedb df8823bfb1a0eab0
1: * left hand hand upper-arm foot foot foot, right hand hand upper-arm upper-arm upper-arm foot, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 0, 1, 3, 0, 0, 2, 0, 3, 1, 0, 0, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 709e974a929b1e56 45a3994c74932d22
2: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 3613bb308cf82b1d 98e58809f9033531
3: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 76969d51c47212a1 a1ec6c54d1e77488
4: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = 435e919c23a94b99 01e710d47de2d815
5: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = c55f94cd592ba808 95dbfb24c51a7f0b
6: 1 hat on
   RB-11B hat-on {'seat': 0} (all)
   = 4c8441be4493324a cf4835cad4d5b3fb
7: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 7b3266f93add9d20 42c0e0eacb0cd69b
8: 1 roll
   = 68df18fddc7a0ed8 51bb3fab6b72cdea
9: * left hand upper-arm upper-arm foot, right hand hand forearm upper-arm thigh, centre skull spine pelvis
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 2, 1, 0, 0, 2, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 0)} (all) reveals
   = 635cc9874d60368d eb09bbceb2c1842d
10: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 2ecebb998dfc1969 5363a0e40d1511ef
11: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 6db81bc3985d92d1 45e320381991d72c
12: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 4ed37e5c72776b97 443e9e8f12c6b53c
13: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 1210bb60f99368b7 facf57346e255627
14: 1 roll
   = 680a4a89f8924619 023cdd117264f433
15: * left hand hand forearm, right forearm thigh, centre skull ribcage ribcage
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (2, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0)} (all) reveals
   = 36ba2ada35b29df9 dc3cccb9e32aeb6d
16: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = a11f8159453f92ce 33513bd1f0fce4d1
17: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = b41dbe0321b3f0a5 943a9a89c0b4e6e0
18: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 93cf4d85d9f4217f 946930efb75caef7
19: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 824e68626fbffa4d 15513e3350570d14
20: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = ac597cf758ec265b 512afbaf6ce7b6d3
21: 1 roll
   = aa782c508101ba7c 0df7acb7a7b913fe
22: * centre skull ribcage spine
   RB-T3 post-op {'seat': 0, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0)} (all) reveals
   = 95e6f33eed413914 441c70e26386c204
23: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 1cf3308652fa8429 6d6fc6766312974c
24: 1 give up
   RB-T7 gave-up {'seat': 0, 'alone': 1} (all)
   = 947aae5f0af32a47 4495e9c971ae918b
25: * left hand forearm upper-arm upper-arm foot foot, right hand forearm upper-arm foot lower-leg thigh, centre skull ribcage ribcage pelvis pelvis gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 2, 2, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 0, 2, 0, 1)} (all) reveals
   = eb1e33654f30301c 9ff71bb3a15a548f
26: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = 4c7c4c1ca101eca3 6b6c7952026948df
27: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = 705e908552f5c976 82af59bc5576ab9f
28: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = 3d61f2fea579e825 cdd306d50ecbd249
29: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 40624ccf2f1accb2 bc655c6902c30862
30: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 980b6275d1e22e25 6a6bd1765532e4bd
31: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 4600fba1fd36cb25 7300a6c0309890f0
32: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = 926505b0956be6d5 64af05790c22b610
33: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 700fab18c2d03bed 7c52420ac16d49a3
34: 2 bury
   RB-S5 buried {'seat': 1, 'points': 12, 'total': 12, 'sections': (5, 5, 0, 0, 2), 'wrong': 0, 'hat': 0} (all)
   = aaf94a0cba65dbae 9e7a0241019b72ec
35: * left hand forearm upper-arm foot foot thigh, right hand hand foot foot lower-leg thigh, centre skull ribcage pelvis pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (1, 1, 1, 2, 0, 1, 2, 0, 0, 2, 1, 1, 1, 1, 0, 2, 0, 2)} (all) reveals
   = 2bc35cb7eeb9d20f a0a14a28ae0c6053
36: 3 lay left hand
   RB-1 laid {'seat': 2, 'bone': 0} (all)
   = 7ec4856aac1d35f9 957e7e228750d628
37: 3 lay left forearm
   RB-1 laid {'seat': 2, 'bone': 1} (all)
   = a4f67582dd63a66e 62235c332d664442
38: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = 777761a3b0df7d72 96d452b05af3fe7e
39: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = f2e9ee3c89f90e56 e37c663675613317
40: 3 lay skull
   RB-1 laid {'seat': 2, 'bone': 12} (all)
   = 47347c49363199b9 bbfdd48c44a530af
41: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = e041930b71f371e0 e4fb5ae3dd271120
42: * left lower-leg thigh thigh, right hand forearm foot lower-leg thigh, centre spine pelvis hat hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (0, 0, 0, 0, 1, 2, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 2, 0)} (all) reveals
   = 6893896cbf798947 91b7e875a1385d45
43: 3 lay spine
   RB-1 laid {'seat': 2, 'bone': 14} (all)
   = ed7f74ec9bb783ec c08007c7d1632e90
44: 3 hat on
   RB-11B hat-on {'seat': 2} (all)
   = dadb18fa7ad6c042 0d192726bcffaa36
45: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 3d7fa7181d348ec0 25195d3dbc280b90
46: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 3b219bed7eeac00f 1601681a31b6dcd9
47: 3 roll
   = b13b5fdbf0d421fe 5efe58a7823fa1d4
48: * left hand upper-arm, right hand hand upper-arm lower-leg, centre skull ribcage
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (1, 0, 1, 0, 0, 0, 2, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0)} (all) reveals
   = 8183edffef6f7394 9a7720d635920231
49: 3 lay right upper-arm
   RB-1 laid {'seat': 2, 'bone': 8} (all)
   = e90687a3f64cc88d f08022a7d352ec56
50: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = a574c945c2607d20 a10f5fd6f9179a79
51: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = f2ce7e72c14c96ed 08c0b249abcda169
52: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 47969ec1b0c0e3ef f2f0310abb95ed7c
53: 3 roll
   = 716b7196589dd4ef e15c7365e5aeb067
54: * right forearm thigh, centre hat hat
   RB-T3 post-op {'seat': 2, 'number': 3, 'shown': (0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0)} (all) reveals
   = bea08f46e717bdca b8a008fa28b7f5f5
55: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = ce6428cba5f319d1 6febeeae06324541
56: 3 give up
   RB-T7 gave-up {'seat': 2, 'alone': 1} (all)
   = 22381a89a58d9de4 8a3e707b952034a9
57: * left hand upper-arm upper-arm upper-arm foot thigh, right hand hand upper-arm upper-arm foot foot, centre skull ribcage spine pelvis hat gravestone
   RB-T1 pre-op {'seat': 3, 'shown': (1, 0, 3, 1, 0, 1, 2, 0, 2, 2, 0, 0, 1, 1, 1, 1, 1, 1)} (all) reveals
   = 66f711aaa453d22a 861b21ff03a82660
58: 4 lay left upper-arm
   RB-1 laid {'seat': 3, 'bone': 2} (all)
   = 7a71676e9646de49 96699051e11fac01
59: 4 lay ribcage
   RB-1 laid {'seat': 3, 'bone': 13} (all)
   = 94db76706f3fe3f4 ba115f360ba10301
60: 4 lay right upper-arm
   RB-1 laid {'seat': 3, 'bone': 8} (all)
   = 462044251088ece5 471a3774eb7b01f7
61: 4 lay skull
   RB-1 laid {'seat': 3, 'bone': 12} (all)
   = 481e865278d0039d ecce41713833d1f6
62: 4 lay spine
   RB-1 laid {'seat': 3, 'bone': 14} (all)
   = bf1897e2f83fbd88 9bbd08a4b1a23bdf
63: 4 lay pelvis
   RB-1 laid {'seat': 3, 'bone': 15} (all)
   = 549a008ac25d16f1 012ecf765bf96bf6
64: 4 lay left thigh
   RB-1 laid {'seat': 3, 'bone': 5} (all)
   = ef117f177115a698 3ef21afc3ae5eb86
65: 4 hat on
   RB-11B hat-on {'seat': 3} (all)
   = e75a1984931a0d34 37a4f9d5c73794e2
66: 4 bury
   RB-S5 buried {'seat': 3, 'points': 16, 'total': 16, 'sections': (1, 1, 1, 0, 5), 'wrong': 0, 'hat': 1} (all)
   = 25f72c1c4986c84c 31c9d71fef416bcd
67: * left hand hand hand forearm upper-arm lower-leg, right hand hand upper-arm thigh thigh thigh, centre spine spine pelvis pelvis hat hat
   RB-T1 pre-op {'seat': 4, 'shown': (3, 1, 1, 0, 1, 0, 2, 0, 1, 0, 0, 3, 0, 0, 2, 2, 2, 0)} (all) reveals
   = a84c3344a19b6ef7 222327127912ce1c
68: 5 lay left hand
   RB-1 laid {'seat': 4, 'bone': 0} (all)
   = 6af14dc6f13d355f f0ffddfc70c0d5a6
69: 5 lay left forearm
   RB-1 laid {'seat': 4, 'bone': 1} (all)
   = 35321ed302735332 293d61e839d51911
70: 5 lay left upper-arm
   RB-1 laid {'seat': 4, 'bone': 2} (all)
   = aba276fcffe822a2 24cda740e70b3431
71: 5 pay right
   RB-12 paid {'seat': 4, 'colour': 1} (all)
   = f1a44b3f1c9a6f52 62f54b254194d0d9
72: * left hand lower-leg thigh, right hand hand forearm upper-arm foot, centre skull ribcage ribcage spine spine hat
   RB-T3 post-op {'seat': 4, 'number': 1, 'shown': (1, 0, 0, 0, 1, 1, 2, 1, 1, 1, 0, 0, 1, 2, 2, 0, 1, 0)} (all) reveals
   = 774872d4c137965b be2f4c5f8cbdc810
73: 5 lay ribcage
   RB-1 laid {'seat': 4, 'bone': 13} (all)
   = ae53aee1e67e82b8 e99398f89e922572
74: 5 lay right upper-arm
   RB-1 laid {'seat': 4, 'bone': 8} (all)
   = 83c64f02f12111cd b5f0f53c9797fec4
75: 5 lay right forearm
   RB-1 laid {'seat': 4, 'bone': 7} (all)
   = a5d7142d4c948c98 a461eb968b5a34b8
76: 5 lay right hand
   RB-1 laid {'seat': 4, 'bone': 6} (all)
   = 5698a9df63611165 ae0db0e5afe5f9d3
77: 5 lay skull
   RB-1 laid {'seat': 4, 'bone': 12} (all)
   = 139672f4596a308c 2363ce5677a7790f
78: 5 hat on
   RB-11B hat-on {'seat': 4} (all)
   = 0e94eccc8d9b7cb1 257bf32621c5ade1
79: 5 pay left
   RB-12 paid {'seat': 4, 'colour': 0} (all)
   = 74b4ea20613d6b29 40e97b29e64c1c64
80: 5 pay left
   RB-12 paid {'seat': 4, 'colour': 0} (all)
   = e785967731ee99ff 3117c3df4cfd728d
81: 5 roll
   = b3c84da3dab6c9c0 28d3227e61ff6e52
82: * left lower-leg, right forearm upper-arm, centre pelvis hat gravestone
   RB-T3 post-op {'seat': 4, 'number': 2, 'shown': (0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1)} (all) reveals
   = efdb484abbf58105 9a54786ab4d57999
83: 5 bury
   RB-S5 buried {'seat': 4, 'points': 24, 'total': 24, 'sections': (5, 5, 0, 0, 2), 'wrong': 0, 'hat': 1} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 32f549c2f4a44d9f 501353645279a2c0
1 place 4 points 0; 2 place 3 points 12; 3 place 4 points 0; 4 place 2 points 16; 5 place 1 points 24; 6 place 4 points 0
