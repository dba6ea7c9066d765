"""The behaviour of the relay itself, between a client and a server that answers with what it receives."""

import socket
import threading
import time

import pytest

from relay import Relay


@pytest.fixture
def echo():
    """The port of a server that sends everything back."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve():
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=answer, args=[connection], daemon=True).start()

    def answer(connection):
        with connection:
            try:
                while data := connection.recv(65_536):
                    connection.sendall(data)
            except OSError:
                pass

    threading.Thread(target=serve, daemon=True).start()
    yield listener.getsockname()[1]
    listener.close()


@pytest.fixture
def relay(echo):
    """Makes relays to the server: `relay(delay=0.1)`."""
    relays = []

    def relay(**options):
        relays.append(Relay(echo, **options))
        return relays[-1]

    yield relay
    for each in relays:
        each.close()


def connect(relay):
    return socket.create_connection(("127.0.0.1", relay.port), timeout=60)


def receive(connection, count):
    data = b""
    while len(data) < count:
        part = connection.recv(count - len(data))
        assert part, f"The connection ended after {data!r}."
        data += part
    return data


def is_ended(connection):
    """Returns true if the other end has closed a connection on which nothing was sent."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def test_a_byte_takes_the_delay_in_each_direction(relay):
    with connect(relay(delay=0.1)) as connection:
        start = time.monotonic()
        connection.sendall(b"one")
        assert receive(connection, 3) == b"one"
        assert time.monotonic() - start >= 0.2


def test_bytes_keep_their_order_despite_jitter(relay):
    line = relay(jitter=0.05)
    with connect(line) as connection:
        for number in range(100):
            connection.sendall(b"%03d" % number)
        assert receive(connection, 300) == b"".join(b"%03d" % number for number in range(100))
    assert line.received == 300
    assert line.departures


def test_a_narrow_wire_takes_its_time(relay):
    with connect(relay(bandwidth=100_000)) as connection:
        start = time.monotonic()
        connection.sendall(bytes(20_000))
        receive(connection, 20_000)
        # The last part of one direction waits for all of it.
        assert time.monotonic() - start >= 0.2


def test_a_cut_wire_ends_connections_until_it_is_mended(relay):
    line = relay()
    with connect(line) as connection:
        connection.sendall(b"one")
        receive(connection, 3)
        line.cut()
        assert connection.recv(1) == b""
    with connect(line) as connection:
        assert is_ended(connection)
    line.mend()
    with connect(line) as connection:
        connection.sendall(b"two")
        assert receive(connection, 3) == b"two"


def test_a_wire_that_is_away_keeps_what_it_got(relay):
    line = relay()
    with connect(line) as connection:
        connection.sendall(b"one")
        receive(connection, 3)
        line.leave()
        connection.sendall(b"two")
        connection.settimeout(0.05)
        with pytest.raises(TimeoutError):
            connection.recv(1)
        connection.settimeout(20)
        line.come_back()
        assert receive(connection, 3) == b"two"
