   = bef82bad8ddc7aaf 820d90b432c25446
1: * white 2 6, red 2 3, yellow 1 6
   DIE-S6 rolled-for-start {'totals': (8, 5, 7)} (all) reveals
   DIE-S6 begins {'seat': 0} (all)
   DIE-S9 laid {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-S9 prepared {'seat': 0, 'kind': 0} (all)
   DIE-S9 laid {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-S9 laid {'seat': 1, 'souls': (1, 0), 'into': 1} (all)
   DIE-S9 laid {'seat': 2, 'souls': (1, 0), 'into': 0} (all)
   DIE-S9 laid {'seat': 2, 'souls': (1, 0), 'into': 1} (all)
   DIE-S9 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 1} (all)
   = 254e3a95a397f255 ed4ae2b539cb68a6
2: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = de1eb7b0a72057df fce13ce8df87c5e6
3: 1 take incense
   DIE-C5 gained-token {'seat': 0, 'token': 2} (all)
   DIE-2 turn {'seat': 1, 'number': 2} (all)
   = cf6bdfa203ec11da 2fe3304a29b9a373
4: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 23226284e5c454a1 a6055b6157fb760e
5: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 1f4a9652f6f73fc1 5ef53c05e6c4c151
6: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = cf0f992ed1f9b172 9dc305e38e263d60
7: * red 2, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 465e678c25ad275d 723c3554e6b72ae4
8: 1 pass
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 2, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 3} (all)
   = 05c698948c05367c 7d9e92cbf7e3be2f
9: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 609dd937f7dd00cb 616fd716a19af651
10: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 4} (all)
   = d94132620b4bd585 120aa25c3e955f42
11: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 7c0bd2010d02ea11 72e7c00f5b52ebdc
12: 1 add prepared soul
   DIE-C1 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 1, 'number': 5} (all)
   = f686fffeaf35871a a0117b9c67d7f455
13: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 85a7b15a52e77963 e0460bdab792cb6a
14: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 47f7b687b455ec17 02f3fe9519c04bdf
15: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 4e395e9900cd99b2 62a13107d1b45d70
16: * white 3, red 3 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 7b460cf0fdd525a1 4f9d068f4703d0bd
17: 1 pass
   DIE-2 turn {'seat': 2, 'number': 6} (all)
   = 2cbc33180fa95f11 703d9fedb199f492
18: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = f3245653a5a57e40 9757a4816a060edc
19: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 7} (all)
   = 7cef4ad943b5239e a2da9aa5e7f5a16e
20: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = b9713b48aa8c30ab 63f2d593e8859489
21: * red 5, yellow 2
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = e27813d769dbd124 f1ddb220b4350f85
22: 1 incense
   DIE-T9 incense {'seat': 0} (all)
   = 08c723684e994854 910e7fbb3b7bc047
23: 1 turn red 5
   = fb8de2406e7fcf30 23c7639ef9875e6f
24: 1 up
   DIE-T9 turned {'seat': 0, 'owner': 1, 'kind': 0, 'value': 5, 'to': 6} (all)
   = e79b5ca93cbf2c98 c7878af45bad49f4
25: 1 take bread
   DIE-C5 gained-token {'seat': 0, 'token': 3} (all)
   DIE-2 turn {'seat': 1, 'number': 8} (all)
   = f2600e0adb77afe5 80c20034e018f9d9
26: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 418703303cef1109 dc0a0f1d7622fcd0
27: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = f171e8cddb0fc94e af63e91da5e5caf5
28: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 601ca578a8cb35fb 0dc8fdfa31a44d4d
29: * white 2, red 3, yellow 3
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (1, 2), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   = 1794d1aba299324f c9f15ceae5532873
30: 3 prepare power
   DIE-C3 prepared {'seat': 2, 'kind': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 9} (all)
   = 2bca65ac9695ff09 343ae8e077e89966
