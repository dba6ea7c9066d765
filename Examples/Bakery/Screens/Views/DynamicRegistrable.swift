import UIKit

/// A cell that creates its own registration from its xib.
protocol DynamicRegistrable: UICollectionViewCell {
    associatedtype Item

    static var cellNib: UINib { get }
    func configure(_ item: Item)
}

extension DynamicRegistrable {
    static func makeCellRegistration() -> UICollectionView.CellRegistration<Self, Item> {
        .init(cellNib: cellNib) { cell, _, item in
            cell.configure(item)
        }
    }
}

extension UICollectionViewCell {
    static func makeNibResource<T: UICollectionViewCell>(_ cellType: T.Type) -> UINib {
        UINib(nibName: T.className, bundle: nil)
    }
}
