import Foundation
import TesseraBasics

// On Apple's systems, subclasses of NSObject can override these methods. On Linux, NSObject belongs to Foundation, so
// Tessera declares them in an extension, where they cannot be overridden.
extension NSObjectProtocol {
    /// Returns true if the object performs a selector.
    /// See Apple's [responds(to:)](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)).
    ///
    /// The object performs a selector if its class or a superclass has registered a method of that name, or if the
    /// selector carries a method of its class.
    public func responds(to selector: Selector!) -> Bool { selector?.isUnderstood(by: self) ?? false }

    /// Performs a selector and returns the object that the method returns, or nil.
    ///
    /// Ends the app with UIKit's sentence if the object does not respond to the selector.
    /// See Apple's [perform(_:)](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)).
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { performed(selector, []) }

    /// Performs a selector with an argument and returns the object that the method returns.
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        performed(selector, [object])
    }

    /// Performs a selector with two arguments and returns the object that the method returns.
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        performed(selector, [first, second])
    }
}

extension NSObject {
    /// Returns true if objects of the class perform a selector. They do if the class or a superclass has registered a
    /// method of that name, or if the selector carries a method of the class.
    /// See Apple's [instancesRespond(to:)](https://developer.apple.com/documentation/objectivec/nsobject/instancesrespond(to:)).
    public class func instancesRespond(to selector: Selector!) -> Bool {
        selector?.isUnderstood(byObjectsOf: self) ?? false
    }

}

extension NSObjectProtocol {
    fileprivate func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { misuse("\(className(of: self)).perform(_:)", "The selector is nil.") }
        guard let result = flattened(selector.send(to: self, arguments: arguments)), !(result is Void) else {
            return nil
        }
        let object = result as AnyObject
        // The caller does not own the object. On Apple's systems the autorelease pool retains it until the turn of the
        // main loop ends; here a block retains it.
        nonisolated(unsafe) let kept = object
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return Unmanaged.passUnretained(object)
    }
}
