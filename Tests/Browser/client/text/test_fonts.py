"""Fonts that an app brings along."""

import subprocess
from pathlib import Path

import pytest
from gestures import wait_until
from scenes import ROOT, create, font, text

SPACING = "getComputedStyle(document.querySelector('[data-view=UILabel] span')).letterSpacing"


def inter(style):
    """Returns the bytes of a face of Inter, which stands for a font that no page has: a test gives it another family."""
    path = subprocess.run(["fc-match", "-f", "%{file}", f"Inter:style={style}"], capture_output=True, check=True, text=True)
    return Path(path.stdout).read_bytes(), "font/otf"


def scene(*fonts, family="Brought", weight=400, width=60):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, 390, 844]), *fonts,
            create(2, ROOT, 0, "UILabel", [20, 100, 200, 40],
                   tx=text(("Hello", 0, 0, width), size=20, weight=weight, ff=family))]


def width_in(page, family, weight=400):
    """Returns the width in which the browser draws the label's word in a family."""
    return page.evaluate("""([family, weight]) => {
        const canvas = document.createElement('canvas').getContext('2d');
        canvas.font = `${weight} 20px "${family}"`;
        return canvas.measureText('Hello').width;
    }""", [family, weight])


def statuses(page):
    return page.evaluate("[...document.fonts].filter(font => font.family.includes('Brought')).map(font => font.status)")


def test_a_font_is_fetched_from_the_resources_of_its_device_when_a_text_needs_it(desktop, show, host):
    host.fonts = {7: inter("Black")}
    show(desktop, scene(font(7, "Brought"), font(8, "Brought", weights=(700, 700)), font(9, "Brought Too")))
    wait_until(desktop, "[...document.fonts].some(font => font.family.includes('Brought') && font.status === 'loaded')")
    assert host.requests == [f"/photos/resources/{host.token}/fonts/7"]
    assert sorted(statuses(desktop)) == ["loaded", "unloaded", "unloaded"]


def test_text_is_fitted_to_the_font_that_has_come(desktop, show, host):
    host.fonts = {7: inter("Black")}
    show(desktop, scene(font(7, "Brought")))
    wait_until(desktop, "[...document.fonts].some(font => font.family.includes('Brought') && font.status === 'loaded')")
    natural = width_in(desktop, "Brought")
    expected = (60 - natural) / 5
    wait_until(desktop, f"Math.abs((parseFloat({SPACING}) || 0) - arg) < 0.01", expected)


def test_the_face_is_chosen_by_weight(desktop, show, host):
    host.fonts = {7: inter("Regular"), 8: inter("Black")}
    show(desktop, scene(font(7, "Brought"), font(8, "Brought", weights=(900, 900)), weight=900))
    wait_until(desktop, "[...document.fonts].some(font => font.family.includes('Brought') && font.status === 'loaded')")
    assert host.requests == [f"/photos/resources/{host.token}/fonts/8"]


def test_a_font_that_is_sent_again_is_not_fetched_again(desktop, show, host):
    host.fonts = {7: inter("Black")}
    show(desktop, scene(font(7, "Brought")))
    loaded = "[...document.fonts].filter(font => font.family.includes('Brought') && font.status === 'loaded').length === 1"
    wait_until(desktop, loaded)
    host.drop()
    host.wait_for(lambda: len(host.of_type("hello")) == 2)
    wait_until(desktop, "document.documentElement.dataset.tessera === 'ready'")
    assert statuses(desktop) == ["loaded"]
    assert len(host.requests) == 1


@pytest.mark.parametrize("broken", [(b"no font", "font/ttf"), None])
def test_a_broken_font_leaves_the_text_in_the_system_font(desktop, show, host, broken):
    host.fonts = {7: broken} if broken else {}
    show(desktop, scene(font(7, "Brought")))
    wait_until(desktop, "[...document.fonts].some(font => font.family.includes('Brought') && font.status === 'error')")
    assert desktop.locator("[data-view=UILabel]").text_content() == "Hello"


def test_an_impossible_font_is_skipped(desktop, show):
    show(desktop, scene({"op": "f", "id": 7, "set": {"ff": 3}}, {"op": "f", "id": "x"}))
    assert desktop.locator("[data-view=UILabel]").text_content() == "Hello"
    assert sum("operation" in line for line in desktop.console_lines) == 2
