import Foundation

extension UIListContentConfiguration {
    /// Returns the configuration of a row with a text, and a second text below it. In a sidebar, it looks
    /// like ``sidebarCell()``.
    public static func cell() -> Self { Self(.cell) }
    /// Returns the configuration of a row with a small second text below the first. In a sidebar, it looks
    /// like ``sidebarSubtitleCell()``.
    public static func subtitleCell() -> Self { Self(.subtitleCell) }
    /// Returns the configuration of a row with a second text at the trailing side of the first.
    public static func valueCell() -> Self { Self(.valueCell) }

    /// Returns the configuration of a header, whose look depends on its list.
    public static func header() -> Self { Self(.header) }
    /// Returns the configuration of a footer, whose look depends on its list.
    public static func footer() -> Self { Self(.footer) }
    /// Returns the configuration of a header in a plain list.
    public static func plainHeader() -> Self { Self(.plainHeader) }
    /// Returns the configuration of a footer in a plain list.
    public static func plainFooter() -> Self { Self(.plainFooter) }
    /// Returns the configuration of a header in a grouped list, with small capital letters.
    public static func groupedHeader() -> Self { Self(.groupedHeader) }
    /// Returns the configuration of a footer in a grouped list.
    public static func groupedFooter() -> Self { Self(.groupedFooter) }
    /// Returns the configuration of a header with larger text, for a list with inset groups.
    public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
    /// Returns the configuration of a header with the largest text, for a list with inset groups.
    public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }

    /// Returns the configuration of a row in a sidebar.
    public static func sidebarCell() -> Self { Self(.sidebarCell) }
    /// Returns the configuration of a row with a second text in a sidebar.
    public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
    /// Returns the configuration of a row in a sidebar with another list beside it.
    public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
    /// Returns the configuration of a row with a second text in a sidebar with another list beside it.
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }
    /// Returns the configuration of a header in a sidebar.
    public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// Creates a list content view with the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state of its view. Properties that the app has not set depend on the
    /// state, and on the look of the list that contains the view.
    public func updated(for state: any UIConfigurationState) -> Self {
        let style = style.resolved(in: state.traitCollection.listEnvironment)
        let isSidebar = style.isSidebarCell || style == .sidebarHeader
        var key = ListContentDefaults.Key(style: style)
        if let cell = state as? UICellConfigurationState {
            key.isFaded = cell.isDisabled && !cell.isSwiped
            key.isSelected =
                style.isSidebarCell && !cell.isEditing
                && (cell.isSelected && !key.isFaded || cell.cellDropState == .targeted)
            key.isHighlighted = isSidebar && cell.isHighlighted
        } else if let view = state as? UIViewConfigurationState {
            key.isFaded = view.isDisabled
            key.isHighlighted = isSidebar && view.isHighlighted
        }
        var updated = self
        updated.adopt(key)
        return updated
    }
}
