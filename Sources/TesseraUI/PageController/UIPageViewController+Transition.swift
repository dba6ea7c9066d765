import Foundation

/// A transition from one page to another.
@MainActor
struct PageTransition {
    /// The index of the target among the loaded pages.
    var target: Int
    /// True if the user swipes. False if the app changes the page.
    let isUsers: Bool
    /// True if the pages were informed that they appear and disappear.
    let callsAppearance: Bool
    /// A closure that runs at the end, or nil. Its argument is true if the target was reached.
    let completion: ((Bool) -> Void)?
}

extension UIPageViewController {
    private var isShown: Bool { appearance == .shown || appearance == .appearing }

    // MARK: Transitions by the app

    func go(
        to page: UIViewController, _ direction: NavigationDirection, animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        if transition != nil { pagesCameToRest() }
        guard let current = currentPage, current !== page else {
            replacePages(by: page)
            completion?(true)
            return
        }
        guard animated, isShown, view.window != nil else {
            exchange(current, for: page)
            completion?(true)
            return
        }
        switch direction {
        case .forward:
            let before = pages[..<currentIndex].filter { $0 !== page }
            arrange(before + [current, page], currentIndex: before.count)
        case .reverse:
            let after = pages[(currentIndex + 1)...].filter { $0 !== page }
            arrange([page, current] + after, currentIndex: 1)
        }
        let target = currentIndex + (direction == .forward ? 1 : -1)
        begin(to: target, isUsers: false, completion)
        scrollView.setContentOffset(offset(ofPageAt: target), animated: true)
    }

    private func exchange(_ old: UIViewController, for new: UIViewController) {
        let callsAppearance = isShown
        if callsAppearance {
            new.beginAppearance(animated: false)
            old.beginDisappearance(animated: false)
        }
        replacePages(by: new)
        guard callsAppearance else { return }
        new.isAppearing(animated: false)
        if appearance == .shown { new.markShown(animated: false) }
        old.endDisappearance(animated: false)
    }

    /// Makes a page the current one, and loads the pages around it anew.
    private func replacePages(by page: UIViewController) {
        isArranging = true
        defer { isArranging = false }
        let isNew = currentPage !== page
        arrange([page], currentIndex: 0)
        if isViewLoaded { scrollView.contentOffset = offset(ofPageAt: 0) }
        reloadNeighbours()
        updatePageControl()
        // A page appears together with the page controller. Only if the controller is visible already, the
        // page appears now.
        if isNew, appearance == .shown, page.appearance == .hidden {
            page.beginAppearance(animated: false)
            page.endAppearance(animated: false)
        }
    }

    // MARK: Movements of the pages

    /// Begins a transition to another loaded page.
    func begin(to index: Int, isUsers: Bool, _ completion: ((Bool) -> Void)? = nil) {
        guard let old = currentPage else { return }
        let new = pages[index]
        let callsAppearance = isShown
        transition = PageTransition(
            target: index, isUsers: isUsers, callsAppearance: callsAppearance, completion: completion)
        placePages()
        if isUsers { delegate?.pageViewController(self, willTransitionTo: [new]) }
        guard callsAppearance else { return }
        new.beginAppearance(animated: true)
        old.beginDisappearance(animated: true)
        new.isAppearing(animated: true)
    }

    /// Called when the pages have moved.
    func pagesMoved() {
        guard !isArranging, currentPage != nil else { return }
        if let transition {
            guard transition.isUsers else { return }
            // A finger may move on beyond the target, or back beyond the page from which it came.
            if hasArrived {
                // As on iOS, an app that observes the offset sees the page at its place before offsets are counted from there.
                scrollView.delegate?.scrollViewDidScroll(scrollView)
                guard hasArrived else { return }
                complete()
            } else if progress(of: transition) < -0.001 {
                cancel()
            } else {
                return
            }
        }
        let distance = position - CGFloat(currentIndex)
        // The delegate may have begun another transition in the meantime.
        guard transition == nil, scrollView.isMoving, abs(distance) > 0.001 else { return }
        let target = currentIndex + (distance > 0 ? 1 : -1)
        guard pages.indices.contains(target) else { return }
        begin(to: target, isUsers: true)
        if let target = transition?.target {
            loadNeighbour(behind: target, distance > 0 ? .forward : .reverse)
        }
    }

    /// The share of its way that a transition has made. It is negative if the pages have moved to the other side.
    private func progress(of transition: PageTransition) -> CGFloat {
        (position - CGFloat(currentIndex)) * (transition.target > currentIndex ? 1 : -1)
    }

    /// True if the user has swiped to the target of the transition.
    private var hasArrived: Bool { transition.map { $0.isUsers && progress(of: $0) >= 0.999 } ?? false }

    /// Called when the pages have come to rest, or to end a transition at once.
    func pagesCameToRest() {
        guard !isArranging, isViewLoaded, !pages.isEmpty else { return }
        let nearest = min(max(Int(position.rounded()), 0), pages.count - 1)
        let isReached = transition.map { $0.target == nearest } ?? false
        let isForgotten = transition.map { !$0.isUsers } ?? false
        let old = currentIndex
        if transition != nil { isReached ? complete() : cancel() }
        if !isReached, nearest != currentIndex {
            begin(to: nearest, isUsers: true)
            complete()
        }
        // The offset is counted from another page now.
        if isReached || nearest != old { scrollView.delegate?.scrollViewDidScroll(scrollView) }
        // A delegate may have begun another transition in the meantime.
        guard transition == nil else { return }
        if isForgotten { reloadNeighbours() } else { keepNeighbours() }
        isArranging = true
        let rest = offset(ofPageAt: currentIndex)
        if scrollView.contentOffset != rest { scrollView.contentOffset = rest }
        isArranging = false
    }

    private func complete() {
        guard let ended = transition, let old = currentPage else { return }
        let new = pages[ended.target]
        let direction: NavigationDirection = ended.target > currentIndex ? .forward : .reverse
        transition = nil
        makeCurrent(ended.target)
        if ended.callsAppearance {
            if appearance == .shown { new.markShown(animated: true) }
            old.endDisappearance(animated: true)
        }
        if ended.isUsers {
            movePageControl(direction)
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
        } else {
            updatePageControl()
        }
        ended.completion?(true)
    }

    /// Cancels the transition. The page from which it began stays the current one.
    private func cancel() {
        guard let ended = transition, let old = currentPage else { return }
        let new = pages[ended.target]
        transition = nil
        if ended.callsAppearance {
            old.beginAppearance(animated: true)
            new.beginDisappearance(animated: true)
            old.isAppearing(animated: true)
            if appearance == .shown { old.markShown(animated: true) }
            new.endDisappearance(animated: true)
        }
        if ended.isUsers {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: false)
        }
        ended.completion?(false)
    }
}
