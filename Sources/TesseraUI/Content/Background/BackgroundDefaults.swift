import Foundation

/// What a background configuration is made for.
enum BackgroundStyle: Hashable {
    case clear
    case listCell, listHeader, listFooter
    case plainCell, groupedCell, sidebarCell, accompaniedSidebarCell
    case plainHeaderFooter, groupedHeaderFooter, sidebarHeader
    case button

    /// Returns the style in a list of a certain look: some styles take that of the list.
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

/// What a background configuration chooses where the app says nothing: the look of lists on iOS.
struct BackgroundDefaults {
    /// Nil for the tint colour.
    var color: UIColor? = .clear
    var transformer: UIConfigurationColorTransformer?
    var cornerRadius: CGFloat = 0
    /// Whether what lies behind shines through as it does through bars.
    var hasEffect = false

    /// What a style has in no special state.
    init(_ style: BackgroundStyle) {
        switch style {
        case .listCell, .plainCell: color = .systemBackground
        case .groupedCell: color = .secondarySystemGroupedBackground
        case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader: cornerRadius = 10
        case .button: cornerRadius = 5.95
        default: break
        }
    }

    /// What a style has in a state.
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
            // A finger alone fades the text.
            guard cell.isSelected && !cell.isEditing || isTarget else { return }
            color = style == .sidebarCell ? nil : .systemFill
            if cell.isDisabled { transformer = .opacity(0.5) }
        default: break
        }
    }
}
