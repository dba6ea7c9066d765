import Foundation

/// The size of text that the user prefers.
/// See Apple's [UIContentSizeCategory](https://developer.apple.com/documentation/uikit/uicontentsizecategory).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The trait is not set.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    /// Small text.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// Text a little smaller than by default.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The default.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// Text a little larger than by default.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// Larger text.
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest text before the sizes for accessibility.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of the sizes for accessibility.
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the sizes for accessibility.
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the sizes for accessibility.
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the sizes for accessibility.
    public static let accessibilityExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest text.
    public static let accessibilityExtraExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The notification that is posted when the user has chosen another text size. Its object is the app. The
    /// traits of views and controllers have changed before.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category's `rawValue` in the `userInfo` of ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// A Boolean value that tells whether the category is one of the five sizes for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
    /// All categories, from the smallest text to the largest.
    static let ascending: [Self] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index of the category in ``ascending``, or nil for ``unspecified`` and unknown names.
    var place: Int? { Self.ascending.firstIndex(of: self) }

    /// Returns true if the text of `left` is smaller than that of `right`. Unknown categories are smaller
    /// than all others.
    public static func < (left: Self, right: Self) -> Bool { (left.place ?? -1) < (right.place ?? -1) }

    /// Creates the category whose body text has the size nearest to that of the browser's text. A browser's
    /// default of 16 pixels corresponds to 17 points here. Of two equally near categories it is the smaller
    /// one.
    init(rootFontSize pixels: Double) {
        let size = pixels / 16 * 17
        func distance(_ category: Self) -> Double {
            abs(UIFont.TextStyle.body.typeSize(in: category).size - size)
        }
        self = Self.ascending.min { distance($0) < distance($1) } ?? .large
    }
}

/// A view whose image can grow at text sizes for accessibility.
/// See Apple's [UIAccessibilityContentSizeCategoryImageAdjusting](
/// https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting).
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// A Boolean value that tells whether the image grows with the text at text sizes for accessibility.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// A view whose text can change with the user's text size.
/// See Apple's [UIContentSizeCategoryAdjusting](
/// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting).
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// A Boolean value that tells whether the font changes with the text size. The font must be that of a
    /// text style, or one that ``UIFontMetrics`` has scaled.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
