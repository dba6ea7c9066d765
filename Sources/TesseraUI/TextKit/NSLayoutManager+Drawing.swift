import Foundation
import TesseraGraphics

/// Drawing into the current graphics context.
extension NSLayoutManager {
    /// Draws the background colours of a range of glyphs.
    func drawBackgroundColors(of glyphsToShow: NSRange, at origin: CGPoint) {
        guard let part = part(ofGlyph: glyphsToShow.location), let textStorage else { return }
        // A text view may have lines of another length than the storage for a moment.
        let all = NSIntersectionRange(part.glyphs, NSRange(location: 0, length: textStorage.length))
        let range = NSIntersectionRange(glyphsToShow, all)
        guard range.length > 0 else { return }
        var colored: [(color: UIColor, range: NSRange)] = []
        textStorage.enumerateAttribute(.backgroundColor, in: range) { value, range, _ in
            if let color = value as? UIColor { colored.append((color, range)) }
        }
        for (color, range) in colored {
            let rects = part.lines.geometry.rects(of: part.local(range)).map {
                $0.rect.offsetBy(dx: origin.x, dy: origin.y)
            }
            guard !rects.isEmpty else { continue }
            let graphics = UIGraphicsGetCurrentContext()
            graphics?.saveGState()
            graphics?.setFillColor(color.cgColor)
            rects.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                fillBackgroundRectArray(
                    start, count: buffer.count, forCharacterRange: range, color: color)
            }
            graphics?.restoreGState()
        }
    }

    /// Draws a range of glyphs without their background colours.
    func drawLetters(of glyphsToShow: NSRange, at origin: CGPoint) {
        guard !displayDrawsGlyphs, let graphics = UIGraphicsGetCurrentContext(),
            let part = part(ofGlyph: glyphsToShow.location)
        else { return }
        let (lines, shown) = (part.lines, part.local(glyphsToShow))
        graphics.saveGState()
        // Letters may extend beyond their rectangles, so nothing is clipped if all glyphs are drawn.
        if shown.location > 0 || shown.length < lines.end {
            graphics.clip(
                to: lines.geometry.rects(of: shown).map { $0.rect.offsetBy(dx: origin.x, dy: origin.y) })
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
