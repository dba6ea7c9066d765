import Foundation
import TesseraSelectors

/// The members of UIKit's classes that apps, nibs and key paths find by their names. The classes are registered when one of
/// them is looked up for the first time.
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

extension CALayer: LibraryClass, MainThreadObject, MainActorKeyValueCoding {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }

    /// A layer has a value for each key; see ``value(forKey:)``.
    package final func value(forUndefinedKey key: String) -> Any? { value(forKey: key) }
    /// A layer takes a value for each key; see ``setValue(_:forKey:)``.
    package final func setValue(_ value: Any?, forUndefinedKey key: String) { setValue(value, forKey: key) }
}
