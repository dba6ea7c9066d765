import Foundation

/// The actions at one side of a row.
/// See Apple's
/// [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, beginning with the one at the row's edge.
    open var actions: [UIContextualAction] { ownActions }
    /// A Boolean value that tells whether swiping the row all the way performs the first action. The default
    /// is true.
    open var performsFirstActionWithFullSwipe = true

    private var ownActions: [UIContextualAction] = []

    /// Creates a configuration without actions.
    public override init() {
        super.init()
    }

    /// Creates a configuration.
    ///
    /// - Parameter actions: The actions, beginning with the one at the row's edge. A row without any cannot
    ///   be swiped to this side.
    public convenience init(actions: [UIContextualAction]) {
        self.init()
        ownActions = actions
    }
}
