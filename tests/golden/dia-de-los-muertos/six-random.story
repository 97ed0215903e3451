   = f9b920133262dc01 e66a85645cd92444
1: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = 33fb8effaf5b93ae cf6b145c8721e13d
2: * snatching, next 1
   DM-6 drew {'seat': 0, 'card': 2, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 43d1d1c09f80f4c4 b52203edddc55789
3: * cake, next 2
   DM-6 drew {'seat': 0, 'card': 11, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 996678f60f9bdaca 6fef00fc4059e22d
4: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 7294adf4b39083bb b9bb44303b296a7c
5: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = eae6829646f2ae26 ec01086aebf451d7
6: * kicking, next 1
   DM-6 drew {'seat': 1, 'card': 10, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 1} (but (1,)) reveals
   = 87687fbffc57df15 e9660478d454a9c9
7: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 6c1302254e6b0918 c063e0e0d3927f08
8: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 1ad6e74b78d807a2 40d575e7df36e982
9: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = de0438bc6041cc08 62fc08d526c5e68e
10: * dodge, next 3
   DM-6 drew {'seat': 2, 'card': 0, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = bc14334655125c28 95b53d17c89b2c4c
11: * dodge, next 1
   DM-6 drew {'seat': 2, 'card': 0, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 2ed85f8c19209f85 5f98275b9751c971
12: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 072eb052bad75bd0 4c8526f9d65a3180
13: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 72c7210e2e2bbad3 f2e04c5864004003
14: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = dee6723a20a07300 ab3246ef3fea0749
15: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 5a39bbc46258c0a4 950a744e3b954957
16: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 7938a16f89bfd8e3 f5e1e745e49d6fa9
17: * bone patches, next 1
   DM-6 drew {'seat': 3, 'card': 5, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = 740fff7805c97af2 dc976ae7906a1e48
18: * following, next 2
   DM-6 drew {'seat': 4, 'card': 6, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = c7a9020350b5a6c1 4346e73e2f342261
19: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 62ec9cb6a3604b71 05f59fdf6198f02b
20: * hustle, next 1
   DM-6 drew {'seat': 4, 'card': 9, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 1} (but (4,)) reveals
   = 372fe4f239a3fe7b 5213570421a7f797
21: * cartwheel, next 2
   DM-6 drew {'seat': 4, 'card': 8, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 2} (but (4,)) reveals
   = cc991b26e316dc1d 2108316c30446a16
22: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 5903bc7e72cb1f97 b5514367d7587daf
23: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 2d7679dcf51c2624 9db77bfb129ec42d
24: * bone patches, next 3
   DM-6 drew {'seat': 5, 'card': 5, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = 49e113868b148d15 c4cf9593f2c45ed1
25: * bone patches, next 1
   DM-6 drew {'seat': 5, 'card': 5, 'top': 1} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 1} (but (5,)) reveals
   DM-1 round {'number': 1, 'order': (4, 0, 1, 3, 2, 5)} (all)
   = daae4813879cd4a0 1a447615bd1acf99
26: 5 lay following
   DM-2 laid {'seat': 4, 'card': 6} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = 39d671a9af6f13c4 0840d8f27f8a38dc
27: 1 lay snatching
   DM-2 laid {'seat': 0, 'card': 2} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 933a65ca426467a0 06a6dc248621c7b8
28: 2 lay header
   DM-2 laid {'seat': 1, 'card': 4} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 099b2b1e5a937595 959fcabf5cd28fba
29: 4 lay bone patches
   DM-2 laid {'seat': 3, 'card': 5} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 09a38b12c6a8fd0a a3c2f53aaaa12266
30: 3 lay skull
   DM-2 laid {'seat': 2, 'card': 13} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 2614dc8a3b322d9c a819946fa648cca4
31: 6 lay flowerpot
   DM-2 laid {'seat': 5, 'card': 12} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = c5aa70e4593bd10e 3c5cd5434ad51b3a
32: 5 action
   DM-T2 acts {'seat': 4, 'card': 6} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 6} (all)
   = d4c02d47ab024c61 d1a1a45c821b8f0d
33: * leapfrog, next 3
   DM-6 drew {'seat': 4, 'card': 1, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 3} (but (4,)) reveals
   = 103933f9cf4c262d b043388034363205
34: * skull, next 1
   DM-6 drew {'seat': 4, 'card': 13, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 978c1c841500a478 6f341f500abcab48
35: 1 action
   DM-T2 acts {'seat': 0, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 0, 'card': 2} (all)
   = 6b8a581f77e511e8 69828a1a4dd3da7d
36: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 986e4c47944190db bf2756a10e153951
37: * leapfrog, next 2
   DM-6 drew {'seat': 0, 'card': 1, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 2} (but (0,)) reveals
   = 25fa50093d4271f4 a6f72f0cc6f2ace9
38: 2 action
   DM-T2 acts {'seat': 1, 'card': 4} (all) reveals
   DM-19 no-effect {'seat': 1, 'card': 4} (all)
   = b6a0402b807a8d05 929ada6918767a6b
39: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 1a23604a9462ed75 06db3d90b6c6d26b
40: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 606af940f4ed2c14 0d6056bc30b94046
41: 4 action
   DM-T2 acts {'seat': 3, 'card': 5} (all) reveals
   DM-19 no-effect {'seat': 3, 'card': 5} (all)
   = 83e42770eef2cc1a 457e4ea3347502cb
42: * dodge, next 1
   DM-6 drew {'seat': 3, 'card': 0, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 1} (but (3,)) reveals
   = e60999086c20b3d3 94b792a19172de12
43: * following, next 3
   DM-6 drew {'seat': 3, 'card': 6, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 3} (but (3,)) reveals
   = 653a3321a58991d3 a34c48043ed48bff
44: 3 action
   DM-T2 acts {'seat': 2, 'card': 13} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 13} (all)
   = e1c45bd6742a3072 b2c16fac2fbab514
45: * skull, next 2
   DM-6 drew {'seat': 2, 'card': 13, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = b7b0edfe75c19172 23da98535b026162
46: * kicking, next 2
   DM-6 drew {'seat': 2, 'card': 10, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = eec1c270fdcc5e77 b2b1121fd14fbc7c
47: 6 action
   DM-T2 acts {'seat': 5, 'card': 12} (all) reveals
   DM-19 no-effect {'seat': 5, 'card': 12} (all)
   = f37c4ea8d3a9fa96 1afd607ad6dd18e2
48: * holding, next 2
   DM-6 drew {'seat': 5, 'card': 3, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 9cc0909a7ad0cb08 9bdd0f0c3173a951
49: * flowerpot, next 3
   DM-6 drew {'seat': 5, 'card': 12, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = ce267886fb59da6e c77e6da511360221
50: 5 discard hustle
   DM-11 discarded {'seat': 4, 'card': 9} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = e6d6aff15a94b749 47fd34dc2889b4bb
51: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = d4b82c2a1434a27e 4074f5c11e4ea850
52: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 12f92519bc540a3b e3275c4db4299031
53: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = f6f52d5974c4a446 1f7ffeb843c0801b
54: 1 discard following
   DM-11 discarded {'seat': 0, 'card': 6} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 41e81b0d52d3c690 0f8999f732e5decd
55: 1 discard leapfrog
   DM-11 discarded {'seat': 0, 'card': 1} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 2b41854ffa31113b 38f59cc54b4a840c
56: * cake, next 1
   DM-6 drew {'seat': 0, 'card': 11, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 6c03dd123564080c 8f37dde3b38c639f
57: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 68cb6739ebc12203 b4e67dc90ba83773
58: 1 discard cake
   DM-11 discarded {'seat': 0, 'card': 11} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 90d57fbdd1cdc429 32a430b9b1dc62bf
59: * header, next 1
   DM-6 drew {'seat': 0, 'card': 4, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = 5d866ec08a85e1af bae9e349e0c93d5a
60: 1 pass
   DM-11 keeps {'seat': 0} (all)
   = 736c86b57228b48f 5ce3e2bd463b622f
61: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 5cf71bf49c2ac5d6 c0ca63d307f781ad
62: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = ffd16342f643fb53 035eee75c636a503
63: 2 discard kicking
   DM-11 discarded {'seat': 1, 'card': 10} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 9c6b34141a6a9bc9 bbadac92e7cc4c3a
64: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = d0fe189635a3e85a 377331406ff15cdf
65: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 5c64e6e8053fad9d 05a738fbf9a8da6e
66: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = e9f7ddbbda52feef 0f6c17313df2adce
67: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 976380e86259cf69 726bbf783f3844ed
68: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = a7bfb9009d996083 8ff46372b3cca1e6
69: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = a6238beebcc254d2 54a76ee4c57761e1
70: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 337c8ff944fd7d5a 7785235cc43966b9
71: * bone patches, next 3
   DM-6 drew {'seat': 3, 'card': 5, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = d204ec7749060a74 664970ed58955716
72: 4 pass
   DM-11 keeps {'seat': 3} (all)
   = 2d288324c043aa37 5b83e02cf11d4168
73: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = f1525e7588989f96 f566feb5f367c30e
74: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = fe6b70400c97d646 2ba2d5f9f6b71611
75: 6 discard holding
   DM-11 discarded {'seat': 5, 'card': 3} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 55e3c09aafa284bc 882eb1ea1c13c1c1
76: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = cc9739c7f60535e1 dfc6d8e15446fbdd
77: * snatching, next 2
   DM-6 drew {'seat': 5, 'card': 2, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = f29519f25f6bc5ac 8d8dcbb3d0015ce1
78: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = 12c48f35c39630a6 94ae1f67aca7001b
79: 6 discard flowerpot
   DM-11 discarded {'seat': 5, 'card': 12} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = f6b59b2584a30b7f 382d61daa7d4d392
80: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 94f47a93ead91123 50029c97925aa7c6
81: 6 discard snatching
   DM-11 discarded {'seat': 5, 'card': 2} (only (5,)) reveals
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,)) reveals
   = 26eab89880bfc61e 6bba484b2fc23c70
82: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 78134949a92aa25d 8e133bbbe70db370
83: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 6336887a2827cf9f c69e0add3f556f87
84: 6 discard beating
   DM-11 discarded {'seat': 5, 'card': 7} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 3c9f7e09fd8e8bd8 df7fa21148afe2bc
85: 6 discard dodge
   DM-11 discarded {'seat': 5, 'card': 0} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = c5f6f1862063b12a 5d0835cd4daf7ab3
86: * beating, next 3
   DM-6 drew {'seat': 5, 'card': 7, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = e25f2f52c85a951d b4ae4fbfca242807
87: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   DM-1 round {'number': 2, 'order': (5, 0, 1, 4, 3, 2)} (all)
   = ee3abb88ffe7f137 4dc1f75dd5c198dd
88: 6 lay beating
   DM-2 laid {'seat': 5, 'card': 7} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 426b6b150e934e5b 80cd030d9783cef1
89: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 25a005f7114cd6c0 9f281cbb0995face
90: 2 lay following
   DM-2 laid {'seat': 1, 'card': 6} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 64c91200f5de878e 22a1a3f9867c8d17
91: 5 lay cartwheel
   DM-2 laid {'seat': 4, 'card': 8} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 0} (but (4,))
   = cf2df8890f8d9e15 6d7254ea287c96b1
92: 4 lay dodge
   DM-2 laid {'seat': 3, 'card': 0} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = 10d07e78cc8ef073 acd54f3207fc8d37
93: 3 lay dodge
   DM-2 laid {'seat': 2, 'card': 0} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 82bb889c4881b5b6 298be4d95ae864a6
94: 6 action
   DM-T2 acts {'seat': 5, 'card': 7} (all) reveals
   = b6dec500dab326cf ee089b31dfd16ec5
95: 6 target 1
   DM-A1 targets {'seat': 5, 'victim': 0, 'card': 7} (all)
   DM-A5 lost-limb {'seat': 0, 'limb': 185} (all)
   = 2c8909df56435f70 2fe59bfa1757e336
96: * bone patches, next 2
   DM-6 drew {'seat': 5, 'card': 5, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 55ca8998bd852627 8f5bae6ec2d2488a
97: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 15f6aa5deb2effa7 636ca29f87ef691c
98: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = 0fc07ab6471e5c96 d1728ee52d1953cc
99: 1 target 2
   DM-A1 targets {'seat': 0, 'victim': 1, 'card': 10} (all)
   = 85f82a33e7496a32 3a8e28ea87680e12
100: 2 dodge
   DM-30 dodged {'seat': 1} (all) reveals
   = 9e92ee7076c421a2 1160debfd7645c2d
101: * beating, next 3
   DM-6 drew {'seat': 0, 'card': 7, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = d2322cbabf21f3dc 97ed27b8f450a159
102: * bone patches, next 1
   DM-6 drew {'seat': 0, 'card': 5, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 1} (but (0,)) reveals
   = 1ec56017125a7463 4057d311e694281b
103: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 1da0ddfa910a6a8d fc843f7d0d47964a
104: 4 hold
   DM-HOLD held {'seat': 3, 'victim': 1} (all) reveals
   = 166c7484c5ea9175 37a0166c375da8f8
105: 2 dog 22
   DM-32 led-dog {'seat': 1, 'field': 22} (all)
   = 1f04bb3765e611b3 0f79be98cd153b2b
106: * cartwheel, next 1
   DM-6 drew {'seat': 1, 'card': 8, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = e05a7ab9b713f30e f8bddcf8ea5bc8a5
107: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 1} (all)
   = c7b8324d53d67120 f8377f5426c40620
108: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 98c83130054f0382 1954f420fa77447a
109: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 808e3696eea0a1d1 cb3c86473ca62136
110: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 1197125689da004b 76a7b666adf10e89
111: 5 go 1
   DM-12 walked {'seat': 4, 'field': 1} (all)
   = 7a567d3a3106cb14 121199903b014dba
112: 4 movement
   DM-T1 moves {'seat': 3, 'bones': 3} (all)
   = 9d779b158cde6e5b bd9a0490e8f02573
113: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = 87503603feb62b16 03fdca725105c19a
114: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = cb7564b73100c6b4 888161bb84447c8c
115: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = fbb710be489a9c67 229958f20acacd04
116: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = f86e7dc9aacad395 1d241122bbde6f19
117: 4 dog 12
   DM-32 led-dog {'seat': 3, 'field': 12} (all)
   = 8de4d9c0f3004bed a773b799f7767889
118: 4 dog 13
   DM-32 led-dog {'seat': 3, 'field': 13} (all)
   = 50e8352e9c6c02d7 99afc7e7d2683475
119: * following, next 1
   DM-6 drew {'seat': 3, 'card': 6, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 39a5d2ad3d953b6c 389b6ae20a2fbe36
120: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = ba920e009dff741b 30896b29d970aeb7
121: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = a6ee678f6b05651c 07c089f59bb7dfef
122: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 726b315ac6678eb4 4f9c9793f11639aa
123: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = eed078cc7ac37e7a 19f7bde0add8f67b
124: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = 755146b7878c1885 b265c76f48e5878b
125: 3 dog 12
   DM-32 led-dog {'seat': 2, 'field': 12} (all)
   = 0fd310d5d4e30ac5 8c45483afcd8e7d1
126: * cake, next 3
   DM-6 drew {'seat': 2, 'card': 11, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 0cbbf78f57ddd205 ea71a14bf9e1eb10
127: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 06bbe80c55e0ef18 e76f2af8d39ef140
128: 6 discard kicking
   DM-11 discarded {'seat': 5, 'card': 10} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 1} (but (5,))
   = 6d7621036a45c8b9 c7bc702ee9969509
129: 6 discard bone patches
   DM-11 discarded {'seat': 5, 'card': 5} (only (5,))
   DM-11 discarded-back {'seat': 5, 'back': 2} (but (5,))
   = 5566389e4eb6cd4f cde57a8ee8377e2e
130: * snatching, next 3
   DM-6 drew {'seat': 5, 'card': 2, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 3} (but (5,)) reveals
   = d9929d85666832b4 9c5578ff296a32db
131: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 9ad9216441f27770 d02647eb3b2e7994
132: 1 discard bone patches
   DM-11 discarded {'seat': 0, 'card': 5} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 811c912338872a0d 19e8e34c2bddc296
133: 1 discard beating
   DM-11 discarded {'seat': 0, 'card': 7} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 63728d20ae3d3df1 dda40c695a20bff6
134: * dodge, next 2
   DM-6 drew {'seat': 0, 'card': 0, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 0d2e7cadc9da9695 4cb0a0e237bd129e
135: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 0ed7d46ea2eacc86 dcdf124826a4ca20
136: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 98ea2b80d77ef55e 31f658ca8d1f4ee6
137: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 2d3ea12ff0159698 4dba6f7c2d8cacc6
138: 1 discard dodge
   DM-11 discarded {'seat': 0, 'card': 0} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = a1ff3d8ed751d7f8 6932c4fc0a727cca
139: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 23f04eaad57fc051 5d47fb5d44d1b12c
140: * kicking, next 2
   DM-6 drew {'seat': 0, 'card': 10, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 2} (but (0,)) reveals
   = 97b03ad3b4ca5863 53554ff6db4e092e
141: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = ec66407cf3a83888 4f571dcd6bdb1c30
142: 2 pass
   DM-11 keeps {'seat': 1} (all)
   = c1bc81d88f6891f0 4fc3c20d05fd8a34
143: 5 discard leapfrog
   DM-11 discarded {'seat': 4, 'card': 1} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = a324bd4eee4aa427 9a75a2bad164d876
144: 5 discard skull
   DM-11 discarded {'seat': 4, 'card': 13} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = 825ca3488db7d238 35c0787872a746da
145: * holding, next 3
   DM-6 drew {'seat': 4, 'card': 3, 'top': 3} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 3} (but (4,)) reveals
   = a8b8d88957c739f9 3e71a04f7013242d
146: 5 pass
   DM-11 keeps {'seat': 4} (all)
   = a86f2f4ba53ec78c 0e7f529f1df43e7e
147: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = 6a8f9f9a33725794 682dfc54574cf53d
148: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = a8e7fd686997cf27 d7110c138b3bcaca
149: 4 discard bone patches
   DM-11 discarded {'seat': 3, 'card': 5} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 2617fb671173f466 a973c4ca67540b2a
150: * snatching, next 2
   DM-6 drew {'seat': 3, 'card': 2, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = 793c43bc46310d47 0650e12ad0bf3e6d
151: 4 discard following
   DM-11 discarded {'seat': 3, 'card': 6} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 6404abd96ed415fb 68fe429c30e62498
152: 4 discard snatching
   DM-11 discarded {'seat': 3, 'card': 2} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = a016074686a27729 747cfffba48b5486
153: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = abd323fbdaa3b3dd cc33ea373b3d3799
154: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = c0cbb76198c343c9 619686bd7fd56ee2
155: 3 discard cartwheel
   DM-11 discarded {'seat': 2, 'card': 8} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = c1f7b8fbff61d66b 66d3479ae84f4ca7
156: 3 discard kicking
   DM-11 discarded {'seat': 2, 'card': 10} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 16832efeb386e7ce 76736d689871da23
157: * leapfrog, next 3
   DM-6 drew {'seat': 2, 'card': 1, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 5244eb60e4abcf05 0dccd9f8b2deb5db
158: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 968a8df732b44fcf f9db0210f8d86a5a
159: 3 discard cake
   DM-11 discarded {'seat': 2, 'card': 11} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 265654913b0bb1da 03d63fabf1f50d7e
160: * snatching, next 2
   DM-6 drew {'seat': 2, 'card': 2, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 138b3ebbe20f2bcc 5128d35fb62df6ba
161: 3 discard leapfrog
   DM-11 discarded {'seat': 2, 'card': 1} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 7abf57943b8efc05 cfc9240ce5e7cd12
162: 3 discard snatching
   DM-11 discarded {'seat': 2, 'card': 2} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = c6ddde4ca58bc5ef f86d4650a49c334b
163: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 8b14f3e656ac1ea6 5c228b637998df36
164: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = 6848ee9ceafba262 b119fea86a7c3082
165: 3 discard skull
   DM-11 discarded {'seat': 2, 'card': 13} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = 5a1f2c0d94acb44a 95413f08ff31c760
166: * hustle, next 2
   DM-6 drew {'seat': 2, 'card': 9, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 00c9f2ab3cbdf3cd 34015a155571efaa
167: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   DM-1 round {'number': 3, 'order': (0, 2, 3, 5, 1, 4)} (all)
   = 054f017ed2e571b9 bf5fcb3ad9a4a003
168: 1 lay kicking
   DM-2 laid {'seat': 0, 'card': 10} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 1} (but (0,))
   = 599c0f3f6b4fc9a4 e3fd5932f25ffa89
169: 3 lay hustle
   DM-2 laid {'seat': 2, 'card': 9} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 1} (but (2,))
   = 8e145bc183ec2865 656510a6d8e7302e
170: 4 lay beating
   DM-2 laid {'seat': 3, 'card': 7} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = dbf345012ec39f15 97a48effecbcea89
171: 6 lay snatching
   DM-2 laid {'seat': 5, 'card': 2} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = dc9dd6a7444b2768 c212614cda9563ad
172: 2 lay cartwheel
   DM-2 laid {'seat': 1, 'card': 8} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = f802dffd16310694 e9ea57965a3824c2
173: 5 lay holding
   DM-2 laid {'seat': 4, 'card': 3} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 1} (but (4,))
   = a5853233d45c6e72 21f6ca1eb602054e
174: 1 action
   DM-T2 acts {'seat': 0, 'card': 10} (all) reveals
   = b9524f5b5ef113e8 c4fe3a0432d40cf8
175: 1 target 6
   DM-A1 targets {'seat': 0, 'victim': 5, 'card': 10} (all)
   DM-A5 lost-limb {'seat': 5, 'limb': 186} (all)
   = c0d7ebde93b3464a 1f213d36a65e28bb
176: * hustle, next 1
   DM-6 drew {'seat': 0, 'card': 9, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = 95f3c692d62c0ba0 cac580f73a1e0366
177: * header, next 0
   DM-6 drew {'seat': 0, 'card': 4, 'top': 0} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 0} (but (0,)) reveals
   = b5bec230d0aff9fa 9cdadb12cbe6f118
178: 3 action
   DM-T2 acts {'seat': 2, 'card': 9} (all) reveals
   DM-19 no-effect {'seat': 2, 'card': 9} (all)
   DM-9 shuffled {'cards': 58} (all) reveals
   = 84b9aacbae09b5b2 12fbe83694871af2
179: * 3 bones
   DM-P9 top {'bones': 3} (all) reveals
   = e9a596a03885a5d8 ad3800875aaeb90f
180: * snatching, next 1
   DM-6 drew {'seat': 2, 'card': 2, 'top': 1} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 1} (but (2,)) reveals
   = 60028f6e71f3c210 4b2f0275810cce64
181: * following, next 3
   DM-6 drew {'seat': 2, 'card': 6, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = b655678468df70a3 b02869e155b7b7f9
182: 4 action
   DM-T2 acts {'seat': 3, 'card': 7} (all) reveals
   = 98f93698b8a706d2 53bcc95e99de40b0
183: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 7} (all)
   = 2cdb60f742408448 7569537afb5b071c
184: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   = 4cb680a4266c0690 de487a70586e85a4
185: * skull, next 2
   DM-6 drew {'seat': 3, 'card': 13, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 2} (but (3,)) reveals
   = e4f7309148588141 43bf3d3050807cc1
186: * beating, next 3
   DM-6 drew {'seat': 3, 'card': 7, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 3} (but (3,)) reveals
   = b2c182ea88d6bebf f1fd717b0639a5d9
187: 6 action
   DM-T2 acts {'seat': 5, 'card': 2} (all) reveals
   = a2471a7d8c6147a9 5614059a242c6d79
188: 6 target 5
   DM-A1 targets {'seat': 5, 'victim': 4, 'card': 2} (all)
   = 2458ef70b0f52331 278425a481a50bea
189: 6 leg
   DM-20 snatched {'seat': 5, 'victim': 4, 'thing': 186} (all)
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   DM-29 mended {'seat': 5, 'limb': 186} (all)
   = ff1bf7e5fa211df9 fe21f90e3640dc6c
190: * dodge, next 2
   DM-6 drew {'seat': 5, 'card': 0, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 2, 'top': 2} (but (5,)) reveals
   = 025cadf80fca06fd 64ff3f9fb1934027
191: * kicking, next 2
   DM-6 drew {'seat': 5, 'card': 10, 'top': 2} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 2} (but (5,)) reveals
   = 1f1f85c8e35f4f6e 928e526809a80a10
192: 2 movement
   DM-T1 moves {'seat': 1, 'bones': 1} (all)
   = 6b67fd6888742f90 00995e893b001f86
193: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 68e571cd11a5c15b 673d4a06f1976277
194: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = f9ea2b03cf38c228 37e6f941e8a852f6
195: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 1818e565ff123d3a e6391c8042520f7e
196: 2 dog 11
   DM-32 led-dog {'seat': 1, 'field': 11} (all)
   = 5c9e36f0a309331a a0d12d7de6eda93a
197: * beating, next 3
   DM-6 drew {'seat': 1, 'card': 7, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = bc91792c86f0f346 77d36bc15b3a5a0b
198: 5 movement
   DM-T1 moves {'seat': 4, 'bones': 2} (all)
   = a11265daf11cffda 156343c9982b1ab5
199: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 82e29f52eacbf263 c930a5d487e707e8
200: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = f6550de2dffb15d5 d2a053315652aad2
201: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = 660b285deb2907d1 d73187d59e71da4a
202: 2 pass
   DM-HOLD let-go {'seat': 1} (all)
   = 1278e16197b69204 e23197682dbaef10
203: 5 dog 12
   DM-32 led-dog {'seat': 4, 'field': 12} (all)
   = 9100938af7f57d1d 0412e17c9c0f616a
204: 5 go 2
   DM-12 walked {'seat': 4, 'field': 2} (all)
   = 0ebe2db6a4e5aefe 7c067c33a52350bf
205: 1 discard header
   DM-11 discarded {'seat': 0, 'card': 4} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 0} (but (0,))
   = 81785f468cacb84c c65541210ce39eef
206: 1 discard hustle
   DM-11 discarded {'seat': 0, 'card': 9} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 70fb77d505a76d0a 3310a8abc06f8792
207: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = 8d01805907709706 9132f2119c43ac93
208: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = b3f3dfee385cda0e 02ad22fddefbc941
209: 3 pass
   DM-11 keeps {'seat': 2} (all)
   = d595c5385590a695 5c84155de2df0a00
210: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 86a2d1629679abb7 da663e0220dc5ae4
211: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 2618c31349905de9 ba2631b40c426fa4
212: 4 discard skull
   DM-11 discarded {'seat': 3, 'card': 13} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 2} (but (3,))
   = 7bda593523c40d77 4b3188970390dbf7
213: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = d4e432bbab1fa75f 2803ebd90775e54d
214: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = adfa86a678218683 23e5ae6fd320e217
215: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = 71633f5a0a5f77b3 13508f693d1e9b8a
216: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 123b4f57020f5c48 67688d851f8af5a9
217: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = ee18d4f14ef2ad31 c6b6259a55671d3e
218: 2 discard snatching
   DM-11 discarded {'seat': 1, 'card': 2} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = ebd60be2ed68f44e 2300c68842c1432e
219: 2 discard beating
   DM-11 discarded {'seat': 1, 'card': 7} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 1} (but (1,))
   = 081bf9d1627002fa 1fdc7ba44796f786
220: * snatching, next 3
   DM-6 drew {'seat': 1, 'card': 2, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = 5527604de227bda6 37bdd259f9088179
221: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = 5bdebe8c816d1b83 107950c79ae479e0
222: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 4, 'order': (0, 1, 3, 2, 5, 4)} (all)
   = 76f14efa3946c412 1ace5123002b1bdb
223: 1 lay bone patches
   DM-2 laid {'seat': 0, 'card': 5} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 2} (but (0,))
   = 61a131f880a2a1d6 ac45e003322072e0
224: 2 lay snatching
   DM-2 laid {'seat': 1, 'card': 2} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 2} (but (1,))
   = 835778f132fc834a dbd46700c8c83518
225: 4 lay snatching
   DM-2 laid {'seat': 3, 'card': 2} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 2} (but (3,))
   = f4e1f9ab0496d14f 36b1fccdb0662519
226: 3 lay snatching
   DM-2 laid {'seat': 2, 'card': 2} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 2} (but (2,))
   = 2d5da86ecaab5f52 4b2ec0aa0a0ecabe
227: 6 lay dodge
   DM-2 laid {'seat': 5, 'card': 0} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 2} (but (5,))
   = e1e586754883dde4 cff53524b3962725
228: 5 lay snatching
   DM-2 laid {'seat': 4, 'card': 2} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = fa539decfb64c237 9fcb97f65833b3a5
229: 1 action
   DM-T2 acts {'seat': 0, 'card': 5} (all) reveals
   DM-29 mended {'seat': 0, 'limb': 185} (all)
   = 4fe048ddcb5405b4 560368731b262269
230: * snatching, next 2
   DM-6 drew {'seat': 0, 'card': 2, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 0bee5fff7324b2c3 f6a845a67211cb30
231: * kicking, next 1
   DM-6 drew {'seat': 0, 'card': 10, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 1} (but (0,)) reveals
   = cba59dfc0f7e87c9 cffad3bb44c85523
232: 2 action
   DM-T2 acts {'seat': 1, 'card': 2} (all) reveals
   = 1c606eedb46a062d 9f3cdcf0f9e63fb6
233: 2 target 4
   DM-A1 targets {'seat': 1, 'victim': 3, 'card': 2} (all)
   = 9d0bc0ddd68d9d83 566f4a412000f519
234: 2 arm
   DM-20 snatched {'seat': 1, 'victim': 3, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 3, 'limb': 185} (all)
   DM-29 mended {'seat': 1, 'limb': 185} (all)
   = fe1a4ca718df719b 0613b90e90270536
235: * cake, next 1
   DM-6 drew {'seat': 1, 'card': 11, 'top': 1} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 1} (but (1,)) reveals
   = c4709a338d9ec4e2 b6592306da49b2ee
236: * header, next 2
   DM-6 drew {'seat': 1, 'card': 4, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = 4243f3386b4c2e08 3b68a9cc3c72f2e1
237: 4 action
   DM-T2 acts {'seat': 3, 'card': 2} (all) reveals
   = b2d659ed6021ab3a 6b267a00f9f6c626
238: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 2} (all)
   = 4551e6f6a380258b ed16fb15c5b21c0d
239: 4 arm
   DM-20 snatched {'seat': 3, 'victim': 1, 'thing': 185} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 185} (all)
   DM-29 mended {'seat': 3, 'limb': 185} (all)
   = b41c8b71a1c44375 8c33e573a0093903
240: * beating, next 1
   DM-6 drew {'seat': 3, 'card': 7, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 527c784544bde406 9396e4edee62257d
241: * leapfrog, next 1
   DM-6 drew {'seat': 3, 'card': 1, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 0, 'top': 1} (but (3,)) reveals
   = 2f072e7ce2b37a9a 4372804d7e9dd9bf
242: 3 movement
   DM-T1 moves {'seat': 2, 'bones': 3} (all)
   = 188bc155cff5a2d4 a7630b25bb97ba60
243: 6 pass
   DM-HOLD let-go {'seat': 5} (all)
   = dfd8c88682135df1 7460c77322aca04d
244: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = 30ced184ae345d69 89e4d443eaac02b9
245: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = e2043b172cee9dc8 196559bb37a2cd47
246: 3 dog 11
   DM-32 led-dog {'seat': 2, 'field': 11} (all)
   = f11c2b611dd8d26f 8feb9d4b4c885404
247: 3 stop
   DM-12 stopped {'seat': 2} (all)
   = c85b20a65ecd6861 5d6091ab89071e14
248: * header, next 2
   DM-6 drew {'seat': 2, 'card': 4, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 2} (but (2,)) reveals
   = 4b40f89b26ed3e33 2c9c6f8ccc64fee6
249: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 3} (all)
   = d535c813808702d9 5ba9eedb30b63d3d
250: 1 pass
   DM-HOLD let-go {'seat': 0} (all)
   = a8627604e7160969 f6c36f723c84b425
251: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = a4a2e3bc45fd0a9f 32c0ebc85c3edd0e
252: 6 dog 12
   DM-32 led-dog {'seat': 5, 'field': 12} (all)
   = 866242fb90fbffff 11ce425f15d08cdf
253: 6 dog 11
   DM-32 led-dog {'seat': 5, 'field': 11} (all)
   = 6b65bf030fd71c5b 4f35b00f595903fa
254: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = 5c429a4dca9c25da 54bf10b97db765ee
255: * hustle, next 3
   DM-6 drew {'seat': 5, 'card': 9, 'top': 3} (only (5,)) reveals
   DM-6 drew-back {'seat': 5, 'back': 1, 'top': 3} (but (5,)) reveals
   = 98f68e75db7ab5c3 e9fd041bdb87637b
256: 5 action
   DM-T2 acts {'seat': 4, 'card': 2} (all) reveals
   DM-19 no-effect {'seat': 4, 'card': 2} (all)
   = 46219c52f4f505b3 ce6728ff33aa02ae
257: * snatching, next 1
   DM-6 drew {'seat': 4, 'card': 2, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 0ff767a5df124b83 b4a51a4a7f504beb
258: * following, next 1
   DM-6 drew {'seat': 4, 'card': 6, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 0, 'top': 1} (but (4,)) reveals
   = 96489082814cee0a 975e0ef2d9afcfcf
259: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 64ff45bd25bae65a 1045756f2c19d8e2
260: 1 discard snatching
   DM-11 discarded {'seat': 0, 'card': 2} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = 1317432695215228 a521777ed9f6c5cc
261: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = 1a7ceacf66d674fb 713e53edee1b291f
262: * following, next 1
   DM-6 drew {'seat': 0, 'card': 6, 'top': 1} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 0, 'top': 1} (but (0,)) reveals
   = b1880df652c525b2 5d72bdb926dad030
263: 2 discard header
   DM-11 discarded {'seat': 1, 'card': 4} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = 1f78e0ed65057165 ea1cba4cf119198b
264: 2 discard cake
   DM-11 discarded {'seat': 1, 'card': 11} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = a6350bed05031ec1 97af3e312e64ad0c
265: * cake, next 2
   DM-6 drew {'seat': 1, 'card': 11, 'top': 2} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 2} (but (1,)) reveals
   = fab2ff16c4329943 94cfb2e883eecb91
266: 4 discard beating
   DM-11 discarded {'seat': 3, 'card': 7} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = f6d8c90a9ed7486a 2711f7364863d213
267: 4 discard leapfrog
   DM-11 discarded {'seat': 3, 'card': 1} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 0} (but (3,))
   = 652fb874efa04e60 98ec0acfb0c6cb28
268: * kicking, next 1
   DM-6 drew {'seat': 3, 'card': 10, 'top': 1} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 1} (but (3,)) reveals
   = 6d3218de8ccc4496 4d9670aa6240df95
269: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 0cc8a3b9aef9d88d 9282fc703e4f3e14
270: 3 discard header
   DM-11 discarded {'seat': 2, 'card': 4} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 3d6c0e95cd0e291f 10298877fc43dc2c
271: 3 discard following
   DM-11 discarded {'seat': 2, 'card': 6} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 0} (but (2,))
   = 9ec5dfe620025235 2a84273e8d18060c
272: * cartwheel, next 3
   DM-6 drew {'seat': 2, 'card': 8, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 0, 'top': 3} (but (2,)) reveals
   = 981c5374f8ca7dd7 76d150044b053dae
273: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = f92f10696af864cb 3933b48695d2f18b
274: 6 pass
   DM-11 keeps {'seat': 5} (all)
   = 6b0386a249d10d4c c3af2f2250cc09d3
275: 5 discard following
   DM-11 discarded {'seat': 4, 'card': 6} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 0} (but (4,))
   = e844783df1913380 03537f1784ed1730
