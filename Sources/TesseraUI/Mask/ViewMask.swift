import Foundation
import TesseraDisplay

/// What of a view its mask lets show: a rectangle, or an image in one.
struct ViewMask: Equatable {
    /// The rectangle in points of the masked view's bounds, from their corner.
    var frame: CGRect
    /// The radius of the rectangle's corners.
    var cornerRadius: CGFloat
    var maskedCorners: CACornerMask
    /// How opaque the mask is, 0...1.
    var alpha: CGFloat
    var image: ImageContent?
    /// A path in place of the rectangle, in the notation of SVG, and how its parts enclose.
    var path: String?
    var isEvenOdd = false

    /// Returns the mask on the way from one to another after a share of the way. Masks of different kinds have no way between.
    static func between(_ from: ViewMask?, _ to: ViewMask?, share: Double) -> ViewMask? {
        if share == 0 { return from }
        guard share != 1, var mask = to, let from, from.image?.resource == mask.image?.resource else {
            return to
        }
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
        mask.frame = CGRect(
            x: between(from.frame.minX, mask.frame.minX), y: between(from.frame.minY, mask.frame.minY),
            width: max(between(from.frame.width, mask.frame.width), 0),
            height: max(between(from.frame.height, mask.frame.height), 0))
        mask.cornerRadius = max(between(from.cornerRadius, mask.cornerRadius), 0)
        mask.alpha = min(max(between(from.alpha, mask.alpha), 0), 1)
        return mask
    }

    /// The mask as a display reads it.
    var content: MaskContent {
        MaskContent(
            frame: NodeFrame(frame),
            cornerRadii: cornerRadius > 0 ? CornerRadii(cornerRadius, of: maskedCorners) : nil, image: image,
            path: path, isEvenOdd: isEvenOdd)
    }
}

extension CornerRadii {
    /// Makes some corners round.
    init(_ radius: CGFloat, of corners: CACornerMask) {
        func length(at corner: CACornerMask) -> Double { corners.contains(corner) ? radius : 0 }
        self.init(
            topLeft: length(at: .layerMinXMinYCorner), topRight: length(at: .layerMaxXMinYCorner),
            bottomRight: length(at: .layerMaxXMaxYCorner), bottomLeft: length(at: .layerMinXMaxYCorner))
    }
}
