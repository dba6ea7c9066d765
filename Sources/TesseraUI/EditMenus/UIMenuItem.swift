import Foundation
import TesseraSelectors

/// A command that an app adds to the menus for editing.
/// See Apple's [UIMenuItem](https://developer.apple.com/documentation/uikit/uimenuitem).
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title of the command.
    open var title: String
    /// The method that performs the command. The first object in the responder chain that can perform it receives it.
    open var action: Selector

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - action: The method that performs the command, which receives the ``UIMenuController`` if it has a parameter.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}