276: 5 discard snatching
   DM-11 discarded {'seat': 4, 'card': 2} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 2} (but (4,))
   = 97ea9fabce72f60d fb83c6a24d45b4f6
277: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = afb0e10716f1df1c 9dd81e965237aaa6
278: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-1 round {'number': 5, 'order': (1, 0, 2, 3, 5, 4)} (all)
   = 2e26356a3a2a6c34 b66c4702fcc221a6
279: 2 lay cake
   DM-2 laid {'seat': 1, 'card': 11} (only (1,))
   DM-2 laid-back {'seat': 1, 'back': 0} (but (1,))
   = 99c489d7c6b70301 f9286f0b68c47129
280: 1 lay following
   DM-2 laid {'seat': 0, 'card': 6} (only (0,))
   DM-2 laid-back {'seat': 0, 'back': 0} (but (0,))
   = 653a9a39eddc3daf 09d72253ccb06970
281: 3 lay cartwheel
   DM-2 laid {'seat': 2, 'card': 8} (only (2,))
   DM-2 laid-back {'seat': 2, 'back': 0} (but (2,))
   = 495bdba710a4f17b 91a8f3702021503b
282: 4 lay kicking
   DM-2 laid {'seat': 3, 'card': 10} (only (3,))
   DM-2 laid-back {'seat': 3, 'back': 1} (but (3,))
   = d258f91ef8ea2996 8d62f556b18aa2f6
