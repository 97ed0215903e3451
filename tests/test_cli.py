"""The command line: what it prints, what it refuses, and that it is documented."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path

import click
import pexpect
import pytest
from click.testing import CliRunner, Result

import ofrenda
from ofrenda.cli import main
from ofrenda.kernel import record as records
from ofrenda.lab.bench import measure
from ofrenda.server.http.serve import sole_use
from ofrenda.table import Dice, Fair, Match, Seeded

ROOT = Path(__file__).parents[1]
ROLL = "left 6xhand, right 6xhand, centre 3xskull 2xhat gravestone"


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


def commands() -> list[click.Command]:
    return list(main.commands.values())


def test_the_version_says_whether_it_is_compiled():
    build = "compiled" if ofrenda.compiled() else "pure Python"

    assert run("--version").output == f"ofrenda {ofrenda.__version__} ({build})\n"


@pytest.mark.parametrize("command", commands(), ids=lambda command: command.name)
def test_every_command_shows_an_example_and_explains_its_options(command: click.Command):
    output = run(command.name, "--help").output

    assert f"ofrenda {command.name}" in output.partition("Example:")[2]
    assert all(option.help for option in command.params if isinstance(option, click.Option))


@pytest.mark.parametrize("command", commands(), ids=lambda command: command.name)
def test_every_command_is_in_the_readme(command: click.Command):
    assert f"ofrenda {command.name}" in (ROOT / "README.md").read_text()


@pytest.mark.parametrize("command", commands(), ids=lambda command: command.name)
def test_every_option_is_in_the_docs(command: click.Command):
    docs = (ROOT / "docs" / "command-line.md").read_text()

    for option in command.params:
        if isinstance(option, click.Option):
            assert f"`{option.opts[0]}" in docs, option.opts


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["play", "chess"], "There is no game “chess”. Games: rolling-bones"),
        (["play", "rolling-bones", "--seat", "bot:genius"], "There is no bot “genius”. Bots: random, "),
        (
            ["play", "rolling-bones", "--option", "colour=1"],
            "“colour=1” is no option of Rolling Bones. Write KEY=VALUE with one of: target (1 to 1000)",
        ),
        (["play", "rolling-bones", "--option", "target=0"], "“target” cannot be “0”. Possible: 1 to 1000"),
        (["play", "rolling-bones", "--option", "target"], "“target” is no option of Rolling Bones"),
        (["play", "rolling-bones", *["--seat", "bot:greedy"] * 7], "played by 1 to 6, not by 7"),
        (["play", "rolling-bones", "--dice", "typed", "--seed", "1"], "Typed dice need no seed"),
        (["play", "rolling-bones", "--dice", "loaded"], "'loaded' is not one of 'fair', 'typed'"),
        (["play", "rolling-bones", "--data", "nowhere.toml"], "Rolling Bones has no data files that could be replaced"),
        (["play", "dia-de-los-muertos", "--data", "board.toml"], "board.toml cannot be read: there is no such file."),
        (["play", "dia-de-los-muertos", "--data", "board=."], ". cannot be read: it is a folder."),
        (["play", "dia-de-los-muertos", "--data", "board="], "Say which file it is: --data board=FILE."),
        (
            ["play", "dia-de-los-muertos", "--data", "mine.toml"],
            "“mine.toml” names no data file of Dia de los Muertos. Call it board.toml, cards.toml, "
            "or say which one it is: --data board=mine.toml.",
        ),
        (["play", "day-of-the-dead", *["--seat", "bot:greedy"] * 3], "is played by 2, not by 3"),
        (["play", "--resume"], "There is no match to go on with"),
        (["play", "--resume", "nowhere"], "nowhere cannot be read: there is no such file."),
        (["play", "--resume", "nowhere", "--seed", "1"], "it goes with no other option"),
        (["simulate", "rolling-bones", "--bots", "greedy", "--games", "0"], "0 is not in the range"),
        (["simulate", "rolling-bones", "--bots", "genius", "--games", "1"], "There is no bot “genius”"),
        (["simulate", "rolling-bones", "--games", "1"], "Missing option '--bots'"),
        (["replay", "nowhere"], "nowhere cannot be read: there is no such file."),
        (["verify", "nowhere"], "nowhere cannot be read: there is no such file."),
        (["rules", "chess"], "There is no game “chess”"),
        (["rules", "rolling-bones", "RB-99"], "There is no rule “RB-99”"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(args: list[str], message: str):
    result = run(*args)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello\n",
        "ofrenda 1\ngame: rolling-bones\nrules: 99\nseat.1: Ana\ndice: typed\n\n",
        "ofrenda 1\n\nx\n",
        "ofrenda 1\ngame: rolling-bones\nrules: ²\n\n",
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
def test_a_broken_record_is_refused_without_a_traceback(command: list[str], text: str, tmp_path: Path):
    path = tmp_path / "broken.ofrenda"
    path.write_text(text)
    result = run(*command, str(path))

    assert result.exit_code == 2
    assert result.stderr.startswith("Error: ")
    assert path.read_text() == text


def test_a_whole_match_is_played_recorded_replayed_and_verified(tmp_path: Path):
    path = tmp_path / "match.ofrenda"
    bots = ["--seat", "bot:greedy", "--seat", "bot:random"]
    played = run("play", "rolling-bones", *bots, "--option", "target=20", "--record", str(path))
    assert "Greedy bot 1 wins, " in played.stdout

    rolls = path.read_text().count("\n* ")
    computed = f"all {rolls} rolls were computed" if rolls > 1 else "1 roll was computed"  # luck may end it at once
    assert f"{computed} again" in run("verify", str(path)).stdout
    assert "Greedy bot 1 wins, " in run("replay", str(path)).stdout
    assert "After: Greedy bot 1 " in run("replay", str(path), "--at", "3").stdout
    assert "there is no entry 9999" in run("replay", str(path), "--at", "9999").stderr

    path.write_text(path.read_text().replace("* left", "* left thigh", 1))
    assert run("verify", str(path)).exit_code == 2


@pytest.mark.parametrize(
    ("dice", "unproven"),
    [
        (Fair(bytes(32), ("ana",)), ""),
        (Fair(bytes(32), ("ana",), version=1), "Not proven: in this first version of fair dice names and options"),
        (Seeded(7), "Not proven: whoever started the match chose the seed"),
    ],
)
def test_verify_says_what_it_does_not_prove(tmp_path: Path, dice: Dice, unproven: str):
    match = Match(ofrenda.game("rolling-bones"), ["bot:greedy"], dice, {"target": 20})
    while match.step() is not None:
        pass
    path = tmp_path / "match.ofrenda"
    path.write_text(match.record.text())

    said = run("verify", str(path)).stdout
    assert unproven in said
    assert bool(unproven) == ("Not proven" in said)


def test_typed_dice_have_nothing_to_compute(tmp_path: Path):
    path = tmp_path / "match.ofrenda"
    typed = "\n".join([ROLL, "skull", "bury", ""])
    run(
        "play",
        "rolling-bones",
        "--seat",
        "Ana",
        "--dice",
        "typed",
        "--option",
        "target=1",
        "--record",
        str(path),
        typed=typed,
    )

    said = run("verify", str(path)).stdout
    assert "The dice were typed by people" in said
    assert "Not proven: rolls, names and options are bound by nothing" in said


def test_without_a_game_it_asks_which():
    result = run("play", "--seed", "1", typed="1\nquit\n")

    assert "1 Rolling Bones" in result.stdout
    assert "Which game?" in result.stdout
    assert "Kept. Go on with: ofrenda play --resume" in result.stdout


def test_resume_alone_takes_the_last_match():
    run("play", "rolling-bones", "--seat", "Ana", "--dice", "typed", typed=f"{ROLL}\nskull\nquit\n")
    result = run("play", "--resume", typed="bury\n")

    assert "●─skull─●" in result.stdout
    assert "Ana buries the skeleton for 1 point" in result.stdout


def test_a_finished_match_is_not_resumed(tmp_path: Path):
    path = tmp_path / "match.ofrenda"
    run("play", "rolling-bones", "--seat", "bot:random", "--option", "max_rounds=1", "--record", str(path))

    assert "is over. Look at it: ofrenda replay" in run("play", "--resume", str(path)).stderr
    assert "is a match of rolling-bones, not of chess" in run("play", "chess", "--resume", str(path)).stderr
    assert "exists already" in run("play", "rolling-bones", "--record", str(path)).stderr


def test_a_bot_of_ones_own_plays_and_resumes_only_on_request(tmp_path: Path):
    (tmp_path / "mybots.py").write_text(
        "from ofrenda.bots import Bot\n"
        "class Careful(Bot):\n    def choose(self, question):\n        return question.actions[-1]\n"
    )
    bots = ["--bots", "mybots:Careful,greedy", "--games", "3", "--option", "target=20"]
    assert "mybots:Careful" in run("simulate", "rolling-bones", *bots).stdout
    played = run(
        "play", "rolling-bones", "--seat", "Ana", "--seat", "bot:mybots:Careful", "--seed", "1", typed="quit\n"
    )
    assert played.exit_code == 0

    assert "There is no bot “mybots:Careful”" in run("play", "--resume").stderr
    assert run("play", "--resume", "--own-bots", typed="quit\n").exit_code == 0


def test_simulate_prints_one_json_document():
    args = [
        "simulate",
        "rolling-bones",
        "--bots",
        "greedy,random",
        "--games",
        "20",
        "--seed",
        "5",
        "--option",
        "target=20",
    ]
    one = json.loads(run(*args, "--json", "--workers", "1").stdout)
    two = json.loads(run(*args, "--json", "--workers", "2").stdout)

    told = ["length", "endings", "figures", "bots"]
    assert list(one) == ["game", "options", "seed", "games", "seconds", "workers", *told]
    assert list(one["bots"][0]) == ["bot", "seat", "wins", "win_rate", "win_rate_interval", "mean_points", "mean_place"]
    assert one["bots"] == two["bots"]
    assert one["options"] == {"target": 20, "hat_counts": True, "finish_round": False, "max_rounds": 500}
    assert (one["seed"], one["games"], one["workers"], two["workers"]) == (5, 20, 1, 2)


def test_simulate_prints_a_table_with_intervals():
    result = run("simulate", "rolling-bones", "--bots", "greedy,random", "--games", "20", "--option", "target=20")

    assert "Rolling Bones: 20 matches in" in result.stdout
    assert re.search(r"greedy .* \d+\.\d% … \d+\.\d%", result.stdout)


CONTEST = ["tournament", "rolling-bones", "--bots", "greedy,random", "--games", "20", "--seed", "5"]


def test_tournament_prints_one_json_document_and_draws(tmp_path: Path):
    args = [*CONTEST, "--option", "target=20", "--json"]
    one = json.loads(run(*args, "--workers", "1", "--svg", str(tmp_path / "plot.svg")).stdout)
    two = json.loads(run(*args, "--workers", "2").stdout)

    told = ["game", "options", "seed", "seats", "games", "seconds", "workers", "standings", "duels"]
    assert list(one) == told
    assert (one["standings"], one["duels"]) == (two["standings"], two["duels"])
    assert one["standings"][0]["bot"] == "greedy"
    assert (tmp_path / "plot.svg").read_text().startswith("<svg")


def test_tournament_prints_ratings_and_a_cross_table():
    shown = run(*CONTEST, "--option", "target=20").stdout

    assert "Rolling Bones, 2 seats: 20 matches, seed 5" in shown
    assert re.search(r"greedy .* \d+\.\d\d … \d+\.\d\d", shown)
    assert "Finished ahead of" in shown


def test_solve_says_the_optimum_on_its_first_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr("ofrenda.bots.solved.user_cache_path", lambda *_names, **_more: tmp_path)

    shown = run("solve", "rolling-bones").stdout.splitlines()
    assert shown[0] == "12.533487"
    assert json.loads(run("solve", "rolling-bones", "--json").stdout)["points"] == pytest.approx(12.533487, abs=1e-6)
    assert "cannot be solved; rolling-bones can" in run("solve", "die-of-the-dead").stderr


def test_bench_prints_one_json_document(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ofrenda.cli.measuring.measure", lambda game: measure(game, seconds=0.1))
    speeds = json.loads(run("bench", "--json").stdout)["games"]

    assert list(speeds) == ofrenda.games()
    assert list(speeds["rolling-bones"]) == [
        "decisions_per_second",
        "entries_per_second",
        "games_per_second",
        "playouts_per_second",
        "tactics_playouts_per_second",
        "search_iterations_per_second",
        "resamples_per_second",
        "clones_per_second",
        "clone_us",
        "view_us",
        "compiled",
    ]
    assert "Rolling Bones" in run("bench").stdout


def test_games_and_rules_are_listed():
    assert "finish_round=false" in run("games").stdout
    assert "RB-21" in run("rules", "rolling-bones").stdout
    assert "One could also read: Wrong bones may be laid at will." in run("rules", "rolling-bones", "rb-7b").stdout


def test_a_rule_says_where_it_is_enforced_and_which_tests_prove_it():
    said = run("rules", "rolling-bones", "RB-7B").stdout

    assert "engine/phases/turn.py: Laying" in said.partition("Enforced in:")[2]
    assert "test_laying.py::test_a_hat_that_fits_prevents_the_wrong_bone" in said.partition("Proven by:")[2]


def test_a_public_url_that_is_none_is_refused():
    result = run("serve", "--public-url", "games.example/ofrenda")

    assert result.exit_code == 2
    assert "is not an address such as https://games.example" in result.output


def test_a_database_that_is_none_or_in_use_is_refused(tmp_path: Path):
    taken = f"sqlite:///{tmp_path / 'taken.sqlite'}"
    for database, message in (
        ("tables", "“tables” is not a database such as sqlite:///FILE."),
        (f"sqlite:///{tmp_path / 'nowhere' / 'a.sqlite'}", "cannot be used: No such file or directory."),
        (taken, "Another server uses"),
    ):
        with sole_use(taken):
            result = run("serve", "--database", database)

        assert result.exit_code == 2
        assert message in result.output.replace("\n", " ")
        assert "Open http" not in result.output


# A real terminal


def spawn(tmp_path: Path, *args: str) -> pexpect.spawn:
    environment = {**os.environ, "TERM": "xterm", "XDG_STATE_HOME": str(tmp_path / "state")}
    code = "from ofrenda.cli import main; main(prog_name='ofrenda')"
    return pexpect.spawn(
        sys.executable,
        ["-c", code, *args],
        env=environment,
        encoding="utf-8",
        timeout=30,
        dimensions=(50, 100),
        preexec_fn=_can_be_interrupted,
    )


def _can_be_interrupted() -> None:
    """As at any terminal, also if the tests were started in the background, where Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("ending", ["ctrl-c", "kill", "hang-up"])
