import Foundation

/// Accessories that the user taps or drags.
extension UICellAccessory {
    /// A red button at the leading edge.
    ///
    /// A tap runs `actionHandler` or, where there is none, reveals the swipe actions at the trailing edge of the cell.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, displayed, options.style, .circle(options.backgroundColor), actionHandler: actionHandler)
    }

    /// How a delete accessory looks.
    public struct DeleteOptions {
        /// Whether the accessory takes its room and nothing else: it is not seen and does nothing.
        public var isHidden: Bool
        /// The width that is kept for the accessory; the standard width by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the minus sign; white where it is nil.
        public var tintColor: UIColor?
        /// The colour of the circle; red where it is nil.
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

    /// A green button at the leading edge. A tap runs `actionHandler`; without one the accessory does nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, displayed, options.style, .circle(options.backgroundColor), actionHandler: actionHandler)
    }

    /// How an insert accessory looks.
    public struct InsertOptions {
        /// Whether the accessory takes its room and nothing else: it is not seen and does nothing.
        public var isHidden: Bool
        /// The width that is kept for the accessory; the standard width by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the plus sign; white where it is nil.
        public var tintColor: UIColor?
        /// The colour of the circle; green where it is nil.
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

    /// A handle at the trailing edge by which the user moves the item to another place, where the data source lets it go.
    ///
    /// A finger or the mouse drags the handle; with the focus on it, the up and down keys move the item by one place.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, options.style,
            .reorder(showsVerticalSeparator: options.showsVerticalSeparator))
    }

    /// How a reorder accessory looks.
    public struct ReorderOptions {
        /// Whether the accessory takes its room and nothing else: it is not seen and does nothing.
        public var isHidden: Bool
        /// The width that is kept for the accessory; what it takes by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the handle; a gray where it is nil.
        public var tintColor: UIColor?
        /// Whether a vertical line separates the accessory from another one before it, which it does by default.
        public var showsVerticalSeparator: Bool

        /// Creates options; what is nil has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        var style: CellAccessoryStyle {
            .init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// An information button at the trailing edge. A tap runs `actionHandler`; without one the accessory does nothing.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, options.style, actionHandler: actionHandler)
    }

    /// How a detail accessory looks.
    public struct DetailOptions {
        /// Whether the accessory takes its room and nothing else: it is not seen and does nothing.
        public var isHidden: Bool
        /// The width that is kept for the accessory; what it takes by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the button; the cell's tint colour where it is nil.
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

    /// A chevron at the trailing edge that points down while the cell's item is expanded.
    ///
    /// A tap expands or collapses the item in its section snapshot, as far as the data source's section snapshot
    /// handlers allow, or runs `actionHandler` where there is one.
    ///
    /// ```swift
    /// cell.accessories = outline.snapshot(of: item).items.isEmpty ? [] : [.outlineDisclosure()]
    /// ```
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, displayed, options.common, .outline(options.style),
            actionHandler: actionHandler)
    }

    /// How an outline disclosure looks and what can be tapped.
    public struct OutlineDisclosureOptions {
        /// What can be tapped.
        public enum Style: Hashable, Sendable {
            /// As ``header`` where the cell is the header of its section, else as ``cell``.
            case automatic
            /// The whole cell expands and collapses its item, and is not selected by a tap.
            case header
            /// The chevron expands and collapses the item; the rest of the cell selects it.
            case cell
        }

        /// What can be tapped.
        public var style: Style
        /// Whether the accessory takes its room and nothing else: it is not seen and does nothing.
        public var isHidden: Bool
        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the chevron; the cell's tint colour where it is nil.
        public var tintColor: UIColor?

        /// Creates options; what is nil has its default value.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var common: CellAccessoryStyle {
            .init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
