import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A list cell with a control in its content.
private final class OutlineCell: UICollectionViewListCell {
    var item: Int?
    let button = UIControl()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    var disclosure: OutlineDisclosure? { subviews.lazy.compactMap { $0 as? OutlineDisclosure }.first }

    /// The rotation of the chevron clockwise, in quarters of a circle. At 0 the chevron points to the right, and at 1
    /// down. Nil if the cell has no disclosure.
    var quarters: CGFloat? {
        disclosure?.subviews.first.map { atan2($0.transform.b, $0.transform.a) / (.pi / 2) }
    }
}

extension DisplayTests {
    /// Tests outlines with touches, as a user would operate them. Cells are 390 points wide and 100 high, and their
    /// chevron is 20.4 points wide with the default margin of 8 points at the right edge.
    @Suite @MainActor struct OutlineDisclosureTests {
        typealias Source = UICollectionViewDiffableDataSource<String, Int>
        typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

        @MainActor private struct Screen {
            let display: FakeDisplay
            let view: UICollectionView
            let source: Source

            var items: [Int?] { view.visibleCells.map { ($0 as? OutlineCell)?.item } }

            func cell(_ item: Int) throws -> OutlineCell {
                let path = try #require(source.indexPath(for: item))
                return try #require(view.cellForItem(at: path) as? OutlineCell)
            }

            /// Taps the cell of an item at a distance in points from the cell's left edge.
            func tap(_ item: Int, x: Double) async throws {
                let path = try #require(source.indexPath(for: item))
                display.tap(x, Double(path.item) * 100 + 50)
                await display.settle()
            }
        }

        /// Displays an outline in which item 1 has the children 11 and 12, and item 2 has the child 21. All items are
        /// collapsed.
        private func putOnScreen(
            _ accessory: @escaping (Int) -> UICellAccessory = { _ in .outlineDisclosure() }
        ) async throws -> Screen {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: .list())
            view.register(OutlineCell.self, forCellWithReuseIdentifier: "cell")
            let source = Source(collectionView: view) { view, indexPath, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                (cell as? OutlineCell)?.item = item
                (cell as? OutlineCell)?.accessories = item < 10 ? [accessory(item)] : []
                return cell
            }
            window.addSubview(view)
            var outline = Outline()
            outline.append([1, 2])
            outline.append([11, 12], to: 1)
            outline.append([21], to: 2)
            source.apply(outline, to: "A", animatingDifferences: false, completion: nil)
            await display.settle()
            return Screen(display: display, view: view, source: source)
        }

        @Test func `a tap on the chevron expands the item, and another collapses it`() async throws {
            let screen = try await putOnScreen()
            try await screen.tap(1, x: 370)
            #expect(screen.items == [1, 11, 12, 2])
            #expect(screen.source.snapshot(for: "A").isExpanded(1))
            try await screen.tap(1, x: 370)
            #expect(screen.items == [1, 2])
            #expect(screen.view.indexPathsForSelectedItems == [])
        }

        @Test func `a tap beside the chevron selects the cell`() async throws {
            let screen = try await putOnScreen()
            try await screen.tap(1, x: 350)
            #expect(screen.items == [1, 2])
            #expect(screen.view.indexPathsForSelectedItems == [[0, 0]])
        }

        @Test func `a tap anywhere in a header expands its item, but for controls in it`() async throws {
            let screen = try await putOnScreen { _ in .outlineDisclosure(options: .init(style: .header)) }
            try screen.cell(2).button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            try await screen.tap(1, x: 20)
            #expect(screen.items == [1, 11, 12, 2])
            #expect(screen.view.indexPathsForSelectedItems == [])
            try await screen.tap(2, x: 20)
            #expect(screen.items == [1, 11, 12, 2])
            try await screen.tap(2, x: 120)
            #expect(screen.items == [1, 11, 12, 2, 21])
        }

        @Test func `assistive technology expands an item through its button, or its header`() async throws {
            let screen = try await putOnScreen {
                .outlineDisclosure(options: .init(style: $0 == 2 ? .header : .cell))
            }
            let disclosure = try #require(try screen.cell(1).disclosure)
            #expect(disclosure.accessibilityLabel == "Expand")
            #expect(disclosure.accessibilityActivate())
            #expect(screen.items == [1, 11, 12, 2])
            #expect(disclosure.accessibilityLabel == "Collapse")
            await screen.display.settle()
            let element = try #require(screen.display.elements[disclosure.node.id])
            #expect(element.properties["ax"]?["x"] == .bool(true))
            #expect(try screen.cell(2).accessibilityActivate())
            await screen.display.settle()
            #expect(screen.items == [1, 11, 12, 2, 21])
            #expect(screen.view.indexPathsForSelectedItems == [])
        }

        @Test func `an accessory with an action of its own does that instead`() async throws {
            var taps: [Int] = []
            let screen = try await putOnScreen { item in .outlineDisclosure { taps.append(item) } }
            try await screen.tap(2, x: 370)
            #expect(taps == [2])
            #expect(screen.items == [1, 2])
        }

        @Test func `a hidden accessory takes its room and nothing else`() async throws {
            let screen = try await putOnScreen { _ in .outlineDisclosure(options: .init(isHidden: true)) }
            #expect(abs(try screen.cell(1).contentView.frame.width - (390 - 20.4 - 8)) < 0.001)
            try await screen.tap(1, x: 370)
            #expect(screen.items == [1, 2])
            #expect(screen.view.indexPathsForSelectedItems == [[0, 0]])
        }

