import Foundation

/// Neighbouring items of one section.
package struct ItemRange: Hashable, Sendable {
    /// The index of the section.
    package var section: Int
    /// The indexes of the items in the section.
    package var items: Range<Int>

    package init(section: Int, items: Range<Int>) {
        self.section = section
        self.items = items
    }

    var indexPaths: some Sequence<IndexPath> {
        let section = section
        return items.lazy.map { indexPath(section, $0) }
    }
}

/// Neighbouring items that change their place together.
package struct ItemRangeMove: Hashable, Sendable {
    /// The places in the old snapshot.
    package var source: ItemRange
    /// The places in the new snapshot.
    package var target: ItemRange

    package init(source: ItemRange, target: ItemRange) {
        self.source = source
        self.target = target
    }
}

/// Returns an index path of two indexes. Foundation creates such a path without allocating memory if it is
/// composed of two paths of one index.
private func indexPath(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(index: section).appending(item)
}

extension [ItemRange] {
    /// Adds places, which must not be before the last range. If they come directly after it, that range
    /// grows.
    mutating func append(_ items: Range<Int>, inSection section: Int) {
        if items.isEmpty { return }
        if let last, last.section == section, last.items.upperBound == items.lowerBound {
            self[count - 1].items = last.items.lowerBound..<items.upperBound
        } else {
            append(ItemRange(section: section, items: items))
        }
    }

    var indexPaths: [IndexPath] {
        var paths: [IndexPath] = []
        paths.reserveCapacity(reduce(0) { $0 + $1.items.count })
        for range in self { paths.append(contentsOf: range.indexPaths) }
        return paths
    }
}
