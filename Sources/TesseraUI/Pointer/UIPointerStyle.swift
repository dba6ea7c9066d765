import Foundation
import TesseraDisplay

/// The effects of the pointer on the content below it.
/// See Apple's [UIPointerEffect](https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum).
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The effect that suits the view: ``lift(_:)`` if the view is small, and ``highlight(_:)`` otherwise.
    case automatic(UITargetedPreview)
    /// The view has a translucent overlay.
    case highlight(UITargetedPreview)
    /// The view grows a little and has a shadow.
    case lift(UITargetedPreview)
    /// The parts of the effect are chosen separately, and the pointer keeps its shape.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The places of an effect's tint.
    /// See Apple's [UIPointerEffect.TintMode](
    /// https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum/tintmode).
    public enum TintMode: Sendable {
        /// There is no tint.
        case none
        /// The tint is in front of the view.
        case overlay
        /// The tint is behind the view.
        case underlay
    }

    /// The preview with the view to which the effect applies.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }

    /// The greatest size in points of a view that is lifted rather than highlighted.
    private static let smallest: CGFloat = 64

    /// The effect in the form for the display.
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

/// The shapes of the pointer.
///
/// Together with an effect, a path or a rectangle lies at the place of the effect, and the pointer becomes a
/// plate of that shape. Its coordinates are points of the container of the preview's target. Without an
/// effect, the shape moves with the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// A path. With an effect it lies at the place of the effect, and otherwise relative to the pointer.
    case path(UIBezierPath)
    /// A rectangle with round corners. With an effect it lies at the place of the effect, and otherwise its
    /// middle is at the pointer.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical beam with a length in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam with a length in points.
    case horizontalBeam(length: CGFloat)

    /// The default radius of corners, in points.
    public nonisolated static let defaultCornerRadius: CGFloat = 8

    /// The width of a beam in points.
    private static let beam: CGFloat = 3

    /// The shape in points of the container of an effect's preview, or nil for a shape that moves with the
    /// pointer.
    var placed: UIBezierPath? {
        switch self {
        case .path(let path): path.duplicate()
        case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam, .horizontalBeam: nil
        }
    }

    /// The shape relative to the place of the pointer.
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

/// The look of the pointer in a region, and its effect on the content there.
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

    /// Creates a style with an effect on the content.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - shape: The shape of the pointer. A path or a rectangle becomes a plate, in points of the container
    ///     of the preview's target, and a beam moves with the pointer. If nil, the pointer has its usual
    ///     shape.
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

    /// Returns a style with which the pointer is invisible.
    open class func hidden() -> UIPointerStyle {
        UIPointerStyle(effect: nil, shape: nil, isHidden: true)
    }

    /// Returns the usual style of the pointer.
    open class func system() -> UIPointerStyle {
        UIPointerStyle(effect: nil, shape: nil, isHidden: false)
    }
}

extension UIPointerStyle {
    /// Returns the shape of the plate that the pointer becomes at the place of the effect, in points of a
    /// view. Returns nil if the pointer keeps its shape, or if its shape moves with it.
    func plate(on view: UIView) -> UIBezierPath? {
        guard let effect else { return nil }
        let preview = effect.preview
        if let placed = shape?.placed, !placed.isEmpty {
            return Self.path(placed, from: preview.target.container, to: view)
        }
        // A tint has the shape of the visible part of the preview.
        guard shape == nil, effect.content.tint != nil, let seen = preview.parameters.visiblePath,
            !seen.isEmpty
        else { return nil }
        return Self.path(seen.duplicate(), from: preview.view, to: view)
    }

    /// The effect on the view in the form for the display, or nil. A plate replaces a tint.
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
