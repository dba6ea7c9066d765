import UIKit

/// A view with the reason why something could not be loaded, and with a button that tries again.
///
///     retryView.configure(message: error.message, identifier: "articles") { [weak self] in self?.load() }
///
/// The texts wrap and grow with the user's text size, and the view is as high as they need. The accessibility
/// identifiers are `error-IDENTIFIER` for the text and `retry-IDENTIFIER` for the button.
public final class RetryView: UIView {
    private let label = UILabel()
    private let button = UIButton(configuration: .tinted())
    private var retry: (@MainActor () -> Void)?

    /// Creates a view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
        setUpButton()
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 10
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    /// Ends the app, since the view can only be made in code.
    public required init?(coder: NSCoder) {
        fatalError("The view is made in code.")
    }

    /// Sets the message and the action of the view.
    ///
    /// - Parameters:
    ///   - message: The reason why there is no content, as a sentence for the user.
    ///   - identifier: A name of the content, for the accessibility identifiers.
    ///   - retry: A function that is called each time the user taps the button.
    public func configure(message: String, identifier: String, retry: @escaping @MainActor () -> Void) {
        label.text = message
        label.accessibilityIdentifier = "error-\(identifier)"
        button.accessibilityIdentifier = "retry-\(identifier)"
        self.retry = retry
    }

    private func setUpLabel() {
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
    }

    private func setUpButton() {
        button.configuration?.title = "もう一度"
        button.configuration?.buttonSize = .medium
        button.accessibilityLabel = "もう一度読み込む"
        button.addAction(UIAction { [weak self] _ in self?.retry?() }, for: .touchUpInside)
    }
}
