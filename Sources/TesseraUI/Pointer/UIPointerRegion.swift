import Foundation

/// A rectangle of a view in which the pointer looks and works in one way.
/// See Apple's [UIPointerRegion](https://developer.apple.com/documentation/uikit/uipointerregion).
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// The rectangle in points of the interaction's view.
    open var rect: CGRect { ownRect }
    /// A name by which regions are told apart, or nil for none.
    open var identifier: AnyHashable? { ownIdentifier }

    private let ownRect: CGRect
    private let ownIdentifier: AnyHashable?

    /// Creates a region.
    ///
    /// - Parameters:
    ///   - rect: A rectangle in points of the interaction's view.
    ///   - identifier: A name by which regions are told apart.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        ownRect = rect
        ownIdentifier = identifier
        super.init()
    }

    /// Returns the region itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true if another region is the same for the user: the pointer does not enter it anew.
    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}

/// Says where the pointer is, to whom is asked for a region.
/// See Apple's [UIPointerRegionRequest](https://developer.apple.com/documentation/uikit/uipointerregionrequest).
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// Where the pointer is, in points of the interaction's view.
    open var location: CGPoint { ownLocation }

    private let ownLocation: CGPoint

    init(location: CGPoint) {
        ownLocation = location
        super.init()
    }
}
