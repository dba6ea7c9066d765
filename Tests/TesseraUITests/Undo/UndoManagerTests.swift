import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// An object whose changes can be undone.
@MainActor private final class Counter {
    let manager = UndoManager()
    var value = 0

    func add(_ number: Int, named name: String? = nil) {
        manager.registerUndo(withTarget: self) { $0.add(-number) }
        if let name { manager.setActionName(name) }
        value += number
    }
}

@MainActor struct UndoManagerTests {
    private let counter = Counter()
    private var manager: UndoManager { counter.manager }

    /// Records changes as the group of one turn of the main loop.
    private func group(_ changes: () -> Void) {
        manager.beginUndoGrouping()
        changes()
        manager.endUndoGrouping()
    }

    /// Returns a counter whose groups the test opens itself.
    private func setGroupsByHand() { manager.groupsByEvent = false }

    @Test func `changes are undone and redone, the last first`() {
        setGroupsByHand()
        #expect(!manager.canUndo && !manager.canRedo && manager.groupsByEvent == false)
        group { counter.add(1) }
        group { counter.add(10) }
        #expect(manager.canUndo && manager.undoCount == 2 && counter.value == 11)
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo && manager.redoCount == 2)
        manager.redo()
        #expect(counter.value == 1)
        manager.redo()
        #expect(counter.value == 11 && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 1)
        // There is nothing to undo after the first change, and nothing happens.
        manager.undo()
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func `a new change makes what was undone obsolete`() {
        setGroupsByHand()
        group { counter.add(1) }
        manager.undo()
        #expect(manager.canRedo)
        group { counter.add(5) }
        #expect(!manager.canRedo && manager.undoCount == 1)
    }

    @Test func `the changes of a group and of the groups in it are undone as a whole, in the opposite order`()
    {
        setGroupsByHand()
        var order: [String] = []
        func record(_ name: String) {
            manager.registerUndo(withTarget: counter) { _ in order.append(name) }
        }
        group {
            record("a")
            group { record("b") }
            record("c")
        }
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(order == ["c", "b", "a"])
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `the changes of one turn of the main loop are one group`() async {
        counter.add(1)
        counter.add(2)
        #expect(manager.groupingLevel == 1 && manager.undoCount == 1)
        await nextTurn()
        #expect(manager.groupingLevel == 0)
        counter.add(4)
        #expect(manager.undoCount == 2)
        // Undoing closes the group of this turn.
        manager.undo()
        #expect(counter.value == 3 && manager.groupingLevel == 0)
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 3)
    }

    /// Waits until the groups of this turn of the main loop are closed.
    private func nextTurn() async {
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }

    @Test
    func `a group of several turns is one with what else these turns change, and is undone after its end`()
        async
    {
        manager.beginUndoGrouping()
        counter.add(1)
        await nextTurn()
        counter.add(2)
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        await nextTurn()
        #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
        counter.add(10)
        await nextTurn()
        manager.undo()
        #expect(counter.value == 3)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func `undoing closes the group if only one is open`() {
        setGroupsByHand()
        manager.beginUndoGrouping()
        counter.add(1)
        manager.undo()
        #expect(counter.value == 0 && manager.groupingLevel == 0)
    }

    @Test func `only as many groups are kept as are allowed`() {
        setGroupsByHand()
        for _ in 1...5 { group { counter.add(1) } }
        manager.levelsOfUndo = 2
        #expect(manager.undoCount == 2)
        group { counter.add(1) }
        #expect(manager.undoCount == 2)
        while manager.canUndo { manager.undo() }
        #expect(counter.value == 4)
    }

    @Test func `nothing is recorded while the registration is disabled`() {
        setGroupsByHand()
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        counter.add(1)
        manager.enableUndoRegistration()
        #expect(!manager.isUndoRegistrationEnabled)
        manager.enableUndoRegistration()
        #expect(manager.isUndoRegistrationEnabled && !manager.canUndo)
    }

