import Foundation

/// The look and the behaviour of a list in a compositional layout.
/// See Apple's [UICollectionLayoutListConfiguration](
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct).
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// list.headerMode = .supplementary
/// list.trailingSwipeActionsConfigurationProvider = { indexPath in
///     UISwipeActionsConfiguration(actions: [deletion(of: indexPath)])
/// }
/// let layout = UICollectionViewCompositionalLayout.list(using: list)
/// ```
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The looks of a list as a whole.
    public enum Appearance: Hashable, Sendable {
        /// Rows extend from edge to edge, and headers stay at the top edge while their section is visible.
        case plain
        /// Groups of rows extend from edge to edge on a gray background.
        case grouped
        /// Groups of rows with round corners lie between the margins on a gray background.
        case insetGrouped
        /// The list is a sidebar. Its rows have a round background while they are selected.
        case sidebar
        /// The list is a sidebar with the background of a plain list, and headers stay at the top edge.
        case sidebarPlain
    }

    /// The kinds of headers of sections.
    public enum HeaderMode: Hashable, Sendable {
        /// Sections have no headers.
        case none
        /// Sections have supplementary views of the kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
        /// The first item of each section is its header.
        case firstItemInSection
    }

    /// The kinds of footers of sections.
    public enum FooterMode: Hashable, Sendable {
        /// Sections have no footers.
        case none
        /// Sections have supplementary views of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// The kinds of views that are only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The supplementary views that are headers.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
    }

    /// A closure that returns the separators of the item at an index path. Its second argument contains those
    /// of the section, with visibilities that are not automatic.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// A closure that returns the actions at one side of the item at an index path, or nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// The look of the list as a whole.
    public let appearance: Appearance
    /// The colour behind the rows. If nil, as by default, the appearance decides.
    public var backgroundColor: UIColor?

    /// A Boolean value that tells whether there are separators between the rows. True by default, except in
    /// sidebars.
    public var showsSeparators: Bool
    /// The visibility and the look of separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The closure that decides about the separators of single items, or nil.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The kind of headers of the sections; none by default.
    public var headerMode = HeaderMode.none
    /// The kind of footers of the sections; none by default.
    public var footerMode = FooterMode.none
    /// The empty space above each header, in points. If nil, as by default, the appearance decides.
    public var headerTopPadding: CGFloat?
    /// The kinds of views that are only as wide as their content; none by default.
    public var contentHuggingElements: ContentHuggingElements = []

    /// The closure that returns the actions at the leading side of a row, or nil.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The closure that returns the actions at the trailing side of a row, or nil.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates the configuration of a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = !appearance.isSidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// True if headers stay at the top edge while their section is visible.
    var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }

    /// The value of the list environment for the traits of views in the list.
    var environment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }

    /// The colour behind the rows if the app has set none.
    @MainActor var background: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
