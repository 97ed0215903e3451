"""`ofrenda serve`: the web table."""

from __future__ import annotations

import re
from ipaddress import ip_network

import click
import platformdirs

from ofrenda.cli.shared import console, help_text
from ofrenda.kernel.errors import OfrendaError
from ofrenda.words import _


def check_address(proxy: str) -> None:
    """Refuses what is neither an address nor a network."""
    try:
        ip_network(proxy, strict=False)
    except ValueError:
        raise OfrendaError("“{proxy}” is not an address such as 127.0.0.1 or 10.0.0.0/8.", proxy=proxy) from None


def check_public_url(url: str | None) -> None:
    """Refuses what is no address of a server by itself."""
    if url is not None and not re.fullmatch(r"https?://[^\s/?#]+/?", url):
        raise OfrendaError(
            "“{url}” is not an address such as https://games.example: http or https, a name, and nothing after it.",
            url=url,
        )


@click.command(
    name="serve",
    help=help_text(
        _("Start the web table: play in a browser, alone against bots or with friends by link."),
        "ofrenda serve",
        "ofrenda serve --host 0.0.0.0 --port 8080",
    ),
)
@click.option("--host", default="127.0.0.1", help=_("The address to listen on; 0.0.0.0 lets phones nearby join."))
@click.option("--port", type=click.IntRange(1, 65535), default=8000, help=_("The port; the next free one if taken."))
@click.option("--database", metavar="URL", help=_("The database; an embedded one in your folder by default."))
@click.option("--public-url", metavar="URL", help=_("How people reach this server, if not by its own address."))
@click.option(
    "--requests-per-minute",
    type=click.IntRange(1),
    default=1200,
    show_default=True,
    help=_("How many requests one address may make in a minute."),
)
@click.option(
    "--keep-days",
    type=click.IntRange(1),
    default=90,
    show_default=True,
    help=_("How many days finished tables are kept; unfinished ones are kept for a year."),
)
@click.option(
    "--rest-minutes",
    type=click.IntRange(0),
    default=10,
    show_default=True,
    help=_("How long bots play on among themselves when nobody looks."),
)
@click.option(
    "--most-entries",
    type=click.IntRange(100),
    default=50_000,
    show_default=True,
    help=_("A match that has become so long is closed as undecided."),
)
@click.option(
    "--tables-per-address",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    help=_("How many open tables one address may have made."),
)
@click.option(
    "--sockets-per-address",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help=_("How many open pages one address may have."),
)
@click.option(
    "--trusted-proxy",
    multiple=True,
    metavar="ADDRESS",
    help=_("A proxy that is believed when it says where a request comes from; none is by default."),
)
@click.option("--metrics", is_flag=True, help=_("Tell figures for Prometheus at /metrics."))
@click.option("--log-json", is_flag=True, help=_("Write log lines as JSON."))
@click.option("--log-requests", is_flag=True, help=_("Write a line for each request."))
@click.option("--log-addresses", is_flag=True, help=_("Write down where requests come from, too."))
def serve_command(
    host: str,
    port: int,
    database: str | None,
    public_url: str | None,
    requests_per_minute: int,
    keep_days: int,
    rest_minutes: int,
    most_entries: int,
    tables_per_address: int,
    sockets_per_address: int,
    trusted_proxy: tuple[str, ...],
    metrics: bool,
    log_json: bool,
    log_requests: bool,
    log_addresses: bool,
) -> None:
    try:
        import segno

        from ofrenda.server.http.app import Settings
        from ofrenda.server.http.serve import address_on_the_network, default_database, free_port, serve, sole_use
        from ofrenda.server.store.upgrade import prepare
    except ImportError as missing:
        raise OfrendaError(
            "The web table needs more packages: pip install 'ofrenda[web]' ({reason}).", reason=missing
        ) from None

    check_public_url(public_url)
    for proxy in trusted_proxy:
        check_address(proxy)

    kept = database or default_database(platformdirs.user_data_path("ofrenda"))
    with sole_use(kept):
        prepare(kept)

        screen = console()
        chosen = free_port(host, port)
        shown = "127.0.0.1" if host == "0.0.0.0" else host
        screen.print(_("Open {url}", url=public_url or f"http://{shown}:{chosen}/"), style="bold", soft_wrap=True)
        screen.print(_("Matches are kept in {database}", database=kept), style="dim", soft_wrap=True)

        address = address_on_the_network() if host == "0.0.0.0" else ""
        nearby = f"http://{address}:{chosen}/" if address else ""
        if nearby:
            invited = public_url or nearby
            screen.print(_("Phones on the same network: {url}", url=invited), soft_wrap=True)
            segno.make(invited).terminal(compact=True)

        settings = Settings(
            database=kept,
            public_url=public_url or "",
            nearby_url=nearby,
            requests_per_minute=requests_per_minute,
            keep_days=keep_days,
            rest_minutes=rest_minutes,
            most_entries=most_entries,
            tables_per_address=tables_per_address,
            sockets_per_address=sockets_per_address,
            trusted_proxies=trusted_proxy,
            metrics=metrics,
            log_json=log_json,
            log_requests=log_requests,
            log_addresses=log_addresses,
        )
        serve(host, chosen, settings)
