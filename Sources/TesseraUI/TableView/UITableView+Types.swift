import Foundation

extension UITableView {
    /// The style of a table view.
    /// See Apple's [UITableView.Style](https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum).
    public enum Style: Int, Sendable {
        /// Sections are as wide as the table view, without gaps. Headers and footers stay visible while their
        /// section is.
        case plain = 0
        /// Sections are groups that are as wide as the table view.
        case grouped = 1
        /// Sections are groups with round corners within the margins.
        case insetGrouped = 2
    }

    /// The position to which a row is scrolled.
    /// See Apple's [UITableView.ScrollPosition](
    /// https://developer.apple.com/documentation/uikit/uitableview/scrollposition).
    public enum ScrollPosition: Int, Sendable {
        /// The row is made visible with the least scrolling.
        case none = 0
        /// The row lies at the top.
        case top = 1
        /// The row lies in the middle.
        case middle = 2
        /// The row lies at the bottom.
        case bottom = 3
    }

    /// The animation of rows that are inserted or deleted.
    /// See Apple's [UITableView.RowAnimation](
    /// https://developer.apple.com/documentation/uikit/uitableview/rowanimation).
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in and out.
        case fade = 0
        /// Rows move in from the right, and out to the right.
        case right = 1
        /// Rows move in from the left, and out to the left.
        case left = 2
        /// Rows move in from above, and out upwards.
        case top = 3
        /// Rows move in from below, and out downwards.
        case bottom = 4
        /// Rows appear and disappear at once.
        case none = 5
        /// Rows expand from their middle, and shrink to it.
        case middle = 6
        /// The table view chooses the animation: rows fade in and out.
        case automatic = 100
    }

    /// The origin of a table view's separator insets.
    /// See Apple's [UITableView.SeparatorInsetReference](
    /// https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum).
    public enum SeparatorInsetReference: Int, Sendable {
        /// The insets are distances from the edges of the cell.
        case fromCellEdges = 0
        /// The insets are distances from the place where the cell's text begins, and from the trailing edge.
        case fromAutomaticInsets = 1
    }

    /// The events at which a table view measures cells again.
    /// See Apple's [UITableView.SelfSizingInvalidation](
    /// https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only reloading or reconfiguring a row measures its cell again.
        case disabled = 0
        /// Invalidating the intrinsic content size of a cell or of its content view measures it again too.
        case enabled = 1
        /// In addition, a cell is measured again when constraints within it, or the content of views in them, have
        /// changed.
        case enabledIncludingConstraints = 2
    }

    /// A value that means that a view determines its own height, or that the table view chooses an estimate.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The title that displays a magnifying glass in a section index.
    public nonisolated static let indexSearch = "{search}"

    /// The notification that is posted when the user has changed the selection. Its object is the table view.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// The element kind of sections' headers.
    nonisolated static let headerKind = "UITableViewSectionHeader"
    /// The element kind of sections' footers.
    nonisolated static let footerKind = "UITableViewSectionFooter"
}
