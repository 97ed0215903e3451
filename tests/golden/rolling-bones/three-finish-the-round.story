   = fcc5b963254e57fa ad52937e7e31e95c
1: * left forearm upper-arm foot foot lower-leg lower-leg, right forearm foot foot foot lower-leg lower-leg, centre ribcage spine pelvis pelvis pelvis hat
   RB-T1 pre-op {'seat': 0, 'shown': (0, 1, 1, 2, 2, 0, 0, 1, 0, 3, 2, 0, 0, 1, 1, 3, 1, 0)} (all) reveals
   = d69119b542c8b548 1edc2fea987055a0
2: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = a5dbd9400d883dec 6e48afb777fae991
3: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 88e3eab76225cf1f 6c6442c0379938a5
4: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = ea35e5adafacc819 ac7eea1fff050637
5: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = be20a87c470ddbbc 6703bc4529cccad0
6: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 8401457d78512ebc 5eb93b7c0141e547
7: * left hand foot foot thigh, right hand hand hand thigh thigh, centre spine pelvis gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 0, 0, 2, 0, 1, 3, 0, 0, 0, 0, 2, 0, 0, 1, 1, 0, 2)} (all) reveals
   = 929fcf6da78f4933 5f831206a4302d6d
8: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = bc4615ac72f06415 c6bce6fd29a3a147
9: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 862ee8eb922d2c24 6d5407dbf8d204ff
10: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 738640c3a2f98d16 b7d53d1d62708ba8
11: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = b7dffd81407a4785 76f307459d2bf0af
12: 1 bury
   RB-S5 buried {'seat': 0, 'points': 10, 'total': 10} (all)
   = 672793b78680f006 6606f2142b593e25
13: * left hand hand hand foot lower-leg lower-leg, right forearm forearm foot foot lower-leg thigh, centre skull skull spine spine hat gravestone
   RB-T1 pre-op {'seat': 1, 'shown': (3, 0, 0, 1, 2, 0, 0, 2, 0, 2, 1, 1, 2, 0, 2, 0, 1, 1)} (all) reveals
   = eee706ee62a10e2a b66303395ce59abd
14: 2 lay right foot
   RB-1 laid {'seat': 1, 'bone': 9} (all)
   = 873681daec138c46 6193ae7640260fca
15: 2 lay right lower-leg
   RB-1 laid {'seat': 1, 'bone': 10} (all)
   = d4865a570b3f8274 27d9360f9a7e86a7
16: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = 93ac5e4c5f4b4696 bec8999c92cac793
17: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 8198e90ad9bf985b ee0e8b08a7b16487
18: * left forearm forearm upper-arm upper-arm lower-leg, right hand foot foot, centre spine spine pelvis hat hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 2, 2, 0, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0, 2, 1, 2, 1)} (all) reveals
   = 2eb39bc7ad86fc00 de2fa25c8418fb4b
19: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = b50ed2049ca130a6 2e66271bf8e84695
20: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 37ea479ae91a6e13 004eb8cb7725e8ea
21: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 4e9f535851acb5d0 75e2df951da1741f
22: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 61c99ec3f421a95c 6b5d57dc20f91801
23: * left hand hand lower-leg, right upper-arm foot lower-leg, centre skull skull skull ribcage
   RB-T3 post-op {'seat': 1, 'number': 2, 'shown': (2, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 3, 1, 0, 0, 0, 0)} (all) reveals
   = 2adaf982d7c85b51 3877f3b6954275c8
24: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 761d4cf557aac141 2f4bdfdac1b15d7c
25: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = 2d075bd0817ed66b d42ebcbb087b2bab
26: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = f6cf8d0fbeb09929 d6bf2c87ecae7085
27: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 8a655860cbd7fb78 107606f52ce114a9
28: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = dea43e7a7b5986ab 1863454120b67b1a
29: * left upper-arm, right lower-leg, centre skull ribcage pelvis
   RB-T3 post-op {'seat': 1, 'number': 3, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0)} (all) reveals
   = a96f25dcd2e0e001 252c78dbb40a6e85
