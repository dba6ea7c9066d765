import Foundation
import TesseraConstraints

/// The constraints that bring views near to the sizes of their contents.
extension LayoutEngine {
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
}
