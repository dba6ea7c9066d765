import Foundation

extension UIContentUnavailableConfiguration {
    /// Returns the content of a screen on which the user chooses or saves files: a symbol, and a button below it.
    ///
    /// - Parameters:
    ///   - symbol: The name of the symbol.
    ///   - button: The title of the button.
    ///   - problem: A sentence that says why the last attempt has failed, or nil.
    ///   - action: A closure that runs when the user activates the button.
    @MainActor
    static func files(
        symbol: String, button: String, problem: String?, action: @escaping () -> Void
    ) -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: symbol)
        configuration.secondaryText = problem
        configuration.button.title = button
        configuration.buttonProperties.primaryAction = UIAction { _ in action() }
        return configuration
    }
}
