import Foundation

extension UITableView {
    /// How a table view looks.
    /// See Apple's [UITableView.Style](https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum).
    public enum Style: Int, Sendable {
        /// Sections follow one another from edge to edge; headers and footers stay in sight while their section is.
        case plain = 0
        /// Sections are groups from edge to edge.
        case grouped = 1
        /// Sections are groups with round corners inside the margins.
        case insetGrouped = 2
    }

    /// Where a row that is scrolled to comes to lie.
    /// See Apple's [UITableView.ScrollPosition](
    /// https://developer.apple.com/documentation/uikit/uitableview/scrollposition).
    public enum ScrollPosition: Int, Sendable {
        /// Wherever the row is visible with the least scrolling.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows come and go.
    /// See Apple's [UITableView.RowAnimation](
    /// https://developer.apple.com/documentation/uikit/uitableview/rowanimation).
    public enum RowAnimation: Int, Sendable {
        /// They fade in and out.
        case fade = 0
        /// They come from the right, and go there.
        case right = 1
        /// They come from the left, and go there.
        case left = 2
        /// They come from above, and go there.
        case top = 3
        /// They come from below, and go there.
        case bottom = 4
        /// They come and go at once.
        case none = 5
        /// They are uncovered and covered by the rows around them.
        case middle = 6
        /// As the table view chooses: by default they fade.
        case automatic = 100
    }

    /// What the separator inset of a table view is counted from.
    /// See Apple's [UITableView.SeparatorInsetReference](
    /// https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum).
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The place where the text of the cell begins, and the edge where it ends.
        case fromAutomaticInsets = 1
    }

    /// When a table view asks cells for other heights than they have.
    /// See Apple's [UITableView.SelfSizingInvalidation](
    /// https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only when the row is reloaded or reconfigured.
        case disabled = 0
        /// Also when a cell invalidates its intrinsic content size.
        case enabled = 1
    }

    /// Stands for a height that a view says by itself, or an estimate that the table view chooses.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The title of a section index that stands for a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// Posted when the selected rows have changed; its object is the table view.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// The kind of the elements that are headers of sections.
    nonisolated static let headerKind = "UITableViewSectionHeader"
    /// The kind of the elements that are footers of sections.
    nonisolated static let footerKind = "UITableViewSectionFooter"
}
