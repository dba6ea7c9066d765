import BenchmarkSupport
import Foundation
import TesseraUI

/// Prints what the turn of the main loop takes in which a hundred cells with constraints come on screen.
@MainActor
func measureOpening() {
    var best = Double.infinity
    for _ in 0..<20 {
        let screen = FeedScreen()
        best = min(best, seconds(of: 1) { screen.open() })
        precondition(screen.cellCount == 100)
    }
    line(
        "Opening a hundred cells with constraints", String(format: "%.2f ms", best * 1e3), "below 8 ms", "")
}

/// A list of a hundred cells that are all visible.
@MainActor
private final class FeedScreen: NSObject, UICollectionViewDataSource {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 60_000))
    private let view: UICollectionView

    override init() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(450))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        super.init()
        view.register(ConstrainedFeedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        window.isHidden = false
        window.addSubview(view)
    }

    func open() { window.layoutIfNeeded() }

    var cellCount: Int { view.visibleCells.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        100
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? FeedCell)?.configure(indexPath.item)
        return cell
    }
}
