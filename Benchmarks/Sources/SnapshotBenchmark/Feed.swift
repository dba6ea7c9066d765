import TesseraUI

/// A feed of photographs in two columns with titles and summaries, like that of the example Photos.
@MainActor final class FeedController: UICollectionViewController {
    private let photos: [UIImage]
    private let number: Int

    /// Creates a feed. Feeds with different numbers have different texts.
    init(photos: [UIImage], number: Int) {
        self.photos = photos
        self.number = number
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(230)), subitems: [item])
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.display(
            photos[indexPath.item % photos.count], title: "海老のパエリア その\(number)-\(indexPath.item)",
            summary:
                "Saffron rice with prawns and vegetables of the season, for \(indexPath.item + 1) persons")
        return cell
    }
}

/// A photograph with a title and a summary below it, on a card with a shadow.
@MainActor final class PhotoCell: UICollectionViewCell {
    private let photo = UIImageView()
    private let title = UILabel()
    private let summary = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 10
        contentView.layer.shadowOpacity = 0.2
        contentView.layer.shadowRadius = 4
        contentView.layer.shadowOffset = CGSize(width: 0, height: 2)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.layer.cornerRadius = 10
        title.font = .preferredFont(forTextStyle: .headline)
        summary.font = .preferredFont(forTextStyle: .footnote)
        summary.textColor = .secondaryLabel
        summary.numberOfLines = 3
        for view in [photo, title, summary] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        photo.frame = CGRect(x: 0, y: 0, width: width, height: 140)
        title.frame = CGRect(x: 8, y: 146, width: width - 16, height: 22)
        summary.frame = CGRect(x: 8, y: 168, width: width - 16, height: 52)
    }

    /// Displays a photograph and its texts.
    func display(_ image: UIImage, title: String, summary: String) {
        photo.image = image
        self.title.text = title
        self.summary.text = summary
    }
}

/// Returns pictures of squares in random colours, which cost as much as photographs.
@MainActor func makePhotos(count: Int) -> [UIImage] {
    var state: UInt64 = 1
    func random() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 40) / Double(1 << 24)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return (0..<count).map { _ in
        UIGraphicsImageRenderer(size: CGSize(width: 240, height: 180), format: format).image { context in
            for y in stride(from: 0.0, to: 180, by: 3) {
                for x in stride(from: 0.0, to: 240, by: 3) {
                    UIColor(red: random(), green: random(), blue: random(), alpha: 1).setFill()
                    context.fill(CGRect(x: x, y: y, width: 3, height: 3))
                }
            }
        }
    }
}
