import Foundation
import TesseraConstraints

/// The constraints that the system itself adds for views and guides.
extension LayoutEngine {
    /// Adds the system's constraints for a node.
    func constrain(_ node: LayoutNode) {
        if let guide = node.item as? SystemLayoutGuide {
            constrain(node, as: guide)
        } else if let view = node.view {
            node.insets = view.alignmentRectInsets
            if view.translatesAutoresizingMaskIntoConstraints {
                installAutoresizing(node)
            } else {
                addContentSize(of: node)
            }
        }
    }

    /// Removes the system's constraints for a node, and releases the nodes that they need.
    func removeSystemConstraints(of node: LayoutNode) {
        node.systemConstraints.forEach(remove)
        node.systemConstraints = []
        node.autoresizing = nil
        for handle in [node.contentSize.horizontal, node.contentSize.vertical].compactMap(\.self) {
            remove(handle)
        }
        if node.contentSize.isWidthLeftOut { nodesWithoutContentWidth.removeAll { $0 === node } }
        node.contentSize = ContentSizeConstraints()
        let needed = node.needed
        node.needed = []
        needed.forEach(release)
    }

    /// Replaces the system's constraints for a node after its view's priorities, or the way in which it is
    /// placed, have changed.
    func constrainAgain(_ node: LayoutNode) {
        removeSystemConstraints(of: node)
        if node === root {
            node.insets = host.alignmentRectInsets
            addHostConstraints()
            addContentSize(of: node)
        } else {
            constrain(node)
        }
        setNeedsUpdate()
    }

    private func need(_ other: LayoutNode, for node: LayoutNode) {
        retain(other)
        node.needed.append(other)
    }

    // MARK: Autoresizing masks

    /// Adds or updates the constraints that represent the frame and autoresizing mask of a view.
    func installAutoresizing(_ node: LayoutNode) {
        guard let view = node.view, node !== root, view.translatesAutoresizingMaskIntoConstraints else {
            return
        }
        // The superview is only needed if the view's frame depends on it.
        let outer = view.autoresizingMask.isEmpty ? nil : view.superview.map { self.node(for: $0) }
        let rule = AutoresizingRule(view, insets: node.insets, dependsOnSuperview: outer != nil)
        guard rule != node.autoresizing else { return }
        node.systemConstraints.forEach(remove)
        node.systemConstraints = []
        let needed = node.needed
        node.needed = []
        if let outer { need(outer, for: node) }
        needed.forEach(release)
        node.autoresizing = rule
        func keep(
            _ variable: ConstraintSolver.Variable, _ line: AutoresizingRule.Line,
            _ length: ConstraintSolver.Variable?
        ) {
            var terms = [ConstraintSolver.Term(variable, 1)]
            if line.share != 0, let length { terms.append(.init(length, -line.share)) }
            node.systemConstraints.append(add(terms, .equal, line.constant, source: .autoresizing(node)))
        }
        keep(node.minX, rule.minX, outer?.width)
        keep(node.width, rule.width, outer?.width)
        keep(node.minY, rule.minY, outer?.height)
        keep(node.height, rule.height, outer?.height)
        setNeedsUpdate()
    }

    // MARK: The size of content

    /// Adds the constraints that bring a view near to the size of its content.
    ///
    /// The width of text that can wrap is measured only if it is needed. On most screens required constraints
    /// alone determine the width, and a second measurement would cost more than solving them.
    func addContentSize(of node: LayoutNode) {
        guard let view = node.view else { return }
        let isWidthLeftOut =
            view.contentHeightDependsOnWidth && view.contentHuggingPriority(for: .horizontal) < .required
            && view.contentCompressionResistancePriority(for: .horizontal) < .required
        guard !isWidthLeftOut else {
            node.contentSize.isWidthLeftOut = true
            nodesWithoutContentWidth.append(node)
            hasOtherConstraints = true
            return
        }
        if view.contentHeightDependsOnWidth {
            view.contentWidth = .natural
            unmeasuredNodes.append(node)
        }
        addContentSize(view.intrinsicContentSize, of: node)
    }

    private func addContentSize(_ size: CGSize, of node: LayoutNode) {
        node.contentSize.size = size
        if size.width != UIView.noIntrinsicMetric, !node.contentSize.isWidthLeftOut {
            node.contentSize.horizontal = addContentLength(size.width, of: node, .horizontal)
        }
        if size.height != UIView.noIntrinsicMetric {
            node.contentSize.vertical = addContentLength(size.height, of: node, .vertical)
        }
    }

