/// Says where a preview goes that is dropped or comes back: to a point of a container.
/// See Apple's [UIDragPreviewTarget](https://developer.apple.com/documentation/uikit/uidragpreviewtarget).
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
