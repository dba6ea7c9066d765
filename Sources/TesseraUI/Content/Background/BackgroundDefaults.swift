import Foundation

/// The style with which a background configuration was created.
enum BackgroundStyle: Hashable {
    case clear
    case listCell, listHeader, listFooter
    case plainCell, groupedCell, sidebarCell, accompaniedSidebarCell
    case plainHeaderFooter, groupedHeaderFooter, sidebarHeader
    case button

    /// Returns the style in a list with the given look. Some styles depend on the list.
    func resolved(in environment: UIListEnvironment) -> BackgroundStyle {
        switch (self, environment) {
        case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
        case (.listCell, .sidebar), (.listCell, .sidebarPlain): .sidebarCell
        case (.listCell, _): .plainCell
        case (.listHeader, .grouped), (.listHeader, .insetGrouped): .groupedHeaderFooter
        case (.listFooter, .grouped), (.listFooter, .insetGrouped): .groupedHeaderFooter
        case (.listHeader, .sidebar), (.listHeader, .sidebarPlain): .sidebarHeader
        case (.listFooter, .sidebar), (.listFooter, .sidebarPlain): .clear
        case (.listHeader, _), (.listFooter, _): .plainHeaderFooter
        default: self
        }
    }
}

/// The values of a background configuration that the app does not set. They are those of lists on iOS.
struct BackgroundDefaults {
    /// The colour, or nil for the tint colour.
    var color: UIColor? = .clear
    var transformer: UIConfigurationColorTransformer?
    var cornerRadius: CGFloat = 0
    /// True if the background blurs the content behind it like a bar.
    var hasEffect = false

    /// Creates the defaults of a style for the normal state.
    init(_ style: BackgroundStyle) {
        switch style {
        case .listCell, .plainCell: color = .systemBackground
        case .groupedCell: color = .secondarySystemGroupedBackground
        case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader: cornerRadius = 10
        case .button: cornerRadius = 5.95
        default: break
        }
    }

    /// Creates the defaults of a style for a state.
    init(_ style: BackgroundStyle, in state: any UIConfigurationState) {
        self.init(style)
        if let cell = state as? UICellConfigurationState {
            adapt(style, to: cell)
            hasEffect = style == .plainHeaderFooter && cell.isPinned
        } else if let view = state as? UIViewConfigurationState {
            hasEffect = style == .plainHeaderFooter && view.isPinned
        }
    }

    private mutating func adapt(_ style: BackgroundStyle, to cell: UICellConfigurationState) {
        let isTarget = cell.cellDropState == .targeted
        let isMarked = cell.isSelected || cell.isHighlighted || isTarget
        switch style {
        case .plainCell, .groupedCell:
            if isMarked {
                color = .systemGray4
            } else if cell.cellDragState == .lifting || cell.isReordering {
                transformer = .opacity(0.8)
            }
        case .sidebarCell, .accompaniedSidebarCell:
            // A touch alone only fades the text.
            guard cell.isSelected && !cell.isEditing || isTarget else { return }
            color = style == .sidebarCell ? nil : .systemFill
            if cell.isDisabled { transformer = .opacity(0.5) }
        default: break
        }
    }
}
