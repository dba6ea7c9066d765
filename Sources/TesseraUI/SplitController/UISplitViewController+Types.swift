extension UISplitViewController {
    /// How many columns a split view has, and how they are set.
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
        /// What is there instead of all columns where there is no room for them.
        case compact = 3
    }

    /// Which columns are seen, and how they lie.
    /// See Apple's [UISplitViewController.DisplayMode](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum).
    public enum DisplayMode: Int, Sendable {
        /// As the room has it. Only preferences have this value.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column in front of the secondary one.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns in front of the secondary one.
        case twoOverSecondary = 5
        /// Two columns that move a part of the secondary one out of sight.
        case twoDisplaceSecondary = 6
    }

    /// How columns share the room.
    /// See Apple's [UISplitViewController.SplitBehavior](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum).
    public enum SplitBehavior: Int, Sendable {
        /// As the room has it. Only preferences have this value.
        case automatic = 0
        /// They lie beside each other.
        case tile = 1
        /// The others lie in front of the secondary one.
        case overlay = 2
        /// The others move a part of the secondary one out of sight.
        case displace = 3
    }

    /// The side at which the primary column is.
    /// See Apple's [UISplitViewController.PrimaryEdge](
    /// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum).
    public enum PrimaryEdge: Int, Sendable {
        /// Where a line of text begins.
        case leading = 0
        /// Where a line of text ends.
        case trailing = 1
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns are seen beside the secondary one.
    var count: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// How the columns share the room, or nil if the secondary one is alone.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// True if columns lie in front of the secondary one, or move it away.
    var dimsSecondary: Bool { behavior == .overlay || behavior == .displace }

    /// The mode with a number of columns beside the secondary one that share the room in some way.
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
