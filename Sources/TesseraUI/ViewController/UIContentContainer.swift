import Foundation

/// What a container asks of the contents that it shows, and what these tell it.
/// See Apple's [UIContentContainer](https://developer.apple.com/documentation/uikit/uicontentcontainer).
///
/// Containers are not told when constraints give the view of a child another size: a container that depends on that
/// size constrains the child's view, or asks it with `systemLayoutSizeFitting(_:)`.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size in points that the content would like to have.
    var preferredContentSize: CGSize { get }

    /// Tells the container that the size which one of its contents would like to have changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size in points that one of the container's contents gets when the container has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Tells the container that its size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Tells the container that its traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
