import Foundation

/// What a list content configuration is made for.
enum ListContentStyle: Hashable {
    case cell, subtitleCell, valueCell
    case header, footer
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader

    /// The style in a list of a certain look: some styles take that of the list.
    func resolved(in environment: UIListEnvironment) -> ListContentStyle {
        let isSidebar = environment == .sidebar || environment == .sidebarPlain
        let isGrouped = environment == .grouped || environment == .insetGrouped
        return switch self {
        case .cell where isSidebar: .sidebarCell
        case .subtitleCell where isSidebar: .sidebarSubtitleCell
        case .header: isSidebar ? .sidebarHeader : isGrouped ? .groupedHeader : .plainHeader
        case .footer: isGrouped ? .groupedFooter : .plainFooter
        default: self
        }
    }

    /// Whether the style is that of a row of a sidebar.
    var isSidebarCell: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
            true
        default: false
        }
    }

    /// The least height of content in points: rows are high enough for a finger.
    var minimumHeight: CGFloat {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarHeader: 44
        default: isSidebarCell ? 44 : 0
        }
    }
}
