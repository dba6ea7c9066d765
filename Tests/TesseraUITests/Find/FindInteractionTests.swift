import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests the find panel of text views and of views of an app.
    @MainActor struct FindInteractionTests {
        private final class Listener: NSObject, UITextViewDelegate {
            var refuses = false
            /// The place of the only match that may not be replaced, or nil.
            var refused: Int?
            var changes = 0
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool { !refuses && range.location != refused }
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }

        private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

        private func open(_ text: String, showingReplace: Bool = false) async throws -> (
            FakeDisplay, UIFindInteraction, FindBar
        ) {
            let display = try await FakeDisplay.attached()
            textView.text = text
            textView.selectedRange = NSRange(location: 0, length: 0)
            textView.isFindInteractionEnabled = true
            try display.show().addSubview(textView)
            await display.settle()
            let interaction = try #require(textView.findInteraction)
            interaction.presentFindNavigator(showingReplace: showingReplace)
            await display.settle()
            return (display, interaction, try #require(interaction.bar))
        }

        private func type(_ text: String, into field: UITextField) {
            field.input.setText(text, isUsers: true)
            textView.layoutIfNeeded()
        }

        private var visibleMarks: [UIView] { textView.finder?.marks.filter { !$0.isHidden } ?? [] }

        @Test func `results are counted and marked, and the keys of the panel lead through them`()
            async throws
        {
            let (_, interaction, bar) = try await open("Tea, tea and coffee. TEA")
            #expect(interaction.isFindNavigatorVisible && bar.field.isEditing && bar.count.text == nil)
            type("tea", into: bar.field)
            let session = try #require(interaction.activeFindSession)
            #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
            #expect(bar.count.text == "1 of 3" && visibleMarks.count == 3)
            interaction.findNext()
            #expect(bar.count.text == "2 of 3")
            interaction.findPrevious()
            interaction.findPrevious()
            #expect(bar.count.text == "3 of 3")
            interaction.choose { $0.matchesCase.toggle() }
            #expect(session.resultCount == 1)
            type("milk", into: bar.field)
            #expect(bar.count.text == "Not Found" && !bar.following.isEnabled)
            interaction.dismissFindNavigator()
            textView.layoutIfNeeded()
            #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
            #expect(visibleMarks.isEmpty && bar.window == nil)
        }

        @Test func `a search begins at the selection`() async throws {
            let (_, interaction, bar) = try await open("a b a b a")
            textView.selectedRange = NSRange(location: 3, length: 0)
            type("a", into: bar.field)
            #expect(interaction.activeFindSession?.highlightedResultIndex == 1)
        }

        @Test func `one result is replaced and the next one follows, or all are`() async throws {
            let (_, interaction, bar) = try await open("ab ab ab", showingReplace: true)
            #expect(bar.showsReplacement)
            type("ab", into: bar.field)
            type("abab", into: bar.replacement)
            interaction.replace(all: false)
            // The replacement contains the text twice; the next result is the third of four.
            #expect(textView.text == "abab ab ab" && bar.count.text == "3 of 4")
            type("x", into: bar.replacement)
            interaction.replace(all: true)
            #expect(textView.text == "xx x x" && bar.count.text == "Not Found")
        }

        @Test func `all replacements of a plain text are one change, and others keep attributes`()
            async throws
        {
            let listener = Listener()
            textView.delegate = listener
            let (_, interaction, bar) = try await open("ab. ab, ab!", showingReplace: true)
            listener.refused = 4
            type("ab", into: bar.field)
            type("abc", into: bar.replacement)
            interaction.replace(all: true)
            #expect(textView.text == "abc. ab, abc!" && listener.changes == 1)
            #expect(bar.count.text == "1 of 3")
            let text = NSMutableAttributedString(string: "ab, ab")
            text.addAttribute(
                .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 1))
            textView.attributedText = text
            interaction.replace(all: true)
            #expect(textView.text == "abc, ab")
            let color = textView.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
            #expect(color as? UIColor == UIColor.red)
        }

        @Test func `the delegate may refuse a replacement, and a text that is not edited allows none`()
            async throws
        {
            let listener = Listener()
            textView.delegate = listener
            let (_, interaction, bar) = try await open("ab", showingReplace: true)
            listener.refuses = true
            type("ab", into: bar.field)
            type("x", into: bar.replacement)
            interaction.replace(all: false)
            #expect(textView.text == "ab")
            textView.isEditable = false
            #expect(interaction.activeFindSession?.supportsReplacement == false)
        }

        @Test func `a text that changes is searched again`() async throws {
            let (_, interaction, bar) = try await open("tea")
            type("tea", into: bar.field)
            textView.insertText(" tea tea")
            #expect(interaction.activeFindSession?.resultCount == 3)
            textView.text = ""
            #expect(interaction.activeFindSession?.resultCount == 0)
        }

        @Test func `the panel closes with the view`() async throws {
            let (_, interaction, bar) = try await open("tea")
            textView.removeFromSuperview()
            #expect(!interaction.isFindNavigatorVisible && bar.window == nil)
        }

        @Test
        func `the panel of a text in a presented screen can be reached, and that of a text behind it cannot`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let root = UIViewController()
            let window = try display.show(root)
            let screen = UIViewController()
            root.present(screen, animated: false)
            await display.settle()
            textView.isFindInteractionEnabled = true
            screen.view.addSubview(textView)
            textView.findInteraction?.presentFindNavigator(showingReplace: false)
            let bar = try #require(textView.findInteraction?.bar)
            #expect(window.modalView != nil && window.isReachable(bar.field))
            root.view.addSubview(textView)
            textView.findInteraction?.presentFindNavigator(showingReplace: false)
            let other = try #require(textView.findInteraction?.bar)
            #expect(!window.isReachable(other.field))
        }

        @Test func `there are keys for a view with the interaction while it is the first responder`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            window.addSubview(textView)
            textView.becomeFirstResponder()
            func keys() -> [String] {
                window.activeKeyCommands.compactMap(\.input).filter { ["f", "g"].contains($0) }
            }
            #expect(keys() == [])
            textView.isFindInteractionEnabled = true
            #expect(keys() == ["f", "f", "g", "g"])
            let find = try #require(window.activeKeyCommands.first { $0.input == "f" })
            find.performWithSender(window, target: nil)
            #expect(textView.findInteraction?.isFindNavigatorVisible == true)
        }

        @Test func `keys belong to the text that is edited, also while the panel of another one is open`()
            async throws
        {
            let (display, interaction, _) = try await open("tea")
            let other = UITextView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
            other.isFindInteractionEnabled = true
            let window = try #require(textView.window)
            window.addSubview(other)
            other.becomeFirstResponder()
            await display.settle()
            let find = try #require(window.activeKeyCommands.first { $0.input == "f" })
            find.performWithSender(window, target: nil)
            #expect(other.findInteraction?.isFindNavigatorVisible == true)
            #expect(!interaction.isFindNavigatorVisible)
        }

        @Test func `a text performs the actions of searching only while the user can search it`() {
            let actions: [Selector] = ["find:", "findAndReplace:", "findNext:", "useSelectionForFind:"]
            func performed() -> [Selector] {
                actions.filter { textView.canPerformAction($0, withSender: nil) }
            }
            #expect(performed() == [])
            textView.isFindInteractionEnabled = true
            #expect(performed() == actions)
        }

        @Test func `the panel does not cover the text, whatever the keyboard does`() async throws {
            textView.frame.size.height = 5000
            let (_, interaction, bar) = try await open("tea")
            let covered = textView.adjustedContentInset.bottom
            #expect(covered >= bar.bounds.height)
            textView.keyboardInset = 1
            textView.keyboardInset = 0
            #expect(textView.adjustedContentInset.bottom == covered)
            interaction.dismissFindNavigator()
            #expect(textView.findInset == 0 && textView.adjustedContentInset.bottom < covered)
        }

        @Test func `marks move with the text when its width changes`() async throws {
            let (_, _, bar) = try await open("some words and tea")
            type("tea", into: bar.field)
            let place = try #require(visibleMarks.first).frame
            textView.frame.size.width = 100
            textView.layoutIfNeeded()
            #expect(try #require(visibleMarks.first).frame.minY > place.minY)
        }

        @Test func `the field keeps its room in a narrow window`() async throws {
            let (_, _, bar) = try await open("tea")
            type("tea", into: bar.field)
            for (width, hasCount) in [(390, true), (280, false)] as [(CGFloat, Bool)] {
                bar.frame.size.width = width
                bar.layoutIfNeeded()
                #expect((bar.count.frame.width > 0) == hasCount)
                #expect(bar.field.frame.width > 60)
            }
        }

        // MARK: Views of an app

        /// An object whose searches end when a test wants them to.
        private final class SlowText: NSObject, UITextSearching {
            typealias DocumentIdentifier = Int
            var aggregator: UITextSearchAggregator<Int>?
            var selectedTextRange: UITextRange? { nil }
            func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult
            { .orderedSame }
            func performTextSearch(
                queryString: String, options: UITextSearchOptions,
                resultAggregator: UITextSearchAggregator<Int>
            ) { aggregator = resultAggregator }
            func decorate(
                foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle
            ) {}
            func clearAllDecoratedFoundText() {}

            func finish(_ query: String, count: Int) {
                for place in 0..<count {
                    let range = TextOffsetRange(NSRange(location: place, length: 1))
                    aggregator?.foundRange(range, searchString: query, document: 0)
                }
                aggregator?.finishedSearching()
            }
        }

        @Test func `a search begins at its first result, also after one that never ended`() {
            let text = SlowText()
            let session = UITextSearchingFindSession(searchableObject: text)
            session.performSearch(query: "a", options: nil)
            text.finish("a", count: 3)
            session.highlightNextResult(in: .forward)
            #expect(session.highlightedResultIndex == 1)
            session.searchAgain()
            text.finish("a", count: 3)
            #expect(session.highlightedResultIndex == 1)
            session.searchAgain()
            session.performSearch(query: "b", options: nil)
            text.finish("b", count: 3)
            #expect(session.highlightedResultIndex == 0)
        }

        /// A view whose documents are lines, which it searches from the last to the first.
        private final class LinesView: UIView, UITextSearching, UIFindInteractionDelegate {
            typealias DocumentIdentifier = Int
            let lines = ["one two", "two", "three two"]
            var looks: [String] = []
            var ended = 0
            lazy var interaction = UIFindInteraction(sessionDelegate: self)

            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
            {
                UITextSearchingFindSession(searchableObject: self)
            }
            func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
                ended += 1
            }

            var selectedTextRange: UITextRange? { nil }
            func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult
            {
                let places = [foundRange, toRange].map { ($0 as? TextOffsetRange)?.range.location ?? 0 }
                return NSNumber(value: places[0]).compare(NSNumber(value: places[1]))
            }
            func compare(document: Int, toDocument: Int) -> ComparisonResult {
                NSNumber(value: document).compare(NSNumber(value: toDocument))
            }
            func performTextSearch(
                queryString: String, options: UITextSearchOptions,
                resultAggregator: UITextSearchAggregator<Int>
            ) {
                for (index, line) in lines.enumerated().reversed() {
                    for range in TextMatches.ranges(of: queryString, in: line, options: options) {
                        resultAggregator.foundRange(
                            TextOffsetRange(range), searchString: queryString, document: index)
                    }
                }
                resultAggregator.finishedSearching()
            }
            func decorate(
                foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle
            ) {
                looks.append("\(document ?? -1) \(usingStyle)")
            }
            func clearAllDecoratedFoundText() { looks = [] }
        }

        @Test func `the results of a view are in the order of its documents`() async throws {
            let display = try await FakeDisplay.attached()
            let view = LinesView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            view.addInteraction(view.interaction)
            try display.show().addSubview(view)
            view.interaction.searchText = "two"
            view.interaction.presentFindNavigator(showingReplace: true)
            await display.settle()
            let bar = try #require(view.interaction.bar)
            #expect(bar.field.text == "two" && !bar.showsReplacement)
            #expect(view.looks == ["0 found", "1 found", "2 found", "0 highlighted"])
            view.interaction.findNext()
            #expect(view.looks.suffix(2) == ["0 found", "1 highlighted"])
            view.removeInteraction(view.interaction)
            #expect(view.looks == [] && view.ended == 1)
        }
    }
}
