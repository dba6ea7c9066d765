import Foundation
import TesseraBasics

// Apple's NSObject has these as methods that subclasses override. Foundation's NSObject on Linux is not Tessera's, so they
// stand in an extension, where they cannot be overridden.
extension NSObjectProtocol {
    /// Returns true if the object performs a selector.
    /// See Apple's [responds(to:)](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)).
    ///
    /// The object does if its class or a superclass has registered a method of that name, or if the selector carries a
    /// method of its class.
    public func responds(to selector: Selector!) -> Bool { selector?.isUnderstood(by: self) ?? false }

    /// Performs a selector and returns the object that the method returns.
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
    /// Returns true if objects of the class perform a selector: if the class or a superclass has registered a method of that
    /// name, or if the selector carries a method of the class.
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
        // The caller does not own the object. On Apple's systems the autorelease pool keeps it for the rest of the turn of
        // the main loop; here a block does.
        nonisolated(unsafe) let kept = object
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return Unmanaged.passUnretained(object)
    }
}
