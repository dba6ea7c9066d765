"""Tests of `tessera run`: a page goes along with the sources of its app."""

from gestures import middle, wait_until, wait_until_ready, wait_until_still
from programs import BUILD_TIME, is_alive, wait_for
from start import start_run

TITLE = "[data-view=UINavigationBar]"
SHEET = "document.querySelector('[data-identifier=sheet]')"
PANEL = ".build-panel:not([hidden])"
SHEET_CONTROLLER = "Sources/Extras/Sheet/SheetController.swift"
MENU = "Sources/Extras/Menu/ExtrasMenuController.swift"


def open_sheet(page):
    """Opens the large table and scrolls it."""
    page.mouse.click(*middle(page.locator("[data-identifier=extras] [data-index-path='0-2']")))
    page.locator("[data-identifier=sheet]").wait_for()
    wait_until_still(page)
    page.evaluate(f"{SHEET}.scrollTo(880, 4400)")
    page.locator("[data-index-path='105-12']").wait_for()


def wait_for_title(page, text, timeout=300_000):
    page.locator(TITLE).get_by_text(text, exact=True).first.wait_for(timeout=timeout)


def is_at_place(page):
    """Waits until the table is where `open_sheet` has scrolled it."""
    wait_until(page, f"Math.abs({SHEET}?.scrollLeft - 880) < 2 && Math.abs({SHEET}?.scrollTop - 4400) < 2")


def test_a_page_goes_along_with_its_source_and_keeps_its_place(desktop, mended, running, open_run):
    page = open_run(desktop)
    open_sheet(page)
    mended.edit(SHEET_CONTROLLER, 'title = "大きな表"', 'title = "First"')
    wait_for_title(page, "First")
    is_at_place(page)

    mended.edit(SHEET_CONTROLLER, 'title = "First"', 'title = First')
    panel = page.locator(PANEL)
    panel.wait_for(timeout=300_000)
    assert "cannot find 'First' in scope" in panel.text_content()
    assert f"{SHEET_CONTROLLER}:14:" in panel.text_content()
    assert "title = First" in panel.locator("pre .here").first.text_content()
    # The last good build goes on below.
    is_at_place(page)
    page.evaluate(f"{SHEET}.scrollTo(880, 0)")
    page.locator("[data-index-path='3-12']").wait_for()
    page.evaluate(f"{SHEET}.scrollTo(880, 4400)")
    page.locator("[data-index-path='105-12']").wait_for()

    mended.edit(SHEET_CONTROLLER, 'title = First', 'title = "Second"')
    wait_for_title(page, "Second")
    panel.wait_for(state="hidden")
    is_at_place(page)


def test_a_crash_is_displayed_with_its_message_and_its_place(desktop, mended, running, open_run):
    page = open_run(desktop)
    mended.edit(MENU, "if let page = dataSource", 'fatalError("on purpose")\n        if let page = dataSource')
    mended.edit(MENU, 'title = "おまけ"', 'title = "Crash"')
    wait_for_title(page, "Crash")
    page.locator("[data-identifier=extras] [data-index-path='0-0']").wait_for()
    wait_until_still(page)
    page.mouse.click(*middle(page.locator("[data-identifier=extras] [data-index-path='0-0']")))
    panel = page.locator(PANEL)
    panel.wait_for()
    assert "on purpose" in panel.text_content()
    assert f"{MENU}:" in panel.text_content()
    assert 'fatalError("on purpose")' in panel.locator("pre .here").first.text_content()
    # The app runs again below, and the panel can be closed.
    wait_until(page, "document.documentElement.dataset.tessera === 'ready'")
    panel.get_by_role("button").click()
    page.locator("[data-identifier=extras] [data-index-path='0-0']").wait_for()


def test_ten_files_that_are_saved_at_once_are_built_once(desktop, mended, running, open_run):
    page = open_run(desktop)
    count = running.builds()
    files = sorted(mended.sources.rglob("*.swift"))[:10]
    for file in files:
        file.write_text(file.read_text() + "\n// Saved.\n")
    mended.edit(MENU, 'title = "おまけ"', 'title = "Ten"')
    wait_for_title(page, "Ten")
    assert running.builds() == count + 1


