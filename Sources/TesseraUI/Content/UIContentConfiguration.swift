import Foundation

/// The content and the look of a view. It is a value that can exist, be changed and be compared without a
/// view.
/// See Apple's [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol).
///
/// ```swift
/// struct BadgeConfiguration: UIContentConfiguration {
///     var count = 0
///
///     func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }
///     func updated(for state: UIConfigurationState) -> BadgeConfiguration { self }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Creates a view that displays the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state of its view.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
/// See Apple's [UIContentView](https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol).
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view displays. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns true if the view can display `configuration`. By default, this is the case for configurations
    /// with the type of the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns true if `configuration` has the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
