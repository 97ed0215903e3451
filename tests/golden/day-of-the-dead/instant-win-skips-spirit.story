   = c2f9fcf085a8dda7 8c20982bfe6bfcfe
1: * cultivate, moody, clumsy
   DAY-U1 dealt {'seat': 0, 'back': 0, 'cards': (7, 12, 33)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = d66ac2fc8dff0813 3f111d6136e0c665
2: * spy, hoard, eager
   DAY-U1 dealt {'seat': 0, 'back': 1, 'cards': (54, 58, 67)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 1, 'count': 3} (but (0,)) reveals
   = 10105de5893d37dc 2601ad0a8324a1d8
3: * famine, rally, martyr
   DAY-U1 dealt {'seat': 0, 'back': 2, 'cards': (84, 102, 111)} (only (0,)) reveals
   DAY-U1 dealt-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 393bd2185ae1ec96 21186ec5c73c259b
4: * mimic, digger, mob
   DAY-U1 dealt {'seat': 1, 'back': 0, 'cards': (21, 22, 27)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 16aea25ac8876f8d 6cefb2284600aee2
5: * forget, scavenge, rally
   DAY-U1 dealt {'seat': 1, 'back': 1, 'cards': (47, 61, 64)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 1, 'count': 3} (but (1,)) reveals
   = 1c6e775f63149fbb 8e6f73c5e0acd387
6: * moody, grudge, usurp
   DAY-U1 dealt {'seat': 1, 'back': 2, 'cards': (88, 106, 113)} (only (1,)) reveals
   DAY-U1 dealt-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = f153f8e209a37aba 140741ecc406a0dc
7: * seat 1
   DAY-R9 lot {'seat': 0} (all) reveals
   DAY-S1 turn {'number': 1, 'seat': 0} (all)
   = ab6a3efc647a364e 8386c0f2878208b8
8: 1 summon double moody
   DAY-R12 chose {'seat': 0} (all)
   = 5962c0dcf0b589dd 1e88bff21709b9ec
9: 2 summon power-up forget
   DAY-R12 chose {'seat': 1} (all)
   DAY-S2 summoned {'seat': 0, 'card': 12, 'place': 0} (only (0,)) reveals
   DAY-S2 summoned-hidden {'seat': 0, 'back': 0, 'place': 0} (but (0,)) reveals
   DAY-S2 summoned {'seat': 1, 'card': 47, 'place': 0} (only (1,)) reveals
   DAY-S2 summoned-hidden {'seat': 1, 'back': 1, 'place': 0} (but (1,)) reveals
   = 99fd7eb70ce9dc94 381c798cb0b7d4c8
10: 1 summon power-up eager
   DAY-R12 chose {'seat': 0} (all)
   = 91a4df6c861108a8 b1b27e0e88767af1
11: 2 summon double digger
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 67, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 22, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (12,)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47,)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (12, 47)} (all)
   DAY-MOODY uses {'seat': 0, 'card': 12, 'effect': 12, 'again': 0} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9, 'again': 0} (all)
   DAY-FORGET in-vain {'seat': 1} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9, 'again': 1} (all)
   DAY-FORGET in-vain {'seat': 1} (all)
   DAY-F3 sum {'seat': 0, 'card': 12, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (12, 47)} (all)
   = b8645e84bf4cf5ee 65ed3fd54ba2cf1b
12: 2 unearth
   DAY-MOODY demanded {'seat': 1, 'card': 12, 'at': 0} (all)
   DAY-B3 unearths {'seat': 0, 'card': 12, 'at': 0} (all)
   = 651cb5f96f191d0c f2c0cce288b94a10
13: * envy, rally, martyr
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (24, 26, 35)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = c04d83d87e26ba7a f737948ef8a5eb43
14: 1 take martyr
   DAY-B4 replaced {'seat': 0, 'card': 35, 'at': 0} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (24, 26)} (all) reveals
   = f551214b8650f8c7 a2d49848c1eb8b21
15: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 47, 'old': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 2, 'total': 2} (all)
   DAY-W1 scored {'seat': 1, 'points': 0, 'total': 0} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 2, 'seat': 1} (all)
   = b6a7986aa13e226c 02fc0589459df040
