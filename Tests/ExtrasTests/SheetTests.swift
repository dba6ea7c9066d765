import Foundation
import Testing
import UIKit

@testable import Extras

@MainActor struct SheetViewModelTests {
    private let viewModel = SheetViewModel(sheet: Sheet(rowCount: 1000, columnCount: 10_000))

    private func select(_ row: Int, _ column: Int) {
        viewModel.select(Sheet.Place(row: row, column: column))
    }

    @Test(arguments: [
        (0, ""), (1, "A"), (26, "Z"), (27, "AA"), (52, "AZ"), (702, "ZZ"), (703, "AAA"), (9999, "NTO"),
    ])
    func `columns have letters`(column: Int, name: String) {
        #expect(Sheet.name(ofColumn: column) == name)
    }

    @Test(arguments: [
        (0, 0, "×", "かけ算の表"), (0, 3, "C", "列C"), (12, 0, "12", "行12"), (12, 3, "36", "C12、36"),
        (999, 9999, "9989001", "NTO999、9989001"),
    ])
    func `a cell is computed from its place`(row: Int, column: Int, text: String, label: String) {
        #expect(Sheet.text(at: Sheet.Place(row: row, column: column)) == text)
        #expect(Sheet.label(at: Sheet.Place(row: row, column: column)) == label)
    }

    @Test func `the screen names the selected cell`() {
        #expect(viewModel.text == "セルを選んでください")
        select(12, 3)
        #expect(viewModel.text == "C12：12 × 3 = 36")
    }

    @Test(arguments: [(0, 5), (5, 0), (1000, 5), (5, 10_000), (-1, 5)])
    func `headers and places outside of the table cannot be selected`(row: Int, column: Int) {
        select(row, column)
        #expect(viewModel.selected == nil)
    }

    @Test func `the first key selects the first cell`() {
        viewModel.move(rows: 1, columns: 0)
        #expect(viewModel.selected == Sheet.Place(row: 1, column: 1))
    }

    @Test func `keys stop at the edges`() {
        select(1, 1)
        viewModel.move(rows: -1, columns: -1)
        #expect(viewModel.selected == Sheet.Place(row: 1, column: 1))
        viewModel.move(rows: 5000, columns: 50_000)
        #expect(viewModel.selected == Sheet.Place(row: 999, column: 9999))
        viewModel.move(rows: -1, columns: 0)
        #expect(viewModel.selected == Sheet.Place(row: 998, column: 9999))
    }
}

@MainActor struct SheetLayoutTests {
    private let layout = SheetLayout()
    private let data = CountingData(rows: 1000, columns: 10_000)
    private let view: UICollectionView

    init() { view = Self.makeView(layout, data, CGSize(width: 375, height: 667)) }

    private static func makeView(_ layout: SheetLayout, _ data: CountingData, _ size: CGSize)
        -> UICollectionView
    {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        view.layoutIfNeeded()
        return view
    }

