import Foundation
import TesseraConstraints

/// The constraints that the system itself adds for views and guides.
extension LayoutEngine {
    /// Adds the system's constraints for a node.
    func constrain(_ node: LayoutNode) {
        if let view = node.view {
            node.insets = view.alignmentRectInsets
            if view.translatesAutoresizingMaskIntoConstraints {
                installAutoresizing(node)
            } else {
                addContentSize(of: node)
            }
        } else if let guide = node.item as? SystemLayoutGuide {
            constrain(node, as: guide)
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
            node.insets = rootView.alignmentRectInsets
            addRootConstraints()
            addContentSize(of: node)
        } else {
            constrain(node)
        }
        setNeedsUpdate()
    }

    /// Keeps another node in the system while the system's constraints of `node` name it.
    func need(_ other: LayoutNode, for node: LayoutNode) {
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
}
