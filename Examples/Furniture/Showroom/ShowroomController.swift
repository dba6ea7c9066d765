import UIKit

/// Two collection views, the store and the room. The user drags pieces from one to the other and reorders them in
/// each. A piece has a context menu, opens in a drawer, and can be copied and pasted.
final class ShowroomController: UIViewController, UICollectionViewDelegate {
    typealias Source = UICollectionViewDiffableDataSource<Int, Piece>

    private lazy var room = makeGrid("room")
    private lazy var store = makeGrid("store")
    private lazy var roomSource = makeDataSource(of: room)
    private lazy var storeSource = makeDataSource(of: store)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Showroom"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Paste", primaryAction: UIAction { [weak self] _ in self?.paste(nil) })
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
        apply([], to: room)
        apply(Piece.samples, to: store)
    }

    private func heading(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private func makeGrid(_ name: String) -> UICollectionView {
        let grid = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        grid.backgroundColor = .tertiarySystemGroupedBackground
        grid.layer.cornerRadius = 16
        grid.accessibilityIdentifier = name
        grid.delegate = self
        grid.dragDelegate = self
        grid.dropDelegate = self
        grid.dragInteractionEnabled = true
        return grid
    }

    /// Returns a layout with three pieces in a row, or more if there is room. Pieces are taller at the largest text
    /// sizes.
    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = max(3, Int(environment.container.effectiveContentSize.width / 150))
            let item = NSCollectionLayoutItem(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                    heightDimension: .fractionalHeight(1)))
            item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
            let height = UIFontMetrics.default.scaledValue(
                for: 104, compatibleWith: environment.traitCollection)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(min(height, 160))),
                subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
    }

    private func makeDataSource(of grid: UICollectionView) -> Source {
        let registration = UICollectionView.CellRegistration<PieceCell, Piece> { cell, _, piece in
            cell.fill(with: piece)
        }
        return Source(collectionView: grid) { view, indexPath, piece in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: piece)
        }
    }

    // MARK: Pieces

    func source(of grid: UICollectionView) -> Source { grid === room ? roomSource : storeSource }

    func other(than grid: UICollectionView) -> UICollectionView { grid === room ? store : room }

    func insert(_ piece: Piece, at place: Int, in grid: UICollectionView) {
        var pieces = source(of: grid).snapshot().itemIdentifiers.filter { $0 != piece }
        pieces.insert(piece, at: place)
        apply(pieces, to: grid)
    }

    func append(_ piece: Piece, to grid: UICollectionView) {
        apply(source(of: grid).snapshot().itemIdentifiers + [piece], to: grid)
    }

    func remove(_ piece: Piece, from grid: UICollectionView) {
        guard source(of: grid).indexPath(for: piece) != nil else { return }
        apply(source(of: grid).snapshot().itemIdentifiers.filter { $0 != piece }, to: grid)
    }

    private func apply(_ pieces: [Piece], to grid: UICollectionView) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Piece>()
        snapshot.appendSections([0])
        snapshot.appendItems(pieces)
        source(of: grid).apply(snapshot)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let piece = source(of: collectionView).itemIdentifier(for: indexPath) else { return }
        present(PieceController(piece: piece), animated: true)
    }

    // MARK: Pasting

    override var canBecomeFirstResponder: Bool { true }

    override func paste(_ sender: Any?) {
        if let piece = Piece.pasted { append(piece, to: room) }
    }
}
