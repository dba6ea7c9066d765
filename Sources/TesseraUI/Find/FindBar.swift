import Foundation

/// The find panel: a field for the text, the number of results, and buttons that lead through them.
final class FindBar: UIView {
    private static let rowHeight: CGFloat = 52
    private static let margin: CGFloat = 12
    private static let side: CGFloat = 36
    /// The least width of the field for the text beside the number of results.
    private static let fieldWidth: CGFloat = 100

    private(set) weak var interaction: UIFindInteraction?
    let field = UISearchTextField()
    let replacement = UITextField()
    let count = UILabel()
    let previous = UIButton(type: .system)
    let following = UIButton(type: .system)
    let done = UIButton(type: .system)
    let menuButton = UIButton(type: .system)
    let replaceButton = UIButton(type: .system)
    let replaceAllButton = UIButton(type: .system)
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private var observer: (any NSObjectProtocol)?

    /// True if the row with the replacement is visible.
    var showsReplacement = false {
        didSet {
            guard showsReplacement != oldValue else { return }
            updateMenu()
            updateResults()
            place()
        }
    }

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        field.placeholder = FindWord.find
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.returnKeyType = .search
        replacement.placeholder = FindWord.replacement
        replacement.borderStyle = .roundedRect
        replacement.autocorrectionType = .no
        replacement.autocapitalizationType = .none
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        count.accessibilityTraits = .updatesFrequently
        set(previous, "chevron.up", FindWord.previous) { [weak interaction] in interaction?.findPrevious() }
        set(following, "chevron.down", FindWord.next) { [weak interaction] in interaction?.findNext() }
        set(menuButton, "ellipsis.circle", SystemWord.options.text, nil)
        menuButton.showsMenuAsPrimaryAction = true
        set(done, SystemWord.done.text) { [weak interaction] in interaction?.dismissFindNavigator() }
        done.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        set(replaceButton, FindWord.replace) { [weak interaction] in interaction?.replace(all: false) }
        set(replaceAllButton, FindWord.replaceAll) { [weak interaction] in interaction?.replace(all: true) }
        for view in [
            backdrop, field, count, previous, following, menuButton, done, replacement, replaceButton,
            replaceAllButton,
        ] { addSubview(view) }
        field.addAction(UIAction { [weak interaction] _ in interaction?.search() }, for: .editingChanged)
        field.addAction(
            UIAction { [weak interaction] _ in interaction?.findNext() }, for: .primaryActionTriggered)
        replacement.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.interaction?.replacementText = self.replacement.text
                self.updateResults()
            }, for: .editingChanged)
        updateMenu()
    }

    required init?(coder: NSCoder) { nil }

    private func set(_ button: UIButton, _ symbol: String, _ label: String, _ action: (() -> Void)?) {
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = label
        if let action { button.addAction(UIAction { _ in action() }, for: .touchUpInside) }
    }

    private func set(_ button: UIButton, _ title: String, _ action: @escaping () -> Void) {
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    /// True if one of the fields is being edited.
    var isEditing: Bool { field.isEditing || replacement.isEditing }

    override var keyCommands: [UIKeyCommand]? {
        let close = UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak interaction] _ in
            interaction?.dismissFindNavigator()
        }
        close.wantsPriorityOverSystemBehavior = true
        return [close]
    }

    // MARK: Content

    /// Updates the menu of options.
    func updateMenu() {
        guard let interaction else { return }
        let choice = interaction.choice
        var elements: [UIMenuElement] = []
        if interaction.activeFindSession?.supportsReplacement == true {
            let modes = [(FindWord.find, false), (FindWord.findAndReplace, true)].map { title, replaces in
                UIAction(title: title, state: replaces == showsReplacement ? .on : .off) { [weak self] _ in
                    self?.showsReplacement = replaces
                }
            }
            elements.append(UIMenu(title: "", options: .displayInline, children: modes))
        }
        let letterCase = UIAction(title: FindWord.matchCase, state: choice.matchesCase ? .on : .off) {
            [weak interaction] _ in interaction?.choose { $0.matchesCase.toggle() }
        }
        let words = UIAction(title: FindWord.wholeWords, state: choice.wholeWords ? .on : .off) {
            [weak interaction] _ in interaction?.choose { $0.wholeWords.toggle() }
        }
        elements.append(UIMenu(title: "", options: .displayInline, children: [letterCase, words]))
        menuButton.menu = interaction.optionsMenuProvider?(elements) ?? UIMenu(children: elements)
    }

    /// Updates the number of results and the buttons.
    func updateResults() {
        guard let session = interaction?.activeFindSession else { return }
        let (total, index) = (session.resultCount, session.highlightedResultIndex)
        let isEmpty = field.text?.isEmpty != false
        let hasIndex = index != NSNotFound && index >= 0 && index < total
        count.text =
            switch session.searchResultDisplayStyle {
            case _ where isEmpty: nil
            case .none: nil
            case _ where total == 0: FindWord.notFound
            case .currentAndTotal where hasIndex: FindWord.result(index + 1, of: total)
            case .currentAndTotal, .total: FindWord.results(total)
            }
        // A session that states no number may have results all the same.
        let hasResults = total > 0 || session.searchResultDisplayStyle == .none && !isEmpty
        for button in [previous, following] { button.isEnabled = hasResults }
        replaceButton.isEnabled = showsReplacement && session.allowsReplacementForCurrentlyHighlightedResult
        replaceAllButton.isEnabled = showsReplacement && hasResults
        setNeedsLayout()
    }

    // MARK: Layout

    func appear(in window: UIWindow) {
        updateMenu()
        updateResults()
        window.addSubview(self)
        place()
        let name = UIResponder.keyboardWillChangeFrameNotification
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated {
                UIView.animate(withDuration: ScreenKeyboard.duration) { self?.place() }
            }
        }
    }

    func disappear() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        removeFromSuperview()
        searched?.findInset = 0
    }

    private var rowsHeight: CGFloat { Self.rowHeight * (showsReplacement ? 2 : 1) }

    private var searched: UIScrollView? { interaction?.view as? UIScrollView }

    /// Places the panel above the keyboard, or at the lower edge of the window.
    private func place() {
        guard let window else { return }
        let keyboard = ScreenKeyboard.shared.height
        let safeArea = keyboard > 0 ? 0 : window.safeAreaInsets.bottom
        let height = rowsHeight + safeArea
        frame = CGRect(
            x: 0, y: window.bounds.height - keyboard - height, width: window.bounds.width, height: height)
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        place()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        // The view that is searched keeps clear of the panel.
        if let window, let searched {
            searched.findInset = searched.overlap(withKeyboardOf: window.bounds.height - frame.minY)
        }
        let insets = superview?.safeAreaInsets ?? .zero
        let (left, right) = (insets.left + Self.margin, bounds.width - insets.right - Self.margin)
        let y = (Self.rowHeight - Self.side) / 2
        var end = right
        func takeEnd(_ view: UIView, width: CGFloat, gap: CGFloat, y: CGFloat) {
            end -= width
            view.frame = mirrored(CGRect(x: end, y: y, width: width, height: Self.side))
            end -= gap
        }
        func width(of button: UIButton) -> CGFloat { ceil(button.intrinsicContentSize.width) }
        takeEnd(done, width: width(of: done), gap: 8, y: y)
        takeEnd(following, width: Self.side, gap: 0, y: y)
        takeEnd(previous, width: Self.side, gap: 0, y: y)
        takeEnd(menuButton, width: Self.side, gap: 6, y: y)
        let needed = count.text?.isEmpty == false ? ceil(count.intrinsicContentSize.width) : 0
        let room = max(end - left, 0)
        // In a narrow window, a number that has no room beside the field is omitted.
        let countWidth = room - needed - 8 >= Self.fieldWidth ? needed : 0
        if countWidth > 0 { takeEnd(count, width: countWidth, gap: 8, y: y) } else { count.frame = .zero }
        field.frame = mirrored(CGRect(x: left, y: y, width: max(end - left, 0), height: Self.side))
        for view in [replacement, replaceButton, replaceAllButton] { view.isHidden = !showsReplacement }
        guard showsReplacement else { return }
        end = right
        let second = y + Self.rowHeight
        takeEnd(replaceAllButton, width: width(of: replaceAllButton), gap: 12, y: second)
        takeEnd(replaceButton, width: width(of: replaceButton), gap: 12, y: second)
        replacement.frame = mirrored(
            CGRect(x: left, y: second, width: max(end - left, 0), height: Self.side))
    }

    /// Returns a rectangle on the other side if the layout direction is from right to left.
    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        var rect = rect
        rect.origin.x = bounds.width - rect.maxX
        return rect
    }
}
