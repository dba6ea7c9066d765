import Foundation
import Synchronization
import TesseraBasics
import TestSupport
import Testing

@testable import TesseraUI

/// A folder that goes with the test.
final class DocumentFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func place(_ name: String) -> URL { url.appendingPathComponent(name) }

    func text(_ name: String) -> String? { try? String(contentsOf: place(name), encoding: .utf8) }
}

// Documents are saved when the page of another test goes to the background.
extension DisplayTests {
    @Suite @MainActor struct DocumentTests {
        private struct Refusal: Error {}

        private final class Note: UIDocument {
            var text = ""
            var states: [State] = []
            var errors: [any Error] = []
            var isRefusing = false
            var calls: [String] = []

            override func contents(forType typeName: String) throws -> Any {
                calls.append("contents \(typeName)")
                if isRefusing { throw Refusal() }
                return Data(text.utf8)
            }
            override func load(fromContents contents: Any, ofType typeName: String?) throws {
                calls.append("load \(typeName ?? "nil")")
                text = String(decoding: try #require(contents as? Data), as: UTF8.self)
            }
            override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
                errors.append(error)
                super.handleError(error, userInteractionPermitted: userInteractionPermitted)
            }
            override func disableEditing() { calls.append("disable") }
            override func enableEditing() { calls.append("enable") }
        }

        private let folder: DocumentFolder

        init() throws { folder = try DocumentFolder() }

        @Test func `a document is created, changed, closed and opened again`() async {
            let note = Note(fileURL: folder.place("Shopping.txt"))
            #expect(note.localizedName == "Shopping")
            #expect(note.fileType == "public.plain-text")
            #expect(note.documentState == .closed)
            note.text = "Milk"
            #expect(await note.save(to: note.fileURL, for: .forCreating))
            #expect(folder.text("Shopping.txt") == "Milk")
            #expect(note.documentState == .normal)
            #expect(note.fileModificationDate != nil)
            note.text = "Bread"
            note.updateChangeCount(.done)
            #expect(note.hasUnsavedChanges)
            #expect(await note.close())
            #expect(folder.text("Shopping.txt") == "Bread")
            #expect(note.documentState == .closed)
            #expect(!note.hasUnsavedChanges)

            let other = Note(fileURL: folder.place("Shopping.txt"))
            #expect(await other.open())
            #expect(other.text == "Bread")
            #expect(other.calls == ["load public.plain-text"])
            #expect(other.documentState == .normal)
            #expect(!other.hasUnsavedChanges)
        }

        @Test func `a file that is closed to other users stays so when it is saved`() async throws {
            let note = Note(fileURL: folder.place("Diary.txt"))
            #expect(await note.save(to: note.fileURL, for: .forCreating))
            let (files, path) = (FileManager.default, note.fileURL.path)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            note.text = "Secret"
            #expect(await note.save(to: note.fileURL, for: .forOverwriting))
            #expect(folder.text("Diary.txt") == "Secret")
            let permissions = try files.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
            #expect(permissions?.intValue == 0o600)
        }

        @Test func `a file that is not there cannot be opened`() async {
            let note = Note(fileURL: folder.place("Nothing.txt"))
            #expect(await note.open() == false)
            #expect(note.documentState == .closed)
            #expect(note.errors.count == 1)
        }

        @Test func `a document that cannot be saved keeps its file and its changes`() async throws {
            let note = Note(fileURL: folder.place("Note.txt"))
            note.text = "First"
            #expect(await note.save(to: note.fileURL, for: .forCreating))
            var states: [UIDocument.State] = []
            let observer = NotificationObserver(UIDocument.stateChangedNotification, of: note) {
                states.append(note.documentState)
            }
            note.updateChangeCount(.done)
            note.isRefusing = true
            #expect(await note.autosave() == false)
            #expect(note.errors.first is Refusal)
            #expect(note.hasUnsavedChanges)
            #expect(folder.text("Note.txt") == "First")
            note.isRefusing = false
            note.text = "Second"
            #expect(await note.autosave())
            #expect(states == [.savingError, .normal])
            #expect(folder.text("Note.txt") == "Second")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Note.txt"])
            _ = observer
        }

        @Test func `a document is saved by itself after some seconds`() async {
            await ManualClock.run { clock in
                let note = Note(fileURL: folder.place("Note.txt"))
                #expect(await note.save(to: note.fileURL, for: .forCreating))
                note.text = "Changed"
                note.updateChangeCount(.done)
                clock.advance(by: 9)
                note.updateChangeCount(.done)
                await turn()
                #expect(folder.text("Note.txt") == "")
                clock.advance(by: 1)
                #expect(await note.autosave())
                #expect(folder.text("Note.txt") == "Changed")
                #expect(note.calls.filter { $0.hasPrefix("contents") }.count == 3)
            }
        }

