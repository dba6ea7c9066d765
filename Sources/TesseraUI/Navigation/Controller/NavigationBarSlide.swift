import Foundation

/// The way of a navigation bar during a push or a pop between a screen with the bar and one without it.
///
/// As on iOS, the bar slides in and out together with the edge of the screen in front, and both screens keep the safe areas that
/// they have with and without the bar. A bar that comes has the items of the new screen from the start, and one that leaves has
/// those of the old screen until the end. In an animation of the app, the bar slides over the upper edge instead.
@MainActor
final class NavigationBarSlide {
    /// True if the bar comes with the new screen, and false if it leaves with the old one.
    let appears: Bool
    /// The distance in points between the place of the bar beside the screen and its place on the screen.
    private let way: CGFloat
    /// The distance in points of the bar from its place on the screen.
    private(set) var offset: CGFloat

    init(by way: CGFloat, appears: Bool) {
        (self.way, self.appears) = (way, appears)
        offset = appears ? way : 0
    }

    /// Moves the bar to its place on the screen, or beside the screen.
    func move() { offset = appears ? 0 : way }
}
