import Foundation

/// Finds how small text must become to fit.
enum TextFitting {
    /// The largest scale in hundredths, from `least` to 1, at which `fits` says yes; `least` where none fits.
    ///
    /// Hundredths are finer than anyone sees, and every label of one text comes to the same few sizes.
    static func scale(atLeast least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (max(Int((least * 100).rounded(.up)), 1), 100)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(CGFloat(middle) / 100) { low = middle } else { high = middle - 1 }
        }
        return CGFloat(low) / 100
    }
}
