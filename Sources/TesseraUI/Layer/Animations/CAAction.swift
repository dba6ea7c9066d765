import Foundation

/// An object that reacts to a change of a layer.
/// See Apple's [CAAction](https://developer.apple.com/documentation/quartzcore/caaction).
public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: The key of the property that has changed.
    ///   - anObject: The layer.
    ///   - dict: Nil, since changes have no arguments.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` stands for no action.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
