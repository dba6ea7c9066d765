/// The point of a container to which a preview moves when it is dropped or returns.
/// See Apple's [UIDragPreviewTarget](https://developer.apple.com/documentation/uikit/uidragpreviewtarget).
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
