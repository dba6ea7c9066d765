import Foundation

/// An object whose content the large content viewer displays. Views are such objects.
/// See Apple's [UILargeContentViewerItem](https://developer.apple.com/documentation/uikit/uilargecontentvieweritem).
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// A Boolean value that tells whether the viewer displays the object.
    var showsLargeContentViewer: Bool { get }
    /// The text in the viewer.
    var largeContentTitle: String? { get }
    /// The image in the viewer.
    var largeContentImage: UIImage? { get }
    /// A Boolean value that tells whether the image is enlarged to fill its place.
    var scalesLargeContentImage: Bool { get }
    /// The space around the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
    /// The title in the large content viewer if the app states none: what the view displays, or what assistive technology reads.
    var usualLargeContentTitle: String? {
        let shown =
            switch self {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            default: String?.none
            }
        return [shown, accessibilityLabel].firstNonEmpty
    }

    /// The image in the large content viewer if the app states none.
    var usualLargeContentImage: UIImage? {
        switch self {
        case let picture as UIImageView: picture.image
        case let button as UIButton: button.currentImage
        default: nil
        }
    }

    /// Returns the frontmost view at a point, in points of this view, that the large content viewer displays.
    func largeContentItem(at point: CGPoint) -> UIView? {
        guard isTouchable, self.point(inside: point, with: nil) else { return nil }
        for subview in subviewsFromFront {
            if let item = subview.largeContentItem(at: subview.convert(point, from: self)) { return item }
        }
        return showsLargeContentViewer ? self : nil
    }
}

/// What the large content viewer displays of a view.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}
