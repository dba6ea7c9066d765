import Foundation

/// The keyboard on the screen: the browser's own keyboard, whose height the display reports, or the view that
/// the first responder displays in its place, with the first responder's accessory above either.
@MainActor
final class ScreenKeyboard {
    static let shared = ScreenKeyboard()

    /// The duration in seconds that notifications contain, and in which views above the keyboard move.
    static let duration: TimeInterval = 0.25

    /// The height in points of the part of the screen that the keyboard covers, with its accessory.
    private(set) var height: CGFloat = 0
    /// The height in points of the browser's keyboard.
    private var browserHeight: CGFloat = 0
    private let inputViews = InputViewContainer()
    /// The window of the latest first responder, or nil.
    private(set) weak var window: UIWindow?
    private weak var knownResponder: UIResponder?
    private var guides: [WeakGuide] = []
    private var avoiding: [WeakScrollView] = []
    /// The sheet with the text that is edited, which moves up to stay visible, or nil.
    private weak var raised: (any KeyboardAvoidingBox)?
    private var isScheduled = false
    /// The number of changes so far. The number keeps the end of a change from being announced after the next one has begun.
    private var changes = 0

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    private struct WeakScrollView {
        weak var scrollView: UIScrollView?
    }

    // MARK: Observers

    /// Updates a guide with each change from now on.
    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    // MARK: Changes

    /// Called when the browser's keyboard covers another height, in points.
    func displayReports(_ height: Double) {
        browserHeight = CGFloat(height)
        let app = UIApplication.shared
        window = app.windows.last { $0.firstResponder != nil } ?? window ?? app.frontWindow
        update()
    }

    /// Called when the first responder of a window or its input views have changed. The update runs after the
    /// current turn of the main loop, because a field that resigns is often replaced by another one.
    func responderChanged(in window: UIWindow) {
        // A window without a scene is not on a screen.
        guard window.windowScene != nil else { return }
        self.window = window
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { updateIfScheduled() } }
    }

    /// Called when a window no longer exists. If it was that of the keyboard, the keyboard belongs to the front window.
    func windowHasGone() {
        guard window == nil, let front = UIApplication.shared.frontWindow else { return }
        responderChanged(in: front)
    }

    /// Runs the update that ``responderChanged(in:)`` has postponed.
    func updateIfScheduled() {
        guard isScheduled else { return }
        isScheduled = false
        update()
    }

    /// Called when the size of the screen has changed. Moves the views at its lower edge.
    func screenChanged() {
        guard height > 0 else { return }
        update()
        UIView.performWithoutAnimation { place() }
        guides.forEach { $0.guide?.updateHeight() }
    }

    private func update() {
        if inputViews.isOrphaned { inputViews.endEditing(true) }
        let responder = window?.inputResponder
        let chain = responder.map { Array(sequence(first: $0, next: \.next)) } ?? []
        inputViews.setViews(
            accessory: chain.lazy.compactMap(\.inputAccessoryView).first,
            assistant: InputAssistantBar.ofResponder(responder, known: inputViews.assistantBar),
            input: chain.lazy.compactMap(\.inputView).first, of: responder)
        let safeArea = window?.safeAreaInsets.bottom ?? 0
        let width = window?.bounds.width ?? 0
        inputViews.keyboardHeight = browserHeight
        let new = inputViews.coveredHeight(width: width, safeArea: safeArea)
        let isOther = responder !== knownResponder
        knownResponder = responder
        guard new != height || isOther else { return place() }
        // The animation must not move views whose layout was pending before, because animated views get no touches.
        UIApplication.shared.windows.forEach { $0.layoutIfNeeded() }
        guard new != height else {
            place()
            UIView.animate(withDuration: Self.duration, options: .layoutSubviews) { raiseBox() }
            return avoidAndReveal(animated: true)
        }
        change(to: new)
    }

    private func change(to new: CGFloat) {
        let (old, isComing) = (height, new > 0)
        changes += 1
        let change = changes
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(
                cgRect: frame(old > 0 ? old : new, isAway: old == 0)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                cgRect: frame(isComing ? new : old, isAway: !isComing)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        func post(_ name: Notification.Name) {
            NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
        }
        height = new
        if old == 0 { prepareToCome() }
        guides.removeAll { $0.guide == nil }
        // An app that lays out its views when it gets the notification finds the guides at their new places.
        guides.forEach { $0.guide?.updateHeight() }
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(isComing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        UIView.animate(
            withDuration: Self.duration, options: .layoutSubviews,
            animations: {
                place()
                raiseBox()
                guides.forEach { $0.guide?.updateHeight() }
                (window?.firstResponder as? UISearchTextField)?.placeSuggestions()
            })
        avoidAndReveal(animated: true)
        func end() {
            guard change == changes else { return }
            inputViews.finish()
            post(UIResponder.keyboardDidChangeFrameNotification)
            post(isComing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
        }
        if let window { window.afterAnimation(of: Self.duration, end) } else { end() }
    }

    /// Returns the rectangle of a keyboard with a height, at the lower edge of the screen or below it.
    private func frame(_ height: CGFloat, isAway: Bool) -> CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(
            x: 0, y: screen.height - (isAway ? 0 : height), width: screen.width, height: height)
    }

    // MARK: Views above the keyboard

    /// Places the responder's views below the screen, unless they are visible already.
    private func prepareToCome() {
        guard let window, inputViews.hasViews else { return }
        UIView.performWithoutAnimation {
            inputViews.place(in: window, covered: 0)
            inputViews.layoutIfNeeded()
        }
    }

    private func place() {
        guard let window else { return }
        inputViews.place(in: window, covered: height)
    }

    // MARK: Visibility of the edited field

    /// Moves the sheet or the popover with the text that is edited above the keyboard, and another one back to its place.
    private func raiseBox() {
        let field = height > 0 ? window?.firstResponder as? UIView : nil
        let around = field.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let box = around.lazy.compactMap { $0 as? any KeyboardAvoidingBox }.first
        let old = raised
        raised = box
        if old !== box { old?.avoidKeyboard(height: 0) }
        box?.avoidKeyboard(height: height)
        // The layout within a sheet depends on its place.
        for view in [old, box] { view?.superview?.layoutIfNeeded() }
    }

    /// Keeps the lists of table and collection view controllers clear of the keyboard, and scrolls the field
    /// that is edited into the visible part.
    private func avoidAndReveal(animated: Bool) {
        let (field, scrollViews) = avoid()
        guard let field, field is any TextInputOwner else { return }
        for scrollView in scrollViews {
            let place = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -8)
            scrollView.scrollRectToVisible(place, animated: animated)
        }
    }

    /// Keeps lists that come while the keyboard is there clear of it, such as those of a search.
    func listsChanged() {
        if height > 0 { _ = avoid() }
    }

    /// Keeps the lists of table and collection view controllers clear of the keyboard: those that contain the field that is
    /// edited, those of a search whose bar contains it, and that of the controller in front, whose navigation bar may contain it.
    ///
    /// - Returns: The field, and the scroll views around it.
    private func avoid() -> (field: UIView?, scrollViews: [UIScrollView]) {
        let field = height > 0 ? window?.firstResponder as? UIView : nil
        let around = field.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let scrollViews = around.dropFirst().compactMap { $0 as? UIScrollView }
        let search = around.lazy.compactMap { ($0 as? UISearchBar)?.controller }.first
        let front = field.flatMap { _ in window?.rootViewController?.frontController.listClearOfKeyboard }
        let lists =
            scrollViews.filter(\.isListOfController) + (search?.listsInFront ?? [])
            + [front].compactMap { $0 }
        for old in avoiding.compactMap(\.scrollView) where !lists.contains(where: { $0 === old }) {
            old.keyboardInset = 0
        }
        avoiding = lists.map { WeakScrollView(scrollView: $0) }
        for list in lists { list.keyboardInset = list.overlap(withKeyboardOf: height) }
        return (field, scrollViews)
    }
}

