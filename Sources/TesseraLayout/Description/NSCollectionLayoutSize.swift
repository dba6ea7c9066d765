import TesseraBasics

/// The size of an item: a width and a height.
/// See Apple's [NSCollectionLayoutSize](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize).
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public required init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
    }

    /// Returns the size itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true if `object` is a size with equal dimensions.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return widthDimension == other.widthDimension && heightDimension == other.heightDimension
    }

    /// A hash of both dimensions.
    open nonisolated override var hash: Int {
        var hasher = Hasher()
        hasher.combine(widthDimension)
        hasher.combine(heightDimension)
        return hasher.finalize()
    }

    /// The axes along which the length is found from the item's content.
    var selfSizedAxes: SelfSizedAxes {
        var axes: SelfSizedAxes = []
        if widthDimension.isSelfSized { axes.insert(.width) }
        if heightDimension.isSelfSized { axes.insert(.height) }
        return axes
    }

    /// Returns the width for the horizontal axis and the height for the vertical one.
    subscript(axis: LayoutAxis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }

    /// Returns the size in points within a container, with estimates in the place of lengths that depend on
    /// content; `type` names the item in error messages.
    func size(in container: CGSize, of type: @autoclosure () -> String) -> CGSize {
        let size = CGSize(
            width: widthDimension.length(in: container, "the width of \(type())"),
            height: heightDimension.length(in: container, "the height of \(type())"))
        guard size.width.isWithinLimits, size.height.isWithinLimits else {
            misuse("NSCollectionLayoutSize", "the size of \(type()) is \(size); it \(CGFloat.limits)")
        }
        return size
    }
}
