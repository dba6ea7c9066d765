"""Measures the time from the save of one file of an example to the page that displays its new code.

    make measure

runs this after the device's costs. The example is a copy in a folder that stays, since its first build takes minutes.
"""

import pathlib
import shutil
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Tests/Browser"), str(ROOT / "Tests/Browser/run")]

from manifest import manifest  # noqa: E402
from programs import Program  # noqa: E402

SAVES = 7


def make_copy(folder):
    """Writes the package with the sources of the example, and returns the file that is saved."""
    sources = folder / "Sources/Extras"
    shutil.rmtree(sources, ignore_errors=True)
    shutil.copytree(ROOT / "Examples/Extras", sources)
    file, text = folder / "Package.swift", manifest("Extras", "Extras")
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
    return sources / "Menu/ExtrasMenuController.swift"


def main():
    binaries = pathlib.Path(sys.argv[1])
    folder = ROOT / ".build/run-test/Extras"
    file = make_copy(folder)
    source = file.read_text()
    run = Program("env", "-u", "CI", binaries / "tessera", "run", folder, "--port", 0)
    try:
        address = run.wait_for_line(r"^Extras on (\S+)")[1]
        # A build that fails, or that never ends, ends the script with all lines of the command.
        run.wait_for_line(r"^Built in ", timeout=900)
        with sync_playwright() as playwright:
            path = next(filter(None, map(shutil.which, ["chromium-headless-shell", "chromium", "chromium-browser"])))
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 390, "height": 844})
            page.goto(address)
            page.locator("html[data-tessera=ready]").wait_for()
            times = []
            for number in range(SAVES):
                start = time.perf_counter()
                file.write_text(source.replace('title = "おまけ"', f'title = "Save {number}"'))
                page.get_by_text(f"Save {number}", exact=True).first.wait_for(timeout=300_000)
                times.append(time.perf_counter() - start)
            browser.close()
        print(
            f"from the save of a file to the page: median {statistics.median(times):.3g} s "
            f"(least {min(times):.3g}, most {max(times):.3g}, {SAVES} saves)")
    finally:
        run.end()


if __name__ == "__main__":
    main()
