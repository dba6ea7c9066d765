import Foundation

/// Accessories that do nothing by themselves.
extension UICellAccessory {
    /// A chevron at the trailing edge that says that a tap on the cell leads further.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options.style)
    }

    /// How a disclosure indicator looks.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory takes its room and nothing else: it is not seen.
        public var isHidden: Bool
        /// The width that is kept for the accessory; what it takes by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the chevron; a gray where it is nil.
        public var tintColor: UIColor?

        /// Creates options; what is nil has its default value.
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

    /// A checkmark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.style)
    }

    /// How a checkmark looks.
    public struct CheckmarkOptions {
        /// Whether the accessory takes its room and nothing else: it is not seen.
        public var isHidden: Bool
        /// The width that is kept for the accessory; what it takes by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the checkmark; the cell's tint colour where it is nil.
        public var tintColor: UIColor?

        /// Creates options; what is nil has its default value.
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

    /// A short text at the trailing edge, as the number of messages in a mailbox.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, displayed, options.style,
            .label(text, font: options.font, adjustsFont: options.adjustsFontForContentSizeCategory))
    }

    /// How a label looks.
    public struct LabelOptions {
        /// Whether the accessory takes its room and nothing else: it is not seen.
        public var isHidden: Bool
        /// The width that is kept for the accessory; what it takes by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the text; a gray where it is nil.
        public var tintColor: UIColor?
        /// The font of the text; by default that of the text style body.
        public var font: UIFont
        /// Whether the font changes with the user's text size, which it does by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options; what is nil has its default value.
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

    /// A circle at the leading edge that is filled, with a checkmark in it, while the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, options.style, .circle(options.backgroundColor))
    }

    /// How a multiselect accessory looks.
    public struct MultiselectOptions {
        /// Whether the accessory takes its room and nothing else: it is not seen and does nothing.
        public var isHidden: Bool
        /// The width that is kept for the accessory; the standard width by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the checkmark; white where it is nil.
        public var tintColor: UIColor?
        /// The colour of the filled circle; the cell's tint colour where it is nil.
        public var backgroundColor: UIColor?

        /// Creates options; what is nil has its default value.
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
