extension UICollectionView {
    /// The events at which a cell or another view whose layout estimates its size is measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only reloading or reconfiguring an item measures its cell again.
        case disabled = 0
        /// Invalidating the intrinsic content size of a cell or of its content view measures it again too.
        case enabled = 1
        /// In addition, a cell is measured again when constraints within it, or the content of views in them, have
        /// changed.
        case enabledIncludingConstraints = 2
    }
}
