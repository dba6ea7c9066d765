import Foundation

extension UIView {
    /// Returns a length in points rounded up to whole pixels.
    func wholePixels(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale - 0.001).rounded(.up) / scale
    }
}
