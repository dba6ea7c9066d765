import Foundation

extension CGFloat {
    /// The number as a measure of text in points: not finite becomes 0, and what no text reaches the nearer end of
    /// -100,000...100,000, so that sums stay numbers.
    var textMeasure: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e5), 1e5) : 0 }
}
