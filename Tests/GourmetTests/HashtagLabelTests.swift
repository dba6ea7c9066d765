import Testing
import UIKit

@testable import Gourmet

@MainActor
struct HashtagLabelTests {
    private let label = HashtagLabel()

    private func setTags(_ tags: [String], width: CGFloat) {
        label.setTags(tags)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        label.frame = CGRect(x: 0, y: 0, width: width, height: height)
        label.layoutIfNeeded()
    }

    private var frames: [CGRect] {
        (label.accessibilityElements ?? [])
            .compactMap { ($0 as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace }
    }

    @Test func `a point on a hashtag finds it`() {
        setTags(["寿司", "立ち食い", "港町"], width: 300)
        #expect(label.text == "#寿司 #立ち食い #港町")
        #expect(frames.count == 3)
        #expect(frames.map { label.tagIndex(at: CGPoint(x: $0.midX, y: $0.midY)) } == [0, 1, 2])
        #expect(frames[0].maxX < frames[1].midX && frames[1].maxX < frames[2].midX)
    }

    @Test func `a point beside the text finds no hashtag`() {
        setTags(["寿司"], width: 300)
        #expect(label.tagIndex(at: CGPoint(x: 280, y: label.bounds.midY)) == nil)
        #expect(label.tagIndex(at: CGPoint(x: 10, y: -20)) == nil)
        setTags([], width: 300)
        #expect(label.tagIndex(at: CGPoint(x: 10, y: 10)) == nil)
        #expect(frames.isEmpty)
    }

    @Test func `a hashtag of several lines is found on each line`() {
        // A character is twelve points wide, so that the sign of each hashtag but the first ends the line before its
        // word.
        setTags(["家でもできる", "冬のごちそう", "思い出の味"], width: 100)
        let height = label.font.lineHeight
        #expect(label.bounds.height > 3 * height)
        let found = (0..<3).map { line in
            label.tagIndex(at: CGPoint(x: 10, y: CGFloat(line) * (height + 6) + height / 2))
        }
        #expect(found == [0, 1, 2])
    }

    @Test func `elements stay the same objects while the tags do`() throws {
        setTags(["寿司"], width: 300)
        let before = try #require(label.accessibilityElements?.first as? UIAccessibilityElement)
        setTags(["寿司"], width: 200)
        #expect(label.accessibilityElements?.first as? UIAccessibilityElement === before)
    }

    @Test func `a finger highlights a hashtag, and lifting it opens the hashtag`() throws {
        setTags(["寿司", "港町"], width: 300)
        var opened: [String] = []
        label.openTag = { opened.append($0) }
        let place = CGPoint(x: frames[1].midX, y: frames[1].midY)
        let touch = FixedTouch(place)
        label.touchesBegan([touch], with: nil)
        #expect(highlight(at: 4) && !highlight(at: 0))
        touch.place = CGPoint(x: 0, y: 200)
        label.touchesMoved([touch], with: nil)
        #expect(!highlight(at: 4))
        label.touchesEnded([touch], with: nil)
        #expect(opened == [])
        touch.place = place
        label.touchesBegan([touch], with: nil)
        label.touchesEnded([touch], with: nil)
        #expect(opened == ["港町"] && !highlight(at: 4))
        label.touchesBegan([touch], with: nil)
        label.touchesCancelled([touch], with: nil)
        #expect(opened == ["港町"] && !highlight(at: 4))
    }

    private func highlight(at index: Int) -> Bool {
        label.attributedText?.attribute(.backgroundColor, at: index, effectiveRange: nil) != nil
    }
}

/// A touch at a place that the test chooses.
@MainActor
private final class FixedTouch: UITouch {
    var place: CGPoint
    init(_ place: CGPoint) { self.place = place }
    override func location(in view: UIView?) -> CGPoint { place }
}
