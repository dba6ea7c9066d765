import Foundation
import TesseraBasics

extension UICellAccessory {
    /// The edge of the cell at which a custom accessory stands, and its place among the accessories there.
    /// See Apple's [UICellAccessory.Placement](
    /// https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement).
    public enum Placement {
        /// Returns the index at which an accessory is put into those that are at the same edge, which are given in leading to
        /// trailing order.
        public typealias Position = ([UICellAccessory]) -> Int

        /// The accessory stands at the leading edge, by default next to the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The accessory stands at the trailing edge, by default next to the content.
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

        /// A position before the accessory of the same type as another, or at the beginning where there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { $0.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// A position after the accessory of the same type as another, or at the end where there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { accessories in
                accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
            }
        }
    }

    /// A view of the app's own.
    ///
    /// The view is sized by its constraints, or else by `sizeThatFits(_:)`, unless the configuration keeps its size; it must
    /// be placed by its frame, as views are unless they say otherwise.
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

    /// What a custom accessory is and where it stands.
    /// See Apple's [UICellAccessory.CustomViewConfiguration](
    /// https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/customviewconfiguration).
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where the view stands.
        public let placement: Placement
        /// Whether the accessory takes its room and nothing else: it is not seen and does nothing.
        public var isHidden: Bool
        /// The width that is kept for the accessory; what it takes by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint colour that the view gets; nil leaves the view's own.
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has; false by default.
        public var maintainsFixedSize: Bool

        /// Creates a configuration; what is nil has its default value.
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
