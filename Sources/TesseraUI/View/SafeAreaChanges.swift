/// Changes of what covers a view and a view within it that leave the safe area of the inner one as it is. One after the other
/// would inform the inner view twice, of an area that it never has on the screen.
@MainActor
enum SafeAreaChanges {
    /// True while no view computes its safe area anew.
    private(set) static var areHeld = false

    /// Runs changes, and then computes the safe areas of views and of those within them.
    static func together(_ changes: () -> Void, then views: [UIView?]) {
        let wereHeld = areHeld
        areHeld = true
        changes()
        areHeld = wereHeld
        for view in views { view?.updateSafeArea() }
    }
}
