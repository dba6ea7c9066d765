import Foundation

extension UIContentUnavailableConfiguration {
    /// Returns the configuration of a screen without content, in which the app sets an image and texts.
    public static func empty() -> Self { Self(.empty) }

    /// Returns the configuration of a screen whose content is not yet loaded: a spinner, and a text in the user's language.
    @MainActor
    public static func loading() -> Self { Self(.loading, text: .plain(SystemWord.loading.text)) }

    /// Returns the configuration of a search without results: a magnifying glass, and texts in the user's language. In a
    /// controller with a search bar, the first text states what the user has typed.
    @MainActor
    public static func search() -> Self {
        var configuration = Self(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.adoptTexts(of: nil)
        return configuration
    }

    /// Sets the texts of a search, unless the app has set others.
    @MainActor
    private mutating func adoptTexts(of query: String?) {
        let query = query?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        primary.adopt(.plain(query.isEmpty ? SystemWord.noResults.text : SystemWord.noResults(for: query)))
        secondary.adopt(query.isEmpty ? .none : .plain(SystemWord.checkSpelling.text))
    }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Creates a content-unavailable view with the configuration.
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state. The texts of ``search()`` depend on the text in the search bar, unless the app has
    /// set them.
    public func updated(for state: any UIConfigurationState) -> Self {
        guard purpose == .search, let state = state as? UIContentUnavailableConfigurationState else {
            return self
        }
        var updated = self
        updated.adoptTexts(of: state.searchText)
        return updated
    }
}
