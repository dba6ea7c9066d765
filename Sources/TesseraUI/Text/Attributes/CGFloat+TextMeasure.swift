import Foundation

extension CGFloat {
    /// The number as a measure of text in points: 0 if it is not finite, and limited to -100,000...100,000,
    /// which is more than any text needs, so that sums stay finite.
    var textMeasure: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e5), 1e5) : 0 }
}