    /// Completes the content sizes whose widths were omitted. If required constraints do not determine a
    /// width, the content's natural width is measured; otherwise the height is measured at the width that
    /// they determine. Returns true if constraints were added.
    func completeContentSizes() -> Bool {
        guard hasOtherConstraints else { return false }
        hasOtherConstraints = false
        guard !nodesWithoutContentWidth.isEmpty else { return false }
        var isOther = false
        let nodes = nodesWithoutContentWidth
        nodesWithoutContentWidth = nodes.filter { node in
            guard solver.isDetermined(node.width) else {
                node.contentSize.isWidthLeftOut = false
                if let handle = node.contentSize.vertical { remove(handle) }
                node.contentSize = ContentSizeConstraints()
                guard let view = node.view else { return false }
                view.contentWidth = .natural
                addContentSize(view.intrinsicContentSize, of: node)
                unmeasuredNodes.append(node)
                isOther = true
                return false
            }
            if node.contentSize.vertical == nil, let view = node.view {
                let width = max(CGFloat(solver.value(of: node.width)), 0)
                node.contentSize.measuredWidth = width
                view.contentWidth = .determined(width)
                addContentSize(view.intrinsicContentSize, of: node)
                baselinesChanged(of: node)
                isOther = true
            }
            return true
        }
        return isOther
    }

    private func addContentLength(
        _ length: CGFloat, of node: LayoutNode, _ axis: NSLayoutConstraint.Axis
    ) -> ConstraintSolver.Constraint? {
        guard let view = node.view, length.isFinite else { return nil }
        return addContentLength(
            Double(max(length, 0)), of: axis == .horizontal ? node.width : node.height,
            hugging: view.contentHuggingPriority(for: axis).strength,
            compressionResistance: view.contentCompressionResistancePriority(for: axis).strength,
            source: .contentSize(node, axis))
    }

    /// Measures the views whose content size has changed.
    func measureDirtyContent() {
        let nodes = dirtyNodes
        dirtyNodes = []
        for node in nodes {
            node.contentSize.isDirty = false
            // A view that is placed by its frame can also have text with baselines.
            baselinesChanged(of: node)
            guard let view = node.view, node === root || !view.translatesAutoresizingMaskIntoConstraints
            else {
                continue
            }
            if node.contentSize.isWidthLeftOut {
                guard node.contentSize.vertical != nil else { continue }
                setContentSize(
                    CGSize(width: node.contentSize.size.width, height: view.intrinsicContentSize.height),
                    of: node)
                continue
            }
            let dependsOnWidth = view.contentHeightDependsOnWidth
            if dependsOnWidth { view.contentWidth = .natural }
            var size = view.intrinsicContentSize
            if dependsOnWidth, let width = node.contentSize.measuredWidth, width < size.width {
                // Usually the view keeps its width, and its height can be measured at once.
                view.contentWidth = .wrapping(width)
                size.height = view.intrinsicContentSize.height
            } else {
                node.contentSize.measuredWidth = nil
                if dependsOnWidth { unmeasuredNodes.append(node) }
            }
            setContentSize(size, of: node)
        }
    }

    private func setContentSize(_ size: CGSize, of node: LayoutNode) {
        let old = node.contentSize.size
        let none = UIView.noIntrinsicMetric
        if (size.width == none) != (old.width == none) || (size.height == none) != (old.height == none) {
            return constrainAgain(node)
        }
        node.contentSize.size = size
        if let handle = node.contentSize.horizontal, size.width != old.width {
            solver.setConstant(Double(max(size.width, 0)), of: handle)
        }
        if let handle = node.contentSize.vertical, size.height != old.height {
            solver.setConstant(Double(max(size.height, 0)), of: handle)
        }
        // The font may have changed as well.
        baselinesChanged(of: node)
    }

    /// Measures the height of content again at the solved width. Returns true if the height has changed.
    func measureHeight(of node: LayoutNode) -> Bool {
        guard let view = node.view, view.contentHeightDependsOnWidth, let handle = node.contentSize.vertical
        else { return false }
        let solved = CGFloat(solver.value(of: node.width))
        let known = node.contentSize.measuredWidth
        if node.contentSize.isWidthLeftOut {
            guard abs(max(solved, 0) - (known ?? -1)) > 0.001 else { return false }
            node.contentSize.measuredWidth = max(solved, 0)
            view.contentWidth = .determined(max(solved, 0))
        } else {
            // At its natural width, and at any greater one, the content has its natural height.
            let width = solved < node.contentSize.size.width - 0.001 ? max(solved, 0) : nil
            guard width.map({ abs($0 - (known ?? -1)) > 0.001 }) ?? (known != nil) else { return false }
            node.contentSize.measuredWidth = width
            view.contentWidth = width.map { .wrapping($0) } ?? .natural
        }
        let height = view.intrinsicContentSize.height
        guard height != node.contentSize.size.height else { return false }
        node.contentSize.size.height = height
        solver.setConstant(Double(max(height, 0)), of: handle)
        baselinesChanged(of: node)
        return true
    }

    // MARK: Guides of the system

