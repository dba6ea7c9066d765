import Foundation
import Testing

@testable import TesseraUI

/// Tests that the system recognizes whether an object of the app implements an optional method.
@MainActor
struct OptionalMethodTests {
    private func isImplemented(_ method: OptionalMethod, _ delegate: any UITableViewDelegate) -> Bool {
        let table = UITableView()
        let level = method.answer(of: delegate) {
            delegate.tableView(table, indentationLevelForRowAt: IndexPath(row: 0, section: 0))
        }
        return level != nil
    }

    @Test
    func `a default implementation reports that the method is missing, and one of the object does not`() {
        #expect(!isImplemented(.indentation, Silent()))
        #expect(isImplemented(.indentation, Indenting()))
    }

    @Test
    func `a method of a controller is missing until a subclass overrides it`() {
        #expect(!isImplemented(.indentation, UITableViewController()))
        #expect(isImplemented(.indentation, IndentingController()))
    }

    @Test
    func `the result of an override that calls super is returned although the method counts as missing`() {
        let (controller, table) = (AddingController(), UITableView())
        let (level, isImplemented) = OptionalMethod.indentation.result(of: controller) {
            controller.tableView(table, indentationLevelForRowAt: IndexPath(row: 0, section: 0))
        }
        #expect(level == 1)
        #expect(!isImplemented)
    }

    @Test
    func `a default implementation affects neither calls of other methods nor calls of other objects`() {
        #expect(isImplemented(.rowHeight, Silent()))
        #expect(isImplemented(.indentation, Proxy(of: Silent())))
        #expect(!isImplemented(.indentation, Silent()), "A call leaves nothing behind.")
    }

    @Test
    func `a default implementation that nobody asks about has no effect`() {
        OptionalMethod.indentation.isMissing(in: Silent())
        #expect(isImplemented(.indentation, Indenting()))
    }
}

private final class Silent: NSObject, UITableViewDelegate {}

private final class Indenting: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 2 }
}

/// A delegate that returns the result of another delegate.
private final class Proxy: NSObject, UITableViewDelegate {
    let other: any UITableViewDelegate

    init(of other: any UITableViewDelegate) { self.other = other }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        other.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
}

private final class IndentingController: UITableViewController {
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        2
    }
}

private final class AddingController: UITableViewController {
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        super.tableView(tableView, indentationLevelForRowAt: indexPath) + 1
    }
}
