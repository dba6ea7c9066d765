import Foundation

/// The style with which a list content configuration was created.
enum ListContentStyle: Hashable {
    case cell, subtitleCell, valueCell
    case header, footer
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader

    /// Returns the style in a list with the given look. Some styles depend on the list.
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

    /// True if the style is that of a sidebar's row.
    var isSidebarCell: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
            true
        default: false
        }
    }

    /// The minimum height of content in points. Rows are high enough for a finger.
    var minimumHeight: CGFloat {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarHeader: 44
        default: isSidebarCell ? 44 : 0
        }
    }
}
