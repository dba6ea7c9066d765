import Foundation

/// The place and the look of a cell, a header or a footer in a list.
@MainActor
struct ListRow: @MainActor Equatable {
    /// The roles of a view in the list.
    enum Role: Equatable {
        /// The view is a row of a group.
        case item(RowPosition)
        case header
        case footer
    }

    /// The activity of the rows around a separator. A row is active while it is selected or touched.
    struct Activity: Equatable {
        /// True if the row above is active.
        var before = false
        /// True if the row itself is active.
        var row = false
        /// True if the row below is active.
        var after = false
        /// True if several rows can be selected.
        var isMultiple = false
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// The distance in points from the edges of the row to its content.
    var margin: CGFloat
    /// The colour of the list behind the row.
    var background: UIColor
    /// True if the view is only as wide as its content.
    var hugsContent = false
    /// The separators of the row, or nil if it has none.
    var separators: UIListSeparatorConfiguration?
    var activity = Activity()

    /// The rounded corners of the row in a group with round corners, or nil.
    var groupCorners: BackgroundView.GroupCorners? {
        guard appearance == .insetGrouped, case .item(let place) = role else { return nil }
        return place.groupCorners
    }

    /// Returns the look of a separator of the row, or nil if it is invisible.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row at which the separator lies.
    ///   - textStart: The distance in points from the leading edge of the row to its text.
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
        // The separators at the edges of a group have the full width.
        let isOuter = appearance == .grouped && (edge == .top ? place.isFirst : place.isLast)
        look.leading = insets.leading == automatic ? (isOuter ? 0 : textStart) : insets.leading
        look.trailing = insets.trailing == automatic ? 0 : insets.trailing
        let depth = edge == .top ? insets.top : insets.bottom
        look.depth = depth == automatic ? 0 : depth
        return look
    }
}

extension RowPosition {
    /// The rounded corners of the row's background in a group with round corners, or nil if it has none.
    @MainActor var groupCorners: BackgroundView.GroupCorners? {
        corners.isEmpty ? nil : BackgroundView.GroupCorners(radius: Self.groupRadius, corners: corners)
    }
}
