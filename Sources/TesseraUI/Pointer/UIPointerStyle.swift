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
///
/// Beside an effect, a path and a rectangle lie where the effect does, and the pointer becomes a plate of that shape: they are in points of
/// the container of the preview's target. Without an effect, they go along with the pointer.
@MainActor
public enum UIPointerShape {
    /// A path: where an effect is, or about the place of the pointer.
    case path(UIBezierPath)
    /// A rectangle with round corners: where an effect is, or with the pointer in its middle, wherever its origin is.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// An upright beam of a length in points.
    case verticalBeam(length: CGFloat)
    /// A level beam of a length in points.
    case horizontalBeam(length: CGFloat)

    /// The usual radius of corners, in points.
    public nonisolated static let defaultCornerRadius: CGFloat = 8

    /// The width of a beam in points.
    private static let beam: CGFloat = 3

    /// The shape in points of the container of an effect's preview, or nil for one that goes along with the pointer.
    var placed: UIBezierPath? {
        switch self {
        case .path(let path): path.duplicate()
        case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam, .horizontalBeam: nil
        }
    }

    /// The shape about the place of the pointer.
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
    ///   - shape: What the pointer becomes meanwhile: a path or a rectangle is a plate, in points of the container of the preview's target,
    ///     and a beam goes along with the pointer. If nil, it looks as always.
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

extension UIPointerStyle {
    /// Returns the shape that the pointer becomes where the effect is, in points of a view, or nil if it keeps its own or goes along.
    func plate(on view: UIView) -> UIBezierPath? {
        guard let effect else { return nil }
        let preview = effect.preview
        if let placed = shape?.placed, !placed.isEmpty {
            return Self.path(placed, from: preview.target.container, to: view)
        }
        // A tint has the shape of what is seen of the preview.
        guard shape == nil, effect.content.tint != nil, let seen = preview.parameters.visiblePath,
            !seen.isEmpty
        else { return nil }
        return Self.path(seen.duplicate(), from: preview.view, to: view)
    }

    /// What happens to the view of the effect. A plate takes the place of a tint.
    var effectContent: PointerContent.Effect? {
        guard let effect else { return nil }
        var content = effect.content
        if plate(on: effect.preview.view) != nil { content.tint = nil }
        return content == PointerContent.Effect() ? nil : content
    }

    private static func path(_ path: UIBezierPath, from source: UIView, to view: UIView) -> UIBezierPath {
        let origin = source.convert(CGPoint.zero, to: view)
        path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return path
    }
}
