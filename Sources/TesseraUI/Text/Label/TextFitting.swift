import Foundation
import TesseraBasics

/// Finds the scale at which text fits.
enum TextFitting {
    /// Returns the largest scale from `least` to 1 for which `fits` returns true, or `least` if there is
    /// none. It is a multiple of 0.01.
    ///
    /// Nobody sees a finer difference, and labels with the same text come to the same few sizes.
    static func scale(atLeast least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        let smallest = min(max(Int((least * 100).rounded(.up)), 1), 100)
        let tooLarge = (smallest + 1..<101).partitioningIndex { !fits(CGFloat($0) / 100) }
        return CGFloat(tooLarge - 1) / 100
    }
}
