import Foundation

/// The proposed effect of a drop on a collection view.
/// See Apple's [UICollectionViewDropProposal](https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal).
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The way in which dropped items get to their place.
    /// See Apple's [UICollectionViewDropProposal.Intent](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum).
    public enum Intent: Int, Sendable {
        /// The way is not specified. The collection view makes no space.
        case unspecified = 0
        /// The items are inserted at the index path, where the collection view makes space for them.
        case insertAtDestinationIndexPath = 1
        /// The items go into the item at the index path. Its cell is highlighted as the target.
        case insertIntoDestinationIndexPath = 2
    }

    /// The way in which the items get to their place.
    open private(set) var intent: Intent

    /// Creates a proposal with an unspecified intent.
    ///
    /// - Parameter operation: The effect of a drop.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - operation: The effect of a drop.
    ///   - intent: The way in which the items get to their place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    override func duplicate() -> UIDropProposal {
        UICollectionViewDropProposal(operation: operation, intent: intent)
    }
}
