import Foundation

/// The description of an edit menu that opens.
/// See Apple's [UIEditMenuConfiguration](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration).
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The value by which the app identifies the menu.
    public let identifier: AnyHashable
    /// The place for which the menu opens, in points of the interaction's view.
    public let sourcePoint: CGPoint

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - identifier: The value by which the app identifies the menu, or nil for a value of its own.
    ///   - sourcePoint: The place for which the menu opens, in points of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Runs an app's animations while an edit menu opens or closes.
/// See Apple's [UIEditMenuInteractionAnimating](https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating).
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes of views that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that runs after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}
