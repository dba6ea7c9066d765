extension NSDiffableDataSourceSectionSnapshot {
    /// Returns the outline as text, for debugging. Each item has a line with `*` if it is visible, then `+`
    /// if it is expanded or `-` if it is collapsed, then the item, indented by its level.
    ///
    /// ```
    /// *+ Food
    /// *-   Apple
    /// *- Drinks
    ///  -   Tea
    /// ```
    ///
    /// The signs are the ones that Apple uses. Apple does not document their layout.
    public func visualDescription() -> String {
        var lines: [String] = []
        outline.walk { slot, level in
            let signs = (outline.isVisible(slot) ? "*" : " ") + (outline.nodes[slot].isExpanded ? "+" : "-")
            let indentation = String(repeating: " ", count: 2 * level + 1)
            lines.append("\(signs)\(indentation)\(outline.item(at: slot))")
            return true
        }
        return lines.joined(separator: "\n")
    }
}
