import Foundation
import TesseraDisplay
import TesseraGraphics

extension ViewState {
    /// The shadow for a display, or nil if there is none. As in Core Animation, a view that clips to its bounds clips its
    /// shadow too, and what a view without a background draws casts its shadow.
    var displayedShadow: Shadow? {
        guard shadowOpacity > 0, !clipsToBounds, let color = shadowColor else { return nil }
        var shadow = Shadow(
            color: color.displayColor(opacity: CGFloat(shadowOpacity)), radius: shadowRadius,
            x: shadowOffset.width, y: shadowOffset.height)
        guard let path = shadowPath else {
            if !hasBackground, !castsShadowOfBox { shadow.isOfContent = true }
            return shadow
        }
        // An empty path has no shadow.
        guard !path.isEmpty else { return nil }
        let shape = path.shape.applying(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        if let (rect, radius) = shape.roundedRectangle {
            // The shadow of the view's own shape needs no path, and follows the animations of that shape.
            guard !hasBackground || !isOwnShape(rect, radius) else { return shadow }
            shadow.box = NodeFrame(rect)
            shadow.cornerRadius = radius > 0 ? (Double(radius) * 1000).rounded() / 1000 : nil
        } else {
            shadow.path = shape.notation
        }
        return shadow
    }

    private var hasBackground: Bool { backgroundColor.map { $0.cgColor.alpha > 0 } ?? false }

    /// Returns true if the view is a rectangle with round corners, relative to its bounds.
    private func isOwnShape(_ rect: CGRect, _ radius: CGFloat) -> Bool {
        let size = bounds.size
        return rect == CGRect(origin: .zero, size: size)
            && abs(radius - min(cornerRadius, min(size.width, size.height) / 2)) < 0.001
            && (radius == 0 || maskedCorners == .all && !hasContinuousCorners)
    }
}
