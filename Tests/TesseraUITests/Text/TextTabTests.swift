import Foundation
import Testing

@testable import TesseraUI

@MainActor struct TextTabTests {
    @Test func `a paragraph has twelve tab stops at intervals of 28 points`() {
        let style = NSParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
        #expect(style.tabStops.allSatisfy { $0.alignment == .left && $0.options.isEmpty })
        #expect(style.defaultTabInterval == 0)
    }

    @Test func `tab stops are added in the order of their places, and removed`() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 90)]
        style.addTabStop(NSTextTab(textAlignment: .right, location: 40))
        #expect(style.tabStops.map(\.location) == [40, 90])
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 40))
        #expect(style.tabStops.map(\.location) == [90])
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
        #expect(style.tabStops.count == 1)
        style.tabStops = nil
        #expect(style.tabStops.count == 12 && style == NSParagraphStyle())
    }

    @Test func `two tab stops are equal if their values are`() {
        let (german, english) = (Locale(identifier: "de"), Locale(identifier: "en"))
        func stop(_ locale: Locale) -> NSTextTab {
            NSTextTab(
                textAlignment: .right, location: 40,
                options: [.columnTerminators: NSTextTab.columnTerminators(for: locale)])
        }
        #expect(stop(german) == stop(german) && stop(german) != stop(english))
        #expect(stop(german).options[.columnTerminators] as? CharacterSet == CharacterSet(charactersIn: ","))
    }

    @Test func `a label is as wide as its columns`() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
        style.defaultTabInterval = 40
        let label = UILabel()
        // Each character is 20 points wide. The tabs lead to 50 and to 80 points.
        label.attributedText = NSAttributedString(
            string: "あ\tい\tう", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
        #expect(label.intrinsicContentSize.width == 100)
    }

    @Test func `a layout manager finds the characters behind a tab`() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        let storage = NSTextStorage(
            string: "あ\tいう", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        func rect(_ place: Int) -> CGRect {
            manager.boundingRect(forGlyphRange: NSRange(location: place, length: 1), in: container)
        }
        // The text after the tab ends at 100 points.
        #expect(abs(rect(1).minX - 20) < 0.01 && abs(rect(1).width - 40) < 0.01)
        #expect(abs(rect(2).minX - 60) < 0.01 && abs(rect(3).minX - 80) < 0.01)
        #expect(manager.glyphIndex(for: CGPoint(x: 85, y: 5), in: container) == 3)
        #expect(manager.glyphIndex(for: CGPoint(x: 50, y: 5), in: container) == 1)
    }
}
