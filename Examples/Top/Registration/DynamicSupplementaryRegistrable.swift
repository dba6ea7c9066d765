import UIKit

/// A header that makes its own registration, and is configured with the view object of a section.
@MainActor
protocol DynamicSupplementaryRegistrable: UICollectionReusableView {
    /// The type of the header's content, which is the associated value of a ``TopSectionType``.
    associatedtype Item

    /// Makes a registration whose element kind is the class's ``UIKit/UICollectionReusableView/identifier``.
    ///
    /// - Parameter item: A function that returns the content of the header at an index path, or nil if there is none.
    ///   Unlike the registration of a cell, that of a supplementary view receives an index path only.
    static func makeSupplementaryRegistration(
        item: @escaping (IndexPath) -> Item?
    ) -> UICollectionView.SupplementaryRegistration<Self>

    func configure(_ headerViewObject: Item)
}

extension DynamicSupplementaryRegistrable {
    static func makeSupplementaryRegistration(
        item: @escaping (IndexPath) -> Item?
    ) -> UICollectionView.SupplementaryRegistration<Self> {
        UICollectionView.SupplementaryRegistration(elementKind: identifier) { header, _, indexPath in
            if let item = item(indexPath) { header.configure(item) }
        }
    }
}