283: 6 lay hustle
   DM-2 laid {'seat': 5, 'card': 9} (only (5,))
   DM-2 laid-back {'seat': 5, 'back': 1} (but (5,))
   = 5e755a0b066e2565 d6b346e377c7ff0f
284: 5 lay bone patches
   DM-2 laid {'seat': 4, 'card': 5} (only (4,))
   DM-2 laid-back {'seat': 4, 'back': 2} (but (4,))
   = 54830cfa875e905b 31b290ed1171e960
285: 2 action
   DM-T2 acts {'seat': 1, 'card': 11} (all) reveals
   = 292449ea109e8b0e f3cd3449d4f0d561
286: 2 target 5
   DM-A1 targets {'seat': 1, 'victim': 4, 'card': 11} (all)
   = a1a2499c33cebb55 1ab5543e6dee4dfd
287: * leapfrog, next 1
   DM-27 struck {'seat': 1, 'victim': 4, 'card': 1, 'dog': 0} (all) reveals
   = b996d768bbbbea0d 0fe73deb285d1082
288: 2 leg
   DM-A5 lost-limb {'seat': 4, 'limb': 186} (all)
   = 041c99fee8c2ed10 07dec1b72d264292
289: * following, next 3
   DM-6 drew {'seat': 1, 'card': 6, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 0, 'top': 3} (but (1,)) reveals
   = 1ca99cc7d9167dd6 4450a4cba904db5a