def test_a_save_during_a_build_starts_it_anew(desktop, mended, running, open_run):
    page = open_run(desktop)
    count = running.builds()
    mended.edit(MENU, 'title = "おまけ"', 'title = "Early"')
    wait_until(page, "document.querySelector('.build-sign:not([hidden])')?.textContent.startsWith('Building')",
               timeout=60_000)
    mended.edit(MENU, 'title = "Early"', 'title = "Late"')
    wait_for_title(page, "Late")
    assert running.builds() == count + 1


def test_a_mistake_in_the_manifest_ends_in_a_sentence(desktop, mended, running, open_run):
    page = open_run(desktop)
    mended.edit("Package.swift", "let package", "lett package")
    panel = page.locator(PANEL)
    panel.wait_for(timeout=300_000)
    assert "Package.swift:4" in panel.text_content() or "Invalid manifest" in panel.text_content()
    mended.edit("Package.swift", "lett package", "let package")
    panel.wait_for(state="hidden", timeout=300_000)


def test_a_deleted_file_and_a_renamed_product_end_in_sentences(desktop, mended, running, open_run):
    page = open_run(desktop)
    panel = page.locator(PANEL)
    (mended.folder / SHEET_CONTROLLER).unlink()
    panel.wait_for(timeout=300_000)
    assert "cannot find 'SheetController' in scope" in panel.text_content()
    mended.restore()
    panel.wait_for(state="hidden", timeout=300_000)

    manifest = (mended.folder / "Package.swift").read_text()
    (mended.folder / "Package.swift").write_text(
        manifest.replace('name: "Extras", dependencies', 'name: "More", dependencies')
        .replace("swiftSettings:", 'path: "Sources/Extras", swiftSettings:'))
    panel.wait_for(timeout=300_000)
    wait_until(page, "document.querySelector('.build-panel').textContent.includes('It has: More.')", timeout=300_000)
    running.program.wait_for_line(r"^More on http://", timeout=300)
    # The old build goes on.
    page.locator("[data-identifier=extras] [data-index-path='0-0']").wait_for()
    mended.restore()
    panel.wait_for(state="hidden", timeout=300_000)


def test_the_end_of_the_command_leaves_no_process_running(copy, running):
    """Ctrl-C during a build ends the build, too."""
    program = copy.run()
    try:
        program.wait_for_line(r"Extras on http://", timeout=300)
        family = wait_for(lambda: len(program.children()) > 1 and program.children(), "a build")
        program.interrupt()
        assert program.wait() == 0
        wait_for(lambda: not any(is_alive(child) for child in family), "the end of all processes")
    finally:
        program.end()


def test_all_apps_of_a_package_are_served_and_without_watching_they_stay_as_they_are(desktop, pair):
    program = start_run(pair, "--no-watch")
    try:
        for name in ["First", "Second"]:
            desktop.goto(program.wait_for_line(rf"{name} on (http://\S+)", timeout=BUILD_TIME)[1])
            wait_until_ready(desktop, 1_800_000)
            desktop.get_by_text(name, exact=True).wait_for()
        source = pair / "Sources/Second/App.swift"
        source.write_text(source.read_text().replace('"Second"', '"Other"'))
        desktop.reload()
        wait_until_ready(desktop)
        desktop.get_by_text("Second", exact=True).wait_for()
        assert sum(line.startswith("Built in ") for line in program.lines) == 1
    finally:
        program.end()


def test_without_watching_a_build_that_fails_ends_the_command(pair):
    source = pair / "Sources/Second/App.swift"
    source.write_text(source.read_text().replace("UILabel()", "UILable()"))
    program = start_run(pair, "--no-watch")
    assert program.wait(BUILD_TIME) == 1
    assert any("error: cannot find 'UILable' in scope" in line for line in program.lines)
    assert program.lines[-1] == "Error: The apps were not built. Without --no-watch, the next change would build them again."


def test_a_product_that_is_named_is_served_alone(desktop, pair):
    program = start_run(pair, "--product", "Second")
    try:
        desktop.goto(program.wait_for_line(r"Second on (http://\S+)", timeout=BUILD_TIME)[1])
        wait_until_ready(desktop, 1_800_000)
        desktop.get_by_text("Second", exact=True).wait_for()
        assert not any(line.startswith("First on") for line in program.lines)
    finally:
        program.end()