30: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = e622d4ba5fcb2e63 7d6a65a3caff1b00
31: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = 2a6563a92a1a1f14 23222401ff54ef7e
32: 2 give up
   RB-16 gave-up {'seat': 1} (all)
   = f26c251ab095e46b 13d0ca3420f62db8
33: * left upper-arm lower-leg lower-leg thigh thigh thigh, right hand hand forearm upper-arm lower-leg thigh, centre skull ribcage pelvis hat gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 1, 0, 2, 3, 2, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 2)} (all) reveals
   = a7443255962a972d 2d8eb21a44a41adf
34: 3 lay left upper-arm
   RB-1 laid {'seat': 2, 'bone': 2} (all)
   = 236f3a13e50018bc c5ca196570aa82d8
35: 3 lay ribcage
   RB-1 laid {'seat': 2, 'bone': 13} (all)
   = 0ecff9496f783788 ec3ffcd4364fdff3
36: 3 lay right upper-arm
   RB-1 laid {'seat': 2, 'bone': 8} (all)
   = f967313c5d3e07a8 8218866777f3d9a6
37: 3 lay right forearm
   RB-1 laid {'seat': 2, 'bone': 7} (all)
   = e25b92ee1c2d1e36 c62bab655d487378
38: 3 lay right hand
   RB-1 laid {'seat': 2, 'bone': 6} (all)
   = 2137a116b2f192e8 8ef2d59a995de75e
39: 3 lay skull
   RB-1 laid {'seat': 2, 'bone': 12} (all)
   = ba170c00a04ff9ce ef08c29a37cab6cb
40: 3 hat on
   RB-11 hat-on {'seat': 2} (all)
   = ed59679ab85acde4 6e4b7c063ad3eaa3
41: 3 bury
   RB-S5 buried {'seat': 2, 'points': 16, 'total': 16} (all)
   = fcbb81f9b7966bf5 b3f950132cb363c5
42: * left hand hand hand foot lower-leg thigh, right forearm forearm upper-arm upper-arm foot thigh, centre ribcage ribcage spine hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (3, 0, 0, 1, 1, 1, 0, 2, 2, 1, 0, 1, 0, 2, 1, 0, 2, 1)} (all) reveals
   = df5fa01925c64973 594f8fb122aaba49
43: 1 lay left foot
   RB-1 laid {'seat': 0, 'bone': 3} (all)
   = 13678bcde8abe499 b33ae6f10d0bfc19
44: 1 lay left lower-leg
   RB-1 laid {'seat': 0, 'bone': 4} (all)
   = 202452172041a07a b01effcd24e7822c
45: 1 lay left thigh
   RB-1 laid {'seat': 0, 'bone': 5} (all)
   = 15929bf186829a9f 526970db767e1b02
46: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = 5521f3661cc0b6dd d4475190b0164aea
47: * left foot lower-leg thigh, right upper-arm foot foot lower-leg thigh, centre skull skull pelvis pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (0, 0, 0, 1, 1, 1, 0, 0, 1, 2, 1, 1, 2, 0, 0, 2, 2, 0)} (all) reveals
   = fe53818d650e30cf 7f0423de43ff08a7
48: 1 lay pelvis
   RB-1 laid {'seat': 0, 'bone': 15} (all)
   = 96e676f6482ab88a 700fdf386129198f
49: 1 lay right thigh
   RB-1 laid {'seat': 0, 'bone': 11} (all)
   = 87ebf215381c2b7a ba54e2e41cc68671
50: 1 lay right lower-leg
   RB-1 laid {'seat': 0, 'bone': 10} (all)
   = 0260377d96067142 cd07b0b0f4aac22d
51: 1 lay right foot
   RB-1 laid {'seat': 0, 'bone': 9} (all)
   = e186584f22186983 d414a331b20742e9
52: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = fc16643b7adeac3a 4b9459ed95dfbf2f
53: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = 5f13a2145ae0ae58 8d2fdaff7dc1accd
54: * left hand, right hand upper-arm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = bd7923b7d8ad6a51 836ba0e337d85dc9
55: 1 bury
   RB-S5 buried {'seat': 0, 'points': 11, 'total': 21} (all)
   = 8237adc9deb65041 30881a650f2f2375
