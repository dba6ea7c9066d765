import UIKit

/// A view at the end of a section that displays the section's notice.
final class SectionNoticeView: UICollectionReusableView {
    /// The layout item of the view. It lies below the section and is as high as its text.
    static var layoutItem: NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(140)),
            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    }

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let button = UIButton(configuration: .bordered())
    private var onRetry: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.accessibilityIdentifier = "notice"
        button.configuration?.title = "もう一度"
        button.accessibilityIdentifier = "retry"
        button.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [spinner, label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 32),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("The view is made in code.")
    }

    /// - Parameter name: The name of the section's entries, as in sentences.
    func configure(with notice: SectionNotice?, name: String, onRetry: @escaping () -> Void) {
        self.onRetry = onRetry
        label.text = notice?.text
        spinner.isHidden = notice?.isLoading != true
        if spinner.isHidden { spinner.stopAnimating() } else { spinner.startAnimating() }
        button.isHidden = notice?.offersRetry != true
        button.accessibilityLabel = "\(name)をもう一度読み込む"
    }
}