16: 1 summon unearth rally
   DAY-R12 chose {'seat': 0} (all)
   = 7a14a42ca586e632 7f708fd646b02dcb
17: 2 summon power-up rally
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 102, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 64, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (35, 67)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47)} (all) reveals
   = 6fc8c98d419bb65e 5b2ce66243676f98
18: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 102, 'at': 6} (all) reveals
   = 8540c7c838c8f326 5a53803316355cf7
19: * troll, elder, clumsy
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (93, 104, 109)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 4144e1183b101c10 1a1bd21090cee8ab
20: 1 take elder
   DAY-B4 replaced {'seat': 0, 'card': 104, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (93, 109)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (67, 47)} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9, 'again': 0} (all)
   = 0115356369e3a3f6 9ca4e58902a5d9fb
21: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29, 'again': 0} (all)
   DAY-EAGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 5, 'spirit': 0, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 47)} (all)
   = ba426bb34c0d7b05 fab48b5bc5500385
22: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (35, 22)} (all)
   DAY-FORGET blank {'seat': 1, 'card': 22} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 35, 'effect': 35, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 35, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (35, 22)} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 6} (all)
   = bc8060caf50bc860 997e720f1fcb9da6
23: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 6} (all)
   DAY-W1 scored {'seat': 1, 'points': 14, 'total': 14} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 3, 'seat': 0} (all)
   = 8c12bfaac4c7d463 03a52badd304b221
24: 1 summon double clumsy
   DAY-R12 chose {'seat': 0} (all)
   = 94829fa56ecef68e 0d97d0da07e75821
25: 2 summon unearth moody
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 33, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 0, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 88, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (67, 104, 35)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47, 64)} (all) reveals
   = 661021a831308a50 ab44c118886c0fe8
26: 2 own spirit
   DAY-B3 unearths {'seat': 1, 'card': 88, 'at': 13} (all) reveals
   = b6ddec47ceaa0fff 994693ffd8a69854
27: * hoard, digger, mob
   DAY-B3 looked {'seat': 1, 'back': 2, 'cards': (96, 98, 103)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 2, 'count': 3} (but (1,)) reveals
   = 7e2e850956d28d4f 76a1d672b9a97a25
28: 2 take hoard
   DAY-B4 replaced {'seat': 1, 'card': 96, 'at': 13} (only (1,)) reveals
   DAY-B4 replaced-hidden {'seat': 1, 'back': 2, 'at': 13} (but (1,))
   DAY-B4 unused {'seat': 1, 'cards': (98, 103)} (all) reveals
   DAY-F1 fight {'slot': 2, 'cards': (35, 64)} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 35, 'effect': 35, 'again': 0} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 35, 'effect': 35, 'again': 1} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 35, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (35, 64)} (all)
   DAY-MARTYR points {'seat': 0, 'points': 8, 'total': 14} (all)
   = de986052b596368f 6713243df77c10a0
29: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 35, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (104, 47)} (all)
   DAY-R13 power-waited {'seat': 1, 'power': 3} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28, 'again': 0} (all)
   DAY-ELDER in-vain {'seat': 0} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28, 'again': 1} (all)
   DAY-ELDER in-vain {'seat': 0} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9, 'again': 0} (all)
   = 6f3735623facee55 58a383b90d33ef36
30: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 3, 'spirit': 0, 'total': 11} (all)
   DAY-F4 won {'seat': 1, 'cards': (104, 47)} (all)
   = cff91bcf00a1ff14 14c0700769d91de7
31: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 104, 'old': 0} (all)
   = f57fec7236e3dc54 aa3a26e094c9ede2
32: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 35, 'at': 2} (all)
   = 4ff74b3e587df570 6d02484dfef15733
33: * oaf, anger, elder
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (0, 1, 28)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = c42d6a29102a5d9b ab2300cfd7308da0
34: 1 take oaf
   DAY-B4 replaced {'seat': 0, 'card': 0, 'at': 2} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 0, 'at': 2} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (1, 28)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (67, 22)} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29, 'again': 0} (all)
   DAY-EAGER in-vain {'seat': 0} (all)
   DAY-FORGET blank {'seat': 1, 'card': 22} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 22)} (all)
   = 5a6daf94c893d2e3 d4a1e3dce1503726
