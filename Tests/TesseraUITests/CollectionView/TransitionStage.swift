import Foundation

@testable import TesseraUI

/// A delegate that chooses the end of transitions and their layouts.
@MainActor final class TransitionDelegate: NSObject, UICollectionViewDelegate {
    var proposals: [CGPoint] = []
    var target: CGPoint?
    var didScroll: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
    var makeLayout: ((UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout)?

    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        proposals.append(proposedContentOffset)
        return target ?? proposedContentOffset
    }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        makeLayout?(fromLayout, toLayout)
            ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}

/// A collection view of 50 items whose layout a gesture changes.
@MainActor final class TransitionStage {
    let screen = CollectionScreen(layout: .list(height: 40))
    let feed = Feed(count: 50)
    let delegate = TransitionDelegate()

    init() {
        screen.view.dataSource = feed
        screen.view.delegate = delegate
        screen.window.layoutIfNeeded()
    }
}

/// Tests of changes of layouts that a gesture drives.
@MainActor protocol InteractiveTransitions {
    var stage: TransitionStage { get }
}

extension InteractiveTransitions {
    var screen: CollectionScreen { stage.screen }
    var feed: Feed { stage.feed }
    var delegate: TransitionDelegate { stage.delegate }
    var view: UICollectionView { screen.view }

    func start(
        to layout: UICollectionViewLayout = .list(height: 100),
        completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        view.startInteractiveTransition(to: layout, completion: completion)
    }

    func move(_ transition: UICollectionViewTransitionLayout, to progress: CGFloat) {
        transition.transitionProgress = progress
        transition.invalidateLayout()
        screen.window.layoutIfNeeded()
    }

    /// The top of a cell and its height in the visible part.
    func place(_ item: Int) -> [CGFloat]? {
        view.cellForItem(at: [0, item]).map { [$0.frame.minY - view.contentOffset.y, $0.frame.height] }
    }

    /// Displays numbers, and headers of a kind. The caller must retain the result.
    func sourceWithHeaders(count: Int, of kind: String) -> NumberSource {
        view.register(TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        let source = screen.makeNumberSource()
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot, animatingDifferences: false)
        return source
    }
}
