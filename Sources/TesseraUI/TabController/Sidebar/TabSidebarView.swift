import Foundation

/// The list of tabs at the leading edge of a wide window.
@MainActor
final class TabSidebarView: UIView, UICollectionViewDelegate {
    private weak var tabs: UITabBarController?
    let list: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, String>?
    private let hideButton = UIButton(configuration: .plain())

    /// The height of the row with the button above the list, in points.
    private static let headerHeight: CGFloat = 44

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        list = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
        )
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        list.delegate = self
        list.backgroundColor = .clear
        addSubview(list)
        hideButton.configuration?.image = UIImage(systemName: "sidebar.leading")
        hideButton.accessibilityLabel = SystemWord.hideSidebar.text
        hideButton.addAction(UIAction { [weak tabs] _ in tabs?.userToggles() }, for: .touchUpInside)
        addSubview(hideButton)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] cell, _, identifier in self?.configure(cell, identifier)
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, identifier in
            list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: identifier)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    private func configure(_ cell: UICollectionViewListCell, _ identifier: String) {
        guard let tab = tabs?.tab(forIdentifier: identifier) else { return }
        var content = UIListContentConfiguration.sidebarCell()
        if tab is UITabGroup { content = .sidebarHeader() } else { content.image = tab.image }
        content.text = tab.title
        content.secondaryText = tab.badgeValue
        content.prefersSideBySideTextAndSecondaryText = true
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = tab.accessibilityIdentifier
    }

    /// Displays the tabs anew after a change of them.
    func reload() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        var isOfGroup = true
        for tab in tabs?.tabs ?? [] where !tab.isHidden {
            if tab is UITabGroup || isOfGroup { snapshot.appendSections([snapshot.numberOfSections]) }
            isOfGroup = tab is UITabGroup
            snapshot.appendItems(rows(of: tab).map(\.identifier))
        }
        source?.applySnapshotUsingReloadData(snapshot)
        updateSelection()
    }

    /// Returns a tab and, if it is a group, those within it that are not hidden.
    private func rows(of tab: UITab) -> [UITab] {
        guard let group = tab as? UITabGroup else { return [tab] }
        return [group] + group.displayOrder.filter { !$0.isHidden }.flatMap(rows(of:))
    }

    /// Selects the row of the selected tab.
    func updateSelection() {
        let path = tabs?.selectedTab.flatMap { source?.indexPath(for: $0.identifier) }
        for other in list.indexPathsForSelectedItems ?? [] where other != path {
            list.deselectItem(at: other, animated: false)
        }
        guard let path, list.indexPathsForSelectedItems?.contains(path) != true else { return }
        list.selectItem(at: path, animated: false, scrollPosition: [])
    }

    // MARK: Choices of the user

    private func tab(at indexPath: IndexPath) -> UITab? {
        source?.itemIdentifier(for: indexPath).flatMap { tabs?.tab(forIdentifier: $0) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let tab = tab(at: indexPath), tab.isEnabled else { return false }
        // The title of a group without a controller of its own leads nowhere.
        return !(tab is UITabGroup) || tab.viewController != nil
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let tab = tab(at: indexPath) { tabs?.chooseInSidebar(tab) }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let (width, top) = (bounds.width, safe.top + Self.headerHeight)
        hideButton.frame = CGRect(
            x: isRightToLeft ? 8 : width - 52, y: safe.top, width: 44, height: Self.headerHeight)
        list.frame = CGRect(x: 0, y: top, width: width, height: max(bounds.height - top, 0))
    }
}
