import Foundation

/// The methods for the commands with which the user edits.
/// See Apple's [UIResponderStandardEditActions](
/// https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions).
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection and copies it to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the contents of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects the content at the place to which the user has pointed.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Begins a search.
    func find(_ sender: Any?)
    /// Begins a search for replacing.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next result of a search.
    func findNext(_ sender: Any?)
    /// Goes to the previous result of a search.
    func findPrevious(_ sender: Any?)
    /// Begins a search for the selected text.
    func useSelectionForFind(_ sender: Any?)
    /// Makes the selected text bold, or no longer bold.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selected text italic, or no longer italic.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selected text, or removes the line.
    func toggleUnderline(_ sender: Any?)
    /// Prints the content.
    func printContent(_ sender: Any?)
}

/// The default implementations for objects that are no responders.
extension UIResponderStandardEditActions {
    /// Does nothing.
    public func find(_ sender: Any?) {}
    /// Does nothing.
    public func findAndReplace(_ sender: Any?) {}
    /// Does nothing.
    public func findNext(_ sender: Any?) {}
    /// Does nothing.
    public func findPrevious(_ sender: Any?) {}
    /// Does nothing.
    public func useSelectionForFind(_ sender: Any?) {}
    /// Does nothing.
    public func toggleBoldface(_ sender: Any?) {}
    /// Does nothing.
    public func toggleItalics(_ sender: Any?) {}
    /// Does nothing.
    public func toggleUnderline(_ sender: Any?) {}
    /// Does nothing.
    public func printContent(_ sender: Any?) {}
}
