import Foundation

extension ElementStage {
    /// Determines the visible elements, and informs the delegate of those that appeared and disappeared.
    func updateDisplayed() {
        var now: Set<StageElement> = []
        for (element, view) in elements where isSeen(view) { now.insert(element) }
        guard now != displayed else { return }
        let (gone, new) = (displayed.subtracting(now), now.subtracting(displayed))
        displayed = now
        for element in gone.sorted(by: Self.isAnnouncedBefore) {
            if let view = elements[element] { endDisplaying(view, as: element) }
        }
        for element in new.sorted(by: Self.isAnnouncedBefore) {
            if let view = elements[element] { beginDisplaying(view, as: element) }
        }
    }

    /// Returns true if a part of a view is visible, in the scroll view and in the section that scrolls on its
    /// own if it lies in one.
    private func isSeen(_ view: any StagedView) -> Bool {
        guard let scroller = view.superview as? OrthogonalScrollView else {
            return view.frame.overlaps(scrollView.bounds)
        }
        let visible = scroller.frame.intersection(scrollView.bounds)
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
        if !view.staging.isPhantom { scrollView.willDisplay(view, for: inData(element)) }
    }

    func endDisplaying(_ view: any StagedView, as element: StageElement) {
        if !view.staging.isPhantom { scrollView.didEndDisplaying(view, for: inData(element)) }
    }

    /// Returns the sorted index paths of the displayed supplementary views of a kind.
    func displayedPaths(ofKind elementKind: String) -> [IndexPath] {
        displayed.compactMap {
            if case .supplementary(elementKind, let indexPath) = $0 { indexPath } else { nil }
        }.sorted()
    }

    /// Returns an element with the index path that the data source uses. An item that the user moves keeps
    /// its old index path there until it is dropped.
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