35: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 0, 'total': 14} (all)
   DAY-W1 scored {'seat': 1, 'points': 19, 'total': 33} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 4, 'seat': 1} (all)
   = f398bb07988e6423 39cf868c16ab8c53
36: 1 summon power-up hoard
   DAY-R12 chose {'seat': 0} (all)
   = d5269cedfcbe6c92 aaeabdcc2781800f
37: 2 summon double mob
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 58, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 1, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 27, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 0, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 0, 104, 67)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (22, 47, 64, 96)} (all) reveals
   DAY-F1 fight {'slot': 3, 'cards': (67, 96)} (all)
   DAY-HOARD uses {'seat': 1, 'card': 96, 'effect': 20, 'again': 0} (all)
   DAY-HOARD points {'seat': 1, 'points': 5, 'total': 38} (all)
   DAY-HOARD uses {'seat': 1, 'card': 96, 'effect': 20, 'again': 1} (all)
   DAY-HOARD points {'seat': 1, 'points': 5, 'total': 43} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29, 'again': 0} (all)
   DAY-EAGER strengthened {'seat': 0, 'power': 5} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 5, 'spirit': 2, 'total': 11} (all)
   DAY-F3 sum {'seat': 1, 'card': 96, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F4 won {'seat': 0, 'cards': (67, 96)} (all)
   = 06eb630452b8ea63 202e6fe189c0ff1d
38: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 2, 'cards': (104, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26, 'again': 0} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26, 'again': 1} (all)
   DAY-ELDER uses {'seat': 0, 'card': 104, 'effect': 28, 'again': 0} (all)
   DAY-ELDER in-vain {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 104, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 0, 'cards': (104, 64)} (all)
   = 98d8cc1106b3d78a 8e52a157aa5c10aa
39: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 64, 'old': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (0, 47)} (all)
   DAY-R13 power-waited {'seat': 1, 'power': 6} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9, 'again': 0} (all)
   = 38c597a19e1a26d7 ede110d30e564120
40: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-F3 sum {'seat': 0, 'card': 0, 'printed': 7, 'effects': 0, 'spirit': 2, 'total': 9} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 6, 'spirit': 2, 'total': 16} (all)
   DAY-F4 won {'seat': 1, 'cards': (0, 47)} (all)
   = cdb685b8de5c719e 396dad8f27661ba7
41: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 22)} (all)
   DAY-FORGET blank {'seat': 1, 'card': 22} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33, 'again': 0} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 12} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F3 sum {'seat': 1, 'card': 22, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 0, 'cards': (33, 22)} (all)
   = 86cc36811cd62eed cb62731325cfaa7e
42: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 22, 'old': 1} (all)
   DAY-W1 scored {'seat': 0, 'points': 16, 'total': 28} (all)
   DAY-W1 scored {'seat': 1, 'points': 8, 'total': 51} (all)
   DAY-W2 priority {'seat': 0} (all)
   DAY-S1 turn {'number': 5, 'seat': 0} (all)
   = 43660feee81b4546 504596b2b3d169c2
43: 1 summon unearth martyr
   DAY-R12 chose {'seat': 0} (all)
   = 5f67d6772b081f8e aaa04f231216d8ad
44: 2 summon unearth grudge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 111, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 106, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 2, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 0, 104, 67, 58)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 96, 27, 64, 22)} (all) reveals
   = b1c9f704515db966 9b53694d588e0970
45: 1 own slot 3
   DAY-B3 unearths {'seat': 0, 'card': 104, 'at': 2} (all)
   = a2c80e77c5abd511 1c179278d9351adf
46: * return, smug, sloth
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (90, 107, 108)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = daf2bed2104aaed7 997352a93915d30f
47: 1 take sloth
   DAY-B4 replaced {'seat': 0, 'card': 108, 'at': 2} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (90, 107)} (all) reveals
   = 92a9b13cadcb13ad f6f6bfe3f9990b3a
