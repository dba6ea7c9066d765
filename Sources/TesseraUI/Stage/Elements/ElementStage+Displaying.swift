import Foundation

extension ElementStage {
    /// Finds out which elements are visible and tells the delegate which ones came and went.
    func updateDisplayed() {
        var now: Set<StageElement> = []
        for (element, view) in elements where isSeen(view) { now.insert(element) }
        guard now != displayed else { return }
        let (gone, new) = (displayed.subtracting(now), now.subtracting(displayed))
        displayed = now
        for element in gone {
            if let view = elements[element] { endDisplaying(view, as: element) }
        }
        for element in new.sorted(by: Self.isAnnouncedBefore) {
            if let view = elements[element] { beginDisplaying(view, as: element) }
        }
    }

    /// Returns true if a view is in the visible part: in a section that scrolls on its own, in what is visible of that.
    private func isSeen(_ view: any StagedView) -> Bool {
        guard let scroller = view.superview as? OrthogonalScrollView else {
            return view.frame.overlaps(host.bounds)
        }
        let visible = scroller.frame.intersection(host.bounds)
            .offsetBy(
                dx: scroller.bounds.minX - scroller.frame.minX, dy: scroller.bounds.minY - scroller.frame.minY
            )
        return view.frame.overlaps(visible)
    }

    private static func isAnnouncedBefore(_ a: StageElement, _ b: StageElement) -> Bool {
        if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
        if a.isItem != b.isItem { return b.isItem }
        return (a.kind ?? "") < (b.kind ?? "")
    }

    private func beginDisplaying(_ view: any StagedView, as element: StageElement) {
        if !view.staging.isPhantom { host.willDisplay(view, for: inData(element)) }
    }

    func endDisplaying(_ view: any StagedView, as element: StageElement) {
        if !view.staging.isPhantom { host.didEndDisplaying(view, for: inData(element)) }
    }

    /// Returns the index paths of the displayed supplementary views of a kind, in order.
    func displayedPaths(ofKind elementKind: String) -> [IndexPath] {
        displayed.compactMap {
            if case .supplementary(elementKind, let indexPath) = $0 { indexPath } else { nil }
        }.sorted()
    }

    /// Returns an element as the data source names it, which has an item at its old place until the user drops it.
    func inData(_ element: StageElement) -> StageElement {
        element.isItem && differsFromData ? .item(dataPath(of: element.indexPath)) : element
    }
}

extension CGRect {
    /// Returns true if two rectangles share more than an edge.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
