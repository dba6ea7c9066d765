import Foundation
import Testing

@testable import TesseraUI

@MainActor struct SpaceTransformTests {
    /// A layout whose only item is turned about the vertical axis.
    private final class Turned: UICollectionViewLayout {
        var angle: CGFloat = .pi / 3

        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 350) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            layoutAttributesForItem(at: [0, 0]).map { [$0] }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            attributes.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
            return attributes
        }
    }

    @Test func `an element that is turned in space appears narrower`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        // The cosine of 60 degrees is a half.
        attributes.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(abs(attributes.transform.a - 0.5) < 1e-9 && attributes.transform.d == 1)
        #expect(abs(attributes.frame.minX - 25) < 1e-9 && abs(attributes.frame.width - 50) < 1e-9)
        #expect(attributes.transform3D == CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    }

    @Test func `the transforms of the plane and of space are one`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(attributes.transform3D == CATransform3DMakeScale(2, 3, 1))
        attributes.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
        attributes.transform = .identity
        #expect(CATransform3DIsIdentity(attributes.transform3D))
        attributes.transform3D = CATransform3DMakeTranslation(5, 6, 0)
        #expect(attributes.transform == CGAffineTransform(translationX: 5, y: 6))
    }

    @Test func `copies have the transform of space, and equal only those with the same one`() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.transform3D = CATransform3DMakeTranslation(0, 0, 10)
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy.transform3D == CATransform3DMakeTranslation(0, 0, 10) && copy == attributes)
        copy.transform3D = CATransform3DIdentity
        #expect(copy != attributes)
    }

    @Test func `cells have the transform of their attributes, and lose it with them`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let layout = Turned()
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        window.isHidden = false
        window.addSubview(view)
        let feed = Feed(count: 1)
        view.dataSource = feed
        window.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: [0, 0]))
        #expect(cell.transform3D == CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
        #expect(abs(cell.frame.width - 50) < 1e-9)
        layout.angle = 0
        layout.invalidateLayout()
        window.layoutIfNeeded()
        #expect(CATransform3DIsIdentity(cell.transform3D) && cell.frame.width == 100)
    }
}
