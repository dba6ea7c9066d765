/// The width or height of an item: points, or a fraction of a dimension of what contains it.
///
/// Dimensions must be positive and finite; a layout with one that is not stops the program when it places an item
/// of that size.
/// See Apple's [NSCollectionLayoutDimension](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
@MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Unit: Hashable { case fractionOfWidth, fractionOfHeight, points }

    let unit: Unit
    /// The fraction or the number of points.
    public let dimension: CGFloat

    private init(_ unit: Unit, _ dimension: CGFloat) {
        self.unit = unit
        self.dimension = dimension
    }

    /// A fraction of the width of the container, after the container's content insets.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
    }

    /// A fraction of the height of the container, after the container's content insets.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
    }

    /// A length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.points, absoluteDimension)
    }

    /// Whether this is a fraction of the container's width.
    public var isFractionalWidth: Bool { unit == .fractionOfWidth }
    /// Whether this is a fraction of the container's height.
    public var isFractionalHeight: Bool { unit == .fractionOfHeight }
    /// Whether this is a length in points.
    public var isAbsolute: Bool { unit == .points }

    /// The length in points within a container, checked to be sensible; `role` names this dimension in the message.
    func length(in container: CGSize, _ role: String) -> CGFloat {
        guard dimension.isFinite, dimension > 0 else {
            misuse("NSCollectionLayoutDimension", "\(role) is \(spelling); it must be positive and finite")
        }
        switch unit {
        case .fractionOfWidth: return container.width * dimension
        case .fractionOfHeight: return container.height * dimension
        case .points: return dimension
        }
    }

    /// The dimension as it is written in code.
    var spelling: String {
        switch unit {
        case .fractionOfWidth: "fractionalWidth(\(dimension))"
        case .fractionOfHeight: "fractionalHeight(\(dimension))"
        case .points: "absolute(\(dimension))"
        }
    }
}
