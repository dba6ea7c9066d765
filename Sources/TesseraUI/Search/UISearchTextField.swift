import Foundation

/// The text field of a search bar, with a magnifying glass and a round shape.
/// See Apple's [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// Creates a field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        installSearch()
    }

    /// Creates a field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        installSearch()
    }

    /// The search bar that contains the field, or nil.
    weak var bar: UISearchBar?
    private let icon = UIImageView()
    private(set) lazy var bookmarkButton = SearchBarButton(label: SystemWord.bookmarks.text) { [weak self] in
        self?.bar.map { $0.delegate?.searchBarBookmarkButtonClicked($0) }
    }
    private(set) lazy var resultsButton = SearchBarButton(label: SystemWord.results.text) { [weak self] in
        self?.bar.map { $0.delegate?.searchBarResultsListButtonClicked($0) }
    }
    var showsBookmark = false { didSet { updateButtons() } }
    var showsResults = false { didSet { updateButtons() } }
    /// The offset of text and icons from their usual place, in points.
    var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    var offsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }

    private func installSearch() {
        input.usualLabel = SystemWord.search.text
        accessibilityTraits.insert(.searchField)
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .secondaryLabel
        icon.image = UIImage(systemName: "magnifyingglass")
        clipsToBounds = true
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        sizeIcon()
        returnKeyType = .search
        autocapitalizationType = .none
        enablesReturnKeyAutomatically = true
        for button in [clearButton, bookmarkButton, resultsButton] { button.imageColor = .secondaryLabel }
        for button in [bookmarkButton, resultsButton] { addSubview(button) }
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .always
        updateButtons()
    }

    func setIcon(_ image: UIImage?) { icon.image = image }

    /// Sets an image in place of the field's own shape, or restores the shape for nil.
    func setPicture(_ image: UIImage?) {
        guard image !== background else { return }
        background = image
        layer.cornerRadius = image == nil ? Self.cornerRadius : 0
        backgroundColor = image == nil ? .tertiarySystemFill : nil
    }

    private func updateButtons() {
        bookmarkButton.isHidden = hasText || !showsBookmark
        resultsButton.isHidden = hasText || !showsResults
        setNeedsLayout()
    }

    override func textDidChange(isUsers: Bool) {
        updateButtons()
        super.textDidChange(isUsers: isUsers)
        bar?.searchTextDidChange(isUsers: isUsers)
    }

    // MARK: The bar's delegate

    override func shouldBeginEditing() -> Bool {
        (bar?.shouldBeginEditing() ?? true) && super.shouldBeginEditing()
    }

    override func didBeginEditing() {
        bar?.didBeginEditing()
        super.didBeginEditing()
    }

    override func shouldEndEditing() -> Bool {
        (bar?.shouldEndEditing() ?? true) && super.shouldEndEditing()
    }

    override func didEndEditing() {
        bar?.didEndEditing()
        super.didEndEditing()
    }

    override func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        (bar?.shouldChange(range, to: replacement) ?? true) && super.shouldChange(range, to: replacement)
    }

    override func shouldClear() -> Bool {
        let all = NSRange(location: 0, length: input.text.utf16.count)
        return (bar?.shouldChange(all, to: "") ?? true) && super.shouldClear()
    }

    override func didReturn() {
        bar?.searchButtonPressed()
        super.didReturn()
    }

    // MARK: Layout

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sizeIcon()
        bar?.heightMayChange()
    }

    /// Sets the size of the magnifying glass according to the font.
    private func sizeIcon() {
        icon.bounds.size = CGSize(width: iconWidth, height: iconWidth)
        setNeedsLayout()
    }

    /// The width of the magnifying glass, in points: 20 beside text of 17 points.
    private var iconWidth: CGFloat { ((font ?? input.font).pointSize * 20 / 17).rounded() }
    private static let buttonWidth: CGFloat = 30
    private static let cornerRadius: CGFloat = 10

    /// The height of the field, in points, for its font: 36 at the usual text sizes.
    var preferredHeight: CGFloat { max(36, ((font ?? input.font).lineHeight + 14).rounded(.up)) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: preferredHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let start = leftView == nil || leftViewMode == .never ? 8 : 8 + iconWidth + 6
        let buttons = [showsClearButton, !bookmarkButton.isHidden, !resultsButton.isHidden].count { $0 }
        var end = buttons == 0 ? 8 : 3 + CGFloat(buttons) * Self.buttonWidth
        if isRightViewShown, let rightView { end = max(end, rightView.bounds.width + 8) }
        return place(start, max(bounds.width - start - end, 0), bounds.height, in: bounds)
            .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return moved(place(8, size.width, size.height, in: bounds), .search)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let x = bounds.width - 3 - Self.buttonWidth
        return moved(place(x, Self.buttonWidth, bounds.height, in: bounds), .clear)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var end = bounds.width - 3
        for (button, icon) in [(resultsButton, UISearchBar.Icon.resultsList), (bookmarkButton, .bookmark)]
        where !button.isHidden {
            end -= Self.buttonWidth
            button.frame = moved(place(end, Self.buttonWidth, bounds.height, in: bounds), icon)
        }
    }

    /// Returns a rectangle at a distance from the leading edge, centred vertically.
    private func place(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, in bounds: CGRect) -> CGRect {
        CGRect(
            x: isRightToLeft ? bounds.maxX - x - width : bounds.minX + x, y: bounds.midY - height / 2,
            width: width, height: height)
    }

    private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
        let offset = offsets[icon] ?? .zero
        return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
