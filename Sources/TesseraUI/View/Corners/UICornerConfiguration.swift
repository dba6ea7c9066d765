import Foundation
import TesseraDisplay

/// The radii of the four corners of a view.
/// See Apple's [UICornerConfiguration](
/// https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct).
///
/// ```swift
/// card.cornerConfiguration = .corners(radius: .fixed(24))
/// photo.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
/// badge.cornerConfiguration = .capsule()
/// ```
public struct UICornerConfiguration: Hashable, Sendable {
    /// The radii of single corners, clockwise from the top left one.
    private enum Rule: Hashable {
        case capsule(maximum: CGFloat)
        /// The corners in each of the groups, which are given by their indices, all have the largest of their radii.
        case corners([UICornerRadius], groups: [[Int]])
    }
    private let rule: Rule

    private init(_ rule: Rule) { self.rule = rule }

    private init(
        _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomRight: UICornerRadius?,
        _ bottomLeft: UICornerRadius?, groups: [[Int]] = []
    ) {
        let radii = [topLeft, topRight, bottomRight, bottomLeft].map { $0 ?? .fixed(0) }
        rule = .corners(radii, groups: groups)
    }

    /// Returns a configuration in which each corner has the radius. A concentric one may differ from corner to corner.
    public static func corners(radius: UICornerRadius) -> Self { Self(radius, radius, radius, radius) }

    /// Returns a configuration with a radius for each corner. A corner without one is not round.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> Self { Self(topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius) }

    /// Returns a configuration in which all radii are half of the shorter side, or `maximumRadius` if that is less.
    public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
        Self(.capsule(maximum: maximumRadius.map { max($0, 0) } ?? .infinity))
    }

    /// Returns a configuration in which all corners have the same radius: the largest one if the radii of the corners differ.
    public static func uniformCorners(radius: UICornerRadius) -> Self {
        Self(radius, radius, radius, radius, groups: [[0, 1, 2, 3]])
    }

    /// Returns a configuration in which both upper corners have one radius, and both lower corners another.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self {
        Self(topRadius, topRadius, bottomRadius, bottomRadius, groups: [[0, 1], [2, 3]])
    }

    /// Returns a configuration in which both left corners have one radius, and both right corners another.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self {
        Self(leftRadius, rightRadius, rightRadius, leftRadius, groups: [[0, 3], [1, 2]])
    }

    /// Returns a configuration in which both upper corners have the same radius, and the lower ones their own or none.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> Self { Self(topRadius, topRadius, bottomRightRadius, bottomLeftRadius, groups: [[0, 1]]) }

    /// Returns a configuration in which both lower corners have the same radius, and the upper ones their own or none.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> Self { Self(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, groups: [[2, 3]]) }

    /// Returns a configuration in which both left corners have the same radius, and the right ones their own or none.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> Self { Self(leftRadius, topRightRadius, bottomRightRadius, leftRadius, groups: [[0, 3]]) }

    /// Returns a configuration in which both right corners have the same radius, and the left ones their own or none.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> Self { Self(topLeftRadius, rightRadius, rightRadius, bottomLeftRadius, groups: [[1, 2]]) }

    /// True if a radius depends on the container.
    var isConcentric: Bool {
        guard case .corners(let radii, _) = rule else { return false }
        return radii.contains(where: \.isConcentric)
    }

    /// Returns the radii of a view.
    ///
    /// - Parameters:
    ///   - size: The size of the view in points.
    ///   - concentric: The radii of corners with the same centres as those of the container, clockwise from the top left one.
    func radii(for size: CGSize, concentric: () -> [CGFloat]) -> CornerRadii {
        let largest = max(min(size.width, size.height) / 2, 0)
        switch rule {
        case .capsule(let maximum): return CornerRadii(Double(min(largest, maximum)))
        case .corners(let wanted, let groups):
            let outer = isConcentric ? concentric() : [0, 0, 0, 0]
            var radii = zip(wanted, outer).map { radius, outer in
                switch radius.kind {
                case .fixed(let length): min(length, largest)
                case .concentric(let minimum): min(max(outer, minimum), largest)
                }
            }
            for group in groups {
                let common = group.map { radii[$0] }.max() ?? 0
                for corner in group { radii[corner] = common }
            }
            return CornerRadii(
                topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
        }
    }
}
