import Foundation

/// What a drop on a collection view would do where the items are.
/// See Apple's [UICollectionViewDropProposal](https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal).
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// How dropped items come to their place.
    /// See Apple's [UICollectionViewDropProposal.Intent](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum).
    public enum Intent: Int, Sendable {
        /// Nobody says: the collection view makes no room.
        case unspecified = 0
        /// As new items at the index path: the collection view makes room for them.
        case insertAtDestinationIndexPath = 1
        /// Into the item at the index path: its cell looks as if it were the target.
        case insertIntoDestinationIndexPath = 2
    }

    /// How the items come to their place.
    open private(set) var intent: Intent

    /// Creates a proposal of which nobody says how items come to their place.
    ///
    /// - Parameter operation: What a drop would do.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - operation: What a drop would do.
    ///   - intent: How the items come to their place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    override func duplicate() -> UIDropProposal {
        UICollectionViewDropProposal(operation: operation, intent: intent)
    }
}
