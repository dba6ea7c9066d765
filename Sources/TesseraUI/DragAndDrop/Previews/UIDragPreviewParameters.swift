/// The look of a view that is dragged or dropped.
/// See Apple's [UIDragPreviewParameters](https://developer.apple.com/documentation/uikit/uidragpreviewparameters).
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    override func makeCopy() -> UIPreviewParameters {
        let copy = UIDragPreviewParameters()
        copy.adopt(self)
        return copy
    }
}