48: 2 own slot 5
   DAY-B3 unearths {'seat': 1, 'card': 22, 'at': 11} (all)
   = 98e29d2848b2dae9 fda1eb2273d3a4bb
49: * greed, spy, exorcist
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (10, 16, 36)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = c73d36460ac4dab4 0f81bd799bf82f4d
50: 2 take spy
   DAY-B4 replaced {'seat': 1, 'card': 16, 'at': 11} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (10, 36)} (all) reveals
   DAY-F1 fight {'slot': 4, 'cards': (58, 16)} (all)
   DAY-HOARD uses {'seat': 0, 'card': 58, 'effect': 20, 'again': 0} (all)
   DAY-HOARD points {'seat': 0, 'points': 5, 'total': 33} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 58, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 0, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (58, 16)} (all)
   = 867bb2a95f28f8ef f4a3b4340afbf8c5
51: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   = f4ad46fce2a88c93 131064a951580c6c
52: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (67, 64)} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29, 'again': 0} (all)
   DAY-EAGER in-vain {'seat': 0} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 0, 'total': 5} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 64)} (all)
   = a55ffd8373d91501 b1cb2a3b2ddef401
53: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 67, 'old': 2} (all)
   DAY-F1 fight {'slot': 2, 'cards': (108, 27)} (all)
   DAY-R13 power-waited {'seat': 1, 'power': 3} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 108, 'effect': 32, 'again': 0} (all)
   DAY-SLOTH strengthened {'seat': 0, 'power': -3} (all)
   DAY-MOB uses {'seat': 1, 'card': 27, 'effect': 27, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 108, 'printed': 8, 'effects': -3, 'spirit': 2, 'total': 7} (all)
   DAY-F3 sum {'seat': 1, 'card': 27, 'printed': 2, 'effects': 11, 'spirit': 0, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (108, 27)} (all)
   = 722c61a4f55a3487 9bc6beeddb34432a
54: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 108, 'old': 1} (all)
   = 5a44c0fece518a45 0cf5e116c84b436e
55: 1 own slot 2
   DAY-B3 unearths {'seat': 0, 'card': 0, 'at': 1} (all)
   = 9b3c4845eeb5053b e6ec2784577e73b9
56: * haunt, eager, gossip
   DAY-B3 looked {'seat': 0, 'back': 0, 'cards': (25, 29, 34)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 0, 'count': 3} (but (0,)) reveals
   = d74376c86e0e27a8 17a01c7b00bd97b6
57: 1 take eager
   DAY-B4 replaced {'seat': 0, 'card': 29, 'at': 1} (all) reveals
   DAY-B4 unused {'seat': 0, 'cards': (25, 34)} (all) reveals
   DAY-F1 fight {'slot': 1, 'cards': (29, 96)} (all)
   DAY-EAGER uses {'seat': 0, 'card': 29, 'effect': 29, 'again': 0} (all)
   DAY-EAGER in-vain {'seat': 0} (all)
   DAY-HOARD uses {'seat': 1, 'card': 96, 'effect': 20, 'again': 0} (all)
   DAY-HOARD points {'seat': 1, 'points': 5, 'total': 56} (all)
   DAY-F3 sum {'seat': 0, 'card': 29, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 96, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F4 won {'seat': 0, 'cards': (29, 96)} (all)
   = 5f30a3176f525134 6870fe778e382323
58: 2 become spirit
   DAY-F7 became-spirit {'seat': 1, 'card': 96, 'old': 2} (all)
   = 169e755a2a5e0c3c 1d0c6f7682c6a484
59: 2 own slot 2
   DAY-B3 unearths {'seat': 1, 'card': 27, 'at': 8} (all)
   = 79d3b9058653f275 ded66475258e8c41
60: * alchemy, forget, sloth
   DAY-B3 looked {'seat': 1, 'back': 0, 'cards': (3, 9, 32)} (only (1,)) reveals
   DAY-B3 looked-hidden {'seat': 1, 'back': 0, 'count': 3} (but (1,)) reveals
   = 9c14d7506d1c89b9 f85c6c4212c7ba86
61: 2 take forget
   DAY-B4 replaced {'seat': 1, 'card': 9, 'at': 8} (all) reveals
   DAY-B4 unused {'seat': 1, 'cards': (3, 32)} (all) reveals
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33, 'again': 0} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 31} (all)
   DAY-FORGET uses {'seat': 1, 'card': 47, 'effect': 9, 'again': 0} (all)
   = 099355762f8210be 1b399a26855d90c8
