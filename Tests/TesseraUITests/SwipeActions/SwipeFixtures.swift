import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A row with swipe actions, without a list around it.
final class SwipeRow: UIView, SwipeableRow {
    private(set) lazy var rowSwipe = RowSwipe(of: self)
    var isSwiped = false

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        rowSwipe.describe(in: &properties)
    }
}

/// A list of rows of 390 × 60 points that records its calls.
@MainActor
final class SwipeList: SwipeActionsOwner {
    let rows = (0..<3).map { SwipeRow(frame: CGRect(x: 0, y: CGFloat($0) * 60, width: 390, height: 60)) }
    private(set) lazy var actions = SwipeActions(owner: self)
    var sides: SwipeSides = .trailing
    var configuration: @MainActor (SwipeSides) -> UISwipeActionsConfiguration? = { _ in nil }
    /// The rows that are still in the list.
    lazy var present = rows
    var calls: [String] = []

    func swipeSides(of row: any SwipeableRow) -> SwipeSides { sides }
    func swipeActionsConfiguration(of row: any SwipeableRow, at side: SwipeSides)
        -> UISwipeActionsConfiguration?
    {
        calls.append("ask \(number(row)) \(side == .leading ? "leading" : "trailing")")
        return configuration(side)
    }
    func willBeginSwiping(_ row: any SwipeableRow) { calls.append("begin \(number(row))") }
    func didEndSwiping(_ row: any SwipeableRow) { calls.append("end \(number(row))") }
    func isInList(_ row: any SwipeableRow) -> Bool { present.contains { $0 === row } }

    private func number(_ row: any SwipeableRow) -> Int { rows.firstIndex { $0 === row } ?? -1 }
}

extension DisplayTests {
    /// A list on the screen, whose actions remain under way until the test calls their completion handlers.
    @MainActor struct SwipeScreen {
        let display: FakeDisplay
        let list = SwipeList()
        let log = Log()

        init(_ titles: [String] = ["Delete", "Flag"], isRightToLeft: Bool = false) async throws {
            display = try await FakeDisplay.attached()
            let window = try display.show()
            let (list, log) = (list, log)
            list.configuration = { side in
                UISwipeActionsConfiguration(
                    actions: titles.map { title in
                        UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
                            action, _, completion in
                            log.calls.append(action.title ?? "")
                            log.completions.append(completion)
                        }
                    })
            }
            for row in list.rows {
                if isRightToLeft { row.semanticContentAttribute = .forceRightToLeft }
                list.actions.prepare(row)
                window.addSubview(row)
            }
            await display.settle()
        }

        var row: SwipeRow { list.rows[0] }

        func swipe(
            _ phase: DisplayEvent.Swipe.Phase, _ row: SwipeRow? = nil, _ side: SwipeContent.Side = .right,
            revision: Int? = nil
        ) async {
            let row = row ?? self.row
            display.send(
                .swipe(
                    .init(
                        view: row.node.id, phase: phase, side: side,
                        revision: revision ?? row.rowSwipe.revision)
                ))
            await display.settle()
        }

        /// Returns a text with the state of a row that the display has: its sides, the open side if there is one, and
        /// the revision. Returns nil if the display has none.
        func sent(_ row: SwipeRow? = nil) -> String? {
            guard let json = display.elements[(row ?? self.row).node.id]?.properties["sw"] else { return nil }
            let sides = (json["s"]?.array ?? []).compactMap(\.string).joined()
            let open = json["at"]?.string.map { ", open \($0)," } ?? ""
            return "\(sides.isEmpty ? "-" : sides)\(open) \(json["rev"]?.int ?? -1)"
        }

        final class Log {
            var calls: [String] = []
            var completions: [(Bool) -> Void] = []
        }
    }
}
