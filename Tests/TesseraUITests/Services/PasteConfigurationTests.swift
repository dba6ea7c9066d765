import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Responders that accept content of certain types.
    @Suite @MainActor struct PasteConfigurationTests {
        private final class Board: UIView {
            var pasted: [[String]] = []
            override func paste(itemProviders: [NSItemProvider]) {
                pasted.append(itemProviders.map { $0.registeredTypeIdentifiers.joined(separator: " ") })
            }
        }

        @Test func `a configuration lists the types that a class reads`() {
            let configuration = UIPasteConfiguration(forAccepting: String.self)
            #expect(configuration.acceptableTypeIdentifiers.contains("public.utf8-plain-text"))
            configuration.addAcceptableTypeIdentifiers(["public.url", "public.url"])
            configuration.addAcceptableTypeIdentifiers(["public.url"])
            #expect(configuration.acceptableTypeIdentifiers.filter { $0 == "public.url" }.count == 1)
            let copy = configuration.copy() as? UIPasteConfiguration
            #expect(copy !== configuration)
            #expect(copy?.acceptableTypeIdentifiers == configuration.acceptableTypeIdentifiers)
        }

        @Test func `a view with a configuration pastes content that it accepts`() async throws {
            _ = try await FakeDisplay.attached()
            let board = Board()
            UIPasteboard.general.string = "Sushi"
            #expect(!board.canPerformAction("paste:", withSender: nil))
            board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
            #expect(!board.canPerformAction("paste:", withSender: nil))
            board.paste(nil)
            #expect(board.pasted.isEmpty)
            board.pasteConfiguration?.addAcceptableTypeIdentifiers(["public.text"])
            #expect(board.canPerformAction("paste:", withSender: nil))
            // A button within the board passes the command on.
            let button = UIButton()
            board.addSubview(button)
            button.paste(nil)
            #expect(board.pasted == [["public.utf8-plain-text"]])
        }

        /// An object that is no responder and accepts what its configuration says.
        private final class Shelf: NSObject, UIPasteConfigurationSupporting {
            var pasteConfiguration: UIPasteConfiguration?
        }

        @Test func `a target need only state a configuration`() {
            let shelf = Shelf()
            let text = [NSItemProvider(object: "Sushi" as NSString)]
            #expect(!shelf.canPaste(text))
            shelf.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
            #expect(shelf.canPaste(text) && !shelf.canPaste([]))
        }

        @Test func `a responder copies the configuration`() {
            let board = Board()
            let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
            board.pasteConfiguration = configuration
            configuration.addAcceptableTypeIdentifiers(["public.text"])
            #expect(board.pasteConfiguration?.acceptableTypeIdentifiers == ["public.image"])
        }

        @Test func `a paste control can be used again when the user comes back from another program`()
            async throws
        {
            _ = try await FakeDisplay.attached()
            let board = Board()
            board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
            let control = UIPasteControl(configuration: UIPasteControl.Configuration())
            control.target = board
            let button = try #require(control.subviews.first as? UIButton)
            UIPasteboard.general.string = "Ramen"
            #expect(!button.isEnabled)
            UIPasteboard.pageCameIntoView()
            #expect(button.isEnabled)
        }

        @Test func `a view with a configuration takes drops`() {
            let board = Board()
            #expect(board.interactions.isEmpty)
            board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
            let drops = board.interactions.compactMap { $0 as? UIDropInteraction }
            #expect(drops.count == 1 && drops.first?.delegate != nil)
            board.pasteConfiguration = nil
            #expect(board.interactions.isEmpty)
        }

        @Test func `a paste control pastes into its target`() async throws {
            let display = try await FakeDisplay.attached()
            let board = Board()
            board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
            let configuration = UIPasteControl.Configuration()
            configuration.displayMode = .labelOnly
            let control = UIPasteControl(configuration: configuration)
            let button = try #require(control.subviews.first as? UIButton)
            #expect(!button.isEnabled, "there is no target")
            UIPasteboard.general.string = "Ramen"
            control.target = board
            #expect(button.isEnabled && button.configuration?.image == nil)
            #expect(control.configuration.displayMode == .labelOnly)
            button.sendActions(for: .touchUpInside)
            await display.settle()
            #expect(board.pasted == [["public.utf8-plain-text"]])
            UIPasteboard.general.image = UIImage(systemName: "star")
            #expect(!button.isEnabled)
        }
    }
}
