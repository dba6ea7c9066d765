"""The order in which a page is read, compared with the places on the screen."""

# Returns sentences about what is read or reached with Tab in another order than that on the screen. What can be seen of
# each text, picture and control counts; what is in a bar lies where the bar lies. A sheet that lets the content behind it be used
# covers a part of that content, so that the places of the two are not compared.
FIND_FAULTS = r"""() => {
    const screen = document.querySelector('.screen');
    if (!screen) return [];
    const visible = (node) => {
        let { left, top, right, bottom } = node.getBoundingClientRect();
        if (node.matches('.t')) {
            const letters = document.createRange();
            letters.selectNodeContents(node);
            ({ left, top, right, bottom } = letters.getBoundingClientRect());
        }
        [left, top, right, bottom] = [
            Math.max(0, left), Math.max(0, top), Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
        for (let around = node.parentElement; around && around !== screen; around = around.parentElement) {
            if (!around.matches('.scroller, .clips')) continue;
            const box = around.getBoundingClientRect();
            [left, top, right, bottom] = [
                Math.max(box.left, left), Math.max(box.top, top), Math.min(box.right, right), Math.min(box.bottom, bottom)];
        }
        return right - left >= 1 && bottom - top >= 1 ? { left, top, right, bottom } : null;
    };
    const isRead = (node) => node.matches(".t, [tabindex='0']:not(.scroller), input, select, textarea, [role=img]")
        && !node.closest('[aria-hidden=true], [inert]')
        && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // The index of a table stands for all of its rows, beside which it lies.
    const placeOf = (bar) => visible(bar.matches('[data-view=SectionIndexView]') ? bar.closest('.scroller') : bar);
    const bars = '[data-view=UINavigationBar], [role=tablist], [role=toolbar], [data-view=SectionIndexView]';
    const staged = '[data-index-path], [data-kind]';
    const read = [...screen.querySelectorAll('*')].filter(isRead).map((node) => {
        const parts = [];
        for (let part = node.closest(staged); part; part = part.parentElement.closest(staged)) parts.push(part);
        return { node, box: visible(node), bar: node.closest(bars), parts,
            sheet: node.closest('[data-view=PresentationContainer]') };
    }).filter(({ box }) => box);
    const name = ({ node }) => `“${node.getAttribute('aria-label') ?? node.textContent.slice(0, 30)}” `
        + `(${node.closest('.e').dataset.view})`;
    // The app decides the order of the cells of one collection view.
    const scrollerOf = (part) => (part.dataset.indexPath ? part.parentElement.closest('.scroller') : null);
    const areOrderedByApp = (a, b) => a.parts.some((part) => scrollerOf(part)
        && b.parts.some((other) => part !== other && scrollerOf(part) === scrollerOf(other)));
    const faults = [];
    read.forEach((a, index) => {
        for (const b of read.slice(index + 1)) {
            if (a.node.contains(b.node) || a.sheet !== b.sheet || areOrderedByApp(a, b)) continue;
            const isApart = a.bar !== b.bar;
            const [one, other] = [isApart && a.bar ? placeOf(a.bar) : a.box, isApart && b.bar ? placeOf(b.bar) : b.box];
            const isAbove = other.bottom <= one.top + 1 && other.left < one.right - 1 && one.left < other.right - 1;
            const together = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            const isRow = together > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
            if (isAbove) faults.push(`${name(b)} lies above ${name(a)} and is read after it`);
            if (isRow && other.right <= one.left + 1) {
                faults.push(`${name(b)} lies before ${name(a)} in its row and is read after it`);
            }
        }
    });
    for (const scroller of screen.querySelectorAll('.scroller')) {
        const parts = [...scroller.querySelectorAll(staged)]
            .filter((part) => part.parentElement.closest('.scroller') === scroller);
        const sections = parts.map((part) => Number(part.dataset.indexPath?.split('-')[0] ?? part.dataset.section));
        const items = parts.filter((part) => part.dataset.indexPath)
            .map((part) => part.dataset.indexPath.split('-').map(Number));
        const rises = (list, compare) => list.every((value, index) => index === 0 || compare(list[index - 1], value) <= 0);
        if (!rises(sections.filter(Number.isFinite), (a, b) => a - b)) faults.push(`sections are read as ${sections}`);
        if (!rises(items, (a, b) => a[0] - b[0] || a[1] - b[1])) faults.push(`items are read as ${items.join(' ')}`);
    }
    return faults;
}"""
