import Foundation
import TesseraUI

/// A file that a ``QLPreviewController`` displays.
/// See Apple's [QLPreviewItem](https://developer.apple.com/documentation/quicklook/qlpreviewitem).
///
/// An object of the app's with a place and a title may be one. So may a `URL`, which becomes an object by itself on iOS and does
/// not on Linux.
@preconcurrency @MainActor
public protocol QLPreviewItem {
    /// The place of the file, or nil if there is none yet.
    var previewItemURL: URL? { get }
    /// The title of the screen, or nil for the name of the file.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Nil, so that the screen has the name of the file.
    public var previewItemTitle: String? { nil }

    /// The description of the file.
    var preview: FilePreview { FilePreview(url: previewItemURL, title: previewItemTitle) }
}

extension URL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self as URL }
}
