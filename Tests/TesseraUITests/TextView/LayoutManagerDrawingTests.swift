import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests layout managers of an app that draw behind the text of a text view.
@MainActor struct LayoutManagerDrawingTests {
    private final class Manager: NSLayoutManager {
        var draws = true
        var (ranges, filled): ([NSRange], [NSRange]) = ([], [])
        var origin = CGPoint.zero

        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            self.origin = origin
            ranges.append(glyphsToShow)
            if draws { super.drawBackground(forGlyphRange: glyphsToShow, at: origin) }
        }
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            filled.append(charRange)
            UIBezierPath(roundedRect: rectArray[0], cornerRadius: 4).fill()
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let storage = NSTextStorage()
    private let manager = Manager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    private let view: UITextView

    init() {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        view.isEditable = false
        window.addSubview(view)
        window.isHidden = false
    }

    private func show(_ text: String, background: NSRange?) {
        let attributed = NSMutableAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        if let background {
            attributed.addAttribute(.backgroundColor, value: UIColor.yellow, range: background)
        }
        view.attributedText = attributed
        window.layoutIfNeeded()
    }

    @Test func `a manager draws the backgrounds behind the text, and the display does not`() throws {
        show("a tagged word", background: NSRange(location: 2, length: 6))
        #expect(manager.ranges.last == NSRange(location: 0, length: 13))
        #expect(manager.origin == CGPoint(x: 0, y: 8))
        #expect(manager.filled.last == NSRange(location: 2, length: 6))
        #expect(view.managerDrawing.picture?.image != nil)
        let lines = try #require(view.textInputLines(view.input, traits: view.traitCollection))
        #expect((lines.styles ?? []).allSatisfy { $0.background == nil })
    }

    @Test func `a manager that draws nothing makes no picture`() {
        show("text", background: nil)
        #expect(!manager.ranges.isEmpty && view.managerDrawing.picture == nil)
    }

    @Test func `a manager draws again after an edit and when it asks for it, and not otherwise`() {
        show("text", background: NSRange(location: 0, length: 4))
        let count = manager.ranges.count
        view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(manager.ranges.count == count)
        manager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 1))
        window.layoutIfNeeded()
        #expect(manager.ranges.count == count + 1)
        storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "another")
        window.layoutIfNeeded()
        #expect(manager.ranges.last == NSRange(location: 0, length: 7))
    }

    @Test func `a manager draws again in another width`() {
        show("some tagged words", background: NSRange(location: 5, length: 6))
        let count = manager.ranges.count
        view.frame.size.width = 120
        window.layoutIfNeeded()
        #expect(manager.ranges.count == count + 1)
        #expect(view.managerDrawing.picture?.frame.width == 120)
    }

    @Test func `a manager draws only lines near the visible part`() throws {
        show((0..<100).map { "line \($0)\n" }.joined(), background: nil)
        // 150 points and the inset of 8 at the top have room for a few lines of 20 points and more.
        let first = try #require(manager.ranges.last)
        #expect(first.location == 0 && first.length >= 5 * 7 && first.length < 9 * 7)
        view.contentOffset.y = 1000
        window.layoutIfNeeded()
        let scrolled = try #require(manager.ranges.last)
        #expect(scrolled.location > 200 && scrolled.length < 12 * 8)
    }

    @Test func `without the call of super there are no backgrounds`() {
        manager.draws = false
        show("text", background: NSRange(location: 0, length: 4))
        #expect(manager.filled == [] && view.managerDrawing.picture == nil)
    }
}