31: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   = 8af2223af6c08f90 00f1a13bc7d189b9
32: * white 2, red 2, yellow 5
   DIE-C2 shook {'position': 1, 'roll': (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   DIE-2 turn {'seat': 0, 'number': 10} (all)
   = 965a57fbf2d5f448 e0d00cb9bcc69335
33: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = 16078ad6ba251a1e 4342e814a20f1dd4
34: 1 done
   = 72459f4d16ee31d1 0a05bb3771fb6f5d
35: * white 6, red 5 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 11} (all)
   = 2e4d509133d9efe5 fecd1f22eec8e5a3
36: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = edfb74f2549b7c56 e7ff6c7d79fc98f8
37: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 092cbc59429a7b5c c4e76ef326ca997f
38: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 37a2d4420ea4574a 830cafbf389397f9
39: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 568db1909bfe7b7f 2870f264316b03b4
40: * white 4, red 3 5 5 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 12} (all)
   = 0538b9a93ff354c8 a442825f0dc4413a
41: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 64fd36471b1a3c90 3655c5ce6d891135
42: * red 2, yellow 3
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 9d31c5cd879a0ecc 28998e336a510775
43: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 13} (all)
   = e1088762fd58b86a fff5de8da5bc6f3d
44: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = b63c75bba4da8703 4cd5d15b93b5b91d
45: 1 done
   = 288e36ed6100ef79 8ea3075d1eb3032d
46: * white 6, red 6, yellow 4
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P6 won {'winners': (0, 1), 'position': 1} (all)
   DIE-C3 prepared {'seat': 0, 'kind': 0} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 14} (all)
   = 6db8d1e447c0e1e2 f89db457b234b6df
47: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = e79209bce0649d2f 3b2e7b235617d1fd
48: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = 21f6e0d77adf7457 5e198da99effa4cf
49: 1 bread soul
   DIE-T12 bread {'seat': 0, 'position': 0} (all)
   DIE-T12 laid-prepared {'seat': 0, 'souls': (1, 0), 'into': 0} (all)
   = dfc99e713d2648e9 be7d0d0b64fcaed1
50: * white 3 6, red 1 1 2 3 6 6
   DIE-C2 shook {'position': 0, 'roll': (0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-C11 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 2, 'number': 15} (all)
   = 28276d0320273d80 01fd702a23d18e27
51: 3 pass
   = 2d3ec2aeb86bdbf5 a059e80ac7263f6e
52: 3 casket 1
   DIE-1 chose {'seat': 2, 'position': 0} (all)
   = c1db6ecdb0c61a46 a689afb2bd41acc9
53: 3 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 16} (all)
   = 4b7eb1412bd1df87 2872a415a4bf0c6f
54: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = 34dafb089757a23a 83ce89b8c3d6993f
55: 1 done
   = dc44b9a08cd744ad 50f90a20489cd148
56: * white 5 5, red 1 3 4 5 6 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-C11 moved {'opened': (0, 0, 1, 0, 1, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 17} (all)
   = d2d0689599b644c0 13e3d16abbd5cf42
57: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 0910ea70fde183a0 d755ca13d2e2bc6d
58: * white 3, red 2, yellow 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 2aa691354334b64b c1ab0641abb5bd3b
59: 2 space 1
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 0} (all)
   = 6294b5fb5743c366 8c26bc1f03e5f8ab
60: 2 ascend red
   = 6a8171b6e8d425af 37dfa16cafa0b204
61: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 18} (all)
   = 4aa78989154ec138 469206294fa7264d
62: 3 marigold casket 4
   DIE-T4 looked {'seat': 2, 'position': 3, 'found': (1, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 3} (but (2,))
   = baf0200f6eb5c891 edc6e56d42ef748b
63: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 3} (all) reveals
   = 4cf8dc3b13294983 ab6fd0c796a13c10
64: 2 pass
   = 725c855db5476bf9 c1bd55924917a742
65: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   DIE-2 turn {'seat': 0, 'number': 19} (all)
   = 61485608e5a809a9 347151e41a8579f8
66: 2 pass
   = 3de4fbbc6201780f 57e95ac41635f56a
