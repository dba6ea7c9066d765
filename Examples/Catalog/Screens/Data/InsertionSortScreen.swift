import UIKit

/// Rows of colours that an insertion sort puts in order. Each step applies a snapshot, which moves the cells.
final class InsertionSortScreen: UIViewController {
    static let rows = 8
    static let columns = 10

    private typealias Element = InsertionSort.Element
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section()))
    private lazy var dataSource = makeDataSource()
    private let status = UILabel()
    private lazy var runButton = button { [weak self] in self?.toggle() }
    private lazy var mixButton = button { [weak self] in self?.mix() }
    private var sorts: [InsertionSort] = []
    private var timer: Timer?

    static func section() -> NSCollectionLayoutSection {
        let share = 1 / CGFloat(columns)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(share), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(share)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.allowsSelection = false
        collectionView.isAccessibilityElement = true
        collectionView.accessibilityLabel = "色の並び"
        status.font = .preferredFont(forTextStyle: .subheadline)
        status.adjustsFontForContentSizeCategory = true
        status.textAlignment = .center
        status.numberOfLines = 0
        status.accessibilityIdentifier = "status"
        mixButton.configuration?.title = "混ぜる"
        let buttons = UIStackView(arrangedSubviews: [runButton, mixButton])
        buttons.spacing = 12
        buttons.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [status, collectionView, buttons])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            column.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        mix()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    // MARK: Sorting

    private func mix() {
        stop()
        sorts = (0..<Self.rows).map { row in
            InsertionSort(
                (0..<Self.columns).map {
                    Element(id: row * Self.columns + $0, value: Double($0) / Double(Self.columns))
                }.shuffled())
        }
        applySnapshot(animated: false)
    }

    private func toggle() {
        if timer != nil { return stop() }
        if sorts.allSatisfy(\.isSorted) { mix() }
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.step() }
        }
        applySnapshot(animated: false)
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        applySnapshot(animated: false)
    }

    private func step() {
        for index in sorts.indices { sorts[index].step() }
        applySnapshot(animated: true)
        if sorts.allSatisfy(\.isSorted) { stop() }
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Element>()
        for (row, sort) in sorts.enumerated() {
            snapshot.appendSections([row])
            snapshot.appendItems(sort.elements)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
        let sorted = sorts.first?.sortedCount ?? 0
        status.text = sorted == Self.columns ? "並べ終わりました" : "\(Self.columns)のうち\(sorted)まで整列済み"
        runButton.configuration?.title = timer == nil ? "開始" : "停止"
    }

    // MARK: Views

    private func button(_ action: @escaping () -> Void) -> UIButton {
        UIButton(configuration: .tinted(), primaryAction: UIAction { _ in action() })
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Element> {
        let tile = UICollectionView.CellRegistration<UICollectionViewCell, Element> { cell, _, element in
            cell.backgroundColor = UIColor(
                hue: element.value * 0.8, saturation: 0.7, brightness: 0.9, alpha: 1)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            view, indexPath, element in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: element)
        }
    }
}
