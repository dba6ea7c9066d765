import Foundation
import TesseraSelectors

/// Another action of a ``UIKeyCommand``, which further modifier keys choose.
/// See Apple's [UICommandAlternate](https://developer.apple.com/documentation/uikit/uicommandalternate).
///
/// The user presses the key of the command together with the command's modifiers and those of the alternate. A menu always
/// displays the command itself, since a page's menus do not change with the modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title of the alternate.
    open var title: String { ownTitle }
    /// The selector of the method, which gets a ``UIKeyCommand`` with the title of the alternate as its sender.
    open var action: Selector { ownAction }
    /// The modifier keys that must be pressed besides those of the command.
    open var modifierFlags: UIKeyModifierFlags { ownModifiers }

    private let ownTitle: String
    private let ownAction: Selector
    private let ownModifiers: UIKeyModifierFlags

    /// Creates an alternate.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - action: The selector of the method. The first object in the responder chain that has the method performs it.
    ///   - modifierFlags: The modifier keys that must be pressed besides those of the command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (ownTitle, ownAction, ownModifiers) = (title, action, modifierFlags)
        super.init()
    }

    /// Returns true for an alternate with the same modifier keys, as on Apple's systems.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UICommandAlternate)?.ownModifiers == ownModifiers
    }

    open override var hash: Int { ownModifiers.rawValue }
}

extension UIKeyCommand {
    /// The commands by which the key chooses the alternates of this one.
    var commandsOfAlternates: [UIKeyCommand] {
        alternates.map { alternate in
            let command = UIKeyCommand(
                title: alternate.title, action: alternate.action, input: input ?? "",
                modifierFlags: modifierFlags.union(alternate.modifierFlags), propertyList: propertyList,
                attributes: attributes)
            command.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
            return command
        }
    }
}
