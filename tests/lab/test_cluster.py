"""A Ray cluster of two nodes on this machine: the same result as here, though one of them is lost in the middle."""

from __future__ import annotations

import re
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner

from ofrenda.cli import main
from ofrenda.kernel.errors import OfrendaError, UnknownName
from ofrenda.lab import cluster as clusters
from ofrenda.lab.cluster import Cluster
from ofrenda.lab.keeping import observations
from ofrenda.lab.simulate import Setting, simulate

ray = pytest.importorskip("ray", reason="there is no Ray for this Python: pip install ofrenda[cluster]")
cluster_utils = pytest.importorskip("ray.cluster_utils")

SETTING = Setting(game="rolling-bones", bots=("random", "random"), seed=3, options={"target": 10})
NODE = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
MATCHES = 64


@contextmanager
def two_nodes(client_port: int) -> Iterator[cluster_utils.Cluster]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S", "120")
        head = {**NODE, "include_dashboard": False, "ray_client_server_port": client_port}
        made = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
        made.add_node(**NODE)
        patch.setenv("RAY_ADDRESS", made.address)
        try:
            yield made
        finally:
            ray.shutdown()
            made.shutdown()


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return line.getsockname()[1]


# Ray's own: it leaves sockets and processes to the collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_cluster_comes_to_the_same_though_a_node_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """All that needs a cluster is in one test: whichever process runs it, one is started and stopped once."""
    port = free_port()
    with two_nodes(port) as nodes:
        a_node_that_is_lost_in_the_middle_changes_nothing(nodes)
        every_command_that_works_long_works_there(tmp_path)
        what_a_worker_refuses_is_refused_here()
        a_client_from_elsewhere_gets_the_same(f"ray://127.0.0.1:{port}")
        workers_of_another_version_are_refused(monkeypatch)


def a_node_that_is_lost_in_the_middle_changes_nothing(nodes: cluster_utils.Cluster) -> None:
    [second] = nodes.worker_nodes
    told: list[int] = []

    def progress(more: int) -> None:
        told.append(more)
        if len(told) == 3:
            nodes.remove_node(second)

    with Cluster("auto") as workers:
        before = workers.count
        there = simulate(SETTING, MATCHES, workers, progress)
        after = workers.count
    here = simulate(SETTING, MATCHES)

    assert (before, after) == (2, 1)
    assert (there.bots, there.length, there.endings) == (here.bots, here.length, here.endings)
    assert sum(told) == MATCHES
    assert len(told) > 8, "results come in as they are done"


def every_command_that_works_long_works_there(tmp_path: Path) -> None:
    commands = {
        "simulate": ["rolling-bones", "--bots", "random,random", "--games", "6", "--option", "target=9", "--json"],
        "tournament": ["rolling-bones", "--bots", "random,greedy", "--games", "4", "--option", "target=9", "--json"],
        "report": ["rolling-bones", "--bots", "random,random", "--games", "12", "--judged", "0", "--json", "-"],
        "train": ["day-of-the-dead", "--games", "20"],
    }
    for name, args in commands.items():
        found = []
        for place, where in (("here", ["--workers", "1"]), ("there", ["--cluster", "auto"])):
            folder = tmp_path / name / place
            folder.mkdir(parents=True)
            into = ["--into", str(folder)] if name == "train" else []
            result = CliRunner().invoke(main, [name, *args, "--seed", "2", *where, *into])
            assert result.exit_code == 0, result.output
            texts = [path.read_text() for path in folder.iterdir()]
            found.append(texts or re.sub(r'"(seconds|workers)":[0-9.]+', "", result.stdout))

        assert found[0] == found[1], name


def what_a_worker_refuses_is_refused_here() -> None:
    with Cluster("auto") as workers, pytest.raises(UnknownName, match="There is no game “chess”"):
        list(workers.each(simulate, [(Setting(game="chess", bots=("random",), seed=1), 1)]))


def a_client_from_elsewhere_gets_the_same(address: str) -> None:
    """Though the head, busy, is at first too late with the server it starts for each client."""
    join = ray.init
    late = iter([ConnectionError("Initialization failure from server:\nTraceback ...\nRuntimeError: too late")])

    def init(**kwargs: object) -> object:
        for error in late:
            raise error
        return join(**kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ray, "init", init)
        with Cluster(address) as workers:
            there = observations(SETTING, 12, 0, workers)

    assert there == observations(SETTING, 12, 0)


def workers_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters.ofrenda, "__version__", "99")

    with Cluster("auto") as workers, pytest.raises(OfrendaError, match="install the same version on every machine"):
        list(workers.each(abs, [(1,)]))


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("ray://127.0.0.1:9", "The cluster ray://127.0.0.1:9 cannot be reached"),
        ("127.0.0.1:9", "The cluster 127.0.0.1:9 cannot be reached"),
        ("http://127.0.0.1:9", "“http://127.0.0.1:9” is no address of a cluster"),
        ("nowhere", "“nowhere” is no address of a cluster"),
    ],
)
def test_an_address_that_cannot_be_reached_is_named_within_seconds(address: str, message: str):
    began = time.monotonic()
    result = CliRunner().invoke(
        main, ["simulate", "rolling-bones", "--bots", "random,random", "--games", "4", "--cluster", address]
    )

    assert result.exit_code == 2
    assert message in result.output
    assert time.monotonic() - began < 30


def test_a_cluster_that_takes_nobody_in_is_told_with_its_own_reason(monkeypatch: pytest.MonkeyPatch):
    def init(**_kwargs: object) -> None:
        raise ConnectionError("Initialization failure from server:\nTraceback ...\nRuntimeError: no room left")

    monkeypatch.setattr(Cluster, "_knock", lambda _cluster: None)
    monkeypatch.setattr(ray, "init", init)
    with pytest.raises(OfrendaError, match="cannot be joined: RuntimeError: no room left"):
        Cluster("ray://127.0.0.1:10001").__enter__()


def test_a_port_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clusters, "PATIENCE", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"ray://127.0.0.1:{mute.getsockname()[1]}"
        with pytest.raises(OfrendaError, match=f"The cluster {address} cannot be reached"):
            Cluster(address).__enter__()


def test_a_cluster_of_this_machine_that_is_long_gone_is_named_within_seconds(monkeypatch: pytest.MonkeyPatch):
    """Ray keeps the address of one that was killed, and would try it for minutes."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    services = import_module("ray._private.services")
    monkeypatch.setattr(services, "get_ray_address_from_environment", lambda _address, _folder: "127.0.0.1:9")
    began = time.monotonic()
    with pytest.raises(OfrendaError, match=r"The cluster 127\.0\.0\.1:9 cannot be reached"):
        Cluster("auto").__enter__()

    assert time.monotonic() - began < 10


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(OfrendaError, match=r"pip install ofrenda\[cluster\]"):
        Cluster("auto").__enter__()