62: 2 own slot 2
   DAY-FORGET blanked {'seat': 1, 'at': 8} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F5 tied {'slot': 0} (all)
   DAY-W1 scored {'seat': 0, 'points': 12, 'total': 43} (all)
   DAY-W1 scored {'seat': 1, 'points': 27, 'total': 83} (all)
   DAY-W2 priority {'seat': 1} (all)
   DAY-S1 turn {'number': 6, 'seat': 1} (all)
   = 5c894df52418e80e 3457e089c51599c0
63: 1 summon unearth famine
   DAY-R12 chose {'seat': 0} (all)
   = f898ab7a47ef31df c41ed732c1158dba
64: 2 summon power-up scavenge
   DAY-R12 chose {'seat': 1} (all)
   DAY-S4 summoned {'seat': 0, 'card': 84, 'place': 6} (only (0,)) reveals
   DAY-S4 summoned-hidden {'seat': 0, 'back': 2, 'place': 6} (but (0,)) reveals
   DAY-S4 summoned {'seat': 1, 'card': 61, 'place': 6} (only (1,)) reveals
   DAY-S4 summoned-hidden {'seat': 1, 'back': 1, 'place': 6} (but (1,)) reveals
   DAY-S7 activated {'seat': 0, 'cards': (33, 29, 58, 111, 67, 108)} (all) reveals
   DAY-S7 activated {'seat': 1, 'cards': (47, 9, 64, 16, 106, 96)} (all) reveals
   = fdf0703a13ba0039 5b43503085b9fb81
65: 1 own spirit
   DAY-B3 unearths {'seat': 0, 'card': 84, 'at': 6} (all) reveals
   = d1a5153144920e7d 480af389a8362a31
66: * oaf, envy, eager
   DAY-B3 looked {'seat': 0, 'back': 2, 'cards': (76, 100, 105)} (only (0,)) reveals
   DAY-B3 looked-hidden {'seat': 0, 'back': 2, 'count': 3} (but (0,)) reveals
   = 906d7c8862fca084 f76ef0c9376ca52e
67: 1 take eager
   DAY-B4 replaced {'seat': 0, 'card': 105, 'at': 6} (only (0,)) reveals
   DAY-B4 replaced-hidden {'seat': 0, 'back': 2, 'at': 6} (but (0,))
   DAY-B4 unused {'seat': 0, 'cards': (76, 100)} (all) reveals
   DAY-F1 fight {'slot': 5, 'cards': (108, 96)} (all)
   DAY-HOARD uses {'seat': 1, 'card': 96, 'effect': 20, 'again': 0} (all)
   DAY-HOARD points {'seat': 1, 'points': 5, 'total': 88} (all)
   DAY-SLOTH uses {'seat': 0, 'card': 108, 'effect': 32, 'again': 0} (all)
   DAY-SLOTH in-vain {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 108, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 96, 'printed': 1, 'effects': 0, 'spirit': 2, 'total': 3} (all)
   DAY-F4 won {'seat': 0, 'cards': (108, 96)} (all)
   = dd7df0498481d032 3f7ddc8b65e92db5
68: 2 stay fallen
   DAY-F6 stayed {'seat': 1} (all)
   DAY-F1 fight {'slot': 4, 'cards': (67, 106)} (all)
   DAY-GRUDGE uses {'seat': 1, 'card': 106, 'effect': 30, 'again': 0} (all)
   DAY-GRUDGE in-vain {'seat': 1} (all)
   DAY-EAGER uses {'seat': 0, 'card': 67, 'effect': 29, 'again': 0} (all)
   DAY-EAGER in-vain {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 67, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 106, 'printed': 4, 'effects': 0, 'spirit': 2, 'total': 6} (all)
   DAY-F4 won {'seat': 1, 'cards': (67, 106)} (all)
   = a1d5672488171782 3e76ca3afe7652e2
