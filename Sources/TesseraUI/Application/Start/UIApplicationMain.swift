import Foundation
import TesseraSelectors

/// Creates the app's delegate and runs the main loop. The function does not return.
/// See Apple's [UIApplicationMain(_:_:_:_:)](
/// https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)).
///
/// - Parameters:
///   - argc: The number of arguments. It has no effect: the app reads the arguments of the process.
///   - argv: The arguments, which have no effect either.
///   - principalClassName: Nil or the name `UIApplication`. Any other class ends the app, since an app has one
///     application object, which is of this class.
///   - delegateClassName: The name of the delegate's class with its module, as `NSStringFromClass(_:)` returns it. The
///     app ends if no such class exists.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName, let type = applicationClass(named: principalClassName),
        type != UIApplication.self
    {
        fatalError(
            "UIApplicationMain(_:_:_:_:): The class of the application is \(principalClassName). It must be UIApplication; "
                + "move what the subclass does to the app's delegate.")
    }
    guard let delegateClassName else {
        fatalError(
            "UIApplicationMain(_:_:_:_:): The name of the delegate's class is nil. Give it as the last argument."
        )
    }
    guard
        let type = applicationClass(named: delegateClassName) as? any (NSObject & UIApplicationDelegate).Type
    else {
        fatalError(
            "UIApplicationMain(_:_:_:_:): There is no class \(delegateClassName) that is an NSObject and a "
                + "UIApplicationDelegate. Give its name by NSStringFromClass(_:).")
    }
    type.main()
    return 0
}

private func applicationClass(named name: String) -> AnyClass? {
    MemberRegistry.type(named: name) ?? NSClassFromString(name)
}
