import Foundation

/// The field of a search bar: the magnifying glass, the text, and the buttons behind it.
@MainActor
final class SearchField: UIView {
    let input = TextInputView()
    /// The picture that an app has set behind the field; nil: the field's own shape.
    let background = UIImageView()
    private let icon = UIImageView()
    let clearButton: SearchBarButton
    let bookmarkButton: SearchBarButton
    let resultsButton: SearchBarButton

    var showsBookmark = false { didSet { update() } }
    var showsResults = false { didSet { update() } }
    /// How far text and pictures are moved, in points.
    var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    var offsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }

    init(
        clear: @escaping () -> Void, bookmark: @escaping () -> Void, results: @escaping () -> Void
    ) {
        clearButton = SearchBarButton(label: SystemWord.clear.text, action: clear)
        bookmarkButton = SearchBarButton(label: SystemWord.bookmarks.text, action: bookmark)
        resultsButton = SearchBarButton(label: SystemWord.results.text, action: results)
        super.init(frame: .zero)
        background.contentMode = .scaleToFill
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .secondaryLabel
        for button in [clearButton, bookmarkButton, resultsButton] { button.imageColor = .secondaryLabel }
        for view in [background, icon, input, clearButton, bookmarkButton, resultsButton] { addSubview(view) }
        clipsToBounds = true
        update()
    }

    required init?(coder: NSCoder) { nil }

    func setIcon(_ image: UIImage?) { icon.image = image }

    /// Shows what belongs to the text as it is.
    func update() {
        let isEmpty = input.text.isEmpty
        clearButton.isHidden = isEmpty || !input.isEnabled
        bookmarkButton.isHidden = !isEmpty || !showsBookmark
        resultsButton.isHidden = !isEmpty || !showsResults
        layer.cornerRadius = background.image == nil ? 10 : 0
        backgroundColor = background.image == nil ? .tertiarySystemFill : nil
        setNeedsLayout()
    }

    /// The height in points that suits the text: 36 at the usual sizes.
    var preferredHeight: CGFloat { max(36, (input.font.lineHeight + 14).rounded(.up)) }

    private static let iconWidth: CGFloat = 20
    private static let buttonWidth: CGFloat = 30

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat, by offset: UIOffset?) {
            let left = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: bounds.midY - height / 2, width: width, height: height)
                .offsetBy(dx: offset?.horizontal ?? 0, dy: offset?.vertical ?? 0)
        }
        place(icon, 8, Self.iconWidth, Self.iconWidth, by: offsets[.search])
        var end = bounds.width - 3
        for (button, icon) in [
            (clearButton, UISearchBar.Icon.clear), (resultsButton, .resultsList), (bookmarkButton, .bookmark),
        ] where !button.isHidden {
            end -= Self.buttonWidth
            place(button, end, Self.buttonWidth, bounds.height, by: offsets[icon])
        }
        let start: CGFloat = 8 + Self.iconWidth + 6
        place(input, start, max(min(end, bounds.width - 8) - start, 0), bounds.height, by: textOffset)
    }
}
