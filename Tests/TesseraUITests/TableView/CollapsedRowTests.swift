import Foundation
import Testing

@testable import TesseraUI

/// A cell whose label lies in the middle between the top and the bottom, and at a margin.
private final class MiddleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "Label"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class MiddleRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        MiddleCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor struct CollapsedRowTests {
    /// UIKit takes a content view of no height for a mistake, and uses the standard height.
    @Test(arguments: [UITableView.automaticDimension, 80])
    func `a row whose constraints give it no height has the standard height`(estimate: CGFloat) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let table = UITableView(frame: window.bounds)
        let rows = MiddleRows()
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = estimate
        table.dataSource = rows
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    }
}
