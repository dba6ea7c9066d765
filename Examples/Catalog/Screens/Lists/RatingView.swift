import UIKit

/// A view that displays a rating: the name above five buttons.
final class RatingView: UIView, UIContentView {
    private let name = UILabel()
    private var buttons: [UIButton] = []
    private var rating: RatingContent

    var configuration: any UIContentConfiguration {
        get { rating }
        set {
            guard let new = newValue as? RatingContent else { return }
            rating = new
            update()
        }
    }

    init(_ rating: RatingContent) {
        self.rating = rating
        super.init(frame: .zero)
        name.font = .preferredFont(forTextStyle: .headline)
        name.adjustsFontForContentSizeCategory = true
        name.numberOfLines = 0
        buttons = (1...RatingContent.mostStars).map { number in
            let button = UIButton(
                type: .system,
                primaryAction: UIAction { [weak self] _ in self?.rating.onRate(number) })
            button.accessibilityLabel = "星\(number)つ"
            button.tintColor = .systemYellow
            return button
        }
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [name, row])
        column.axis = .vertical
        column.alignment = .leading
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        // The content is inset like the texts of other rows.
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 4, trailing: 16)
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate(
            [
                column.topAnchor.constraint(equalTo: guide.topAnchor),
                column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                column.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
            ]
                + buttons.flatMap {
                    // Fingers need buttons of 44 × 44 points.
                    [
                        $0.widthAnchor.constraint(equalToConstant: 44),
                        $0.heightAnchor.constraint(equalToConstant: 44),
                    ]
                })
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        name.text = rating.name
        name.textColor = rating.nameColor
        for (index, button) in buttons.enumerated() {
            let isLit = index < rating.stars
            button.setImage(UIImage(systemName: isLit ? "star.fill" : "star"), for: .normal)
            button.accessibilityTraits = index + 1 == rating.stars ? [.button, .selected] : .button
        }
    }
}
