import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests subclasses that draw the text and the placeholder of a field.
@MainActor struct TextFieldDrawingTests {
    private final class DrawingField: UITextField {
        var calls: [String] = []
        var texts: (DrawingField, CGRect) -> Void = { $0.passText($1) }
        var placeholders: (DrawingField, CGRect) -> Void = { $0.passPlaceholder($1) }

        override func drawText(in rect: CGRect) {
            calls.append("text")
            texts(self, rect)
        }
        override func drawPlaceholder(in rect: CGRect) {
            calls.append("placeholder")
            placeholders(self, rect)
        }
        func passText(_ rect: CGRect) { super.drawText(in: rect) }
        func passPlaceholder(_ rect: CGRect) { super.drawPlaceholder(in: rect) }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let field = DrawingField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

    init() {
        window.addSubview(field)
        window.isHidden = false
        field.placeholder = "Name"
    }

    private var sent: InputContent? { field.input.sent }
    private var picture: UIImage? {
        field.layoutIfNeeded()
        return field.contentDrawing.picture?.image
    }

    @Test func `a placeholder that is passed on with another rectangle is drawn there`() {
        field.placeholders = { $0.passPlaceholder($1.insetBy(dx: 12, dy: 0)) }
        window.layoutIfNeeded()
        #expect(field.calls.contains("placeholder") && !field.calls.contains("text"))
        #expect(sent?.padding == [0, 12, 0, 12] && sent?.placeholder == "Name")
        #expect(sent?.placeholderColor?.alpha ?? 0 > 0)
        #expect(picture == nil)
    }

    @Test func `a placeholder that a subclass does not draw is invisible, and still the name of the field`() {
        field.placeholders = { _, _ in }
        window.layoutIfNeeded()
        #expect(sent?.placeholder == "Name" && sent?.placeholderColor?.alpha == 0)
        #expect(picture == nil)
    }

    @Test func `a placeholder that a subclass draws is a picture until there is a text`() {
        field.placeholders = { field, rect in
            (field.placeholder ?? "").draw(in: rect, withAttributes: [.foregroundColor: UIColor.red])
        }
        window.layoutIfNeeded()
        #expect(picture?.size == CGSize(width: 200, height: 40) && sent?.placeholderColor?.alpha == 0)
        field.text = "Kana"
        #expect(picture == nil && sent?.style.color.alpha == 255)
        field.text = ""
        #expect(picture != nil)
    }

    @Test func `a text is drawn by a subclass while it is not being edited`() {
        field.text = "Kana"
        field.texts = { _, _ in }
        window.layoutIfNeeded()
        #expect(sent?.style.color.alpha == 0)
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        #expect(sent?.style.color.alpha == 255)
        field.resignFirstResponder()
        window.layoutIfNeeded()
        #expect(sent?.style.color.alpha == 0)
    }

    @Test func `a text in several looks that a subclass does not draw is invisible`() {
        let text = NSMutableAttributedString(string: "Kana")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        field.attributedText = text
        window.layoutIfNeeded()
        #expect(field.input.sentLooks?.runs.map(\.length) == [2, 2])
        field.texts = { _, _ in }
        field.setNeedsDisplay()
        window.layoutIfNeeded()
        #expect(field.input.sentLooks == nil && sent?.style.color.alpha == 0)
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        #expect(field.input.sentLooks?.runs.count == 2)
    }

    @Test func `a text that becomes secure is drawn again`() {
        field.text = "Kana"
        field.texts = { field, rect in field.visibleText?.draw(in: rect) }
        window.layoutIfNeeded()
        let count = field.calls.count
        field.isSecureTextEntry = true
        window.layoutIfNeeded()
        #expect(field.calls.count > count && field.visibleText?.string == "••••")
    }

    @Test func `a line that gets no height lies in the middle of its rectangle`() throws {
        // 40 / 2 + 4 is the middle of the line, which is lower than the field.
        field.placeholders = { field, _ in field.passPlaceholder(CGRect(x: 30, y: 24, width: 0, height: 0)) }
        window.layoutIfNeeded()
        let padding = try #require(sent?.padding)
        #expect(padding[1] == 30 && padding[3] == 0)
        #expect((padding[0] + 40 - padding[2]) / 2 == 24)
    }

    @Test func `a subclass that changes the placeholder while it draws does not draw for ever`() {
        field.placeholders = { field, rect in
            field.attributedPlaceholder = NSAttributedString(
                string: "Name", attributes: [.foregroundColor: UIColor.red])
            field.passPlaceholder(rect)
        }
        window.layoutIfNeeded()
        #expect(!field.needsLayout)
        #expect(sent?.placeholderColor == Color(red: 255, green: 0, blue: 0))
    }

    @Test func `a text that is passed on several times is a picture of all of them`() throws {
        field.text = "Kana"
        field.textColor = .red
        field.texts = { field, rect in
            field.passText(rect.offsetBy(dx: 60, dy: 0))
            field.passText(rect)
        }
        window.layoutIfNeeded()
        let image = try #require(picture?.cgImage)
        #expect(sent?.style.color.alpha == 0)
        // Both texts have left ink: one in the first 50 points, and one behind them.
        #expect(hasInk(0...50, of: image) && hasInk(60...110, of: image) && !hasInk(150...200, of: image))
        field.texts = { $0.passText($1) }
        field.setNeedsDisplay()
        #expect(picture == nil && sent?.style.color.alpha == 255)
    }

    @Test func `a field that is read from the right has a picture of its text at the right`() throws {
        field.semanticContentAttribute = .forceRightToLeft
        field.text = "Kana"
        field.texts = { field, rect in
            field.passText(rect.offsetBy(dx: -60, dy: 0))
            field.passText(rect)
        }
        window.layoutIfNeeded()
        let image = try #require(picture?.cgImage)
        #expect(hasInk(150...200, of: image) && hasInk(90...140, of: image) && !hasInk(0...50, of: image))
    }

    /// Returns true if anything is drawn in a range of the 200 points across a picture of the field.
    private func hasInk(_ points: ClosedRange<CGFloat>, of image: CGImage) -> Bool {
        let scale = CGFloat(image.width) / 200
        let part = CGRect(
            x: points.lowerBound * scale, y: 0, width: (points.upperBound - points.lowerBound) * scale,
            height: CGFloat(image.height))
        guard let cut = image.cropping(to: part), let data = cut.dataProvider?.data else { return false }
        return data.contains { $0 != 0 }
    }

    @Test func `a placeholder in a changed context is a picture`() {
        field.placeholders = { field, rect in
            UIGraphicsGetCurrentContext()?.setAlpha(0.5)
            field.passPlaceholder(rect)
        }
        window.layoutIfNeeded()
        #expect(picture != nil && sent?.placeholderColor?.alpha == 0)
    }
}
