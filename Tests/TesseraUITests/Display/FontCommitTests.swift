import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// How fonts reach the display.
    @Suite @MainActor struct FontCommitTests {
        /// Shows a word in a font.
        private final class Word: UIView {
            var font = UIFont.systemFont(ofSize: 17) { didSet { setNeedsCommit() } }

            override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
                properties.text = TextContent(
                    lines: [.init(text: "Word", x: 0, y: 0, width: 40)], lineHeight: 20, size: font.pointSize,
                    weight: font.descriptor.weight.rawValue, isItalic: font.descriptor.isItalic ? true : nil,
                    family: font.descriptor.cssFamily, color: UIColor.black.displayColor(for: context.traits))
            }
        }

        private func word(_ name: String? = nil) throws -> Word {
            let word = Word(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            if let name { word.font = try #require(UIFont(name: name, size: 17)) }
            return word
        }

        private func fonts(_ display: FakeDisplay) -> [FontContent] {
            display.operations.compactMap { if case .font(_, let font) = $0 { font } else { nil } }
        }

        @Test func `the system font is not told, nor are the fonts for Japanese that browsers have`()
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

        @Test func `a font is told before the first text that names it, and once`() async throws {
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

        @Test func `each face is a font of its own, whose file the host is told before the display`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let label = try word("InterDisplay-Light")
            window.addSubview(label)
            await display.settle()
            display.reset()
            label.font = try #require(UIFont(name: "NotoSerifCJKjp-Bold", size: 17))
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

        @Test func `a display that says hello is told of the fonts again, the host is not`() async throws {
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
    }
}
