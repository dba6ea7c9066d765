import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct CollectionDragTests {
        @MainActor struct Screen {
            let display: FakeDisplay
            let left = Dishes(["a", "b", "c"], x: 0)
            let right = Dishes(["x", "y", "z"], x: 200)

            init() async throws {
                display = try await FakeDisplay.attached()
                let window = try display.show()
                window.addSubview(left.view)
                window.addSubview(right.view)
                await display.settle()
            }

            /// Lifts the item at index `item` of the left list with the mouse.
            func lift(_ item: Int) async {
                let y = 125 + 50 * Double(item)
                display.send(.touch(.init(id: 1, phase: .began, x: 50, y: y, time: 0, pointer: .mouse)))
                display.touch(.moved, 60, y)
                await display.settle()
            }

            func drop(_ clock: ManualClock, _ x: Double, _ y: Double) async {
                display.touch(.ended, x, y)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(left.view.stage.brokenInvariants() == [])
                #expect(right.view.stage.brokenInvariants() == [])
            }
        }

        @Test func `a dish goes from one list to another`() async throws {
            try await ManualClock.run { clock in
                let screen = try await Screen()
                screen.right.operation = .copy
                await screen.lift(1)
                #expect(screen.left.view.hasActiveDrag)
                #expect(screen.left.log == ["begin", "enter", "at 1"])
                screen.display.touch(.moved, 250, 180)
                await screen.display.settle()
                #expect(screen.left.log.last == "exit")
                #expect(screen.right.log == ["enter", "at 1"])
                #expect(screen.right.view.hasActiveDrop)
                // There is a gap between x and y.
                #expect(screen.right.shown == ["x", "-", "y", "z"])
                #expect(screen.right.names == ["x", "y", "z"])
                #expect(screen.right.view.stage.brokenInvariants() == [])
                screen.display.touch(.moved, 250, 230)
                await screen.display.settle()
                #expect(screen.right.shown == ["x", "y", "-", "z"])
                await screen.drop(clock, 250, 230)
                #expect(screen.right.names == ["x", "y", "b", "z"])
                #expect(screen.right.shown == ["x", "y", "b", "z"])
                #expect(screen.right.log.contains("drop from elsewhere to 2"))
                #expect(screen.left.names == ["a", "b", "c"])
                #expect(screen.left.log.last == "drag ended")
                #expect(screen.right.log.last == "drop ended")
                #expect(!screen.left.view.hasActiveDrag)
                #expect(!screen.right.view.hasActiveDrop)
            }
        }

        @Test func `leaving the list closes the gap`() async throws {
            try await ManualClock.run { clock in
                let screen = try await Screen()
                await screen.lift(0)
                screen.display.touch(.moved, 250, 130)
                await screen.display.settle()
                #expect(screen.right.shown == ["-", "x", "y", "z"])
                screen.display.touch(.moved, 250, 700)
                await screen.display.settle()
                clock.advance(by: 1)
                #expect(screen.right.shown == ["x", "y", "z"])
                await screen.drop(clock, 250, 700)
                #expect(screen.left.names == ["a", "b", "c"])
                #expect(screen.left.shown == ["a", "b", "c"])
            }
        }

        @Test func `behind the last dish is the place after it`() async throws {
            try await ManualClock.run { clock in
                let screen = try await Screen()
                await screen.lift(0)
                screen.display.touch(.moved, 250, 400)
                await screen.display.settle()
                #expect(screen.right.log.last == "at 3")
                await screen.drop(clock, 250, 400)
                #expect(screen.right.names == ["x", "y", "z", "a"])
            }
        }

        @Test func `a dish moves within its list as the app does it`() async throws {
            try await ManualClock.run { clock in
                let screen = try await Screen()
                await screen.lift(0)
                screen.display.touch(.moved, 50, 230)
                await screen.display.settle()
                #expect(screen.left.shown == ["b", "c", "-"])
                await screen.drop(clock, 50, 230)
                #expect(screen.left.log.contains("drop from 0 to 2"))
                #expect(screen.left.names == ["b", "c", "a"])
                #expect(screen.left.shown == ["b", "c", "a"])
            }
        }

        @Test func `a data source that moves items moves them itself`() async throws {
            try await ManualClock.run { clock in
                let screen = try await Screen()
                screen.left.movesItself = true
                screen.left.view.dropDelegate = nil
                await screen.lift(2)
                screen.display.touch(.moved, 50, 120)
                await screen.display.settle()
                #expect(screen.left.shown == ["-", "a", "b"])
                await screen.drop(clock, 50, 120)
                #expect(screen.left.log.contains("move 2 to 0"))
                #expect(screen.left.shown == ["c", "a", "b"])
            }
        }

        @Test func `without a place the list makes no room`() async throws {
            try await ManualClock.run { clock in
                let screen = try await Screen()
                screen.right.intent = .insertIntoDestinationIndexPath
                await screen.lift(0)
                screen.display.touch(.moved, 250, 180)
                await screen.display.settle()
                #expect(screen.right.shown == ["x", "y", "z"])
                let cell = try #require(screen.right.view.cellForItem(at: [0, 1]))
                #expect(cell.configurationState.cellDropState == .targeted)
                screen.display.touch(.cancelled, 250, 180)
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                #expect(cell.configurationState.cellDropState == .none)
                #expect(screen.left.log.last == "drag ended")
            }
        }

        @Test func `a placeholder stays until its dish is there`() async throws {
            try await ManualClock.run { clock in
                let screen = try await Screen()
                screen.right.usesPlaceholder = true
                await screen.lift(0)
                screen.display.touch(.moved, 250, 180)
                await screen.drop(clock, 250, 180)
                #expect(screen.right.shown == ["x", "…", "y", "z"])
                #expect(screen.right.names == ["x", "y", "z"])
                #expect(screen.right.view.hasUncommittedUpdates)
                // Another change of the data keeps the placeholder between x and y.
                screen.right.names.insert("w", at: 0)
                screen.right.view.insertItems(at: [[0, 0]])
                clock.advance(by: 1)
                #expect(screen.right.shown == ["w", "x", "…", "y", "z"])
                let isCommitted = screen.right.placeholder?.commitInsertion { path in
                    screen.right.names.insert("a", at: path.item)
                }
                clock.advance(by: 1)
                #expect(isCommitted == true)
                #expect(screen.right.names == ["w", "x", "a", "y", "z"])
                #expect(screen.right.shown == ["w", "x", "a", "y", "z"])
                #expect(!screen.right.view.hasUncommittedUpdates)
                #expect(screen.right.placeholder?.deletePlaceholder() == false)
                #expect(screen.right.view.stage.brokenInvariants() == [])
            }
        }

        @Test func `a placeholder can be removed`() async throws {
            try await ManualClock.run { clock in
                let screen = try await Screen()
                screen.right.usesPlaceholder = true
                await screen.lift(0)
                screen.display.touch(.moved, 250, 180)
                await screen.drop(clock, 250, 180)
                #expect(screen.right.placeholder?.deletePlaceholder() == true)
                clock.advance(by: 1)
                #expect(screen.right.shown == ["x", "y", "z"])
                let isCommitted = screen.right.placeholder?.commitInsertion { _ in }
                #expect(isCommitted == false)
                #expect(screen.right.view.stage.brokenInvariants() == [])
            }
        }

        @Test func `a diffable data source reorders its snapshot`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let dishes = Dishes([], x: 0)
                dishes.view.dropDelegate = nil
                let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: dishes.view) {
                    view, path, name in
                    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    cell.accessibilityIdentifier = name
                    return cell
                }
                var reordered: [[String]] = []
                source.reorderingHandlers.canReorderItem = { $0 != "c" }
                source.reorderingHandlers.didReorder = { reordered.append($0.finalSnapshot.itemIdentifiers) }
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(["a", "b", "c"])
                source.apply(snapshot, animatingDifferences: false, completion: nil)
                dishes.names = ["a", "b", "c"]
                try display.show().addSubview(dishes.view)
                await display.settle()
                display.send(.touch(.init(id: 1, phase: .began, x: 50, y: 125, time: 0, pointer: .mouse)))
                display.touch(.moved, 60, 175)
                await display.settle()
                #expect(dishes.shown == ["b", "-", "c"])
                display.touch(.ended, 60, 175)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(reordered == [["b", "a", "c"]])
                #expect(source.snapshot().itemIdentifiers == ["b", "a", "c"])
                #expect(dishes.shown == ["b", "a", "c"])
                // An item that may not be reordered returns to its place.
                display.send(.touch(.init(id: 2, phase: .began, x: 50, y: 225, time: 1, pointer: .mouse)))
                display.touch(.moved, 60, 125, id: 2, time: 1)
                display.touch(.ended, 60, 125, id: 2, time: 1)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(reordered.count == 1)
                #expect(dishes.shown == ["b", "a", "c"])
                #expect(dishes.view.stage.brokenInvariants() == [])
            }
        }

        @Test func `the keyboard carries a dish from list to list`() async throws {
            try await ManualClock.run { clock in
                let screen = try await Screen()
                let cell = try #require(screen.left.view.cellForItem(at: [0, 0]))
                screen.display.send(.carry(.init(step: .lift, view: cell.node.id)))
                screen.display.send(.carry(.init(step: .down)))
                await screen.display.settle()
                #expect(screen.left.shown == ["b", "-", "c"])
                screen.display.send(.carry(.init(step: .next)))
                await screen.display.settle()
                clock.advance(by: 1)
                #expect(screen.left.shown == ["a", "b", "c"])
                #expect(screen.right.shown == ["x", "-", "y", "z"])
                screen.display.send(.carry(.init(step: .drop)))
                await screen.display.settle()
                clock.advance(by: 1)
                await screen.display.settle()
                #expect(screen.right.names == ["x", "a", "y", "z"])
            }
        }
    }
}
