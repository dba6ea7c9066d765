import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A list of mails in a table view, with the delegate methods for drag and drop.
@MainActor
private final class Mails: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var names: [String]
    var log: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var movesItself = false
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))

    init(_ names: [String]) {
        self.names = names
        super.init()
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.rowHeight = 50
        view.sectionHeaderTopPadding = 0
        view.dataSource = self
        view.dragDelegate = self
        view.dropDelegate = self
    }

    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.accessibilityIdentifier = names[path.row]
        return cell
    }
    func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool { movesItself }
    func tableView(_ view: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        log.append("move \(source.row) to \(target.row)")
        names.insert(names.remove(at: source.row), at: target.row)
    }
    func tableView(_ view: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath)
        -> [UIDragItem]
    {
        session.localContext = "mails"
        return [UIDragItem(itemProvider: NSItemProvider(object: names[path.row] as NSString))]
    }
    func tableView(
        _ view: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: intent)
    }
    func tableView(_ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let source = coordinator.items[0].sourceIndexPath?.row ?? -1
        let context = coordinator.session.localDragSession?.localContext as? String ?? ""
        log.append("\(context): \(source) to \(coordinator.destinationIndexPath?.row ?? -1)")
    }

    var shown: [String] {
        view.layoutIfNeeded()
        return view.subviews.compactMap { $0 as? UITableViewCell }.filter { $0.element != nil }
            .sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.alpha == 0 ? "-" : $0.accessibilityIdentifier ?? "?" }
    }
}

extension DisplayTests {
    @Suite @MainActor struct TableDragTests {
        private func putOnScreen(_ mails: Mails) async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            try display.show().addSubview(mails.view)
            await display.settle()
            return display
        }

        @Test func `a mouse swipes no rows that it drags`() {
            let mails = Mails(["a"])
            mails.view.dragInteractionEnabled = true
            #expect(mails.view.gestureWishes.contains(.mouseDrags))
            mails.view.dragInteractionEnabled = false
            #expect(!mails.view.gestureWishes.contains(.mouseDrags))
        }

        private func drag(_ display: FakeDisplay, from row: Int, to y: Double) async {
            display.send(
                .touch(.init(id: 1, phase: .began, x: 50, y: 25 + 50 * Double(row), time: 0, pointer: .mouse))
            )
            display.touch(.moved, 60, y)
            await display.settle()
        }

        @Test func `rows make room and the data source moves the row`() async throws {
            try await ManualClock.run { clock in
                let mails = Mails(["a", "b", "c"])
                mails.movesItself = true
                let display = try await putOnScreen(mails)
                await drag(display, from: 0, to: 130)
                #expect(mails.shown == ["b", "c", "-"])
                display.touch(.ended, 60, 130)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(mails.log == ["move 0 to 2"])
                #expect(mails.shown == ["b", "c", "a"])
                #expect(mails.view.stage.brokenInvariants() == [])
            }
        }

        @Test func `a row that does not move itself is dropped`() async throws {
            try await ManualClock.run { clock in
                let mails = Mails(["a", "b", "c"])
                let display = try await putOnScreen(mails)
                await drag(display, from: 2, to: 20)
                #expect(mails.shown == ["-", "a", "b"])
                display.touch(.ended, 60, 20)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(mails.log == ["mails: 2 to 0"])
                // The app did not change its data.
                #expect(mails.shown == ["a", "b", "c"])
                #expect(mails.view.stage.brokenInvariants() == [])
            }
        }

        @Test func `the middle of a row takes what is dropped into it, and its edges make room`() async throws
        {
            try await ManualClock.run { clock in
                let mails = Mails(["a", "b", "c"])
                mails.intent = .automatic
                let display = try await putOnScreen(mails)
                await drag(display, from: 0, to: 75)
                #expect(mails.shown == ["a", "b", "c"])
                let cell = try #require(mails.view.cellForRow(at: [0, 1]))
                #expect(cell.configurationState.cellDropState == .targeted)
                #expect(mails.view.cellForRow(at: [0, 0])?.configurationState.cellDragState == .dragging)
                display.touch(.moved, 60, 54)
                await display.settle()
                #expect(mails.shown == ["b", "-", "c"])
                display.touch(.cancelled, 60, 54)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(mails.shown == ["a", "b", "c"])
                #expect(
                    mails.view.cellForRow(at: [0, 0])?.configurationState.cellDragState
                        == UICellConfigurationState.DragState.none)
            }
        }
    }
}
