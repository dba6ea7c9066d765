import Foundation

extension UIAccessibility {
    /// Returns a rectangle of a view in points of the screen.
    /// See Apple's [convertToScreenCoordinates(_:in:)](
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/converttoscreencoordinates(_:in:)).
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let corner = view.window?.frame.origin ?? .zero
        return view.convert(rect, to: nil).offsetBy(dx: corner.x, dy: corner.y)
    }

    /// Returns a path of a view in points of the screen. The path itself stays as it is.
    /// See Apple's [convertToScreenCoordinates(_:in:)](
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/converttoscreencoordinates(_:in:)).
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let converted = (path.copy() as? UIBezierPath) ?? UIBezierPath()
        // Three points determine how the view lies on the screen, also if it is turned.
        let origin = convertToScreenCoordinates(CGPoint.zero, in: view)
        let x = convertToScreenCoordinates(CGPoint(x: 1, y: 0), in: view)
        let y = convertToScreenCoordinates(CGPoint(x: 0, y: 1), in: view)
        converted.apply(
            CGAffineTransform(
                a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x,
                ty: origin.y))
        return converted
    }

    private static func convertToScreenCoordinates(_ point: CGPoint, in view: UIView) -> CGPoint {
        let corner = view.window?.frame.origin ?? .zero
        let place = view.convert(point, to: nil)
        return CGPoint(x: place.x + corner.x, y: place.y + corner.y)
    }
}
