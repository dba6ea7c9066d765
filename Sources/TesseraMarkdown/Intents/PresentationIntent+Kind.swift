extension PresentationIntent {
    /// The kind of a block.
    /// See Apple's [PresentationIntent.Kind](https://developer.apple.com/documentation/foundation/presentationintent/kind-swift.enum).
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// A paragraph.
        case paragraph
        /// A heading. The level of the largest ones is 1, and that of the smallest ones is 6.
        case header(level: Int)
        /// A list whose items have numbers.
        case orderedList
        /// A list whose items have the same mark.
        case unorderedList
        /// An item of a list, with its number. The items of a list without numbers are counted as well, from 1.
        case listItem(ordinal: Int)
        /// Lines of code, with the language that the source names.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between blocks. Its text is the character U+2E3B.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// The row of a table that names its columns.
        case tableHeaderRow
        /// Another row of a table. The index of the first one after the header is 1.
        case tableRow(rowIndex: Int)
        /// A cell of a row. The index of the first one is 0.
        case tableCell(columnIndex: Int)

        /// A short text that names the kind and its values.
        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let language): "codeBlock '\(language ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    /// A column of a table.
    /// See Apple's [PresentationIntent.TableColumn](
    /// https://developer.apple.com/documentation/foundation/presentationintent/tablecolumn).
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The place of texts in the cells of a column.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            /// At the left edge, as in a column for which the source names no place.
            case left
            /// In the centre.
            case center
            /// At the right edge.
            case right
        }

        /// The place of the texts.
        public var alignment: Alignment

        /// Creates a column.
        public init(alignment: Alignment) { self.alignment = alignment }
    }
}