56: * left hand forearm foot lower-leg lower-leg thigh, right forearm forearm upper-arm foot foot lower-leg, centre spine spine pelvis hat hat hat
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 0, 1, 2, 1, 0, 2, 1, 2, 1, 0, 0, 0, 2, 1, 3, 0)} (all) reveals
   = 9afb9ebca3cfe443 6a0481a3ffd6e161
57: 2 lay left foot
   RB-1 laid {'seat': 1, 'bone': 3} (all)
   = 4c3e04a8825d70fd c4b0ce9c67ac387d
58: 2 lay left lower-leg
   RB-1 laid {'seat': 1, 'bone': 4} (all)
   = 0c6831fa30c40329 e29bea081258d83c
59: 2 lay left thigh
   RB-1 laid {'seat': 1, 'bone': 5} (all)
   = 53317a0482f2c00c 4ac7d1df2022ac01
60: 2 lay pelvis
   RB-1 laid {'seat': 1, 'bone': 15} (all)
   = b8aa776d245c4125 7df44d000a12d4aa
61: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = ab29f18b1c4cd338 f1fdd08966335ea1
62: 2 pay right
   RB-12 paid {'seat': 1, 'colour': 1} (all)
   = 88aeaf2e50ea1b16 991a9bb4e9497d09
63: * left upper-arm lower-leg lower-leg, right forearm forearm forearm thigh thigh, centre ribcage spine pelvis gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (0, 0, 1, 0, 2, 0, 0, 3, 0, 0, 0, 2, 0, 1, 1, 1, 0, 1)} (all) reveals
   = 76e13f4e8e19eef2 82cec3d88aaa3834
64: 2 lay right thigh
   RB-1 laid {'seat': 1, 'bone': 11} (all)
   = b1bd4ae4e9951a4c d2e88190c9521a9e
65: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 597f87be008c56bc a7f737efe78c29ee
66: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = efe1eb01c86f581b b0e693488290f00d
67: 2 bury
   RB-S5 buried {'seat': 1, 'points': 10, 'total': 10} (all)
   = 13e046c64d1897f3 c10b31b1741d795d
68: * left hand hand forearm foot lower-leg lower-leg, right upper-arm upper-arm upper-arm foot lower-leg thigh, centre skull skull ribcage pelvis gravestone gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (2, 1, 0, 1, 2, 0, 0, 0, 3, 1, 1, 1, 2, 1, 0, 1, 0, 2)} (all) reveals
   = ffba148ddcf72fd0 1b220db5b0dab408
69: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = f55ba85996a259dd 1761d701dab79118
70: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = 36c5e952d7d20764 97681cd7bc5ed819
71: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = b9d5603e57a7439c 7277963ae08d184e
72: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 3e170f8390ce193d ad4dbca7d3931338
73: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 4324d334ad5f81c4 c30c2470a8b4d9d2
74: * left hand hand forearm upper-arm thigh, right lower-leg lower-leg thigh, centre skull ribcage ribcage pelvis hat
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (2, 1, 1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 2, 0, 1, 1, 0)} (all) reveals
   = d30dec59e070258f 139708505d4cecc4
75: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = faf78dc7ad3bc74f 37f084f001ffd425
76: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 9fe8a9d2ec8e883a 2f09fee9186cf434
77: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 1df131c9a4040726 7719a076a7eedf35
78: * left foot foot thigh, right hand forearm, centre skull pelvis hat gravestone gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 2, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 2)} (all) reveals
   = 1efa9ce81e58afaa 08df1feab06793a2
79: 3 bury
   RB-S5 buried {'seat': 2, 'points': 7, 'total': 23} (all)
   = 7a02098398181795 5b9af356592eb10e
80: * left hand hand forearm foot foot thigh, right hand hand forearm upper-arm upper-arm upper-arm, centre ribcage ribcage pelvis hat hat gravestone
   RB-T1 pre-op {'seat': 0, 'shown': (2, 1, 0, 2, 0, 1, 2, 1, 3, 0, 0, 0, 0, 2, 0, 1, 2, 1)} (all) reveals
   = 636270060d0828c1 fe47d6c5765c09b3
81: 1 lay right hand
   RB-1 laid {'seat': 0, 'bone': 6} (all)
   = 23e5103dd9adb7fe b08b7199e59dcb62
