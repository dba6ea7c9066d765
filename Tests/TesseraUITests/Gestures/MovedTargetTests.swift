import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Touches that arrive after the app has moved what the user has touched.
    @Suite @MainActor struct MovedTargetTests {
        /// Displays rows of 300 × 100 points, one below the other. The log contains the tapped rows.
        private func showRows(_ count: Int) async throws -> (FakeDisplay, [UIView], Log) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Log()
            let rows = (0..<count).map { number in
                let row = UIView(frame: CGRect(x: 0, y: 100 * number, width: 300, height: 100))
                let recognizer = UITapGestureRecognizer()
                recognizer.addAction(
                    UIAction { [unowned recognizer, unowned row] _ in
                        log.calls.append("\(number) at \(recognizer.location(in: row).y)")
                    })
                row.addGestureRecognizer(recognizer)
                window.addSubview(row)
                return row
            }
            await display.settle()
            return (display, rows, log)
        }

        @Test func `a tap hits the row that the user has seen under the finger`() async throws {
            let (display, rows, log) = try await showRows(2)
            for row in rows { row.frame.origin.y += 100 }
            await turn()
            display.tap(50, 20, on: rows[0], at: (50, 20))
            await display.settle()
            #expect(log.calls == ["0 at 20.0"])
        }

        @Test func `a tap hits what lies at its place if the display has applied all changes`()
            async throws
        {
            let (display, rows, log) = try await showRows(2)
            rows[0].frame.origin.y = 100
            rows[1].frame.origin.y = 0
            await display.settle()
            // An animation may still display the row at its former place.
            display.tap(50, 20, on: rows[0], at: (50, 20))
            await display.settle()
            #expect(log.calls == ["1 at 20.0"])
        }

        @Test(arguments: ["hidden", "covered", "removed"])
        func `a tap hits what lies at its place if the touched row cannot be touched any more`(
            _ change: String
        )
            async throws
        {
            let (display, rows, log) = try await showRows(3)
            switch change {
            case "hidden": rows[0].isHidden = true
            // The third row lies in front of the first one.
            case "covered": rows[0].frame.origin.y = 200
            default: rows[0].removeFromSuperview()
            }
            rows[1].frame.origin.y = 0
            await turn()
            display.tap(50, 20, on: rows[0], at: (50, 20))
            await display.settle()
            #expect(log.calls == ["1 at 20.0"])
        }

        @Test func `a tap does not go with a cell that has another item since`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: .list())
            let source = ThreeItems()
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.delegate = source
            window.addSubview(view)
            await display.settle()
            let touched = try #require(view.cellForItem(at: [0, 0]))
            view.reloadData()
            view.layoutIfNeeded()
            try #require(view.indexPath(for: touched)?.item == 2)
            await turn()
            display.tap(50, 20, on: touched, at: (50, 20))
            await display.settle()
            #expect(source.selected == [0])
        }
    }
}

/// A section of three items, which records the selected ones.
private final class ThreeItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var selected: [Int] = []

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        selected.append(path.item)
    }
}
