   = 38639841c1e23255 e66a85645cd92444
1: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = c3db3d1428fb7533 cf6b145c8721e13d
2: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = ee33ada081a3fe6a b52203edddc55789
3: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 8e0563f8017ff768 6fef00fc4059e22d
4: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 0e89072b14d277c0 b9bb44303b296a7c
5: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = c93a0b33b1e900e1 ec01086aebf451d7
6: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 5adf8794f0c22757 e9660478d454a9c9
7: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = faeb7097da599aa9 c063e0e0d3927f08
8: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = dee74c512a85efe9 40d575e7df36e982
9: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 667e0ea87c03d047 62fc08d526c5e68e
10: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 3c90da4d737ee99b 95b53d17c89b2c4c
11: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 53a77b15ac788eab 5f98275b9751c971
12: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 510f10ebb3b7a7ae 4c8526f9d65a3180
13: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 0d31de76a179e2d9 f2e04c5864004003
14: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = aea9d7b041125d12 ab3246ef3fea0749
15: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 4d4504853ef89b32 950a744e3b954957
16: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = a4533f788999cdb0 f5e1e745e49d6fa9
17: * bone patches, next 1
   DM-6 drew {'seat': 3, 'card': 5, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = 0f56acb8ac9906d4 dc976ae7906a1e48
18: * following, next 2
   DM-6 drew {'seat': 4, 'card': 6, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = 7912ee2896d7ab02 4346e73e2f342261
19: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 932b290874935955 05f59fdf6198f02b
20: * hustle, next 1
   DM-6 drew {'seat': 4, 'card': 9, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 1} (but (4,)) reveals
   = 48b6e2a9ec8d3aa3 5213570421a7f797
21: * cartwheel, next 2
   DM-6 drew {'seat': 4, 'card': 8, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = 065c5edc6c9cfb29 2108316c30446a16
22: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 1806c756859db8d6 b5514367d7587daf
23: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = be114216139363c1 9db77bfb129ec42d
24: * bone patches, next 3
   DM-6 drew {'seat': 5, 'card': 5, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = ff8ebba606d08782 c4cf9593f2c45ed1
25: * bone patches, next 1
   DM-6 drew {'seat': 5, 'card': 5, 'top': 1} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 1} (but (5,)) reveals
   DM-1 round {'number': 1, 'order': (4, 0, 1, 3, 2, 5)} (all)
   = af7ebedc2e4f1051 1a447615bd1acf99
26: 5 lay following
   DM-2 laid {'seat': 4, 'card': 6} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 4444cd892f444096 0840d8f27f8a38dc
27: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 3b82d43b8124e5a5 06a6dc248621c7b8
28: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 5fe520839e7f9de4 959fcabf5cd28fba
29: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = a5f68389bfa01668 a3c2f53aaaa12266
30: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = df68314e98b9e675 a819946fa648cca4
31: 6 lay flowerpot
   DM-2 laid {'seat': 5, 'card': 12} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = fbeb6e05c41e39dd 3c5cd5434ad51b3a
32: 5 action
   DM-T2 acts {'seat': 4, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 6} (all)
   = 68b16c5ef55d046a d1a1a45c821b8f0d
33: * leapfrog, next 3
   DM-6 drew {'seat': 4, 'card': 1, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 3} (but (4,)) reveals
   = 65d2ed13ace38817 b043388034363205
34: * skull, next 1
   DM-6 drew {'seat': 4, 'card': 13, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = e572b3e46f728e9e 6f341f500abcab48
35: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 2} (all)
   = e8a758ff3228ef30 69828a1a4dd3da7d
36: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 985daa6a7faba368 bf2756a10e153951
37: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = b4b3ba740732ec65 a6f72f0cc6f2ace9
38: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = 5335bbaff340b5aa 929ada6918767a6b
39: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = ef633c682b867715 06db3d90b6c6d26b
40: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = c7e0289de545874c 0d6056bc30b94046
41: 4 action
   DM-T2 acts {'seat': 3, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 5} (all)
   = 7f888237b53a80da 457e4ea3347502cb
42: * dodge, next 1
   DM-6 drew {'seat': 3, 'card': 0, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = c2fe630ed7c27739 94b792a19172de12
43: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 8a7b0d5af44ee587 a34c48043ed48bff
44: 3 action
   DM-T2 acts {'seat': 2, 'card': 13} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 13} (all)
   = 578bfe0d68bf286d b2c16fac2fbab514
45: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = bf986db8d72e23cb 23da98535b026162
46: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 7d068040be4fffd1 b2b1121fd14fbc7c
47: 6 action
   DM-T2 acts {'seat': 5, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 5, 'card': 12} (all)
   = 05664f02ba604fea 1afd607ad6dd18e2
48: * holding, next 2
   DM-6 drew {'seat': 5, 'card': 3, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 3f513397950cd11c 9bdd0f0c3173a951
49: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = d732f77d04416aca c77e6da511360221
50: 5 discard hustle
   DM-11 discarded {'seat': 4, 'card': 9} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 178feeb3d186151b 47fd34dc2889b4bb
51: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 1c30312e2035cb49 4074f5c11e4ea850
52: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 76e658d2e628ee05 e3275c4db4299031
53: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = 8f3f1070afb9cd32 1f7ffeb843c0801b
54: 1 discard following
   DM-11 discarded {'seat': 0, 'card': 6} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 2dbf275b310b1c8e 0f8999f732e5decd
55: 1 discard leapfrog
   DM-11 discarded {'seat': 0, 'card': 1} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 48c371a444adef3d 38f59cc54b4a840c
56: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2c0c0387c0b3c02a 8f37dde3b38c639f
57: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = e69ca0bbd0f59137 b4e67dc90ba83773
58: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = b5b57416565eff2d 32a430b9b1dc62bf
59: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 7ec5e7f7a05a60a1 bae9e349e0c93d5a
60: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = d153775641101fd9 5ce3e2bd463b622f
61: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 488a4f294c1fd992 c0ca63d307f781ad
62: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 848c67650feae875 035eee75c636a503
63: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = c6ae6a96ca0357d8 bbadac92e7cc4c3a
64: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 38f64deaf0ef6037 377331406ff15cdf
65: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = a6e61add722936ae 05a738fbf9a8da6e
66: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 4619a0588ea616e8 0f6c17313df2adce
67: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 73a82a093db8a2e2 726bbf783f3844ed
68: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 3460d2043084ca9b 8ff46372b3cca1e6
69: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 041b3e6de856ee64 54a76ee4c57761e1
70: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 68dc51c6932486b0 7785235cc43966b9
71: * bone patches, next 3
   DM-6 drew {'seat': 3, 'card': 5, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = d86134209ff94493 664970ed58955716
72: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 6d0eea1586c3099d 5b83e02cf11d4168
73: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = fa6dfbd84972c2b9 f566feb5f367c30e
74: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 80c746ffabec8847 2ba2d5f9f6b71611
75: 6 discard holding
   DM-11 discarded {'seat': 5, 'card': 3} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 818d46e5120d600c 882eb1ea1c13c1c1
76: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = cb91b2d2844eed86 dfc6d8e15446fbdd
77: * snatching, next 2
   DM-6 drew {'seat': 5, 'card': 2, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 452abbe34caf2ea4 8d8dcbb3d0015ce1
78: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = 5bb6f24316854b36 94ae1f67aca7001b
79: 6 discard flowerpot
   DM-11 discarded {'seat': 5, 'card': 12} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = e0f8ccc9d25b4df7 382d61daa7d4d392
80: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = b327594791d21dfb 50029c97925aa7c6
81: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = 52e21ae2bdaea59c 6bba484b2fc23c70
82: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = a5eb940d4bfd79c8 8e133bbbe70db370
83: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 46db530740d7aaca c69e0add3f556f87
84: 6 discard beating
   DM-11 discarded {'seat': 5, 'card': 7} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 73a1ca4580ca0f9c df7fa21148afe2bc
85: 6 discard dodge
   DM-11 discarded {'seat': 5, 'card': 0} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 1322004648fb7bb5 5d0835cd4daf7ab3
86: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 29c9db64fa7dc809 b4ae4fbfca242807
87: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   DM-1 round {'number': 2, 'order': (5, 0, 1, 4, 3, 2)} (all)
   = a01e396c3b926557 4dc1f75dd5c198dd
88: 6 lay beating
   DM-2 laid {'seat': 5, 'card': 7} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = cf2fce4c82549a63 80cd030d9783cef1
89: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = cf18847faef60bb0 9f281cbb0995face
90: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 938960e13b8d8353 22a1a3f9867c8d17
91: 5 lay cartwheel
   DM-2 laid {'seat': 4, 'card': 8} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 54b321c116c51467 6d7254ea287c96b1
92: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 72610b03b96d1ce8 acd54f3207fc8d37
93: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = ce1abb6f09aa248c 298be4d95ae864a6
94: 6 action
   DM-T2 acts {'seat': 5, 'card': 7} (all) reveals
   = 2b42b79aaecc9894 ee089b31dfd16ec5
95: 6 target 1
   DM-A1 targets {'seat': 5, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 6e720c80fd48667a 2fe59bfa1757e336
96: * bone patches, next 2
   DM-6 drew {'seat': 5, 'card': 5, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = cabbe08a0a22e0c2 8f5bae6ec2d2488a
97: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = b553cddccc7e4ca7 636ca29f87ef691c
98: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 460ce8b9f207b7fc d1728ee52d1953cc
99: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 138514e5c2ef0c2b 3a8e28ea87680e12
100: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = ba30ed5b3365dd92 1160debfd7645c2d
101: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = cb6b54d57686383b 97ed27b8f450a159
102: * bone patches, next 1
   DM-6 drew {'seat': 0, 'card': 5, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 0c91db916646eeaa 4057d311e694281b
103: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 29b2596ce5bc5222 fc843f7d0d47964a
104: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 843fde796d9d00f8 37a0166c375da8f8
105: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 27d8208b21cdc04d 0f79be98cd153b2b
106: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = 6cae53cade35ac04 f8bddcf8ea5bc8a5
107: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 1} (all)
   = 72e382326f75568d f8377f5426c40620
108: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 89a7e835f44ab911 1954f420fa77447a
109: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 2167ce956f9263ef cb3c86473ca62136
110: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 3e2b1bf3f5a752d8 76a7b666adf10e89
111: 5 go 1
   DM-12 walked {'seat': 4, 'field': 1} (all)
   = 1c5f07428a580082 121199903b014dba
112: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 6e9a32f9d05c791e bd9a0490e8f02573
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = a711724dd2c5b52c 03fdca725105c19a
114: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 561ba08dcca69340 888161bb84447c8c
115: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 3b5dbd1296a58608 229958f20acacd04
116: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = 0fe6cbbb5cb652f0 1d241122bbde6f19
117: 4 dog 12
   DM-32 led-dog {'seat': 3, 'field': 12} (all)
   = 8eb4adceac660f8c a773b799f7767889
118: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = 8dc9b91715e1e2c3 99afc7e7d2683475
119: * following, next 1
   DM-6 drew {'seat': 3, 'card': 6, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = dbf70032ed20e789 389b6ae20a2fbe36
120: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = ae259d6f0260b39c 30896b29d970aeb7
121: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = d514388576daef63 07c089f59bb7dfef
122: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = ff121599cd716b4e 4f9c9793f11639aa
123: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = cbcf1b9c9c204cba 19f7bde0add8f67b
124: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = c333b57b1bcc0be7 b265c76f48e5878b
125: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = 09e6d1970105726e 8c45483afcd8e7d1
126: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = c786989d22b55538 ea71a14bf9e1eb10
127: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 4939229dbd0f640a e76f2af8d39ef140
128: 6 discard kicking
   DM-11 discarded {'seat': 5, 'card': 10} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = a5e215a462774726 c7bc702ee9969509
129: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = d7554a470ccfd6cf cde57a8ee8377e2e
130: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 9753c8b0e0853587 9c5578ff296a32db
131: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 9069207e84de76c0 d02647eb3b2e7994
132: 1 discard bone patches
   DM-11 discarded {'seat': 0, 'card': 5} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 0fef600d8992712f 19e8e34c2bddc296
133: 1 discard beating
   DM-11 discarded {'seat': 0, 'card': 7} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = e16d3bb856b25d2b dda40c695a20bff6
134: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = cbce041adffb82c7 4cb0a0e237bd129e
135: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = a5d7f9ec6d08b770 dcdf124826a4ca20
136: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 4b39051655104933 31f658ca8d1f4ee6
137: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 75cf99af679f13d5 4dba6f7c2d8cacc6
138: 1 discard dodge
   DM-11 discarded {'seat': 0, 'card': 0} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = ef8502b3e0bb4123 6932c4fc0a727cca
139: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 3846d22b38c64853 5d47fb5d44d1b12c
140: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 8fbd9352d2e09fc8 53554ff6db4e092e
141: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 28a314f5af2e7f0c 4f571dcd6bdb1c30
142: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = 5a444e6f7c1325c0 4fc3c20d05fd8a34
143: 5 discard leapfrog
   DM-11 discarded {'seat': 4, 'card': 1} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = c5b23a1b89801657 9a75a2bad164d876
144: 5 discard skull
   DM-11 discarded {'seat': 4, 'card': 13} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = e65c01158e2f73af 35c0787872a746da
145: * holding, next 3
   DM-6 drew {'seat': 4, 'card': 3, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 3} (but (4,)) reveals
   = 09745dffc5eed873 3e71a04f7013242d
146: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = 72df557b37660a08 0e7f529f1df43e7e
147: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = fc9fba4355fbcb6b 682dfc54574cf53d
148: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 5939026f0b4007ad d7110c138b3bcaca
149: 4 discard bone patches
   DM-11 discarded {'seat': 3, 'card': 5} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 8e145da99b33a432 a973c4ca67540b2a
150: * snatching, next 2
   DM-6 drew {'seat': 3, 'card': 2, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 8ae1df2a5b6922d2 0650e12ad0bf3e6d
151: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = b95f78ebffc21f38 68fe429c30e62498
152: 4 discard snatching
   DM-11 discarded {'seat': 3, 'card': 2} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 73459a53e314ee37 747cfffba48b5486
153: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 352d8d8c21f632a2 cc33ea373b3d3799
154: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 1381cf5a07b0bf7b 619686bd7fd56ee2
155: 3 discard cartwheel
   DM-11 discarded {'seat': 2, 'card': 8} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 31bf4cc601de2061 66d3479ae84f4ca7
156: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 2cda6ff56e43f552 76736d689871da23
157: * leapfrog, next 3
   DM-6 drew {'seat': 2, 'card': 1, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 1e1707a4822ecca9 0dccd9f8b2deb5db
158: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 4901353a239110ff f9db0210f8d86a5a
159: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 2e1865ff585c3130 03d63fabf1f50d7e
160: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = dfcd654680d58f5b 5128d35fb62df6ba
161: 3 discard leapfrog
   DM-11 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = d42d0962a754c073 cfc9240ce5e7cd12
162: 3 discard snatching
   DM-11 discarded {'seat': 2, 'card': 2} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 09a0426cb15756eb f86d4650a49c334b
163: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 49ef631605d439b4 5c228b637998df36
164: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 2bcf5776eb3f9839 b119fea86a7c3082
165: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 7ca40b327e55b956 95413f08ff31c760
166: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = a96c03d03865c327 34015a155571efaa
167: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   DM-1 round {'number': 3, 'order': (0, 2, 3, 5, 1, 4)} (all)
   = 8ae7ef7ad9501b9c bf5fcb3ad9a4a003
168: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 0b33404703eac3d6 e3fd5932f25ffa89
169: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 9c6bcae13f11f0b2 656510a6d8e7302e
170: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = c8fa0fd03308ecd6 97a48effecbcea89
171: 6 lay snatching
   DM-2 laid {'seat': 5, 'card': 2} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = 7c2c2b208592e717 c212614cda9563ad
172: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = ab2a4aa70c911cb3 e9ea57965a3824c2
173: 5 lay holding
   DM-2 laid {'seat': 4, 'card': 3} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 1} (but (4,))
   = 73c9982ce8ab3b01 21f6ca1eb602054e
174: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 4755048c93fc5e0d c4fe3a0432d40cf8
175: 1 target 6
   DM-A1 targets {'seat': 0, 'victim': 5, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 5, 'limb': 186} (all)
   = 3ef380e892204889 1f213d36a65e28bb
176: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = a34d70046f7b6aa7 cac580f73a1e0366
177: * header, next 0
   DM-6 drew {'seat': 0, 'card': 4, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 0} (but (0,)) reveals
   = e4b44f15445e3b74 9cdadb12cbe6f118
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   DM-9 shuffled {'cards': 58} (all) reveals
   = 76957fd3a8a8c763 12fbe83694871af2
179: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 1098de4116cf915a ad3800875aaeb90f
180: * snatching, next 1
   DM-6 drew {'seat': 2, 'card': 2, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 7e6834267146410b 4b2f0275810cce64
181: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 3bff1b671698e296 b02869e155b7b7f9
182: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = 6ef74cfa4bafdf96 53bcc95e99de40b0
183: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 7} (all)
   = 4c28a96d8227edf0 7569537afb5b071c
184: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 2f717d71e69dd429 de487a70586e85a4
185: * skull, next 2
   DM-6 drew {'seat': 3, 'card': 13, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 9549d4760c1e52dd 43bf3d3050807cc1
186: * beating, next 3
   DM-6 drew {'seat': 3, 'card': 7, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = 79a900fbaa4f24dd f1fd717b0639a5d9
187: 6 action
   DM-T2 acts {'seat': 5, 'card': 2} (all) reveals
   = 18dd5fe229c7ec88 5614059a242c6d79
188: 6 target 5
   DM-A1 targets {'seat': 5, 'victim': 4, 'card': 2} (all)
   = fbc48099e1700c85 278425a481a50bea
189: 6 leg
   DM-20 snatched {'seat': 5, 'victim': 4, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   DM-29 mended {'seat': 5, 'limb': 186} (all)
   = 211c0b82c85eaf2d fe21f90e3640dc6c
190: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = dca599814feec6e8 64ff3f9fb1934027
191: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = abd6bd60e30f4085 928e526809a80a10
192: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = ab9fd73f00809216 00995e893b001f86
193: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e6d5ffc369f137a0 673d4a06f1976277
194: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 16f3199d41f38b7b 37e6f941e8a852f6
195: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = a2e78b87bc533b37 e6391c8042520f7e
196: 2 dog 11
   DM-32 led-dog {'seat': 1, 'field': 11} (all)
   = 3baed334b3b083e6 a0d12d7de6eda93a
197: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = f41a93624e12eae8 77d36bc15b3a5a0b
198: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 2} (all)
   = 0af4488a31d30606 156343c9982b1ab5
199: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = f15b9d1f294d94da c930a5d487e707e8
200: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 0168ae62f682476a d2a053315652aad2
201: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = c11ab5b97f44d029 d73187d59e71da4a
202: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = db61da3fb01f3f35 e23197682dbaef10
203: 5 dog 12
   DM-32 led-dog {'seat': 4, 'field': 12} (all)
   = 80342943ad4282f6 0412e17c9c0f616a
204: 5 go 2
   DM-12 walked {'seat': 4, 'field': 2} (all)
   = 1c2800ae644f0c55 7c067c33a52350bf
205: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 676d5d98df0b4e75 c65541210ce39eef
206: 1 discard hustle
   DM-11 discarded {'seat': 0, 'card': 9} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 214794587513628e 3310a8abc06f8792
207: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 1576c0a096051541 9132f2119c43ac93
208: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 594a6e0e2db054c2 02ad22fddefbc941
209: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = 42eb6e07062723b8 5c84155de2df0a00
210: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = dbd883b5cbdf9e8b da663e0220dc5ae4
211: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = d27f1f0f8dd0f411 ba2631b40c426fa4
212: 4 discard skull
   DM-11 discarded {'seat': 3, 'card': 13} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 46f9313d08296847 4b3188970390dbf7
213: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 06013b6388b72560 2803ebd90775e54d
214: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 123b5db1bc40a407 23e5ae6fd320e217
215: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = ba0b2d7fa7b14b8a 13508f693d1e9b8a
216: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 3a0004aa777b6dc1 67688d851f8af5a9
217: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 23ae1f5652d58585 c6b6259a55671d3e
218: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = a862552e83a1f67d 2300c68842c1432e
219: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = a2e7b2433232a4bf 1fdc7ba44796f786
220: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = bf0eaf25251b4bad 37bdd259f9088179
221: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = f32fdbcb079fda17 107950c79ae479e0
222: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 4, 'order': (0, 1, 3, 2, 5, 4)} (all)
   = 67bd44c91d95e6d0 1ace5123002b1bdb
223: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 9d521995d61439fe ac45e003322072e0
224: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = dbbf041167833d3a dbd46700c8c83518
225: 4 lay snatching
   DM-2 laid {'seat': 3, 'card': 2} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 5ec33e737a96b473 36b1fccdb0662519
226: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = cbf64ef60e987713 4b2ec0aa0a0ecabe
227: 6 lay dodge
   DM-2 laid {'seat': 5, 'card': 0} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = 1fcbd9da513c5717 cff53524b3962725
228: 5 lay snatching
   DM-2 laid {'seat': 4, 'card': 2} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = 366a5d00db36bc79 9fcb97f65833b3a5
229: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = f3ae33de273fc7a8 560368731b262269
230: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 94f5257c342d34a0 f6a845a67211cb30
231: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = f670ff1f83605117 cffad3bb44c85523
232: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = e6fc88e27c2df84f 9f3cdcf0f9e63fb6
233: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 2} (all)
   = 7df6640a2a12ab71 566f4a412000f519
234: 2 arm
   DM-20 snatched {'seat': 1, 'victim': 3, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 185} (all)
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = 8075ca727e9dca1a 0613b90e90270536
235: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = bb9b13192042d3c9 b6592306da49b2ee
236: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 08cc04eb3df7b68d 3b68a9cc3c72f2e1
237: 4 action
   DM-T2 acts {'seat': 3, 'card': 2} (all) reveals
   = 3d5819581f6d90b1 6b267a00f9f6c626
238: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 2} (all)
   = 1897d94ae42a438f ed16fb15c5b21c0d
239: 4 arm
   DM-20 snatched {'seat': 3, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 3, 'limb': 185} (all)
   = 8f6f05b66845d854 8c33e573a0093903
240: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 455edf9c6264416e 9396e4edee62257d
241: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 4fbb450b3efd46f7 4372804d7e9dd9bf
242: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = ca415c39afdb1f3e a7630b25bb97ba60
243: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = d05b29d6d0907cad 7460c77322aca04d
244: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = e1ee75a37427f22f 89e4d443eaac02b9
245: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = 8530ab0682567ca3 196559bb37a2cd47
246: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = 222a4cc13c057978 8feb9d4b4c885404
247: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = 79030d3392783461 5d6091ab89071e14
248: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 306652fe440edb96 2c9c6f8ccc64fee6
249: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 3} (all)
   = 8a1b201d2c56d248 5ba9eedb30b63d3d
250: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 83b9e6a2b46e8c61 f6c36f723c84b425
251: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = bd18c5b264ff98ca 32c0ebc85c3edd0e
252: 6 dog 12
   DM-32 led-dog {'seat': 5, 'field': 12} (all)
   = 21d08fb60d5e87f5 11ce425f15d08cdf
253: 6 dog 11
   DM-32 led-dog {'seat': 5, 'field': 11} (all)
   = b02160f6f692c49e 4f35b00f595903fa
254: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 3993d1d27a3bc224 54bf10b97db765ee
255: * hustle, next 3
   DM-6 drew {'seat': 5, 'card': 9, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 1033861f9e66487f e9fd041bdb87637b
256: 5 action
   DM-T2 acts {'seat': 4, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 2} (all)
   = da8bdce9a3096c01 ce6728ff33aa02ae
257: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 30474d9368b0129e b4a51a4a7f504beb
258: * following, next 1
   DM-6 drew {'seat': 4, 'card': 6, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 1} (but (4,)) reveals
   = 7c82a9e409e3dab5 975e0ef2d9afcfcf
259: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = a6fcaafc08059763 1045756f2c19d8e2
260: 1 discard snatching
   DM-11 discarded {'seat': 0, 'card': 2} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 836a062b7a09a4d3 a521777ed9f6c5cc
261: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 83d7e028f17adb23 713e53edee1b291f
262: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 2a92dfbf5c2f940f 5d72bdb926dad030
263: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = efdbbf25025f2ab6 ea1cba4cf119198b
264: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = fd54ec826c1e012c 97af3e312e64ad0c
265: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = aa6dfc82017b1a42 94cfb2e883eecb91
266: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 34dd56d934bfefb4 2711f7364863d213
267: 4 discard leapfrog
   DM-11 discarded {'seat': 3, 'card': 1} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = b8baa7f475193c83 98ec0acfb0c6cb28
268: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = bf65c5a511756b3d 4d9670aa6240df95
269: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = fefee8126ade4cd6 9282fc703e4f3e14
270: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = edec9a7949e72f51 10298877fc43dc2c
271: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = aa1e4d2af652997c 2a84273e8d18060c
272: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 6ec3b63b59bf73b2 76d150044b053dae
273: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 5c0ccecb781945a2 3933b48695d2f18b
274: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = a7231d32317d19b6 c3af2f2250cc09d3
275: 5 discard following
   DM-11 discarded {'seat': 4, 'card': 6} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = 87d6733f8a81dd42 03537f1784ed1730
276: 5 discard snatching
   DM-11 discarded {'seat': 4, 'card': 2} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = 20b3473d53a8cc54 fb83c6a24d45b4f6
277: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 0e98a9621c4c63f0 9dd81e965237aaa6
278: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 5, 'order': (1, 0, 2, 3, 5, 4)} (all)
   = b60b4ff08d7c5823 b66c4702fcc221a6
279: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 3af8bb5a0d13d105 f9286f0b68c47129
280: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 2f74f87063604ce0 09d72253ccb06970
281: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 17d1079b10947f9e 91a8f3702021503b
282: 4 lay kicking
   DM-2 laid {'seat': 3, 'card': 10} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = 3c5e42c5bd6a3cc7 8d62f556b18aa2f6
283: 6 lay hustle
   DM-2 laid {'seat': 5, 'card': 9} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 1f79916673b0ad54 d6b346e377c7ff0f
284: 5 lay bone patches
   DM-2 laid {'seat': 4, 'card': 5} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = 54cf9c4fe03aee3c 31b290ed1171e960
285: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 6ab72bf701e7e2a7 f3cd3449d4f0d561
286: 2 target 5
   DM-A1 targets {'seat': 1, 'victim': 4, 'card': 11} (all)
   = b970f7ecde89ffeb 1ab5543e6dee4dfd
287: * leapfrog, next 1
   DM-27 struck {'seat': 1, 'victim': 4, 'card': 1, 'dog': 0} (all) reveals
   = 8663f1a57cb72c2b 0fe73deb285d1082
288: 2 leg
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   = cff26caf3d42feb6 07dec1b72d264292
289: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 38f321ed0b48f7da 4450a4cba904db5a
290: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = a5e7eda4ce8b8f10 e0a65067b74ed634
291: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 2} (all)
   = 1dc221a5eb6dbec4 572bbaff73dd6857
292: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 1ccc9f45443d30bd aac00c528096ce95
293: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 5b680ddd1b53d280 f7001445d449d5fd
294: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = ba3308d026b1083b 33844e96db8a1485
295: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = 9ac05428543bc110 493c6b58185eedda
296: 3 stop
   = d5262b6df421e855 7fbda3ef214bad03
297: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = ab4a0c7ebcf13b5f e966d1f4c20ea42a
298: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 78cf7a72171db1e7 890914a77a4b669d
299: 4 action
   DM-T2 acts {'seat': 3, 'card': 10} (all) reveals
   = 82a65815c56048eb 845372d459874837
300: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 10} (all)
   = 2e2373f39a900a2d 6cf0db8a96f9a89b
301: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 4495742ce409831a 3bce279953add30f
302: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 43cd25d9a56ccbd9 4a1f2b059f5439c8
303: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 9874f17e93a71dca ff7bc79eca3a9e19
304: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 2} (all)
   = ff2a8f1fb1ae198e dcaa3b7d19dc9499
305: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 57a1f7618692dcd1 f8231003b3761cd1
306: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = d488086dcca697d7 fcd41d10a2e358d6
307: 6 go 1
   DM-12 walked {'seat': 5, 'field': 1} (all)
   = 80e85b76095ddb9a 70a36ac8fbb985a1
308: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 8c0ff153e11c3981 a5f138c9b72e90c7
309: 5 action
   DM-T2 acts {'seat': 4, 'card': 5} (all) reveals
   DM-29 mended {'seat': 4, 'limb': 186} (all)
   = 17420a2847328c56 dbe67e1805290fab
310: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 27fd17bf7d918fcf cf8df657e2b3219d
311: * kicking, next 2
   DM-6 drew {'seat': 4, 'card': 10, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = fbdc2747ea03da74 8d2c6bd357556166
312: 2 discard dodge
   DM-11 discarded {'seat': 1, 'card': 0} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = cc962a6219d28841 364326189038985d
313: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 9697a99f87f7e14d 87237a3f095df143
314: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 8f8bb9008e9e8399 8940355597284b0b
315: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 03aaf2686ba85ee8 1928637712c3f364
316: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = cb725b1910a7319e 6e2faf17cf50a729
317: 1 discard skull
   DM-11 discarded {'seat': 0, 'card': 13} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 21e8c874b1b149af dfee4422800728f1
318: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = f1b719c9eb4a7d63 be491910e918c8da
319: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 9ff50b772233fdbd 7580362b0129809d
320: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 851011d100bd0773 0dfdcf2252678cef
321: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 64a0f417a18acf07 2afe62edbdbf30b3
322: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 33a4360bdf6be37a fba075e69e24f1e6
323: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = e2e60afb73400081 498e415416ecc00c
324: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = ed40091a117abdb4 87df4299c5f89b48
325: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 4d52b5403d4155f2 9a5e6d298af0b196
326: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 219675c83896db48 f43c722e84f3a8e8
327: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = e91b046ecffafab1 135ef7e5540797ad
328: 4 discard holding
   DM-11 discarded {'seat': 3, 'card': 3} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 671804aca5331913 529050e683bb2c5f
329: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = bb5074bb0508fdb6 dd901a482137b975
330: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = a05bcffacbe44ad4 9c111f074bd0d9d5
331: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = b53720530eb0f230 512b07df538ba461
332: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = 34f4c8758dd0b7d1 20274a045a239362
333: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 0560e187ee4142e3 e077cb0af908e6a7
334: 5 discard kicking
   DM-11 discarded {'seat': 4, 'card': 10} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 4648af8e8528067a 009cbee7d33b5b03
335: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 929e4126bf837164 c6b9767d0bef6e18
336: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-42 ended {'ending': 'round-limit'} (all)
   = 85ec0843c15fd081 1f87c40d597b9b95
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0; 5 place 1 points 0; 6 place 1 points 0
