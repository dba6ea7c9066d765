import Foundation
import Testing

@testable import TesseraUI

/// Tests that the compiler lays out the tables of methods in the way that `MethodOverrides` needs.
@MainActor struct MethodOverridesTests {
    private static let sentence: Comment = """
        This compiler lays out the methods of classes otherwise than TesseraUI's MethodOverrides expects it, so that shakes do not reach apps, and \
        swipes do not offer to delete. Read the comment in MethodOverrides.swift before you go on with this compiler.
        """

    @Test func `the entries of the methods are found`() {
        #expect(MethodOverrides.ofMotions.entries?.count == 3, Self.sentence)
        #expect(MethodOverrides.ofMenus.entries?.count == 1, Self.sentence)
        #expect(MethodOverrides.ofPresses.entries?.count == 4, Self.sentence)
        #expect(MethodOverrides.ofEditing.entries?.count == 3, Self.sentence)
        #expect(MethodOverrides.ofCommit.entries?.count == 1, Self.sentence)
        #expect(MethodOverrides.ofHitTests.entries?.count == 2, Self.sentence)
        #expect(MethodOverrides.ofElements.entries?.count == 5, Self.sentence)
        #expect(MethodOverrides.ofLayerDrawing.entries?.count == 2, Self.sentence)
    }

    /// A class with members of its own, which come after those of its superclass.
    private class Shelf: UITableViewController {
        var books = 0
        func more() {}
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books }
        override func validate(_ command: UICommand) {}
    }

    private class Emptied: Shelf {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    }

    /// A class whose description is made while the process runs.
    private final class Generic<Value>: Emptied {
        var value: Value?
    }

    @Test func `overrides count in subclasses, also in those that are generic`() {
        for controller in [Emptied(), Generic<Int>(), Generic<[String]>()] {
            #expect(MethodOverrides.ofCommit.areIn(controller), Self.sentence)
            #expect(MethodOverrides.ofMotions.areIn(controller), Self.sentence)
            #expect(!MethodOverrides.ofMenus.areIn(controller), Self.sentence)
        }
        #expect(!MethodOverrides.ofCommit.areIn(Shelf()) && !MethodOverrides.ofMotions.areIn(Shelf()))
        #expect(!MethodOverrides.ofCommit.areIn(UITableViewController()))
    }
}
