import Foundation

/// Accessories without an action of their own.
extension UICellAccessory {
    /// Returns a chevron at the trailing edge, which indicates that a tap on the cell opens another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options.style)
    }

    /// The look of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
        /// A Boolean value that tells whether the accessory is invisible. It still takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the chevron, or nil for gray.
        public var tintColor: UIColor?

        /// Creates options. A value that is nil has its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var style: CellAccessoryStyle {
            .init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// Returns a checkmark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.style)
    }

    /// The look of a checkmark.
    public struct CheckmarkOptions {
        /// A Boolean value that tells whether the accessory is invisible. It still takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the checkmark, or nil for the cell's tint colour.
        public var tintColor: UIColor?

        /// Creates options. A value that is nil has its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var style: CellAccessoryStyle {
            .init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// Returns a short text at the trailing edge, such as the number of messages in a mailbox.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, displayed, options.style,
            .label(text, font: options.font, adjustsFont: options.adjustsFontForContentSizeCategory))
    }

    /// The look of a label.
    public struct LabelOptions {
        /// A Boolean value that tells whether the accessory is invisible. It still takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the text, or nil for gray.
        public var tintColor: UIColor?
        /// The font of the text. The default is that of the text style `body`.
        public var font: UIFont
        /// A Boolean value that tells whether the font changes with the user's text size. The default is
        /// true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. A value that is nil has its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        var style: CellAccessoryStyle {
            .init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// Returns a circle at the leading edge, which is filled and has a checkmark while the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, options.style, .circle(options.backgroundColor))
    }

    /// The look of a multiselect accessory.
    public struct MultiselectOptions {
        /// A Boolean value that tells whether the accessory is invisible. It has no effect then, but still
        /// takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the checkmark, or nil for white.
        public var tintColor: UIColor?
        /// The colour of the filled circle, or nil for the cell's tint colour.
        public var backgroundColor: UIColor?

        /// Creates options. A value that is nil has its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var style: CellAccessoryStyle {
            .init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