        // MARK: Appearance

        @Test func `content is indented by its level, and ends where the accessory begins`() async throws {
            let screen = try await putOnScreen { _ in
                .outlineDisclosure(options: .init(reservedLayoutWidth: .custom(40)))
            }
            try await screen.tap(1, x: 370)
            #expect(try screen.cell(1).contentView.frame == CGRect(x: 0, y: 0, width: 342, height: 100))
            #expect(try screen.cell(11).contentView.frame == CGRect(x: 10, y: 0, width: 380, height: 100))
            #expect(try screen.cell(11).indentationLevel == 1)
            try screen.cell(11).indentationWidth = 30
            screen.view.layoutIfNeeded()
            #expect(try screen.cell(11).contentView.frame == CGRect(x: 30, y: 0, width: 360, height: 100))
            #expect(try screen.cell(1).disclosure?.frame == CGRect(x: 342, y: 0, width: 48, height: 100))
            #expect(try screen.cell(1).disclosure?.contentCenter == CGPoint(x: 20, y: 50))
        }

        @Test func `a chevron points down while its item is expanded, and stays so for the one that is`()
            async throws
        {
            let screen = try await putOnScreen()
            try await screen.tap(2, x: 370)
            #expect(try screen.cell(2).quarters == 1)
            #expect(try screen.cell(1).quarters == 0)
            // The app expands the item above, so the cell of item 2 moves and stays expanded.
            var outline = screen.source.snapshot(for: "A")
            outline.expand([1])
            screen.source.apply(outline, to: "A", animatingDifferences: true, completion: nil)
            await screen.display.settle()
            #expect(screen.items == [1, 11, 12, 2, 21])
            #expect(try screen.cell(2).quarters == 1)
            #expect(try screen.cell(1).quarters == 1)
        }

        // MARK: Handlers

        @Test func `the handlers are called before and after the user expands or collapses an item`()
            async throws
        {
            let screen = try await putOnScreen()
            var calls: [String] = []
            screen.source.sectionSnapshotHandlers.shouldExpandItem = {
                calls.append("should expand \($0)")
                return $0 != 2
            }
            screen.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will expand \($0)") }
            screen.source.sectionSnapshotHandlers.shouldCollapseItem = {
                calls.append("should collapse \($0)")
                return false
            }
            screen.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("will collapse \($0)") }
            try await screen.tap(1, x: 370)
            try await screen.tap(2, x: 370)
            try await screen.tap(1, x: 370)
            #expect(
                calls == ["should expand 1", "will expand 1", "should expand 2", "should collapse 1"])
            #expect(screen.items == [1, 11, 12, 2])
            screen.source.sectionSnapshotHandlers.shouldCollapseItem = nil
            try await screen.tap(1, x: 370)
            #expect(calls.last == "will collapse 1")
            #expect(screen.items == [1, 2])
        }

        @Test func `children can be provided when their parent is expanded`() async throws {
            let screen = try await putOnScreen()
            var before: [[Int]] = []
            screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
                before.append(children.items)
                var children = children
                children.append([parent * 10 + before.count + 4])
                return children
            }
            try await screen.tap(1, x: 370)
            #expect(screen.items == [1, 11, 12, 15, 2])
            try await screen.tap(1, x: 370)
            try await screen.tap(1, x: 370)
            #expect(screen.items == [1, 11, 12, 15, 16, 2])
            #expect(before == [[11, 12], [11, 12, 15]])
        }

        @Test func `an item of a plain section can be expanded too`() async throws {
            let screen = try await putOnScreen()
            var all = Source.Snapshot()
            all.appendSections(["B"])
            all.appendItems([5])
            screen.source.apply(all, animatingDifferences: false, completion: nil)
            screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
                var children = Outline()
                children.append([51])
                return children
            }
            await screen.display.settle()
            try await screen.tap(5, x: 370)
            #expect(screen.items == [5, 51])
        }
    }
}

@Suite @MainActor struct ListCellTests {
    @Test func `from right to left the accessory is on the left, and the content indented from the right`() {
        let arrangement = AccessoryArrangement(
            .init(
                bounds: CGRect(x: 0, y: 0, width: 390, height: 100), isMirrored: true, indentation: 20,
                trailingMargin: 8), leading: [], trailing: [28])
        #expect(arrangement.content == CGRect(x: 36, y: 0, width: 334, height: 100))
        #expect(arrangement.trailing.map(\.frame) == [CGRect(x: 0, y: 0, width: 36, height: 100)])
        #expect(arrangement.trailing.map(\.center) == [CGPoint(x: 22, y: 50)])
    }

    @Test func `in a narrow cell the accessory keeps its room longer than the content`() {
        let arrangement = AccessoryArrangement(
            .init(
                bounds: CGRect(x: 0, y: 0, width: 50, height: 100), indentation: 40, trailingMargin: 8),
            leading: [], trailing: [28])
        #expect(arrangement.content == CGRect(x: 14, y: 0, width: 0, height: 100))
        #expect(arrangement.trailing.map(\.frame) == [CGRect(x: 14, y: 0, width: 36, height: 100)])
    }

    @Test func `two outline disclosures in a cell stop the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UICollectionViewListCell(frame: .zero).accessories = [
                    .outlineDisclosure(), .outlineDisclosure(),
                ]
            }
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(line.contains("UICollectionViewListCell.accessories: there are 2 outline disclosures"))
    }
}
