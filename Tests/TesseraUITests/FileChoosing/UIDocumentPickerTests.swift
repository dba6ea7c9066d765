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
            var whenChosen: () -> Void = {}
            func documentPicker(
                _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
            ) {
                self.urls = urls
                whenChosen()
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

        @Test func `the older initializers name types by their identifiers, and files`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let picker = UIDocumentPickerViewController(
                documentTypes: ["com.adobe.pdf", "public.png"], in: .import)
            window.rootViewController?.present(picker, animated: false)
            await display.settle()
            #expect(
                display.fileRequest?.files?.types == ["application/pdf", ".pdf", "image/png", ".png"])
            window.rootViewController?.dismiss(animated: false)
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "menu.txt")
            try Data("sushi".utf8).write(to: file)
            let export = UIDocumentPickerViewController(url: file, in: .exportToService)
            window.rootViewController?.present(export, animated: false)
            await display.settle()
            #expect(display.texts.contains("menu.txt"))
        }

        @Test func `an older initializer with the mode of another one ends the app`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    _ = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .moveToService)
                }
            }
            let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(line.contains("the mode must be .import or .open. Use init(urls:in:) to save files."))
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
                    .flatMap(\.windows).lazy.compactMap { Self.button("Choose File…", in: $0) }.last)
            button.sendActions(for: .primaryActionTriggered)
            await display.settle()
            #expect(display.fileRequest != nil && display.acceptedUploads == [1])
        }

        private static func button(_ title: String, in view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.configuration?.title == title { return button }
            return view.subviews.lazy.compactMap { button(title, in: $0) }.first
        }

        @Test func `a file that cannot be sent is explained, and the user chooses again`() async throws {
            let (display, _) = try await present()
            try display.answerFiles(.unavailable, reason: .tooLarge)
            await display.settle()
            #expect(display.texts.contains("There is no room for this. It may be too large."))
            #expect(delegate.cancellations == 0)
        }

        @Test func `a file of another type is refused and removed`() async throws {
            let (display, _) = try await present()
            let path = try display.sendFiles([SentFile(name: "sushi.png", type: "text/plain")])[0]
            await display.settle()
            #expect(display.texts.contains("“sushi.png” cannot be used here."))
            #expect(delegate.urls == nil)
            let folder = URL(filePath: path).deletingLastPathComponent().path
            await wait(until: { !FileManager.default.fileExists(atPath: folder) })
        }

        @Test func `files that the host has not delivered are no files`() async throws {
            let (display, _) = try await present()
            let number = try #require(display.fileRequest?.number)
            let file = DisplayEvent.Answer.File(upload: 99, name: "a.txt", type: "text/plain")
            display.send(.answer(.init(number: number, outcome: .done, files: [file])))
            await display.settle()
            #expect(display.texts.contains("This could not be sent. Try again."))
        }

        @Test func `a controller that the user dismisses has cancelled`() async throws {
            let (display, window) = try await present()
            display.reset()
            let picker = try #require(window.rootViewController?.presentedViewController)
            #expect(picker.modal?.presentation?.userDismisses() == true)
            await wait(until: { delegate.cancellations == 1 })
            await wait(until: { window.rootViewController?.presentedViewController == nil })
            await display.settle()
            #expect(display.acceptedUploads == [0] && delegate.cancellations == 1)
        }

        @Test func `a controller that the app dismisses calls no delegate, and no file comes any more`()
            async throws
        {
            let (display, window) = try await present()
            display.reset()
            window.rootViewController?.dismiss(animated: false)
            await display.settle()
            #expect(display.acceptedUploads == [0] && delegate.cancellations == 0)
        }

        @Test func `a controller whose window gets another root ends its choice`() async throws {
            let display = try await FakeDisplay.attached()
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
            picker.delegate = delegate
            let window = try display.show(picker)
            await display.settle()
            display.reset()
            window.rootViewController = UIViewController()
            await display.settle()
            #expect(display.acceptedUploads == [0] && delegate.cancellations == 0)
        }

        @Test func `the delegate can present something when it gets files`() async throws {
            let (display, window) = try await present()
            delegate.whenChosen = {
                window.rootViewController?.present(UIAlertController(), animated: false)
            }
            try display.sendFiles([SentFile(name: "a.txt")])
            await wait(until: { window.rootViewController?.presentedViewController is UIAlertController })
        }

        private func presentExport(_ names: String...) async throws -> (FakeDisplay, UIWindow, UIButton) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let picker = UIDocumentPickerViewController(
                forExporting: names.map { URL(filePath: "/tmp/\($0)") })
            picker.delegate = delegate
            window.rootViewController?.present(picker, animated: false)
            await display.settle()
            return (display, window, try #require(Self.button("Save…", in: window)))
        }

        @Test func `documents are saved on the device`() async throws {
            let (display, window, button) = try await presentExport("menu.csv", "dishes.csv")
            #expect(display.texts.contains("menu.csv dishes.csv") && display.requests.isEmpty)
            button.sendActions(for: .primaryActionTriggered)
            for name in ["menu.csv", "dishes.csv"] {
                await display.settle()
                let request = try #require(display.requests.last)
                #expect(request.kind == .save && request.name == name)
                display.answer(request, .done)
            }
            await wait(until: { delegate.urls != nil })
            #expect(delegate.urls?.map(\.path) == ["/tmp/menu.csv", "/tmp/dishes.csv"])
            #expect(window.rootViewController?.presentedViewController == nil && delegate.cancellations == 0)
        }

        @Test func `documents that are not saved can be saved again`() async throws {
            let (display, window, button) = try await presentExport("menu.csv", "dishes.csv")
            button.sendActions(for: .primaryActionTriggered)
            await display.settle()
            display.answer(try #require(display.requests.last), .done)
            await display.settle()
            display.answer(try #require(display.requests.last), .unavailable)
            await display.settle()
            #expect(display.texts.contains("This could not be saved. Try again.") && delegate.urls == nil)
            // What is saved already is not saved again.
            try #require(Self.button("Save…", in: window)).sendActions(for: .primaryActionTriggered)
            await display.settle()
            #expect(display.requests.map(\.name) == ["menu.csv", "dishes.csv", "dishes.csv"])
        }

        @Test func `a user who dismisses an export has cancelled, and nothing more is saved`() async throws {
            let (display, window, button) = try await presentExport("menu.csv", "dishes.csv")
            button.sendActions(for: .primaryActionTriggered)
            await display.settle()
            let picker = try #require(window.rootViewController?.presentedViewController)
            #expect(picker.modal?.presentation?.userDismisses() == true)
            await wait(until: { delegate.cancellations == 1 })
            display.answer(try #require(display.requests.last), .done)
            await display.settle()
            #expect(delegate.urls == nil && display.requests.map(\.name) == ["menu.csv"])
        }

        @Test func `a later choice ends an earlier one`() async throws {
            let display = try await FakeDisplay.attached()
            _ = try display.show()
            let log = Recorder<String>()
            let (first, second) = (
                FileChooser(WantedFiles(types: [], limit: 1)), FileChooser(WantedFiles(types: [], limit: 1))
            )
            first.choose(progress: { _ in }) { log.values.append("first \($0)") }
            second.choose(progress: { _ in }) { _ in log.values.append("second") }
            #expect(log.values == ["first unavailable"])
            await display.settle()
            display.reset()
            // The end of the earlier choice changes nothing for the later one.
            first.cancel()
            await display.settle()
            #expect(display.acceptedUploads.isEmpty)
            second.cancel()
            await display.settle()
            #expect(display.acceptedUploads == [0])
        }

        @Test func `a choice that nobody waits for is cancelled`() async throws {
            let display = try await FakeDisplay.attached()
            _ = try display.show()
            var chooser: FileChooser? = FileChooser(WantedFiles(types: [], limit: 1))
            chooser?.choose(progress: { _ in }) { _ in }
            await display.settle()
            display.reset()
            chooser = nil
            // The end of an object is reported in a later turn.
            for _ in 0..<100 where display.acceptedUploads.isEmpty { await display.settle() }
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

        @Test func `a choice is lost when the page is loaded again`() async throws {
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
