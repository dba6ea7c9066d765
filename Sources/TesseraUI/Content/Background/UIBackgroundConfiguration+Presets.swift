import Foundation

extension UIBackgroundConfiguration {
    /// No background.
    public static func clear() -> Self { Self(.clear) }

    /// The background of a row, as the rows of its list have it.
    public static func listCell() -> Self { Self(.listCell) }
    /// The background of a header, as the headers of its list have it.
    public static func listHeader() -> Self { Self(.listHeader) }
    /// The background of a footer, as the footers of its list have it.
    public static func listFooter() -> Self { Self(.listFooter) }

    /// The background of a row of a plain list.
    public static func listPlainCell() -> Self { Self(.plainCell) }
    /// The background of a row of a grouped list.
    public static func listGroupedCell() -> Self { Self(.groupedCell) }
    /// The background of a row of a sidebar.
    public static func listSidebarCell() -> Self { Self(.sidebarCell) }
    /// The background of a row of a sidebar beside which another list lies.
    public static func listAccompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }

    /// The background of a header or a footer of a plain list: none, and that of a bar while it is pinned.
    public static func listPlainHeaderFooter() -> Self { Self(.plainHeaderFooter) }
    /// The background of a header or a footer of a grouped list: none.
    public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeaderFooter) }
    /// The background of a header of a sidebar: none.
    public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }
}