67: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = 52b3238c2572af30 d6c72d114ac55288
68: * white 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = b8231a265a2d1ce6 bdf49a8bd6ee94c1
69: 1 space 5
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 1, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 0, 'token': 3} (all)
   = 7a05feb872734bd8 7cb39c571855d1f4
70: 1 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 1, 'number': 20} (all)
   = b3b801b7133ae2fd 07d60d9f5310c06d
71: 2 pass
   = a018318ab971b0be 2f63401e3565579e
72: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 23596c279acf231e 902b7519004756d7
73: * white 4 5, red 1 2 2 3 3 4
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (0,), 'position': 3} (all)
   = 4e2cac13cf189e52 c2e6569bbcf3db35
74: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 0} (all)
   = 9417e6b3cce02a4a aff80d0c4bfe61bd
75: 2 space 1
   DIE-E1 ascended {'seat': 0, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 0} (all)
   = 42e342d58fb57db6 dbd3e491239b58b3
76: 2 ascend red
   = 7582542f525272fe a1add7e07fc69b9d
77: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 2} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 21} (all)
   = ba99f11a35782916 0e1abe3c988bbbed
78: 2 pass
   = 919905c71fdb2c38 7e56b71fce2f0793
79: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = b7dbcc0b6c805325 2a7ae94f80ab4ed7
80: 3 take marigold
   DIE-C5 gained-token {'seat': 2, 'token': 1} (all)
   DIE-2 turn {'seat': 0, 'number': 22} (all)
   = efac2339af6739b9 d848e8deba8a882e
81: 2 pass
   = e66c184b0d37f511 783bdc3c858caf7a
82: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = a69afd490083a829 255e8ae452d063dc
83: 1 done
   = f6148fdbeeb90f0f ba33a3baff932f07
84: * red 2, yellow 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   DIE-2 turn {'seat': 1, 'number': 23} (all)
   = 12fb2cc7c8004538 88bdd4d11cace2ce
85: 2 pass
   = 1f37a88101a72f08 e39f7de89c93db47
86: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 30771c5cdb8fce8f 4355b53f9b4df117
87: * red 2 2 2 2 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 2acf04179bd5deaa 15fb7dce0ab8e9e2
88: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 3, 'space': 4} (all)
   = b49b06655845dc0e 1c69bd232a2b9a20
89: 2 space 3
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 4, 'space': 2} (all)
   = d7140ae560e01068 547b62373cd0fe23
90: 2 ascend red
   = 747aadd92cd89973 bbc4cd772c147e0b
91: 2 space 4
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 5, 'space': 3} (all)
   DIE-2 turn {'seat': 2, 'number': 24} (all)
   = 32a6c11429da8df4 6dbad16809a6a9d0
92: 3 marigold casket 1
   DIE-T4 looked {'seat': 2, 'position': 0, 'found': (0, 0, 0, 0, 0, 0)} (only (2,)) reveals
   DIE-T4 looked {'seat': 2, 'position': 0} (but (2,))
   = fa7ceb8dbd76c90f 8cb3df9078437cc2
93: 3 done
   DIE-T4 nothing-removed {'seat': 2, 'position': 0} (all) reveals
   = fea7344caa0285be f27b2e0688e3fa07
94: 2 pass
   = 8f98c70e6c7b5242 f96dddacb998aba7
95: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 6760ab4773eea272 2b55987dec293611
96: * red 5 5
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = bf73835be263d9d0 6b7bbd5aae25b38b
97: 3 space 2
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 6, 'space': 1} (all)
   = 636812334c3d5259 8d2e9556fda57e34
98: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = 5ae526670aae3c38 d6c593a23ed5a51d
99: 3 space 1
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 7, 'space': 0} (all)
   = 6efd6f16620b6a3c 2ed24d9b9b3e441d
100: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 25} (all)
   = f07d64353d091a65 fe62669c63f448a3
101: 2 pass
   = 3628eaa9e518a7df 2cc1326c0c395934
