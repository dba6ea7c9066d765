import Foundation
import TesseraGraphics

/// Drawing into the current graphics context, such as that of an image renderer. Nothing is drawn without
/// one.
extension NSLayoutManager {
    /// Draws the background colours of a range of glyphs.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The place of the container's top left corner in the context, in points.
    public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let graphics = UIGraphicsGetCurrentContext(), let lines, let textStorage else { return }
        let all = NSRange(location: 0, length: textStorage.length)
        let range = NSIntersectionRange(glyphsToShow, all)
        graphics.saveGState()
        textStorage.enumerateAttribute(.backgroundColor, in: range) { value, part, _ in
            guard let color = value as? UIColor else { return }
            graphics.setFillColor(color.cgColor)
            for (rect, _) in lines.geometry.rects(of: part) {
                graphics.fill(rect.offsetBy(dx: origin.x, dy: origin.y))
            }
        }
        graphics.restoreGState()
    }

    /// Draws a range of glyphs without their background colours.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The place of the container's top left corner in the context, in points.
    public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let graphics = UIGraphicsGetCurrentContext(), let lines, let container = textContainers.first
        else { return }
        graphics.saveGState()
        // Letters may extend beyond their rectangles, so nothing is clipped if all glyphs are drawn.
        if glyphsToShow.location > 0 || glyphsToShow.length < lines.end {
            graphics.clip(
                to: rects(of: glyphsToShow, in: container).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
        }
        let traits = UITraitCollection.current
        graphics.draw(lines.layout, at: CGPoint(x: origin.x + lines.padding, y: origin.y)) { run in
            var look = lines.text.attributes[run.tag].look(of: run, traits: traits)
            look.background = nil
            return look
        }
        graphics.restoreGState()
    }
}
