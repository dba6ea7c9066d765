import Foundation

/// An item and its place in the visible part, which is restored in another layout.
@MainActor
struct ScrollAnchor {
    private let indexPath: IndexPath
    /// The distance from the item's top leading corner to that of the visible part, as a fraction of the
    /// item's size, since the size changes with the layout. The top right corner is the leading one if the
    /// layout begins at the right.
    private let distance: CGPoint
    private let isMirrored: Bool

    init?(of stage: ElementStage) {
        let isMirrored = stage.layout.isMirrored
        let visible = stage.scrollView.bounds.inset(by: stage.scrollView.adjustedContentInset)
        let (leading, top) = (Self.leading(visible, isMirrored), visible.minY)
        let first = stage.elements.values.compactMap(\.attributes)
            .filter {
                let trailing = isMirrored ? -$0.frame.minX : $0.frame.maxX
                return $0.representedElementCategory == .cell && trailing > leading && $0.frame.maxY > top
            }
            .min {
                ($0.frame.minY, Self.leading($0.frame, isMirrored))
                    < ($1.frame.minY, Self.leading($1.frame, isMirrored))
            }
        guard let first else { return nil }
        self.isMirrored = isMirrored
        indexPath = first.indexPath
        let frame = first.frame
        distance = CGPoint(
            x: frame.width > 0 ? (leading - Self.leading(frame, isMirrored)) / frame.width : 0,
            y: frame.height > 0 ? (top - frame.minY) / frame.height : 0)
    }

    func restore(in stage: ElementStage) {
        guard let frame = stage.layout.attributes(of: .item(indexPath))?.frame else { return }
        let (inset, width) = (stage.scrollView.adjustedContentInset, stage.scrollView.bounds.width)
        stage.scrollView.contentOffset = stage.scrollView.reachable(
            CGPoint(
                x: isMirrored
                    ? frame.maxX - distance.x * frame.width + inset.right - width
                    : frame.minX + distance.x * frame.width - inset.left,
                y: frame.minY + distance.y * frame.height - inset.top))
    }

    /// Returns the leading edge of a rectangle, so that it grows in the direction of the layout.
    private static func leading(_ rect: CGRect, _ isMirrored: Bool) -> CGFloat {
        isMirrored ? -rect.maxX : rect.minX
    }
}
