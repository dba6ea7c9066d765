import UIKit

/// A cell that makes its own registration, and is configured with the view object of an item.
///
/// The talk from which this pattern comes makes cells from nibs, with `CellRegistration(cellNib:handler:)`. This
/// example has no nibs, so registrations are made from classes.
@MainActor
protocol DynamicRegistrable: UICollectionViewCell {
    /// The type of the cell's content, which is the associated value of a ``TopItemType``.
    associatedtype Item

    static func makeCellRegistration() -> UICollectionView.CellRegistration<Self, Item>

    func configure(_ cellViewObject: Item)
}

extension DynamicRegistrable {
    static func makeCellRegistration() -> UICollectionView.CellRegistration<Self, Item> {
        UICollectionView.CellRegistration { cell, _, item in
            cell.configure(item)
        }
    }
}
