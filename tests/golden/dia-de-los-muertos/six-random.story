   = 38639841c1e23255 30719bcccf3225b9
1: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = c3db3d1428fb7533 e26a1d7a870830bf
2: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = ee33ada081a3fe6a 551595e020eda43c
3: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 8e0563f8017ff768 ad5f9219b7ea0e23
4: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 0e89072b14d277c0 65d340d7c5f1bc35
5: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = c93a0b33b1e900e1 8465ed3a5ee4d907
6: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 5adf8794f0c22757 03a27cc8fc699e7b
7: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = faeb7097da599aa9 6696f9cf56e9ef8c
8: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = dee74c512a85efe9 70f0933ee79a4744
9: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 667e0ea87c03d047 862fb81e8f24d668
10: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 3c90da4d737ee99b 47c1a643de32baf5
11: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 53a77b15ac788eab d2f5e3f5454e9023
12: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 510f10ebb3b7a7ae bafc00eac5e54a77
13: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 0d31de76a179e2d9 04ff251879b1af50
14: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = aea9d7b041125d12 5572f4cb397f6f72
15: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 4d4504853ef89b32 6bee22d45bbfacbf
16: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = a4533f788999cdb0 80537b9bc99d9316
17: * bone patches, next 1
   DM-6 drew {'seat': 3, 'card': 5, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = 0f56acb8ac9906d4 634aee20eed05b48
18: * following, next 2
   DM-6 drew {'seat': 4, 'card': 6, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = 7912ee2896d7ab02 999911315aae42d2
19: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 932b290874935955 00f11aea8f47b70e
20: * hustle, next 1
   DM-6 drew {'seat': 4, 'card': 9, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 1} (but (4,)) reveals
   = 48b6e2a9ec8d3aa3 cd82fc2808d77b82
21: * cartwheel, next 2
   DM-6 drew {'seat': 4, 'card': 8, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = 065c5edc6c9cfb29 c3d37b2038f2a1ec
22: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 1806c756859db8d6 6441a964f762c82f
23: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = be114216139363c1 bde1f2b014b954d9
24: * bone patches, next 3
   DM-6 drew {'seat': 5, 'card': 5, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = ff8ebba606d08782 83f21b9d99cfe237
25: * bone patches, next 1
   DM-6 drew {'seat': 5, 'card': 5, 'top': 1} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 1} (but (5,)) reveals
   DM-1 round {'number': 1, 'order': (4, 0, 1, 3, 2, 5)} (all)
   = af7ebedc2e4f1051 e80ead35a21eee9b
26: 5 lay following
   DM-2 laid {'seat': 4, 'card': 6} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 4444cd892f444096 1bb18a69a021f6c9
27: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 3b82d43b8124e5a5 d7fe60419ef42cba
28: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5fe520839e7f9de4 ddb5e1250d020a2a
29: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = a5f68389bfa01668 61ad3697d0fa4c8f
30: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = df68314e98b9e675 50b594fe82081dc3
31: 6 lay flowerpot
   DM-2 laid {'seat': 5, 'card': 12} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = fbeb6e05c41e39dd c537eb9bb4bfb851
32: 5 action
   DM-T2 acts {'seat': 4, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 6} (all)
   = 68b16c5ef55d046a 88677d613afa4a77
33: * leapfrog, next 3
   DM-6 drew {'seat': 4, 'card': 1, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 3} (but (4,)) reveals
   = 65d2ed13ace38817 4abe30beac5fef59
34: * skull, next 1
   DM-6 drew {'seat': 4, 'card': 13, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = e572b3e46f728e9e ad5cbe6715ad826e
35: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 2} (all)
   = e8a758ff3228ef30 732a19f2e0d4fd1d
36: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 985daa6a7faba368 a10638a959f41072
37: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = b4b3ba740732ec65 15f594a5f85e9390
38: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 5335bbaff340b5aa b33c0d6f4b3eaecb
39: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = ef633c682b867715 248c99eb321f574e
40: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = c7e0289de545874c ee4c988df40e6f00
41: 4 action
   DM-T2 acts {'seat': 3, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 5} (all)
   = 7f888237b53a80da b27e99e451639e65
42: * dodge, next 1
   DM-6 drew {'seat': 3, 'card': 0, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = c2fe630ed7c27739 10849cabf661f04c
43: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 8a7b0d5af44ee587 6bed5b7ed544b1fc
44: 3 action
   DM-T2 acts {'seat': 2, 'card': 13} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 13} (all)
   = 578bfe0d68bf286d 25154c306c8f5d6a
45: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = bf986db8d72e23cb 9a907353e1cbd0ba
46: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 7d068040be4fffd1 8820113f505ffb9e
47: 6 action
   DM-T2 acts {'seat': 5, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 5, 'card': 12} (all)
   = 05664f02ba604fea 0964475f2c105188
48: * holding, next 2
   DM-6 drew {'seat': 5, 'card': 3, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 3f513397950cd11c 94b12294da26322c
49: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = d732f77d04416aca 298e32b08512920c
50: 5 discard hustle
   DM-11 discarded {'seat': 4, 'card': 9} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 178feeb3d186151b aea2957504b971c1
51: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 1c30312e2035cb49 9075d0c3a8537651
52: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 76e658d2e628ee05 e533cc24a22d7f14
53: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = 8f3f1070afb9cd32 85516744559ad567
54: 1 discard following
   DM-11 discarded {'seat': 0, 'card': 6} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 2dbf275b310b1c8e 307d214c8ac61a64
55: 1 discard leapfrog
   DM-11 discarded {'seat': 0, 'card': 1} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 48c371a444adef3d 9670f98a6e259f98
56: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2c0c0387c0b3c02a ef9dc95f637ff98d
57: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = e69ca0bbd0f59137 6b724820614eca2f
58: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = b5b57416565eff2d afba18f4ae68d285
59: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 7ec5e7f7a05a60a1 41b00035efbcc045
60: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = d153775641101fd9 c47f94c35f87ac99
61: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 488a4f294c1fd992 71f45df889a56b65
62: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 848c67650feae875 a962e626e312042f
63: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = c6ae6a96ca0357d8 e2a36b4cfe6896cb
64: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 38f64deaf0ef6037 cd6846b99bd0f6b1
65: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = a6e61add722936ae 004b417bf2e0c8df
66: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 4619a0588ea616e8 dedde12a3a215dfb
67: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 73a82a093db8a2e2 0b3ab29553a2bbfb
68: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 3460d2043084ca9b 28536299543bc6ec
69: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 041b3e6de856ee64 5813366ed58d993f
70: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 68dc51c6932486b0 ec64614aa890ba88
71: * bone patches, next 3
   DM-6 drew {'seat': 3, 'card': 5, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = d86134209ff94493 820cd8b44af7ff10
72: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 6d0eea1586c3099d 673fd616b1840056
73: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = fa6dfbd84972c2b9 1d4d0a1360062b76
74: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 80c746ffabec8847 6c669eb21dd8ebbc
75: 6 discard holding
   DM-11 discarded {'seat': 5, 'card': 3} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 818d46e5120d600c ba6ff122cd593f02
76: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = cb91b2d2844eed86 c3dffda6b561786a
77: * snatching, next 2
   DM-6 drew {'seat': 5, 'card': 2, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 452abbe34caf2ea4 7b32ab8e77b44eb3
78: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = 5bb6f24316854b36 0a724a64e36aae18
79: 6 discard flowerpot
   DM-11 discarded {'seat': 5, 'card': 12} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = e0f8ccc9d25b4df7 6702d9af73bcfd1a
80: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = b327594791d21dfb 6bbef4d79adc54dd
81: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = 52e21ae2bdaea59c e1064a05b9732ad0
82: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = a5eb940d4bfd79c8 d86bff1d8817f47f
83: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 46db530740d7aaca c20a971f1bbe2327
84: 6 discard beating
   DM-11 discarded {'seat': 5, 'card': 7} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 73a1ca4580ca0f9c dfbb2bed0e3eacea
85: 6 discard dodge
   DM-11 discarded {'seat': 5, 'card': 0} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 1322004648fb7bb5 31afab637cf4cc98
86: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 29c9db64fa7dc809 517be6794a4d9bc6
87: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   DM-1 round {'number': 2, 'order': (5, 0, 1, 4, 3, 2)} (all)
   = a01e396c3b926557 c5c7c72c615a5e21
88: 6 lay beating
   DM-2 laid {'seat': 5, 'card': 7} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = cf2fce4c82549a63 15d3558604c521ea
89: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = cf18847faef60bb0 e1eb1e678dd65d27
90: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 938960e13b8d8353 35b517e9f7e37c79
91: 5 lay cartwheel
   DM-2 laid {'seat': 4, 'card': 8} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 54b321c116c51467 72ca09b6d369548c
92: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 72610b03b96d1ce8 8abb2203f7e261b2
93: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ce1abb6f09aa248c 850cb2d27e3d5b4b
94: 6 action
   DM-T2 acts {'seat': 5, 'card': 7} (all) reveals
   = 2b42b79aaecc9894 ada5688cd7361abf
95: 6 target 1
   DM-A1 targets {'seat': 5, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 6e720c80fd48667a c35b3cd16dbf3130
96: * bone patches, next 2
   DM-6 drew {'seat': 5, 'card': 5, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = cabbe08a0a22e0c2 da4235b7209ca743
97: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = b553cddccc7e4ca7 7abdb21cff940747
98: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 460ce8b9f207b7fc 6194246486d2cac6
99: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 138514e5c2ef0c2b aac0d05e99917167
100: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = ba30ed5b3365dd92 17fd0dd2f7692e70
101: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = cb6b54d57686383b bce36e773bf412ee
102: * bone patches, next 1
   DM-6 drew {'seat': 0, 'card': 5, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 0c91db916646eeaa 6c895518bb4b0084
103: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 29b2596ce5bc5222 c7a50c2541dc7437
104: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 843fde796d9d00f8 5323ab0bc1d2a760
105: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 27d8208b21cdc04d 08639a3c4f729e09
106: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 6cae53cade35ac04 7abea41e1b84ba53
107: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 1} (all)
   = 72e382326f75568d a5da811230db6331
108: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 89a7e835f44ab911 35594d6388a31b2d
109: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 2167ce956f9263ef 7bc6dda65cea0fb1
110: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 3e2b1bf3f5a752d8 3eefd84a12589c2e
111: 5 go 1
   DM-12 walked {'seat': 4, 'field': 1} (all)
   = 1c5f07428a580082 e8bb2fd15a348a58
112: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 6e9a32f9d05c791e 02668d70c0c55201
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = a711724dd2c5b52c 9bcafb72da7183b9
114: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 561ba08dcca69340 658ffe55fde3507b
115: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 3b5dbd1296a58608 004e4933b4b9679d
116: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = 0fe6cbbb5cb652f0 881cf8e074583cea
117: 4 dog 12
   DM-32 led-dog {'seat': 3, 'field': 12} (all)
   = 8eb4adceac660f8c 6391c8c82be5d35e
118: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = 8dc9b91715e1e2c3 ef42c650225c059f
119: * following, next 1
   DM-6 drew {'seat': 3, 'card': 6, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = dbf70032ed20e789 2d9c1de5e1cdbfab
120: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = ae259d6f0260b39c 2c341f655d055b7d
121: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = d514388576daef63 08c1198c90c99a65
122: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = ff121599cd716b4e 2fd272e3b9df999a
123: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = cbcf1b9c9c204cba f9882ffd5cea1195
124: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = c333b57b1bcc0be7 33704979a75226dd
125: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = 09e6d1970105726e 15564bc45ee963d6
126: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = c786989d22b55538 77653f2fc663ea31
127: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 4939229dbd0f640a 3e34e6208df5ad40
128: 6 discard kicking
   DM-11 discarded {'seat': 5, 'card': 10} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = a5e215a462774726 5d3f8b4e5a771f44
129: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = d7554a470ccfd6cf 5cefe58b1a889dc8
130: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 9753c8b0e0853587 aeb90d0d50cb4561
131: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 9069207e84de76c0 8262d39714d94fc6
132: 1 discard bone patches
   DM-11 discarded {'seat': 0, 'card': 5} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 0fef600d8992712f d82b0472f5775553
133: 1 discard beating
   DM-11 discarded {'seat': 0, 'card': 7} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = e16d3bb856b25d2b 72b7e768b2f482bd
134: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = cbce041adffb82c7 a266b347074438d9
135: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = a5d7f9ec6d08b770 79c20c8345c870fb
136: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 4b39051655104933 b341058e39522c2c
137: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 75cf99af679f13d5 800ee716bb36f6e2
138: 1 discard dodge
   DM-11 discarded {'seat': 0, 'card': 0} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = ef8502b3e0bb4123 0dda7d7bdf8bee8d
139: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 3846d22b38c64853 1a9e8c8fd2d8d281
140: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 8fbd9352d2e09fc8 f289221469f9a9b2
141: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 28a314f5af2e7f0c 7035da59b08f0ad4
142: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5a444e6f7c1325c0 3b1f07a032796e12
143: 5 discard leapfrog
   DM-11 discarded {'seat': 4, 'card': 1} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = c5b23a1b89801657 973eae95da8d887c
144: 5 discard skull
   DM-11 discarded {'seat': 4, 'card': 13} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = e65c01158e2f73af db5bf47c5829854e
145: * holding, next 3
   DM-6 drew {'seat': 4, 'card': 3, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 3} (but (4,)) reveals
   = 09745dffc5eed873 5e3a7c246ab51202
146: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = 72df557b37660a08 c6506b4d1c827a2d
147: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = fc9fba4355fbcb6b 554a1f0ba9acc5b9
148: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 5939026f0b4007ad 79dc3563c36c07bf
149: 4 discard bone patches
   DM-11 discarded {'seat': 3, 'card': 5} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 8e145da99b33a432 8b3f13ec50ccc707
150: * snatching, next 2
   DM-6 drew {'seat': 3, 'card': 2, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 8ae1df2a5b6922d2 f2b778349453a8e5
151: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = b95f78ebffc21f38 ae16270edf8d9270
152: 4 discard snatching
   DM-11 discarded {'seat': 3, 'card': 2} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 73459a53e314ee37 674a8da4d6e1fcb9
153: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 352d8d8c21f632a2 056251c5183c4516
154: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 1381cf5a07b0bf7b f361f4b1b56ab50a
155: 3 discard cartwheel
   DM-11 discarded {'seat': 2, 'card': 8} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 31bf4cc601de2061 27edcab327cd2b67
156: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 2cda6ff56e43f552 0ea0fe777efc74a3
157: * leapfrog, next 3
   DM-6 drew {'seat': 2, 'card': 1, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 1e1707a4822ecca9 8598347a06aaa9ad
158: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 4901353a239110ff fa7d662d2ef670cf
159: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 2e1865ff585c3130 93c4b96fe737ba31
160: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = dfcd654680d58f5b 1c27ce2c777ae9c6
161: 3 discard leapfrog
   DM-11 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = d42d0962a754c073 e48527cec10cdc10
162: 3 discard snatching
   DM-11 discarded {'seat': 2, 'card': 2} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 09a0426cb15756eb 381e1a4a7c108815
163: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 49ef631605d439b4 b7004fd7b30f838a
164: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 2bcf5776eb3f9839 b81908999578da17
165: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 7ca40b327e55b956 6406130bff92674a
166: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = a96c03d03865c327 5f9fdf4e6f6547b5
167: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   DM-1 round {'number': 3, 'order': (0, 2, 3, 5, 1, 4)} (all)
   = 8ae7ef7ad9501b9c 3da0a703c2c00248
168: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 0b33404703eac3d6 6908ae24912cbbdd
169: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 9c6bcae13f11f0b2 8c6c3b71b8965cbe
170: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = c8fa0fd03308ecd6 0f04d6af4cfdfe28
171: 6 lay snatching
   DM-2 laid {'seat': 5, 'card': 2} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = 7c2c2b208592e717 848557e2eb1823a8
172: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ab2a4aa70c911cb3 3a7b899adb7439ac
173: 5 lay holding
   DM-2 laid {'seat': 4, 'card': 3} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 1} (but (4,))
   = 73c9982ce8ab3b01 fa9a877029a1a7f3
174: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 4755048c93fc5e0d f9cecf5242d71fb2
175: 1 target 6
   DM-A1 targets {'seat': 0, 'victim': 5, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 5, 'limb': 186} (all)
   = 3ef380e892204889 657226b25f5812a0
176: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = a34d70046f7b6aa7 8058b2e3133f445d
177: * header, next 0
   DM-6 drew {'seat': 0, 'card': 4, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 0} (but (0,)) reveals
   = e4b44f15445e3b74 708cebccc499eaa9
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   DM-9 shuffled {'cards': 58} (all) reveals
   = 76957fd3a8a8c763 fcaf912bdd1777f6
179: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 1098de4116cf915a c17364f48358d7e8
180: * snatching, next 1
   DM-6 drew {'seat': 2, 'card': 2, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 7e6834267146410b 11d422f248e22181
181: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 3bff1b671698e296 f698a802394b3675
182: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = 6ef74cfa4bafdf96 fe06ff6b0b5bf9a0
183: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 7} (all)
   = 4c28a96d8227edf0 8392e3e005cf2835
184: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 2f717d71e69dd429 ea31c83ed473b40e
185: * skull, next 2
   DM-6 drew {'seat': 3, 'card': 13, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 9549d4760c1e52dd cfb3f2ed3d7b5ba5
186: * beating, next 3
   DM-6 drew {'seat': 3, 'card': 7, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 79a900fbaa4f24dd 08817b83233bd308
187: 6 action
   DM-T2 acts {'seat': 5, 'card': 2} (all) reveals
   = 18dd5fe229c7ec88 c3443f01ea9001d7
188: 6 target 5
   DM-A1 targets {'seat': 5, 'victim': 4, 'card': 2} (all)
   = fbc48099e1700c85 139ae39211fd5924
189: 6 leg
   DM-20 snatched {'seat': 5, 'victim': 4, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   DM-29 mended {'seat': 5, 'limb': 186} (all)
   = 211c0b82c85eaf2d 45433f506d963fe9
190: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = dca599814feec6e8 1b5f73b6f195b853
191: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = abd6bd60e30f4085 a0c684f614ff513b
192: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = ab9fd73f00809216 9720594100ce4536
193: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e6d5ffc369f137a0 ac695fb6f9390fd2
194: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 16f3199d41f38b7b 8127871596e9e9ba
195: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = a2e78b87bc533b37 463090f4d110fb54
196: 2 dog 11
   DM-32 led-dog {'seat': 1, 'field': 11} (all)
   = 3baed334b3b083e6 7b86865764a8b123
197: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = f41a93624e12eae8 8311227730734c38
198: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 2} (all)
   = 0af4488a31d30606 528587a748d3bbe6
199: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = f15b9d1f294d94da c9a9c547ee04b2c0
200: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 0168ae62f682476a be22356925d2afa7
201: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = c11ab5b97f44d029 e2a26e988249a260
202: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = db61da3fb01f3f35 188b036c51dbe92b
203: 5 dog 12
   DM-32 led-dog {'seat': 4, 'field': 12} (all)
   = 80342943ad4282f6 5319f69166ad9fb6
204: 5 go 2
   DM-12 walked {'seat': 4, 'field': 2} (all)
   = 1c2800ae644f0c55 d089cebe56d5cd69
205: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 676d5d98df0b4e75 e0573c26e3a21658
206: 1 discard hustle
   DM-11 discarded {'seat': 0, 'card': 9} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 214794587513628e c7a7f6b888922d08
207: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 1576c0a096051541 894a1884d8093c16
208: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 594a6e0e2db054c2 1c48b8f7d9a3125c
209: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 42eb6e07062723b8 310db8b611a92ff7
210: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = dbd883b5cbdf9e8b 7aa8987ee6058b9c
211: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = d27f1f0f8dd0f411 3136b126b54a5cdb
212: 4 discard skull
   DM-11 discarded {'seat': 3, 'card': 13} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 46f9313d08296847 1e3961752b238384
213: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 06013b6388b72560 9300232bf0d9fe7b
214: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 123b5db1bc40a407 bda0117e51468345
215: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = ba0b2d7fa7b14b8a 8f5d05f8d8385ab8
216: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 3a0004aa777b6dc1 3739cb92024647fd
217: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 23ae1f5652d58585 8559f8675dc400d9
218: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = a862552e83a1f67d 19ad534612aaf7ee
219: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = a2e7b2433232a4bf 99a9532fdcf8435e
220: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = bf0eaf25251b4bad f958c0513ae5f569
221: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = f32fdbcb079fda17 74dd8273727c8920
222: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 4, 'order': (0, 1, 3, 2, 5, 4)} (all)
   = 67bd44c91d95e6d0 356eaa7c125ab197
223: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 9d521995d61439fe 7d09fbfe2a14e28c
224: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = dbbf041167833d3a 31c9e08a06ca6195
225: 4 lay snatching
   DM-2 laid {'seat': 3, 'card': 2} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 5ec33e737a96b473 e5df3f5d59b0025c
226: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = cbf64ef60e987713 ba73d5f7c512996b
227: 6 lay dodge
   DM-2 laid {'seat': 5, 'card': 0} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = 1fcbd9da513c5717 5bfd871743997c09
228: 5 lay snatching
   DM-2 laid {'seat': 4, 'card': 2} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = 366a5d00db36bc79 9ba51c42ed2d1f22
229: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = f3ae33de273fc7a8 7ba2726fe089ede9
230: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 94f5257c342d34a0 813b36556a071d20
231: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = f670ff1f83605117 eca751c2406d4f39
232: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = e6fc88e27c2df84f a20f2787ff994bf8
233: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 2} (all)
   = 7df6640a2a12ab71 e6c65c6b0b653bef
234: 2 arm
   DM-20 snatched {'seat': 1, 'victim': 3, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 185} (all)
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = 8075ca727e9dca1a 06f79279ca7a24ee
235: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = bb9b13192042d3c9 fb9dc27b0c820360
236: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 08cc04eb3df7b68d d6aafe9d3a212c08
237: 4 action
   DM-T2 acts {'seat': 3, 'card': 2} (all) reveals
   = 3d5819581f6d90b1 ee861d81009c901e
238: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 2} (all)
   = 1897d94ae42a438f 8e5f0b31a38789b9
239: 4 arm
   DM-20 snatched {'seat': 3, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 3, 'limb': 185} (all)
   = 8f6f05b66845d854 405e84f16b47f67c
240: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 455edf9c6264416e b323d23dc51c07d9
241: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 4fbb450b3efd46f7 9b46e7626caf3001
242: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = ca415c39afdb1f3e 7bd3ab58ca368d5f
243: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = d05b29d6d0907cad 744d1c4ccbe151e7
244: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e1ee75a37427f22f a56c2ccd48c4743d
245: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 8530ab0682567ca3 0084e824374b99fc
246: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = 222a4cc13c057978 b03db2986644104d
247: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 79030d3392783461 75c40c230c4ac817
248: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 306652fe440edb96 e68519ef03cdf73d
249: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 3} (all)
   = 8a1b201d2c56d248 a348355703648073
250: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 83b9e6a2b46e8c61 cb462a97b502c6ad
251: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = bd18c5b264ff98ca baed865af100a4c6
252: 6 dog 12
   DM-32 led-dog {'seat': 5, 'field': 12} (all)
   = 21d08fb60d5e87f5 0a6d1f1659712cfb
253: 6 dog 11
   DM-32 led-dog {'seat': 5, 'field': 11} (all)
   = b02160f6f692c49e 2babb359731ee3ea
254: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 3993d1d27a3bc224 ba697b9fa792abda
255: * hustle, next 3
   DM-6 drew {'seat': 5, 'card': 9, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 1033861f9e66487f 4c8c093203966bce
256: 5 action
   DM-T2 acts {'seat': 4, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 2} (all)
   = da8bdce9a3096c01 89afe9553d2550ce
257: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 30474d9368b0129e ed4963a742e45539
258: * following, next 1
   DM-6 drew {'seat': 4, 'card': 6, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 1} (but (4,)) reveals
   = 7c82a9e409e3dab5 3f21fca5d334cb9c
259: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = a6fcaafc08059763 273652611ba30d11
260: 1 discard snatching
   DM-11 discarded {'seat': 0, 'card': 2} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 836a062b7a09a4d3 3be2bbe5962e269e
261: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 83d7e028f17adb23 7b6e33be6c1c4223
262: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2a92dfbf5c2f940f cb5ff1bea25d4fc1
263: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = efdbbf25025f2ab6 a700d151a47fdd3e
264: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = fd54ec826c1e012c 1cfd375bf970cfc0
265: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = aa6dfc82017b1a42 26d538c6dbbd1e4c
266: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 34dd56d934bfefb4 9d2ca2feb96a6ff8
267: 4 discard leapfrog
   DM-11 discarded {'seat': 3, 'card': 1} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = b8baa7f475193c83 4c51d78ade636fbe
268: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = bf65c5a511756b3d a9388dce037cafdf
269: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = fefee8126ade4cd6 3031812707c83a51
270: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = edec9a7949e72f51 82ce364d6eef6915
271: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = aa1e4d2af652997c cbb7bfc05a1d3f02
272: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 6ec3b63b59bf73b2 58572f92224dbced
273: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 5c0ccecb781945a2 f00e31b8c3e63114
274: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = a7231d32317d19b6 6cd81eb8a660900f
275: 5 discard following
   DM-11 discarded {'seat': 4, 'card': 6} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = 87d6733f8a81dd42 b9d10f5663be8080
276: 5 discard snatching
   DM-11 discarded {'seat': 4, 'card': 2} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = 20b3473d53a8cc54 0c001661c9929931
277: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 0e98a9621c4c63f0 4ab63e358775ea63
278: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 5, 'order': (1, 0, 2, 3, 5, 4)} (all)
   = b60b4ff08d7c5823 cb84f5c0ab52b1aa
279: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 3af8bb5a0d13d105 2e37e840ecf59387
280: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 2f74f87063604ce0 71d6483dc839d8e3
281: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 17d1079b10947f9e aff3d552f87715a2
282: 4 lay kicking
   DM-2 laid {'seat': 3, 'card': 10} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 3c5e42c5bd6a3cc7 f3449e57d8d83c94
283: 6 lay hustle
   DM-2 laid {'seat': 5, 'card': 9} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 1f79916673b0ad54 6ff45019de36f346
284: 5 lay bone patches
   DM-2 laid {'seat': 4, 'card': 5} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = 54cf9c4fe03aee3c 1d14e323ca24a394
285: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 6ab72bf701e7e2a7 06b0b58cdd5cea98
286: 2 target 5
   DM-A1 targets {'seat': 1, 'victim': 4, 'card': 11} (all)
   = b970f7ecde89ffeb f7f0249a859ea776
287: * leapfrog, next 1
   DM-27 struck {'seat': 1, 'victim': 4, 'card': 1, 'dog': 0} (all) reveals
   = 8663f1a57cb72c2b 426912b75b70b8fc
288: 2 leg
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   = cff26caf3d42feb6 ddbe7484046bd492
289: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 38f321ed0b48f7da c94c5be2a098ae52
290: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = a5e7eda4ce8b8f10 ff1b9ca430532756
291: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 2} (all)
   = 1dc221a5eb6dbec4 9a9646fe7a374920
292: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 1ccc9f45443d30bd b640eb3513fb30e8
293: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 5b680ddd1b53d280 02b1443adbf86ead
294: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = ba3308d026b1083b 54d6bda341e59ec7
295: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 9ac05428543bc110 a4bb34e820981a45
296: 3 stop
   = d5262b6df421e855 024604d83c604ee7
297: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = ab4a0c7ebcf13b5f 3d344a0f161ef252
298: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 78cf7a72171db1e7 18fb6e487b6c4aca
299: 4 action
   DM-T2 acts {'seat': 3, 'card': 10} (all) reveals
   = 82a65815c56048eb 28213d4fba4c92b7
300: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 10} (all)
   = 2e2373f39a900a2d b5afa3e0d8ec086d
301: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 4495742ce409831a 92fefb239439891e
302: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 43cd25d9a56ccbd9 1d7433c106c97a00
303: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 9874f17e93a71dca a98bb4dee8e7e0c8
304: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 2} (all)
   = ff2a8f1fb1ae198e d36695b853786cf7
305: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 57a1f7618692dcd1 22c97623cd4c991b
306: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = d488086dcca697d7 9c9f2b6930825e68
307: 6 go 1
   DM-12 walked {'seat': 5, 'field': 1} (all)
   = 80e85b76095ddb9a ed0276923f3712ed
308: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 8c0ff153e11c3981 79dddf8134db325d
309: 5 action
   DM-T2 acts {'seat': 4, 'card': 5} (all) reveals
   DM-29 mended {'seat': 4, 'limb': 186} (all)
   = 17420a2847328c56 8befbcd03271970c
310: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 27fd17bf7d918fcf 23e2c7c98ad11d73
311: * kicking, next 2
   DM-6 drew {'seat': 4, 'card': 10, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = fbdc2747ea03da74 a08098ba473d6590
312: 2 discard dodge
   DM-11 discarded {'seat': 1, 'card': 0} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = cc962a6219d28841 e4940ee804c87496
313: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 9697a99f87f7e14d 417fcfe72016346e
314: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 8f8bb9008e9e8399 1b8390c6ee9d539f
315: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 03aaf2686ba85ee8 4f88a53f721fa320
316: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = cb725b1910a7319e 733e14fd882517c5
317: 1 discard skull
   DM-11 discarded {'seat': 0, 'card': 13} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 21e8c874b1b149af 08344a5d4e41d7b3
318: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = f1b719c9eb4a7d63 01c867cd2cab0329
319: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 9ff50b772233fdbd bd4aaee5fc337516
320: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 851011d100bd0773 d4bb4061fc7952bd
321: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 64a0f417a18acf07 75c8fcf876847775
322: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 33a4360bdf6be37a 594f17f09dbee66d
323: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = e2e60afb73400081 45f1e88de2e4a862
324: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = ed40091a117abdb4 8861bcd416b171bc
325: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 4d52b5403d4155f2 926fdb317e54ffb8
326: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 219675c83896db48 275c607cf84ab1df
327: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = e91b046ecffafab1 1c1ebc3b37af2115
328: 4 discard holding
   DM-11 discarded {'seat': 3, 'card': 3} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 671804aca5331913 f13298d1bb0a858d
329: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = bb5074bb0508fdb6 41c2d49654f4bdf9
330: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = a05bcffacbe44ad4 f8552c378b7e7571
331: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = b53720530eb0f230 6b94eca630ea43cb
332: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = 34f4c8758dd0b7d1 ea74d9f8d7f5f703
333: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 0560e187ee4142e3 4f24a436d6faf824
334: 5 discard kicking
   DM-11 discarded {'seat': 4, 'card': 10} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 4648af8e8528067a a59bd2ed555edfca
335: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 929e4126bf837164 e7fd606cb8410648
336: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-42 ended {'ending': 'round-limit'} (all)
   = 85ec0843c15fd081 ef6fc795262382d3
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0; 5 place 1 points 0; 6 place 1 points 0
