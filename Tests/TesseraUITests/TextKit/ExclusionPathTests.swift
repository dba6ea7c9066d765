import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests a Japanese text with a font of 20 points, in which each character is 20 points wide, around a square of 20 points in the
/// middle of its first line.
@MainActor struct ExclusionPathTests {
    private static let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    private let storage = NSTextStorage(string: "あいうえおかきくけこ", attributes: attributes)
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    private let height = UIFont.systemFont(ofSize: 20).lineHeight
    private let square = UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 20))

    init() {
        container.lineFragmentPadding = 0
        container.exclusionPaths = [square]
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private func character(_ x: CGFloat, _ y: CGFloat) -> Int {
        manager.characterIndex(
            for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    @Test func `lines on both sides of a path have rectangles of their own`() {
        var range = NSRange()
        let left = manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: &range)
        #expect(left == CGRect(x: 0, y: 0, width: 40, height: height))
        #expect(range == NSRange(location: 0, length: 2))
        let right = manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: &range)
        #expect(right == CGRect(x: 60, y: 0, width: 40, height: height))
        #expect(range == NSRange(location: 2, length: 2))
        let below = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
        #expect(below == CGRect(x: 0, y: height, width: 100, height: height))
    }

    @Test func `the character at a point is that of the gap`() {
        #expect([5, 25, 65, 95].map { character($0, 5) } == [0, 1, 2, 3] as [Int])
        #expect(character(5, height + 5) == 4)
        // Within the path, the nearer gap counts.
        #expect([45, 55].map { character($0, 5) } == [1, 2] as [Int])
    }

    @Test func `a selection beyond a gap reaches to its end`() {
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 1, length: 4),
            withinSelectedGlyphRange: NSRange(location: 1, length: 4), in: container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.map(\.minX) == [20, 60, 0])
        #expect(rects.map(\.maxX) == [40, 100, 20])
    }

    @Test func `padding lies on both sides of a path`() {
        container.lineFragmentPadding = 5
        container.size = CGSize(width: 120, height: 0)
        // The gap of 40 points holds one character with its padding, and that of 60 points two.
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container).minX == 5)
        #expect(
            manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: container).minX == 65)
        #expect(manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: nil).minX == 60)
    }

    @Test func `a path that the app changes later does not change the lines`() {
        square.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
        manager.textContainerChangedGeometry(container)
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 0)
        #expect(container.exclusionPaths.count == 1)
    }

    @Test func `without paths the lines have the whole width again`() {
        container.exclusionPaths = []
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 100)
    }

    @Test func `the empty line at the end flows around a path`() {
        storage.setAttributedString(NSAttributedString(string: "あ\n", attributes: Self.attributes))
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: height, width: 30, height: 10))]
        #expect(manager.extraLineFragmentRect == CGRect(x: 30, y: height, width: 70, height: height))
    }

    // MARK: Text views

    private func textView(isEditable: Bool) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        (view.isEditable, view.textContainerInset, view.textContainer.lineFragmentPadding) = (
            isEditable, .zero, 0
        )
        view.font = .systemFont(ofSize: 20)
        view.text = "あいうえおかきくけこ"
        view.textContainer.exclusionPaths = [square]
        view.layoutIfNeeded()
        return view
    }

    private func lines(_ view: UITextView) -> [Double] {
        let input = view.subviews.compactMap { $0 as? TextInputView }.first
        let context = CommitContext(traits: view.traitCollection)
        return input?.properties(context: context).text?.lines.map(\.x) ?? []
    }

    @Test(arguments: [false, true])
    func `a text view displays lines around a path`(isEditable: Bool) {
        let view = textView(isEditable: isEditable)
        #expect(lines(view) == [0, 60, 0, 0])
        #expect(view.contentSize.height >= 3 * height)
        #expect(view.caretRect(for: TextOffset(3)).minX == 80)
        #expect(view.layoutManager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil).minX == 60)
    }

    @Test func `a text that is edited has the browser's lines`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = textView(isEditable: true)
        window.addSubview(view)
        window.isHidden = false
        view.becomeFirstResponder()
        view.layoutIfNeeded()
        #expect(lines(view).isEmpty)
        #expect(view.caretRect(for: TextOffset(3)).minX == 60)
        view.resignFirstResponder()
        #expect(lines(view) == [0, 60, 0, 0])
    }
}
