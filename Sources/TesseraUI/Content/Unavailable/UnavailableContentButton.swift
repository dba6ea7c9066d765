import Foundation

/// A button of a content-unavailable configuration.
@MainActor
final class UnavailableContentButton {
    let view = UIButton(configuration: .plain())
    /// True if the button has anything to display.
    private(set) var hasContent = false
    private var action: UIAction?

    /// Displays the configuration of the button, with the title and the image of its action where it has none itself.
    func display(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        if action !== properties.primaryAction {
            if let action { view.removeAction(action, for: .primaryActionTriggered) }
            action = properties.primaryAction
            if let action { view.addAction(action, for: .primaryActionTriggered) }
        }
        var configuration = configuration
        if let action {
            if configuration.title == nil, !action.title.isEmpty { configuration.title = action.title }
            if configuration.image == nil { configuration.image = action.image }
        }
        hasContent =
            configuration.title?.isEmpty == false || configuration.subtitle?.isEmpty == false
            || configuration.image != nil || configuration.showsActivityIndicator
        view.configuration = configuration
        view.menu = properties.menu
        view.showsMenuAsPrimaryAction = properties.menu != nil && action == nil
        view.role = properties.role
        view.isEnabled = properties.isEnabled
    }
}