290: * dodge, next 3
   DM-6 drew {'seat': 1, 'card': 0, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 2, 'top': 3} (but (1,)) reveals
   = a705ef8207d3abb2 e0a65067b74ed634
291: 1 action
   DM-T2 acts {'seat': 0, 'card': 6} (all) reveals
   DM-28 followed {'seat': 0, 'field': 2} (all)
   = 81ff5b7720512bd4 572bbaff73dd6857
292: * skull, next 2
   DM-6 drew {'seat': 0, 'card': 13, 'top': 2} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 2} (but (0,)) reveals
   = 45e00a8f58c145f0 aac00c528096ce95
293: * kicking, next 3
   DM-6 drew {'seat': 0, 'card': 10, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 1, 'top': 3} (but (0,)) reveals
   = 41ac9897e331f3cf f7001445d449d5fd
294: 3 action
   DM-T2 acts {'seat': 2, 'card': 8} (all) reveals
   = 3bac2a959bf0e3ca 33844e96db8a1485
295: 3 go 1
   DM-25 wheeled {'seat': 2, 'field': 1} (all)
   = af937893f0a74008 493c6b58185eedda
296: 3 stop
   = edc7e429032f9d30 7fbda3ef214bad03
297: * dodge, next 2
   DM-6 drew {'seat': 2, 'card': 0, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 2} (but (2,)) reveals
   = 23ff413c8e9d3d2c e966d1f4c20ea42a
