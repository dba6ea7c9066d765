import Foundation

/// The layout of content, accessories, backgrounds and separators.
extension UITableViewCell {
    /// The image view and labels of the style, or nil if the cell has a content configuration.
    var labels: TableCellLabels? { contentConfiguration == nil ? ownLabels : nil }

    func installContentView() {
        contentView.frame = bounds
        // The content view changes its size together with the cell. Otherwise, a reused cell that has become lower would measure
        // its constraints with the margins of a content view that reaches beyond it.
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        adoptContentView()
    }

    private func adoptContentView() {
        guard !cellConfiguration.contentHasOwnMargins else { return }
        contentView.preservesSuperviewLayoutMargins = true
        contentView.directionalLayoutMargins = .init(top: 11, leading: 8, bottom: 11, trailing: 8)
    }

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        if configuration != nil { ownLabels.remove() }
        cellConfiguration.setContent(configuration)
        contentSizeDidChange()
    }

    /// The list content configuration that corresponds to the cell's style.
    var standardContent: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Lays out content, accessories, backgrounds and separators.
    func layOutRow() {
        accessories.isMirrored = isRightToLeft
        let content = accessories.layOut(in: accessoryRoom(bounds)).content
        if contentView.frame != content { contentView.frame = content }
        if contentConfiguration == nil { ownLabels.layOut() }
        let isRounded = tableView?.style == .insetGrouped
        cellConfiguration.groupCorners = isRounded ? placement.groupCorners : nil
        for background in backgrounds {
            if background.frame != bounds { background.frame = bounds }
            if isRounded { background.roundCorners(ofRowAt: placement) }
        }
        // The cell itself must not clip, because swipe actions lie beside it.
        if isRounded, backgroundColor != nil { roundCorners(ofRowAt: placement, clips: false) }
        separators.top = separatorLook(at: .top)
        separators.bottom = separatorLook(at: .bottom)
        separators.layOut(in: self)
    }

    /// Returns the margins and the direction that decide the places of accessories.
    private func accessoryRoom(_ bounds: CGRect) -> AccessoryArrangement.Room {
        let margins = directionalLayoutMargins
        var room = AccessoryArrangement.Room(bounds: bounds, isMirrored: isRightToLeft)
        room.leadingMargin = margins.leading
        room.trailingMargin = margins.trailing
        room.indentation = movesAsideForEditing ? Self.editingIndentation : 0
        return room
    }

    /// The distance by which the content of a row without a control is indented during editing, in points.
    private static var editingIndentation: CGFloat { 38 }

    private var movesAsideForEditing: Bool {
        isEditing && rowEditing.indents && rowEditing.style == .none && !rowEditing.selectsSeveral
    }

    /// Returns the frame of the content view in a cell of a size.
    func contentRoom(in size: CGSize) -> CGRect {
        accessories.isMirrored = isRightToLeft
        return accessories.arrangement(in: accessoryRoom(CGRect(origin: .zero, size: size))).content
    }

    /// Returns the size that the cell needs in the width of `size`.
    func rowSize(fitting size: CGSize) -> CGSize {
        let width = contentRoom(in: CGSize(width: size.width, height: bounds.height)).width
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        guard contentConfiguration == nil else {
            cellConfiguration.updateIfNeeded()
            return CGSize(width: size.width, height: contentView.sizeThatFits(room).height)
        }
        return CGSize(width: size.width, height: ownLabels.places(in: room).height)
    }

    // MARK: Separators

    /// The separator insets of a cell that sets none of its own.
    var defaultSeparatorInset: UIEdgeInsets {
        guard let tableView else { return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        let automatic = separatorStart
        guard let inset = tableView.ownSeparatorInset else {
            return UIEdgeInsets(top: 0, left: automatic, bottom: 0, right: 0)
        }
        guard tableView.separatorInsetReference == .fromAutomaticInsets else { return inset }
        return UIEdgeInsets(top: 0, left: automatic + inset.left, bottom: 0, right: inset.right)
    }

    /// The distance from the leading edge of the cell to its text, in points.
    private var separatorStart: CGFloat {
        let start = isRightToLeft ? bounds.maxX - contentView.frame.maxX : contentView.frame.minX
        guard contentConfiguration == nil else {
            return start + contentView.directionalLayoutMargins.leading
        }
        return start + max(0, ownLabels.textStart)
    }

    private func separatorLook(at edge: RowSeparator.Edge) -> RowSeparator.Look? {
        guard let tableView, tableView.separatorStyle == .singleLine else { return nil }
        var look = RowSeparator.Look(
            color: tableView.separatorColor ?? .separator, effect: tableView.separatorEffect)
        switch edge {
        case .top:
            // A grouped section begins with a line over the whole width.
            return tableView.style == .grouped && placement.isFirst ? look : nil
        case .bottom:
            if placement.isLast {
                if tableView.style == .insetGrouped || tableView.hidesLastSeparator { return nil }
                if tableView.style == .grouped { return look }
            }
            let inset = separatorInset
            (look.leading, look.trailing) = (inset.left, inset.right)
            return look
        }
    }
}

extension UITableViewCell: ConfiguredView {
    var presentConfigurationState: any UIConfigurationState { configurationState }

    var standardBackgroundConfiguration: UIBackgroundConfiguration? {
        let standard = CellConfiguration.standardBackground(.listCell(), in: traitCollection.listEnvironment)
        guard selectionStyle == .none || ownSelectedBackground != nil else { return standard }
        // The cell indicates selection in another way or not at all, so the background is that of an
        // unselected cell.
        var background = standard?.updated(for: UICellConfigurationState(traitCollection: traitCollection))
        let color = background?.backgroundColor
        background?.backgroundColor = color
        return background
    }

    func configure(using state: any UIConfigurationState) {
        guard let state = state as? UICellConfigurationState else { return }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func removeBackgroundViews() {
        if backgroundView != nil { backgroundView = nil }
        if selectedBackgroundView != nil { selectedBackgroundView = nil }
        if backgroundColor != nil { backgroundColor = nil }
    }

    func contentViewDidChange() {
        adoptContentView()
        observeConstraints()
        invalidateIntrinsicContentSize()
    }
}
