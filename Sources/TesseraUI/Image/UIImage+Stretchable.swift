import Foundation

extension UIImage {
    /// Returns an image that keeps the size of its left and right and of its upper and lower edges when it is stretched, while
    /// the point between them grows. Apple has deprecated the method, and advises to use
    /// ``resizableImage(withCapInsets:resizingMode:)``. See Apple's [stretchableImage(withLeftCapWidth:topCapHeight:)](
    /// https://developer.apple.com/documentation/uikit/uiimage/stretchableimage(withleftcapwidth:topcapheight:)).
    ///
    /// - Parameters:
    ///   - leftCapWidth: The width of the left edge in points. The right edge has the remaining width less one point. If it is 0
    ///     or less, the whole width is stretched.
    ///   - topCapHeight: The height of the upper edge in points. The lower edge has the remaining height less one point. If it is
    ///     0 or less, the whole height is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func caps(_ first: Int, of length: CGFloat) -> (CGFloat, CGFloat) {
            guard first > 0 else { return (0, 0) }
            let first = min(CGFloat(first), length)
            return (first, max(length - first - 1, 0))
        }
        let (left, right) = caps(leftCapWidth, of: size.width)
        let (top, bottom) = caps(topCapHeight, of: size.height)
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right),
            resizingMode: .stretch)
    }

    /// The width of the left edge that keeps its size when the image is stretched, in whole points, or 0 if the whole width is
    /// stretched.
    public var leftCapWidth: Int { Int(clampedTo: capInsets.left) }
    /// The height of the upper edge that keeps its size when the image is stretched, in whole points, or 0 if the whole height is
    /// stretched.
    public var topCapHeight: Int { Int(clampedTo: capInsets.top) }
}

extension Int {
    /// Creates the nearest whole number towards zero, or 0 from a value that is not a number.
    fileprivate init(clampedTo length: CGFloat) {
        self = length.isNaN ? 0 : Int(exactly: length.rounded(.towardZero)) ?? (length < 0 ? .min : .max)
    }
}
