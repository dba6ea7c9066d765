import Foundation
import TesseraGraphics

/// Drawing into the current graphics context.
extension NSLayoutManager {
    /// Draws the background colours of a range of glyphs.
    func drawBackgroundColors(of glyphsToShow: NSRange, at origin: CGPoint) {
        guard let lines, let textStorage else { return }
        let all = NSRange(location: 0, length: textStorage.length)
        let range = NSIntersectionRange(glyphsToShow, all)
        guard range.length > 0 else { return }
        var parts: [(color: UIColor, range: NSRange)] = []
        textStorage.enumerateAttribute(.backgroundColor, in: range) { value, part, _ in
            if let color = value as? UIColor { parts.append((color, part)) }
        }
        for part in parts {
            let rects = lines.geometry.rects(of: part.range).map {
                $0.rect.offsetBy(dx: origin.x, dy: origin.y)
            }
            guard !rects.isEmpty else { continue }
            let graphics = UIGraphicsGetCurrentContext()
            graphics?.saveGState()
            graphics?.setFillColor(part.color.cgColor)
            rects.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                fillBackgroundRectArray(
                    start, count: buffer.count, forCharacterRange: part.range, color: part.color)
            }
            graphics?.restoreGState()
        }
    }

    /// Draws a range of glyphs without their background colours.
    func drawLetters(of glyphsToShow: NSRange, at origin: CGPoint) {
        guard !displayDrawsGlyphs, let graphics = UIGraphicsGetCurrentContext(), let lines,
            let container = textContainers.first
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
