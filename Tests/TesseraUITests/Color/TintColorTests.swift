import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct TintColorTests {
    private func background(_ view: UIView) -> TesseraDisplay.Color? {
        view.properties(context: .init(traits: view.traitCollection)).backgroundColor
    }

    private func color(_ color: UIColor) -> TesseraDisplay.Color { color.displayColor(for: .current) }

    @Test func `the tint colour is that of the view in which it appears`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.backgroundColor = .tintColor
        #expect(background(inner) == color(.systemBlue))
        outer.tintColor = .red
        #expect(background(inner) == color(.red))
        inner.tintColor = .green
        #expect(background(inner) == color(.green))
        outer.backgroundColor = .tintColor.withAlphaComponent(0.5)
        #expect(background(outer) == color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    }

    @Test func `text and symbols use the tint colour too`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Tint"
        label.textColor = .tintColor
        label.tintColor = .green
        let text = label.properties(context: .init(traits: label.traitCollection)).text
        #expect(text?.style.color == color(.green))
    }

    @Test func `a dimmed view dims the tint colour`() {
        let view = UIView()
        view.backgroundColor = .tintColor
        view.tintAdjustmentMode = .dimmed
        #expect(background(view) == view.tintColor.displayColor(for: .current))
        #expect(background(view) != color(.systemBlue))
    }

    @Test func `outside of views, and as the tint colour itself, the tint colour is blue`() {
        #expect(color(.tintColor) == color(.systemBlue))
        let view = UIView()
        view.tintColor = .tintColor
        view.backgroundColor = .tintColor
        #expect(background(view) == color(.systemBlue))
    }

    /// A view that takes its border from its tint colour.
    private final class Frame: UIView {
        override func layoutSubviews() { layer.borderColor = UIColor.tintColor.cgColor }
        override func tintColorDidChange() { setNeedsLayout() }
    }

    @Test func `code that runs for a view gets its tint colour`() {
        let frame = Frame(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        frame.tintColor = .red
        frame.layoutIfNeeded()
        #expect(frame.layer.borderColor == UIColor.red.cgColor)
        frame.tintColor = .green
        frame.layoutIfNeeded()
        #expect(frame.layer.borderColor == UIColor.green.cgColor)
    }
}
