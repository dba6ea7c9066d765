import Foundation

/// Knows what had the focus in controllers that have left the screen, and gives it back when they return.
///
/// The focus goes back only to users of the keyboard or of assistive technology. Whoever touches the screen or clicks has no use
/// for it.
@MainActor
enum FocusMemory {
    /// What had the focus in a controller: a view, or an item of a list.
    private struct Place {
        weak var controller: UIViewController?
        weak var view: UIView?
        weak var list: (any StagedScrollView)?
        var indexPath: IndexPath?
    }

    private static var places: [Place] = []
    /// The view that the user activated last with the keyboard or assistive technology. It need not be an item.
    private static weak var activated: UIView?
    /// True if the user has moved the focus or has activated something since the last touch or click.
    private static var isKeyboardUsed = false
    /// True if a controller has taken the focus off the screen, and none has appeared since.
    private static var isSought = false

    // MARK: What the user does

    /// Notes that the user moves the focus to an item.
    static func userMoves() { (isKeyboardUsed, isSought, activated) = (true, false, nil) }

    /// Notes that the user activates a view with the keyboard or assistive technology.
    static func userActivates(_ view: UIView) { (isKeyboardUsed, isSought, activated) = (true, false, view) }

    /// Returns true if the last thing that the user did was to activate a part of a view with the keyboard or assistive
    /// technology.
    static func isLastActivation(within view: UIView) -> Bool { activated?.isDescendant(of: view) == true }

    /// Notes that the user touches the screen or clicks.
    static func userTouches() { (isKeyboardUsed, isSought, activated) = (false, false, nil) }

    /// Notes that another display is there, whose user has done nothing yet.
    static func displayEntered() { userTouches() }

    // MARK: What controllers do

    /// Notes what has the focus in a controller that begins to disappear.
    static func begin(disappearance controller: UIViewController) {
        places.removeAll { $0.controller == nil || $0.controller === controller }
        guard isKeyboardUsed, let view = UIFocusSystem.focusedView ?? activated else { return }
        let navigation = controller.parent as? UINavigationController
        let isInBar = navigation.map { self.isInBar(view, of: $0) } ?? false
        guard owner(of: view) === controller || isInBar else { return }
        isSought = true
        // If a controller leaves the stack, its back button does not get the focus back.
        if isInBar, navigation?.viewControllers.contains(controller) != true { return }
        guard let cell = view as? any StagedCell, case .item(let indexPath)? = cell.element else {
            return places.append(Place(controller: controller, view: view))
        }
        // The user may have activated another item than the one that had the focus last.
        cell.stagedScrollView?.stage.lastFocused = indexPath
        places.append(
            Place(controller: controller, view: view, list: cell.stagedScrollView, indexPath: indexPath))
    }

    /// Takes the focus from a view of a controller that has disappeared.
    static func end(disappearance controller: UIViewController) {
        guard let view = UIFocusSystem.focusedView, owner(of: view) === controller else { return }
        UIFocusSystem.lose(view)
    }

    /// Moves the focus to what had it in a controller that has appeared, or else to the item that the controller prefers, if the
    /// focus has left the screen with another controller. What is presented gets the focus from the page.
    static func controllerAppeared(_ controller: UIViewController) {
        // A child that had the focus has it again as soon as it has appeared, too.
        guard !places.contains(where: { $0.controller.map { isAppearing($0, in: controller) } ?? false })
        else { return }
        let wasSought = isSought
        isSought = false
        let place = places.first { $0.controller === controller }
        places.removeAll { $0.controller == nil || $0.controller === controller }
        guard isKeyboardUsed, isFree, let system = UIFocusSystem.focusSystem(for: controller) else { return }
        if controller.restoresFocusAfterTransition, let place, let view = view(at: place),
            view.isReachedByFocus
        {
            system.giveBack(to: view)
        } else if wasSought || place != nil, !controller.isBeingPresented,
            let item = FocusSearch.preferredItem(in: controller)
        {
            system.giveBack(to: item)
        }
    }

    /// Returns true if a controller that is about to appear lies in another one.
    private static func isAppearing(_ child: UIViewController, in controller: UIViewController) -> Bool {
        child.appearance == .appearing
            && sequence(first: child, next: \.parent).dropFirst().contains(controller)
    }

    /// True if no item has the focus, or only one that is about to disappear.
    private static var isFree: Bool {
        guard let view = UIFocusSystem.focusedView, view.window != nil else { return true }
        return owner(of: view)?.appearance == .disappearing
    }

    /// Returns the view of a place, or nil if it is gone. A list scrolls to its item.
    private static func view(at place: Place) -> UIView? {
        guard let list = place.list, let indexPath = list.stage.lastFocused ?? place.indexPath else {
            return place.view
        }
        return list.focusableCell(scrollingTo: indexPath)
    }

    /// Returns true if a view lies in a bar of a navigation controller, which displays what belongs to its controller on top.
    private static func isInBar(_ view: UIView, of navigation: UINavigationController) -> Bool {
        let bars: [UIView?] = [navigation.navigationBar, navigation.toolbarIfLoaded]
        return bars.contains { bar in bar.map(view.isDescendant(of:)) ?? false }
    }

    /// Returns the innermost controller whose view contains a view.
    private static func owner(of view: UIView) -> UIViewController? {
        sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
