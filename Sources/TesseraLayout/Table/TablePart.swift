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
    /// Where the part starts along the vertical axis.
    package let start: CGFloat
    package let height: TableHeight

    /// What the part takes of the vertical axis.
    package var range: Range<CGFloat> { start..<max(start, start + height.points) }
}