extension UIWindow {
    /// The responder that provides input views: the first responder, or else the frontmost controller if it can become the first
    /// responder. A first responder behind what is presented has no input views on the screen, and has them again afterwards.
    var inputResponder: UIResponder? {
        if let firstResponder, !firstResponder.isBehindPresentation { return firstResponder }
        guard !isHidden, let front = rootViewController?.frontControllerToStay, front.canBecomeFirstResponder
        else { return nil }
        return front
    }
}

extension UIResponder {
    /// True if another controller is presented in front of the one to which the object belongs, and stays there. What lies behind
    /// a popover, or behind a sheet that lets the user go on there, stays as it is.
    fileprivate var isBehindPresentation: Bool {
        let controllers = Array(sequence(first: self, next: \.next)).compactMap { $0 as? UIViewController }
        guard let controller = controllers.first else { return false }
        return sequence(first: controller, next: \.parent).contains { ancestor in
            return switch ancestor.presentedToStay?.modal?.presentation?.active {
            case nil, is UIPopoverPresentationController: false
            case let sheet as UISheetPresentationController: sheet.largestUndimmedDetentIdentifier == nil
            default: true
            }
        }
    }
}

extension UIView {
    /// Returns the height in points of the view's lower part that a keyboard covers. A view that slides in
    /// counts as being at the place where it comes to rest.
    func overlap(withKeyboardOf height: CGFloat) -> CGFloat {
        guard height > 0, let window else { return 0 }
        var bottom = bounds.maxY
        for view in sequence(first: self, next: \.superview) {
            if view === window { break }
            bottom += view.viewState.center.y - view.viewState.bounds.height / 2 - view.viewState.bounds.minY
        }
        return min(max(bottom - (window.bounds.height - height), 0), bounds.height)
    }
}

extension UIViewController {
    /// The list that the controller, or the one on top of its navigation stack, keeps clear of the keyboard, or nil.
    var listClearOfKeyboard: UIScrollView? {
        let top = (self as? UINavigationController)?.topViewController ?? self
        guard top.isViewLoaded else { return nil }
        return (top as? UITableViewController)?.tableView
            ?? (top as? UICollectionViewController)?.collectionView
    }
}

extension UIScrollView {
    /// True if the view is the list of a controller that keeps it clear of the keyboard.
    fileprivate var isListOfController: Bool {
        switch sequence(first: self, next: \UIView.superview).lazy.compactMap(\.viewController).first {
        case let controller as UITableViewController: controller.tableView === self
        case let controller as UICollectionViewController: controller.collectionView === self
        default: false
        }
    }
}
