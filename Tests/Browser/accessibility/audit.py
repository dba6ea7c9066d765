"""The audit of a page with axe-core, and the order in which the page is read."""

from axe_playwright_python.base import AXE_SCRIPT

from reading import faults_of_order

# Returns a line for each thing that axe finds.
#
# Pages are audited with `prefers-contrast: more`, which Apple's system colours and tints follow: without it they have less than
# the contrast of 4.5 to 1 that WCAG asks for, as on iOS. The colours of secondary, tertiary and quaternary labels and of
# placeholders are the documented ones in either mode, and an app that uses them has not chosen their contrast; so a text
# in one of them is left out.
RUN_AXE = """async () => {
    const systemColors = ['60, 60, 67, 0.6', '60, 60, 67, 0.3', '60, 60, 67, 0.18'].map((parts) => `rgba(${parts})`);
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes
        .filter(({ target }) => id !== 'color-contrast'
            || !systemColors.includes(getComputedStyle(document.querySelector(target)).color))
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 240)}`));
}"""


class Audit:
    """The findings on the screens of one page."""

    def __init__(self, page):
        self.page = page
        self.findings = {}

    def look(self, screen):
        """Examines the screen that the page displays now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        self.findings[screen] = self.page.evaluate(RUN_AXE) + faults_of_order(self.page)
