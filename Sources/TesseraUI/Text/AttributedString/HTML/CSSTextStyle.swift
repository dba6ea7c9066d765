/// One of Apple's text styles, by its name in style sheets.
enum CSSTextStyle: String {
    case largeTitle = "-apple-system-large-title"
    case title1 = "-apple-system-title1"
    case title2 = "-apple-system-title2"
    case title3 = "-apple-system-title3"
    case headline = "-apple-system-headline"
    case subheadline = "-apple-system-subheadline"
    case body = "-apple-system-body"
    case callout = "-apple-system-callout"
    case footnote = "-apple-system-footnote"
    case caption1 = "-apple-system-caption1"
    case caption2 = "-apple-system-caption2"
}
