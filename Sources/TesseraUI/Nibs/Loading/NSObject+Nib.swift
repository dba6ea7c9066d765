import Foundation

// Linux's NSObject has no Objective-C, in which a category adds these methods. Here classes declare them without `override`.
extension NSObjectProtocol {
    /// Prepares an object that was loaded from a nib file, after all its connections exist. It does nothing: classes have
    /// methods of their own, which call it.
    /// See Apple's [awakeFromNib()](https://developer.apple.com/documentation/objectivec/nsobject/awakefromnib()).
    public func awakeFromNib() {}

    /// Prepares an object for the display in Interface Builder. It is never called in a running app.
    public func prepareForInterfaceBuilder() {}
}