        @Test
        func `a change that the undo manager records is a change of the document, and undoing reverts it`()
            async
        {
            let note = Note(fileURL: folder.place("Note.txt"))
            #expect(await note.save(to: note.fileURL, for: .forCreating))
            let manager: UndoManager = note.undoManager
            func set(_ text: String) {
                let old = note.text
                manager.registerUndo(withTarget: note) { _ in set(old) }
                note.text = text
            }
            set("A")
            await turn()
            #expect(note.hasUnsavedChanges)
            manager.undo()
            #expect(note.text == "")
            #expect(!note.hasUnsavedChanges)
            manager.redo()
            #expect(note.hasUnsavedChanges)
            #expect(await note.autosave())
            manager.undo()
            #expect(note.hasUnsavedChanges)
            // Another change takes the place of the saved one.
            set("B")
            await turn()
            #expect(note.hasUnsavedChanges)
            #expect(await note.revert(toContentsOf: note.fileURL))
            #expect(note.text == "A")
            #expect(!note.hasUnsavedChanges)
            #expect(!manager.canUndo)
            #expect(note.calls.suffix(3) == ["disable", "load public.plain-text", "enable"])
        }

        @Test func `changes during saving are not saved`() {
            var changes = DocumentChanges()
            changes.note(.done)
            let token = changes
            changes.note(.done)
            changes.save(token)
            #expect(!changes.isEmpty)
            changes.note(.undone)
            #expect(changes.isEmpty)
            changes.note(.undone)
            changes.note(.done)
            #expect(!changes.isEmpty)
            changes.save(changes)
            #expect(changes.isEmpty)
        }

        @Test func `a change after two saves that are still waiting is not saved`() {
            var changes = DocumentChanges()
            changes.note(.done)
            let first = changes
            changes.note(.done)
            let second = changes
            changes.note(.done)
            changes.save(first)
            #expect(!changes.isEmpty)
            changes.save(second)
            #expect(!changes.isEmpty)
            changes.note(.undone)
            #expect(changes.isEmpty)
        }

        @Test func `a change that takes the place of the one that is being saved is not saved`() {
            var changes = DocumentChanges()
            changes.note(.done)
            let token = changes
            changes.note(.undone)
            changes.note(.done)
            changes.save(token)
            #expect(!changes.isEmpty)
            changes.save(changes)
            #expect(changes.isEmpty)
        }

        @Test func `quick saves write the last text, and what comes afterwards is saved too`() async {
            let note = Note(fileURL: folder.place("Note.txt"))
            #expect(await note.save(to: note.fileURL, for: .forCreating))
            for text in ["A", "B"] {
                note.text = text
                note.updateChangeCount(.done)
                note.save(to: note.fileURL, for: .forOverwriting, completionHandler: nil)
            }
            note.text = "C"
            note.updateChangeCount(.done)
            await turn()
            #expect(note.hasUnsavedChanges)
            #expect(await note.close())
            #expect(folder.text("Note.txt") == "C")
        }

        /// Notes on which threads its methods are called, and takes a while to write.
        private final class Slow: UIDocument {
            var text = ""
            let calls = Mutex<[String]>([])
            let allowed = DispatchSemaphore(value: 0)

            private nonisolated func note(_ call: String) {
                calls.withLock { $0.append("\(call) \(isOnMainActor ? "main" : "background")") }
            }
            override func contents(forType typeName: String) throws -> Any {
                note("contents")
                return Data(text.utf8)
            }
            override func load(fromContents contents: Any, ofType typeName: String?) throws {
                note("load")
                text = String(decoding: try #require(contents as? Data), as: UTF8.self)
            }
            override nonisolated func read(from url: URL) throws {
                note("read")
                try super.read(from: url)
            }
            override nonisolated func writeContents(
                _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
            ) throws {
                note("write")
                allowed.wait()
                try super.writeContents(
                    contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
            }
        }

        @Test func `files are read and written in the background, and contents on the main thread`() async {
            let document = Slow(fileURL: folder.place("Note.txt"))
            document.text = "Slow"
            document.allowed.signal()
            #expect(await document.save(to: document.fileURL, for: .forCreating))
            #expect(await document.revert(toContentsOf: document.fileURL))
            #expect(
                document.calls.withLock { $0 } == [
                    "contents main", "write background", "read background", "load main",
                ])
        }

