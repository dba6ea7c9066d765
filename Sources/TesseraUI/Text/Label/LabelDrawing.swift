import Foundation
import TesseraGraphics

/// The text of a label as it looks when it is drawn.
struct LabelText {
    let layout: TextLayout
    /// The attributes of the runs, whose tags are indexes in them.
    let attributes: [TextAttributes]
    /// The rectangle in which the text is drawn.
    let rect: CGRect
    /// The top of the first line.
    let top: CGFloat
}

/// How a subclass of the app draws the text of a label, by calls of `super.drawText(in:)`.
@MainActor
final class LabelDrawing {
    /// The pixels of the display per point while the text is described for the display, or nil while the picture is drawn.
    private let pixels: CGFloat?
    /// True if the letters are drawn in the picture, and false if the display draws them.
    let drawsLetters: Bool
    /// True if the picture must contain the letters: they are drawn several times, or otherwise than the display would do it.
    private(set) var needsLetters = false
    /// The text of the last call.
    private(set) var text: LabelText?
    private var hasCalls = false

    init(pixels: CGFloat? = nil, drawsLetters: Bool) {
        self.pixels = pixels
        self.drawsLetters = drawsLetters
    }

    /// Takes a call of `super`.
    func take(_ rect: CGRect, of label: UILabel) {
        if let pixels {
            text = label.text(in: rect, pixels: pixels)
            return
        }
        if hasCalls || DrawnView.context?.changesText == true { needsLetters = true }
        hasCalls = true
        if drawsLetters { label.drawLetters(in: rect) }
    }
}

extension UILabel {
    /// Takes a call of ``drawText(in:)`` while the label draws itself.
    func takeText(in rect: CGRect) { ownDrawing?.take(rect, of: self) }

    /// Prepares the drawing of the label's picture.
    func beginDrawingText() {
        ownDrawing = LabelDrawing(drawsLetters: ownDrawing?.drawsLetters == true)
    }

    /// Returns true if the picture that the label has drawn must be drawn again with the letters, or without them.
    func changesDrawingOfText() -> Bool {
        guard let drawing = ownDrawing, drawing.needsLetters != drawing.drawsLetters else { return false }
        ownDrawing = LabelDrawing(drawsLetters: drawing.needsLetters)
        return true
    }
}

extension TextAttributes {
    /// The attributes of the same text that leaves no ink.
    var withoutInk: TextAttributes {
        var own = self
        own.foregroundColor = .clear
        (own.backgroundColor, own.shadow, own.strokeWidth) = (nil, nil, 0)
        (own.underline, own.strikethrough) = ([], [])
        (own.attachment, own.place) = (nil, nil)
        return own
    }
}