298: * beating, next 2
   DM-6 drew {'seat': 2, 'card': 7, 'top': 2} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 1, 'top': 2} (but (2,)) reveals
   = 57789eaeed3f155f 890914a77a4b669d
299: 4 action
   DM-T2 acts {'seat': 3, 'card': 10} (all) reveals
   = 6e2dfbbbd9f552ca 845372d459874837
300: 4 target 2
   DM-A1 targets {'seat': 3, 'victim': 1, 'card': 10} (all)
   = b517cf6be138b20b 6cf0db8a96f9a89b
301: 2 pass
   DM-30 suffers {'seat': 1} (all)
   DM-A5 lost-limb {'seat': 1, 'limb': 186} (all)
   = 1dec3e2892b970a0 3bce279953add30f
302: * holding, next 2
   DM-6 drew {'seat': 3, 'card': 3, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 21a261f17246bab9 4a1f2b059f5439c8
303: * kicking, next 2
   DM-6 drew {'seat': 3, 'card': 10, 'top': 2} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 1, 'top': 2} (but (3,)) reveals
   = 6647c4f6e346d278 ff7bc79eca3a9e19
304: 6 movement
   DM-T1 moves {'seat': 5, 'bones': 2} (all)
   = cab231eb719d83d4 dcaa3b7d19dc9499
