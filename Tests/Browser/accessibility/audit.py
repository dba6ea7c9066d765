"""The audit of a page with axe-core, and the order in which the page is read."""

from axe_playwright_python.base import AXE_SCRIPT

from reading import faults_of_order

# Returns a line for each thing that axe finds.
#
# The tests open pages with `prefers-contrast: more`, for which Apple's system colours and tints have variants. Their usual variants
# have less contrast than the 4.5 to 1 that WCAG demands, on iOS too. Apple's colours of secondary, tertiary and quaternary
# labels and of placeholders have no such variant. The audit leaves out texts in these, since the app has not chosen their contrast.
RUN_AXE = """async () => {
    const systemColors = [
        '60, 60, 67, 0.6', '60, 60, 67, 0.3', '60, 60, 67, 0.18', '235, 235, 245, 0.6', '235, 235, 245, 0.3', '235, 235, 245, 0.16',
    ].map((parts) => `rgba(${parts})`);
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
