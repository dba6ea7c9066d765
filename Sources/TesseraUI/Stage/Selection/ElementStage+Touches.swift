import Foundation

extension ElementStage {
    /// Highlights the item on which a finger has come down, unless another finger is on a highlighted item.
    func touchesBegan(_ touches: Set<UITouch>) {
        if highlighted != nil, let highlightingTouch, !highlightingTouch.hasEnded { return }
        // The touch that highlighted the item is gone, and nothing has reported its end.
        highlight(false)
        highlightingTouch = touches.first
        highlighted = touches.first.flatMap(item(under:))
        highlight(true)
    }

    /// Ends the highlight if the finger that began it is one of those that are gone.
    func touchesCancelled(_ touches: Set<UITouch>) {
        if let highlightingTouch, !touches.contains(highlightingTouch) { return }
        highlightingTouch = nil
        highlight(false)
    }

    /// Selects the highlighted item if the finger is still on it. Other fingers than the one that highlights
    /// the item change nothing.
    ///
    /// - Parameter itemAt: Returns the item at a point of the content.
    func touchesEnded(_ touches: Set<UITouch>, itemAt: (CGPoint) -> IndexPath?) {
        guard let touch = highlightingTouch, touches.contains(touch) else { return }
        highlightingTouch = nil
        let chosen = highlighted
        if !scrollView.selectsBeforeUnhighlighting { highlight(false) }
        if let chosen, itemAt(touch.location(in: scrollView)) == chosen {
            if !select(chosen, byClickWith: touch.modifierFlags) { _ = activate(chosen) }
        }
        highlight(false)
    }

    /// Begins or ends the highlight of the item that a finger is on.
    func highlight(_ isHighlighted: Bool) {
        guard let highlighted else { return }
        if isHighlighted, !scrollView.shouldHighlight(highlighted) {
            self.highlighted = nil
            return
        }
        cell(at: highlighted)?.isHighlighted = isHighlighted
        if isHighlighted {
            scrollView.didHighlight(highlighted)
        } else {
            self.highlighted = nil
            scrollView.didUnhighlight(highlighted)
        }
    }

    /// Returns the item whose cell was touched. A header that lies on a cell takes its touches, and so does a scroll view in a
    /// cell, such as a collection view or a text view.
    private func item(under touch: UITouch) -> IndexPath? {
        let touched = sequence(first: touch.view, next: { $0?.superview })
            .first { $0 is UIScrollView || ($0 as? any StagedView)?.stagedScrollView === scrollView }
            .flatMap { $0 as? any StagedView }
        guard scrollView.selectsItems, case .item(let indexPath)? = touched?.element else { return nil }
        return indexPath
    }
}

extension UITouch {
    /// True if the finger is no longer on the screen.
    fileprivate var hasEnded: Bool { phase == .ended || phase == .cancelled }
}