82: 1 lay right forearm
   RB-1 laid {'seat': 0, 'bone': 7} (all)
   = 7d50a79e85a81faf 5ef26aa239769838
83: 1 lay right upper-arm
   RB-1 laid {'seat': 0, 'bone': 8} (all)
   = b365e851aa2d77ba 7fc6141c638fc28d
84: 1 lay ribcage
   RB-1 laid {'seat': 0, 'bone': 13} (all)
   = 0c63bbc1b3e3a350 3603bbccb8f3df97
85: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = d6843af5725cefd7 3e5295b8e6a9cc79
86: * left hand forearm upper-arm foot thigh, right forearm forearm thigh, centre ribcage spine pelvis hat hat
   RB-T3 post-op {'seat': 0, 'number': 1, 'shown': (1, 1, 1, 1, 0, 1, 0, 2, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0)} (all) reveals
   = f66ccd606651fb72 58104e96ce3f8e21
87: 1 lay left upper-arm
   RB-1 laid {'seat': 0, 'bone': 2} (all)
   = 4e7950dfbf0fef1b b7ea7a4575066e1e
88: 1 lay left forearm
   RB-1 laid {'seat': 0, 'bone': 1} (all)
   = e4615d7e33764bfa 6ad66b2f9defe6af
89: 1 lay left hand
   RB-1 laid {'seat': 0, 'bone': 0} (all)
   = ca3dce57fcd41dc9 c28fbd99853786d5
90: 1 lay spine
   RB-1 laid {'seat': 0, 'bone': 14} (all)
   = 8e325aff30312412 e72bd4cca201c389
91: 1 pay right
   RB-12 paid {'seat': 0, 'colour': 1} (all)
   = d265aacfd0b436ef 372bfb71e77476ca
92: 1 pay left
   RB-12 paid {'seat': 0, 'colour': 0} (all)
   = cf6735db80d63ff4 278093b43298eb07
93: * left upper-arm, right lower-leg lower-leg, centre skull ribcage ribcage gravestone
   RB-T3 post-op {'seat': 0, 'number': 2, 'shown': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, 0, 0, 0, 1)} (all) reveals
   = 9bb602ad31ba7435 aeb66dd0c4c3eb15
94: 1 lay skull
   RB-1 laid {'seat': 0, 'bone': 12} (all)
   = 5ff6b04ea45d4b88 a478c98c05587528
95: 1 bury
   RB-S5 buried {'seat': 0, 'points': 13, 'total': 34} (all)
   = 311b0695f4be137f 4b63cf8a9760fbdc
96: * left hand forearm upper-arm upper-arm upper-arm thigh, right hand forearm upper-arm lower-leg lower-leg thigh, centre ribcage spine spine spine pelvis pelvis
   RB-T1 pre-op {'seat': 1, 'shown': (1, 1, 3, 0, 0, 1, 1, 1, 1, 0, 2, 1, 0, 1, 3, 2, 0, 0)} (all) reveals
   = c7e7bcafd02dc99c 4ceb5ce1e83ddef4
97: 2 lay left hand
   RB-1 laid {'seat': 1, 'bone': 0} (all)
   = 9204c4bdf35e0cd1 00b08352c01fa6ca
98: 2 lay left forearm
   RB-1 laid {'seat': 1, 'bone': 1} (all)
   = f46e6f587eec0164 8949d794db07e236
99: 2 lay left upper-arm
   RB-1 laid {'seat': 1, 'bone': 2} (all)
   = af7eca5993fb7d33 ca51e5ebac80fdff
100: 2 lay ribcage
   RB-1 laid {'seat': 1, 'bone': 13} (all)
   = 0997e8cd5bf2dd9c d03093b35d769f2d
101: 2 lay right upper-arm
   RB-1 laid {'seat': 1, 'bone': 8} (all)
   = ce9050db18169b6d b509623bf72fb68a
102: 2 lay right forearm
   RB-1 laid {'seat': 1, 'bone': 7} (all)
   = 65c04f542f96049e e7d9eb0e1887104d
103: 2 lay right hand
   RB-1 laid {'seat': 1, 'bone': 6} (all)
   = 228d62b58daf53a6 d08c62bd1f1b39b6