    @Test func `actions have names, which stay when they are undone and redone`() {
        setGroupsByHand()
        #expect(manager.undoActionName == "" && manager.undoMenuItemTitle == "Undo")
        group { counter.add(1, named: "Addition") }
        #expect(manager.undoActionName == "Addition" && manager.undoMenuItemTitle == "Undo Addition")
        manager.undo()
        #expect(manager.undoActionName == "" && manager.redoActionName == "Addition")
        #expect(manager.redoMenuItemTitle == "Redo Addition")
        manager.redo()
        #expect(manager.undoActionName == "Addition" && manager.redoMenuItemTitle == "Redo")
    }

    @Test func `an action is discardable if it says so`() {
        setGroupsByHand()
        group {
            counter.add(1)
            manager.setActionIsDiscardable(true)
        }
        #expect(manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
        manager.undo()
        #expect(!manager.undoActionIsDiscardable && manager.redoActionIsDiscardable)
    }

    @Test func `the actions of an object are removed, and those of a released one do nothing`() {
        setGroupsByHand()
        var other: Counter? = Counter()
        weak let gone = other
        group {
            counter.add(1)
            if let other { manager.registerUndo(withTarget: other) { $0.value = -1 } }
        }
        other = nil
        #expect(gone == nil)
        group { manager.registerUndo(withTarget: NSObject()) { _ in } }
        manager.undo()
        manager.undo()
        #expect(counter.value == 0)
        group { counter.add(1) }
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo && !manager.canRedo)
        group { counter.add(1) }
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }

    @Test func `a group that is open is undone in part`() {
        setGroupsByHand()
        manager.beginUndoGrouping()
        group { counter.add(1) }
        group { counter.add(2) }
        manager.undoNestedGroup()
        #expect(counter.value == 1)
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func `notifications inform observers of groups and of undone changes`() {
        setGroupsByHand()
        var names: [String] = []
        let interesting: [NSNotification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
        ]
        let observers = interesting.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        group { counter.add(1) }
        #expect(
            names == [
                "NSUndoManagerDidOpenUndoGroupNotification", "NSUndoManagerWillCloseUndoGroupNotification",
                "NSUndoManagerDidCloseUndoGroupNotification",
            ])
        names = []
        manager.undo()
        #expect(names.first == "NSUndoManagerWillUndoChangeNotification")
        #expect(names.last == "NSUndoManagerDidUndoChangeNotification")
    }

    @Test func `random changes, undone and redone, lead through the same values`() {
        setGroupsByHand()
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        // The slow reference is the list of all values.
        var (values, place) = ([0], 0)
        for _ in 0..<500 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where manager.canUndo:
                manager.undo()
                place -= 1
            case 1 where manager.canRedo:
                manager.redo()
                place += 1
            default:
                let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    Int.random(in: -9...9, using: &random)
                }
                group {
                    for (index, part) in parts.enumerated() {
                        if index == 1 { group { counter.add(part) } } else { counter.add(part) }
                    }
                }
                values = Array(values[...place]) + [values[place] + parts.reduce(0, +)]
                place += 1
            }
            #expect(counter.value == values[place], "seed \(seed)")
            #expect(
                manager.undoCount == place && manager.redoCount == values.count - 1 - place, "seed \(seed)")
        }
    }
}

extension DisplayTests {
    @Suite @MainActor struct UndoKeysTests {
        private final class Editor: UIViewController {
            var text = ""

            func write(_ new: String) {
                undoManager?.registerUndo(withTarget: self) { [text] in $0.write(text) }
                undoManager?.setActionName("Writing")
                text = new
            }
        }

        @Test func `the keys of the system undo and redo what a controller has recorded`() async throws {
            let display = try await FakeDisplay.attached()
            let editor = Editor()
            let window = try display.show(editor)
            await display.settle()
            #expect(editor.undoManager != nil && editor.undoManager === window.undoManager)
            #expect(window.activeKeyCommands.isEmpty)
            editor.write("a")
            await display.settle()
            #expect(window.activeKeyCommands.map(\.title) == ["Undo Writing"])
            display.send(.command(.init(input: "z", modifiers: UIKeyModifierFlags.command.displayed)))
            await display.settle()
            #expect(editor.text == "" && window.activeKeyCommands.map(\.title) == ["Redo Writing"])
            let redo: UIKeyModifierFlags = [.command, .shift]
            display.send(.command(.init(input: "z", modifiers: redo.displayed)))
            await display.settle()
            #expect(editor.text == "a")
        }
    }
}
