import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests when and how fonts are sent to the display.
    @Suite @MainActor struct FontCommitTests {
        /// Returns a label that displays a word in a font.
        private func word(_ name: String? = nil) throws -> UILabel {
            let word = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            word.text = "Word"
            if let name { word.font = try font(name) }
            return word
        }

        private func font(_ name: String) throws -> UIFont {
            try #require(UIFont(name: name, size: 17))
        }

        private func fonts(_ display: FakeDisplay) -> [FontContent] {
            display.operations.compactMap { if case .font(_, let font) = $0 { font } else { nil } }
        }

        @Test func `the system font is not sent, nor are the fonts for Japanese that browsers have`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            window.addSubview(try word())
            window.addSubview(try word("Noto Sans CJK JP"))
            await display.settle()
            #expect(fonts(display).isEmpty)
            #expect(!display.frames.contains { if case .font = $0 { true } else { false } })
        }

        @Test func `a font is sent before the first text that names it, and once`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let first = try word("InterDisplay-BoldItalic")
            window.addSubview(first)
            await display.settle()
            let place = display.operations.firstIndex { if case .font = $0 { true } else { false } }
            let creation = display.operations.firstIndex {
                if case .create(first.node.id, _, _, _, _) = $0 { true } else { false }
            }
            #expect(try #require(place) < (try #require(creation)))
            #expect(
                fonts(display) == [
                    FontContent(
                        family: "Inter Display", weights: 700...700, stretches: 100...100, isItalic: true)
                ])
            display.reset()
            window.addSubview(try word("InterDisplay-BoldItalic"))
            first.font = first.font.withSize(30)
            await display.settle()
            #expect(fonts(display).isEmpty)
            #expect(!display.frames.contains { if case .font = $0 { true } else { false } })
        }

        @Test func `each face is a font of its own, whose file the host is sent before the display`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let label = try word("InterDisplay-Light")
            window.addSubview(label)
            await display.settle()
            display.reset()
            label.font = try font("NotoSerifCJKjp-Bold")
            await display.settle()
            guard case .font(let id, let path, let index) = try #require(display.frames.first) else {
                Issue.record("The file is told first.")
                return
            }
            let face = try #require(label.font.descriptor.face)
            #expect(path == face.path)
            #expect(index == face.index)
            #expect(
                display.operations.first
                    == .font(
                        id: id,
                        FontContent(
                            family: "Noto Serif CJK JP", weights: 700...700, stretches: 100...100,
                            isItalic: false)))
        }

        @Test func `a display that says hello is sent the fonts again, and the host is not`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            window.addSubview(try word("InterDisplay-Medium"))
            await display.settle()
            let before = fonts(display)
            display.reset()
            display.hello(.init(width: 390, height: 844, scale: 2))
            await display.settle()
            #expect(before.count == 1)
            #expect(fonts(display) == before)
            #expect(!display.frames.contains { if case .font = $0 { true } else { false } })
        }

        @Test func `the fonts of all runs of a text are sent`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let label = try word()
            let text = NSMutableAttributedString(string: "light and bold")
            for (name, range) in [("InterDisplay-ExtraLight", 0..<5), ("InterDisplay-ExtraBold", 10..<14)] {
                text.addAttribute(.font, value: try font(name), range: NSRange(range))
            }
            label.attributedText = text
            label.frame.size.width = 300
            window.addSubview(label)
            await display.settle()
            #expect(Set(fonts(display).flatMap(\.weights)) == [200, 800])
        }

        @Test func `a face that has two names is sent under the name that a text has`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            window.addSubview(try word("InterDisplay-Thin"))
            window.addSubview(try word("Inter Display Thin"))
            let other = try word()
            other.font = UIFont(descriptor: UIFontDescriptor().withFamily("Inter Display Thin"), size: 17)
            window.addSubview(other)
            await display.settle()
            #expect(fonts(display).map(\.family) == ["Inter Display", "Inter Display Thin"])
        }

        @Test func `features and widths are in the style of the text`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let label = try word()
            label.font = UIFont(
                descriptor: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular).fontDescriptor
                    .addingAttributes([.traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed]]),
                size: 0)
            window.addSubview(label)
            await display.settle()
            let text = display.elements[label.node.id]?.properties["tx"]
            #expect(text?["fs"] == .string("\"tnum\" 1"))
            #expect(text?["fw"] == .number(75))
            #expect(text?["ff"] == nil)
        }
    }
}
