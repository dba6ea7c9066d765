import Foundation

/// The way of a navigation bar during a push or a pop between a screen with the bar and one without it.
///
/// As on iOS, the bar slides in and out together with the edge of the screen in front, and both screens keep the safe areas that they have
/// with and without the bar. A bar that comes has the items of the new screen from the start. What leaves is a picture, so that
/// it keeps the items of the old screen. In an animation of the app, the bar slides over the upper edge instead.
@MainActor
final class NavigationBarSlide {
    private unowned let navigation: UINavigationController
    /// True if the bar comes with the new screen, and false if it leaves with the old one.
    let appears: Bool
    /// The distance in points between the place of the bar beside the screen and its place on the screen.
    private let way: CGFloat
    private var picture: UIView?
    /// The distance in points of the bar from its place on the screen.
    private(set) var offset: CGFloat = 0

    /// Begins to move the bar of a navigation controller, which has just been displayed or hidden.
    init(of navigation: UINavigationController, by way: CGFloat) {
        (self.navigation, self.way) = (navigation, way)
        appears = !navigation.hidesNavigationBar
        let bar = navigation.navigationBar
        UIView.performWithoutAnimation {
            if appears {
                offset = way
            } else if let picture = bar.snapshotView(afterScreenUpdates: true) {
                picture.frame = bar.frame
                navigation.view.insertSubview(picture, aboveSubview: bar)
                self.picture = picture
            }
        }
    }

    /// Moves the bar to its place on the screen, or beside the screen.
    func move() {
        offset = 0
        picture?.transform = CGAffineTransform(translationX: way, y: 0)
    }

    /// Removes the picture.
    func end() {
        offset = 0
        picture?.removeFromSuperview()
        picture = nil
    }
}
