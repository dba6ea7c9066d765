import Foundation

/// The list of the suggestions of a search controller, in front of its results.
final class SearchSuggestionList: UITableViewController {
    /// Called with the suggestion that the user has chosen.
    var chosen: (any UISearchSuggestion) -> Void = { _ in }

    var suggestions: [any UISearchSuggestion] = [] {
        didSet {
            let isSame =
                suggestions.count == oldValue.count && zip(suggestions, oldValue).allSatisfy { $0 === $1 }
            if isViewLoaded, !isSame { tableView.reloadData() }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
        tableView.keyboardDismissMode = .onDrag
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        suggestions.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
        let suggestion = suggestions[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.image = suggestion.iconImage
        content.text = suggestion.localizedSuggestion
        if let text = suggestion.localizedAttributedSuggestion { content.attributedText = text }
        cell.contentConfiguration = content
        cell.accessibilityLabel = suggestion.localizedDescription
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        // The app may have provided fewer suggestions meanwhile.
        if suggestions.indices.contains(indexPath.row) { chosen(suggestions[indexPath.row]) }
    }
}
