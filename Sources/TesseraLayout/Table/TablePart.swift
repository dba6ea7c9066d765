/// A header, a row or a footer of a table.
package enum TablePart: Hashable, Sendable {
    case header(Int)
    case row(Int, section: Int)
    case footer(Int)

    /// The number of the section that the part belongs to.
    package var section: Int {
        switch self {
        case .header(let section), .row(_, let section), .footer(let section): section
        }
    }
}

/// A part of a table in its place.
package struct PlacedTablePart: Hashable, Sendable {
    package let part: TablePart
    /// The place where the part starts on the vertical axis, in points.
    package let start: CGFloat
    package let height: TableHeight

    /// The range of the vertical axis that the part takes.
    package var range: Range<CGFloat> { start..<max(start, start + height.points) }
}
