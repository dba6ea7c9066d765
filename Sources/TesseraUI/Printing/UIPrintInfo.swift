import Foundation

/// What an app says about something that is printed.
/// See Apple's [UIPrintInfo](https://developer.apple.com/documentation/uikit/uiprintinfo).
///
/// A page cannot choose whether a printer prints on both sides, or which printer does: the user chooses that in the browser's
/// dialog.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying {
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

    /// The name that the browser's dialog displays, and under which it saves the pages. An empty name, the default, stands for
    /// the title of the page. A PDF document has a title of its own.
    open var jobName = ""
    /// The kind of what is printed. It has no effect on a PDF document.
    open var outputType = OutputType.general
    /// The direction of the paper. A PDF document has its own.
    open var orientation = Orientation.portrait

    /// Creates an object with default values.
    public override required init() { super.init() }

    /// Returns an object with default values.
    open class func printInfo() -> Self { self.init() }

    /// Creates an object from what ``dictionaryRepresentation`` has returned, or with default values.
    public convenience required init(dictionary: [AnyHashable: Any]?) {
        self.init()
        if let name = dictionary?[Key.jobName] as? String { jobName = name }
        if let type = (dictionary?[Key.outputType] as? Int).flatMap(OutputType.init) { outputType = type }
        if let direction = (dictionary?[Key.orientation] as? Int).flatMap(Orientation.init) {
            orientation = direction
        }
    }

    /// The values of the object, which the app can keep in a property list.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        [
            Key.jobName: jobName, Key.outputType: outputType.rawValue, Key.orientation: orientation.rawValue,
        ]
    }

    private enum Key {
        static let jobName = "UIPrintInfoJobName"
        static let outputType = "UIPrintInfoOutputType"
        static let orientation = "UIPrintInfoOrientation"
    }

    /// Returns an object with the same values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { type(of: self).init(dictionary: dictionaryRepresentation) }
    }

    /// True if images cover the paper.
    var hasNoMargins: Bool { outputType == .photo || outputType == .photoGrayscale }
    /// True if nothing has colours.
    var isGray: Bool { outputType == .grayscale || outputType == .photoGrayscale }
}