305: 3 pass
   DM-HOLD let-go {'seat': 2} (all)
   = b4723e9275386eb3 f8231003b3761cd1
306: 4 pass
   DM-HOLD let-go {'seat': 3} (all)
   = c67276685d2aa103 fcd41d10a2e358d6
307: 6 go 1
   DM-12 walked {'seat': 5, 'field': 1} (all)
   = 776424d86944a6ec 70a36ac8fbb985a1
308: 6 stop
   DM-12 stopped {'seat': 5} (all)
   = bde0c5dcd186f003 a5f138c9b72e90c7
309: 5 action
   DM-T2 acts {'seat': 4, 'card': 5} (all) reveals
   DM-29 mended {'seat': 4, 'limb': 186} (all)
   = dc00b2d314c69961 dbe67e1805290fab
310: * flowerpot, next 2
   DM-6 drew {'seat': 4, 'card': 12, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = 2b0f827567647e40 cf8df657e2b3219d
311: * kicking, next 2
   DM-6 drew {'seat': 4, 'card': 10, 'top': 2} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 1, 'top': 2} (but (4,)) reveals
   = fa442905564b700c 8d2c6bd357556166
312: 2 discard dodge
   DM-11 discarded {'seat': 1, 'card': 0} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 2} (but (1,))
   = 38734c962d8fc7e1 364326189038985d
