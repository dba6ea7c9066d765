import Testing
import UIKit

/// An item of an app in Swift 5 mode. Most apps on iOS are like it: their items are not Sendable, and they apply
/// snapshots on queues of their own.
private final class Song: Hashable {
    let id: Int
    var title: String

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }

    static func == (a: Song, b: Song) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private final class SongsViewController: UIViewController {
    enum Section { case main }
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Song>

    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, Song>!
    let queue = DispatchQueue(label: "songs")
    var titles: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Song> { [weak self] _, _, song in
            self?.titles.append(song.title)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, song in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: song)
        }
    }

    func apply(_ songs: [Song], completion: @escaping () -> Void) {
        queue.async {
            var snapshot = Snapshot()
            snapshot.appendSections([.main])
            snapshot.appendItems(songs)
            self.dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
        }
    }

    func rename(_ song: Song, completion: @escaping () -> Void) {
        queue.async { [weak self] in
            guard let dataSource = self?.dataSource else { return }
            var snapshot = dataSource.snapshot()
            snapshot.reconfigureItems([song])
            dataSource.apply(snapshot, animatingDifferences: true) {
                dispatchPrecondition(condition: .onQueue(.main))
                completion()
            }
        }
    }
}

@MainActor struct BackgroundApplyTests {
    @Test func `a snapshot that a queue of an app in Swift 5 applies is shown`() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let controller = SongsViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        await withCheckedContinuation { continuation in
            controller.apply([Song(id: 1, title: "Kyoto"), Song(id: 2, title: "Nara")]) {
                continuation.resume()
            }
        }
        window.layoutIfNeeded()
        #expect(controller.titles == ["Kyoto", "Nara"])
        await withCheckedContinuation { continuation in
            controller.rename(Song(id: 2, title: "Ōsaka")) { continuation.resume() }
        }
        #expect(controller.titles == ["Kyoto", "Nara", "Ōsaka"])
    }
}
