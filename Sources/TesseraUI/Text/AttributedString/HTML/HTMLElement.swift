/// What the elements of HTML are, by their names.
enum HTMLElement {
    /// Elements whose content is one paragraph or several.
    static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dialog",
        "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3",
        "h4", "h5", "h6", "header", "hgroup", "hr", "html", "legend", "li", "listing", "main", "menu", "nav",
        "ol", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul",
    ]
    /// Elements that have no content, and no end tag.
    static let empty: Set<String> = [
        "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen",
        "link", "meta", "param", "source", "track", "wbr",
    ]
    /// Elements whose content is not displayed here.
    static let hidden: Set<String> = [
        "applet", "audio", "canvas", "datalist", "iframe", "math", "noembed", "noframes", "object",
        "script", "select", "style", "svg", "template", "textarea", "title", "video", "xmp",
    ]
    /// Elements that continue when an element around them ends first, as in `<b>1<i>2</b>3</i>`, where the 3 is italic too.
    static let formatting: Set<String> = [
        "a", "b", "big", "code", "em", "font", "i", "s", "small", "strike", "strong", "tt", "u",
    ]

    /// The role of an element, which decides where an end tag is missing.
    enum Role {
        case list
        case item
        case definitions
        case definition
        case table
        case row
        case cell
        case other

        init(_ name: String) {
            switch name {
            case "ol", "ul", "menu", "dir": self = .list
            case "li": self = .item
            case "dl": self = .definitions
            case "dd", "dt": self = .definition
            case "table": self = .table
            case "tr": self = .row
            case "td", "th": self = .cell
            default: self = .other
            }
        }

        /// True if an element of this role ends an open one of the same role when it begins.
        var endsOthers: Bool {
            switch self {
            case .item, .definition, .row, .cell: true
            case .list, .definitions, .table, .other: false
            }
        }

        /// Returns true if an element of another role protects what is around it: an item of a list within an item does not end
        /// the outer item.
        func isHeld(by other: Role) -> Bool {
            switch self {
            case .item: other == .list
            case .definition: other == .definitions
            case .row: other == .table
            case .cell: other == .row || other == .table
            case .list, .definitions, .table, .other: false
            }
        }
    }
}
