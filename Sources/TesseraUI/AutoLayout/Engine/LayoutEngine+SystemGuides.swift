import Foundation
import TesseraConstraints

/// The constraints that place the guides of the system: safe areas, margins and the like.
extension LayoutEngine {
    /// Adds the constraints that place a guide of the system.
    func constrain(_ node: LayoutNode, as guide: SystemLayoutGuide) {
        guard let view = guide.owningView else { return }
        switch guide.part {
        case .safeArea, .margins: constrain(node, inside: view, guide.insets)
        case .readableContent: constrainReadable(node, in: view)
        case .scrolledContent:
            keep(node, [.init(node.minX, 1)], .equal, 0)
            keep(node, [.init(node.minY, 1)], .equal, 0)
            if view is UITextView { widen(node, to: view) }
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

    /// Makes the content of a text view, whose lines fill its width, as wide as the view unless anything else decides its width.
    /// Without that, a placeholder at the leading edge would lie beside a view that runs from right to left.
    private func widen(_ content: LayoutNode, to view: UIView) {
        let outer = node(for: view)
        need(outer, for: content)
        keep(
            content, [.init(outer.width, 1), .init(content.width, -1)], .equal,
            edgeDistances(.zero, of: outer).width, priority: .init(0.1))
    }

    /// Adds a constraint for a node of a guide.
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
