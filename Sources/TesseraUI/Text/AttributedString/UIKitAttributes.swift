import Foundation

extension AttributeScopes {
    /// The attributes of text that labels and buttons draw.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text that labels and buttons draw, by the names under which an `AttributedString` has them.
    /// See Apple's [AttributeScopes.UIKitAttributes](
    /// https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
    ///
    /// ```swift
    /// var title = AttributedString("Buy")
    /// title.font = .preferredFont(forTextStyle: .headline)
    /// title.foregroundColor = .systemGreen
    /// ```
    ///
    /// Paragraph styles, shadows and attachments are not among them: these are objects that change, while an `AttributedString`
    /// is a value that goes from thread to thread. An `NSAttributedString` has them.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The space in points after each character besides the font's own.
        public let kern: KernAttribute
        /// The space in points after each character besides the font's own, which counts instead of ``kern``.
        public let tracking: TrackingAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of that line.
        public let strikethroughColor: StrikethroughColorAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of that line.
        public let underlineColor: UnderlineColorAttribute
        /// How far the text lies above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// How far the text leans to the right, as the tangent of the angle.
        public let obliqueness: ObliquenessAttribute
        /// The attributes that Foundation knows, as that of links.
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = UIFont
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = UIColor
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = UIColor
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The space after each character.
    public enum KernAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = CGFloat
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The space after each character, which counts instead of that of ``KernAttribute``.
    public enum TrackingAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = CGFloat
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The colour of a line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = UIColor
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// A line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The colour of a line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = UIColor
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// How far the text lies above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = CGFloat
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// How far the text leans to the right.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// What the attribute says.
        public typealias Value = CGFloat
        /// The attribute's name in a dictionary.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of labels and buttons by their names.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
