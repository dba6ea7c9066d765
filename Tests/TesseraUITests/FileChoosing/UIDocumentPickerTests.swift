import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests how the app gets files, with the controller for documents.
    @MainActor struct UIDocumentPickerTests {
        private final class Delegate: NSObject, UIDocumentPickerDelegate {
            var urls: [URL]?
            var cancellations = 0
            func documentPicker(
                _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
            ) {
                self.urls = urls
            }
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
                cancellations += 1
            }
        }

        private let delegate = Delegate()

        private func present(_ types: [UTType] = [.plainText], several: Bool = false) async throws
            -> (FakeDisplay, UIWindow)
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
            picker.allowsMultipleSelection = several
            picker.delegate = delegate
            window.rootViewController?.present(picker, animated: false)
            await display.settle()
            return (display, window)
        }

        @Test func `the browser's dialog opens at once, and the host accepts a file`() async throws {
            let (display, _) = try await present([.pdf])
            #expect(display.fileRequest?.files == .init(types: ["application/pdf", ".pdf"], limit: 1))
            #expect(display.acceptedUploads == [1])
        }

        @Test func `files have the names that they have on the device`() async throws {
            let (display, window) = try await present(several: true)
            #expect(display.fileRequest?.files?.limit == 100)
            let paths = try display.sendFiles([
                SentFile(name: "menu.txt"), SentFile(name: "a/お品書き.txt", bytes: Data("sashimi".utf8)),
            ])
            await wait(until: { delegate.urls != nil })
            let urls = try #require(delegate.urls)
            #expect(urls.map(\.lastPathComponent) == ["menu.txt", "お品書き.txt"])
            #expect(try urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["sushi", "sashimi"])
            #expect(!FileManager.default.fileExists(atPath: paths[0]))
            await wait(until: { window.rootViewController?.presentedViewController == nil })
            await display.settle()
            #expect(display.acceptedUploads == [100, 0])
        }

        @Test func `the progress is displayed while a file arrives`() async throws {
            let (display, _) = try await present()
            try display.answerFiles(.working, part: 0.456)
            await display.settle()
            #expect(display.texts.contains("Sending… 45 %"))
            try display.sendFiles([SentFile(name: "a.txt")])
            await wait(until: { delegate.urls?.count == 1 })
        }

        @Test func `a dialog that the user closes is a cancellation`() async throws {
            let (display, window) = try await present()
            try display.answerFiles(.cancelled)
            await wait(until: { delegate.cancellations == 1 })
            await wait(until: { window.rootViewController?.presentedViewController == nil })
            #expect(delegate.urls == nil)
        }

        @Test func `a dialog that the browser refuses can be opened with the button`() async throws {
            let (display, _) = try await present()
            try display.answerFiles(.unavailable)
            await display.settle()
            #expect(display.texts.contains("Choose File…"))
            display.reset()
            let button = try #require(
                UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                    .flatMap(\.windows).lazy.compactMap { Self.button(in: $0) }.last)
            button.sendActions(for: .primaryActionTriggered)
            await display.settle()
            #expect(display.fileRequest != nil && display.acceptedUploads == [1])
        }

        private static func button(in view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.configuration?.title == "Choose File…" { return button }
            return view.subviews.lazy.compactMap { button(in: $0) }.first
        }

        @Test func `what cannot be sent is explained, and the user chooses again`() async throws {
            let (display, _) = try await present()
            try display.answerFiles(.unavailable, reason: .tooLarge)
            await display.settle()
            #expect(display.texts.contains("This is too large to send."))
            #expect(delegate.cancellations == 0)
        }

        @Test func `a file of another type is refused and removed`() async throws {
            let (display, _) = try await present()
            try display.sendFiles([SentFile(name: "sushi.png", type: "text/plain")])
            await display.settle()
            #expect(display.texts.contains("“sushi.png” cannot be used here."))
            #expect(delegate.urls == nil)
        }

        @Test func `files that the host has not delivered are no files`() async throws {
            let (display, _) = try await present()
            let number = try #require(display.fileRequest?.number)
            let file = DisplayEvent.Answer.File(upload: 99, name: "a.txt", type: "text/plain")
            display.send(.answer(.init(number: number, outcome: .done, files: [file])))
            await display.settle()
            #expect(display.texts.contains("This could not be sent. Try again."))
        }

        @Test func `a controller that is dismissed meanwhile has cancelled`() async throws {
            let (display, window) = try await present()
            display.reset()
            window.rootViewController?.dismiss(animated: false)
            await wait(until: { delegate.cancellations == 1 })
            await display.settle()
            #expect(display.acceptedUploads == [0])
        }

        @Test func `a choice goes on after the connection was interrupted`() async throws {
            let (display, _) = try await present()
            let number = try #require(display.fileRequest?.number)
            display.send(.detached)
            let screen = DisplayEvent.Screen(width: 390, height: 844, scale: 2)
            display.send(
                .hello(
                    .init(
                        version: ProtocolVersion.current, screen: screen, overscan: 0, working: [number])))
            await display.settle()
            try display.sendFiles([SentFile(name: "a.txt")], number: number)
            await wait(until: { delegate.urls?.count == 1 })
        }

        @Test func `a page that was loaded again has forgotten the choice`() async throws {
            let (display, _) = try await present()
            try display.answerFiles(.working, part: 0.5)
            await display.settle()
            #expect(display.texts.contains("Sending… 50 %"))
            display.hello(DisplayEvent.Screen(width: 390, height: 844, scale: 2))
            await display.settle()
            #expect(display.texts.contains("Choose File…"))
        }
    }
}
