import Foundation

/// The way of the titles and buttons of a navigation bar from one item to another, during a push or a pop.
///
/// Large titles and what is below them move along with their screens: the screen in front covers the title of the one behind,
/// which also fades. Small titles move a part of that way, and fade, as buttons do. The background fades too if it differs. What
/// leaves is a picture of what the bar has displayed, because the views of the bar have the content of the new item from the
/// start.
@MainActor
final class NavigationBarPassage {
    private unowned let bar: UINavigationBar
    private let isForward: Bool
    /// The distance in points that the screen in front slides. It is negative if the user interface flows from right to left.
    private let width: CGFloat
    /// The view of the pictures, which are not visible beside the bar.
    let pictures = UIView()
    private var motions: [Motion] = []
    /// The parts of the bar that are invisible meanwhile, since pictures move in their places.
    private var hidden: [UIView] = []
    /// The look of the background that is visible at the start.
    private let oldBackground: UIBarAppearance.Background?
    /// The background that vanishes behind the new one, or nil if both have the same look.
    private(set) var leavingBackground: BarBackground?

    /// A view with its looks at the start and at the end.
    private struct Motion {
        let view: UIView
        var start = Look()
        var end = Look()

        struct Look {
            var x: CGFloat = 0
            var alpha: CGFloat = 1

            @MainActor
            func apply(to view: UIView) {
                view.transform = CGAffineTransform(translationX: x, y: 0)
                view.alpha = alpha
            }
        }
    }

    /// Takes pictures of what the bar displays.
    ///
    /// - Parameter isForward: True for a push.
    init(of bar: UINavigationBar, isForward: Bool) {
        (self.bar, self.isForward) = (bar, isForward)
        width = bar.isRightToLeft ? -bar.bounds.width : bar.bounds.width
        oldBackground = bar.visibleBackground.look
        pictures.clipsToBounds = true
        pictures.isUserInteractionEnabled = false
        pictures.accessibilityElementsHidden = true
        for title in visibleTitles { addPicture(of: title, movesBy: isForward ? -width / 3 : width / 3) }
        for button in visibleButtons { addPicture(of: button, movesBy: 0) }
        for part in largeParts { addLargePart(part, isLeaving: true) }
    }

    /// Gives the new parts their looks at the start, behind the pictures of the parts that leave.
    func prepare() {
        for title in visibleTitles { fadeIn(title, from: isForward ? width / 3 : -width / 3) }
        for button in visibleButtons { fadeIn(button, from: 0) }
        for part in largeParts {
            addLargePart(part, isLeaving: false)
            hidden.append(part)
            part.alpha = 0
        }
        let height = motions.map { $0.view.frame.maxY }.max() ?? 0
        pictures.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: max(bar.bounds.height, height))
        for motion in motions { motion.start.apply(to: motion.view) }
        bar.insert(pictures, at: nil)
        prepareBackground()
    }

    private func prepareBackground() {
        guard bar.visibleBackground.look != oldBackground else { return }
        let leaving = BarBackground(hasLineAbove: false)
        leaving.look = oldBackground
        leaving.frame = bar.background.frame
        bar.insert(leaving, at: 0)
        leavingBackground = leaving
        bar.update()
        bar.visibleBackground.setAlphaOfParts(0)
    }

    /// Gives all parts their looks at the end.
    func move() {
        for motion in motions { motion.end.apply(to: motion.view) }
        guard let leavingBackground else { return }
        let coming = bar.visibleBackground
        coming.setAlphaOfParts(1)
        // What lies below the bar does not shine through while an opaque background appears.
        if !coming.coversEverything { leavingBackground.setAlphaOfParts(0) }
    }

    /// Removes the pictures. The bar displays its own parts.
    func end() {
        guard bar.passage === self else { return }
        bar.passage = nil
        UIView.performWithoutAnimation {
            pictures.removeFromSuperview()
            for view in motions.map(\.view) + hidden { Motion.Look().apply(to: view) }
            endBackground()
        }
        // If a search has begun meanwhile, the layout makes the parts invisible again.
        bar.setNeedsLayout()
    }

    private func endBackground() {
        guard let leavingBackground else { return }
        leavingBackground.removeFromSuperview()
        self.leavingBackground = nil
        for background in [bar.background, bar.edgeBackground] { background.setAlphaOfParts(1) }
        bar.update()
    }

    // MARK: Parts

    private var visibleTitles: [UIView] {
        let titles: [UIView?] = [
            bar.titleLabel, bar.subtitleLabel, bar.subtitleSlot, bar.titleMenuButton,
        ]
        let shown = bar.showsSmallTitle ? titles : []
        return (shown + [bar.titleSlot]).compactMap { $0 }.filter(isVisible)
    }

    private var visibleButtons: [UIView] {
        ([bar.backButton] + bar.contentParts).filter { $0 !== bar.titleSlot && isVisible($0) }
    }

    /// The parts below the row of title and buttons.
    private var largeParts: [BarPart] { [bar.largeTitleClip, bar.accessoryClip].filter(isVisible) }

    private func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0 && !view.bounds.isEmpty && view.superview != nil
    }

    private func fadeIn(_ view: UIView, from distance: CGFloat) {
        motions.append(Motion(view: view, start: .init(x: distance, alpha: 0)))
    }

    private func addPicture(of view: UIView, movesBy distance: CGFloat) {
        guard let picture = view.snapshotView(afterScreenUpdates: true) else { return }
        picture.frame = view.frame
        pictures.addSubview(picture)
        motions.append(Motion(view: picture, end: .init(x: distance, alpha: 0)))
    }

    /// Adds a picture of a part that moves along with its screen.
    ///
    /// - Parameter isLeaving: True if the screen leaves, and false if it comes.
    private func addLargePart(_ part: BarPart, isLeaving: Bool) {
        guard let picture = part.snapshotView(afterScreenUpdates: true), let whole = part.wholeFrame else {
            return
        }
        let seen = bar.seenPart(of: part)
        // The edge of this view is that of the screen in front.
        let screen = UIView(frame: CGRect(x: 0, y: seen.minY, width: bar.bounds.width, height: seen.height))
        screen.clipsToBounds = true
        picture.frame = CGRect(
            x: whole.minX, y: part === bar.largeTitleClip ? seen.height - whole.height : 0,
            width: whole.width, height: whole.height)
        screen.addSubview(picture)
        pictures.addSubview(screen)
        var (aside, inside) = (Motion.Look(x: width), Motion.Look())
        if isLeaving == isForward {
            (aside, inside) = (Motion.Look(x: -width, alpha: 0), Motion.Look(x: width - width / 3))
        }
        let here = Motion.Look()
        motions.append(
            Motion(view: screen, start: isLeaving ? here : aside, end: isLeaving ? aside : here))
        motions.append(
            Motion(view: picture, start: isLeaving ? here : inside, end: isLeaving ? inside : here))
    }
}

extension UINavigationBar {
    /// True if the title of usual size is visible, because there is no large title or content has covered it.
    fileprivate var showsSmallTitle: Bool {
        guard hasLargeTitle else { return true }
        return collapsedParts.title > largeTitleHeight(of: topItem) - 0.5
    }

    /// Returns the frame of the area of a part that content has not covered.
    fileprivate func seenPart(of part: BarPart) -> CGRect {
        guard var frame = part.wholeFrame else { return part.frame }
        let collapsed = collapsedParts
        if part === largeTitleClip {
            frame.size.height = max(frame.height - collapsed.title, 0)
        } else {
            frame.origin.y -= collapsed.title
            frame.size.height = max(frame.height - collapsed.accessory, 0)
        }
        return frame
    }
}
