extension UISplitViewController {
    /// The number of columns of a split view, and the way in which their controllers are set.
    /// See Apple's [UISplitViewController.Style](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum).
    public enum Style: Int, Sendable {
        /// Two columns, set with ``UISplitViewController/viewControllers``.
        case unspecified = 0
        /// Two columns: primary and secondary.
        case doubleColumn = 1
        /// Three columns: primary, supplementary and secondary.
        case tripleColumn = 2
    }

    /// A column of a split view.
    /// See Apple's [UISplitViewController.Column](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column).
    public enum Column: Int, Sendable {
        /// The first column, often a sidebar.
        case primary = 0
        /// The second of three columns, often a list.
        case supplementary = 1
        /// The last column, the content.
        case secondary = 2
        /// The content that replaces all columns if there is not enough space for them.
        case compact = 3
    }

    /// The visible columns and their arrangement.
    /// See Apple's [UISplitViewController.DisplayMode](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum).
    public enum DisplayMode: Int, Sendable {
        /// The mode depends on the available space. Only preferences have this value.
        case automatic = 0
        /// Only the secondary column is visible.
        case secondaryOnly = 1
        /// One column lies beside the secondary one.
        case oneBesideSecondary = 2
        /// One column lies in front of the secondary one.
        case oneOverSecondary = 3
        /// Two columns lie beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns lie in front of the secondary one.
        case twoOverSecondary = 5
        /// Two columns push a part of the secondary one out of the visible area.
        case twoDisplaceSecondary = 6

        /// The name of ``secondaryOnly`` before iOS 14.
        public static var primaryHidden: Self { .secondaryOnly }
        /// The name of ``oneBesideSecondary`` before iOS 14.
        public static var allVisible: Self { .oneBesideSecondary }
        /// The name of ``oneOverSecondary`` before iOS 14.
        public static var primaryOverlay: Self { .oneOverSecondary }
    }

    /// The background of the primary column.
    /// See Apple's [UISplitViewController.BackgroundStyle](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle).
    public enum BackgroundStyle: Int, Sendable {
        /// The background that the views of the column have.
        case none = 0
        /// The translucent background of sidebars on the Mac. On iOS it looks like ``none``.
        case sidebar = 1
    }

    /// The way in which columns share the available space.
    /// See Apple's [UISplitViewController.SplitBehavior](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum).
    public enum SplitBehavior: Int, Sendable {
        /// The behaviour depends on the available space. Only preferences have this value.
        case automatic = 0
        /// The columns lie beside each other.
        case tile = 1
        /// The other columns lie in front of the secondary one.
        case overlay = 2
        /// The other columns push a part of the secondary one out of the visible area.
        case displace = 3
    }

    /// The way in which a split view decides if the button for its columns exists.
    /// See Apple's [UISplitViewController.DisplayModeButtonVisibility](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum).
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The button exists if a swipe displays columns too.
        case automatic = 0
        /// There is no button.
        case never = 1
        /// The button exists, even if a swipe does not display columns.
        case always = 2
    }

    /// The side of the primary column.
    /// See Apple's [UISplitViewController.PrimaryEdge](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum).
    public enum PrimaryEdge: Int, Sendable {
        /// The column lies at the edge at which reading starts.
        case leading = 0
        /// The column lies at the edge at which reading ends.
        case trailing = 1
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of columns that are visible in addition to the secondary one.
    var count: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The way in which the columns share the space, or nil if only the secondary one is visible.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// True if columns lie in front of the secondary one, or push it away.
    var dimsSecondary: Bool { behavior == .overlay || behavior == .displace }

    /// Creates the mode with a number of columns in addition to the secondary one, and a behaviour.
    init(count: Int, _ behavior: UISplitViewController.SplitBehavior) {
        switch (count, behavior) {
        case (...0, _): self = .secondaryOnly
        case (1, .overlay): self = .oneOverSecondary
        case (1, _): self = .oneBesideSecondary
        case (_, .overlay): self = .twoOverSecondary
        case (_, .displace): self = .twoDisplaceSecondary
        default: self = .twoBesideSecondary
        }
    }
}
