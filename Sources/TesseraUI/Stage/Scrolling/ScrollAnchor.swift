import Foundation

/// An item and its place in the visible part, which is restored in another layout.
@MainActor
struct ScrollAnchor {
    private var indexPath: IndexPath
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

    /// The section, the item and the distance, in which another process finds the place again.
    var numbers: [Double] {
        [
            Double(indexPath.section), Double(indexPath.item), Double((distance.x * 1000).rounded() / 1000),
            Double((distance.y * 1000).rounded() / 1000),
        ]
    }

    /// Creates an anchor from the numbers of another process, or returns nil if there is no such item.
    init?(numbers: [Double], in stage: ElementStage) {
        guard numbers.count == 4, let section = Int(exactly: numbers[0]), let item = Int(exactly: numbers[1]),
            stage.itemCounts.indices.contains(section), (0..<stage.itemCounts[section]).contains(item),
            abs(numbers[2]) <= 1_000_000, abs(numbers[3]) <= 1_000_000
        else { return nil }
        indexPath = IndexPath(item: item, section: section)
        distance = CGPoint(x: numbers[2], y: numbers[3])
        isMirrored = stage.layout.isMirrored
    }

    /// Returns the anchor after an update of the data, or nil if its item is gone.
    func moved(by map: UpdateMap) -> ScrollAnchor? {
        guard let path = map.newPosition(ItemPosition(indexPath))?.indexPath else { return nil }
        var anchor = self
        anchor.indexPath = path
        return anchor
    }

    /// Returns true if the data still contain the item.
    func isPresent(in stage: ElementStage) -> Bool {
        stage.itemCounts.indices.contains(indexPath.section)
            && (0..<stage.itemCounts[indexPath.section]).contains(indexPath.item)
    }

    func restore(in stage: ElementStage) {
        guard let offset = offset(in: stage.layout, of: stage.scrollView) else { return }
        stage.scrollView.contentOffset = stage.scrollView.reachable(offset)
    }

    /// Returns the content offset, in points, at which the item has its place in a layout, or nil if the layout does not have the
    /// item. The offset may be beyond the content.
    func offset(in layout: any StageLayout, of scrollView: UIScrollView) -> CGPoint? {
        guard let frame = layout.attributes(of: .item(indexPath))?.frame else { return nil }
        let inset = scrollView.adjustedContentInset
        return CGPoint(
            x: isMirrored
                ? frame.maxX - distance.x * frame.width + inset.right - scrollView.bounds.width
                : frame.minX + distance.x * frame.width - inset.left,
            y: frame.minY + distance.y * frame.height - inset.top)
    }

    /// Returns the leading edge of a rectangle, so that it grows in the direction of the layout.
    private static func leading(_ rect: CGRect, _ isMirrored: Bool) -> CGFloat {
        isMirrored ? -rect.maxX : rect.minX
    }
}
