import Foundation

extension UIViewController {
    func beginPresenting(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, _ completion: (() -> Void)?
    ) {
        let presenter = sequence(first: self, next: \.parent).first { $0.parent == nil } ?? self
        guard let window = presenter.viewIfLoaded?.window else {
            complain("its view is not in a window", viewControllerToPresent)
            return
        }
        guard presenter.presented == nil else {
            complain("it presents another one already", viewControllerToPresent)
            return
        }
        guard viewControllerToPresent.presenter == nil, viewControllerToPresent.parent == nil else {
            complain("that one is shown elsewhere", viewControllerToPresent)
            return
        }
        viewControllerToPresent.dim(behind: presenter, isInFront: true)
        presenter.presented = viewControllerToPresent
        viewControllerToPresent.presenter = presenter
        viewControllerToPresent.isBeingPresented = true
        let transition = viewControllerToPresent.transition
        let coordinator = TransitionCoordinator(
            from: presenter, to: viewControllerToPresent, in: window, isAnimated: flag,
            duration: transition.duration, style: transition.style)
        coordinator.announce(to: [presenter, viewControllerToPresent])
        let view: UIView = viewControllerToPresent.view
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        viewControllerToPresent.beginAppearance(animated: flag)
        window.addSubview(view)
        viewControllerToPresent.isAppearing(animated: flag)
        view.layoutIfNeeded()
        if flag { UIView.performWithoutAnimation { transition.prepareToAppear(view) } }
        coordinator.run({ if flag { transition.appear(view) } }) { _ in
            coordinator.leave([presenter, viewControllerToPresent])
            viewControllerToPresent.markShown(animated: flag)
            viewControllerToPresent.isBeingPresented = false
            completion?()
        }
    }

    func beginDismissing(animated flag: Bool, _ completion: (() -> Void)?) {
        guard let presented = presentedViewController ?? presentingViewController?.presented else {
            completion?()
            return
        }
        if let completion { presented.whenDismissed.append(completion) }
        // A second dismissal ends with the first.
        guard presented.appearance != .disappearing else { return }
        presented.dismissPresented()
        presented.isBeingPresented = false
        presented.isBeingDismissed = true
        let transition = presented.transition
        let view: UIView = presented.view
        let coordinator = TransitionCoordinator(
            from: presented, to: presented.presenter, in: view.window ?? view, isAnimated: flag,
            duration: transition.duration, curve: .easeIn, style: transition.style)
        let controllers = [presented.presenter, presented]
        coordinator.announce(to: controllers)
        presented.beginDisappearance(animated: flag)
        if flag { view.isUserInteractionEnabled = false }
        coordinator.run({ if flag { transition.disappear(view) } }) { _ in
            coordinator.leave(controllers)
            view.removeFromSuperview()
            presented.dim(behind: presented.presenter, isInFront: false)
            presented.presenter?.presented = nil
            presented.presenter = nil
            presented.endDisappearance(animated: flag)
            presented.isBeingDismissed = false
            let completions = presented.whenDismissed
            presented.whenDismissed = []
            for completion in completions { completion() }
            guard flag else { return }
            view.isUserInteractionEnabled = true
            UIView.performWithoutAnimation { transition.restore(view) }
        }
    }

    /// Takes away at once what this very controller presents.
    func dismissPresented() {
        if presented != nil { dismiss(animated: false) }
    }

    /// Dims the tint of what lies behind an alert, as long as it does.
    private func dim(behind presenter: UIViewController?, isInFront: Bool) {
        guard self is UIAlertController, let presenter else { return }
        for behind in sequence(first: presenter, next: \.presenter) {
            behind.viewIfLoaded?.alert(isInFront: isInFront)
        }
    }

    private var transition: any PresentationTransition {
        self as? any PresentationTransition ?? CoverTransition()
    }

    private func complain(_ reason: String, _ presented: UIViewController) {
        let line = "\(type(of: self)) cannot present \(type(of: presented)): \(reason).\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}

/// How a presented controller's view comes and goes.
@MainActor
protocol PresentationTransition {
    /// Seconds from start to end.
    var duration: TimeInterval { get }
    var style: UIModalPresentationStyle { get }
    func prepareToAppear(_ view: UIView)
    func appear(_ view: UIView)
    func disappear(_ view: UIView)
    /// Undoes what `disappear` did, for the next time.
    func restore(_ view: UIView)
}

/// The view slides up over the screen and down again.
struct CoverTransition: PresentationTransition {
    let duration: TimeInterval = 0.4
    let style = UIModalPresentationStyle.fullScreen

    func prepareToAppear(_ view: UIView) {
        view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    }
    func appear(_ view: UIView) { view.transform = .identity }
    func disappear(_ view: UIView) { prepareToAppear(view) }
    func restore(_ view: UIView) { view.transform = .identity }
}
