import Foundation
import Testing

@testable import TesseraUI

/// Tests the heights of rows whose reused cells had another height before.
@MainActor struct ReusedRowHeightTests {
    /// A cell with a box that is 40 or 240 points high, between the margins of the content.
    private final class BoxCell: UITableViewCell {
        let height: NSLayoutConstraint

        override init(style: CellStyle, reuseIdentifier: String?) {
            let box = UIView()
            height = box.heightAnchor.constraint(equalToConstant: 0)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Rows of which every fifth one is high.
    private final class Rows: NSObject, UITableViewDataSource {
        static func height(_ row: Int) -> CGFloat { row % 5 == 0 ? 240 : 40 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? BoxCell)?.height.constant = Self.height(indexPath.row)
            return cell
        }
    }

    @Test func `each row is as high as its own constraints, whatever its cell displayed before`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let table = UITableView(frame: window.bounds)
        let rows = Rows()
        table.register(BoxCell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = 60
        table.dataSource = rows
        window.addSubview(table)
        window.makeKeyAndVisible()
        for row in [59, 0, 59, 0] {
            table.scrollToRow(at: [0, row], at: .middle, animated: false)
            window.layoutIfNeeded()
            table.reloadData()
            window.layoutIfNeeded()
            for path in table.indexPathsForVisibleRows ?? [] {
                #expect(table.rectForRow(at: path).height == Rows.height(path.row), "row \(path.row)")
            }
        }
    }
}
