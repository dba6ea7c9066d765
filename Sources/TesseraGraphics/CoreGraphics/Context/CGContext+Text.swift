import Foundation
import TesseraGeometry

/// The way in which a context draws letters.
/// See Apple's [CGTextDrawingMode](https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode).
public enum CGTextDrawingMode: Int32, Sendable {
    /// The letters are filled.
    case fill = 0
    /// Lines are drawn along the edges of the letters.
    case stroke = 1
    /// The letters are filled, and lines are drawn along their edges.
    case fillStroke = 2
    /// The letters are not drawn.
    case invisible = 3
}

extension CGContext {
    /// Sets the way in which letters are drawn. The lines along their edges have the width, the corners, the ends and the dashes
    /// of the context's lines.
    ///
    /// As strings and labels set the colours of a context to that of their text, the lines have the colour of the text. A text
    /// with the attribute `strokeWidth` has the lines that the attribute describes, in every mode.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

    /// Draws text that has been laid out.
    ///
    /// - Parameters:
    ///   - layout: The lines.
    ///   - origin: The place of the layout's top left corner.
    ///   - clip: The rectangle beyond which nothing is drawn, or nil for none.
    ///   - look: Returns the look of a run with a style. It must not lay out text itself.
    package func draw(
        _ layout: TextLayout, at origin: CGPoint, clip: CGRect? = nil, look: (TextRunStyle) -> TextLook
    ) {
        // Letters, slanted ones above all, and their shadows may extend beyond their lines.
        var margin = 100 + layout.size.height
        if state.textMode != .fill { margin += state.lineWidth * max(state.miterLimit, 1) }
        let bounds = CGRect(origin: origin, size: layout.size).insetBy(dx: -margin, dy: -margin)
        paint(in: clip.map { $0.intersection(bounds) } ?? bounds) { canvas in
            if let clip {
                canvas.addRectangle(clip)
                canvas.clip()
            }
            canvas.draw(layout, at: origin) { inTextMode(look($0)) }
        }
    }

    /// Returns a look as the mode of the context changes it.
    private func inTextMode(_ look: TextLook) -> TextLook {
        guard state.textMode != .fill, look.outline == nil else { return look }
        var look = look
        let hasLine = state.textMode != .invisible && state.lineWidth > 0
        if hasLine {
            look.outline = TextLook.Outline(
                thickness: state.lineWidth, color: look.color, isFilled: state.textMode == .fillStroke)
            look.outline?.shape = TextLook.LineShape(
                cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit,
                dashPhase: state.dashPhase, dashLengths: state.dashLengths)
        } else if state.textMode != .fillStroke {
            look.color.alpha = 0
            look.shadow = nil
        }
        return look
    }

    /// Takes the present clip as the one with which drawing begins.
    package func beginDrawing() { state.isClipped = false }

    /// True if text that is drawn now looks other than it would with the settings with which drawing began, apart from its own
    /// colours: it is moved, transparent, cut off or combined with the picture, has a shadow, or its letters are not filled.
    package var changesText: Bool {
        state.textMode != .fill || state.alpha != 1 || state.blendMode != .normal || state.shadow != nil
            || state.matrix != firstMatrix || state.isClipped || !layers.isEmpty
    }
}