        @Test func `a document that is closed while it is saved is closed when it is saved`() async {
            let document = Slow(fileURL: folder.place("Note.txt"))
            document.text = "First"
            var events: [String] = []
            document.save(to: document.fileURL, for: .forCreating) { events.append("saved \($0)") }
            // The text that the document had at the time is saved.
            document.text = "Second"
            await withCheckedContinuation { closed in
                document.close {
                    events.append("closed \($0)")
                    closed.resume()
                }
                #expect(events.isEmpty)
                document.allowed.signal()
            }
            #expect(events == ["saved true", "closed true"])
            #expect(document.documentState == .closed)
            #expect(folder.text("Note.txt") == "First")
        }

        @Test func `an app that ends waits until its documents are written`() async {
            let document = Slow(fileURL: folder.place("Note.txt"))
            document.text = "First"
            document.allowed.signal()
            #expect(await document.save(to: document.fileURL, for: .forCreating))
            document.text = "Second"
            document.updateChangeCount(.done)
            var isSaved = false
            document.save(to: document.fileURL, for: .forOverwriting) { isSaved = $0 }
            document.text = "Third"
            document.updateChangeCount(.done)
            let allowed = document.allowed
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
                allowed.signal()
                allowed.signal()
            }
            NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
            #expect(isSaved)
            #expect(folder.text("Note.txt") == "Third")
            #expect(!document.hasUnsavedChanges)
        }

        @Test func `renaming waits until the document is written`() async throws {
            let document = Slow(fileURL: folder.place("Old.txt"))
            document.text = "Text"
            document.save(to: document.fileURL, for: .forCreating, completionHandler: nil)
            document.allowed.signal()
            try document.rename(to: "New")
            #expect(document.fileURL.lastPathComponent == "New.txt")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["New.txt"])
        }

        @Test func `a document lives until it is saved, and then goes on the main thread`() async {
            let end = GoneDocument()
            weak var gone: UIDocument?
            do {
                let document = Passing(fileURL: folder.place("Note.txt"), end)
                gone = document
                document.save(to: document.fileURL, for: .forCreating, completionHandler: nil)
            }
            let latest = ContinuousClock.now + .seconds(5)
            while gone != nil, ContinuousClock.now < latest { try? await Task.sleep(for: .milliseconds(5)) }
            #expect(folder.text("Note.txt") == "Text")
            #expect(end.wasMain.withLock { $0 } == true)
        }

        private final class GoneDocument: Sendable {
            let wasMain = Mutex<Bool?>(nil)
        }
        private final class Passing: UIDocument {
            private let end: GoneDocument
            init(fileURL url: URL, _ end: GoneDocument) {
                self.end = end
                super.init(fileURL: url)
            }
            override func contents(forType typeName: String) throws -> Any { Data("Text".utf8) }
            deinit { end.wasMain.withLock { $0 = isOnMainActor } }
        }

        @Test func `a folder that changes while it is written is saved as it was`() async throws {
            let book = LazyBook(fileURL: folder.place("Novel.book"))
            book.wrapper = FileWrapper(directoryWithFileWrappers: [
                "One": FileWrapper(regularFileWithContents: Data("Once".utf8))
            ])
            async let isSaved = book.save(to: book.fileURL, for: .forCreating)
            await Task.yield()
            book.wrapper.addRegularFile(withContents: Data("upon".utf8), preferredFilename: "Two")
            #expect(await isSaved)
            book.updateChangeCount(.done)
            #expect(await book.close())

            let other = LazyBook(fileURL: book.fileURL)
            #expect(await other.open())
            let one = try #require(other.wrapper.fileWrappers?["One"])
            // A file that nobody has read yet gets another name, twice before it is written.
            for name in ["Three", "Four"] {
                other.wrapper.removeFileWrapper(one)
                one.preferredFilename = name
                other.wrapper.addFileWrapper(one)
                other.updateChangeCount(.done)
                other.autosave(completionHandler: nil)
            }
            #expect(await other.close())
            #expect(one.regularFileContents == Data("Once".utf8))
            #expect(folder.text("Novel.book/Four") == "Once")
            #expect(folder.text("Novel.book/Two") == "upon")
            #expect(folder.text("Novel.book/One") == nil)
        }

