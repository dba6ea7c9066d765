import Foundation

/// The name of an element of a collection view or table view. An index path with a single index belongs to an
/// element of the whole layout.
enum StageElement: Hashable {
    case item(IndexPath)
    case supplementary(kind: String, IndexPath)
    case decoration(kind: String, IndexPath)

    var indexPath: IndexPath {
        switch self {
        case .item(let indexPath), .supplementary(_, let indexPath), .decoration(_, let indexPath): indexPath
        }
    }

    /// The kind of a supplementary or decoration view, or nil for an item.
    var kind: String? {
        switch self {
        case .item: nil
        case .supplementary(let kind, _), .decoration(let kind, _): kind
        }
    }

    var isItem: Bool { if case .item = self { true } else { false } }
    var isDecoration: Bool { if case .decoration = self { true } else { false } }

    /// Returns the same element at another index path.
    func moved(to indexPath: IndexPath) -> StageElement {
        switch self {
        case .item: .item(indexPath)
        case .supplementary(let kind, _): .supplementary(kind: kind, indexPath)
        case .decoration(let kind, _): .decoration(kind: kind, indexPath)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    var element: StageElement {
        switch representedElementCategory {
        case .cell: .item(indexPath)
        case .supplementaryView: .supplementary(kind: representedElementKind ?? "", indexPath)
        case .decorationView: .decoration(kind: representedElementKind ?? "", indexPath)
        }
    }
}
