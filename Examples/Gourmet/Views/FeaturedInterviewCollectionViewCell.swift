import UIKit

/// A cell that displays an interview: the name and the date, a square picture, the title, the text and the tags.
final class FeaturedInterviewCollectionViewCell: UICollectionViewCell {
    private let icon = IconView(.smile, size: 32, style: .subheadline, color: .systemGray)
    private let nameLabel = UILabel(
        font: AppFont.profile(), color: .label, lines: 0, identifier: "interview-name")
    private let dateLabel = UILabel(
        font: AppFont.date(), color: .secondaryLabel, lines: 0, identifier: "interview-date")
    private let line = UIView()
    private let picture = PictureView()
    private let titleLabel = UILabel(
        font: AppFont.interviewTitle(), color: .label, lines: 0, identifier: "interview-title")
    private let textLabel = UILabel(
        font: AppFont.interviewText(), color: .secondaryLabel, lines: 0, identifier: "interview-text")
    private let badge = BadgeLabel(
        font: AppFont.badge(), color: .white, lines: 1, identifier: "interview-badge")
    private let hashtags = HashtagLabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        titleLabel.accessibilityTraits = .header
        badge.text = "Interview"
        badge.backgroundColor = .badge
        contentView.addConstrained(
            icon, nameLabel, dateLabel, line, picture, titleLabel, textLabel, badge, hashtags)
        activateConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    /// Displays an interview.
    ///
    /// - Parameter openTag: A function that is called with each tag that the user taps.
    func setCell(_ interview: FeaturedInterview, openTag: @escaping @MainActor (String) -> Void) {
        nameLabel.text = interview.profileName
        dateLabel.text = interview.dateString
        titleLabel.setText(interview.title, lineSpacing: 5)
        textLabel.setText(interview.description, lineSpacing: 7)
        hashtags.setTags(interview.tagList)
        hashtags.isHidden = interview.tagList.isEmpty
        hashtags.openTag = openTag
        picture.load(interview.imageUrl)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.prepareForReuse()
    }

    private func activateConstraints() {
        let top = contentView
        let names = UILayoutGuide()
        contentView.addLayoutGuide(names)
        let atLeast = names.heightAnchor.constraint(greaterThanOrEqualToConstant: 36)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 12),
            icon.centerYAnchor.constraint(equalTo: names.centerYAnchor),
            names.topAnchor.constraint(equalTo: top.topAnchor, constant: 11),
            names.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
            names.trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -12),
            atLeast,
            names.heightAnchor.constraint(greaterThanOrEqualTo: icon.heightAnchor),
            nameLabel.topAnchor.constraint(equalTo: names.topAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: names.leadingAnchor),
            nameLabel.trailingAnchor.constraint(equalTo: names.trailingAnchor),
            dateLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 3),
            dateLabel.leadingAnchor.constraint(equalTo: names.leadingAnchor),
            dateLabel.trailingAnchor.constraint(equalTo: names.trailingAnchor),
            dateLabel.bottomAnchor.constraint(lessThanOrEqualTo: names.bottomAnchor),

            line.topAnchor.constraint(equalTo: names.bottomAnchor, constant: 11),
            line.leadingAnchor.constraint(equalTo: top.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: top.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),

            picture.topAnchor.constraint(equalTo: line.bottomAnchor),
            picture.leadingAnchor.constraint(equalTo: top.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: top.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),

            titleLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 10),
            titleLabel.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 12),
            titleLabel.trailingAnchor.constraint(equalTo: top.trailingAnchor, constant: -12),

            textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 10),
            textLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            textLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),

            badge.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 10),
            badge.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            badge.trailingAnchor.constraint(lessThanOrEqualTo: titleLabel.trailingAnchor),

            hashtags.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 10),
            hashtags.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            hashtags.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            hashtags.bottomAnchor.constraint(lessThanOrEqualTo: top.bottomAnchor, constant: -8),
        ])
    }
}
