import Foundation

/// How a list of a compositional layout looks and behaves.
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
@MainActor
public struct UICollectionLayoutListConfiguration {
    /// What the list looks like as a whole.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge, below headers that keep to the top edge while their section is seen.
        case plain
        /// Groups of rows from edge to edge on a gray background.
        case grouped
        /// Groups of rows with round corners, between the margins, on a gray background.
        case insetGrouped
        /// The rows of a sidebar, whose background is round and seen while they are selected.
        case sidebar
        /// The rows of a sidebar on the background of a plain list, below headers that keep to the top edge.
        case sidebarPlain
    }

    /// What heads the sections.
    public enum HeaderMode: Hashable, Sendable {
        /// Sections have no headers.
        case none
        /// Sections have supplementary views of the kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
        /// The first item of each section is its header.
        case firstItemInSection
    }

    /// What ends the sections.
    public enum FooterMode: Hashable, Sendable {
        /// Sections have no footers.
        case none
        /// Sections have supplementary views of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// Kinds of views that are only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Headers that are supplementary views.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
    }

    /// Returns the separators of the item at an index path, given those that the section has for it, whose visibilities are
    /// decided.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Returns the actions at one side of the item at an index path; nil: there are none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// What the list looks like as a whole.
    public let appearance: Appearance
    /// The colour behind the rows. Nil by default, for the one that suits the appearance.
    public var backgroundColor: UIColor?

    /// A Boolean value that tells whether there are separators between the rows. True by default, except in
    /// sidebars.
    public var showsSeparators: Bool
    /// Which separators rows have, and how they look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// What decides on the separators of single items.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// What heads the sections; nothing by default.
    public var headerMode = HeaderMode.none
    /// What ends the sections; nothing by default.
    public var footerMode = FooterMode.none
    /// The points that are empty above each header. Nil by default, for as many as suit the appearance.
    public var headerTopPadding: CGFloat?
    /// The kinds of views that are only as wide as their content; none by default.
    public var contentHuggingElements: ContentHuggingElements = []

    /// What returns the actions at the leading side of a row.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What returns the actions at the trailing side of a row.
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

    /// True if headers keep to the top edge while their section is seen.
    var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }

    /// What views in the list are told of it.
    var environment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }

    /// The colour behind the rows where the app chooses none.
    @MainActor var background: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
