import TesseraUI

/// The methods that notify an object of the end of a ``QLPreviewController``.
/// See Apple's [QLPreviewControllerDelegate](
/// https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdelegate).
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// Called before the controller disappears.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called when the controller has disappeared.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
