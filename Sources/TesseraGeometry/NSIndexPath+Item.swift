import Foundation

/// The members of index paths of lists, on the class that Objective-C has for them. Code that was converted from older versions
/// of Swift contains `(indexPath as NSIndexPath).row`.
extension NSIndexPath {
    /// Creates the index path of an item of a collection view.
    /// See Apple's [init(item:section:)](https://developer.apple.com/documentation/foundation/nsindexpath/init(item:section:)).
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// Creates the index path of a row of a table view.
    /// See Apple's [init(row:section:)](https://developer.apple.com/documentation/foundation/nsindexpath/init(row:section:)).
    public convenience init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section, which is the first index. The path must have an index.
    public var section: Int { (self as IndexPath).section }

    /// The item within the section, which is the second index. The path must have two indexes.
    public var item: Int { (self as IndexPath).item }

    /// The row within the section, which is the second index. The path must have two indexes.
    public var row: Int { (self as IndexPath).row }
}
