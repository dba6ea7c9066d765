import Foundation

/// Finds the scale at which text fits.
enum TextFitting {
    /// Returns the largest scale from `least` to 1 for which `fits` returns true, or `least` if there is
    /// none. It is a multiple of 0.01.
    ///
    /// Nobody sees a finer difference, and labels with the same text come to the same few sizes.
    static func scale(atLeast least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (max(Int((least * 100).rounded(.up)), 1), 100)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(CGFloat(middle) / 100) { low = middle } else { high = middle - 1 }
        }
        return CGFloat(low) / 100
    }
}