    private func frame(_ row: Int, _ column: Int) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: column, section: row))?.frame
    }

    private func visible() -> [UICollectionViewLayoutAttributes] {
        view.layoutIfNeeded()
        return layout.layoutAttributesForElements(in: view.bounds) ?? []
    }

    @Test func `the content is as large as the table`() {
        // The content is 56 + 9,999 · 88 points wide and 44 + 999 · 44 points high.
        #expect(layout.collectionViewContentSize == CGSize(width: 879_968, height: 44_000))
        #expect(frame(999, 9999) == CGRect(x: 879_880, y: 43_956, width: 87, height: 43))
    }

    @Test func `cells have their places at 375 points`() {
        #expect(frame(0, 0) == CGRect(x: 0, y: 0, width: 56, height: 44))
        #expect(frame(0, 1) == CGRect(x: 56, y: 0, width: 88, height: 44))
        #expect(frame(1, 0) == CGRect(x: 0, y: 44, width: 56, height: 44))
        #expect(frame(3, 2) == CGRect(x: 144, y: 132, width: 87, height: 43))
        // Four columns are visible in 319 points and 15 rows in 623, which makes 60 cells, 4 + 15 names and the corner.
        #expect(visible().count == 80)
    }

    @Test func `cells have their places at 430 points`() {
        view.frame = CGRect(x: 0, y: 0, width: 430, height: 932)
        #expect(frame(3, 2) == CGRect(x: 144, y: 132, width: 87, height: 43))
        // Five columns are visible in 374 points and 21 rows in 888.
        #expect(visible().count == 5 * 21 + 5 + 21 + 1)
    }

    @Test func `the first row and column stay where they are`() {
        view.contentOffset = CGPoint(x: 1000, y: 500)
        // Columns 11 to 15 and rows 11 to 26 are visible.
        #expect(visible().count == 5 * 16 + 5 + 16 + 1)
        #expect(frame(0, 0) == CGRect(x: 1000, y: 500, width: 56, height: 44))
        #expect(frame(0, 12) == CGRect(x: 1024, y: 500, width: 88, height: 44))
        #expect(frame(12, 0) == CGRect(x: 1000, y: 528, width: 56, height: 44))
        #expect(frame(12, 12) == CGRect(x: 1024, y: 528, width: 87, height: 43))
    }

    @Test func `names lie in front of cells and the corner in front of names`() {
        let order = [[1, 1], [0, 1], [1, 0], [0, 0]].map { path in
            layout.layoutAttributesForItem(at: IndexPath(item: path[1], section: path[0]))?.zIndex
        }
        #expect(order == [0, 1, 1, 2])
    }

    @Test func `content that is pulled takes the first row along`() {
        view.contentOffset = CGPoint(x: -30, y: -20)
        #expect(frame(0, 0)?.origin == .zero)
        #expect(frame(5, 0)?.minX == 0)
    }

    @Test func `scrolling invalidates the fixed cells only`() throws {
        let context = layout.invalidationContext(
            forBoundsChange: CGRect(x: 0, y: 100, width: 375, height: 667))
        // The invalidated cells are the corner, the names of 4 columns, and those of rows 2 to 17.
        #expect(context.invalidatedItemIndexPaths?.count == 21)
        #expect(!context.invalidateEverything)
        #expect(!context.invalidateDataSourceCounts)
        #expect((context as? SheetInvalidationContext)?.isOfFixedCells == true)
        let resized = layout.invalidationContext(
            forBoundsChange: CGRect(x: 0, y: 0, width: 430, height: 667))
        #expect((resized as? SheetInvalidationContext)?.isOfFixedCells == false)
    }

    @Test func `scrolling asks for the cells that come into sight and for no counts`() {
        let (cells, counts) = (data.cellRequests, data.countRequests)
        #expect((cells, counts) == (80, 1000))
        // Rows 2 to 17 are visible in place of rows 1 to 15. Two of them are new, with five cells each.
        view.contentOffset = CGPoint(x: 0, y: 88)
        view.layoutIfNeeded()
        #expect((data.cellRequests - cells, data.countRequests - counts) == (2 * 5, 0))
    }

    @Test func `the first layout asks for no more cells than that of a small table`() {
        let size = CGSize(width: 320, height: 400)
        let small = CountingData(rows: 10, columns: 10)
        let large = CountingData(rows: 1000, columns: 10_000)
        let views = [small, large].map { Self.makeView(SheetLayout(), $0, size) }
        // Three columns are visible in 264 points and 9 rows in 356.
        #expect(views.map(\.visibleCells.count) == [40, 40])
        #expect((small.cellRequests, large.cellRequests) == (40, 40))
    }

    @Test func `a cell is scrolled into the room beside the fixed ones`() {
        func offset(_ row: Int, _ column: Int) -> CGPoint {
            layout.offset(showing: Sheet.Place(row: row, column: column))
        }
        #expect(offset(1, 1) == .zero)
        // Column 4 ends at 408 points, and row 15 at 704.
        #expect(offset(15, 4) == CGPoint(x: 33, y: 37))
        view.contentOffset = CGPoint(x: 1000, y: 500)
        // Column 10 begins at 848 points, of which the first column covers 56. Row 5 begins at 220 points.
        #expect(offset(5, 10) == CGPoint(x: 792, y: 176))
        #expect(offset(20, 12) == CGPoint(x: 968, y: 500))
    }
}

@MainActor struct SheetScreenTests {
    private let viewModel = SheetViewModel(sheet: Sheet(rowCount: 1000, columnCount: 10_000))

    @Test func `keys select cells and bring them into sight`() throws {
        let screen = Screen(SheetController(viewModel: viewModel))
        let found: UICollectionView? = screen.first("sheet")
        let grid = try #require(found)
        let status: UILabel? = screen.first("selection")
        for key in [
            UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputRightArrow,
        ] {
            screen.press(key)
        }
        #expect(status?.text == "B2：2 × 2 = 4")
        #expect(grid.indexPathsForSelectedItems == [[2, 2]])
        screen.press(UIKeyCommand.inputEnd)
        #expect(status?.text == "NTO2：2 × 9999 = 19998")
        #expect(abs(grid.contentOffset.x - (879_968 - 390)) < 0.01)
        #expect(grid.cellForItem(at: [2, 9999])?.isSelected == true)
        screen.press(UIKeyCommand.inputEnd, .command)
        #expect(status?.text == "NTO999：999 × 9999 = 9989001")
        screen.press(UIKeyCommand.inputHome, .command)
        #expect(grid.contentOffset == .zero)
    }

    @Test func `another screen finds the cell that was selected`() {
        viewModel.select(Sheet.Place(row: 3, column: 4))
        let screen = Screen(SheetController(viewModel: viewModel))
        let status: UILabel? = screen.first("selection")
        #expect(status?.text == "D3：3 × 4 = 12")
    }

    @Test func `the first row cannot be selected`() throws {
        let screen = Screen(SheetController(viewModel: viewModel))
        let found: UICollectionView? = screen.first("sheet")
        let grid = try #require(found)
        #expect(grid.cellForItem(at: [0, 3])?.accessibilityActivate() == false)
        #expect(grid.cellForItem(at: [4, 3])?.accessibilityActivate() == true)
        #expect(viewModel.selected == Sheet.Place(row: 4, column: 3))
    }
}
