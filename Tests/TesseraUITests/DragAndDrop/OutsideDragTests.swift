import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests of drags from other programs. The app drops items on the view at (200, 100), which is 100 points wide and high.
    @Suite @MainActor struct OutsideDragTests {
        private typealias Item = DisplayEvent.OutsideItem

        @Test func `a file that is dragged over a view enters it, and its drop is performed`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                await screen.drag(.moved, 20, 20, [Item(kind: .file, types: ["image/png"])])
                #expect(screen.effects == [.init(drag: 1, accepts: false)])
                #expect(screen.party.log == [])
                await screen.drag(.moved, 250, 150)
                #expect(screen.effects.last == .init(drag: 1, accepts: true))
                #expect(screen.party.log == ["enter"])
                await screen.drag(.moved, 251, 150)
                #expect(screen.effects.count == 2)
                await screen.drag(
                    .dropped, 251, 150, [Item(kind: .file, types: ["image/png"], name: "sushi.png")])
                #expect(screen.party.log == ["enter", "perform", "conclude", "over"])
                #expect(DragCourse.current == nil)
            }
        }

        @Test func `items that leave the page leave the view`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                await screen.drag(.moved, 250, 150, [Item(kind: .file, types: ["image/png"])])
                await screen.drag(.left, 250, 150)
                #expect(screen.party.log == ["enter", "exit", "over"])
                // The display sends no items again, so that nothing can begin.
                await screen.drag(.moved, 250, 150)
                #expect(screen.party.log == ["enter", "exit", "over"])
                await screen.drag(.moved, 250, 150, [Item(kind: .file, types: [])], number: 2)
                #expect(screen.effects.last == .init(drag: 2, accepts: true))
            }
        }

        @Test func `a drop that the view does not take ends the drag`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                // Other programs give away copies only.
                screen.party.operation = .move
                await screen.drag(.moved, 250, 150, [Item(kind: .file, types: ["image/png"])])
                #expect(screen.effects.last == .init(drag: 1, accepts: false))
                await screen.drag(.dropped, 250, 150, [Item(kind: .file, types: [], name: "sushi.png")])
                #expect(screen.party.log == ["enter", "exit", "over"])
            }
        }

        @Test func `the session says that the items come from another program, and what they are`()
            async throws
        {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                var session: (any UIDropSession)?
                screen.party.performs = { session = $0 }
                await screen.drag(
                    .dropped, 250, 150,
                    [
                        Item(kind: .file, types: ["image/png"], name: "sushi.png"),
                        Item(kind: .file, types: [], name: "menu.pdf"),
                    ])
                let drop = try #require(session)
                #expect(drop.localDragSession == nil)
                #expect(!drop.allowsMoveOperation)
                #expect(drop.items.map(\.itemProvider.suggestedName) == ["sushi", "menu"])
                #expect(
                    drop.items.map(\.itemProvider.registeredTypeIdentifiers)
                        == [["public.png"], ["com.adobe.pdf"]])
                #expect(drop.canLoadObjects(ofClass: UIImage.self))
                #expect(!drop.canLoadObjects(ofClass: String.self))
            }
        }

        @Test func `before the browser states their types, the items may be anything`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                screen.party.canHandle = { $0.canLoadObjects(ofClass: UIImage.self) }
                await screen.drag(.moved, 250, 150, [])
                #expect(screen.effects.last == .init(drag: 1, accepts: true))
                await screen.drag(.dropped, 250, 150, [Item(kind: .file, types: [], name: "menu.pdf")])
                #expect(screen.party.log == ["enter", "exit", "over"])
                await screen.drag(.moved, 250, 150, [Item(kind: .file, types: [])], number: 2)
                await screen.drag(
                    .dropped, 250, 150, [Item(kind: .file, types: [], name: "sushi.jpg")], number: 2)
                #expect(
                    screen.party.log.suffix(6) == ["enter", "exit", "enter", "perform", "conclude", "over"])
            }
        }

        @Test func `the display sends dropped data when the app loads it`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                let loaded = Loaded()
                screen.party.performs = { session in
                    session.loadObjects(ofClass: String.self) { loaded.texts = $0 }
                    session.loadObjects(ofClass: UIImage.self) {
                        loaded.images = $0.compactMap { $0 as? UIImage }
                    }
                }
                await screen.drag(
                    .dropped, 250, 150,
                    [
                        Item(kind: .file, types: ["text/plain"], name: "menu.txt"),
                        Item(kind: .file, types: ["image/png"], name: "red.png"),
                    ])
                await screen.display.waitForFileRequest()
                #expect(screen.display.requests.filter { $0.kind == .files }.count == 1)
                #expect(screen.display.fileRequest?.files == .init(limit: 2, contents: 1))
                try screen.display.sendFiles([
                    SentFile(name: "menu.txt", type: "text/plain", bytes: Data("すし".utf8)),
                    SentFile(name: "red.png", type: "image/png", bytes: try redPhoto(2, 3)),
                ])
                await wait(until: { loaded.texts != nil && loaded.images != nil })
                #expect(loaded.texts == ["すし"])
                #expect(loaded.images?.map(\.size) == [CGSize(width: 2, height: 3)])
            }
        }

        @Test func `a dragged link is an address and a text`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                let loaded = Loaded()
                screen.party.performs = { session in
                    session.loadObjects(ofClass: URL.self) { loaded.addresses = $0 }
                    session.loadObjects(ofClass: String.self) { loaded.texts = $0 }
                }
                await screen.drag(
                    .dropped, 250, 150,
                    [Item(kind: .text, types: ["text/uri-list", "text/html", "text/plain"])])
                await screen.display.waitForFileRequest()
                #expect(screen.display.fileRequest?.files?.limit == 3)
                try screen.display.sendFiles(
                    ["https://example.com/sushi", "<a>Sushi</a>", "Sushi"].map {
                        SentFile(name: "", bytes: Data($0.utf8))
                    })
                await wait(until: { loaded.addresses != nil && loaded.texts != nil })
                #expect(loaded.addresses?.map(\.absoluteString) == ["https://example.com/sushi"])
                #expect(loaded.texts == ["Sushi"])
            }
        }

        @Test func `data that the display cannot send is an error, and can be loaded again`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                let loaded = Loaded()
                screen.party.performs = { session in loaded.provider = session.items.first?.itemProvider }
                await screen.drag(.dropped, 250, 150, [Item(kind: .file, types: [], name: "menu.txt")])
                let provider = try #require(loaded.provider)
                func load() {
                    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, error in
                        DispatchQueue.main.async {
                            MainActor.assumeIsolated { loaded.results.append((data, error != nil)) }
                        }
                    }
                }
                load()
                await screen.display.waitForFileRequest()
                try screen.display.answerFiles(.unavailable, reason: .failed)
                await wait(until: { loaded.results.count == 1 })
                #expect(loaded.results[0].data == nil && loaded.results[0].hasFailed)
                let first = screen.display.fileRequest?.number
                load()
                await screen.display.waitForFileRequest(after: first)
                try screen.display.sendFiles([SentFile(name: "menu.txt")])
                await wait(until: { loaded.results.count == 2 })
                #expect(loaded.results[1].data == Data("sushi".utf8))
            }
        }

        @Test func `dropped files are sent after those that are still arriving`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                let loaded = Loaded()
                screen.party.performs = { session in
                    session.loadObjects(ofClass: String.self) { loaded.texts = (loaded.texts ?? []) + $0 }
                }
                let item = Item(kind: .file, types: ["text/plain"], name: "menu.txt")
                await screen.drag(.dropped, 250, 150, [item])
                await screen.drag(.dropped, 250, 150, [item], number: 2)
                await screen.display.waitForFileRequest()
                let first = try #require(screen.display.fileRequest)
                #expect(first.files?.contents == 1)
                try screen.display.sendFiles([SentFile(name: "menu.txt", bytes: Data("ramen".utf8))])
                await screen.display.waitForFileRequest(after: first.number)
                #expect(screen.display.fileRequest?.files?.contents == 2)
                try screen.display.sendFiles([SentFile(name: "menu.txt", bytes: Data("soba".utf8))])
                await wait(until: { loaded.texts?.count == 2 })
                #expect(loaded.texts == ["ramen", "soba"])
            }
        }

        @Test func `a list opens a gap for files, and a placeholder takes their place`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let dishes = Dishes(["ramen", "soba", "udon"], x: 0)
                dishes.operation = .copy
                dishes.usesPlaceholder = true
                let window = try display.show()
                window.addSubview(dishes.view)
                await display.settle()
                let item = Item(kind: .file, types: ["image/png"])
                display.send(.dragIn(.init(number: 1, phase: .moved, x: 50, y: 175, items: [item])))
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(dishes.shown == ["ramen", "-", "soba", "udon"])
                display.send(.dragIn(.init(number: 1, phase: .dropped, x: 50, y: 175, items: [item])))
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(dishes.log.suffix(2) == ["drop from elsewhere to 1", "drop ended"])
                #expect(dishes.shown == ["ramen", "…", "soba", "udon"])
                dishes.placeholder?.commitInsertion { dishes.names.insert("sushi", at: $0.item) }
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(dishes.shown == ["ramen", "sushi", "soba", "udon"])
            }
        }

        @Test func `a list without a drop delegate takes nothing from other programs`() async throws {
            try await ManualClock.run { _ in
                let display = try await FakeDisplay.attached()
                let dishes = Dishes(["ramen"], x: 0)
                dishes.movesItself = true
                dishes.view.dropDelegate = nil
                let window = try display.show()
                window.addSubview(dishes.view)
                await display.settle()
                let item = Item(kind: .file, types: ["image/png"])
                display.send(.dragIn(.init(number: 1, phase: .moved, x: 50, y: 120, items: [item])))
                await display.settle()
                #expect(display.requests.last?.drop == .init(drag: 1, accepts: false))
            }
        }

        @Test func `a drag in the app keeps others out until it ends`() async throws {
            try await ManualClock.run { clock in
                let screen = try await DragScreen()
                await screen.lift()
                await screen.drag(.moved, 250, 150, [Item(kind: .file, types: ["image/png"])])
                #expect(screen.effects == [.init(drag: 1, accepts: false)])
                screen.display.touch(.cancelled, 50, 150)
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                await screen.drag(.moved, 251, 150, [Item(kind: .file, types: ["image/png"])])
                #expect(screen.effects.last == .init(drag: 1, accepts: true))
            }
        }

        @Test func `a lost connection ends the drag`() async throws {
            try await ManualClock.run { _ in
                let screen = try await DragScreen()
                await screen.drag(.moved, 250, 150, [Item(kind: .file, types: ["image/png"])])
                screen.display.send(.detached)
                await screen.display.settle()
                #expect(screen.party.log == ["enter", "exit", "over"])
                #expect(DragCourse.current == nil)
            }
        }
    }
}

/// What a test has loaded.
@MainActor
private final class Loaded {
    var texts: [String]?
    var addresses: [URL]?
    var images: [UIImage]?
    var provider: NSItemProvider?
    var results: [(data: Data?, hasFailed: Bool)] = []
}

extension DragScreen {
    /// Reports a drag from another program.
    fileprivate func drag(
        _ phase: DisplayEvent.DragIn.Phase, _ x: Double, _ y: Double,
        _ items: [DisplayEvent.OutsideItem]? = nil,
        number: Int = 1
    ) async {
        display.send(.dragIn(.init(number: number, phase: phase, x: x, y: y, items: items)))
        await display.settle()
    }

    /// The effects of drops that the display has been told.
    fileprivate var effects: [DisplayRequest.Drop] { display.requests.compactMap(\.drop) }
}
