import Foundation

/// Says which part of a flow layout must be made anew.
/// See Apple's [UICollectionViewFlowLayoutInvalidationContext](
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate and the layout's properties are asked again for sizes and spaces.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the lines are broken again. Where neither is set the layout keeps all that it knows.
    open var invalidateFlowLayoutAttributes = true
}
