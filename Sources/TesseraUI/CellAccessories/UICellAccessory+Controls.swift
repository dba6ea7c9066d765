import Foundation

/// Accessories that the user can tap or drag.
extension UICellAccessory {
    /// Returns a red button at the leading edge.
    ///
    /// A tap runs `actionHandler` or, without one, reveals the swipe actions at the trailing edge of the
    /// cell.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, displayed, options.style, .circle(options.backgroundColor), actionHandler: actionHandler)
    }

    /// The look of a delete accessory.
    public struct DeleteOptions {
        /// A Boolean value that tells whether the accessory is invisible. It has no effect then, but still
        /// takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the minus sign, or nil for white.
        public var tintColor: UIColor?
        /// The colour of the circle, or nil for red.
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

    /// Returns a green button at the leading edge. A tap runs `actionHandler`. Without one, the tap goes to
    /// the cell.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, displayed, options.style, .circle(options.backgroundColor), actionHandler: actionHandler)
    }

    /// The look of an insert accessory.
    public struct InsertOptions {
        /// A Boolean value that tells whether the accessory is invisible. It has no effect then, but still
        /// takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the plus sign, or nil for white.
        public var tintColor: UIColor?
        /// The colour of the circle, or nil for green.
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

    /// Returns a handle at the trailing edge with which the user moves the item to another place, if the data
    /// source permits that.
    ///
    /// The user can drag the handle with a finger or the mouse. While the handle has the focus, the up and
    /// down keys move the item by one place.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, options.style,
            .reorder(showsVerticalSeparator: options.showsVerticalSeparator))
    }

    /// The look of a reorder accessory.
    public struct ReorderOptions {
        /// A Boolean value that tells whether the accessory is invisible. It has no effect then, but still
        /// takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the handle, or nil for gray.
        public var tintColor: UIColor?
        /// A Boolean value that tells whether a vertical line separates the accessory from a previous one.
        /// The default is true.
        public var showsVerticalSeparator: Bool

        /// Creates options. A value that is nil has its default.
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

    /// Returns an information button at the trailing edge. A tap runs `actionHandler`. Without one, the tap
    /// goes to the cell.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, options.style, actionHandler: actionHandler)
    }

    /// The look of a detail accessory.
    public struct DetailOptions {
        /// A Boolean value that tells whether the accessory is invisible. It has no effect then, but still
        /// takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the button, or nil for the cell's tint colour.
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

    /// Returns a chevron at the trailing edge that points down while the cell's item is expanded.
    ///
    /// A tap runs `actionHandler` or, without one, expands or collapses the item in its section snapshot, if
    /// the section snapshot handlers of the data source permit that.
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

    /// The look of an outline disclosure, and the area in which it can be tapped.
    public struct OutlineDisclosureOptions {
        /// The area in which an outline disclosure can be tapped.
        public enum Style: Hashable, Sendable {
            /// The style is ``header`` if the cell is the header of its section, otherwise ``cell``.
            case automatic
            /// A tap anywhere in the cell expands or collapses its item, and does not select it.
            case header
            /// A tap on the chevron expands or collapses the item, and a tap elsewhere in the cell selects
            /// it.
            case cell
        }

        /// The area in which the outline disclosure can be tapped.
        public var style: Style
        /// A Boolean value that tells whether the accessory is invisible. It has no effect then, but still
        /// takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the chevron, or nil for the cell's tint colour.
        public var tintColor: UIColor?

        /// Creates options. A value that is nil has its default.
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
