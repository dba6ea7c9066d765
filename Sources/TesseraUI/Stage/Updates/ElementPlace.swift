import Foundation
import TesseraBasics
import TesseraData

/// A place in a list of sections: an index path that is cheap to make and to compare.
struct ElementPlace: Hashable, Comparable {
    var section: Int
    var item: Int

    init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// The place that an index path of a section and an item names.
    init(_ indexPath: IndexPath) { self.init(section: indexPath.section, item: indexPath.item) }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    /// Returns the places that index paths name. Ends the app where one has not two indexes, with a line that names the
    /// call and what it is about.
    static func places(_ indexPaths: [IndexPath], _ call: String, of kind: String) -> [ElementPlace] {
        indexPaths.map { path in
            demand(
                path.count == 2, "\(call): \(Array(path)) is no index path of a section and \(kind).")
            return ElementPlace(path)
        }
    }

    static func < (a: ElementPlace, b: ElementPlace) -> Bool {
        a.section != b.section ? a.section < b.section : a.item < b.item
    }
}

extension ItemRange {
    /// The range of one place.
    init(_ place: ElementPlace) {
        self.init(section: place.section, items: place.item..<place.item + 1)
    }

    /// The places one by one.
    var places: some Sequence<ElementPlace> {
        let section = section
        return items.lazy.map { ElementPlace(section: section, item: $0) }
    }
}