def test_an_interrupted_match_can_be_resumed(tmp_path: Path, ending: str):
    terminal = spawn(tmp_path, "play", "rolling-bones", "--seat", "Ana", "--dice", "typed")
    terminal.expect("type what they show")
    terminal.sendline(ROLL)
    terminal.expect("Ana:")
    terminal.sendline("lay skull")
    terminal.expect("Ana lays the skull")
    terminal.expect("Ana>")
    if ending == "ctrl-c":
        terminal.sendintr()
        terminal.expect("Go on with")
    elif ending == "kill":
        terminal.kill(signal.SIGKILL)
    terminal.close(force=True)

    again = spawn(tmp_path, "play", "--resume")
    again.expect("skull")
    again.expect("Ana>")
    again.sendline("bury")
    again.expect("buries the skeleton for 1 point")
    again.close(force=True)
    [path] = (tmp_path / "state" / "ofrenda" / "matches").glob("*.ofrenda")
    assert [str(entry) for entry in records.parse(path.read_text()).entries[1:]] == ["1 lay skull", "1 bury"]


SHIPPED_BOARD = ROOT / "src" / "ofrenda" / "games" / "dia_de_los_muertos" / "data" / "board.toml"


@pytest.mark.parametrize(("file", "option"), [("board.toml", "board.toml"), ("mine.txt", "board=mine.txt")])
def test_a_data_file_may_have_any_name_and_a_mark_at_its_beginning(tmp_path: Path, file: str, option: str):
    (tmp_path / file).write_text("\ufeff" + SHIPPED_BOARD.read_text(encoding="utf-8"), encoding="utf-8")
    played = run("play", "dia-de-los-muertos", "--data", option, "--record", "kept.ofrenda", typed="quit\n")

    assert played.exit_code == 0
    assert "data" in (tmp_path / "kept.ofrenda").read_text()


