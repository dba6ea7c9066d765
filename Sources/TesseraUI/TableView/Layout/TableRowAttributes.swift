import Foundation
import TesseraLayout

/// The layout attributes of a row, with its place in its section.
final class TableRowAttributes: UICollectionViewLayoutAttributes {
    /// The place of the row in its section.
    var position = RowPosition.middle

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TableRowAttributes)?.position = position
        return copy
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? TableRowAttributes else { return false }
        return MainActor.assumeIsolated { position == other.position }
    }
}