        @Test func `a folder of a class of the app's writes in its own way`() async {
            let book = LazyBook(fileURL: folder.place("Novel.book"))
            book.wrapper = OwnFolder(directoryWithFileWrappers: [:])
            #expect(await book.save(to: book.fileURL, for: .forCreating))
            #expect(folder.text("Novel.book") == "own")
        }

        private final class OwnFolder: FileWrapper {
            override func write(to url: URL, options: WritingOptions, originalContentsURL: URL?) throws {
                try Data("own".utf8).write(to: url)
            }
        }

        @Test func `a renamed screen renames the file`() async {
            let note = Note(fileURL: folder.place("Old.txt"))
            #expect(await note.save(to: note.fileURL, for: .forCreating))
            let item = UINavigationItem(title: "New")
            note.navigationItem(item, didEndRenamingWith: "New")
            #expect(note.fileURL.lastPathComponent == "New.txt")
            #expect(folder.text("New.txt") == "")
            item.title = "../Elsewhere"
            note.navigationItem(item, didEndRenamingWith: "../Elsewhere")
            #expect(item.title == "New")
            #expect(note.errors.count == 1)
            #expect(folder.text("New.txt") == "")
            // An accent behind the slash makes another character of both.
            note.navigationItem(item, didEndRenamingWith: "..\u{2F}\u{301}Elsewhere")
            #expect(note.errors.count == 2)
            #expect(folder.text("New.txt") == "")
        }

        private final class Book: UIDocument {
            var chapters: [String: String] = [:]
            override func contents(forType typeName: String) throws -> Any {
                FileWrapper(
                    directoryWithFileWrappers: chapters.mapValues {
                        FileWrapper(regularFileWithContents: Data($0.utf8))
                    })
            }
            override func load(fromContents contents: Any, ofType typeName: String?) throws {
                let files = try #require((contents as? FileWrapper)?.fileWrappers)
                chapters = files.mapValues {
                    String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self)
                }
            }
        }

        @Test func `a document can be a folder`() async {
            let book = Book(fileURL: folder.place("Novel.book"))
            book.chapters = ["One": "Once", "Two": "upon"]
            #expect(await book.save(to: book.fileURL, for: .forCreating))
            #expect(folder.text("Novel.book/Two") == "upon")
            book.chapters = ["One": "There"]
            book.updateChangeCount(.done)
            #expect(await book.close())
            #expect(folder.text("Novel.book/Two") == nil)
            let other = Book(fileURL: folder.place("Novel.book"))
            #expect(await other.open())
            #expect(other.chapters == ["One": "There"])
        }

        @Test func `a folder that the app has not read to its end follows a renamed document`() async throws {
            let book = LazyBook(fileURL: folder.place("Old.book"))
            book.wrapper = FileWrapper(directoryWithFileWrappers: [
                "One": FileWrapper(regularFileWithContents: Data("Once".utf8))
            ])
            #expect(await book.save(to: book.fileURL, for: .forCreating))
            #expect(book.wrapper.filename == "Old.book")
            let other = LazyBook(fileURL: book.fileURL)
            #expect(await other.open())
            try other.rename(to: "New")
            other.updateChangeCount(.done)
            #expect(await other.autosave())
            #expect(folder.text("New.book/One") == "Once")
            #expect(other.wrapper.filename == "New.book")
            let chapter = try #require(other.wrapper.fileWrappers?["One"])
            #expect(chapter.regularFileContents == Data("Once".utf8))
        }

        private final class LazyBook: UIDocument {
            var wrapper = FileWrapper(directoryWithFileWrappers: [:])
            override func contents(forType typeName: String) throws -> Any { wrapper }
            override func load(fromContents contents: Any, ofType typeName: String?) throws {
                wrapper = try #require(contents as? FileWrapper)
            }
        }

        @Test func `an error that is handled with the user is handled at once when the user leaves`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let note = AskingNote(fileURL: folder.place("Nothing.txt"))
            #expect(await note.open() == false)
            #expect(note.left == 0)
            // The page goes to the background and back.
            await display.settle()
            #expect(note.left == 1)
            await display.settle()
            #expect(note.left == 1)
            #expect(await note.open() == false)
            if let error = note.error { note.finishedHandlingError(error, recovered: false) }
            await display.settle()
            #expect(note.left == 1)
        }

        private final class AskingNote: UIDocument {
            var error: (any Error)?
            var left = 0
            override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
                #expect(userInteractionPermitted)
                self.error = error
            }
            override func userInteractionNoLongerPermitted(forError error: any Error) {
                left += 1
                finishedHandlingError(error, recovered: false)
            }
        }
    }
}
