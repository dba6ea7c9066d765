import Foundation
import TesseraConstraints

extension LayoutEngine {
    /// Solves the constraints for the size that the host has, and tells the containers of what gets another place.
    func prepareForLayout() {
        setMode(.layout)
        update()
    }

    /// Measures what has changed and solves the constraints.
    private func update() {
        guard needsUpdate else { return }
        measureDirtyContent()
        solveAndMeasure()
        if mode == .layout, keepAgainWhatWasBroken() { solveAndMeasure() }
        needsUpdate = false
        if mode == .layout { announceChanges() }
    }

    /// Solves, and measures heights for the widths that come out, until both agree.
    ///
    /// Widths that depend on heights, as by an aspect ratio, may take some rounds. After the last one the result is kept.
    private func solveAndMeasure() {
        for _ in 0..<Self.mostRounds {
            solve()
            let isComplete = !completeContentSizes()
            if !measureChangedHeights(), isComplete { break }
        }
    }

    private static var mostRounds: Int { 16 }

    private func solve() {
        while true {
            do {
                return try solver.solve()
            } catch {
                breakOne(of: error.participants)
            }
        }
    }

    private func measureChangedHeights() -> Bool {
        var isOther = false
        for variable in solver.takeChangedVariables() {
            guard let node = nodes[variable.number] else { continue }
            markChanged(node)
            if limitLength(variable, of: node) { isOther = true }
            if variable == node.width, measureHeight(of: node) { isOther = true }
        }
        let unmeasured = unmeasuredNodes
        unmeasuredNodes = []
        for node in unmeasured where measureHeight(of: node) { isOther = true }
        return isOther
    }

    /// Keeps a width or height that has come to be less than nothing from that, as far as required constraints let it.
    /// Returns true if it was.
    ///
    /// Hardly any view needs that, so that those that do get the constraint when they need it first.
    private func limitLength(_ variable: ConstraintSolver.Variable, of node: LayoutNode) -> Bool {
        let limit: WritableKeyPath<LayoutNode, ConstraintSolver.Constraint?>
        switch variable {
        case node.width: limit = \.widthLimit
        case node.height: limit = \.heightLimit
        default: return false
        }
        var node = node
        guard node[keyPath: limit] == nil, solver.value(of: variable) < -1e-6 else { return false }
        node[keyPath: limit] = add(
            [.init(variable, 1)], .greaterThanOrEqual, 0, priority: .weakened, source: .lengthLimit(node))
        return true
    }

    private func announceChanges() {
        let nodes = changedNodes
        changedNodes = []
        for node in nodes {
            node.isMarkedChanged = false
            guard !isTemporary, node !== root, node.placed != rectangle(of: node) else { continue }
            node.item?.container?.setNeedsLayout()
        }
    }

    /// The size that the host takes to approach a target as nearly as its constraints allow.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        setMode(.fitting(target, horizontal: horizontal, vertical: vertical))
        update()
        let insets = root.insets
        let (width, height) = (solver.value(of: root.width), solver.value(of: root.height))
        return CGSize(
            width: cleaned(max(width, 0)) + insets.left + insets.right,
            height: cleaned(max(height, 0)) + insets.top + insets.bottom)
    }

    /// The length without what arithmetic has left of it: a length of whole pixels is exactly that.
    private func cleaned(_ length: Double) -> CGFloat {
        let pixels = (length * scale).rounded() / scale
        return abs(pixels - length) < 1e-6 ? pixels : length
    }

    /// Lets the views that were measured say the size of their content for the widths again that they have in the layout.
    func forgetContentWidths() {
        for node in [root] + temporaryNodes.values {
            guard let view = node.view, view.contentHeightFollowsWidth else { continue }
            let known = view.placingNode?.contentSize
            view.contentWidth =
                known?.measuredWidth.map { known?.isWidthLeftOut == true ? .determined($0) : .wrapping($0) }
                ?? .natural
        }
    }

    // MARK: Places

    /// The alignment rectangle of an item as the solver has it now.
    private func rectangle(of node: LayoutNode) -> CGRect {
        CGRect(
            x: solver.value(of: node.minX), y: solver.value(of: node.minY),
            width: max(solver.value(of: node.width), 0), height: max(solver.value(of: node.height), 0))
    }

    /// Gives the subviews and guides of a view that constraints place their frames.
    func placeItems(of container: UIView) {
        // The container may have been fitted, or a constraint changed, since the layout began.
        prepareForLayout()
        for subview in container.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let node = knownNode(for: subview) else { continue }
            node.placed = rectangle(of: node)
            let frame = subview.frame(forAlignmentRect: onPixels(rectangle(of: node)))
            // Through the properties, which apps override to follow their views' sizes.
            if subview.bounds.size != frame.size {
                subview.bounds = CGRect(origin: subview.bounds.origin, size: frame.size)
            }
            let center = CGPoint(x: frame.midX, y: frame.midY)
            if subview.center != center { subview.center = center }
        }
        for guide in container.layoutGuides {
            guard let node = knownNode(for: guide) else { continue }
            node.placed = rectangle(of: node)
            guide.layoutFrame = onPixels(rectangle(of: node))
        }
        if let guide = container.scrolledContentGuide { sizeContent(of: container, by: guide) }
    }

    /// Gives a scroll view's content the size that constraints on its guide say.
    private func sizeContent(of scrollView: UIView, by guide: UILayoutGuide) {
        guard let node = knownNode(for: guide) else { return }
        node.placed = rectangle(of: node)
        let size = onPixels(rectangle(of: node)).size
        let known = scrollView.scrolledContentSize
        scrollView.scrolledContentSize = CGSize(
            width: node.isWidthNamed ? size.width : known.width,
            height: node.isHeightNamed ? size.height : known.height)
    }

    /// The rectangle with its edges on the boundaries of pixels. Edges are rounded, and not sizes: neighbours that share an
    /// edge share it afterwards too.
    private func onPixels(_ rectangle: CGRect) -> CGRect {
        let (left, right) = (round(rectangle.minX), round(rectangle.maxX))
        let (top, bottom) = (round(rectangle.minY), round(rectangle.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func round(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
