import Foundation

/// A part of the user interface that takes part in moving the focus of the keyboard: a view or a view controller.
/// See Apple's [UIFocusEnvironment](https://developer.apple.com/documentation/uikit/uifocusenvironment).
///
/// The user moves the focus with the keys of a hardware keyboard. The Tab key leads from group to group, and the arrow keys lead through the
/// items of a group. The page moves the focus at once and reports it. If an environment refuses, the focus goes back.
///
/// As with a screen reader, the Tab key also reaches buttons, fields and everything else that the user can use. While one of these has the
/// focus, no item has it for the app, unless its view can become focused.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments to one of which the focus moves instead when it is to move to this one. The first one that has an item is taken.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one, or nil if there is none.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the items in the environment, or nil if there is none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The identifier of the group to which the items in the environment belong, or nil for that of the environment around this one.
    var focusGroupIdentifier: String? { get }
    /// Asks for an update that moves the focus to the preferred item of the environment, if the focus lies in the environment.
    func setNeedsFocusUpdate()
    /// Updates the focus at once if an update was asked for.
    func updateFocusIfNeeded()
    /// Returns true if the focus may move. All environments that contain the item with the focus or the next one are asked.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Informs the environment that the focus has moved from or to an item in it.
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// Returns nil.
    public var focusGroupIdentifier: String? { nil }
}
