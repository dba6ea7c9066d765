import TesseraUI

/// A cell of a feed with 12 views and 30 constraints: an author with a date, a picture with a badge, a title, a summary
/// and a count.
class FeedCell: UICollectionViewCell {
    let avatar = UIImageView()
    let name = UILabel()
    let date = UILabel()
    let menu = UIImageView()
    let picture = UIImageView()
    let badge = UIView()
    let badgeLabel = UILabel()
    let title = UILabel()
    let summary = UILabel()
    let separator = UIView()
    let heart = UIImageView()
    let count = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.numberOfLines = 2
        summary.numberOfLines = 0
        for label in [name, date, badgeLabel, count] { label.font = .systemFont(ofSize: 12) }
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        summary.font = .systemFont(ofSize: 14)
        for view in [avatar, name, date, menu, picture, badge, title, summary, separator, heart, count] {
            contentView.addSubview(view)
        }
        badge.addSubview(badgeLabel)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the cell's size, which is calculated without constraints.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - 32, height: .greatestFiniteMagnitude)
        let text = title.sizeThatFits(room).height + 6 + summary.sizeThatFits(room).height
        let height =
            12 + 40 + 12 + size.width * 9 / 16 + 12 + text + 10 + count.sizeThatFits(room).height + 12
        return CGSize(width: size.width, height: height)
    }

    func configure(_ number: Int) {
        name.text = Texts.names[number % Texts.names.count]
        date.text = Texts.dates[number % Texts.dates.count]
        badgeLabel.text = Texts.badges[number % Texts.badges.count]
        title.text = Texts.titles[number % Texts.titles.count]
        summary.text = Texts.summaries[number % Texts.summaries.count]
        count.text = Texts.counts[number % Texts.counts.count]
    }
}

extension FeedCell {
    /// Returns a cell whose views are placed by constraints.
    static func constrained(width: CGFloat = 375) -> FeedCell {
        let cell = FeedCell(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        cell.addConstraints()
        return cell
    }

    func addConstraints() {
        let content = contentView
        for view in content.subviews + [badgeLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            name.topAnchor.constraint(equalTo: avatar.topAnchor),
            name.trailingAnchor.constraint(lessThanOrEqualTo: menu.leadingAnchor, constant: -8),
            date.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
            menu.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            menu.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
            menu.widthAnchor.constraint(equalToConstant: 24),
            picture.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
            picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16),
            badge.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -8),
            badge.topAnchor.constraint(equalTo: picture.topAnchor, constant: 8),
            badgeLabel.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 8),
            badgeLabel.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: -8),
            badgeLabel.topAnchor.constraint(equalTo: badge.topAnchor, constant: 4),
            badgeLabel.bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: -4),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            summary.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
            summary.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            summary.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            count.topAnchor.constraint(equalTo: summary.bottomAnchor, constant: 10),
            count.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
        ])
    }

    /// Returns the height of the cell according to its constraints.
    func heightByConstraints() -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// A cell that a collection view can create, with its constraints.
final class ConstrainedFeedCell: FeedCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addConstraints()
    }

    required init?(coder: NSCoder) { nil }
}

/// The texts of the cells.
enum Texts {
    static let names = ["佐藤 花", "鈴木 一郎", "高橋 由美子", "Anna Lindqvist"]
    static let dates = ["11月21日 18:30", "きのう", "3分前"]
    static let badges = ["新着", "限定 20食", "残りわずか"]
    static let counts = ["12", "345", "6,789"]
    static let titles = (1...20).map { "春の野菜をたっぷり使った、やさしい味のパスタ \($0)品目" }
    static let summaries = (1...20).map { number in
        String(repeating: "菜の花とあさりの旨みを、レモンの香りとともに。", count: number % 4 + 1) + "\(number)"
    }
}