102: 1 casket 1
   DIE-1 chose {'seat': 0, 'position': 0} (all)
   = b2da7829377b0a50 70c4fb430690370f
103: 1 done
   DIE-C2 not-shaken {'owners': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 26} (all)
   = 9af31e79b4651799 ee3ebf8a4d519658
104: 2 candle
   DIE-T5 candle {'seat': 1} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = a42ae87025fa035e cc595b3fbb7c36e3
105: 2 pass
   = e054e6c3c7d3dad2 7eaa01987752a84f
106: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = e1d942ee72e38174 a724dce75fd314e7
107: * red 6, yellow 3
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = d29e82af3c71af88 4ebf4108dbe06c54
108: 2 space 5
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 8, 'space': 4} (all)
   DIE-B2 gained-token {'seat': 1, 'token': 1} (all)
   = 8f2a2c2080c590b9 13a86de690d53609
109: 2 power soul
   DIE-Q3 gained-power {'seat': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 27} (all)
   = 426576b620be85a8 be761855f2b439e6
110: 3 casket 2
   DIE-1 chose {'seat': 2, 'position': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   DIE-2 turn {'seat': 0, 'number': 28} (all)
   = 8e576332bce56dca 5d0d62865af12482
111: 1 casket 2
   DIE-1 chose {'seat': 0, 'position': 1} (all)
   = c05a004f783723a8 5ebb2c19b994541d
112: 1 done
   DIE-2 turn {'seat': 1, 'number': 29} (all)
   = 0f5051be8e0b6f42 1ae55ed095110723
113: 2 pass
   = 20428f1bb0bc4b51 75fb1acde351c7f5
114: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 421e07c4cac6cea2 25b6330c5c7aaf08
115: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = d72bc254f7370051 2bd1307b2850bcd2
116: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 30} (all)
   = c625a76034ee4196 3c21af7204a9b550
117: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 9d0e142e67ccc86d dacc734292d4059b
118: * yellow 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (2,), 'position': 3} (all)
   = 81ea55348fe01f48 1157cc1dc21520c0
119: 3 space 2
   DIE-E1 ascended {'seat': 2, 'souls': (1, 0), 'out_of': 3, 'step': 2, 'space': 1} (all)
   DIE-Q2 cannot-prepare {'seat': 2, 'free': 8} (all)
   = 58276aba5e76d411 65fa78b44f171faa
120: 3 move caskets
   DIE-C9 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-2 turn {'seat': 0, 'number': 31} (all)
   = 900b0122f5796165 f73b06e5d47e193c
121: 1 casket 4
   DIE-1 chose {'seat': 0, 'position': 3} (all)
   = a6558ece4b2de05f 628e3f114cafcfbe
122: 1 power soul
   DIE-Q3 gained-power {'seat': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 32} (all)
   = 78a7313f5d803d7c 66938e65f6571f62
123: 2 pass
   = b85a786db3e966e3 10522bdf9cd4a334
124: 2 casket 2
   DIE-1 chose {'seat': 1, 'position': 1} (all)
   = 44e05e492cab4e70 5d2aca1760c0b484
125: 2 prepare power
   DIE-Q2 prepared {'seat': 1, 'kind': 1} (all)
   = 9c9775ab3b627191 c5d164db0d5ac387
126: 2 prepare soul
   DIE-Q2 prepared {'seat': 1, 'kind': 0} (all)
   = f1a231948917fca6 d58a4feec6104126
127: * red 2 6
   DIE-C2 shook {'position': 1, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 1} (all)
   DIE-C3 prepared {'seat': 1, 'kind': 0} (all)
   DIE-2 turn {'seat': 2, 'number': 33} (all)
   = a244c2867d82b325 93a81ab199844286
128: 3 casket 3
   DIE-1 chose {'seat': 2, 'position': 2} (all)
   = 00d35ccdb2830d3d a8672ac551fd11c7
129: 3 take candle
   DIE-C5 gained-token {'seat': 2, 'token': 0} (all)
   DIE-2 turn {'seat': 0, 'number': 34} (all)
   = a3b8bdda1e673d21 de5ab0cb0c8dbff1
