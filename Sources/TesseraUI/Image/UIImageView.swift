import Foundation
import TesseraDisplay
import TesseraGraphics

/// Shows an image.
/// See Apple's [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// Creates an image view that touches pass through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view as large as an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates an image view as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The image.
    open var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            setNeedsCommit()
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override var imageResources: [ImageResource] { image?.resource.map { [$0] } ?? [] }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        guard let image else { return }
        let mode: ImageContent.ContentMode =
            switch contentMode {
            case .scaleToFill: .scaleToFill
            case .scaleAspectFit: .scaleAspectFit
            case .scaleAspectFill: .scaleAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        var content = ImageContent(contentMode: mode, width: image.size.width, height: image.size.height)
        switch image.content {
        case .picture(let resource):
            content.resource = resource.id
        case .symbol(_, let glyph):
            content.symbol = String(glyph)
            let color: UIColor =
                image.renderingMode == .alwaysOriginal ? image.tint ?? .label : image.tint ?? tintColor
            content.color = color.displayColor(for: context.traits)
        }
        properties.image = content
    }
}
