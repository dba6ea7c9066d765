import Foundation

/// The look of an item while it is dragged.
/// See Apple's [UIDragPreview](https://developer.apple.com/documentation/uikit/uidragpreview).
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// Creates a preview of a view, which need not be in a window.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - parameters: The look of the view. The parameters are copied.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        ownParameters = parameters.makeCopy()
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Creates a preview of a URL that displays its address.
    public convenience init(for url: URL) {
        self.init(for: url, title: nil)
    }

    /// Creates a preview of a URL that displays a title above its address.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - title: The title, or nil for none.
    public convenience init(for url: URL, title: String?) {
        self.init(view: URLPreview(url, title: title))
    }

    /// The view.
    open private(set) var view: UIView
    /// The look of the view. The result is a copy, as on iOS.
    open var parameters: UIDragPreviewParameters {
        (ownParameters.makeCopy() as? UIDragPreviewParameters) ?? UIDragPreviewParameters()
    }

    private let ownParameters: UIPreviewParameters
}

/// The preview of a link: its title above its address.
final class URLPreview: UIView {
    init(_ url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 10
        var y = Self.margin
        var width: CGFloat = 0
        for (text, font, color) in [
            (title, UIFont.preferredFont(forTextStyle: .headline), UIColor.label),
            (url.absoluteString, UIFont.preferredFont(forTextStyle: .footnote), .secondaryLabel),
        ] {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = color
            let size = label.sizeThatFits(
                CGSize(width: Self.widest, height: CGFloat.greatestFiniteMagnitude))
            label.frame = CGRect(
                x: Self.margin, y: y, width: min(size.width, Self.widest), height: size.height)
            y += size.height
            width = max(width, label.frame.width)
            addSubview(label)
        }
        frame = CGRect(x: 0, y: 0, width: width + 2 * Self.margin, height: y + Self.margin)
    }

    required init?(coder: NSCoder) { nil }

    private static let margin: CGFloat = 12
    /// The greatest width of a text in points. Longer texts are cut off.
    private static let widest: CGFloat = 280
}