    private func constrain(_ node: LayoutNode, as guide: SystemLayoutGuide) {
        guard let view = guide.owningView else { return }
        switch guide.part {
        case .safeArea, .margins: constrain(node, inside: view, guide.insets)
        case .readableContent: constrainReadable(node, in: view)
        case .scrolledContent:
            keep(node, [.init(node.minX, 1)], .equal, 0)
            keep(node, [.init(node.minY, 1)], .equal, 0)
        case .scrollViewFrame:
            let outer = self.node(for: view)
            need(outer, for: node)
            keep(node, [.init(node.minX, 1)], .equal, view.bounds.minX)
            keep(node, [.init(node.minY, 1)], .equal, view.bounds.minY)
            let size = edgeDistances(.zero, of: outer)
            keep(node, [.init(outer.width, 1), .init(node.width, -1)], .equal, size.width)
            keep(node, [.init(outer.height, 1), .init(node.height, -1)], .equal, size.height)
        }
    }

    private func keep(
        _ node: LayoutNode, _ terms: [ConstraintSolver.Term], _ relation: NSLayoutConstraint.Relation,
        _ constant: CGFloat, priority: ConstraintSolver.Priority = .required
    ) {
        node.systemConstraints.append(
            add(terms, relation, Double(constant), priority: priority, source: .guide(node)))
    }

    private func constrain(_ node: LayoutNode, inside view: UIView, _ insets: UIEdgeInsets) {
        let outer = self.node(for: view)
        need(outer, for: node)
        var (left, top): ([ConstraintSolver.Term], [ConstraintSolver.Term])
        (left, top) = ([.init(node.minX, 1)], [.init(node.minY, 1)])
        if let frameGuide = view.scrollFrameGuide {
            // The content moves below the guide when the view scrolls.
            let frame = self.node(for: frameGuide)
            need(frame, for: node)
            left.append(.init(frame.minX, -1))
            top.append(.init(frame.minY, -1))
        }
        keep(node, left, .equal, insets.left)
        keep(node, top, .equal, insets.top)
        let size = edgeDistances(insets, of: outer)
        keep(node, [.init(outer.width, 1), .init(node.width, -1)], .equal, size.width)
        keep(node, [.init(outer.height, 1), .init(node.height, -1)], .equal, size.height)
    }

    /// Returns the difference between the size of a view's alignment rectangle and that of a guide with the
    /// given insets.
    private func edgeDistances(_ insets: UIEdgeInsets, of outer: LayoutNode) -> CGSize {
        CGSize(
            width: insets.left + insets.right - outer.insets.left - outer.insets.right,
            height: insets.top + insets.bottom - outer.insets.top - outer.insets.bottom)
    }

    /// Places the readable content guide in the middle between the margins, as wide as these and
    /// ``UIView/readableWidth`` allow.
    private func constrainReadable(_ node: LayoutNode, in view: UIView) {
        let margins = self.node(for: view.layoutMarginsGuide)
        need(margins, for: node)
        // The guide is centred, no wider than the margins and the limit, and otherwise as wide as possible.
        keep(
            node,
            [
                .init(node.minX, 1), .init(node.width, 0.5), .init(margins.minX, -1),
                .init(margins.width, -0.5),
            ], .equal, 0)
        keep(node, [.init(node.width, 1)], .lessThanOrEqual, UIView.readableWidth)
        let difference: [ConstraintSolver.Term] = [.init(node.width, 1), .init(margins.width, -1)]
        keep(node, difference, .lessThanOrEqual, 0)
        keep(node, difference, .equal, 0, priority: .weakened)
        keep(node, [.init(node.minY, 1), .init(margins.minY, -1)], .equal, 0)
        keep(node, [.init(node.height, 1), .init(margins.height, -1)], .equal, 0)
    }

    /// Updates the constraints of a guide after the safe area or the margins of its view have changed.
    func insetsChanged(of guide: SystemLayoutGuide) {
        guard let node = knownNode(for: guide), node.systemConstraints.count == 4,
            let outer = node.needed.first
        else { return }
        let insets = guide.insets
        let size = edgeDistances(insets, of: outer)
        let constants = [insets.left, insets.top, size.width, size.height]
        for (handle, constant) in zip(node.systemConstraints, constants) {
            solver.setConstant(Double(constant), of: handle)
        }
        setNeedsUpdate()
    }

    /// Updates the constraints of a guide after its scroll view has scrolled.
    func offsetChanged(of guide: SystemLayoutGuide) {
        guard let view = guide.owningView, let node = knownNode(for: guide), node.systemConstraints.count == 4
        else { return }
        solver.setConstant(Double(view.bounds.minX), of: node.systemConstraints[0])
        solver.setConstant(Double(view.bounds.minY), of: node.systemConstraints[1])
        setNeedsUpdate()
    }
}
