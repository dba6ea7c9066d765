import Foundation

extension UICollectionView {
    /// Called when the layout has been invalidated. The context describes the extent.
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        stage.content.offsetAdjustment.x += context.contentOffsetAdjustment.x
        stage.content.offsetAdjustment.y += context.contentOffsetAdjustment.y
        stage.content.sizeAdjustment.width += context.contentSizeAdjustment.width
        stage.content.sizeAdjustment.height += context.contentSizeAdjustment.height
        let isOfData = context.invalidateEverything || context.invalidateDataSourceCounts
        // The steps of a transition neither measure views nor change the rows of lists.
        let isOfTransition = interactiveLayoutChange != nil && !isOfData
        if context.preferred == nil, !isOfTransition { rowsMayHaveChanged = true }
        stage.layoutWasInvalidated(
            measures: context.preferred == nil && !context.isOfMovement && !isOfTransition,
            forgetsAnnouncements: isOfData)
    }
}
