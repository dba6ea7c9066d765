import Foundation

/// The curves of round corners.
/// See Apple's [UICornerCurve](https://developer.apple.com/documentation/uikit/uicornercurve).
public enum UICornerCurve: Int, Sendable {
    /// The curve of the system: ``continuous``.
    case automatic = 0
    /// A part of a circle.
    case circular = 1
    /// A curve that begins and ends gently.
    case continuous = 2
}

/// The shape of an effect, which adapts to the view that has the effect.
/// See Apple's [UIShape](https://developer.apple.com/documentation/uikit/uishape-swift.struct).
///
/// ```swift
/// card.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 12))
/// ```
public struct UIShape {
    private let resolve: (ResolutionContext) -> Resolved

    private init(resolve: @escaping (ResolutionContext) -> Resolved) { self.resolve = resolve }

    /// Creates a shape that another object decides.
    public init(_ provider: some UIShapeProvider) {
        self.init { provider.resolvedShape(in: $0) }
    }

    /// The rectangle around the view.
    public static var rect: UIShape { rect(cornerRadius: 0) }
    /// The rectangle around the view, whose shorter sides are half circles.
    public static var capsule: UIShape {
        UIShape { context in
            let rect = context.contentShape.boundingRect
            let radius = min(rect.width, rect.height) / 2
            return Resolved(RoundedForm(rect: rect, radius: radius, curve: .circular))
        }
    }
    /// The largest circle in the middle of the view.
    public static var circle: UIShape {
        UIShape { context in
            let rect = context.contentShape.boundingRect
            let side = min(rect.width, rect.height)
            let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            return Resolved(RoundedForm(rect: square, radius: side / 2, curve: .circular))
        }
    }

    /// Returns the rectangle around the view, with round corners.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius in points.
    ///   - cornerCurve: The curve of the corners.
    ///   - maskedCorners: The corners that are round.
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape { context in
            Resolved(
                RoundedForm(
                    rect: context.contentShape.boundingRect, radius: cornerRadius, curve: cornerCurve,
                    corners: maskedCorners))
        }
    }

    /// Returns a rectangle in points of the view, with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius in points.
    ///   - cornerCurve: The curve of the corners.
    ///   - maskedCorners: The corners that are round.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape { _ in
            Resolved(
                RoundedForm(rect: rect, radius: cornerRadius, curve: cornerCurve, corners: maskedCorners))
        }
    }

    /// Returns a path in points of the view.
    public static func path(_ path: UIBezierPath) -> UIShape {
        let path = path.duplicate()
        return UIShape { _ in Resolved(path: path) }
    }

    /// Returns the shape without its edges, whose widths are in points. Paths stay as they are.
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        UIShape { resolve($0).inset(by: insets) }
    }

    /// Returns the shape without its edges, which are equally wide. Paths stay as they are.
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// A shape at a view.
    /// See Apple's [UIShape.Resolved](https://developer.apple.com/documentation/uikit/uishape-swift.struct/resolved).
    public struct Resolved {
        /// The shape, which is the same at every view.
        public var shape: UIShape {
            let resolved = self
            return UIShape { _ in resolved }
        }
        /// The path of the shape, in points of the view.
        public var path: UIBezierPath { form?.path ?? ownPath.duplicate() }
        /// The smallest rectangle around the shape, in points of the view.
        public var boundingRect: CGRect { form?.rect ?? ownPath.bounds }

        private let form: RoundedForm?
        private let ownPath: UIBezierPath

        fileprivate init(_ form: RoundedForm) { (self.form, ownPath) = (form, UIBezierPath()) }
        fileprivate init(path: UIBezierPath) { (form, ownPath) = (nil, path) }

        /// Returns the shape without its edges, whose widths are in points. Paths stay as they are.
        public func inset(by insets: UIEdgeInsets) -> Resolved {
            guard var form else { return self }
            let rect = form.rect.inset(by: insets)
            // Edges that are wider than the shape leave nothing of it.
            form.rect = CGRect(
                origin: rect.origin,
                size: CGSize(width: max(rect.size.width, 0), height: max(rect.size.height, 0)))
            // The corners keep their middles.
            form.radius = max(form.radius - max(insets.top, insets.left, insets.bottom, insets.right), 0)
            return Resolved(form)
        }

        /// Returns the shape without its edges, which are equally wide. Paths stay as they are.
        public func inset(by amount: CGFloat) -> Resolved {
            inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
        }
    }

    /// What a shape adapts to.
    /// See Apple's [UIShape.ResolutionContext](
    /// https://developer.apple.com/documentation/uikit/uishape-swift.struct/resolutioncontext).
    public struct ResolutionContext {
        /// The shape of the view with the effect.
        public let contentShape: Resolved

        init(bounds: CGRect, cornerRadius: CGFloat) {
            contentShape = Resolved(RoundedForm(rect: bounds, radius: cornerRadius, curve: .circular))
        }
    }
}

extension UIShape: UIShapeProvider {
    /// Returns the shape at a view.
    public func resolvedShape(in context: ResolutionContext) -> Resolved { resolve(context) }
}

/// An object that decides the shape of an effect.
/// See Apple's [UIShapeProvider](https://developer.apple.com/documentation/uikit/uishapeprovider-60loj).
public protocol UIShapeProvider {
    /// Returns the shape at a view.
    func resolvedShape(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}
