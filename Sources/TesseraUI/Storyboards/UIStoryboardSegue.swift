import Foundation
import TesseraSelectors

/// A transition from one controller to another that a storyboard describes.
/// See Apple's [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue).
///
/// A subclass can override ``perform()`` to display the destination in its own way. A storyboard names the subclass as
/// the class of a segue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name of the segue in the storyboard, or nil.
    public let identifier: String?
    /// The controller from which the segue begins.
    public let source: UIViewController
    /// The controller that the segue displays.
    public let destination: UIViewController
    /// The closure that ``perform()`` calls unless a subclass overrides it.
    var performer: (() -> Void)?

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that is performed by a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        performer = performHandler
    }

    /// Displays the destination. The storyboard's kind of segue determines how.
    open func perform() { performer?() }
}

/// The controller, the action and the sender with which an unwind segue begins.
/// See Apple's [UIStoryboardUnwindSegueSource](
/// https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource).
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller in which the segue was triggered.
    public let source: UIViewController
    /// The method of the destination that the segue calls.
    public let unwindAction: Selector
    /// The object that triggered the segue, or nil.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
