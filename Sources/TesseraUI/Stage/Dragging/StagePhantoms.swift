import Foundation

/// The items on stage that the data does not have: the gap where dragged items would be dropped, and the
/// placeholders of dropped items that are still loading.
struct StagePhantoms {
    /// An item that the data does not have.
    enum Phantom {
        /// An empty place.
        case gap
        /// A cell that the app provides for an item that is still loading.
        case placeholder(ItemPlaceholder)
    }

    /// The number of items of each section in the data.
    var counts: [Int]
    /// The phantoms by their index paths on stage.
    private(set) var places: [IndexPath: Phantom] = [:]

    init(counts: [Int]) {
        self.counts = counts
    }

    var isEmpty: Bool { places.isEmpty }

    /// The number of items of each section on stage.
    var stagedCounts: [Int] {
        var staged = counts
        for path in places.keys { staged[path.section] += 1 }
        return staged
    }

    /// The index path of the gap on stage, or nil if there is none.
    var gap: IndexPath? {
        places.first { if case .gap = $0.value { true } else { false } }?.key
    }

    /// Returns the index path of a placeholder on stage, or nil if it is gone.
    func place(of placeholder: ItemPlaceholder) -> IndexPath? {
        places.first { if case .placeholder(let other) = $0.value { other === placeholder } else { false } }?
            .key
    }

    /// The placeholders, with the index paths in the data at which their items would be inserted.
    var placeholders: [(ItemPlaceholder, IndexPath)] {
        places.sorted { $0.key < $1.key }.compactMap { path, phantom in
            if case .placeholder(let placeholder) = phantom {
                (placeholder, insertionPath(of: path))
            } else {
                nil
            }
        }
    }

    /// Adds a phantom at an index path on stage, before the item that is there.
    mutating func insert(_ phantom: Phantom, at path: IndexPath) {
        renumber(from: path, by: 1)
        places[path] = phantom
    }

    /// Removes the phantom at an index path on stage.
    mutating func remove(at path: IndexPath) {
        places[path] = nil
        renumber(from: path, by: -1)
    }

    /// Replaces a phantom by an item that the data has now.
    mutating func makeReal(at path: IndexPath) {
        places[path] = nil
        counts[path.section] += 1
    }

    private mutating func renumber(from path: IndexPath, by step: Int) {
        var renumbered: [IndexPath: Phantom] = [:]
        for (other, phantom) in places {
            let moves = other.section == path.section && other.item >= path.item
            renumbered[moves ? IndexPath(item: other.item + step, section: other.section) : other] = phantom
        }
        places = renumbered
    }

    /// Returns the index path in the data of the item at an index path on stage, or nil for a phantom.
    func dataPath(of staged: IndexPath) -> IndexPath? {
        places[staged] == nil ? insertionPath(of: staged) : nil
    }

    /// Returns the index path in the data at which an item would be inserted to appear at an index path on
    /// stage.
    func insertionPath(of staged: IndexPath) -> IndexPath {
        let before = places.keys.count { $0.section == staged.section && $0.item < staged.item }
        return IndexPath(item: staged.item - before, section: staged.section)
    }

    /// Returns the index path on stage of an item of the data, or of an item that would be inserted there.
    func stagedPath(of path: IndexPath) -> IndexPath {
        var item = path.item
        for place in places.keys.sorted() where place.section == path.section && place.item <= item {
            item += 1
        }
        return IndexPath(item: item, section: path.section)
    }
}
