"""A Ray cluster of two nodes on this machine: the same result as here, though one of them is lost in the middle."""

from __future__ import annotations

import time
from collections.abc import Iterator
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

pytestmark = [
    # Ray's own: it leaves sockets and processes to the collector, and warns of its future defaults.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]

SETTING = Setting(game="rolling-bones", bots=("random", "random"), seed=3, options={"target": 10})
NODE = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
MATCHES = 64


@pytest.fixture(scope="module")
def nodes() -> Iterator[cluster_utils.Cluster]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        made = cluster_utils.Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
        made.add_node(**NODE)
        patch.setenv("RAY_ADDRESS", made.address)
        try:
            yield made
        finally:
            ray.shutdown()
            made.shutdown()


def test_a_node_that_is_lost_in_the_middle_changes_nothing(nodes: cluster_utils.Cluster):
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


def test_a_report_of_the_cluster_is_that_of_one_machine(nodes: cluster_utils.Cluster):
    with Cluster(nodes.address) as workers:
        there = observations(SETTING, 12, 0, workers)

    assert there == observations(SETTING, 12, 0)


@pytest.mark.usefixtures("nodes")
def test_every_command_that_works_long_works_there(tmp_path: Path):
    def said(*args: str) -> str:
        result = CliRunner().invoke(main, [*args, "--seed", "2"])
        assert result.exit_code == 0, result.output
        return result.output

    simulated = ["simulate", "rolling-bones", "--bots", "random,random", "--games", "6", "--option", "target=9"]
    played = ["tournament", "rolling-bones", "--bots", "random,greedy", "--games", "4", "--option", "target=9"]
    trained = ["train", "day-of-the-dead", "--games", "20", "--into"]
    for folder, where in (("here", ["--workers", "1"]), ("there", ["--cluster", "auto"])):
        (tmp_path / folder).mkdir()
        said(*trained, str(tmp_path / folder), *where)

    assert '"win_rate"' in said(*simulated, "--json", "--cluster", "auto")
    assert '"standings"' in said(*played, "--json", "--cluster", "auto")
    assert (tmp_path / "here" / "day-of-the-dead-2.toml").read_text() == (
        tmp_path / "there" / "day-of-the-dead-2.toml"
    ).read_text()


@pytest.mark.usefixtures("nodes")
def test_what_a_worker_refuses_is_refused_here():
    with Cluster("auto") as workers, pytest.raises(UnknownName, match="There is no game “chess”"):
        list(workers.each(simulate, [(Setting(game="chess", bots=("random",), seed=1), 1)]))


@pytest.mark.usefixtures("nodes")
def test_workers_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch):
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


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(clusters.import_module.__globals__["sys"].modules, "ray", None)

    with pytest.raises(OfrendaError, match=r"pip install ofrenda\[cluster\]"):
        Cluster("auto").__enter__()