@pytest.mark.parametrize(("content", "message"), [(b"\xff\xfe", "it is no text in UTF-8."), (b" \n", "is empty.")])
def test_a_data_file_that_says_nothing_is_refused_in_words(tmp_path: Path, content: bytes, message: str):
    (tmp_path / "board.toml").write_bytes(content)

    assert message in run("play", "dia-de-los-muertos", "--data", "board.toml").stderr


def test_what_is_wrong_with_a_data_file_is_said_by_its_own_name(tmp_path: Path):
    (tmp_path / "mine.txt").write_text(SHIPPED_BOARD.read_text(encoding="utf-8").replace("[goal]", "[gaol]"))
    (tmp_path / "torn.txt").write_text("[goal")

    refused = run("play", "dia-de-los-muertos", "--data", "board=mine.txt").stderr
    assert refused.startswith("Error: mine.txt cannot be used: ")
    assert "torn.txt is not valid TOML" in run("play", "dia-de-los-muertos", "--data", "board=torn.txt").stderr


def test_replay_names_the_move_after_which_it_stands(tmp_path: Path):
    path = tmp_path / "match.ofrenda"
    typed = "\n".join([ROLL, "skull", "quit", ""])
    run("play", "rolling-bones", "--seat", "Ana", "--dice", "typed", "--record", str(path), typed=typed)

    assert "After: Ana lays the skull." in run("replay", str(path)).stdout
    assert "At the beginning" in run("replay", str(path), "--at", "0").stdout
    assert not re.search("After entry", run("replay", str(path)).stdout)


