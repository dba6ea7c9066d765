import Foundation

/// A size of paper for printing. See Apple's [UIPrintPaper](https://developer.apple.com/documentation/uikit/uiprintpaper).
///
/// No browser tells a page which paper a printer has. The sizes are those that are usual, and the browser fits pages of another
/// size to the paper that the user chooses.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The size in points: 72 to an inch.
    public let paperSize: CGSize
    /// The part that printers reach, in points from the upper left corner of the paper.
    public let printableRect: CGRect

    /// The width of the margin that printers do not reach, in points.
    static let margin: CGFloat = 18

    init(_ size: CGSize, margin: CGFloat = UIPrintPaper.margin) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    }

    /// Returns the paper that suits pages of a size best: the smallest on which they have room, in either direction, or the
    /// largest.
    ///
    /// - Parameters:
    ///   - contentSize: The size of a page in points.
    ///   - paperList: The papers to choose from. There must be one.
    open class func bestPaper(
        forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        func hasRoom(_ paper: UIPrintPaper) -> Bool {
            let (one, two) = (paper.paperSize, contentSize)
            return min(one.width, one.height) + 0.5 >= min(two.width, two.height)
                && max(one.width, one.height) + 0.5 >= max(two.width, two.height)
        }
        let ordered = paperList.sorted { area($0) < area($1) }
        guard let best = ordered.first(where: hasRoom) ?? ordered.last else {
            fatalError("UIPrintPaper.bestPaper(forPageSize:withPapersFrom:) needs a paper.")
        }
        return best
    }

    private static let a4 = CGSize(width: 595.28, height: 841.89)
    private static let letter = CGSize(width: 612, height: 792)

    /// The papers that are usual: A4 or Letter first, depending on the user's region.
    static var all: [UIPrintPaper] {
        let american: Set = ["US", "CA", "MX", "CL", "CO", "CR", "GT", "PA", "PH", "PR", "SV", "VE"]
        let isAmerican = Locale.current.region.map { american.contains($0.identifier) } ?? false
        let others = [
            CGSize(width: 612, height: 1008), CGSize(width: 841.89, height: 1190.55),
            CGSize(width: 419.53, height: 595.28), CGSize(width: 283.46, height: 419.53),
            CGSize(width: 288, height: 432),
        ]
        return ((isAmerican ? [letter, a4] : [a4, letter]) + others).map { UIPrintPaper($0) }
    }

    /// The paper in a direction, and without margins if nothing has any.
    func turned(_ orientation: UIPrintInfo.Orientation, hasMargins: Bool) -> UIPrintPaper {
        let (short, long) = (
            min(paperSize.width, paperSize.height), max(paperSize.width, paperSize.height)
        )
        let isLandscape = orientation == .landscape
        return UIPrintPaper(
            CGSize(width: isLandscape ? long : short, height: isLandscape ? short : long),
            margin: hasMargins ? Self.margin : 0)
    }
}
