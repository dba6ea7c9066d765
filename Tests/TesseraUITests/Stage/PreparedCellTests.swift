import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests the cells that a list prepares beyond the visible part of a display.
    @Suite @MainActor struct PreparedCellTests {
        /// A display whose lists keep one screen ready at each side.
        private func display() async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            let screen = DisplayEvent.Screen(width: 390, height: 844, scale: 2)
            display.send(.hello(.init(version: ProtocolVersion.current, screen: screen, overscan: 1)))
            await display.settle()
            return display
        }

        @Test func `a table returns a cell that is prepared and not visible yet`() async throws {
            let display = try await display()
            let window = try display.show()
            let table = NumberTable([Array(0..<100)])
            let view = UITableView(frame: window.bounds)
            view.register(NumberCell.self, forCellReuseIdentifier: "cell")
            view.rowHeight = 100
            view.dataSource = table
            window.addSubview(view)
            await display.settle()
            // 844 points hold eight rows and a part of the ninth, and as many points below it are prepared.
            #expect(view.indexPathsForVisibleRows?.count == 9)
            let prepared = try #require(view.cellForRow(at: [0, 12]) as? NumberCell)
            #expect(prepared.item == 12 && !view.visibleCells.contains(prepared))
            #expect(view.indexPath(for: prepared) == [0, 12])
            #expect(view.cellForRow(at: [0, 50]) == nil)
        }

        @Test func `a collection view returns a cell that is prepared and not visible yet`() async throws {
            let display = try await display()
            let window = try display.show()
            let feed = Feed(count: 100)
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: .list())
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = feed
            window.addSubview(view)
            await display.settle()
            #expect(view.visibleCells.count == 9)
            let prepared = try #require(view.cellForItem(at: [0, 12]))
            #expect(!view.visibleCells.contains(prepared) && view.indexPath(for: prepared) == [0, 12])
            #expect(view.cellForItem(at: [0, 50]) == nil)
        }
    }
}
