import Foundation
import Testing

@testable import TesseraUI

/// A cell that records the changes of layout that it takes part in.
private final class TransitionCell: UICollectionViewCell {
    var calls: [String] = []

    private func name(_ layout: UICollectionViewLayout) -> String {
        "\((layout as? UICollectionViewFlowLayout)?.itemSize.height ?? 0)"
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        calls.append("will \(name(oldLayout)) to \(name(newLayout)) at \(bounds.height)")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        calls.append("did \(name(oldLayout)) to \(name(newLayout)) at \(bounds.height)")
    }
}

@MainActor struct LayoutTransitionTests {
    let screen: CollectionScreen
    let source: NumberSource

    init() {
        let old = UICollectionViewFlowLayout()
        old.itemSize.height = 40
        screen = CollectionScreen(layout: old)
        screen.view.register(TransitionCell.self, forCellWithReuseIdentifier: "cell")
        source = screen.makeNumberSource()
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
    }

    @Test func `views are notified of another layout before and after it places them`() throws {
        let cell = try #require(screen.view.visibleCells.first as? TransitionCell)
        let new = UICollectionViewFlowLayout()
        new.itemSize.height = 90
        screen.view.setCollectionViewLayout(new, animated: false)
        #expect(cell.calls == ["will 40.0 to 90.0 at 40.0", "did 40.0 to 90.0 at 90.0"])
    }

    @Test func `views are notified that an animated change has ended`() async throws {
        let cell = try #require(screen.view.visibleCells.first as? TransitionCell)
        let new = UICollectionViewFlowLayout()
        new.itemSize.height = 90
        await withCheckedContinuation { continuation in
            screen.view.setCollectionViewLayout(new, animated: true) { _ in continuation.resume() }
            #expect(cell.calls == ["will 40.0 to 90.0 at 40.0"])
        }
        #expect(cell.calls == ["will 40.0 to 90.0 at 40.0", "did 40.0 to 90.0 at 90.0"])
    }
}
