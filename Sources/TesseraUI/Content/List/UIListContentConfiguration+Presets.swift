import Foundation

extension UIListContentConfiguration {
    /// A row: a text, and a second one below it. In a sidebar, it looks as ``sidebarCell()`` does.
    public static func cell() -> Self { Self(.cell) }
    /// A row with a small second text below the first. In a sidebar, it looks as ``sidebarSubtitleCell()`` does.
    public static func subtitleCell() -> Self { Self(.subtitleCell) }
    /// A row with a second text at the trailing side of the first.
    public static func valueCell() -> Self { Self(.valueCell) }

    /// A header that looks as those of its list do.
    public static func header() -> Self { Self(.header) }
    /// A footer that looks as those of its list do.
    public static func footer() -> Self { Self(.footer) }
    /// A header of a plain list.
    public static func plainHeader() -> Self { Self(.plainHeader) }
    /// A footer of a plain list.
    public static func plainFooter() -> Self { Self(.plainFooter) }
    /// A header of a grouped list: small capitals.
    public static func groupedHeader() -> Self { Self(.groupedHeader) }
    /// A footer of a grouped list.
    public static func groupedFooter() -> Self { Self(.groupedFooter) }
    /// A header with larger text for a list with inset groups.
    public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
    /// A header with the largest text for a list with inset groups.
    public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }

    /// A row of a sidebar.
    public static func sidebarCell() -> Self { Self(.sidebarCell) }
    /// A row of a sidebar with a second text.
    public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
    /// A row of a sidebar beside which another list lies.
    public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
    /// A row of a sidebar beside which another list lies, with a second text.
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }
    /// A header of a sidebar.
    public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// Makes a list content view with the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration as it is to be in a state of its view: properties that the app has not set suit the state, and the
    /// look of the list that the view lies in.
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
