/// The appearance of characters of an HTML document.
struct HTMLTextStyle: Hashable {
    var families: [CSSFontFamily] = [.system]
    /// One of Apple's text styles, which takes precedence over ``families``.
    var textStyle: CSSTextStyle?
    /// The size, or nil if the text style determines it.
    var size: Double? = CSSFontSize.usual
    /// The weight, or nil if the text style determines it.
    var weight: Int? = 400
    var isItalic = false
    var color = CSSColor.black
    var background: CSSColor?
    var isUnderlined = false
    var isStruck = false
    /// The index of the link's address in ``HTMLTextBuilder/links``. An index is compared faster than a long address.
    var link: Int?
    /// The distance above the line in points.
    var baselineOffset = 0.0
}

/// The appearance of paragraphs of an HTML document.
struct HTMLParagraphStyle: Hashable {
    /// The width of the space for the marker of a list item, in points.
    static let listIndent = 36.0
    /// The distance of an item's marker from the edge of this space, in points.
    static let markerIndent = 11.0

    var alignment = CSSAlignment.start
    /// True for text that is read from right to left, false for left to right, and nil if the text decides.
    var isRightToLeft: Bool?
    /// The distance from the edge at which reading starts, in points.
    var headIndent = 0.0
    /// The distance from the other edge, in points.
    var tailIndent = 0.0
    /// True for a paragraph that begins with the marker of a list item.
    var hasMarker = false
    /// The lists around the paragraph, from the outermost one to the last one that is kept.
    var lists: [HTMLList.Name] = []
    var spacingBefore = 0.0
    var spacingAfter = 0.0
}

/// What an element passes on to its content.
struct HTMLContext {
    var text = HTMLTextStyle()
    var paragraph = HTMLParagraphStyle()
    /// The size of the font in points, also if a text style determines it.
    var size = CSSFontSize.usual
    /// The address of the link that begins with the element, as the document has it.
    var linkAddress: String?
    /// The number of lists around the content.
    var listDepth = 0
    var keepsSpace = false
    var isHidden = false
}
