import Foundation
import Testing

@testable import TesseraUI

/// A layout that changes its attributes instead of making new ones.
private final class ChangingLayout: UICollectionViewLayout {
    let item = UICollectionViewLayoutAttributes(forCellWith: [0, 0])

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 300) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [item]
    }
}

@MainActor struct KeptAttributesTests {
    @Test func `a layout may change the attributes that it has returned before`() throws {
        let layout = ChangingLayout()
        layout.item.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let screen = NumberScreen([[1]], layout: layout)
        let cell = try #require(screen.cell([0, 0]))
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        layout.item.frame.origin.x = 30
        layout.item.alpha = 0.5
        #expect(cell.frame.minX == 0)
        layout.invalidateLayout()
        screen.view.layoutIfNeeded()
        #expect(cell.frame == CGRect(x: 30, y: 0, width: 50, height: 50) && cell.alpha == 0.5)
    }
}
