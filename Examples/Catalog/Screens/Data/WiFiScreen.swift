import UIKit

/// Settings with a list of networks that changes by itself. Only the rows that differ between two scans move.
final class WiFiScreen: UICollectionViewController {
    enum Section: Int { case settings, networks }
    enum Item: Hashable, Sendable { case toggle, current(WiFi.Network.ID), network(WiFi.Network.ID) }

    private(set) lazy var dataSource = makeDataSource()
    private(set) var wiFi = WiFi()
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
        applySnapshots(animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.scan() }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // Scans are not needed while the screen is not visible.
        timer?.invalidate()
    }

    func turn(on isOn: Bool) {
        wiFi.isOn = isOn
        wiFi.scan()
        applySnapshots(animated: true)
    }

    private func scan() {
        guard wiFi.isOn else { return }
        wiFi.scan()
        applySnapshots(animated: true)
    }

    // MARK: Snapshots

    private func applySnapshots(animated: Bool) {
        var settings = NSDiffableDataSourceSectionSnapshot<Item>()
        settings.append([.toggle])
        // The network in use is a child of the switch, which is expanded while the receiver is on.
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
        // An item is the name of a network. Rows are configured again, since the strength may have changed.
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
        applySnapshots(animated: true)
    }
}
