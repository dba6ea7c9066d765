import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct PasteboardTests {
    private let board = UIPasteboard.withUniqueName()

    @Test func `a text is one item, and nil empties the pasteboard`() {
        board.string = "すし"
        #expect(board.string == "すし" && board.strings == ["すし"])
        #expect(board.numberOfItems == 1 && board.types == ["public.utf8-plain-text"])
        #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("すし".utf8))
        board.string = nil
        #expect(board.numberOfItems == 0 && board.string == nil && board.strings == nil)
    }

    @Test func `addresses and colours keep their kinds`() throws {
        let url = try #require(URL(string: "https://example.com"))
        board.urls = [url, url]
        #expect(board.url == url && board.urls?.count == 2 && board.hasURLs && !board.hasStrings)
        board.color = .systemRed
        #expect(board.color == .systemRed && board.hasColors && board.urls == nil)
    }

    @Test func `items have several types, and can be found by them`() {
        board.items = [
            ["public.utf8-plain-text": "a", "com.example.note": Data([1, 2])],
            ["com.example.note": Data([3])],
        ]
        board.addItems([["public.utf8-plain-text": "b"]])
        #expect(board.strings == ["a", "b"])
        #expect(board.contains(pasteboardTypes: ["com.example.note"]))
        #expect(!board.contains(pasteboardTypes: ["com.example.note"], inItemSet: nil))
        #expect(board.contains(pasteboardTypes: ["com.example.note"], inItemSet: [0, 1]))
        #expect(board.itemSet(withPasteboardTypes: ["com.example.note"]) == [0, 1])
        #expect(board.data(forPasteboardType: "com.example.note", inItemSet: [1]) == [Data([3])])
        #expect(board.types(forItemSet: [2]) == [["public.utf8-plain-text"]])
        #expect(board.types(forItemSet: [3]) == nil)
    }

    @Test func `changes are counted and posted with the types that were added and removed`() {
        board.string = "a"
        let count = board.changeCount
        let log = Recorder<[String]>()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let keys = [
                UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
            ]
            let types = keys.flatMap { note.userInfo?[$0] as? [String] ?? [] }
            MainActor.assumeIsolated { log.values.append(types) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        board.url = URL(string: "https://example.com")
        #expect(board.changeCount == count + 1)
        #expect(log.values == [["public.url", "public.utf8-plain-text"]])
    }

    @Test func `pasteboards of one name have the same items until they are removed`() throws {
        let name = UIPasteboard.Name(UUID().uuidString)
        #expect(UIPasteboard(name: name, create: false) == nil)
        let one = try #require(UIPasteboard(name: name, create: true))
        one.string = "a"
        #expect(UIPasteboard(name: name, create: false)?.string == "a")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
    }

    @Test func `items come and go as item providers`() async {
        board.string = "すし"
        let providers = board.itemProviders
        #expect(providers.map(\.registeredTypeIdentifiers) == [["public.utf8-plain-text"]])
        let other = UIPasteboard.withUniqueName()
        other.itemProviders = providers
        await wait(until: { other.hasStrings })
        #expect(other.string == "すし")
        other.setObjects([NSString(string: "Tempura")])
        await wait(until: { other.string == "Tempura" })
        #expect(other.numberOfItems == 1)
    }

    @Test func `items expire`() {
        board.setItems(
            [["public.utf8-plain-text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        #expect(board.string == "a")
        board.setItems(
            [["public.utf8-plain-text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.string == nil && board.numberOfItems == 0)
    }

    @Test func `the notification of expired items names their types`() {
        let removed = Recorder<[String]?>()
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in
            let types = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
            MainActor.assumeIsolated { removed.values.append(types) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        board.setItems(
            [["public.utf8-plain-text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.numberOfItems == 0)
        #expect(removed.values == [[], ["public.utf8-plain-text"]])
    }

    @Test func `a colour keeps its components as data`() {
        board.color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        let other = UIPasteboard.withUniqueName()
        other.setData(
            board.data(forPasteboardType: "com.apple.uikit.color") ?? Data(),
            forPasteboardType: "com.apple.uikit.color")
        #expect(other.hasColors && other.color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    }
}

extension DisplayTests {
    /// Tests the exchange with the system's clipboard.
    @MainActor struct SystemClipboardTests {
        @Test func `a text goes onto the system's clipboard, and a local one stays within the app`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            UIPasteboard.general.string = "すし"
            UIPasteboard.general.url = URL(string: "https://example.com")
            UIPasteboard.general.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
            UIPasteboard.general.color = .red
            await display.settle()
            #expect(display.requests.map(\.text) == ["すし", "https://example.com"])
            #expect(display.requests.allSatisfy { $0.kind == .copy && $0.number == nil })
        }

        @Test func `an item that not everyone may read stays within the app`() async throws {
            let display = try await FakeDisplay.attached()
            let provider = NSItemProvider()
            provider.registerObject("secret" as NSString, visibility: .ownProcess)
            UIPasteboard.general.itemProviders = [provider]
            await wait(until: { UIPasteboard.general.string == "secret" })
            UIPasteboard.general.setObjects([Whisper()])
            await wait(until: { UIPasteboard.general.string == "whisper" })
            UIPasteboard.general.itemProviders = [
                provider, NSItemProvider(object: NSString(string: "for everyone")),
            ]
            await wait(until: { UIPasteboard.general.strings == ["secret", "for everyone"] })
            await display.settle()
            #expect(display.requests.filter { $0.kind == .copy }.map(\.text) == ["for everyone"])
        }

        @Test func `the app asks the browser once for content, whose text comes later`() async throws {
            let display = try await FakeDisplay.attached()
            UIPasteboard.general.string = "old"
            // Settling makes the page leave the screen and come back, so the user may have copied another text
            // meanwhile.
            await display.settle()
            display.reset()
            #expect(UIPasteboard.general.hasStrings)
            await display.settle()
            #expect(display.requests.isEmpty)
            #expect(UIPasteboard.general.string == "old" && UIPasteboard.general.string == "old")
            try await Self.read(display)
            #expect(display.requests.map(\.kind) == [.paste])
            let count = UIPasteboard.general.changeCount
            display.answer(try #require(display.requests.first), .done, text: "new")
            await wait(until: { UIPasteboard.general.changeCount == count + 1 })
            #expect(UIPasteboard.general.string == "new")
        }

        /// Lets the app send its requests, and receives them.
        private static func read(_ display: FakeDisplay) async throws {
            for _ in 0..<3 { await turn() }
            await display.settle()
        }

        /// Displays a view that is the first responder.
        private static func editing() async throws -> (FakeDisplay, Editor) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let editor = Editor()
            window.addSubview(editor)
            editor.becomeFirstResponder()
            return (display, editor)
        }

        @Test
        func
            `text that is pasted outside of text fields is on the pasteboard when the responder is notified`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let editor = Editor()
            window.addSubview(editor)
            // There is no first responder yet, so the text is lost.
            display.send(.editing(.init(action: .paste, text: "lost")))
            await display.settle()
            editor.becomeFirstResponder()
            display.send(.editing(.init(action: .copy)))
            display.send(.editing(.init(action: .paste, text: "Tempura")))
            display.send(.editing(.init(action: .cut)))
            await display.settle()
            #expect(editor.log == ["copy", "paste Tempura", "cut"])
        }

        @Test func `pictures that are pasted arrive before the responder is notified`() async throws {
            let (display, editor) = try await Self.editing()
            display.send(
                .editing(
                    .init(
                        action: .paste, number: 3,
                        items: [.init(kind: .file, types: ["image/png"], name: "image.png")])))
            await display.waitForFileRequest()
            #expect(display.fileRequest?.files == .init(limit: 1, contents: 3))
            #expect(editor.log == [])
            try display.sendFiles([SentFile(name: "image.png", type: "image/png", bytes: redPhoto(3, 2))])
            await wait(until: { !editor.log.isEmpty })
            #expect(editor.log == ["paste nothing"])
            #expect(UIPasteboard.general.image?.size == CGSize(width: 3, height: 2))
        }

        @Test
        func `pictures that arrive late are not pasted elsewhere, nor over what the app has copied since`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (editor, other) = (Editor(), Editor())
            window.addSubview(editor)
            window.addSubview(other)
            editor.becomeFirstResponder()
            let item = DisplayEvent.OutsideItem(kind: .file, types: ["image/png"], name: "image.png")
            display.send(.editing(.init(action: .paste, number: 1, items: [item])))
            await display.waitForFileRequest()
            other.becomeFirstResponder()
            let count = UIPasteboard.general.changeCount
            try display.sendFiles([SentFile(name: "image.png", type: "image/png", bytes: redPhoto(3, 2))])
            await wait(until: { UIPasteboard.general.changeCount > count })
            await display.settle()
            #expect(editor.log == [] && other.log == [])
            let first = display.fileRequest?.number
            display.send(.editing(.init(action: .paste, number: 2, items: [item])))
            await display.waitForFileRequest(after: first)
            UIPasteboard.general.string = "new"
            try display.sendFiles([SentFile(name: "image.png", type: "image/png", bytes: redPhoto(3, 2))])
            display.send(.editing(.init(action: .paste)))
            await wait(until: { !other.log.isEmpty })
            #expect(other.log == ["paste new"])
            #expect(UIPasteboard.general.string == "new")
        }

        @Test func `files that cannot be pasted leave the pasteboard as it is`() async throws {
            let (display, editor) = try await Self.editing()
            UIPasteboard.general.string = "old"
            let item = DisplayEvent.OutsideItem(kind: .file, types: ["image/png"], name: "image.png")
            display.send(.editing(.init(action: .paste, number: 1, items: [item])))
            await display.waitForFileRequest()
            try display.answerFiles(.unavailable, reason: .tooLarge)
            // A text that is pasted afterwards arrives.
            display.send(.editing(.init(action: .paste, text: "new")))
            await wait(until: { !editor.log.isEmpty })
            #expect(editor.log == ["paste new"])
        }

        @Test func `a picture also goes onto the system's clipboard, in the PNG format`() async throws {
            let display = try await FakeDisplay.attached()
            UIPasteboard.general.image = UIImage(data: try redPhoto(3, 2))
            await display.settle()
            let request = try #require(display.requests.last)
            #expect(request.kind == .copy && request.text == nil)
            let path = try #require(display.offeredFiles[request.download ?? -1])
            #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 3, height: 2))
            display.answer(request, .done)
            await wait(until: { !FileManager.default.fileExists(atPath: path) })
            await display.settle()
            #expect(display.offeredFiles.isEmpty)
        }
    }
}

/// A text that only apps of the same team may read.
private final class Whisper: NSObject, NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .team }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data("whisper".utf8), nil)
        return nil
    }
}

private final class Editor: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func cut(_ sender: Any?) { log.append("cut") }
    override func paste(_ sender: Any?) { log.append("paste \(UIPasteboard.general.string ?? "nothing")") }
}
