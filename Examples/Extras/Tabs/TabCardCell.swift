import UIKit

/// A card of the stack. It displays a page below a bar with the page's title and a button that closes it.
final class TabCardCell: UICollectionViewCell {
    private let symbol = UIImageView()
    private let titleButton = UIButton()
    private let closeButton = UIButton()
    private let heading = UILabel()
    private let address = UILabel()
    private let text = UILabel()
    private var open: () -> Void = {}
    private var close: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 14
        contentView.clipsToBounds = true
        layer.cornerRadius = 14
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: -1)
        makeButtons()
        makeTexts()
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { showSelection() } }

    func fill(with tab: PageTab, open: @escaping () -> Void, close: @escaping () -> Void) {
        symbol.image = UIImage(systemName: tab.symbol) ?? UIImage(systemName: "doc")
        titleButton.configuration?.title = tab.title
        titleButton.accessibilityLabel = "\(tab.title)を開く"
        titleButton.accessibilityIdentifier = "open-\(tab.id)"
        closeButton.accessibilityLabel = "\(tab.title)を閉じる"
        closeButton.accessibilityIdentifier = "close-\(tab.id)"
        heading.text = tab.title
        address.text = tab.address
        text.text = tab.text
        accessibilityIdentifier = "tab-\(tab.id)"
        (self.open, self.close) = (open, close)
    }

    /// Draws a frame around the card that the keyboard has selected.
    private func showSelection() {
        contentView.layer.borderWidth = isSelected ? 3 : 0.5
        contentView.layer.borderColor = (isSelected ? tintColor ?? .systemBlue : .separator).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showSelection()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showSelection()
    }

    // MARK: Views

    /// The font of the bar. Its size is limited, since the title is one line between two symbols.
    private static let barFont = UIFontMetrics(forTextStyle: .headline)
        .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 26)

    private func makeButtons() {
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: Self.barFont)
        symbol.tintColor = .secondaryLabel
        symbol.contentMode = .center
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
        var title = UIButton.Configuration.plain()
        title.baseForegroundColor = .label
        title.contentInsets = .init(top: 8, leading: 4, bottom: 8, trailing: 4)
        title.titleLineBreakMode = .byTruncatingTail
        title.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = Self.barFont
            return attributes
        }
        titleButton.configuration = title
        titleButton.contentHorizontalAlignment = .leading
        titleButton.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        var cross = UIButton.Configuration.plain()
        cross.image = UIImage(systemName: "xmark.circle.fill")
        cross.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(font: Self.barFont)
        cross.baseForegroundColor = .secondaryLabel
        closeButton.configuration = cross
        closeButton.setContentHuggingPriority(.required, for: .horizontal)
        closeButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        let bar = UIStackView(arrangedSubviews: [symbol, titleButton, closeButton])
        bar.spacing = 8
        bar.alignment = .center
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    private func makeTexts() {
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.accessibilityTraits = .header
        address.font = .preferredFont(forTextStyle: .footnote)
        address.textColor = .secondaryLabel
        text.font = .preferredFont(forTextStyle: .body)
        let stack = UIStackView(arrangedSubviews: [address, heading, text])
        stack.axis = .vertical
        stack.spacing = 8
        stack.setCustomSpacing(2, after: address)
        stack.translatesAutoresizingMaskIntoConstraints = false
        for label in [heading, address, text] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        contentView.addSubview(stack)
        guard let bar = contentView.subviews.first else { return }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 620),
        ])
        let full = stack.widthAnchor.constraint(equalTo: contentView.widthAnchor, constant: -40)
        full.priority = .defaultHigh
        full.isActive = true
    }
}
