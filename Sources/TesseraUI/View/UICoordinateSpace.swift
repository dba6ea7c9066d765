import Foundation

/// A frame of reference on the screen, such as the coordinates of a view.
/// See Apple's [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace).
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle that the coordinate space describes, in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point from this coordinate space to another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another coordinate space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle from this coordinate space to another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another coordinate space to this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {}

extension UIView {
    func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        switch space {
        case let view as UIView:
            view.root === root
                ? converted(point, to: Optional(view)) : view.convertFromScreen(convertToScreen(point))
        case is ScreenCoordinateSpace: convertToScreen(point)
        // A coordinate space of the app's own knows where it is.
        default: space.convert(point, from: self)
        }
    }

    func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        switch space {
        case let view as UIView: view.converted(point, to: self as any UICoordinateSpace)
        case is ScreenCoordinateSpace: convertFromScreen(point)
        default: space.convert(point, to: self)
        }
    }

    func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        guard space is UIView || space is ScreenCoordinateSpace else {
            return space.convert(rect, from: self)
        }
        return Self.rectangle(of: rect) { converted($0, to: space) }
    }

    func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        guard space is UIView || space is ScreenCoordinateSpace else { return space.convert(rect, to: self) }
        return Self.rectangle(of: rect) { converted($0, from: space) }
    }
}

/// The coordinates of the screen, which are those of a scene, too, since a scene fills the screen.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    let screen: UIScreen
    /// The rectangle that the screen had before a change, or nil for its present one.
    private let formerBounds: CGRect?

    init(_ screen: UIScreen, formerBounds: CGRect? = nil) {
        self.screen = screen
        self.formerBounds = formerBounds
        super.init()
    }

    var bounds: CGRect { formerBounds ?? screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is ScreenCoordinateSpace ? point : coordinateSpace.convert(point, from: self)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is ScreenCoordinateSpace ? point : coordinateSpace.convert(point, to: self)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is ScreenCoordinateSpace ? rect : coordinateSpace.convert(rect, from: self)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is ScreenCoordinateSpace ? rect : coordinateSpace.convert(rect, to: self)
    }
}
