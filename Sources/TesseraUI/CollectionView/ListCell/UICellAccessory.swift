import Foundation

/// What stands beside the content of a ``UICollectionViewListCell``.
/// See Apple's [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
@MainActor
public struct UICellAccessory {
    /// What runs when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// When an accessory is there. Collection views do not edit here, so there is no case for while they do.
    public enum DisplayedState: Hashable, Sendable {
        /// At all times.
        case always
        /// While the collection view does not edit.
        case whenNotEditing
    }

    /// The width that is kept for an accessory, in the middle of which it stands.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as the accessory takes.
        case actual
        /// As much as lists usually keep, so that accessories of several widths stand below each other: 28 points.
        /// (UIKit does not say what it keeps.)
        case standard
        /// A number of points.
        case custom(CGFloat)

        func width(actual: CGFloat) -> CGFloat {
            switch self {
            case .actual: actual
            case .standard: 28
            case .custom(let width): width
            }
        }
    }

    let outlineDisclosure: OutlineDisclosureOptions
    let displayedState: DisplayedState
    let actionHandler: ActionHandler?

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
            outlineDisclosure: options, displayedState: displayed, actionHandler: actionHandler)
    }

    /// How an outline disclosure looks and what can be tapped.
    public struct OutlineDisclosureOptions {
        /// What can be tapped.
        public enum Style: Hashable, Sendable {
            /// As ``header`` where the cell is configured as a section's header, else as ``cell``. Cells are not
            /// configured as headers here.
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

        /// Creates options; what is nil stays as it is by default.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }
}
