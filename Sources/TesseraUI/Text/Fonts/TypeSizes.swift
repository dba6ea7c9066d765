import Foundation

/// The size of a text style at one of the user's text sizes.
struct TypeSize: Equatable {
    /// The size of the font in points.
    var size: CGFloat
    /// The distance between lines in points, to which other lengths are scaled.
    var leading: CGFloat
}

extension UIFont.TextStyle {
    /// The sizes of Apple's Human Interface Guidelines, in the order of ``UIContentSizeCategory/ascending``.
    /// See [Typography](https://developer.apple.com/design/human-interface-guidelines/typography).
    private static let published: [UIFont.TextStyle: [(CGFloat, CGFloat)]] = [
        .largeTitle: [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
            (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
        ],
        .title1: [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
            (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
        ],
        .title2: [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
            (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
        ],
        .title3: [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
            (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
        ],
        .headline: bodySizes,
        .body: bodySizes,
        .callout: [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
            (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
        ],
        .subheadline: [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
            (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        .footnote: [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
            (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
        ],
        .caption1: [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
            (22, 29), (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        .caption2: [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
            (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
        ],
    ]

    private static let bodySizes: [(CGFloat, CGFloat)] = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ]

    /// Returns the size of the style at a text size.
    ///
    /// Apple publishes no table for the two largest titles. Here `extraLargeTitle` is 2 points larger than
    /// `largeTitle`, and `extraLargeTitle2` has the size of `title1`. An unknown style has the sizes of
    /// ``body``.
    func typeSize(in category: UIContentSizeCategory) -> TypeSize {
        switch self {
        case .extraLargeTitle:
            let beside = UIFont.TextStyle.largeTitle.typeSize(in: category)
            return TypeSize(size: beside.size + 2, leading: beside.leading + 2)
        case .extraLargeTitle2: return UIFont.TextStyle.title1.typeSize(in: category)
        default:
            let sizes = Self.published[self] ?? Self.bodySizes
            let (size, leading) = sizes[category.place ?? UIContentSizeCategory.large.place ?? 0]
            return TypeSize(size: size, leading: leading)
        }
    }

    /// The weight in which the system draws the style.
    var weight: UIFont.Weight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }
}
