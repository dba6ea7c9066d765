import Foundation
import TesseraDisplay

extension CornerRadii {
    /// Creates radii for the given corners. The others are not round.
    init(_ radius: CGFloat, of corners: CACornerMask) {
        func length(at corner: CACornerMask) -> Double { corners.contains(corner) ? radius : 0 }
        self.init(
            topLeft: length(at: .layerMinXMinYCorner), topRight: length(at: .layerMaxXMinYCorner),
            bottomRight: length(at: .layerMaxXMaxYCorner), bottomLeft: length(at: .layerMinXMaxYCorner))
    }
}

extension CornerRadii {
    /// Returns the radii after a fraction of the way to others.
    func mixed(with other: CornerRadii, share: Double) -> CornerRadii {
        func between(_ path: KeyPath<CornerRadii, Double>) -> Double {
            max(self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * share, 0)
        }
        return CornerRadii(
            topLeft: between(\.topLeft), topRight: between(\.topRight), bottomRight: between(\.bottomRight),
            bottomLeft: between(\.bottomLeft))
    }
}

extension ViewState {
    /// The radii of the corners with their curve, for a display.
    var cornerRadii: CornerRadii {
        var radii = unevenRadii.first ?? CornerRadii(cornerRadius, of: maskedCorners)
        guard hasContinuousCorners, cornerRadius > 0 else { return radii }
        // A curve that is longer than half of a side would not fit. At that length it becomes circular.
        let room = Double(min(bounds.width, bounds.height)) / 2
        radii.expansion = min(max(room / Double(cornerRadius), 1), CornerRadii.continuousExpansion)
        return radii
    }
}