130: 3 pass
   = 3dcb9f801034f7d3 00d1f708b93ed50d
131: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = 01083a5338d605f0 3ddd8d659c381779
132: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 35} (all)
   = 660b61cd62934b13 e6403d400ff0e794
133: 2 pass
   = d04de7f6206486e8 b02464a7eb5c9a9e
134: 3 pass
   = 0ca8bc17926d1636 68016fc81d29b565
135: 1 pass
   = 405f0ed312ae9eff 57eca4d307a82abc
136: 2 casket 1
   DIE-1 chose {'seat': 1, 'position': 0} (all)
   = 1e5286dcbe4bd4d4 4505121d8dc467ad
137: 2 add prepared power
   DIE-C1 laid-prepared {'seat': 1, 'souls': (0, 1), 'into': 0} (all)
   = 390b72cb7596e14f 8aeb11a4588e6ac8
138: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   = aad855fb64361447 af5bae5e0b916ab9
139: 2 add prepared soul
   DIE-C1 laid-prepared {'seat': 1, 'souls': (1, 0), 'into': 0} (all)
   DIE-C2 not-shaken {'owners': 1} (all)
   DIE-2 turn {'seat': 2, 'number': 36} (all)
   = 4ea595a5a9415b06 b32bffd3482a8a17
140: 3 candle
   DIE-T5 candle {'seat': 2} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 909c3fad1609651f faa4e78dbe6906bb
141: 1 pass
   = 4052eaf9f54139d5 5679175fec85774a
142: 3 casket 4
   DIE-1 chose {'seat': 2, 'position': 3} (all)
   = 003a8537ccbd3818 531a2363a5a09ecb
143: 3 power soul
   DIE-Q3 gained-power {'seat': 2} (all)
   DIE-2 turn {'seat': 0, 'number': 37} (all)
   = 90166af1fa2ad7ab e0af673dbe8f466e
144: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 0, 0, 0, 0)} (all) reveals
   = 0e6b8f4f569fade9 3472efec7a3ac2f1
145: 1 casket 3
   DIE-1 chose {'seat': 0, 'position': 2} (all)
   = fb62bf7d5b4efc55 3bd6263877ed11d9
146: * red 3 4, red-power skull
   DIE-C2 shook {'position': 2, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   = 33fe5b11e95696a4 e141f0d42c2b2d06
147: 2 skull 6
   DIE-P2 declared {'seat': 1, 'value': 6} (all) reveals
   = 1172dcb45ed67360 4e133cb9643a7b65
148: 1 take candle
   DIE-C5 gained-token {'seat': 0, 'token': 0} (all)
   DIE-2 turn {'seat': 1, 'number': 38} (all)
   = c3163a82b6222acb 50c54394b19eb6e2
149: 2 pass
   = 0f47a8f0d3d93644 88140c0b3ef78f3f
150: 1 candle
   DIE-T5 candle {'seat': 0} (all)
   DIE-T5 moved {'opened': (0, 0, 2, 0, 0, 0)} (all) reveals
   = 378396904227bf5e 601b47816a4afb3a
151: 2 pass
   = e9079823778ff9ec 2a036b39877e3e4f
152: 2 casket 4
   DIE-1 chose {'seat': 1, 'position': 3} (all)
   = 31fbac28af5b2cf5 bd6a274c24ab0f4c
153: * red 3 3, red-power 2
   DIE-C2 shook {'position': 3, 'roll': (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} (all) reveals
   DIE-P5 won {'winners': (1,), 'position': 3} (all)
   = 82648118c1789b44 aa0247e4d3d7aad2
154: 2 ascend red
   DIE-E1 ascended {'seat': 1, 'souls': (1, 0), 'out_of': 3, 'step': 9, 'space': 0} (all)
   DIE-B5 ended {'seat': 1} (all) reveals
   = 4f6b37735376681a 5855ea53a9124334
1 place 2 points 3; 2 place 1 points 9; 3 place 3 points 2
