import Foundation

/// The object that provides the items of a collection view and their views.
/// See Apple's
/// [UICollectionViewDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource).
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item, dequeued from the collection view.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Returns a supplementary view of the layout, dequeued from the collection view. `indexPath` has one
    /// index if the view belongs to the whole layout.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Returns true if the user may move an item to another place.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Moves an item in the data after the user has dropped it. Remove it from its place first, and then
    /// insert it at `destinationIndexPath`. When items are dragged, the collection view calls the method once with two equal index paths, to find
    /// out if the data source implements it.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    /// Returns the titles of the index at the trailing edge, or nil for no index. The collection view asks for them whenever the data has
    /// changed.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Returns the item to which a title of the index leads. If there is no such item, the content stays where it is. A data source with an
    /// index must implement the method.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - title: The title that the user has chosen.
    ///   - index: The index of the title in the result of ``indexTitles(for:)``.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// Returns true. A data source whose items can be moved implements ``collectionView(_:moveItemAt:to:)``.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        true
    }

    /// Stops the app, unless the item stays where it is. A data source must implement the method if users can move items.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.move.isMissing(in: self)
        if sourceIndexPath == destinationIndexPath { return }
        fatalError(
            "The item at \(Array(sourceIndexPath)) is moved to \(Array(destinationIndexPath)): \(type(of: self)) must "
                + "implement collectionView(_:moveItemAt:to:).")
    }

    /// Returns nil: there is no index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Stops the app. A data source with an index must implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        fatalError(
            "The title “\(title)” of the index is chosen: \(type(of: self)) must implement "
                + "collectionView(_:indexPathForIndexTitle:at:).")
    }

    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Stops the app. A data source must implement the method if its layout has supplementary views.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "The layout asks for a supplementary view of kind “\(kind)” at \(indexPath): \(type(of: self)) must "
                + "implement collectionView(_:viewForSupplementaryElementOfKind:at:).")
    }
}
