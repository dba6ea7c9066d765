/// Makes several changes of safe areas at once.
///
/// Two changes, one of a view and one of a view within it, may together leave the safe area of the inner view as it is. If each
/// took effect by itself, the inner view would be informed of a safe area that it never has on the screen, and then of its own
/// one again.
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