313: 2 discard following
   DM-11 discarded {'seat': 1, 'card': 6} (only (1,))
   DM-11 discarded-back {'seat': 1, 'back': 0} (but (1,))
   = aa049a5a8e757428 87237a3f095df143
314: * kicking, next 3
   DM-6 drew {'seat': 1, 'card': 10, 'top': 3} (only (1,)) reveals
   DM-6 drew-back {'seat': 1, 'back': 1, 'top': 3} (but (1,)) reveals
   = 9dccd94c9d97d5cb 8940355597284b0b
315: 2 pass
   DM-11 mixed {'seat': 1} (all) reveals
   = ee17fbb0c0e1f6be 1928637712c3f364
316: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 3d2e396d9fc5e3c9 6e2faf17cf50a729
317: 1 discard skull
   DM-11 discarded {'seat': 0, 'card': 13} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 2} (but (0,))
   = c64dee6e52ca1da6 dfee4422800728f1
318: 1 discard kicking
   DM-11 discarded {'seat': 0, 'card': 10} (only (0,))
   DM-11 discarded-back {'seat': 0, 'back': 1} (but (0,))
   = aa5ec8a11dc6be15 be491910e918c8da
319: * bone patches, next 3
   DM-6 drew {'seat': 0, 'card': 5, 'top': 3} (only (0,)) reveals
   DM-6 drew-back {'seat': 0, 'back': 2, 'top': 3} (but (0,)) reveals
   = cad6cc2a1a02d413 7580362b0129809d
