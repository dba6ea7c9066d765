import Foundation

/// A rectangle of a view in which the pointer has one style.
/// See Apple's [UIPointerRegion](https://developer.apple.com/documentation/uikit/uipointerregion).
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// The rectangle in points of the interaction's view.
    open var rect: CGRect { ownRect }
    /// An identifier that distinguishes regions, or nil.
    open var identifier: AnyHashable? { ownIdentifier }

    private let ownRect: CGRect
    private let ownIdentifier: AnyHashable?

    /// Creates a region.
    ///
    /// - Parameters:
    ///   - rect: A rectangle in points of the interaction's view.
    ///   - identifier: An identifier that distinguishes regions, or nil.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        ownRect = rect
        ownIdentifier = identifier
        super.init()
    }

    /// Returns the region itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true if another region is equal, so that the pointer does not enter it anew.
    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}

/// A request for the region at the place of the pointer.
/// See Apple's [UIPointerRegionRequest](https://developer.apple.com/documentation/uikit/uipointerregionrequest).
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The place of the pointer, in points of the interaction's view.
    open var location: CGPoint { ownLocation }

    private let ownLocation: CGPoint

    init(location: CGPoint) {
        ownLocation = location
        super.init()
    }
}
