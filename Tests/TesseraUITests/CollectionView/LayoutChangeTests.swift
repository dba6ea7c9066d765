import Foundation
import Testing

@testable import TesseraUI

/// A layout that places items of one height below one another and records calls of the hooks of an update.
private final class TellingLayout: UICollectionViewLayout {
    static var calls: [String] = []
    let name: String
    let height: CGFloat

    init(_ name: String, height: CGFloat) {
        self.name = name
        self.height = height
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    // Apps write layouts that rely on having a collection view, so this one ends the test if it is used without one.
    private var count: Int {
        guard let collectionView else { preconditionFailure("The layout has no collection view.") }
        return collectionView.numberOfItems(inSection: 0)
    }

    override func prepare() {
        super.prepare()
        Self.calls.append("\(name) prepare")
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        Self.calls.append("\(name) to \((newLayout as? TellingLayout)?.name ?? "")")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        Self.calls.append("\(name) from \((oldLayout as? TellingLayout)?.name ?? "")")
    }
    override func finalizeLayoutTransition() { Self.calls.append("\(name) finalize") }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 200, height: CGFloat(count) * height)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.item < count else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: 0, y: CGFloat(indexPath.item) * height, width: 200, height: height)
        return attributes
    }
}

extension DisplayTests {
    @Suite @MainActor struct LayoutChangeTests {
        private let tall = TellingLayout("tall", height: 400)
        private let low = TellingLayout("low", height: 100)
        private let feed = Feed(count: 20)

        private func putOnScreen(_ layout: UICollectionViewLayout) async throws -> (
            FakeDisplay, UICollectionView
        ) {
            let display = try await FakeDisplay.attached()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 790), collectionViewLayout: layout)
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = feed
            try display.show().addSubview(view)
            await display.settle()
            display.reset()
            TellingLayout.calls = []
            return (display, view)
        }

        private func items(_ view: UICollectionView) -> [Int] {
            view.indexPathsForVisibleItems.map(\.item)
        }

        @Test func `another layout takes over at once, and both layouts are informed`() async throws {
            let (_, view) = try await putOnScreen(tall)
            var isFinished: Bool?
            view.setCollectionViewLayout(low, animated: false) { isFinished = $0 }
            #expect(isFinished == true)
            #expect(
                TellingLayout.calls == [
                    "tall to low", "low from tall", "low prepare", "low finalize", "tall finalize",
                ])
            #expect(items(view) == Array(0..<8))
            #expect(tall.collectionView == nil && low.collectionView === view)
        }

        @Test func `items come from the places that they had in the old layout`() async throws {
            let (display, view) = try await putOnScreen(tall)
            #expect(items(view) == [0, 1])
            let kept = view.cellForItem(at: [0, 1])
            var isFinished: Bool?
            view.setCollectionViewLayout(low, animated: true) { isFinished = $0 }
            #expect(tall.collectionView == nil)
            #expect(view.cellForItem(at: [0, 1]) === kept)
            #expect(kept?.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
            await display.settle()
            // A new cell begins at 2 · 400 points, its place in the old layout, and moves to 2 · 100.
            let cell = try #require(view.cellForItem(at: [0, 2]))
            let created = display.operations.compactMap { operation -> [Double]? in
                guard case .create(let id, _, _, _, let set) = operation, id == cell.node.id else {
                    return nil
                }
                return set.frame.map { [$0.rect.minY, $0.rect.height] }
            }
            #expect(created == [[800, 400]])
            #expect(cell.frame == CGRect(x: 0, y: 200, width: 200, height: 100))
            await wait(until: { isFinished != nil })
            #expect(isFinished == true)
        }

        @Test func `items that leave the visible part go to their places and are used again`() async throws {
            let (display, view) = try await putOnScreen(low)
            let cell = try #require(view.cellForItem(at: [0, 5]))
            var isFinished: Bool?
            view.setCollectionViewLayout(tall, animated: true) { isFinished = $0 }
            #expect(items(view) == [0, 1])
            #expect(cell.superview === view && cell.frame == CGRect(x: 0, y: 2000, width: 200, height: 400))
            await wait(until: { isFinished != nil && cell.superview == nil })
            await display.settle()
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UICollectionView 0 0 200 790 at 0 0
                        TestCell 0 0 200 400
                        TestCell 0 400 200 400
                    """)
        }

        @Test func `the same layout again changes nothing`() async throws {
            let (_, view) = try await putOnScreen(low)
            var isFinished: Bool?
            view.setCollectionViewLayout(low, animated: true) { isFinished = $0 }
            #expect(isFinished == true && TellingLayout.calls.isEmpty)
        }
    }
}
