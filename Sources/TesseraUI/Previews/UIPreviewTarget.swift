import Foundation

/// The point of a container at which the view of a preview appears or disappears.
/// See Apple's [UIPreviewTarget](https://developer.apple.com/documentation/uikit/uipreviewtarget).
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    /// The view in whose coordinates ``center`` is. It must be in a window when the preview is used.
    open var container: UIView { ownContainer }
    /// The middle of the preview, in points of ``container``.
    open var center: CGPoint { ownCenter }
    /// The transform of the preview about its middle, relative to ``container``.
    open var transform: CGAffineTransform { ownTransform }

    private let ownContainer: UIView
    private let ownCenter: CGPoint
    private let ownTransform: CGAffineTransform

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - container: A view that is in a window.
    ///   - center: The middle of the preview, in points of `container`.
    ///   - transform: The transform of the preview about its middle.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        ownContainer = container
        ownCenter = center
        ownTransform = transform
        super.init()
    }

    /// Creates a target at which the preview is not transformed.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// Returns the target itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
