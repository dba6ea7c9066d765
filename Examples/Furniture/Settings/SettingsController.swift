import UIKit

/// Settings in rounded groups with accessories. One of them changes the appearance of the whole app.
final class SettingsController: UICollectionViewController {
    enum Section: Int, Hashable, Sendable { case account, appearance, workshop, reset }

    enum Item: Hashable, Sendable {
        case account
        case style(Style)
        case tint
        case units, rounding
        case reset
    }

    enum Style: String, CaseIterable, Hashable, Sendable {
        case automatic = "Automatic", light = "Light", dark = "Dark"
    }

    private var style = Style.automatic
    private var tint = "Blue"
    private var units = "Millimetres"
    private var rounding = "Whole numbers"
    private lazy var dataSource = makeDataSource()

    private static let tints: [(name: String, color: UIColor)] = [
        ("Blue", .systemBlue), ("Green", .systemGreen), ("Orange", .systemOrange), ("Purple", .systemPurple),
    ]

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Settings"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityIdentifier = "settings"
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.account, .appearance, .workshop, .reset])
        snapshot.appendItems([.account], toSection: .account)
        snapshot.appendItems(Style.allCases.map(Item.style) + [.tint], toSection: .appearance)
        snapshot.appendItems([.units, .rounding], toSection: .workshop)
        snapshot.appendItems([.reset], toSection: .reset)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Cells

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
            [unowned self] cell, _, item in
            cell.contentConfiguration = content(of: item, in: cell)
            cell.accessories = accessories(of: item)
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Item>(
            collectionView: collectionView
        ) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        let header = text(ofKind: UICollectionView.elementKindSectionHeader, Self.headers, .groupedHeader())
        let footer = text(ofKind: UICollectionView.elementKindSectionFooter, Self.footers, .groupedFooter())
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            let registration = kind == UICollectionView.elementKindSectionHeader ? header : footer
            return view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
        }
        return dataSource
    }

    private static let headers: [Section: String] = [.appearance: "Appearance", .workshop: "Workshop"]
    private static let footers: [Section: String] = [
        .appearance: "Automatic takes the look of the system.",
        .workshop: "Lengths in drawings are given in these units.",
    ]

    private func text(
        ofKind kind: String, _ texts: [Section: String], _ configuration: UIListContentConfiguration
    ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        UICollectionView.SupplementaryRegistration(elementKind: kind) { [unowned self] view, _, indexPath in
            var content = configuration
            content.text = dataSource.sectionIdentifier(for: indexPath.section).flatMap { texts[$0] }
            view.contentConfiguration = content
        }
    }

    private func content(of item: Item, in cell: UICollectionViewListCell) -> UIListContentConfiguration {
        var content = cell.defaultContentConfiguration()
        switch item {
        case .account:
            content = .subtitleCell()
            content.text = "Mara Lindqvist"
            content.secondaryText = "Furniture since 1987"
            content.image = UIImage(systemName: "person.crop.circle.fill")
            content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .largeTitle)
        case .style(let style): content.text = style.rawValue
        case .tint: content.text = "Tint"
        case .units:
            content = .valueCell()
            content.text = "Units"
            content.secondaryText = units
            content.image = UIImage(systemName: "ruler")
        case .rounding:
            content = .valueCell()
            content.text = "Rounding"
            content.secondaryText = rounding
            content.image = UIImage(systemName: "number")
        case .reset:
            content.text = "Reset all settings"
            content.textProperties.color = .systemRed
        }
        return content
    }

    private func accessories(of item: Item) -> [UICellAccessory] {
        switch item {
        case .units, .rounding: [.disclosureIndicator()]
        case .style(let style): style == self.style ? [.checkmark()] : []
        case .tint: [.popUpMenu(tintMenu)]
        case .account, .reset: []
        }
    }

    private var tintMenu: UIMenu {
        UIMenu(
            title: "Tint",
            children: Self.tints.map { name, color in
                UIAction(title: name, state: name == tint ? .on : .off) { [weak self] _ in
                    self?.choose(tint: name, color)
                }
            })
    }

    // MARK: Selection

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .style(let style): choose(style)
        case .reset: askForReset()
        case .units:
            choose("Units", of: ["Millimetres", "Centimetres", "Inches"], chosen: units) { [weak self] in
                self?.units = $0
                self?.reconfigure([.units])
            }
        case .rounding:
            choose("Rounding", of: ["Whole numbers", "Halves", "None"], chosen: rounding) { [weak self] in
                self?.rounding = $0
                self?.reconfigure([.rounding])
            }
        case .account, .tint, nil: break
        }
    }

    private func choose(
        _ title: String, of choices: [String], chosen: String, _ action: @escaping (String) -> Void
    ) {
        show(ChoiceController(title: title, choices: choices, chosen: chosen, onChoice: action), sender: self)
    }

    private func choose(_ style: Style) {
        self.style = style
        view.window?.overrideUserInterfaceStyle =
            switch style {
            case .automatic: .unspecified
            case .light: .light
            case .dark: .dark
            }
        reconfigure(Style.allCases.map(Item.style))
    }

    private func choose(tint name: String, _ color: UIColor) {
        tint = name
        view.window?.tintColor = color
        reconfigure([.tint])
    }

    private func reconfigure(_ items: [Item]) {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(items)
        dataSource.apply(snapshot)
    }

    private func askForReset() {
        let alert = UIAlertController(
            title: "Reset all settings?", message: "The look and the tint become what they were at first.",
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
                self?.choose(.automatic)
                self?.choose(tint: "Blue", .systemBlue)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
