import Foundation
import TesseraBasics
import TesseraData

/// The indexes of a section and an item: an index path that is cheap to create and to compare.
struct ItemPosition: Hashable, Comparable {
    var section: Int
    var item: Int

    init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Creates the place of an index path with a section and an item.
    init(_ indexPath: IndexPath) { self.init(section: indexPath.section, item: indexPath.item) }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    /// Returns the places of index paths. Ends the app if one of them does not have two indexes.
    ///
    /// - Parameters:
    ///   - call: The name of the API that was called, for the message.
    ///   - kind: The word for an item in the message.
    static func positions(_ indexPaths: [IndexPath], _ call: String, of kind: String) -> [ItemPosition] {
        indexPaths.map { path in
            demand(
                path.count == 2, "\(call): \(Array(path)) is no index path of a section and \(kind).")
            return ItemPosition(path)
        }
    }

    static func < (a: ItemPosition, b: ItemPosition) -> Bool {
        a.section != b.section ? a.section < b.section : a.item < b.item
    }
}

extension ItemRange {
    /// Creates a range of one place.
    init(_ place: ItemPosition) {
        self.init(section: place.section, items: place.item..<place.item + 1)
    }

    /// The places of the range in ascending order.
    var positions: some Sequence<ItemPosition> {
        let section = section
        return items.lazy.map { ItemPosition(section: section, item: $0) }
    }
}
