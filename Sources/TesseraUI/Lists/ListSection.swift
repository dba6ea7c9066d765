import Foundation
import TesseraGeometry
import TesseraLayout

/// A section of a compositional layout that is a list, with the properties that its views need.
@MainActor
final class ListSection {
    let configuration: UICollectionLayoutListConfiguration
    /// The distance in points from the edges of rows to their content.
    let margin: CGFloat

    /// The element kind of the background of a list with other sections beside it.
    static let backgroundKind = "TesseraListBackground"

    init(_ configuration: UICollectionLayoutListConfiguration, width: CGFloat) {
        self.configuration = configuration
        margin = configuration.appearance.isSidebar ? 8 : ListSection.sideMargin(width)
    }

    /// Returns the margin of lists with a width, both in points. It equals the margin of controllers' views.
    private static func sideMargin(_ width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// The colour behind the rows.
    var backgroundColor: UIColor { configuration.backgroundColor ?? configuration.appearance.background }

    // MARK: Rows

    /// True if the first item is the header.
    private var beginsWithHeader: Bool { configuration.headerMode == .firstItemInSection }

    /// Returns the place and the look of an item of the section.
    func row(_ indexPath: IndexPath, count: Int) -> ListRow {
        let before = beginsWithHeader ? 1 : 0
        guard indexPath.item >= before else { return row(.header) }
        let place = RowPosition(index: indexPath.item - before, count: count - before)
        var row = row(.item(place))
        if configuration.showsSeparators {
            let own = configuration.separatorConfiguration.resolved(at: place)
            let decided = configuration.itemSeparatorHandler?(indexPath, own)
            row.separators = decided?.resolved(at: place) ?? own
        }
        return row
    }

    /// Returns the place and the look of a header or a footer of the section.
    func row(_ role: ListRow.Role) -> ListRow {
        ListRow(
            appearance: configuration.appearance, role: role, margin: margin,
            background: backgroundColor,
            hugsContent: role == .header
                && configuration.contentHuggingElements.contains(.supplementaryHeader))
    }

    // MARK: Layout

    /// Creates the section of the layout.
    func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let traits = environment.traitCollection
        func height(_ points: CGFloat) -> NSCollectionLayoutDimension {
            .estimated(metrics.scaledValue(for: points, compatibleWith: traits).rounded())
        }
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: height(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.attachment = self
        addSpaces(to: section)
        addEdges(to: section, height: height(38), width: environment.container.effectiveContentSize.width)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: Self.backgroundKind)
        background.zIndex = -1
        section.decorationItems = [background]
        return section
    }

    /// The distance in points above and below a group of rows.
    private static let groupSpacing: CGFloat = 17.5

    private func addSpaces(to section: NSCollectionLayoutSection) {
        let appearance = configuration.appearance
        var insets = NSDirectionalEdgeInsets.zero
        if appearance == .insetGrouped || appearance.isSidebar {
            insets.leading = appearance.isSidebar ? 16 : margin
            insets.trailing = insets.leading
        }
        let around = appearance.isGrouped ? Self.groupSpacing : 0
        let above = configuration.headerTopPadding ?? (appearance.isGrouped ? 0 : 22)
        // The space outside of headers and footers cannot be a content inset, which lies inside of them.
        switch configuration.headerMode {
        case .supplementary: section.spacingBefore = above
        case .firstItemInSection: insets.top = above
        case .none: insets.top = around
        }
        if configuration.footerMode == .none { insets.bottom = around } else { section.spacingAfter = around }
        section.contentInsets = insets
    }

    private func addEdges(
        to section: NSCollectionLayoutSection, height: NSCollectionLayoutDimension, width: CGFloat
    ) {
        func item(_ kind: String, _ alignment: NSRectAlignment, hugs: Bool = false)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: hugs
                        ? .estimated(
                            max(1, width - section.contentInsets.leading - section.contentInsets.trailing))
                        : .fractionalWidth(1), heightDimension: height), elementKind: kind,
                alignment: alignment)
        }
        var edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
            let header = item(
                UICollectionView.elementKindSectionHeader, hugs ? .topLeading : .top, hugs: hugs)
            header.pinToVisibleBounds = configuration.appearance.pinsHeaders
            edges.append(header)
        }
        if configuration.footerMode == .supplementary {
            edges.append(item(UICollectionView.elementKindSectionFooter, .bottom))
        }
        section.boundarySupplementaryItems = edges
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section that is a list.
    ///
    /// ```swift
    /// let layout = UICollectionViewCompositionalLayout { index, environment in
    ///     var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    ///     list.headerMode = index == 0 ? .supplementary : .none
    ///     return .list(using: list, layoutEnvironment: environment)
    /// }
    /// ```
    ///
    /// Its rows have the heights that their cells prefer. The layout can contain sections of any other kind
    /// beside it, and the insets of the section can be changed.
    /// See Apple's [list(using:layoutEnvironment:)](
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:)).
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        ListSection(configuration, width: layoutEnvironment.container.contentSize.width)
            .makeSection(in: layoutEnvironment)
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are lists with one configuration.
    /// See Apple's [list(using:)](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:)).
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// Returns the list of a section, or nil if the section is not a list.
    func list(ofSection section: Int) -> ListSection? {
        solver?.attachment(ofSection: section) as? ListSection
    }

    /// The background colour of all sections, or nil unless all are lists with the same background.
    var backgroundOfLists: UIColor? {
        guard let solver, solver.numberOfSections > 0, let first = list(ofSection: 0)?.backgroundColor else {
            return nil
        }
        for section in 0..<solver.numberOfSections {
            guard list(ofSection: section)?.backgroundColor == first else { return nil }
        }
        return first
    }
}
