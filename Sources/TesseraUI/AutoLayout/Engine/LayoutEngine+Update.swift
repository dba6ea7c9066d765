import Foundation
import TesseraConstraints

extension LayoutEngine {
    /// Solves the constraints for the root view's present size, and requests a layout of the containers whose
    /// items have moved.
    func prepareForLayout() {
        setMode(.layout)
        update()
    }

    /// Measures content that has changed, and solves the constraints.
    private func update() {
        guard needsUpdate else { return }
        measureDirtyContent()
        solveAndMeasure()
        if mode == .layout, keepAgainWhatWasBroken() { solveAndMeasure() }
        needsUpdate = false
        if mode == .layout { announceChanges() }
    }

    /// Alternates between solving and measuring heights at the solved widths until both agree.
    ///
    /// Widths that depend on heights, for example through an aspect ratio, may need several rounds. The
    /// result of the last round is used in any case.
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

    /// If the solver has made a length negative, adds a constraint that keeps the length from being negative unless required
    /// constraints demand it. Returns true if it added one.
    ///
    /// Few views need this constraint, so it is added only when it is first needed. The guides of safe areas and margins do not
    /// get it: a view may be smaller than its insets.
    private func limitLength(_ variable: ConstraintSolver.Variable, of node: LayoutNode) -> Bool {
        guard solver.value(of: variable) < -1e-6 else { return false }
        let isWidth = variable == node.width
        guard isWidth ? node.widthLimit == nil : variable == node.height && node.heightLimit == nil,
            (node.item as? SystemLayoutGuide)?.isInset != true
        else { return false }
        let limit = add(
            [.init(variable, 1)], .greaterThanOrEqual, 0, priority: .weakened, source: .lengthLimit(node))
        if isWidth { node.widthLimit = limit } else { node.heightLimit = limit }
        return true
    }

    private func announceChanges() {
        let nodes = changedNodes
        changedNodes = []
        var rebuilding: [UIView] = []
        for node in nodes {
            node.isMarkedChanged = false
            guard !isTemporary, node !== root, node.placed != rectangle(of: node) else { continue }
            guard let container = node.item?.container else { continue }
            if node.placed == nil, LayoutRebuilds.isRebuilding(container) {
                if rebuilding.last !== container { rebuilding.append(container) }
            } else {
                container.setNeedsLayout()
            }
        }
        for container in rebuilding where !container.needsLayout { placeItems(of: container) }
    }

    /// Returns the size with which the root view approaches a target as nearly as its constraints allow.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        setMode(.fitting(target, horizontal: horizontal, vertical: vertical))
        update()
        let insets = root.insets
        let (width, height) = (solver.value(of: root.width), solver.value(of: root.height))
        return CGSize(
            width: cleaned(max(width, 0)) + insets.left + insets.right,
            height: cleaned(max(height, 0)) + insets.top + insets.bottom)
    }

    /// Returns the length without rounding errors: a length that is almost a whole number of pixels becomes
    /// exactly that.
    private func cleaned(_ length: Double) -> CGFloat {
        let pixels = (length * scale).rounded() / scale
        return abs(pixels - length) < 1e-6 ? pixels : length
    }

    /// Restores the content widths of the layout in the views that a fitting has measured.
    func forgetContentWidths() {
        for node in [root] + temporaryNodes.values {
            guard let view = node.view, view.contentHeightDependsOnWidth else { continue }
            let known = view.placingNode?.contentSize
            view.contentWidth =
                known?.measuredWidth.map { known?.isWidthLeftOut == true ? .determined($0) : .wrapping($0) }
                ?? .natural
        }
    }

    // MARK: Places

    /// Returns the alignment rectangle of an item according to the solver.
    private func rectangle(of node: LayoutNode) -> CGRect {
        CGRect(
            x: solver.value(of: node.minX), y: solver.value(of: node.minY),
            width: max(solver.value(of: node.width), 0), height: max(solver.value(of: node.height), 0))
    }

    /// Sets the frames of the subviews and guides of a view that constraints place.
    func placeItems(of container: UIView) {
        sizeIsFinal()
        // A fitting size may have been computed, or a constraint changed, since the layout began.
        prepareForLayout()
        let zoomed = container.zoomedItem
        for subview in container.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let node = knownNode(for: subview) else { continue }
            node.placed = rectangle(of: node)
            let frame = subview.frame(forAlignmentRect: onPixels(rectangle(of: node)))
            // A zoomed view grows to the right and down.
            let scale = zoomed?.view === subview ? zoomed?.scale ?? 1 : 1
            let center = CGPoint(
                x: frame.minX + frame.width * scale / 2, y: frame.minY + frame.height * scale / 2)
            // The frame is set through the properties, because apps override them to observe changes of size.
            if subview.bounds.size != frame.size {
                // The new size around the old center would have a safe area that belongs to neither place.
                subview.awaitsCenter = subview.center != center
                defer { subview.endAwaitingCenter() }
                subview.bounds = CGRect(origin: subview.bounds.origin, size: frame.size)
                if subview.center != center {
                    subview.awaitsCenter = false
                    subview.center = center
                }
            } else if subview.center != center {
                subview.center = center
            }
        }
        for guide in container.layoutGuides {
            guard let node = knownNode(for: guide) else { continue }
            node.placed = rectangle(of: node)
            guide.layoutFrame = onPixels(rectangle(of: node))
        }
        if let guide = container.scrolledContentGuide { sizeContent(of: container, by: guide) }
    }

    /// Sets the size of a scroll view's content to that of its content layout guide.
    private func sizeContent(of scrollView: UIView, by guide: UILayoutGuide) {
        guard let node = knownNode(for: guide) else { return }
        node.placed = rectangle(of: node)
        var size = onPixels(rectangle(of: node)).size
        if let zoomed = scrollView.zoomedItem, zoomed.view.superview === scrollView {
            size.width += (zoomed.scale - 1) * zoomed.view.bounds.width
            size.height += (zoomed.scale - 1) * zoomed.view.bounds.height
        }
        let known = scrollView.scrolledContentSize
        scrollView.scrolledContentSize = CGSize(
            width: node.isWidthNamed ? size.width : known.width,
            height: node.isHeightNamed ? size.height : known.height)
    }

    /// Returns the rectangle with its edges on the boundaries of pixels. The edges are rounded, not the
    /// sizes, so that neighbours with a common edge still have one afterwards.
    private func onPixels(_ rectangle: CGRect) -> CGRect {
        let (left, right) = (round(rectangle.minX), round(rectangle.maxX))
        let (top, bottom) = (round(rectangle.minY), round(rectangle.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func round(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
