import Foundation

// On Apple's systems, a category of Objective-C adds these methods to NSObject. Here classes declare them without `override`.
extension NSObjectProtocol {
    /// Prepares an object that was loaded from a nib file, after all its connections exist. It does nothing: classes have
    /// methods of their own, which call it.
    /// See Apple's [awakeFromNib()](https://developer.apple.com/documentation/objectivec/nsobject/awakefromnib()).
    public func awakeFromNib() {}

    /// Prepares an object for the display in Interface Builder. It is never called in a running app.
    public func prepareForInterfaceBuilder() {}
}