104: 2 lay spine
   RB-1 laid {'seat': 1, 'bone': 14} (all)
   = 57b2dbff0900d2d5 aa035729f9c61bc2
105: 2 pay left
   RB-12 paid {'seat': 1, 'colour': 0} (all)
   = 2fe3ef224d7ac19d d4e0fe2fecabbfac
106: * left hand thigh, right hand foot foot, centre skull spine hat gravestone
   RB-T3 post-op {'seat': 1, 'number': 1, 'shown': (1, 0, 0, 0, 0, 1, 1, 0, 0, 2, 0, 0, 1, 0, 1, 0, 1, 1)} (all) reveals
   = d2e053010ed02df4 4e1cbae4c8d7b29c
107: 2 lay skull
   RB-1 laid {'seat': 1, 'bone': 12} (all)
   = e6a37ee3f38fb4eb d9113da393a53d40
108: 2 hat on
   RB-11 hat-on {'seat': 1} (all)
   = cb6a495477bf1a4b 82f51c10f64ad317
109: 2 bury
   RB-S5 buried {'seat': 1, 'points': 26, 'total': 36} (all)
   = 47761aacb15404f8 a4a38cda644e2199
110: * left upper-arm upper-arm lower-leg lower-leg thigh thigh, right hand upper-arm foot foot lower-leg thigh, centre skull ribcage pelvis pelvis hat gravestone
   RB-T1 pre-op {'seat': 2, 'shown': (0, 0, 2, 0, 2, 2, 1, 0, 1, 2, 1, 1, 1, 1, 0, 2, 1, 1)} (all) reveals
   = 578cd37e9f3e974a 9068de9c4c5a724d
111: 3 lay left lower-leg
   RB-1 laid {'seat': 2, 'bone': 4} (all)
   = 067bcc8e72beff7e 8b3c958535ee4776
112: 3 lay left thigh
   RB-1 laid {'seat': 2, 'bone': 5} (all)
   = 33ae6edb0d34e0f9 02655b0aad4c38fe
113: 3 lay pelvis
   RB-1 laid {'seat': 2, 'bone': 15} (all)
   = 8fa32a01e7ca2b42 cd085f0a8dfd2f6d
114: 3 lay right thigh
   RB-1 laid {'seat': 2, 'bone': 11} (all)
   = 037c03fcf43e6cdd 905fd4da59e58edf
115: 3 lay right lower-leg
   RB-1 laid {'seat': 2, 'bone': 10} (all)
   = f68e8855ad06d1ac 4d3545b768801de8
116: 3 lay right foot
   RB-1 laid {'seat': 2, 'bone': 9} (all)
   = 9ac32acff944f81b b03b6febecbade7c
117: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 583e928a4c0f5359 3ef552805d662782
118: * left hand foot thigh, right hand hand lower-leg, centre pelvis hat hat hat gravestone
   RB-T3 post-op {'seat': 2, 'number': 1, 'shown': (1, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1, 3, 1)} (all) reveals
   = a988b2d7191d6bda 56099173e5d7f4dc
119: 3 lay left foot
   RB-1 laid {'seat': 2, 'bone': 3} (all)
   = 92bec47ab992bc2e f3957b08c96f51da
120: 3 pay right
   RB-12 paid {'seat': 2, 'colour': 1} (all)
   = 2e5ac442f15d4415 a29bdce94cb4d298
121: 3 pay left
   RB-12 paid {'seat': 2, 'colour': 0} (all)
   = 35d5cb8047b6fd87 78ea13f8b41f1168
122: * left foot, right forearm forearm, centre skull skull ribcage pelvis gravestone
   RB-T3 post-op {'seat': 2, 'number': 2, 'shown': (0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 0, 1, 0, 1)} (all) reveals
   = 36b2c762c88ae953 ce3ffe6bae620183
123: 3 bury
   RB-S5 buried {'seat': 2, 'points': 11, 'total': 34} (all)
   RB-19 ended {'ending': 'target'} (all)
   = 4278532633ae417f eb90356e542465a9
1 place 2 points 34; 2 place 1 points 36; 3 place 2 points 34
