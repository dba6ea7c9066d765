import Foundation
import TesseraDisplay

/// The visible part of a masked view: a rectangle, a path, or an image in a rectangle.
struct ViewMask: Equatable {
    /// The rectangle in points, relative to the corner of the masked view's bounds.
    var frame: CGRect
    /// The radius of the rectangle's corners in points.
    var cornerRadius: CGFloat
    var maskedCorners: CACornerMask
    /// The opacity of the mask, 0...1.
    var alpha: CGFloat
    var image: ImageContent?
    /// A path in place of the rectangle in the notation of SVG, or nil.
    var path: String?
    /// True if the even-odd rule decides which points the path encloses.
    var isEvenOdd = false
    /// A path with a line in place of the rectangle, in points of the masked view, or nil.
    var shape: ShapeState?
    /// A gradient in the rectangle, or nil.
    var gradient: GradientState?

    /// Returns the mask at a share, 0...1, of the way from one mask to another. Between masks of different
    /// kinds there are no intermediate masks.
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
        if let start = from.shape, let end = mask.shape { mask.shape = start.mixed(with: end, share) }
        if let start = from.gradient, let end = mask.gradient {
            mask.gradient = start.mixed(with: end, share)
        }
        return mask
    }

    /// The mask in the form for a display.
    var content: MaskContent {
        MaskContent(
            frame: NodeFrame(frame),
            cornerRadii: cornerRadius > 0 ? CornerRadii(cornerRadius, of: maskedCorners) : nil, image: image,
            path: path, isEvenOdd: isEvenOdd, gradient: gradient?.content,
            shape: shape?.content(origin: .zero))
    }
}
