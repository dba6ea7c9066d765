import Foundation
import TesseraGeometry

/// The visibility and the look of a row's separators in a list.
/// See Apple's [UIListSeparatorConfiguration](
/// https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct).
///
/// ```swift
/// var list = UICollectionLayoutListConfiguration(appearance: .plain)
/// list.separatorConfiguration.color = .tertiarySystemFill
/// list.itemSeparatorHandler = { indexPath, separators in
///     var separators = separators
///     if indexPath.item == 0 { separators.bottomSeparatorVisibility = .hidden }
///     return separators
/// }
/// ```
///
/// A separator between an active row, which is selected or touched, and an inactive row is invisible. Between
/// two selected rows of a list with multiple selection, it has ``multipleSelectionColor``.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @MainActor Hashable, @MainActor CustomStringConvertible {
    /// The visibilities of a separator.
    public enum Visibility: Int, Hashable, Sendable {
        /// The list decides by its appearance and the place of the row.
        case automatic = 0
        /// The separator is visible.
        case visible = 1
        /// The separator is invisible.
        case hidden = 2
    }

    /// The visibility of the separator at the top of the row.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator at the bottom of the row.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances in points from the edges of the row to the separator at its top; ``automaticInsets`` by
    /// default.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The distances in points from the edges of the row to the separator at its bottom; ``automaticInsets``
    /// by default.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of separators.
    public var color = UIColor.separator
    /// The colour of a separator between two selected rows in a list with multiple selection.
    public var multipleSelectionColor = UIColor.opaqueSeparator
    /// The effect on the content behind separators in place of their colour; nil by default.
    public var visualEffect: UIVisualEffect?

    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the default configuration for lists with an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }

    /// Insets that the list replaces with its own. The separator then begins at the text of its row, or at
    /// the row's ``UICollectionViewListCell/separatorLayoutGuide``, and ends at the edge.
    public nonisolated static var automaticInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
            bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)
    }

    /// A description of the configuration for debugging.
    public var description: String {
        "UIListSeparatorConfiguration(top: \(topSeparatorVisibility), bottom: \(bottomSeparatorVisibility))"
    }

    /// Returns the configuration with automatic visibilities replaced by those for the place of a row.
    func resolved(at place: RowPosition) -> UIListSeparatorConfiguration {
        var resolved = self
        let (top, bottom) = appearance.separators(at: place)
        if topSeparatorVisibility == .automatic { resolved.topSeparatorVisibility = top ? .visible : .hidden }
        if bottomSeparatorVisibility == .automatic {
            resolved.bottomSeparatorVisibility = bottom ? .visible : .hidden
        }
        return resolved
    }

    /// Returns the insets of the separator at an edge.
    func insets(at edge: RowSeparator.Edge) -> NSDirectionalEdgeInsets {
        edge == .top ? topSeparatorInsets : bottomSeparatorInsets
    }

    /// Returns true if the separator at an edge is visible. The visibilities must be resolved.
    func isVisible(at edge: RowSeparator.Edge) -> Bool {
        (edge == .top ? topSeparatorVisibility : bottomSeparatorVisibility) == .visible
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Returns true for each of the separators at the top and at the bottom that a row has by default.
    func separators(at place: RowPosition) -> (top: Bool, bottom: Bool) {
        switch self {
        case .plain, .grouped: (place.isFirst, true)
        // The edges of the group are separation enough.
        case .insetGrouped: (false, !place.isLast)
        case .sidebar, .sidebarPlain: (false, false)
        }
    }
}
