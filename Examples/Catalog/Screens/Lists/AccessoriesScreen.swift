import UIKit

/// A row for each accessory of list cells. The button 編集 displays those that belong to editing.
final class AccessoriesScreen: UICollectionViewController {
    enum Row: String, CaseIterable {
        case disclosureIndicator, checkmark, label, detail, popUpMenu, customView, delete, insert, reorder
        case multiselect
    }

    private lazy var dataSource = makeDataSource()
    private var isNotified = true
    private var size = "中"

    init() {
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        collectionView.allowsSelection = false
        collectionView.allowsMultipleSelectionDuringEditing = true
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0])
        snapshot.appendItems(Row.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
            [unowned self] cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row.rawValue
            cell.contentConfiguration = content
            cell.accessories = accessories(of: row)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) {
            view, indexPath, row in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: row)
        }
        dataSource.reorderingHandlers.canReorderItem = { $0 == .reorder }
        return dataSource
    }

    private func accessories(of row: Row) -> [UICellAccessory] {
        switch row {
        case .disclosureIndicator: [.disclosureIndicator()]
        case .checkmark: [.checkmark()]
        case .label: [.label(text: "12件")]
        case .detail: [.detail { [weak self] in self?.explain() }]
        case .popUpMenu: [.label(text: size), .popUpMenu(sizes())]
        case .customView: [notificationSwitch()]
        case .delete: [.delete { [weak self] in self?.remove(row) }]
        case .insert: [.insert { [weak self] in self?.bringBack() }]
        case .reorder: [.reorder()]
        case .multiselect: [.multiselect()]
        }
    }

    private func sizes() -> UIMenu {
        UIMenu(
            title: "大きさ", options: .singleSelection,
            children: ["小", "中", "大"].map { name in
                UIAction(title: name, state: name == size ? .on : .off) { [weak self] _ in
                    self?.size = name
                    self?.reconfigure(.popUpMenu)
                }
            })
    }

    private func notificationSwitch() -> UICellAccessory {
        let control = UISwitch()
        control.isOn = isNotified
        control.accessibilityLabel = "お知らせ"
        control.addAction(
            UIAction { [weak self, weak control] _ in self?.isNotified = control?.isOn ?? false },
            for: .valueChanged)
        return .customView(
            configuration: .init(customView: control, placement: .trailing(displayed: .always)))
    }

    private func explain() {
        let alert = UIAlertController(title: "detail", message: "iの印から、くわしい説明を開きます。", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "閉じる", style: .default))
        present(alert, animated: true)
    }

    private func reconfigure(_ row: Row) {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([row])
        dataSource.apply(snapshot)
    }

    private func remove(_ row: Row) {
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([row])
        dataSource.apply(snapshot)
    }

    /// Inserts the row again that the delete accessory has removed.
    private func bringBack() {
        var snapshot = dataSource.snapshot()
        guard snapshot.indexOfItem(.delete) == nil else { return }
        snapshot.insertItems([.delete], beforeItem: .insert)
        dataSource.apply(snapshot)
    }
}
