import Foundation
import Testing

@testable import TesseraUI

/// A screen in the way apps write it: its data source is a class of its own within the controller, and the view model
/// receives the data source.
private final class TopViewController: UIViewController {
    enum TopSection: Hashable {
        case banner(title: String)
        case photos
    }

    enum TopItem: Hashable {
        case banner(Int)
        case photo(Int)
    }

    final class TopDataSource: UICollectionViewDiffableDataSource<TopSection, TopItem> {
        var headers: [String] = []

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int {
            // No section displays more than three items.
            min(super.collectionView(collectionView, numberOfItemsInSection: section), 3)
        }

        func title(ofSection section: Int) -> String? {
            guard case .banner(let title) = sectionIdentifier(for: section) else { return nil }
            return title
        }
    }

    private(set) var topDataSource: TopDataSource!
    let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 700), collectionViewLayout: .list())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let banner = UICollectionView.CellRegistration<TestCell, Int> { cell, _, number in
            cell.item = -number
        }
        let photo = UICollectionView.CellRegistration<TestCell, Int> { cell, _, number in cell.item = number }
        topDataSource = TopDataSource(collectionView: collectionView) {
            [weak self] (collectionView, indexPath, item) -> UICollectionViewCell? in
            guard self != nil else { return UICollectionViewCell() }
            switch item {
            case .banner(let number):
                return collectionView.dequeueConfiguredReusableCell(
                    using: banner, for: indexPath, item: number)
            case .photo(let number):
                return collectionView.dequeueConfiguredReusableCell(
                    using: photo, for: indexPath, item: number)
            }
        }
    }
}

@MainActor struct DataSourceSubclassTests {
    @Test func `a data source of the app's own class shows what its overrides say`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 700))
        let controller = TopViewController()
        window.rootViewController = controller
        window.isHidden = false
        var snapshot = NSDiffableDataSourceSnapshot<TopViewController.TopSection, TopViewController.TopItem>()
        snapshot.appendSections([.banner(title: "New"), .photos])
        snapshot.appendItems([.banner(1)], toSection: .banner(title: "New"))
        snapshot.appendItems((1...5).map { .photo($0) }, toSection: .photos)
        controller.topDataSource.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
        let items = controller.collectionView.visibleCells.map { ($0 as? TestCell)?.item }
        #expect(items == [-1, 1, 2, 3])
        #expect(controller.topDataSource.title(ofSection: 0) == "New")
        #expect(controller.topDataSource.title(ofSection: 1) == nil)
    }
}
