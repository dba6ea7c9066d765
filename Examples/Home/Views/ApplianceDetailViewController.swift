import TesseraImages
import UIKit

/// A page with an entry's picture and its whole text.
final class ApplianceDetailViewController: UIViewController {
    private let appliance: Applince
    private let imageLoader: ImageLoader
    private let pictureView = UIImageView()

    init(appliance: Applince, imageLoader: ImageLoader) {
        self.appliance = appliance
        self.imageLoader = imageLoader
        super.init(nibName: nil, bundle: nil)
        title = appliance.title
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [
            makePicture(),
            label(appliance.title, .title1, .label, identifier: "title"),
            label(appliance.summary, .body, .secondaryLabel, identifier: "summary"),
        ])
        stack.axis = .vertical
        stack.spacing = 12
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.accessibilityIdentifier = "detail"
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        let fillsWidth = stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
        fillsWidth.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 672),
            fillsWidth,
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
    }

    private func makePicture() -> UIView {
        pictureView.backgroundColor = .secondarySystemBackground
        pictureView.clipsToBounds = true
        pictureView.layer.cornerRadius = 12
        pictureView.tintColor = .tertiaryLabel
        pictureView.contentMode = .scaleAspectFill
        pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 3 / 4).isActive =
            true
        let symbol = UIImage(
            systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))
        pictureView.setImage(from: appliance.imageURL, failure: symbol, loader: imageLoader) {
            [pictureView] result in
            if case .failure = result { pictureView.contentMode = .center }
        }
        return pictureView
    }

    private func label(
        _ text: String, _ style: UIFont.TextStyle, _ color: UIColor, identifier: String
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        label.accessibilityIdentifier = identifier
        return label
    }
}
