import Foundation

/// What an app says about something that is printed.
/// See Apple's [UIPrintInfo](https://developer.apple.com/documentation/uikit/uiprintinfo).
///
/// A page cannot choose whether a printer prints on both sides, or which printer does: the user chooses that in the browser's dialog.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// The kinds of what is printed.
    /// See Apple's [UIPrintInfo.OutputType](https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype).
    public enum OutputType: Int, Sendable {
        /// Texts and drawings in colour, with margins.
        case general = 0
        /// Images, which cover the paper without margins.
        case photo = 1
        /// Texts and drawings in black, white and grey, with margins.
        case grayscale = 2
        /// Images in black, white and grey, which cover the paper without margins.
        case photoGrayscale = 3
    }

    /// The directions of the paper.
    /// See Apple's [UIPrintInfo.Orientation](https://developer.apple.com/documentation/uikit/uiprintinfo/orientation-swift.enum).
    public enum Orientation: Int, Sendable {
        /// The paper is higher than wide.
        case portrait = 0
        /// The paper is wider than high.
        case landscape = 1
    }

    /// The name that the browser's dialog displays, and under which it saves a document. An empty name, the default, stands for
    /// the title of the page.
    open var jobName = ""
    /// The kind of what is printed. It has no effect on a PDF document.
    open var outputType = OutputType.general
    /// The direction of the paper. A PDF document has its own.
    open var orientation = Orientation.portrait

    /// Creates an object with default values.
    public override required init() { super.init() }

    /// Returns an object with default values.
    open class func printInfo() -> Self { self.init() }

    /// True if images cover the paper.
    var hasNoMargins: Bool { outputType == .photo || outputType == .photoGrayscale }
    /// True if nothing has colours.
    var isGray: Bool { outputType == .grayscale || outputType == .photoGrayscale }
}
