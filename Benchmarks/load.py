"""Measures how many devices one host carries: the time from an event to the patch that answers it, and what it costs.

    make measure

runs this after the device's costs. The devices belong to LoadGenerator, a program of one thread. Each jumps 600 points in a
long list four times a second. The host, the apps and the generator share this machine's processors.
"""

import json
import os
import pathlib
import subprocess
import sys
import time

from device import HELLO, Display, free_port, processor_time, start

STEPS = [int(count) for count in os.environ.get("DEVICES", "100 300").split()]
"""The numbers of devices, each of which is measured with a host of its own."""
SECONDS = 10
MOST = 600_000
"""The points down to which the devices scroll, before they turn back."""


def main():
    binaries, generator = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    place = list_of(binaries / "LongListApp")
    for count in STEPS:
        measure(binaries, generator, place, count)


def list_of(app):
    """Returns the number of the element that scrolls, and the revision of its offset, which all processes share."""
    display = Display(app, os.environ)
    display.send(HELLO)
    scene = json.loads(display.receive_message(b'"scene"'))
    display.close()
    return next((op["id"], op["set"]["sc"]["rev"]) for op in scene["ops"] if op["class"] == "UICollectionView")


def measure(binaries, generator, place, count):
    port = free_port()
    host = start([binaries / "tessera", "serve", binaries / "LongListApp", "--port", str(port),
                  "--max-devices", str(count)], os.environ)
    load = subprocess.Popen(
        [generator, str(port), "longlistapp", *map(str, place), str(MOST), str(count), json.dumps(HELLO)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        if load.stdout.readline() != "ready\n":
            sys.exit("The generator has no devices.")
        apps = [int(pid) for pid in subprocess.run(
            ["pgrep", "-P", str(host.pid)], capture_output=True, text=True).stdout.split()]
        time.sleep(3)
        before = processor_time([host.pid]), processor_time(apps)
        time.sleep(SECONDS)
        print(f"{count} devices at rest for {SECONDS} s: {processor_time([host.pid]) - before[0]:.0f} ms of processor "
              f"time in the host, {processor_time(apps) - before[1]:.0f} ms in the apps; the host has "
              f"{memory(host.pid):.0f} MB, an app {sum(map(memory, apps)) / len(apps):.1f} MB of its own")
        before = processor_time([host.pid]), processor_time(apps)
        print(f"jump {SECONDS}", file=load.stdin, flush=True)
        result = json.loads(load.stdout.readline())
        ran = processor_time([host.pid]) - before[0], processor_time(apps) - before[1]
        jumps = result["jumps"]
        print(f"{result['devices']} devices that jump four times a second: from the event to the patch "
              f"p50 {result['p50']:.1f} ms, p95 {result['p95']:.1f} ms, p99 {result['p99']:.1f} ms, "
              f"at most {result['most']:.0f} ms ({jumps} jumps; {result['skipped']} were skipped, since the one before "
              f"had no patch yet; {result['unanswered']} got none)")
        print(f"processor time for each jump: {ran[0] / jumps:.2f} ms in the host, {ran[1] / jumps:.2f} ms in the app, "
              f"{result['processor'] / jumps:.3f} ms in the generator; {result['bytes'] / jumps:.0f} bytes to the page")
    finally:
        load.stdin.close()
        load.wait()
        host.terminate()
        host.wait()


def memory(pid):
    """Returns the megabytes that a process shares with no other."""
    text = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    sizes = {line.split(":")[0]: int(line.split()[1]) for line in text.splitlines() if line.endswith("kB")}
    return (sizes["Private_Clean"] + sizes["Private_Dirty"]) / 1024


main()
