import Foundation
import TesseraDisplay

/// Knows which item of a scene has the focus of the keyboard, and moves it for the app.
/// See Apple's [UIFocusSystem](https://developer.apple.com/documentation/uikit/uifocussystem).
///
/// The page moves the focus by itself when the user presses a key. It does so with the views that can become focused, such as the
/// cells of collection views and table views. A pointer or a finger gives no item the focus.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted when the focus has moved. The object is the focus system.
    public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// Posted when an environment has refused a movement of the focus. The object is the focus system.
    public nonisolated static let movementDidFailNotification = NSNotification.Name(
        "UIFocusMovementDidFailNotification")
    /// The key of the ``UIFocusUpdateContext`` in the information of a notification.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the ``UIFocusAnimationCoordinator`` in the information of ``didUpdateNotification``.
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// The view with the focus of the display's keyboard, in whatever scene, or nil if none has it.
    private(set) static weak var focusedView: UIView?
    /// The system that has moved the focus to the present item. The item may have left its window since.
    private static weak var current: UIFocusSystem?
    /// The view to which the display is to give its focus, or nil after the display has answered.
    private static weak var awaitedView: UIView?
    /// The elements to which the display is to give its focus, one after the other, until it has answered. The last one counts.
    private static var awaitedElements: [Int] = []

    private weak var scene: UIWindowScene?
    /// The environment in which the focus is to be after the next update, or nil if it stays where it is.
    private weak var requested: (any UIFocusEnvironment)?
    private var isUpdateScheduled = false

    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    // MARK: Finding

    /// The item with the focus, or nil if no item of the scene has it.
    open var focusedItem: (any UIFocusItem)? {
        guard let view = Self.focusedView, let scene, view.window?.windowScene === scene else { return nil }
        return view
    }

    /// Returns the focus system of the scene that contains an environment, or nil if no scene contains it.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        return view?.window?.windowScene?.focusSystem
    }

    /// Returns true if an environment is another one or contains it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        chain(from: otherEnvironment).contains { $0 === environment }
    }

    /// Returns an environment and those around it, the innermost first.
    private static func chain(from environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
        var result: [any UIFocusEnvironment] = []
        var next = environment
        while let environment = next {
            result.append(environment)
            next = environment.parentFocusEnvironment
        }
        return result
    }

    // MARK: Moving

    /// Asks for an update that moves the focus to the preferred item of an environment.
    ///
    /// The focus moves at the end of this turn of the main loop, or in ``updateFocusIfNeeded()``. It stays where it is if the
    /// environment has no item that can become focused, or if an environment refuses. While the user edits a text, the text keeps
    /// the focus.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard Self.focusSystem(for: environment) === self else { return }
        requested = environment
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isUpdateScheduled = false
                self?.updateFocusIfNeeded()
            }
        }
    }

    /// Moves the focus at once if an update was asked for.
    open func updateFocusIfNeeded() {
        guard let environment = requested else { return }
        requested = nil
        guard let item = FocusSearch.preferredItem(in: environment) else { return }
        lead(to: item)
    }

    /// Moves the focus to an item, for the app and on the display, unless an environment refuses.
    private func lead(
        to item: UIView, from previous: UIView? = UIFocusSystem.focusedView, heading: UIFocusHeading = []
    ) {
        guard item !== Self.focusedView, move(from: previous, to: item, heading: heading) else { return }
        giveFocus(to: item)
    }

    /// Asks the display to give the focus to a view. If it refuses, because the user edits a text, no item has the focus.
    private func giveFocus(to view: UIView) {
        // The view may be as new as the movement, and the display must have it before it can have the focus.
        scene?.committer.scheduleCommit()
        Self.awaitedView = view
        let element = view.node.id
        Self.awaitedElements.append(element)
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                UIApplication.shared.requests.leadUser(to: element) { answer in
                    if let place = Self.awaitedElements.firstIndex(of: element) {
                        Self.awaitedElements.remove(at: place)
                    }
                    if Self.awaitedView === view, !Self.awaitedElements.contains(element) {
                        Self.awaitedView = nil
                    }
                    guard answer.outcome != .done, Self.focusedView === view else { return }
                    self?.move(from: view, to: nil, heading: [])
                }
            }
        }
    }

    /// Moves the focus from one view to another for the app, and returns true if all environments permit it.
    @discardableResult
    private func move(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) -> Bool {
        guard next !== previous || next !== Self.focusedView else { return true }
        let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        var seen: Set<ObjectIdentifier> = []
        let environments = (Self.chain(from: previous) + Self.chain(from: next)).filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
        // No environment can refuse the loss of the focus.
        if next != nil, !environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) {
            NotificationCenter.default.post(
                name: Self.movementDidFailNotification, object: self,
                userInfo: [Self.focusUpdateContextUserInfoKey: context])
            return false
        }
        Self.focusedView = next
        Self.current = next == nil ? nil : self
        previous?.focusDidChange()
        next?.focusDidChange()
        FocusHalo.update()
        // Keys go along the responder chain of the item.
        scene?.committer.scheduleCommit()
        let coordinator = UIFocusAnimationCoordinator(context)
        for environment in environments {
            coordinator.informed = environment
            environment.didUpdateFocus(in: context, with: coordinator)
        }
        coordinator.informed = nil
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context,
                Self.animationCoordinatorUserInfoKey: coordinator,
            ])
        coordinator.run()
        return true
    }

    // MARK: Events of the display

    /// Takes a movement of the focus that the user has made on the display.
    ///
    /// - Parameter view: The view that has the focus now, or nil if no item has it.
    static func displayMoved(to view: UIView?, heading: UIFocusHeading) {
        if let view {
            // The display does what the app has asked for first, and does not know yet that the app has asked for another view
            // since.
            if heading.isEmpty, let awaitedView, awaitedView !== view, awaitedElements.contains(view.node.id)
            {
                return
            }
            FocusMemory.userMoves()
            if view !== awaitedView { awaitedView = nil }
        }
        let system = view?.window?.windowScene?.focusSystem ?? current
        system?.displayMoved(to: view?.takesFocus == true ? view : nil, heading)
    }

    private func displayMoved(to view: UIView?, _ heading: UIFocusHeading) {
        // What had the focus on the display has gone, and the display does not know yet where the app has moved the focus since.
        if view == nil, heading.isEmpty, let awaited = Self.awaitedView, awaited === Self.focusedView {
            return
        }
        // The user's movement comes after what the app has asked for.
        requested = nil
        let previous = Self.focusedView
        if let cell = view as? any StagedCell, heading == .next || heading == .previous,
            let list = cell.stagedScrollView, !(previous?.isDescendant(of: list) ?? false),
            let entry = list.focusEntry(besides: cell)
        {
            if move(from: previous, to: entry, heading: heading) { return giveFocus(to: entry) }
        }
        guard !move(from: previous, to: view, heading: heading), let previous else { return }
        giveFocus(to: previous)
    }

    /// Moves the focus from an item of a list or a day of a calendar by a key for which the display asks the app.
    static func displaySteps(_ step: DisplayEvent.FocusStep, from view: UIView?) {
        if let day = view as? CalendarDayView, let calendar = day.superview as? UICalendarView {
            return calendar.takeStep(step, from: day)
        }
        guard let reported = view as? any StagedCell, let list = reported.stagedScrollView else { return }
        // The display may not know yet where earlier keys have led.
        let pending = (awaitedView as? any StagedCell).flatMap { $0.stagedScrollView === list ? $0 : nil }
        let cell = pending ?? reported
        guard case .item(let indexPath)? = cell.element, let system = focusSystem(for: cell)
        else { return }
        let target: IndexPath?
        switch step {
        case .left, .right:
            let isForward = (step == .right) != cell.isRightToLeft
            target = (cell as? UICollectionViewListCell)?.stepThroughOutline(inwards: isForward)
        case .first, .last, .up, .down, .pageUp, .pageDown:
            target = list.focusTarget(of: step, from: indexPath)
        }
        guard var target, target != indexPath else { return }
        // Cells that appear may make the list release others that were tried before.
        for _ in 0..<20 {
            if let item = list.focusableCell(scrollingTo: target) {
                system.requested = nil
                return system.lead(to: item, heading: UIFocusHeading(step))
            }
            // Only now that the cell exists is it known that the user can do nothing with it.
            guard let next = list.focusTarget(of: step, from: indexPath), next != target, next != indexPath
            else { return }
            target = next
        }
    }

    /// Notes that another display is there, on which nothing has the focus.
    static func displayEntered() {
        FocusMemory.displayEntered()
        awaitedElements = []
        guard let view = focusedView else { return }
        lose(view)
        focusedView = nil
        FocusHalo.update()
    }

    /// Takes the focus from a view, which may have left its window.
    static func lose(_ view: UIView) {
        guard focusedView === view else { return }
        current?.move(from: view, to: nil, heading: [])
    }

    /// Moves the focus to a view that had it before, or to an item in its place. The view need not be an item.
    func giveBack(to view: UIView) {
        if view.takesFocus { lead(to: view) } else { giveFocus(to: view) }
    }

    /// Moves the focus from a cell that has left its list, because its item was deleted or reloaded, to the item in its place.
    /// The keyboard may also have deleted the item with a button in the cell.
    static func cellLeft(_ cell: any StagedView, at indexPath: IndexPath, of list: any StagedScrollView) {
        let hadFocus = focusedView === cell
        guard hadFocus || FocusMemory.isLastActivation(within: cell) else { return }
        if hadFocus {
            focusedView = nil
            FocusHalo.update()
        }
        // The list is between two states now.
        DispatchQueue.main.async { [weak cell, weak list] in
            MainActor.assumeIsolated {
                guard focusedView == nil, let cell, let list, let system = focusSystem(for: list) else {
                    return
                }
                list.layoutIfNeeded()
                // A cell that displays the reloaded item again has kept the button.
                guard hadFocus || cell.element != .item(indexPath) else { return }
                if let next = list.focusableCell(inPlaceOf: indexPath) {
                    system.lead(to: next, from: hadFocus && cell !== next ? cell : nil)
                } else if hadFocus {
                    system.move(from: cell, to: nil, heading: [])
                } else if let next = list.cells(inPlaceOf: indexPath).first {
                    // The user of the keyboard goes on with the buttons in the cell.
                    system.giveFocus(to: next)
                }
            }
        }
    }
}
