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

        @Test func `a view with a configuration takes what it accepts`() async throws {
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
