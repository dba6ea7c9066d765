import UIKit

/// A short message at the bottom of a view. It disappears after some seconds, or when it is tapped.
@objcMembers
public class CrumbView: UIView {
    /// The time in seconds after which messages disappear.
    public static var duration: TimeInterval = 2.5

    private let label = UILabel()

    /// Shows a message above everything else in a view.
    @nonobjc public static func show(_ text: String, in view: UIView, tint: UIColor) {
        view.subviews.compactMap { $0 as? CrumbView }.forEach { $0.dismiss() }
        let crumb = CrumbView(text, tint: tint)
        view.addSubview(crumb)
        NSLayoutConstraint.activate([
            crumb.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            crumb.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
            crumb.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -48),
        ])
        crumb.perform(#selector(dismiss), with: nil, afterDelay: duration)
    }

    @nonobjc private init(_ text: String, tint: UIColor) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = tint
        layer.cornerRadius = 20
        label.text = text
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismiss)))
    }

    /// Ends the app, since messages are only created in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func dismiss() {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        removeFromSuperview()
    }
}
