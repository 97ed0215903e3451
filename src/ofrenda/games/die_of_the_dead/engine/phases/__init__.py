"""The steps of a turn. Modules import only what comes before them here.

`windows` says who is asked in a reaction window, `souls` moves dice and tokens, `gains` asks what to do with what was
gained, `steps` raises souls, `shaking` rolls a casket, `caskets` has the four caskets' actions, `opening` what may be
played before one is chosen, `turn` the set-up and the end of a turn.
"""
