import TesseraUI

/// The methods that give a ``QLPreviewController`` its files.
/// See Apple's [QLPreviewControllerDataSource](
/// https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdatasource).
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns a file.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - index: The place of the file, counted from 0.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
