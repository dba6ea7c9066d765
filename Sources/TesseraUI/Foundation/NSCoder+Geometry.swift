import Foundation

/// Texts of points, sizes, rectangles and insets, such as `{{0, 0}, {20, 10}}`.
extension NSCoder {
    /// Returns a text with the coordinates of a point.
    public class func string(for point: CGPoint) -> String { list([point.x, point.y]) }
    /// Returns a text with the width and height of a size.
    public class func string(for size: CGSize) -> String { list([size.width, size.height]) }
    /// Returns a text with the place and the size of a rectangle.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// Returns a text with insets: top, left, bottom and right.
    public class func string(for insets: UIEdgeInsets) -> String {
        list([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Returns the point that a text describes, or the origin if the text describes no point.
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = numbers(in: string, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// Returns the size that a text describes, or an empty one if the text describes no size.
    public class func cgSize(for string: String) -> CGSize {
        let numbers = numbers(in: string, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// Returns the rectangle that a text describes, or an empty one if the text describes no rectangle.
    public class func cgRect(for string: String) -> CGRect {
        let numbers = numbers(in: string, count: 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// Returns the insets that a text describes, or insets of 0 if the text describes none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = numbers(in: string, count: 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    private class func list(_ numbers: [CGFloat]) -> String {
        let texts = numbers.map { String(format: "%.17g", Double($0)) }
        return "{" + texts.joined(separator: ", ") + "}"
    }

    /// Returns what a text lists between braces, commas and spaces, with nil for each part that is not a number.
    class func listed(in string: String) -> [Double?] {
        string.split { "{}, ".contains($0) }.map { Double($0) }
    }

    /// Returns the numbers in a text, or zeros if there are not as many as expected.
    private class func numbers(in string: String, count: Int) -> [Double] {
        let numbers = listed(in: string)
        return numbers.count == count ? numbers.map { $0 ?? 0 } : Array(repeating: 0, count: count)
    }
}
