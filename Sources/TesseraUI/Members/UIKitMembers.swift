import Foundation
import TesseraSelectors

/// The library of the members of UIKit's classes, which apps, nibs and key paths find by their names. The registry
/// calls ``registerClasses()`` when the app first looks up one of these classes.
final class UIKitMembers: MemberLibrary {
    @MainActor static func registerClasses() {
        registerViews()
        registerControls()
        registerLists()
        registerControllers()
        registerParts()
    }
}

extension UIGestureRecognizer: LibraryClass, MainThreadObject {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }
}

extension UIBarItem: LibraryClass, MainThreadObject {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }
}

extension UINavigationItem: LibraryClass, MainThreadObject {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }
}

extension NSLayoutConstraint: LibraryClass, MainThreadObject {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }
}

extension UIViewPropertyAnimator: LibraryClass, MainThreadObject {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }
}

extension UIPrintPageRenderer: LibraryClass, MainThreadObject {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }
}

extension CALayer: LibraryClass, MainThreadObject, MainActorKeyValueCoding {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }

    /// Returns the value that the layer has for any key; see ``value(forKey:)``.
    package final func value(forUndefinedKey key: String) -> Any? { value(forKey: key) }
    /// Sets the value that the layer has for any key; see ``setValue(_:forKey:)``.
    package final func setValue(_ value: Any?, forUndefinedKey key: String) { setValue(value, forKey: key) }
}