320: 1 pass
   DM-11 mixed {'seat': 0} (all) reveals
   = 5376ea97697d469b 0dfdcf2252678cef
321: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = eba268890001d5e8 2afe62edbdbf30b3
322: 3 discard dodge
   DM-11 discarded {'seat': 2, 'card': 0} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 2} (but (2,))
   = e309011b0d36a292 fba075e69e24f1e6
323: 3 discard beating
   DM-11 discarded {'seat': 2, 'card': 7} (only (2,))
   DM-11 discarded-back {'seat': 2, 'back': 1} (but (2,))
   = fb4bb4a77b449b87 498e415416ecc00c
324: * bone patches, next 3
   DM-6 drew {'seat': 2, 'card': 5, 'top': 3} (only (2,)) reveals
   DM-6 drew-back {'seat': 2, 'back': 2, 'top': 3} (but (2,)) reveals
   = 869cd765a121ef92 87df4299c5f89b48
325: 3 pass
   DM-11 mixed {'seat': 2} (all) reveals
   = 82c4278fd3f8e822 9a5e6d298af0b196
326: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 87420377c48c78e2 f43c722e84f3a8e8
327: 4 discard kicking
   DM-11 discarded {'seat': 3, 'card': 10} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = 8be038a79a9277d9 135ef7e5540797ad
328: 4 discard holding
   DM-11 discarded {'seat': 3, 'card': 3} (only (3,))
   DM-11 discarded-back {'seat': 3, 'back': 1} (but (3,))
   = c1281baafa455ddd 529050e683bb2c5f
329: * snatching, next 3
   DM-6 drew {'seat': 3, 'card': 2, 'top': 3} (only (3,)) reveals
   DM-6 drew-back {'seat': 3, 'back': 2, 'top': 3} (but (3,)) reveals
   = 28588e6d2225b85a dd901a482137b975
330: 4 pass
   DM-11 mixed {'seat': 3} (all) reveals
   = 8c0bde278042df43 9c111f074bd0d9d5
331: 6 pass
   DM-11 mixed {'seat': 5} (all) reveals
   = f5710a6ff2cdea49 512b07df538ba461
332: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   = ab9c5f6e549889dc 20274a045a239362
333: 5 discard flowerpot
   DM-11 discarded {'seat': 4, 'card': 12} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 305c4827ebeb0a95 e077cb0af908e6a7
334: 5 discard kicking
   DM-11 discarded {'seat': 4, 'card': 10} (only (4,))
   DM-11 discarded-back {'seat': 4, 'back': 1} (but (4,))
   = 4bf75de143fad7a3 009cbee7d33b5b03
335: * bone patches, next 1
   DM-6 drew {'seat': 4, 'card': 5, 'top': 1} (only (4,)) reveals
   DM-6 drew-back {'seat': 4, 'back': 2, 'top': 1} (but (4,)) reveals
   = 2379b9482e8f663c c6b9767d0bef6e18
336: 5 pass
   DM-11 mixed {'seat': 4} (all) reveals
   DM-42 ended {'ending': 'round-limit'} (all)
   = 64a5c8c8d622c057 1f87c40d597b9b95
1 place 1 points 0; 2 place 1 points 0; 3 place 1 points 0; 4 place 1 points 0; 5 place 1 points 0; 6 place 1 points 0
