import Foundation
import TesseraBasics

/// Finds how small text must become to fit.
enum TextFitting {
    /// The largest scale in hundredths, from `least` to 1, at which `fits` says yes; `least` where none fits.
    ///
    /// Hundredths are finer than anyone sees, and every label of one text comes to the same few sizes.
    static func scale(atLeast least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        let smallest = min(max(Int((least * 100).rounded(.up)), 1), 100)
        let tooLarge = (smallest + 1..<101).partitioningIndex { !fits(CGFloat($0) / 100) }
        return CGFloat(tooLarge - 1) / 100
    }
}
