import TesseraBasics

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
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
    enum Unit: Hashable, Sendable {
        case fractionOfWidth, fractionOfHeight, points, estimate, uniformEstimate
    }

    let unit: Unit
    /// The fraction, the number of points, or the estimated number of points.
    public let dimension: CGFloat

    /// What a dimension is made of: a number and what it counts. The class methods make them.
    public struct Length: Sendable {
        let unit: Unit
        let number: CGFloat

        init(_ unit: Unit, _ number: CGFloat) {
            self.unit = unit
            self.number = number
        }
    }

    /// Creates a dimension: the class methods do, for subclasses too.
    public required init(_ length: Length) {
        unit = length.unit
        dimension = length.number
    }

    /// The dimension itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a dimension of the same kind and number.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return unit == other.unit && dimension == other.dimension
    }

    /// A hash of the number.
    open nonisolated override var hash: Int { dimension.hashValue }

    /// A fraction of the width of the container, after the container's content insets.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        Self(Length(.fractionOfWidth, fractionalWidth))
    }

    /// A fraction of the height of the container, after the container's content insets.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(Length(.fractionOfHeight, fractionalHeight))
    }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        Self(Length(.points, absoluteDimension))
    }

    /// A length that is estimated in points until it is known.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        Self(Length(.estimate, estimatedDimension))
    }

    /// A length that is the greatest of those that the item and its siblings in the group prefer. The estimate, in
    /// points, stands as long as none of them is known.
    ///
    /// As the length of a section's group, all groups of the section have the greatest length of any of them. Each
    /// size that becomes known then costs time in proportion to all that are known. In a group that grows with its
    /// siblings, items of uniform length share its length.
    open class func uniformAcrossSiblings(
        estimate estimatedDimension: CGFloat
    ) -> Self {
        Self(Length(.uniformEstimate, estimatedDimension))
    }

    /// Whether this is a fraction of the container's width.
    open var isFractionalWidth: Bool { unit == .fractionOfWidth }
    /// Whether this is a fraction of the container's height.
    open var isFractionalHeight: Bool { unit == .fractionOfHeight }
    /// Whether this is a length in points.
    open var isAbsolute: Bool { unit == .points }
    /// Whether this is an estimate of a length that is not shared with siblings.
    open var isEstimated: Bool { unit == .estimate }
    /// Whether this is the greatest length of siblings.
    open var isUniformAcrossSiblings: Bool { unit == .uniformEstimate }

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
