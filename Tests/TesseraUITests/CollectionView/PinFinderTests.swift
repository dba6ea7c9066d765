import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests twenty rows of twenty cells of 100 × 100 points, on a screen of 390 × 844. The layout belongs to the app
    /// and keeps the first row and the first column visible.
    @Suite @MainActor struct PinFinderTests {
        private let data = SquareData()
        private let layout = FrozenLayout()

        private func putOnScreen(on display: FakeDisplay) async throws -> UICollectionView {
            let window = try display.show()
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = data
            window.addSubview(view)
            await display.settle()
            return view
        }

        private func scroll(_ view: UICollectionView, to x: Double, _ y: Double, _ display: FakeDisplay) async
        {
            display.reset()
            display.send(.scroll(.init(view: view.node.id, x: x, y: y, revision: 1_000, phase: .dragging)))
            await display.settle()
        }

        private func element(_ view: UICollectionView, _ path: IndexPath, _ display: FakeDisplay) throws
            -> [String: JSON]
        {
            let cell = try #require(view.cellForItem(at: path))
            return try #require(display.elements[cell.node.id]).properties
        }

        private func json(_ text: String) throws -> JSON {
            try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
        }

        @Test func `a fixed row and column that have moved with the content move by themselves from then on`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let view = try await putOnScreen(on: display)
            #expect(try element(view, [0, 1], display)["st"] == nil)
            await scroll(view, to: 30, 20, display)
            #expect(try element(view, [0, 1], display)["f"] == json("[100,0,100,100]"))
            #expect(try element(view, [0, 1], display)["st"] == json(#"{"a":"y","s":0,"l":[0,2000]}"#))
            #expect(try element(view, [1, 0], display)["f"] == json("[0,100,100,100]"))
            #expect(try element(view, [1, 0], display)["st"] == json(#"{"a":"x","s":0,"l":[0,2000]}"#))
            #expect(try element(view, [0, 0], display)["f"] == json("[0,0,100,100]"))
            #expect(
                try element(view, [0, 0], display)["st"]
                    == json(#"{"a":"y","s":0,"l":[0,2000],"x":{"s":0,"u":2000}}"#))
            #expect(try element(view, [1, 1], display)["st"] == nil)
            await scroll(view, to: 40, 30, display)
            #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 100, y: 30, width: 100, height: 100))
            #expect(display.frames.isEmpty)
        }

        @Test func `a cell that comes into sight beside fixed ones is fixed at once`() async throws {
            let display = try await FakeDisplay.attached()
            let view = try await putOnScreen(on: display)
            await scroll(view, to: 0, 20, display)
            await scroll(view, to: 120, 20, display)
            #expect(try element(view, [0, 5], display)["f"] == json("[500,0,100,100]"))
            #expect(try element(view, [0, 5], display)["st"] == json(#"{"a":"y","s":0,"l":[0,2000]}"#))
            #expect(try element(view, [1, 5], display)["st"] == nil)
        }

        @Test func `after a jump the fixed cells are new but for the corner, and are fixed`() async throws {
            let display = try await FakeDisplay.attached()
            let view = try await putOnScreen(on: display)
            await scroll(view, to: 1200, 1000, display)
            #expect(try element(view, [0, 13], display)["f"] == json("[1300,0,100,100]"))
            #expect(try element(view, [0, 13], display)["st"] == json(#"{"a":"y","s":0,"l":[0,2000]}"#))
            #expect(try element(view, [12, 0], display)["st"] == json(#"{"a":"x","s":0,"l":[0,2000]}"#))
            #expect(try element(view, [0, 0], display)["st"] != nil)
            // This cell is at the same place as the first row, but behind it.
            #expect(view.cellForItem(at: [10, 13])?.frame.minY == 1000)
            #expect(try element(view, [10, 13], display)["st"] == nil)
            // This cell is behind the corner. Its place could come from the row or from the column, so it is not
            // treated as fixed.
            #expect(view.cellForItem(at: [0, 12])?.frame.origin == CGPoint(x: 1200, y: 1000))
            #expect(try element(view, [0, 12], display)["st"] == nil)
        }

        @Test func `a row moves with the content again when its layout no longer fixes it`() async throws {
            let display = try await FakeDisplay.attached()
            layout.lowest = 200
            let view = try await putOnScreen(on: display)
            await scroll(view, to: 0, 150, display)
            #expect(try element(view, [0, 1], display)["st"] != nil)
            await scroll(view, to: 0, 260, display)
            #expect(try element(view, [0, 1], display)["f"] == json("[100,200,100,100]"))
            #expect(try element(view, [0, 1], display)["st"] == nil)
        }

        @Test func `where everything moves with the content nothing is fixed`() async throws {
            let display = try await FakeDisplay.attached()
            layout.fixesAll = true
            let view = try await putOnScreen(on: display)
            await scroll(view, to: 0, 50, display)
            #expect(view.cellForItem(at: [1, 1])?.frame == CGRect(x: 100, y: 150, width: 100, height: 100))
            #expect(try element(view, [1, 1], display)["st"] == nil)
        }

        @Test func `other insets move fixed cells to where they are now`() async throws {
            let display = try await FakeDisplay.attached()
            let view = try await putOnScreen(on: display)
            await scroll(view, to: 0, 20, display)
            view.contentInset.top = 30
            await display.settle()
            await scroll(view, to: 0, 60, display)
            // The layout ignores the inset of 30 points.
            #expect(view.cellForItem(at: [0, 1])?.frame.minY == 60)
            #expect(try element(view, [0, 1], display)["f"] == json("[100,-30,100,100]"))
            #expect(try element(view, [0, 1], display)["st"] == json(#"{"a":"y","s":-30,"l":[-30,2000]}"#))
        }
    }
}

/// A data source with twenty sections of twenty items.
@MainActor private final class SquareData: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 20 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// A layout of squares of 100 points. The first section and the first item of each section stay at the edges of the
/// visible part.
private final class FrozenLayout: UICollectionViewLayout {
    /// The largest vertical position of the first row, in points.
    var lowest: CGFloat = .infinity
    var fixesAll = false

    override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 2000) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let offset = collectionView?.contentOffset ?? .zero
        let (isTop, isLeft) = (indexPath.section == 0, indexPath.item == 0)
        attributes.frame = CGRect(
            x: CGFloat(indexPath.item) * 100 + (isLeft || fixesAll ? offset.x : 0),
            y: CGFloat(indexPath.section) * 100 + (isTop || fixesAll ? min(offset.y, lowest) : 0),
            width: 100, height: 100)
        attributes.zIndex = (isTop ? 1 : 0) + (isLeft ? 1 : 0)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<20).flatMap { section in
            (0..<20).compactMap { layoutAttributesForItem(at: [section, $0]) }
        }.filter { $0.frame.intersects(rect) }
    }
}
