import UIKit

/// The rows and the header of the Wi-Fi settings.
extension WiFiScreen {
    func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
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
        // The value is beside the text if there is room, and below it if not.
        var content = UIListContentConfiguration.valueCell()
        // The network in use is a child of the switch in the snapshot, but is not indented.
        cell.indentationLevel = 0
        switch item {
        case .toggle:
            content.text = "Wi-Fi"
            cell.accessories = [toggle()]
        case .current(let id):
            content.text = id
            content.image = UIImage(systemName: "checkmark")
            fill(cell, &content, wiFi.current)
        case .network(let id):
            content.text = id
            fill(cell, &content, wiFi.found.first { $0.id == id })
        }
        cell.contentConfiguration = content
    }

    private func fill(
        _ cell: UICollectionViewListCell, _ content: inout UIListContentConfiguration,
        _ network: WiFi.Network?
    ) {
        guard let network else { return }
        content.secondaryText = ["弱い", "普通", "強い"][network.strength - 1]
        cell.accessories = network.isLocked ? [lock()] : []
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
