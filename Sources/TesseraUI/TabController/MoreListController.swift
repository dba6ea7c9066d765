import Foundation
import TesseraLayout

/// The list of the controllers for which a tab bar has no room.
@MainActor
final class MoreListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var controllers: [UIViewController] = [] {
        didSet {
            for controller in controllers {
                controller.tabBarItem?.changed = { [weak self] in self?.collectionView?.reloadData() }
            }
            if !controllers.elementsEqual(oldValue, by: ===) { collectionView?.reloadData() }
        }
    }
    /// Goes to a controller that the user has chosen.
    var choose: ((UIViewController) -> Void)?
    var didAppear: (() -> Void)?
    private var collectionView: UICollectionView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.backgroundColor = .systemBackground
        list.register(MoreCell.self, forCellWithReuseIdentifier: MoreCell.identifier)
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
        collectionView = list
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear?()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        controllers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: MoreCell.identifier, for: indexPath)
        (cell as? MoreCell)?.show(controllers[indexPath.item].tabBarItem)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        choose?(controllers[indexPath.item])
    }
}

/// A row of the list: icon, title, badge, and a chevron.
@MainActor
final class MoreCell: UICollectionViewCell {
    static let identifier = "More"
    private let picture = UIImageView()
    private let title = UILabel()
    private let badge = UILabel()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .body)
        badge.font = .preferredFont(forTextStyle: .body)
        for label in [title, badge] { label.adjustsFontForContentSizeCategory = true }
        title.numberOfLines = 0
        badge.textColor = .secondaryLabel
        badge.setContentCompressionResistancePriority(.required, for: .horizontal)
        picture.contentMode = .scaleAspectFit
        chevron.tintColor = .tertiaryLabel
        line.backgroundColor = .separator
        for view in [picture, title, badge, chevron, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            picture.widthAnchor.constraint(equalToConstant: 30),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
            title.topAnchor.constraint(equalTo: margins.topAnchor, constant: 3),
            title.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -3),
            badge.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            chevron.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
            chevron.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            chevron.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            chevron.widthAnchor.constraint(equalToConstant: 14),
            line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: UITabBarItem?) {
        picture.image = item?.image
        title.text = item?.title
        badge.text = item?.badgeValue
        accessibilityIdentifier = item?.accessibilityIdentifier
        accessibilityLabel = item?.accessibilityLabel
    }

    override var isHighlighted: Bool {
        didSet { contentView.backgroundColor = isHighlighted ? .systemFill : nil }
    }
}
