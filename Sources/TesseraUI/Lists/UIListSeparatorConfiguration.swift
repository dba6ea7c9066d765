import Foundation
import TesseraGeometry

/// Which separators a row of a list has, and how they look.
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
/// A separator between a row that is selected or touched and another one is not seen; between two selected rows of a list in
/// which several can be selected, it has ``multipleSelectionColor``.
@MainActor
public struct UIListSeparatorConfiguration: @MainActor Hashable, @MainActor CustomStringConvertible {
    /// Whether a separator is seen.
    public enum Visibility: Int, Hashable, Sendable {
        /// The list decides by its appearance and the place of the row.
        case automatic = 0
        /// The separator is seen.
        case visible = 1
        /// The separator is not seen.
        case hidden = 2
    }

    /// A Boolean value that tells whether the separator at the top of the row is seen.
    public var topSeparatorVisibility = Visibility.automatic
    /// A Boolean value that tells whether the separator at the bottom of the row is seen.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances in points from the edges of the row to the separator at its top; ``automaticInsets`` by default.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The distances in points from the edges of the row to the separator at its bottom; ``automaticInsets`` by default.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of separators.
    public var color = UIColor.separator
    /// The colour of a separator between two selected rows, where several can be selected.
    public var multipleSelectionColor = UIColor.opaqueSeparator
    /// What blurs the content behind separators, in place of their colour. Nil by default.
    public var visualEffect: UIVisualEffect?

    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the configuration that lists of an appearance have by default.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }

    /// Insets each of which stands for the one that the list chooses: a separator begins where the text of its row does, or where
    /// the row's ``UICollectionViewListCell/separatorLayoutGuide`` begins, and ends at the edge.
    public nonisolated static var automaticInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
            bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)
    }

    /// The configuration in words.
    public var description: String {
        "UIListSeparatorConfiguration(top: \(topSeparatorVisibility), bottom: \(bottomSeparatorVisibility))"
    }

    /// The configuration with visibilities that the place of a row decides where they are automatic.
    func resolved(at place: RowPlace) -> UIListSeparatorConfiguration {
        var resolved = self
        let (top, bottom) = appearance.separators(at: place)
        if topSeparatorVisibility == .automatic { resolved.topSeparatorVisibility = top ? .visible : .hidden }
        if bottomSeparatorVisibility == .automatic {
            resolved.bottomSeparatorVisibility = bottom ? .visible : .hidden
        }
        return resolved
    }

    /// The insets of the separator at an edge.
    func insets(at edge: RowSeparator.Edge) -> NSDirectionalEdgeInsets {
        edge == .top ? topSeparatorInsets : bottomSeparatorInsets
    }

    /// Whether the separator at an edge is seen, once visibilities are resolved.
    func isVisible(at edge: RowSeparator.Edge) -> Bool {
        (edge == .top ? topSeparatorVisibility : bottomSeparatorVisibility) == .visible
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Whether a row in some place has separators at its top and at its bottom.
    func separators(at place: RowPlace) -> (top: Bool, bottom: Bool) {
        switch self {
        case .plain, .grouped: (place.isFirst, true)
        // The edges of the group separate enough.
        case .insetGrouped: (false, !place.isLast)
        case .sidebar, .sidebarPlain: (false, false)
        }
    }
}
