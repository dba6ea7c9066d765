"""Networks of the tests' own, in network namespaces of the kernel. They vanish with the process of the tests."""

import os
import subprocess
import sys

PROXY, HOST_A, HOST_B = "10.0.0.1", "10.0.0.11", "10.0.0.12"
"""The addresses in the article."""
PUBLIC, VISITOR, SECOND_VISITOR = "192.0.2.1", "192.0.2.2", "192.0.2.3"
"""The address of the proxy for visitors, and those of two visitors, who share a machine."""


class NotPermitted(Exception):
    """The system does not let this process have networks of its own."""


def demand_permission():
    """Raises `NotPermitted` if the system does not let this process have networks of its own. It needs no program for that."""
    # CLONE_NEWNET, and CLONE_NEWUSER for those who have no right to it otherwise.
    flags = 0x40000000 | (0x10000000 if os.geteuid() != 0 else 0)
    code = (
        "import ctypes, os, sys; failed = ctypes.CDLL(None, use_errno=True).unshare(int(sys.argv[1])); "
        "sys.exit(os.strerror(ctypes.get_errno()) if failed else 0)")
    result = subprocess.run([sys.executable, "-c", code, str(flags)], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise NotPermitted(f"unshare: {result.stderr.strip()}")


class Machine:
    """A network namespace. It lasts as long as a process that waits in it."""

    def __init__(self, outer=None):
        own_user = ["--user", "--map-root-user"] if outer is None and os.geteuid() != 0 else []
        self._process = subprocess.Popen(
            [*(outer.enter if outer else []), "unshare", *own_user, "--net", "sh", "-c", "echo; exec cat"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if self._process.stdout.readline() != "\n":
            raise NotPermitted(self._process.communicate()[1].strip())
        user = ["--user", "--preserve-credentials"] if os.geteuid() != 0 else []
        self.id = self._process.pid
        self.enter = ["nsenter", f"--target={self.id}", *user, "--net"]
        """The words before a command that shall run in this namespace."""

    def run(self, command):
        """Runs a command to its end."""
        result = subprocess.run([*self.enter, *command.split()], capture_output=True, text=True, check=False)
        if any(words in result.stderr for words in ("not permitted", "not supported", "Unknown device type")):
            raise NotPermitted(f"{command}: {result.stderr.strip()}")
        assert result.returncode == 0, f"{command}: {result.stderr}"

    def end(self):
        self._process.communicate()


class Network:
    """A proxy between two hosts and a visitor."""

    def __init__(self):
        self._machines = []
        self.proxy = self._machine()
        self.a, self.b, self.visitor = (self._machine(self.proxy) for _ in range(3))
        try:
            self.proxy.run("ip link add hosts type bridge")
            self.proxy.run("ip link set hosts up")
            self.proxy.run(f"ip address add {PROXY}/24 dev hosts")
            for name, machine, address in [("host-a", self.a, HOST_A), ("host-b", self.b, HOST_B)]:
                self._connect(machine, name)
                self.proxy.run(f"ip link set dev {name} master hosts")
                machine.run(f"ip address add {address}/24 dev eth0")
            self._connect(self.visitor, "public")
            self.proxy.run(f"ip address add {PUBLIC}/24 dev public")
            self.visitor.run(f"ip address add {VISITOR}/24 dev eth0")
            self.visitor.run(f"ip address add {SECOND_VISITOR}/24 dev eth0")
        except BaseException:
            self.end()
            raise

    def _machine(self, outer=None):
        machine = Machine(outer)
        self._machines.append(machine)
        machine.run("ip link set lo up")
        return machine

    def _connect(self, machine, name):
        """Connects a machine's `eth0` with an interface `name` of the proxy."""
        self.proxy.run(f"ip link add name {name} type veth peer name eth0 netns {machine.id}")
        self.proxy.run(f"ip link set dev {name} up")
        # An interface gets an address of IPv6 some seconds after it is up. Chromium takes that for another network, and gives up
        # what it loads.
        machine.run("ip link set dev eth0 addrgenmode none")
        machine.run("ip link set eth0 up")

    def visit_from(self, address):
        """Gives each connection of a visitor that opens from now on this address."""
        self.visitor.run(f"ip route change 192.0.2.0/24 dev eth0 src {address}")

    def end(self):
        for machine in reversed(self._machines):
            machine.end()
