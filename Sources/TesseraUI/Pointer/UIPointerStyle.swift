import Foundation
import TesseraDisplay

/// What happens to content under the pointer.
/// See Apple's [UIPointerEffect](https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum).
@MainActor
public enum UIPointerEffect {
    /// The effect that suits the view: ``lift(_:)`` where it is small, and ``highlight(_:)`` otherwise.
    case automatic(UITargetedPreview)
    /// A translucent plate lies on the view.
    case highlight(UITargetedPreview)
    /// The view grows a little, and throws a shadow.
    case lift(UITargetedPreview)
    /// The parts of the effect one by one, while the pointer keeps its shape.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where the tint of an effect lies.
    /// See Apple's [UIPointerEffect.TintMode](
    /// https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum/tintmode).
    public enum TintMode: Sendable {
        /// There is none.
        case none
        /// In front of the view.
        case overlay
        /// Behind it.
        case underlay
    }

    /// The view to which it happens.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }

    /// A view of at most so many points on each side is lifted rather than highlighted.
    private static let smallest: CGFloat = 64

    /// What the display draws.
    var content: PointerContent.Effect {
        switch self {
        case .automatic(let preview):
            max(preview.size.width, preview.size.height) <= Self.smallest
                ? UIPointerEffect.lift(preview).content : UIPointerEffect.highlight(preview).content
        case .highlight: PointerContent.Effect(tint: .over)
        case .lift: PointerContent.Effect(hasShadow: true, isScaled: true)
        case .hover(_, let tint, let shadow, let scales):
            PointerContent.Effect(
                tint: tint == .overlay ? .over : tint == .underlay ? .under : nil, hasShadow: shadow,
                isScaled: scales)
        }
    }
}

/// What the pointer looks like.
/// See Apple's [UIPointerShape](https://developer.apple.com/documentation/uikit/uipointershape-swift.enum).
@MainActor
public enum UIPointerShape {
    /// A path about the place of the pointer.
    case path(UIBezierPath)
    /// A rectangle with round corners, about the place of the pointer.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// An upright beam of a length in points.
    case verticalBeam(length: CGFloat)
    /// A level beam of a length in points.
    case horizontalBeam(length: CGFloat)

    /// The usual radius of corners, in points.
    public nonisolated static let defaultCornerRadius: CGFloat = 8

    /// The width of a beam in points.
    private static let beam: CGFloat = 3

    /// The shape about the origin.
    var path: UIBezierPath {
        func centred(_ size: CGSize, _ radius: CGFloat) -> UIBezierPath {
            let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return UIBezierPath(roundedRect: rect, cornerRadius: radius)
        }
        switch self {
        case .path(let path): return path
        case .roundedRect(let rect, let radius): return centred(rect.size, radius)
        case .verticalBeam(let length):
            return centred(CGSize(width: Self.beam, height: length), Self.beam / 2)
        case .horizontalBeam(let length):
            return centred(CGSize(width: length, height: Self.beam), Self.beam / 2)
        }
    }
}

/// What the pointer looks like in a region, and what happens to the content there.
/// See Apple's [UIPointerStyle](https://developer.apple.com/documentation/uikit/uipointerstyle).
///
/// ```swift
/// func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
///     interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
/// }
/// ```
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let isHidden: Bool

    /// Creates a style with which something happens to content.
    ///
    /// - Parameters:
    ///   - effect: What happens.
    ///   - shape: What the pointer looks like meanwhile. If nil, it looks as always.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect, shape: shape, isHidden: false)
    }

    /// Creates a style that gives the pointer a shape.
    public convenience init(shape: UIPointerShape) {
        self.init(effect: nil, shape: shape, isHidden: false)
    }

    init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
        self.effect = effect
        self.shape = shape
        self.isHidden = isHidden
        super.init()
    }

    /// Returns a style with which the pointer is not seen.
    open class func hidden() -> UIPointerStyle {
        UIPointerStyle(effect: nil, shape: nil, isHidden: true)
    }

    /// Returns the style that the pointer has everywhere else.
    open class func system() -> UIPointerStyle {
        UIPointerStyle(effect: nil, shape: nil, isHidden: false)
    }
}
