import Foundation

extension ElementStage {
    /// Asks new views for the sizes that they prefer and passes these to the layout. Visible items keep their
    /// places while sizes before them change.
    ///
    /// Returns true if the layout changed, so that the views must be placed again.
    func settleSizes() -> Bool {
        let preferences = askForSizes()
        guard !preferences.isEmpty else { return false }
        let anchor = SizeAnchor(of: self)
        let kept = scrollView.orthogonalScrolling?.keptGroups() ?? [:]
        for (preferred, original) in preferences {
            layout.take(preferred, insteadOf: original)
        }
        adjustContent()
        layout.prepareIfNeeded()
        // This comes before the content gets its new size, which would limit the offset to the old content.
        anchor?.restore(in: self)
        scrollView.orthogonalScrolling?.restore(kept)
        takeContentSize()
        redirectToScrollTarget()
        layout.prepareIfNeeded()
        return true
    }

    /// Lets the views that exist already report changes of their constraints, if the scroll view measures them again
    /// after that.
    func observeConstraints() {
        for view in elements.values { view.observeConstraints() }
    }

    /// Returns the preferred attributes that change the layout, each with the attributes that the view has.
    private func askForSizes() -> [(
        preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
    )] {
        var preferences: [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)] = []
        for view in elements.values where view.needsMeasuring {
            view.needsMeasuring = false
            guard let attributes = view.attributes,
                let original = attributes.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            view.staging.isMeasuring = true
            let preferred = view.preferredAttributes(fitting: original)
            view.staging.isMeasuring = false
            if layout.wants(preferred, insteadOf: attributes) { preferences.append((preferred, attributes)) }
        }
        return preferences
    }
}

/// The item that keeps its place on the screen while views are measured.
@MainActor
private struct SizeAnchor {
    private let indexPath: IndexPath
    /// The distance of the item from the beginning of the content, in points.
    private let start: CGFloat
    private let isHorizontal: Bool

    /// Chooses the first item that starts in the visible part, or else the last that started before it. The
    /// result is nil at the start of the content, where everything above the items is to stay visible too.
    init?(of stage: ElementStage) {
        let visible = stage.scrollView.bounds.inset(by: stage.scrollView.adjustedContentInset)
        isHorizontal = stage.layout.isHorizontal
        let (top, bottom) = stage.distances(to: visible, isHorizontal: isHorizontal)
        guard top > 0.5 else { return nil }
        var best: (path: IndexPath, start: CGFloat)?
        for view in stage.elements.values {
            guard case .item(let path)? = view.element, let frame = view.attributes?.frame else { continue }
            let (place, end) = stage.distances(to: frame, isHorizontal: isHorizontal)
            // Items of a section that scrolls on its own count as visible wherever they lie across the axis.
            guard place < bottom, end > top else { continue }
            guard let old = best?.start else {
                best = (path, place)
                continue
            }
            let isBetter = old < top - 0.5 ? place > old : place >= top - 0.5 && place < old
            if isBetter { best = (path, place) }
        }
        guard let best else { return nil }
        (indexPath, start) = best
    }

    func restore(in stage: ElementStage) {
        guard let frame = stage.layout.attributes(of: .item(indexPath))?.frame else { return }
        let width = stage.layout.checkedContentSize.width
        let move =
            stage.distances(to: frame, isHorizontal: isHorizontal, contentWidth: width).start - start
        // Content that begins at the right keeps its distance from the right when it gets its size.
        let across = stage.scrollView.startsAtRight ? -move : move
        stage.scrollView.shiftContent(
            by: isHorizontal ? CGPoint(x: across, y: 0) : CGPoint(x: 0, y: move))
    }
}
