import CCommonMark
import Foundation

/// A node of the parser's tree.
enum MarkdownNode: Equatable {
    /// A block that contains blocks or a paragraph's parts.
    case block(PresentationIntent.Kind)
    /// A list whose items are counted from a number.
    case list(isOrdered: Bool, start: Int)
    case item
    case table(columns: [PresentationIntent.TableColumn])
    case tableRow(isHeader: Bool)
    case tableCell
    /// Lines of code, which contain nothing.
    case codeBlock(language: String?, text: String)
    /// HTML between blocks.
    case blockHTML(String)
    case thematicBreak
    case text(String)
    case code(String)
    case inlineHTML(String)
    case softBreak
    case lineBreak
    /// A part of a paragraph with parts in it.
    case span(InlinePresentationIntent)
    case link(String)
    case image(String)
    /// A node without a meaning of its own.
    case other
}

/// A place on the way through the parser's tree.
enum MarkdownEvent: Equatable {
    /// The beginning of a node. Nodes that cannot contain others have no end.
    case begin(MarkdownNode)
    case end(MarkdownNode)
}

/// The parser, which changes tables that all its documents share.
private enum CommonMark {
    /// Only one thread may call the parser.
    static let lock = NSLock()
    /// The names of GitHub's additions are known once this has been read.
    static let additions: [String] = {
        cmark_gfm_core_extensions_ensure_registered()
        return ["strikethrough", "table"]
    }()
}

extension MarkdownSource {
    /// Calls a function for each node of the tree, from the first one to the last one.
    func parse(_ visit: (MarkdownEvent) -> Void) {
        CommonMark.lock.withLock {
            guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
            defer { cmark_parser_free(parser) }
            for name in CommonMark.additions where name != "table" || mayHaveTables {
                cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
            }
            bytes.withUnsafeBytes {
                cmark_parser_feed(parser, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
            }
            guard let root = cmark_parser_finish(parser) else { return }
            defer { cmark_node_free(root) }
            guard let iterator = cmark_iter_new(root) else { return }
            defer { cmark_iter_free(iterator) }
            while true {
                let event = cmark_iter_next(iterator)
                guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
                let read = MarkdownNode(node)
                visit(event == CMARK_EVENT_ENTER ? .begin(read) : .end(read))
            }
        }
    }
}

extension MarkdownNode {
    fileprivate init(_ node: OpaquePointer) {
        func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
        switch string(cmark_node_get_type_string(node)) {
        case "paragraph": self = .block(.paragraph)
        case "heading": self = .block(.header(level: Int(cmark_node_get_heading_level(node))))
        case "block_quote": self = .block(.blockQuote)
        case "list":
            self = .list(
                isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
                start: Int(cmark_node_get_list_start(node)))
        case "item": self = .item
        case "table":
            let alignments = cmark_gfm_extensions_get_table_alignments(node)
            let count = Int(cmark_gfm_extensions_get_table_columns(node))
            self = .table(
                columns: (0..<count).map { index in
                    switch alignments.map({ Unicode.Scalar($0[index]) }) {
                    case "c": PresentationIntent.TableColumn(alignment: .center)
                    case "r": PresentationIntent.TableColumn(alignment: .right)
                    default: PresentationIntent.TableColumn(alignment: .left)
                    }
                })
        case "table_header": self = .tableRow(isHeader: true)
        case "table_row": self = .tableRow(isHeader: false)
        case "table_cell": self = .tableCell
        case "code_block":
            let information = string(cmark_node_get_fence_info(node))
            let language = information.split(separator: " ").first.map(String.init)
            self = .codeBlock(language: language, text: string(cmark_node_get_literal(node)))
        case "html_block": self = .blockHTML(string(cmark_node_get_literal(node)))
        case "thematic_break": self = .thematicBreak
        case "text": self = .text(string(cmark_node_get_literal(node)))
        case "code": self = .code(string(cmark_node_get_literal(node)))
        case "html_inline": self = .inlineHTML(string(cmark_node_get_literal(node)))
        case "softbreak": self = .softBreak
        case "linebreak": self = .lineBreak
        case "emph": self = .span(.emphasized)
        case "strong": self = .span(.stronglyEmphasized)
        case "strikethrough": self = .span(.strikethrough)
        case "link": self = .link(string(cmark_node_get_url(node)))
        case "image": self = .image(string(cmark_node_get_url(node)))
        default: self = .other
        }
    }
}
