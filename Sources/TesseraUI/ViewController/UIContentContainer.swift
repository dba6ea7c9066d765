import Foundation

/// The methods by which a container and its contents agree on sizes.
/// See Apple's [UIContentContainer](https://developer.apple.com/documentation/uikit/uicontentcontainer).
///
/// A container is not informed if constraints give a child's view another size. If it depends on that size,
/// it must constrain the child's view, or call `systemLayoutSizeFitting(_:)` on it.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content prefers, in points.
    var preferredContentSize: CGSize { get }

    /// Informs the container that one of its contents prefers another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size that one of the container's contents gets if the container has `parentSize`, both in
    /// points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Informs the container that its size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Informs the container that its traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
