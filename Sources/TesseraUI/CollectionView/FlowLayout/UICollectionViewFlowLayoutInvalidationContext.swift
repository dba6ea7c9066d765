import Foundation

/// A description of the part of a flow layout that is invalid.
/// See Apple's [UICollectionViewFlowLayoutInvalidationContext](
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// A Boolean value that tells whether sizes and spaces must be read again from the delegate and the
    /// layout's properties.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// A Boolean value that tells whether the lines must be broken again. If both values are false, the
    /// layout remains valid.
    open var invalidateFlowLayoutAttributes = true
}
