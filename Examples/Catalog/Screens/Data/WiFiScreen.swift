import UIKit

/// Settings whose list of networks changes by itself: only what differs from one scan to the next moves.
final class WiFiScreen: UICollectionViewController {
    enum Section: Int { case settings, networks }
    enum Item: Hashable, Sendable { case toggle, current(WiFi.Network.ID), network(WiFi.Network.ID) }

    private lazy var dataSource = makeDataSource()
    private var wiFi = WiFi()
    private var timer: Timer?

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
                var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                list.headerMode = index == Section.networks.rawValue ? .supplementary : .none
                return .list(using: list, layoutEnvironment: environment)
            })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        wiFi.scan()
        if let first = wiFi.found.first { wiFi.join(first.id) }
        show(animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.scan() }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // Nobody sees what would change.
        timer?.invalidate()
    }

    private func turn(on isOn: Bool) {
        wiFi.isOn = isOn
        wiFi.scan()
        show(animated: true)
    }

    private func scan() {
        guard wiFi.isOn else { return }
        wiFi.scan()
        show(animated: true)
    }

    // MARK: Snapshots

    private func show(animated: Bool) {
        var settings = NSDiffableDataSourceSectionSnapshot<Item>()
        settings.append([.toggle])
        // The network in use lies below the switch, and is seen while that is on.
        if let current = wiFi.current { settings.append([.current(current.id)], to: .toggle) }
        settings.expand([.toggle])
        dataSource.apply(settings, to: .settings, animatingDifferences: animated)

        if wiFi.isOn {
            var networks = NSDiffableDataSourceSectionSnapshot<Item>()
            networks.append(wiFi.found.map { .network($0.id) })
            dataSource.apply(networks, to: .networks, animatingDifferences: animated)
        }
        var snapshot = dataSource.snapshot()
        if !wiFi.isOn, snapshot.indexOfSection(.networks) != nil { snapshot.deleteSections([.networks]) }
        // A name stands for a network whose strength may be another one.
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { $0 != .toggle })
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        indexPath.section == Section.networks.rawValue
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard case .network(let id) = dataSource.itemIdentifier(for: indexPath) else { return }
        wiFi.join(id)
        show(animated: true)
    }

    // MARK: Cells

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
            [unowned self] cell, _, item in
            fill(cell, item)
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "ほかのネットワーク"
            cell.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private func fill(_ cell: UICollectionViewListCell, _ item: Item) {
        var content = cell.defaultContentConfiguration()
        // A child of the switch is no deeper than the switch.
        cell.indentationLevel = 0
        switch item {
        case .toggle:
            content.text = "Wi-Fi"
            cell.accessories = [toggle()]
        case .current(let id):
            content.text = id
            content.image = UIImage(systemName: "checkmark")
            cell.accessories = wiFi.current.map(accessories) ?? []
        case .network(let id):
            content.text = id
            cell.accessories = wiFi.found.first { $0.id == id }.map(accessories) ?? []
        }
        cell.contentConfiguration = content
    }

    private func accessories(of network: WiFi.Network) -> [UICellAccessory] {
        let strength = UICellAccessory.label(text: ["弱い", "普通", "強い"][network.strength - 1])
        return network.isLocked ? [strength, lock()] : [strength]
    }

    private func lock() -> UICellAccessory {
        let image = UIImageView(image: UIImage(systemName: "lock.fill"))
        image.isAccessibilityElement = true
        image.accessibilityLabel = "鍵付き"
        return .customView(
            configuration: .init(
                customView: image, placement: .trailing(displayed: .always), tintColor: .secondaryLabel))
    }

    private func toggle() -> UICellAccessory {
        let control = UISwitch()
        control.isOn = wiFi.isOn
        control.accessibilityLabel = "Wi-Fi"
        control.addAction(
            UIAction { [weak self, weak control] _ in
                self?.turn(on: control?.isOn ?? false)
            }, for: .valueChanged)
        return .customView(
            configuration: .init(customView: control, placement: .trailing(displayed: .always)))
    }
}
