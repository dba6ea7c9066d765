import UIKit

/// Two collection views: pieces are dragged from the store to the room and back, and put in order in each.
final class ShowroomController: UIViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Piece>

    private lazy var room = makeGrid("room")
    private lazy var store = makeGrid("store")
    private lazy var roomSource = makeDataSource(of: room)
    private lazy var storeSource = makeDataSource(of: store)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Showroom"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemGroupedBackground
        let stack = UIStackView(arrangedSubviews: [heading("Room"), room, heading("Store"), store])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            room.heightAnchor.constraint(equalTo: store.heightAnchor),
        ])
        apply([], to: roomSource)
        apply(Piece.samples, to: storeSource)
    }

    private func heading(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private func makeGrid(_ name: String) -> UICollectionView {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(104)),
            subitems: [item])
        let grid = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
        grid.backgroundColor = .tertiarySystemGroupedBackground
        grid.layer.cornerRadius = 16
        grid.accessibilityIdentifier = name
        grid.dragDelegate = self
        grid.dropDelegate = self
        grid.dragInteractionEnabled = true
        return grid
    }

    private func makeDataSource(of grid: UICollectionView) -> Source {
        let registration = UICollectionView.CellRegistration<PieceCell, Piece> { cell, _, piece in
            cell.fill(with: piece)
        }
        return Source(collectionView: grid) { view, indexPath, piece in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: piece)
        }
    }

    private func apply(_ pieces: [Piece], to source: Source) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Piece>()
        snapshot.appendSections([0])
        snapshot.appendItems(pieces)
        source.apply(snapshot)
    }

    private func source(of grid: UICollectionView) -> Source { grid === room ? roomSource : storeSource }

    // MARK: Dragging

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let piece = source(of: collectionView).itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: piece.name as NSString))
        item.localObject = piece
        return [item]
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession != nil
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let target = source(of: collectionView)
        let other = source(of: collectionView === room ? store : room)
        for item in coordinator.items {
            guard let piece = item.dragItem.localObject as? Piece else { continue }
            if other.indexPath(for: piece) != nil {
                apply(other.snapshot().itemIdentifiers.filter { $0 != piece }, to: other)
            }
            var pieces = target.snapshot().itemIdentifiers.filter { $0 != piece }
            let place = min(coordinator.destinationIndexPath?.item ?? pieces.count, pieces.count)
            pieces.insert(piece, at: place)
            apply(pieces, to: target)
            coordinator.drop(item.dragItem, toItemAt: IndexPath(item: place, section: 0))
        }
    }
}
