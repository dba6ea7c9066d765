import Foundation
import Testing

@testable import TesseraUI

/// Tests a collection view of 800 × 375 points that fills its controller's view. Hardware covers 44 points of the view
/// on the left and 34 on the right.
@MainActor struct CollectionContentInsetsTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 375))
    let controller = UIViewController()
    let feed = Feed(count: 1)

    private func putOnScreen(_ layout: UICollectionViewLayout) -> UICollectionView {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 34)
        window.rootViewController = controller
        window.isHidden = false
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = feed
        controller.view.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    private func list(_ reference: UIContentInsetsReference) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsetsReference = reference
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func frame(_ view: UICollectionView) -> CGRect? {
        view.layoutIfNeeded()
        return view.layoutAttributesForItem(at: [0, 0])?.frame
    }

    @Test func `sections keep to the safe area of the collection view`() {
        let view = putOnScreen(list(.automatic))
        #expect(frame(view) == CGRect(x: 44, y: 0, width: 722, height: 100))
        #expect(view.contentSize == CGSize(width: 800, height: 100))
        #expect(view.adjustedContentInset.left == 0)
        controller.additionalSafeAreaInsets.left = 0
        #expect(frame(view) == CGRect(x: 0, y: 0, width: 766, height: 100))
    }

    @Test func `sections keep to the layout margins of the collection view`() {
        let view = putOnScreen(list(.layoutMargins))
        #expect(frame(view) == CGRect(x: 52, y: 0, width: 706, height: 100))
        view.layoutMargins.left = 44 + 20
        #expect(frame(view)?.minX == 108)
    }

    @Test func `sections keep to the readable content of the collection view`() {
        let view = putOnScreen(list(.readableContent))
        // There are 706 points between the margins, 34 more than readable content may take.
        #expect(frame(view) == CGRect(x: 69, y: 0, width: 672, height: 100))
    }

    @Test func `sections that keep to nothing fill the collection view`() {
        #expect(frame(putOnScreen(list(.none))) == CGRect(x: 0, y: 0, width: 800, height: 100))
    }

    @Test func `what the scroll view keeps clear of already is not kept clear of twice`() {
        let view = putOnScreen(list(.safeArea))
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 34))
        #expect(frame(view) == CGRect(x: 0, y: 0, width: 722, height: 100))
        #expect(view.contentSize.width == 722)
    }

    @Test func `insets of the app narrow the layout beside the safe area`() {
        let view = putOnScreen(list(.safeArea))
        view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        #expect(frame(view) == CGRect(x: 44, y: 0, width: 692, height: 100))
        #expect(view.contentSize.width == 770)
    }

    @Test func `a layout that scrolls sideways keeps clear of bars above it`() {
        let column = NSCollectionLayoutSize(
            widthDimension: .absolute(1000), heightDimension: .fractionalHeight(1))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: column, subitems: [NSCollectionLayoutItem(layoutSize: column)]))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let view = putOnScreen(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        controller.additionalSafeAreaInsets.top = 75
        view.layoutIfNeeded()
        let onScreen = view.layoutAttributesForItem(at: [0, 0]).map { view.convert($0.frame, to: nil) }
        #expect(onScreen?.minY == 75)
        #expect(onScreen?.maxY == 375)
        #expect(view.contentSize.width == 1000)
    }
}
