import Foundation
import TesseraDisplay
import TesseraGraphics

/// The ways in which a text layer aligns lines.
/// See Apple's
/// [CATextLayerAlignmentMode](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode).
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Lines begin where their script begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Lines begin at the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Lines end at the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Lines lie in the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Lines but the last one are as wide as the layer.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The ways in which a text layer shortens a line that is too long.
/// See Apple's
/// [CATextLayerTruncationMode](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode).
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line is cut off at the edge of the layer.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis replaces the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis replaces the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis replaces the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws text, which begins at its upper edge.
/// See Apple's [CATextLayer](https://developer.apple.com/documentation/quartzcore/catextlayer).
///
/// ```swift
/// let caption = CATextLayer()
/// caption.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
/// caption.string = "25 %"
/// caption.fontSize = 14
/// caption.foregroundColor = UIColor.label.cgColor
/// view.layer.addSublayer(caption)
/// ```
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`, whose attributes replace the properties of the layer; or nil.
    open var string: Any? { didSet { view.setNeedsCommit() } }
    /// The font of a `String`: a `UIFont`, of which the size has no effect, the name of a font, or nil for the font of
    /// the system.
    open var font: Any? { didSet { view.setNeedsCommit() } }
    /// The size of the font in points; 36 by default.
    open var fontSize: CGFloat = 36 { didSet { view.setNeedsCommit() } }
    /// The colour of a `String`; white by default. Changes are not animated.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { view.setNeedsCommit() } }
    /// A Boolean value that tells whether the text continues in further lines; false by default.
    open var isWrapped = false { didSet { view.setNeedsCommit() } }
    /// The way in which lines are aligned; ``CATextLayerAlignmentMode/natural`` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { view.setNeedsCommit() } }
    /// The way in which the last line is shortened if it is too long; ``CATextLayerTruncationMode/none`` by default.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { view.setNeedsCommit() } }

    /// The label that lays out the text. It is in no window.
    private lazy var label = UILabel()

    /// Creates a layer without text.
    public override init() { super.init() }

    /// Creates a layer as a picture of another one.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
        (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
        (alignmentMode, truncationMode) = (layer.alignmentMode, layer.truncationMode)
    }

    /// Creates a layer as from an archive, without text.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        label.overrideUserInterfaceStyle = context.traits.userInterfaceStyle
        label.numberOfLines = isWrapped ? 0 : 1
        label.lineBreakMode =
            switch truncationMode {
            case .start: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .end: .byTruncatingTail
            default: isWrapped ? .byWordWrapping : .byClipping
            }
        label.textAlignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        if let text = string as? NSAttributedString {
            label.attributedText = text
        } else {
            label.font =
                (font as? UIFont)?.withSize(fontSize)
                ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
                ?? .systemFont(ofSize: fontSize)
            label.textColor = UIColor(cgColor: foregroundColor ?? .black)
            label.text = string as? String
        }
        let bounds = bounds
        let fitting = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        // A label centres its text, so that it must not be higher than the text.
        let height = truncationMode == .none ? fitting.height : min(fitting.height, bounds.height)
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        label.describeText(in: &properties, context: context)
        if properties.text != nil { properties.clipsToBounds = true }
    }

    /// Returns the size of the text.
    open override func preferredFrameSize() -> CGSize {
        var properties = NodeProperties()
        describeContent(in: &properties, context: CommitContext(traits: view.traitCollection))
        let room = isWrapped ? bounds.width : .greatestFiniteMagnitude
        return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    }
}
