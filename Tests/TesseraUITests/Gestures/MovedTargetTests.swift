import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Touches that arrive after the app has moved what the user has touched.
    @Suite @MainActor struct MovedTargetTests {
        /// Displays rows of 300 × 100 points, one below the other. The log contains the tapped rows.
        private func showRows(_ count: Int, tapsRequired: Int = 1) async throws -> (
            FakeDisplay, [UIView], Log
        ) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let log = Log()
            let rows = (0..<count).map { number in
                let row = UIView(frame: CGRect(x: 0, y: 100 * number, width: 300, height: 100))
                let recognizer = UITapGestureRecognizer()
                recognizer.numberOfTapsRequired = tapsRequired
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

        @Test func `a tap hits the seen row even if the app has not sent its new place yet`() async throws {
            let (display, rows, log) = try await showRows(2)
            for row in rows { row.frame.origin.y += 100 }
            for event in display.eventsOfTap(50, 20, on: rows[0], at: (50, 20)) {
                UIApplication.shared.handle(event)
            }
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

        @Test(arguments: ["hidden", "covered", "removed", "animated"])
        func `a tap hits what lies at its place if the touched row cannot be touched any more`(
            _ change: String
        ) async throws {
            let (display, rows, log) = try await showRows(3)
            switch change {
            case "hidden":
                rows[0].isHidden = true
                rows[0].frame.origin.y = 500
            // An animation keeps touches away from its views until it ends.
            case "animated": UIView.animate(withDuration: 60) { rows[0].frame.origin.y = 500 }
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

        @Test func `a touch that goes with a row does so until it ends`() async throws {
            let (display, rows, _) = try await showRows(1)
            let pan = UIPanGestureRecognizer()
            let log = Log()
            pan.addAction(
                UIAction { [unowned pan] _ in
                    log.calls.append(
                        "\(pan.state) \(pan.location(in: rows[0]).y) \(pan.translation(in: nil).y)")
                })
            rows[0].addGestureRecognizer(pan)
            await display.settle()
            rows[0].frame.origin.y += 100
            await turn()
            display.send(display.eventsOfTap(50, 20, on: rows[0], at: (50, 20))[0])
            display.touch(.moved, 50, 60, time: 0.1)
            display.touch(.ended, 50, 60, time: 0.2)
            await display.settle()
            #expect(log.calls == ["began 60.0 40.0", "ended 60.0 40.0"])
        }

        @Test func `two taps at one place are a double tap even if the row has moved`() async throws {
            let (display, rows, log) = try await showRows(1, tapsRequired: 2)
            display.tap(50, 20, on: rows[0], at: (50, 20))
            await display.settle()
            rows[0].frame.origin.y += 100
            await turn()
            display.tap(50, 20, on: rows[0], at: (50, 20), time: 0.2)
            await display.settle()
            #expect(log.calls == ["0 at 20.0"])
        }

        @Test func `the row is found in a window that does not begin at the corner of the screen`()
            async throws
        {
            let (display, rows, log) = try await showRows(2)
            let window = try #require(rows[0].window)
            window.frame.origin = CGPoint(x: 10, y: 30)
            await display.settle()
            for row in rows { row.frame.origin.y += 100 }
            await turn()
            display.tap(60, 50, on: rows[0], at: (50, 20))
            await display.settle()
            #expect(log.calls == ["0 at 20.0"])
        }

        @Test func `a tap does not go with a cell that has another item since`() async throws {
            let (display, view, source) = try await showItems()
            let touched = try #require(view.cellForItem(at: [0, 0]))
            source.identifiers.reverse()
            view.reloadData()
            view.layoutIfNeeded()
            try #require(view.indexPath(for: touched)?.item == 2)
            await turn()
            display.tap(50, 20, on: touched.contentView, at: (50, 20))
            await display.settle()
            #expect(source.selected == [0])
        }

        @Test func `a tap goes with a reused cell whose item the user has seen`() async throws {
            let (display, view, source) = try await showItems()
            source.identifiers.reverse()
            view.reloadData()
            await display.settle()
            let touched = try #require(view.cellForItem(at: [0, 0]))
            view.contentInset.top = 200
            view.contentOffset.y = -200
            await turn()
            display.tap(50, 20, on: touched.contentView, at: (50, 20))
            await display.settle()
            #expect(source.selected == [0])
        }

        /// Displays a collection view of three items, which are 100 points high.
        private func showItems() async throws -> (FakeDisplay, UICollectionView, ThreeItems) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: .list())
            let source = ThreeItems()
            for identifier in source.identifiers {
                view.register(TestCell.self, forCellWithReuseIdentifier: identifier)
            }
            view.dataSource = source
            view.delegate = source
            window.addSubview(view)
            await display.settle()
            return (display, view, source)
        }
    }
}

/// A section of three items, which records the selected ones.
private final class ThreeItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var selected: [Int] = []
    /// The reuse identifiers of the items. There is one cell with each.
    var identifiers = ["a", "b", "c"]

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: identifiers[path.item], for: path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        selected.append(path.item)
    }
}
