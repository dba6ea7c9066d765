import Foundation

/// The keyboard on the screen: the browser's own, of which the display tells how much it covers, or the view that the first responder
/// has in its place; and above either what the first responder adds to it.
@MainActor
final class ScreenKeyboard {
    static let shared = ScreenKeyboard()

    /// The seconds that notifications state, and in which what stands above the keyboard goes to its place.
    static let duration: TimeInterval = 0.25

    /// How much of the screen the keyboard covers from below, in points, with what stands above it.
    private(set) var height: CGFloat = 0
    /// How much the browser's keyboard covers.
    private var browserHeight: CGFloat = 0
    private let host = InputHostView()
    /// The window in which something was the first responder last.
    private(set) weak var window: UIWindow?
    private weak var knownResponder: UIResponder?
    private var guides: [WeakGuide] = []
    private var avoiding: [WeakScrollView] = []
    /// The sheet in which a text is edited, which keeps that in sight.
    private weak var raised: SheetView?
    private var isScheduled = false
    /// How many changes have been announced, so that the end of one is not announced after the next has begun.
    private var changes = 0

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    private struct WeakScrollView {
        weak var scrollView: UIScrollView?
    }

    // MARK: Who hears of it

    /// Lets a guide hear of each change from now on.
    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    // MARK: What happens

    /// The browser's keyboard covers so much of the screen now, in points.
    func displayReports(_ height: Double) {
        browserHeight = CGFloat(height)
        let windows = UIApplication.shared.windows
        window = windows.last { $0.firstResponder != nil } ?? window ?? windows.last
        update()
    }

    /// Another object is the first responder of a window, or has other views: looks at them after the current turn of the main loop,
    /// since a field that gives way often gives way to another one.
    func responderChanged(in window: UIWindow) {
        // A window without a scene is on no screen.
        guard window.windowScene != nil else { return }
        self.window = window
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { updateIfScheduled() } }
    }

    /// Does what ``responderChanged(in:)`` has put off.
    func updateIfScheduled() {
        guard isScheduled else { return }
        isScheduled = false
        update()
    }

    /// The screen has another size: what stands on its lower edge goes along.
    func screenChanged() {
        guard height > 0 else { return }
        update()
        UIView.performWithoutAnimation { place() }
        guides.forEach { $0.guide?.follow() }
    }

    private func update() {
        if host.isOrphaned { host.endEditing(true) }
        let responder = window?.inputResponder
        let chain = responder.map { Array(sequence(first: $0, next: \.next)) } ?? []
        host.setViews(
            accessory: chain.lazy.compactMap(\.inputAccessoryView).first,
            input: chain.lazy.compactMap(\.inputView).first, of: responder)
        let safeArea = window?.safeAreaInsets.bottom ?? 0
        let width = window?.bounds.width ?? 0
        host.keyboardHeight = browserHeight
        let new = host.coveredHeight(width: width, safeArea: safeArea)
        let isOther = responder !== knownResponder
        knownResponder = responder
        guard new != height else {
            place()
            guard isOther else { return }
            UIView.animate(withDuration: Self.duration, options: .layoutSubviews) { raiseSheet() }
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
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(isComing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        guides.removeAll { $0.guide == nil }
        UIView.animate(
            withDuration: Self.duration, options: .layoutSubviews,
            animations: {
                place()
                raiseSheet()
                guides.forEach { $0.guide?.follow() }
            })
        avoidAndReveal(animated: true)
        func end() {
            guard change == changes else { return }
            host.finish()
            post(UIResponder.keyboardDidChangeFrameNotification)
            post(isComing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
        }
        if let window { window.afterAnimation(of: Self.duration, end) } else { end() }
    }

    /// Returns the rectangle of a keyboard of a height, at the lower edge of the screen or below it.
    private func frame(_ height: CGFloat, isAway: Bool) -> CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(
            x: 0, y: screen.height - (isAway ? 0 : height), width: screen.width, height: height)
    }

    // MARK: What stands above the keyboard

    /// Puts the responder's views below the screen, where they are not there yet.
    private func prepareToCome() {
        guard let window, host.hasViews else { return }
        UIView.performWithoutAnimation {
            host.place(in: window, covered: 0)
            host.layoutIfNeeded()
        }
    }

    private func place() {
        guard let window else { return }
        host.place(in: window, covered: height)
    }

    // MARK: Fields in sight

    /// Lets the sheet in which a text is edited lie clear of the keyboard, and another one as it lay before.
    private func raiseSheet() {
        let field = height > 0 ? window?.firstResponder as? UIView : nil
        let around = field.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let sheet = around.lazy.compactMap { $0 as? SheetView }.first
        let old = raised
        raised = sheet
        if old !== sheet { old?.controller?.keyboardHeight = 0 }
        sheet?.controller?.keyboardHeight = height
        // What is laid out in the sheet must know where that lies.
        for view in [old, sheet] { view?.superview?.layoutIfNeeded() }
    }

    /// Gives the lists of table and collection view controllers room for the keyboard, and scrolls the field that is edited into
    /// sight.
    private func avoidAndReveal(animated: Bool) {
        let field = height > 0 ? window?.firstResponder as? UIView : nil
        let around = field.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let scrollViews = around.dropFirst().compactMap { $0 as? UIScrollView }
        let lists = scrollViews.filter(\.isListOfController)
        for old in avoiding.compactMap(\.scrollView) where !lists.contains(where: { $0 === old }) {
            old.keyboardInset = 0
        }
        avoiding = lists.map { WeakScrollView(scrollView: $0) }
        for list in lists { list.keyboardInset = list.overlap(withKeyboardOf: height) }
        guard let field, field is any TextInputHost else { return }
        for scrollView in scrollViews {
            let place = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -8)
            scrollView.scrollRectToVisible(place, animated: animated)
        }
    }
}

extension UIWindow {
    /// The object to which typing and the views of the keyboard belong: the first responder, or else the controller in front, where it
    /// can become that.
    var inputResponder: UIResponder? {
        if let firstResponder { return firstResponder }
        guard !isHidden, let front = rootViewController?.frontController, front.canBecomeFirstResponder
        else { return nil }
        return front
    }
}

extension UIView {
    /// Returns how much of the view a keyboard of a height covers from below, in points. A view that slides in is taken for being where it comes
    /// to rest.
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
