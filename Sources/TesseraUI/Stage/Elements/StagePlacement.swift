import Foundation

/// What decides which elements have views, and where these are.
///
/// The layout pass after one in which cells came or were measured usually has the same placement, and then has nothing to place.
@MainActor
struct StagePlacement: Equatable {
    private let visible: CGRect
    /// The adjusted insets. Pinned views stay within them, also while a bar collapses, which does not invalidate the layout.
    private let insets: UIEdgeInsets
    private let nearby: CGRect
    private let kept: StageElement?
    private let layout: ObjectIdentifier
    private let invalidations: Int

    /// Creates a placement. The result is nil if more decides than a placement knows.
    ///
    /// - Parameters:
    ///   - nearby: The rectangle whose elements have views.
    ///   - kept: The element that has a view wherever it is, or nil.
    init?(of stage: ElementStage, in nearby: CGRect, keeping kept: StageElement?) {
        // A layout of an app may answer the same question in another way each time.
        guard let layout = stage.layout as? UICollectionViewCompositionalLayout,
            type(of: layout) == UICollectionViewCompositionalLayout.self, stage.update == nil,
            stage.movement == nil, stage.phantoms == nil, !stage.needsSorting,
            stage.scrollView.orthogonalScrolling?.isUnused != false
        else { return nil }
        visible = stage.scrollView.bounds
        insets = stage.scrollView.adjustedContentInset
        self.nearby = nearby
        self.kept = kept
        self.layout = ObjectIdentifier(layout)
        invalidations = stage.invalidations
    }
}
