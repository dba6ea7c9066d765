extension UIWindow {
    /// True if the app decides in a subclass which touches the window takes.
    var decidesAboutTouches: Bool { MethodOverrides.ofHitTests.areIn(self) }
}
