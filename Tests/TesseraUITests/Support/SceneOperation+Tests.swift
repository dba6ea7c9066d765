import TesseraDisplay

@testable import TesseraUI

extension SceneOperation {
    /// The number of the element or of the font that the operation changes.
    var id: Int {
        switch self {
        case .create(let id, _, _, _, _), .update(let id, _, _, _), .move(let id, _, _), .remove(let id),
            .font(let id, _), .transition(let id, _), .stop(let id):
            id
        }
    }
}

/// Returns the operation that sets and clears some properties of a view.
@MainActor
func update(
    _ view: UIView, _ animation: SceneOperation.Animation?, cleared: [String] = [],
    _ change: (inout NodeProperties) -> Void
) -> SceneOperation {
    var set = NodeProperties()
    change(&set)
    return .update(id: view.node.id, set: set, cleared: cleared, animation: animation)
}
