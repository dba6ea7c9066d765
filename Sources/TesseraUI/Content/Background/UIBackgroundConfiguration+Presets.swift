import Foundation

extension UIBackgroundConfiguration {
    /// Returns an empty background.
    public static func clear() -> Self { Self(.clear) }

    /// Returns the background of a row, which depends on its list.
    public static func listCell() -> Self { Self(.listCell) }
    /// Returns the background of a header, which depends on its list.
    public static func listHeader() -> Self { Self(.listHeader) }
    /// Returns the background of a footer, which depends on its list.
    public static func listFooter() -> Self { Self(.listFooter) }

    /// Returns the background of a row in a plain list.
    public static func listPlainCell() -> Self { Self(.plainCell) }
    /// Returns the background of a row in a grouped list.
    public static func listGroupedCell() -> Self { Self(.groupedCell) }
    /// Returns the background of a row in a sidebar.
    public static func listSidebarCell() -> Self { Self(.sidebarCell) }
    /// Returns the background of a row in a sidebar with another list beside it.
    public static func listAccompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }

    /// Returns the background of a header or a footer in a plain list. It is empty, and like that of a bar while the view is
    /// pinned.
    public static func listPlainHeaderFooter() -> Self { Self(.plainHeaderFooter) }
    /// Returns the background of a header or a footer in a grouped list, which is empty.
    public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeaderFooter) }
    /// Returns the background of a header in a sidebar, which is empty.
    public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }
}
