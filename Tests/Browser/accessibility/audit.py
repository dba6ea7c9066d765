"""The audit of a page with axe-core, and the order in which the page is read."""

from axe_playwright_python.base import AXE_SCRIPT

from gestures import wait_until, wait_until_still
from reading import FIND_FAULTS

# Returns a line for each thing that axe finds.
#
# The tests open pages with `prefers-contrast: more`, for which Apple's system colours and tints have variants. Their usual
# variants have less contrast than the 4.5 to 1 that WCAG demands, on iOS too. Apple's colours of secondary, tertiary and
# quaternary labels and of placeholders have no such variant. The audit leaves out texts in these, since the app has not chosen
# their contrast.
#
# The selected row of a sidebar has white text on the tint, as UIKit prescribes. On Apple's blue for a dark screen with more
# contrast, rgb(64, 156, 255), the text has a contrast of 2.83 to 1. The audit leaves out exactly these two colours in a selected
# row.
RUN_AXE = """async () => {
    const systemColors = [
        '60, 60, 67, 0.6', '60, 60, 67, 0.3', '60, 60, 67, 0.18', '235, 235, 245, 0.6', '235, 235, 245, 0.3', '235, 235, 245, 0.16',
    ].map((parts) => `rgba(${parts})`);
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    const isPrescribed = (node, { fgColor, bgColor }) => systemColors.includes(getComputedStyle(node).color)
        || node.closest('[aria-current=true]') && fgColor === '#ffffff' && bgColor === '#409cff';
    return violations.flatMap(({ id, nodes }) => nodes
        .filter(({ target, any }) => id !== 'color-contrast' || !isPrescribed(document.querySelector(target), any[0].data))
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 240)}`));
}"""

# Returns the findings of axe and the faults of the order of reading, and the number of changes of the document meanwhile.
EXAMINE = f"""async () => {{
    let changes = 0;
    const observer = new MutationObserver((records) => {{ changes += records.length; }});
    observer.observe(document.body, {{ attributes: true, characterData: true, childList: true, subtree: true }});
    const findings = [...await ({RUN_AXE})(), ...({FIND_FAULTS})()];
    changes += observer.takeRecords().length;
    observer.disconnect();
    return {{ findings, changes }};
}}"""

# The colour of the titles of bars in each appearance.
TITLE_COLORS = {"light": "rgb(0, 0, 0)", "dark": "rgb(255, 255, 255)"}


class Audit:
    """The findings on the screens of one page, whose appearance is light at first."""

    def __init__(self, page):
        self.page = page
        self.findings = {}
        self._appearance = "light"

    @property
    def faults(self):
        """The findings on the screens that have any."""
        return {screen: found for screen, found in self.findings.items() if found}

    def look(self, screen):
        """Examines the screen that the page displays now.

        A screen may change by itself meanwhile, for example rows that come and go. Then axe's findings and the places belong to several
        states of the screen, so it is examined again."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        for _ in range(20):
            wait_until_still(self.page)
            examined = self.page.evaluate(EXAMINE)
            if examined["changes"] == 0:
                self.findings[screen] = examined["findings"]
                return
        raise AssertionError(f"{screen} has changed during each of 20 audits, {examined['changes']} times during the last.")

    def look_in_light_and_dark(self, screen):
        """Examines the screen in the present appearance and then in the other one, which it keeps."""
        self.look(f"{screen}, {self._appearance}")
        self._change_appearance()
        self.look(f"{screen}, {self._appearance}")

    def _change_appearance(self):
        """Changes the appearance, and waits until the app has given the titles of bars their other colour.

        A bar that is away, such as that of a screen that is searched, has no title. Then any text shows the change.
        """
        self._appearance = "light" if self._appearance == "dark" else "dark"
        self.page.emulate_media(color_scheme=self._appearance)
        wait_until(self.page, """['[data-view=BarTitle] .t', '.t'].map((name) => [...document.querySelectorAll(name)])
            .find((texts) => texts.length > 0)?.some((text) => getComputedStyle(text).color === arg)""",
            TITLE_COLORS[self._appearance])
        wait_until_still(self.page)
