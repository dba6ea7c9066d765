import Foundation

/// A proposal for a drop on a table view.
/// See Apple's [UITableViewDropProposal](https://developer.apple.com/documentation/uikit/uitableviewdropproposal).
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The way in which dropped items are inserted.
    /// See Apple's [UITableViewDropProposal.Intent](
    /// https://developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.enum).
    public enum Intent: Int, Sendable {
        /// No way is set: the table view opens no gap.
        case unspecified = 0
        /// The items become new rows at the index path: the table view opens a gap.
        case insertAtDestinationIndexPath = 1
        /// The items are inserted into the row at the index path: its cell is highlighted as the target.
        case insertIntoDestinationIndexPath = 2
        /// The items become new rows near the edges of the row at the index path, or are inserted into that
        /// row near its middle.
        case automatic = 3
    }

    /// The way in which the items are inserted.
    open private(set) var intent: Intent

    /// Creates a proposal with an unspecified intent.
    ///
    /// - Parameter operation: The operation of the drop.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - operation: The operation of the drop.
    ///   - intent: The way in which the items are inserted.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    override func duplicate() -> UIDropProposal {
        UITableViewDropProposal(operation: operation, intent: intent)
    }
}
