/// Actions that are undone as a whole.
@MainActor
final class UndoGroup {
    enum Step {
        case action(UndoAction)
        case group(UndoGroup)
    }

    /// The group's actions and its inner groups, in the order in which they were recorded.
    var steps: [Step] = []
    /// The name of the group's action, or an empty text.
    var name = ""
    /// True if the actions change nothing that is saved.
    var isDiscardable = false

    init() {}

    /// Creates an empty group with the name of another.
    init(copyingPropertiesOf group: UndoGroup) {
        (name, isDiscardable) = (group.name, group.isDiscardable)
    }

    /// Runs the actions, the last first.
    func run() {
        for step in steps.reversed() {
            switch step {
            case .action(let action): action.run()
            case .group(let group): group.run()
            }
        }
    }

    /// Removes the actions of an object, and groups that are empty without them.
    func removeActions(of target: AnyObject) {
        steps.removeAll { step in
            switch step {
            case .action(let action): return action.target === target
            case .group(let group):
                group.removeActions(of: target)
                return group.steps.isEmpty
            }
        }
    }
}

/// A closure that reverses a change of an object.
struct UndoAction {
    /// The object, or nil if it is gone.
    weak var target: AnyObject?
    let run: @MainActor () -> Void
}
