import Foundation

extension AttributeScopes {
    /// The attributes of text that labels and buttons draw.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text that labels and buttons draw, under their names in an `AttributedString`.
    /// See Apple's [AttributeScopes.UIKitAttributes](
    /// https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
    ///
    /// ```swift
    /// var title = AttributedString("Buy")
    /// title.font = .preferredFont(forTextStyle: .headline)
    /// title.foregroundColor = .systemGreen
    /// ```
    ///
    /// It does not contain paragraph styles, shadows and attachments: their objects can change, while an
    /// `AttributedString` is a value that can be sent to other threads. Use an `NSAttributedString` for
    /// these.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The space after each character, in points, added to the font's own.
        public let kern: KernAttribute
        /// The space after each character, in points, added to the font's own. It takes precedence over
        /// ``kern``.
        public let tracking: TrackingAttribute
        /// The style of a line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The style of a line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line along the edges of the letters.
        public let strokeColor: StrokeColorAttribute
        /// The thickness of a line along the edges of the letters, in percent of the font's size. Letters with
        /// a positive value are not filled.
        public let strokeWidth: StrokeWidthAttribute
        /// The distance of the text above the usual baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The slant of the text to the right, as the tangent of the angle.
        public let obliqueness: ObliquenessAttribute
        /// The use of ligatures: 0 for those only that the script requires, or 1, the default.
        public let ligature: LigatureAttribute
        /// The attributes that Foundation defines, such as links.
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIFont
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The space after each character, in points. It takes precedence over ``KernAttribute``.
    public enum TrackingAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The colour of a line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// A line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The colour of a line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The colour of the line along the edges of the letters.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The thickness of a line along the edges of the letters, in percent of the font's size. Letters with a
    /// positive value are not filled.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The distance of the text above the usual baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The slant of the text to the right, as the tangent of the angle.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// The use of ligatures: 0 for those only that the script requires, or 1, the default.
    public enum LigatureAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Int
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }
}

extension AttributeDynamicLookup {
    /// Returns the key of an attribute of labels and buttons by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
