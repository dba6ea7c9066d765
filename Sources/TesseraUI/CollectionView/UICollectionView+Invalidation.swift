import Foundation

extension UICollectionView {
    /// Called when the layout has been invalidated. The context describes the extent.
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
