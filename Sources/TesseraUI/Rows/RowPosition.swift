import Foundation

/// The place of a row among the rows of its group. It decides which corners of the row are round and where it
/// has separators.
enum RowPosition: Hashable, Sendable {
    /// The row is the only one of its group.
    case single
    /// Other rows come after the row, and none before it.
    case first
    /// Other rows come before and after the row.
    case middle
    /// Other rows come before the row, and none after it.
    case last

    /// Creates the place of the row at `index`, counted from 0, in a group of `count` rows.
    init(index: Int, count: Int) {
        switch (index == 0, index == count - 1) {
        case (true, true): self = .single
        case (true, false): self = .first
        case (false, true): self = .last
        case (false, false): self = .middle
        }
    }

    /// The radius in points of the corners of a round group of rows.
    static var groupRadius: CGFloat { 10 }

    var isFirst: Bool { self == .first || self == .single }
    var isLast: Bool { self == .last || self == .single }

    /// The corners of the row that are corners of its group.
    var corners: CACornerMask {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}

extension UIView {
    /// Makes the corners of a row's background round that are corners of its rounded group.
    ///
    /// - Parameters:
    ///   - place: The place of the row, or nil for a row of a group without round corners.
    ///   - clips: True if a view with round corners clips what it contains.
    func roundCorners(ofRowAt place: RowPosition?, clips: Bool = true) {
        let corners = place?.corners ?? []
        layer.cornerRadius = corners.isEmpty ? 0 : RowPosition.groupRadius
        // If no corners are round any more, the masked corners do not change, so that an animation does not
        // begin with four round corners.
        if !corners.isEmpty { layer.maskedCorners = corners }
        if clips { clipsToBounds = !corners.isEmpty }
    }
}
