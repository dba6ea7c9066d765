import Foundation
import TesseraBasics

/// The width or height of an item: a number of points, a fraction of a dimension of its container, or an
/// estimate that applies until the view in that place reports its preferred length.
///
/// A group of estimated length takes the length that its content needs. Along its own direction that is the
/// sum of its subitems and the spacing between them, and across it the length of the largest subitem with
/// its edge spacing. Subitems that are fractions of the group's length do not add to that length but share
/// it: beside a subitem of 80 points, a half is 80 points, too. If all subitems are fractions, or if the
/// fractions add up to 1 or more, they refer to the estimate. Content insets along an estimated axis are
/// ignored, for items and groups; edge spacing is not. A custom group is just large enough for all of its
/// frames, measured from its corner.
///
/// The number of subitems in a group of estimated length is found once, from the estimates. A group of
/// definite length with subitems of estimated length contains as many as fit, so the number changes with the
/// lengths that they prefer.
///
/// A dimension that is not positive counts as 0, and as 1 point if it is an estimate, since a view without
/// length would never be measured; a line on standard error says so. Dimensions must be finite; a layout with
/// any other dimension stops the program when it places an item of that size.
/// See Apple's [NSCollectionLayoutDimension](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
    enum Unit: Hashable, Sendable {
        case fractionOfWidth, fractionOfHeight, points, estimate, uniformEstimate
    }

    let unit: Unit
    /// The fraction, the number of points, or the estimated number of points.
    public let dimension: CGFloat

    /// The components of a dimension: a number and its unit. The class methods create it.
    public struct Length: Sendable {
        let unit: Unit
        let number: CGFloat

        init(_ unit: Unit, _ number: CGFloat) {
            self.unit = unit
            self.number = number
        }
    }

    /// Creates a dimension. The class methods call this initializer, for subclasses, too.
    public required init(_ length: Length) {
        unit = length.unit
        dimension = length.number
    }

    /// Returns the dimension itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true if `object` is a dimension of the same unit and number.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return unit == other.unit && dimension == other.dimension
    }

    /// A hash of the number.
    open nonisolated override var hash: Int { dimension.hashValue }

    /// Returns a fraction of the width of the container, after the container's content insets.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        Self(Length(.fractionOfWidth, fractionalWidth))
    }

    /// Returns a fraction of the height of the container, after the container's content insets.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(Length(.fractionOfHeight, fractionalHeight))
    }

    /// Returns a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        Self(Length(.points, absoluteDimension))
    }

    /// Returns a length that is estimated in points until the view reports its preferred length.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        Self(Length(.estimate, estimatedDimension))
    }

    /// Returns a length that is the greatest of those that the item and its siblings in the group prefer.
    /// The estimate, in points, applies as long as none of them has reported its preferred length.
    ///
    /// If a section's group has such a length, all groups of the section get the greatest length of any of
    /// them. Each preferred size that arrives then costs time in proportion to all sizes that have arrived.
    /// If the group itself takes its length from its siblings, its items of uniform length share that
    /// length.
    open class func uniformAcrossSiblings(
        estimate estimatedDimension: CGFloat
    ) -> Self {
        Self(Length(.uniformEstimate, estimatedDimension))
    }

    /// A Boolean value that tells whether this is a fraction of the container's width.
    open var isFractionalWidth: Bool { unit == .fractionOfWidth }
    /// A Boolean value that tells whether this is a fraction of the container's height.
    open var isFractionalHeight: Bool { unit == .fractionOfHeight }
    /// A Boolean value that tells whether this is a length in points.
    open var isAbsolute: Bool { unit == .points }
    /// A Boolean value that tells whether this is an estimate of a length that is not shared with siblings.
    open var isEstimated: Bool { unit == .estimate }
    /// A Boolean value that tells whether this is the greatest length of siblings.
    open var isUniformAcrossSiblings: Bool { unit == .uniformEstimate }

    /// True if the length depends on that of the container.
    var isFractional: Bool { unit == .fractionOfWidth || unit == .fractionOfHeight }

    /// True if the length is found from the item's content.
    var isSelfSized: Bool { unit == .estimate || unit == .uniformEstimate }

    /// The number with which the layout calculates: ``dimension``, or the least that is possible if it is not
    /// positive.
    var effective: CGFloat { dimension > 0 ? dimension : isSelfSized ? 1 : 0 }

    /// Returns the length in points within a container. Stops the program if the dimension is not finite, and
    /// warns if it is not positive; `role` names the dimension in the message.
    func length(in container: CGSize, _ role: @autoclosure () -> String) -> CGFloat {
        guard dimension.isFinite else {
            misuse("NSCollectionLayoutDimension", "\(role()) is \(spelling); it must be finite")
        }
        if dimension <= 0 {
            complainOnce("NSCollectionLayoutDimension: \(role()) is \(spelling); it counts as \(effective)")
        }
        switch unit {
        case .fractionOfWidth: return container.width * effective
        case .fractionOfHeight: return container.height * effective
        case .points, .estimate, .uniformEstimate: return effective
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
