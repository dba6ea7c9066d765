import Foundation

/// What a cell, a header or a footer of a list knows of its place there.
@MainActor
struct ListRow: @MainActor Equatable {
    /// What the view is in the list.
    enum Role: Equatable {
        /// A row of a group.
        case item(RowPlace)
        case header
        case footer
    }

    /// Which rows around a separator are selected or touched.
    struct Activity: Equatable {
        /// True if the row above is.
        var before = false
        /// True if the row itself is.
        var row = false
        /// True if the row below is.
        var after = false
        /// True if several rows can be selected.
        var isMultiple = false
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// The distance in points that the content keeps from the edges of the row.
    var margin: CGFloat
    /// The colour of the list behind the row.
    var background: UIColor
    /// True if the view is only as wide as its content.
    var hugsContent = false
    /// The separators of the row; nil: it has none.
    var separators: UIListSeparatorConfiguration?
    var activity = Activity()

    /// The corners of the row in a group that is round as a whole.
    var groupCorners: BackgroundView.GroupCorners? {
        guard appearance == .insetGrouped, case .item(let place) = role else { return nil }
        return place.groupCorners
    }

    /// The look of a separator of the row; nil: it is not seen.
    ///
    /// - Parameter textStart: The distance in points from the leading edge of the row to its text.
    func separator(at edge: RowSeparator.Edge, textStart: CGFloat) -> RowSeparator.Look? {
        guard let separators, separators.isVisible(at: edge), case .item(let place) = role else { return nil }
        let isBeside = edge == .top ? activity.before : activity.after
        var look = RowSeparator.Look(color: separators.color, effect: separators.visualEffect)
        if activity.row || isBeside {
            guard activity.row, isBeside, activity.isMultiple else { return nil }
            look.color = separators.multipleSelectionColor
            look.effect = nil
        }
        let automatic = UIListSeparatorConfiguration.automaticInsets.leading
        let insets = separators.insets(at: edge)
        // The edges of a group go from side to side.
        let isOuter = appearance == .grouped && (edge == .top ? place.isFirst : place.isLast)
        look.leading = insets.leading == automatic ? (isOuter ? 0 : textStart) : insets.leading
        look.trailing = insets.trailing == automatic ? 0 : insets.trailing
        let depth = edge == .top ? insets.top : insets.bottom
        look.depth = depth == automatic ? 0 : depth
        return look
    }
}

extension RowPlace {
    /// The corners of the row's background in a group that is round as a whole.
    @MainActor var groupCorners: BackgroundView.GroupCorners? {
        corners.isEmpty ? nil : BackgroundView.GroupCorners(radius: Self.groupRadius, corners: corners)
    }
}
