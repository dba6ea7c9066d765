import Foundation

/// The way of a tab bar during a push or a pop between a screen with the bar and one without it.
///
/// As on iOS, each of the two screens has its final size from the start, and the bar belongs to the screen that has it: it moves
/// aside and comes back together with that screen, behind the other one. In an animation of the app, the bar slides over the
/// lower edge instead.
@MainActor
final class TabBarPassage {
    private unowned let tabs: UITabBarController
    /// The controllers whose screens have the bar.
    private let holders: [UIViewController]
    /// The height in points of the part of these screens that the bar covers, without the part that hardware covers.
    private let height: CGFloat
    /// True if the bar moves together with a screen.
    let carriesBar: Bool
    /// The pictures that move in the place of the accessory and the bar. These are hidden meanwhile, and keep their places, to
    /// which the app may have tied other views.
    private var pictures: [UIView] = []

    /// Begins the passage: the screens with the bar keep their safe areas, and the bar covers nothing else any more.
    init(of tabs: UITabBarController, holders: [UIViewController], height: CGFloat, carriesBar: Bool) {
        (self.tabs, self.holders, self.height, self.carriesBar) = (tabs, holders, height, carriesBar)
        if carriesBar { takePictures() }
        tabs.transitions.passage = self
        change(by: height)
        if carriesBar { tabs.updateBarPlace(animated: false) }
    }

    private func takePictures() {
        tabs.placeBar(isAway: false)
        for view in [tabs.bottomAccessory?.pane, tabs.tabBar].compactMap({ $0 }) {
            guard let picture = view.snapshotView(afterScreenUpdates: true) else { continue }
            picture.frame = view.frame
            pictures.append(picture)
        }
    }

    /// Returns the height in points that the bar covers of a controller's screen during the passage.
    func covered(of controller: UIViewController) -> CGFloat {
        holders.contains { $0 === controller } ? height : 0
    }

    /// Adds the pictures to the views of a transition, behind the view in front.
    func carry(below front: UIView, in container: UIView) {
        for picture in pictures {
            picture.frame = container.convert(picture.frame, from: tabs.view)
            container.insertSubview(picture, belowSubview: front)
        }
    }

    /// Moves the bar along with its screen.
    func move(by transform: CGAffineTransform) {
        for picture in pictures { picture.transform = transform }
    }

    /// Ends the passage: the bar is in its place above all screens, and covers the one that is displayed if that has the bar.
    func end() {
        guard tabs.transitions.passage === self else { return }
        for picture in pictures { picture.removeFromSuperview() }
        tabs.transitions.passage = nil
        change(by: -height)
        tabs.updateBarPlace(animated: false)
        for holder in holders { holder.activeSearch?.followSearchedContent() }
    }

    /// Adds a height to the parts of the holders' screens that bars cover, and takes it from the whole content, or the other way
    /// round.
    private func change(by height: CGFloat) {
        let installed = tabs.installed
        SafeAreaChanges.together(
            {
                for holder in holders { holder.bottomBarSafeArea += height }
                installed?.containerSafeArea.bottom = tabs.coveredHeight
            }, then: [installed?.viewIfLoaded] + holders.map(\.viewIfLoaded))
    }
}
