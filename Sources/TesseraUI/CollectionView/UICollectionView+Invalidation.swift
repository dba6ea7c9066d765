import Foundation

extension UICollectionView {
    /// Called when the layout is to be made anew, as far as a context says.
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        stage.content.offsetAdjustment.x += context.contentOffsetAdjustment.x
        stage.content.offsetAdjustment.y += context.contentOffsetAdjustment.y
        stage.content.sizeAdjustment.width += context.contentSizeAdjustment.width
        stage.content.sizeAdjustment.height += context.contentSizeAdjustment.height
        if context.preferred == nil { rowsMayHaveChanged = true }
        stage.layoutWasInvalidated(
            measures: context.preferred == nil && !context.isOfMovement,
            forgetsAnnouncements: context.invalidateEverything || context.invalidateDataSourceCounts)
    }
}
