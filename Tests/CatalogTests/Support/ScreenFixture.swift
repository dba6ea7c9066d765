import Foundation
import UIKit

@testable import Catalog

/// A controller that fills a window without a display.
@MainActor
final class ScreenFixture {
    let window: UIWindow
    let collectionView: UICollectionView
    private let controller: UICollectionViewController

    init(_ controller: UICollectionViewController, width: CGFloat, height: CGFloat = 800) {
        self.controller = controller
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        collectionView = controller.collectionView
    }

    private var layout: UICollectionViewLayout { collectionView.collectionViewLayout }

    /// Returns the x, y, width and height of an item, in points that are rounded to hundredths.
    func frame(_ section: Int, _ item: Int) -> [Double] {
        Self.numbers(layout.layoutAttributesForItem(at: [section, item])?.frame)
    }

    /// Returns the x, y, width and height of a supplementary view in points.
    func frame(ofKind kind: String, _ indexPath: IndexPath) -> [Double] {
        Self.numbers(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.frame)
    }

    func header(_ section: Int) -> [Double] {
        frame(ofKind: UICollectionView.elementKindSectionHeader, [section, 0])
    }

    func footer(_ section: Int) -> [Double] {
        frame(ofKind: UICollectionView.elementKindSectionFooter, [section, 0])
    }

    /// Returns the x, y, width and height of a decoration view in points.
    func background(_ kind: String, _ section: Int) -> [Double] {
        Self.numbers(layout.layoutAttributesForDecorationView(ofKind: kind, at: [section, 0])?.frame)
    }

    private static func numbers(_ frame: CGRect?) -> [Double] {
        guard let frame else { return [] }
        return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 }
    }
}