69: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 3, 'cards': (111, 16)} (all)
   DAY-SPY uses {'seat': 1, 'card': 16, 'effect': 16, 'again': 0} (all)
   DAY-MARTYR uses {'seat': 0, 'card': 111, 'effect': 35, 'again': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 111, 'printed': 2, 'effects': 0, 'spirit': 0, 'total': 2} (all)
   DAY-F3 sum {'seat': 1, 'card': 16, 'printed': 6, 'effects': 0, 'spirit': 2, 'total': 8} (all)
   DAY-F4 won {'seat': 1, 'cards': (111, 16)} (all)
   = 9dbd5eb7f640ee82 2dea2d02533906cd
70: 2 leave
   DAY-SPY left {'seat': 1, 'card': 16} (all)
   DAY-MARTYR points {'seat': 0, 'points': 4, 'total': 47} (all)
   = d9a980a2efe3decc 7a246b3e5438b79b
71: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 2, 'cards': (58, 64)} (all)
   DAY-RALLY uses {'seat': 1, 'card': 64, 'effect': 26, 'again': 0} (all)
   DAY-HOARD uses {'seat': 0, 'card': 58, 'effect': 20, 'again': 0} (all)
   DAY-HOARD points {'seat': 0, 'points': 5, 'total': 52} (all)
   DAY-F3 sum {'seat': 0, 'card': 58, 'printed': 1, 'effects': 0, 'spirit': 0, 'total': 1} (all)
   DAY-F3 sum {'seat': 1, 'card': 64, 'printed': 5, 'effects': 0, 'spirit': 2, 'total': 7} (all)
   DAY-F4 won {'seat': 1, 'cards': (58, 64)} (all)
   = d6385748f03795e4 f7efd5d80e2c0b56
72: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 1, 'cards': (29, 9)} (all)
   DAY-R13 power-waited {'seat': 1, 'power': 3} (all)
   DAY-FORGET uses {'seat': 1, 'card': 9, 'effect': 9, 'again': 0} (all)
   = 3e88fa92ee810e75 adfdc678703ae0cd
73: 2 own slot 1
   DAY-FORGET blanked {'seat': 1, 'at': 7} (all)
   DAY-EAGER uses {'seat': 0, 'card': 29, 'effect': 29, 'again': 0} (all)
   DAY-EAGER in-vain {'seat': 0} (all)
   DAY-F3 sum {'seat': 0, 'card': 29, 'printed': 4, 'effects': 0, 'spirit': 0, 'total': 4} (all)
   DAY-F3 sum {'seat': 1, 'card': 9, 'printed': 8, 'effects': 3, 'spirit': 2, 'total': 13} (all)
   DAY-F4 won {'seat': 1, 'cards': (29, 9)} (all)
   = 4ddd6951b1e6bb5e c08704263884d8b5
74: 1 stay fallen
   DAY-F6 stayed {'seat': 0} (all)
   DAY-F1 fight {'slot': 0, 'cards': (33, 47)} (all)
   DAY-FORGET blank {'seat': 1, 'card': 47} (all)
   DAY-CLUMSY uses {'seat': 0, 'card': 33, 'effect': 33, 'again': 0} (all)
   DAY-CLUMSY points {'seat': 0, 'points': -2, 'total': 50} (all)
   DAY-F3 sum {'seat': 0, 'card': 33, 'printed': 8, 'effects': 0, 'spirit': 0, 'total': 8} (all)
   DAY-F3 sum {'seat': 1, 'card': 47, 'printed': 8, 'effects': 0, 'spirit': 2, 'total': 10} (all)
   DAY-F4 won {'seat': 1, 'cards': (33, 47)} (all)
   = e170d010fc5fcf4e 4914b9741705f41e
75: 1 become spirit
   DAY-F7 became-spirit {'seat': 0, 'card': 33, 'old': 2} (all)
   DAY-W1 scored {'seat': 0, 'points': 8, 'total': 58} (all)
   DAY-W1 scored {'seat': 1, 'points': 31, 'total': 119} (all)
   DAY-W3 ended {} (all)
   = e41b881bfdb1b476 920ac0a9bad4326a
1 place 2 points 58; 2 place 1 points 119
