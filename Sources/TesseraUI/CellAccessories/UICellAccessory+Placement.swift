import Foundation
import TesseraBasics

extension UICellAccessory {
    /// The edge of the cell at which a custom accessory is placed, and its position among the accessories
    /// there.
    /// See Apple's [UICellAccessory.Placement](
    /// https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement).
    public enum Placement {
        /// A closure that returns the index of an accessory among the others at the same edge. They are in
        /// order from leading to trailing.
        public typealias Position = ([UICellAccessory]) -> Int

        /// The accessory is at the leading edge. By default it is next to the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The accessory is at the trailing edge. By default it is next to the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        var displayedState: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var isLeading: Bool { if case .leading = self { true } else { false } }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }

        /// Returns a position before the accessory with the same type as the given one, or at the beginning
        /// if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { $0.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// Returns a position after the accessory with the same type as the given one, or at the end if there
        /// is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { accessories in
                accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
            }
        }
    }

    /// Returns an accessory with a view of the app.
    ///
    /// The view's constraints or `sizeThatFits(_:)` determine its size, unless the configuration maintains
    /// the present one. The view's ``UIView/translatesAutoresizingMaskIntoConstraints`` must be true, which
    /// is the default.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        demand(
            configuration.customView.translatesAutoresizingMaskIntoConstraints,
            "UICellAccessory.customView(configuration:): the cell places the custom view "
                + "\(type(of: configuration.customView)); its translatesAutoresizingMaskIntoConstraints must be true."
        )
        return UICellAccessory(
            .customView(configuration.customView), configuration.placement.displayedState,
            CellAccessoryStyle(
                isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
                tintColor: configuration.tintColor),
            .custom(configuration.placement, maintainsFixedSize: configuration.maintainsFixedSize))
    }

    /// The view of a custom accessory, with its place and look.
    /// See Apple's [UICellAccessory.CustomViewConfiguration](
    /// https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/customviewconfiguration).
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The place of the view.
        public let placement: Placement
        /// A Boolean value that tells whether the accessory is invisible. It has no effect then, but still
        /// takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint colour that the view gets, or nil to keep the view's own.
        public var tintColor: UIColor?
        /// A Boolean value that tells whether the view keeps its present size. The default is false.
        public var maintainsFixedSize: Bool

        /// Creates a configuration. A value that is nil has its default.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
