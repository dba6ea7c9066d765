import Foundation

extension IndexPath {
    /// Creates the index path of an item of a collection view.
    public init(item: Int, section: Int) {
        // An index path of two indexes that are appended needs no memory of its own, unlike one that is
        // created from an array.
        self = IndexPath(index: section).appending(item)
    }

    /// Creates the index path of a row of a table view.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section, which is the first index. The path must have an index.
    public var section: Int {
        get { self[checked: 0] }
        set { self[0] = newValue }
    }

    /// The item within the section, which is the second index. The path must have two indexes.
    public var item: Int {
        get { self[checked: 1] }
        set { self[1] = newValue }
    }

    /// The row within the section, which is the second index. The path must have two indexes.
    public var row: Int {
        get { self[checked: 1] }
        set { self[1] = newValue }
    }

    private subscript(checked position: Int) -> Int {
        guard position < count else {
            fatalError(
                "The index path \(Array(self)) has no index number \(position); sections and items need two.")
        }
        return self[position]
    }
}
