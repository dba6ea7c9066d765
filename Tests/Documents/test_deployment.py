"""Compares the files in `Deployment` with the script that installs packages, and with the command."""

import re
import shutil
import subprocess

import pytest
from sources import ROOT

SETUP = ROOT / "Scripts" / "setup"
CONTAINER = ROOT / "Deployment" / "Containerfile"
UNIT = ROOT / "Deployment" / "tessera.service"
FOR_TESTS = {"chromium", "libgdk-pixbuf2.0-bin"}
"""The packages that only the tests need."""


LIBRARIES = {
    "libpango-1.0-0", "libpangocairo-1.0-0", "libpangoft2-1.0-0", "libcairo2", "libgdk-pixbuf-2.0-0", "libdeflate0", "zlib1g",
    "libcmark-gfm0.29.0.gfm.6", "libcmark-gfm-extensions0.29.0.gfm.6",
    "ca-certificates", "libcurl4", "tzdata"}
"""What `make setup` gets with the packages that end in -dev, and what Swift's libraries use."""
FOR_STATIC_LINKING = {"libcurl4-openssl-dev"}
"""What programs that contain Swift's libraries need while they are built."""


def packages_of_setup():
    """Returns the packages that `make setup` installs on Debian."""
    listed = re.search(r"debian_packages=\((.*?)\)", SETUP.read_text(), re.DOTALL).group(1)
    return set(listed.split())


def packages_of_container():
    """Returns the packages of each stage of the container file."""
    stages = re.split(r"(?m)^FROM ", CONTAINER.read_text())[1:]
    return [set(re.search(r"--no-install-recommends(.*?)&&", stage, re.DOTALL).group(1).replace("\\", "").split())
            for stage in stages]


def test_the_container_builds_with_the_packages_of_setup():
    build, _ = packages_of_container()
    assert build - FOR_STATIC_LINKING == {name for name in packages_of_setup() if name.endswith("-dev")}
    assert build >= FOR_STATIC_LINKING


@pytest.mark.parametrize("path, pattern", [
    ("Scripts/setup", r"Swift (\S+) or later"),
    ("README.md", r"Swift (\S+) or later"),
    ("README.ja.md", r"Swift (\S+) 以降"),
    ("CONTRIBUTING.md", r"Swift (\S+) or later"),
    ("Deployment/Containerfile", r"swift:(\S+)-bookworm"),
    (".github/workflows/test.yml", r"swift:(\S+)-bookworm"),
    ("Sources/TesseraUI/TesseraUI.docc/ScreensInCI.md", r"swift:(\S+)-bookworm"),
])
def test_the_documents_and_images_name_the_swift_of_the_manifest(path, pattern):
    manifest = (ROOT / "Package.swift").read_text()
    assert re.search(pattern, (ROOT / path).read_text())[1] == re.match(r"// swift-tools-version: (.*)", manifest)[1]


def test_the_container_has_the_fonts_and_loaders_of_setup():
    _, run = packages_of_container()
    expected = {name for name in packages_of_setup() - FOR_TESTS if not name.endswith("-dev")}
    assert run - LIBRARIES == expected
    assert run >= LIBRARIES


def test_systemd_understands_the_unit(tmp_path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not installed")
    # systemd-analyze wants the program to exist.
    unit = tmp_path / "tessera.service"
    unit.write_text(UNIT.read_text().replace("/usr/local/lib/tessera/tessera", "/bin/true"))
    result = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout + result.stderr) == (0, "")
