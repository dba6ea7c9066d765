import BenchmarkSupport
import Foundation
import TesseraUI

/// Prints the duration of the turn of the main loop in which cells with constraints appear.
@MainActor
func measureOpening() {
    opening("a hundred tiles of two views and 7 constraints", limit: "below 8 ms", count: 100) {
        Screen(TileCell.self, columns: 5, height: .absolute(40), screenHeight: 844)
    }
    opening("a hundred cells of 12 views and 30 constraints, sized by them", limit: "below 8 ms", count: 100)
    {
        Screen(ConstrainedFeedCell.self, columns: 1, height: .estimated(450), screenHeight: 60_000)
    }
    opening("a phone's screen of such cells", limit: "", count: 2) {
        Screen(ConstrainedFeedCell.self, columns: 1, height: .estimated(450), screenHeight: 844)
    }
}

@MainActor
private func opening(_ name: String, limit: String, count: Int, _ make: () -> Screen) {
    var best = Double.infinity
    for _ in 0..<20 {
        let screen = make()
        best = min(best, seconds(of: 1) { screen.open() })
        precondition(screen.cellCount >= count)
    }
    line("Opening \(name)", String(format: "%.2f ms", best * 1e3), limit, "")
}

/// A cell with a picture and a title below it.
private final class TileCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = Texts.names[0]
        for view in [picture, title] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A list of a hundred items on a screen.
@MainActor
private final class Screen: NSObject, UICollectionViewDataSource {
    private let window: UIWindow
    private let view: UICollectionView

    init(
        _ cellClass: UICollectionViewCell.Type, columns: Int, height: NSCollectionLayoutDimension,
        screenHeight: CGFloat
    ) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: screenHeight))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            subitems: [item])
        view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        super.init()
        view.register(cellClass, forCellWithReuseIdentifier: "cell")
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
