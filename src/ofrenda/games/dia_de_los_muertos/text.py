def summary():
    return "x"


def event(event, names):
    return f"{event.kind} {event.args}"


def action(action, view, names):
    return str(action)


def question(view):
    return "?"


def board(view, names):
    return "b"


def ending(view, names):
    return "e"
