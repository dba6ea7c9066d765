import Foundation
import TestSupport

@testable import TesseraUI

/// A cell that remembers the number that it displays.
final class NumberCell: UITableViewCell {
    var item: Int?
    var reuses = 0
    var states: [String] = []

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        states.append("will \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        states.append("did \(state.rawValue)")
    }
}

/// Sections of numbers, and a record of the calls of a table view. Subclasses that add methods of a data source or
/// delegate declare the conformance themselves, since Swift looks for the methods there.
@MainActor
class Numbers: NSObject {
    var sections: [[Int]]
    var log: [String] = []
    var headers: [String?] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? NumberCell)?.item = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.section)-\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.section)-\(indexPath.row)")
    }
}

/// A plain data source and delegate of sections of numbers.
@MainActor
final class NumberTable: Numbers, UITableViewDataSource, UITableViewDelegate {}

/// A screen of 200 × 350 points with a table view, whose rows are 100 points high by default.
@MainActor
struct TableScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
    let view: UITableView
    /// The data source, which table views do not retain.
    private let table: AnyObject?

    init(
        _ table: (any UITableViewDataSource & UITableViewDelegate)?, style: UITableView.Style = .plain,
        rowHeight: CGFloat = 100
    ) {
        self.table = table
        view = UITableView(frame: window.bounds, style: style)
        view.rowHeight = rowHeight
        view.sectionHeaderTopPadding = 0
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.register(NumberCell.self, forCellReuseIdentifier: "cell")
        window.isHidden = false
        window.addSubview(view)
        view.dataSource = table
        view.delegate = table
        window.layoutIfNeeded()
    }

    /// The numbers of the visible cells.
    var items: [Int] { view.visibleCells.map { ($0 as? NumberCell)?.item ?? -1 } }

    func cell(_ section: Int, _ row: Int) -> NumberCell? {
        view.cellForRow(at: IndexPath(row: row, section: section)) as? NumberCell
    }

    /// Sends the touches of a tap at a point of the screen.
    func tap(at point: CGPoint) {
        let touch = UITouch()
        touch.window = window
        touch.view = window.hitTest(point, with: nil)
        touch.locationInWindow = point
        touch.view?.touchesBegan([touch], with: nil)
        touch.view?.touchesEnded([touch], with: nil)
    }
}
