extension NSDiffableDataSourceSectionSnapshot {
    /// The outline as text, for debugging: a line for each item, with `*` where it is visible, then `+` where it is
    /// expanded and `-` where it is collapsed, then the item, indented by its level.
    ///
    /// ```
    /// *+ Food
    /// *-   Apple
    /// *- Drinks
    ///  -   Tea
    /// ```
    ///
    /// The signs are Apple's; how they are laid out is not documented.
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