def test_the_list_of_games_says_two_players_where_there_are_always_two():
    assert "2 players, " in run("games").stdout
    assert "2 to 2" not in run("games").stdout


def test_rules_are_indented_behind_their_numbers():
    lines = run("rules", "rolling-bones").stdout.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("  RB-P1 "))

    assert lines[at + 1].startswith(" " * 8)
    assert lines[at + 1].strip()


def test_lines_can_be_edited_and_earlier_ones_come_back(tmp_path: Path):
    terminal = spawn(tmp_path, "play", "rolling-bones", "--seat", "Ana", "--dice", "typed")
    terminal.expect("type what they show")
    terminal.sendline(ROLL)
    terminal.expect("Ana>")
    terminal.send("skx\x7full\r")
    terminal.expect("Ana lays the skull")
    terminal.expect("Ana>")
    terminal.send("\x1b[A\r")
    terminal.expect("“skull” is not among the choices")
    terminal.close(force=True)


def test_on_a_shared_screen_the_scrollback_and_earlier_lines_are_gone(tmp_path: Path):
    """Whoever comes next finds neither the other's hand above the screen nor their answer under the arrow key."""
    terminal = spawn(tmp_path, "play", "day-of-the-dead", "--seat", "Ana", "--seat", "Luis", "--seed", "4")
    terminal.expect("Now Ana. Everybody else looks away.")
    terminal.sendline("")
    terminal.expect(r"\x1b\[3J")
    terminal.expect("Ana>")
    terminal.sendline("1")
    terminal.expect(r"\x1b\[3J")
    terminal.expect("Now Luis. Everybody else looks away.")
    terminal.sendline("")
    terminal.expect(r"\x1b\[3J")
    terminal.expect("Luis>")
    terminal.send("\x1b[Aquit\r")
    terminal.expect("Kept. Go on with")
    terminal.close(force=True)


def test_every_command_of_the_operator_is_explained_and_in_the_docs():
    docs = (ROOT / "docs" / "command-line.md").read_text()
    drawer = main.commands["admin"]
    assert isinstance(drawer, click.Group)
    for name, command in drawer.commands.items():
        assert f"`admin {name}" in docs, name
        output = run("admin", name, "--help").output
        assert f"ofrenda admin {name}" in output.partition("Example:")[2]
        for option in command.params:
            if isinstance(option, click.Option):
                assert option.help
                assert f"`{option.opts[0]}" in docs, option.opts
