import Foundation

extension ElementStage {
    /// Asks the views that are new to their elements what sizes they prefer and lets the layout take these. What is
    /// visible keeps its place while sizes before it change.
    ///
    /// Returns whether the layout changed, so that the views must be placed again.
    func settleSizes() -> Bool {
        let preferences = askForSizes()
        guard !preferences.isEmpty else { return false }
        let anchor = SizeAnchor(of: self)
        let held = host.orthogonalScrolling?.heldGroups() ?? [:]
        for (preferred, original) in preferences {
            layout.take(preferred, insteadOf: original)
        }
        adjustContent()
        layout.prepareIfNeeded()
        // Before the content gets its size, which would keep the offset within the content that was.
        anchor?.hold(in: self)
        host.orthogonalScrolling?.hold(held)
        takeContentSize()
        followScrollTarget()
        layout.prepareIfNeeded()
        return true
    }

    /// The preferences that the layout takes, with the attributes that the views have.
    private func askForSizes() -> [(
        preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
    )] {
        var preferences: [(UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)] = []
        for view in elements.values where view.needsMeasuring {
            view.needsMeasuring = false
            guard let attributes = view.attributes,
                let original = attributes.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            let preferred = view.preferredAttributes(fitting: original)
            if layout.wants(preferred, insteadOf: attributes) { preferences.append((preferred, attributes)) }
        }
        return preferences
    }
}

/// The item that keeps its place on the screen while the sizes of others become known.
@MainActor
private struct SizeAnchor {
    private let indexPath: IndexPath
    /// Its distance from the beginning of the content.
    private let start: CGFloat
    private let isHorizontal: Bool

    /// The first item that starts in the visible part, or else the last that started before it. At the start of the
    /// content there is nothing to hold: what is above all items shall be seen too.
    init?(of stage: ElementStage) {
        let visible = stage.host.bounds.inset(by: stage.host.adjustedContentInset)
        isHorizontal = stage.layout.isHorizontal
        let (top, bottom) = stage.distances(to: visible, isHorizontal: isHorizontal)
        guard top > 0.5 else { return nil }
        var best: (path: IndexPath, start: CGFloat)?
        for view in stage.elements.values {
            guard case .item(let path)? = view.element, let frame = view.attributes?.frame else { continue }
            let (place, end) = stage.distances(to: frame, isHorizontal: isHorizontal)
            // Items of a section that scrolls on its own are visible wherever they lie across.
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

    func hold(in stage: ElementStage) {
        guard let frame = stage.layout.attributes(of: .item(indexPath))?.frame else { return }
        let width = stage.layout.checkedContentSize.width
        let move =
            stage.distances(to: frame, isHorizontal: isHorizontal, contentWidth: width).start - start
        // Content that begins at the right keeps its distance from there when it gets its size.
        let across = stage.host.startsAtRight ? -move : move
        stage.host.shiftContent(
            by: isHorizontal ? CGPoint(x: across, y: 0) : CGPoint(x: 0, y: move))
    }
}
