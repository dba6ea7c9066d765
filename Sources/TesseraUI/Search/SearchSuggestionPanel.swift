import Foundation

/// The box below a search field with its suggestions, in front of everything in the window.
final class SearchSuggestionPanel: UIView {
    let list = SearchSuggestionList(style: .plain)

    override init(frame: CGRect) {
        super.init(frame: frame)
        apply(Material(.systemMaterial))
        layer.cornerRadius = 13
        clipsToBounds = true
        list.tableView.backgroundColor = .clear
        // A list that ended editing when it scrolls would disappear under the finger.
        list.tableView.keyboardDismissMode = .none
        list.tableView.contentInsetAdjustmentBehavior = .never
        addSubview(list.tableView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.tableView.frame = bounds
    }

    /// Returns the height of the rows in a width, at most a height, in points.
    func height(width: CGFloat, most: CGFloat) -> CGFloat {
        let table: UITableView = list.tableView
        // The table measures the rows within its bounds, and estimates the others.
        UIView.performWithoutAnimation {
            table.frame = CGRect(x: 0, y: 0, width: width, height: most)
            table.layoutIfNeeded()
        }
        setNeedsLayout()
        return min(table.contentSize.height, most)
    }
}

extension UISearchTextField {
    /// Displays the suggestions while the text is being edited, and hides them otherwise.
    func updateSuggestions() {
        let suggestions = isEditing ? searchSuggestions ?? [] : []
        guard let window, !suggestions.isEmpty else {
            suggestionPanel?.removeFromSuperview()
            suggestionPanel = nil
            return
        }
        let panel = suggestionPanel ?? makeSuggestionPanel()
        panel.list.suggestions = suggestions
        if panel.superview !== window { window.addSubview(panel) }
        placeSuggestions()
    }

    private func makeSuggestionPanel() -> SearchSuggestionPanel {
        let panel = SearchSuggestionPanel()
        panel.list.chosen = { [weak self] in self?.choose($0) }
        suggestionPanel = panel
        return panel
    }

    /// Places the suggestions below the field, above the keyboard.
    func placeSuggestions() {
        guard let panel = suggestionPanel, let window, panel.superview === window else { return }
        let field = convert(bounds, to: window)
        let covered = max(window.safeAreaInsets.bottom, ScreenKeyboard.shared.height)
        let room = max(window.bounds.height - covered - field.maxY - 16, 0)
        let height = panel.height(width: field.width, most: room)
        let frame = CGRect(x: field.minX, y: field.maxY + 8, width: field.width, height: height)
        if panel.frame != frame { panel.frame = frame }
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    }
}
