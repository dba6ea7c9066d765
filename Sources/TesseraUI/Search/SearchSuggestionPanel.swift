import Foundation

/// The box below a search field with its suggestions and a shadow, in front of everything in the window.
final class SearchSuggestionPanel: UIView {
    let list = SearchSuggestionList(style: .plain)
    /// The part with rounded corners that clips the list, which the panel itself cannot do without losing its shadow.
    private let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [self, box] { view.layer.cornerRadius = 13 }
        castShadowOfBox()
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 4)
        box.apply(Material(.systemMaterial))
        box.clipsToBounds = true
        addSubview(box)
        list.tableView.backgroundColor = .clear
        list.tableView.hidesLastSeparator = true
        // A list that ended editing when it scrolls would disappear under the finger.
        list.tableView.keyboardDismissMode = .none
        list.tableView.contentInsetAdjustmentBehavior = .never
        box.addSubview(list.tableView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = bounds
        list.tableView.frame = box.bounds
    }

    // MARK: Keys

    /// True if the arrow keys have led to a suggestion.
    var hasSelection: Bool { list.tableView.indexPathForSelectedRow != nil }

    /// Selects the next or the previous suggestion, or none after the last and before the first one.
    func moveSelection(by step: Int) {
        let table: UITableView = list.tableView
        let count = list.suggestions.count
        let row = (table.indexPathForSelectedRow?.row ?? (step > 0 ? -1 : count)) + step
        guard (0..<count).contains(row) else {
            if let old = table.indexPathForSelectedRow { table.deselectRow(at: old, animated: false) }
            return
        }
        let path = IndexPath(row: row, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.scrollToRow(at: path, at: .none, animated: false)
        let suggestion = list.suggestions[row]
        // The focus stays in the field, so that assistive technology does not notice the row.
        if let text = suggestion.localizedDescription ?? suggestion.localizedSuggestion {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }

    /// Chooses the suggestion to which the arrow keys have led.
    func chooseSelection() {
        let table: UITableView = list.tableView
        if let path = table.indexPathForSelectedRow { list.tableView(table, didSelectRowAt: path) }
    }

    // MARK: Size

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

    /// Moves the suggestions along with the field, since the content of a scroll view around the field has moved.
    func contentMoved(of scrollView: UIScrollView) {
        if suggestionPanel != nil, isDescendant(of: scrollView) { placeSuggestions() }
    }

    /// The commands of the keys that lead through the suggestions and choose one. The Tab key would leave the field and thereby
    /// hide them.
    var suggestionCommands: [UIKeyCommand] {
        guard let panel = suggestionPanel else { return [] }
        func command(
            _ input: String, _ action: @escaping @MainActor (SearchSuggestionPanel) -> Void
        ) -> UIKeyCommand {
            let command = UIKeyCommand(input: input) { [weak panel] _ in
                if let panel { action(panel) }
            }
            command.wantsPriorityOverSystemBehavior = true
            return command
        }
        let arrows = [
            command(UIKeyCommand.inputDownArrow) { $0.moveSelection(by: 1) },
            command(UIKeyCommand.inputUpArrow) { $0.moveSelection(by: -1) },
        ]
        return panel.hasSelection ? arrows + [command("\r") { $0.chooseSelection() }] : arrows
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    }
}
