import Foundation
import TesseraBasics

extension UINavigationBar {
    /// Displays an item, and a back button for another one.
    func display(_ item: UINavigationItem?, back: UINavigationItem?, animated: Bool = false) {
        display([back, item].compactMap { $0 }, animated: animated)
    }

    /// Displays the last one of the items.
    ///
    /// - Parameters:
    ///   - animated: True to change the bar with an animation.
    ///   - coordinator: The transition that is about to begin, of which the animation becomes a part, or nil for an animation of its own.
    func display(_ items: [UINavigationItem], animated: Bool, along coordinator: TransitionCoordinator? = nil)
    {
        let isOther = stack.last !== items.last
        let passage = isOther && animated && window != nil ? beginPassage(to: items.last) : nil
        for item in stack where !items.contains(where: { $0 === item }) { item.changed = nil }
        stack = items
        for item in items {
            item.changed = { [weak self] animated in self?.change(animated: animated) { $0.update() } }
        }
        if isOther { isContentBelow = false }
        endRenamingOfOthers()
        guard let passage else { return change(animated: animated) { $0.update() } }
        go(along: passage, in: coordinator)
    }

    /// Takes pictures of the present titles and buttons, which leave when another item takes their places.
    private func beginPassage(to item: UINavigationItem?) -> NavigationBarPassage {
        passage?.end()
        UIView.performWithoutAnimation { layoutIfNeeded() }
        let passage = NavigationBarPassage(of: self, isForward: !stack.contains { $0 === item })
        self.passage = passage
        return passage
    }

    /// Displays another item, whose titles and buttons take the places of those before little by little.
    private func go(along passage: NavigationBarPassage, in coordinator: TransitionCoordinator?) {
        let oldSize = frame.size
        UIView.performWithoutAnimation {
            update()
            // The content of the other screen decides how much of the bar is visible.
            heightChanged?()
        }
        let newSize = frame.size
        UIView.performWithoutAnimation {
            // Titles and buttons are in their new places from the beginning.
            placeContent()
            for part in [backButton] + contentParts { part.layOutUntilStable() }
            passage.prepare()
            if newSize == oldSize { layoutIfNeeded() } else { frame.size = oldSize }
        }
        let move = {
            passage.move()
            guard newSize != oldSize else { return }
            self.frame.size = newSize
            self.layoutIfNeeded()
        }
        // A bar that has gone by then has no parts to display.
        let end = { [weak self] in
            guard self != nil else { return }
            passage.end()
        }
        let isPart = coordinator?.animate(
            alongsideTransition: { _ in move() }, completion: { _ in end() })
        guard isPart != true else { return }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: move, completion: { _ in end() })
    }

    /// Changes the content of the bar. With an animation, the bar moves to its new height and new parts fade
    /// in.
    private func change(animated: Bool, _ change: (UINavigationBar) -> Void) {
        guard animated, window != nil else { return change(self) }
        let (old, oldFrame) = (contentParts, frame)
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            change(self)
        }
        let newFrame = frame
        let added = contentParts.filter { part in !old.contains { $0 === part } }
        UIView.performWithoutAnimation {
            for part in added { part.alpha = 0 }
            guard newFrame.size != oldFrame.size else { return layoutIfNeeded() }
            frame.size = oldFrame.size
        }
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            for part in added { part.alpha = 1 }
            guard newFrame.size != oldFrame.size else { return }
            self.frame.size = newFrame.size
            self.layoutIfNeeded()
        }
    }

    /// The views of the present items.
    var contentParts: [UIView] {
        [leadingViews, centerViews, trailingViews].flatMap(\.entries).compactMap(\.view)
            + [titleSlot, promptLabel.superview == nil ? nil : promptLabel].compactMap { $0 }
    }

    /// Goes back after a tap on the back button.
    func goesBack() {
        if let goBack {
            goBack()
        } else if let action = topItem?.backAction {
            action.perform(sender: self)
        } else {
            popItem(animated: true)
        }
    }

    func refuseItemsOfOthers(_ call: String) {
        demand(
            goBack == nil,
            "UINavigationBar.\(call): the bar belongs to a navigation controller; change its viewControllers."
        )
    }

    // MARK: Texts of the back button

    var showsBackButton: Bool {
        guard let topItem, backItem != nil || topItem.backAction != nil, !topItem.hidesBackButton else {
            return false
        }
        return topItem.leftItemsSupplementBackButton || (topItem.leftBarButtonItems ?? []).isEmpty
    }

    /// The possible texts of the back button, the best first.
    var backTitles: [String] {
        let generic = SystemWord.back.text
        guard let backItem else { return [generic] }
        switch backItem.backButtonDisplayMode {
        case .minimal: return []
        case .generic: return [generic]
        case .default:
            if let stated = statedBackTitle { return stated.isEmpty ? [] : [stated, generic] }
            guard let title = backItem.title, !title.isEmpty else { return [generic] }
            return [title, generic]
        }
    }

    private var statedBackTitle: String? { backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle }

    /// The text that assistive technology reads for the back button.
    var spokenBackTitle: String {
        let candidates = [backItem?.backBarButtonItem?.accessibilityLabel, statedBackTitle, backItem?.title]
        return candidates.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? SystemWord.back.text
    }
}
