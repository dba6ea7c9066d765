/// The width or height of an item: points, a fraction of a dimension of what contains it, or an estimate that stands
/// until the view in that place says what it prefers.
///
/// A group of estimated length takes what its content needs: along its own direction the sum of its subitems and the
/// spacing between them, across it the largest subitem with its edge spacing. Subitems that are fractions of that
/// length do not decide it but share it: beside 80 points, a half is 80 points too. Where all are fractions, or where
/// they leave nothing for the others, the estimate stands in for what they are fractions of. Content insets along an
/// estimated axis are ignored, for items and groups; edge spacing is not. A custom group takes what holds all of its
/// frames, from its corner.
///
/// How many subitems fill a group of estimated length is decided by estimates, once; in a group of definite length with
/// subitems of estimated length as many lie as fit, so their number changes with what they prefer.
///
/// Dimensions must be positive and finite; a layout with one that is not stops the program when it places an item
/// of that size.
/// See Apple's [NSCollectionLayoutDimension](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
    enum Unit: Hashable, Sendable {
        case fractionOfWidth, fractionOfHeight, points, estimate, uniformEstimate
    }

    let unit: Unit
    /// The fraction, the number of points, or the estimated number of points.
    public let dimension: CGFloat

    private init(_ unit: Unit, _ dimension: CGFloat) {
        self.unit = unit
        self.dimension = dimension
    }

    /// The dimension itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a dimension of the same kind and number.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return unit == other.unit && dimension == other.dimension
    }

    /// A hash of the number.
    public nonisolated override var hash: Int { dimension.hashValue }

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

    /// A length that is estimated in points until it is known.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimate, estimatedDimension)
    }

    /// A length that is the greatest of those that the item and its siblings in the group prefer. The estimate, in
    /// points, stands as long as none of them is known.
    ///
    /// As the length of a section's group, all groups of the section have the greatest length of any of them. Each
    /// size that becomes known then costs time in proportion to all that are known. In a group that grows with its
    /// siblings, items of uniform length share its length.
    public class func uniformAcrossSiblings(
        estimate estimatedDimension: CGFloat
    ) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniformEstimate, estimatedDimension)
    }

    /// Whether this is a fraction of the container's width.
    public var isFractionalWidth: Bool { unit == .fractionOfWidth }
    /// Whether this is a fraction of the container's height.
    public var isFractionalHeight: Bool { unit == .fractionOfHeight }
    /// Whether this is a length in points.
    public var isAbsolute: Bool { unit == .points }
    /// Whether this is an estimate of a length that is not shared with siblings.
    public var isEstimated: Bool { unit == .estimate }
    /// Whether this is the greatest length of siblings.
    public var isUniformAcrossSiblings: Bool { unit == .uniformEstimate }

    /// Whether the length depends on that of the container.
    var isFractional: Bool { unit == .fractionOfWidth || unit == .fractionOfHeight }

    /// Whether the length is found from what the item holds.
    var isSelfSized: Bool { unit == .estimate || unit == .uniformEstimate }

    /// The length in points within a container, checked to be sensible; `role` names this dimension in the message.
    func length(in container: CGSize, _ role: @autoclosure () -> String) -> CGFloat {
        guard dimension.isFinite, dimension > 0 else {
            misuse("NSCollectionLayoutDimension", "\(role()) is \(spelling); it must be positive and finite")
        }
        switch unit {
        case .fractionOfWidth: return container.width * dimension
        case .fractionOfHeight: return container.height * dimension
        case .points, .estimate, .uniformEstimate: return dimension
        }
    }

    /// The dimension as it is written in code.
    var spelling: String {
        switch unit {
        case .fractionOfWidth: "fractionalWidth(\(dimension))"
        case .fractionOfHeight: "fractionalHeight(\(dimension))"
        case .points: "absolute(\(dimension))"
        case .estimate: "estimated(\(dimension))"
        case .uniformEstimate: "uniformAcrossSiblings(estimate: \(dimension))"
        }
    }
}
