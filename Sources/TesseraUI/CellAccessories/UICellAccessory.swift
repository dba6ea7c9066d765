import Foundation

/// An accessory beside the content of a ``UICollectionViewListCell``.
/// See Apple's [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder()]
/// ```
///
/// The system's accessories have fixed places. At the leading edge these are multiselect, delete and insert.
/// At the trailing edge, from the content outwards, these are the label, the checkmark, the detail button,
/// the pop-up menu, the disclosures and the reorder control.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// A closure that runs when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// The editing states in which an accessory is present.
    public enum DisplayedState: Hashable, Sendable {
        /// The accessory is always present.
        case always
        /// The accessory is present while the cell is being edited.
        case whenEditing
        /// The accessory is present while the cell is not being edited.
        case whenNotEditing

        func includes(isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }

    /// The width that is reserved for an accessory. The accessory is centred in it.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width is that of the accessory itself.
        case actual
        /// The width is 28 points, so that accessories of different widths in several rows are aligned.
        /// (Apple does not document the width in UIKit.)
        case standard
        /// The width is a number of points.
        case custom(CGFloat)

        func width(actual: CGFloat) -> CGFloat {
            switch self {
            case .actual: actual
            case .standard: 28
            case .custom(let width): width.isFinite ? max(0, width) : actual
            }
        }
    }

    /// The type of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        /// A chevron that indicates another screen.
        case disclosureIndicator
        /// A chevron that expands and collapses an item.
        case outlineDisclosure
        /// A pair of chevrons that opens a menu.
        case popUpMenu
        /// A checkmark.
        case checkmark
        /// A button that deletes the item.
        case delete
        /// A button that inserts an item.
        case insert
        /// A handle with which the user moves the item.
        case reorder
        /// A circle that is filled while the item is selected.
        case multiselect
        /// A short text.
        case label
        /// An information button.
        case detail
        /// A view of the app's own.
        case customView(UIView)
    }

    /// The type of the accessory.
    public nonisolated let accessoryType: AccessoryType

    let displayedState: DisplayedState
    let style: CellAccessoryStyle
    let details: CellAccessoryDetails
    let actionHandler: ActionHandler?

    init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ style: CellAccessoryStyle,
        _ details: CellAccessoryDetails = .none, actionHandler: ActionHandler? = nil
    ) {
        accessoryType = type
        displayedState = displayed
        self.style = style
        self.details = details
        self.actionHandler = actionHandler
    }
}

/// The options that all accessories have in common.
struct CellAccessoryStyle {
    var isHidden: Bool
    var reservedLayoutWidth: UICellAccessory.LayoutDimension
    var tintColor: UIColor?
}

/// The values that only accessories of one type have.
enum CellAccessoryDetails {
    case none
    case outline(UICellAccessory.OutlineDisclosureOptions.Style)
    /// The circle's colour, or nil for the system's.
    case circle(UIColor?)
    case reorder(showsVerticalSeparator: Bool)
    case menu(UIMenu, UICellAccessory.MenuSelectedElementDidChangeHandler?)
    case label(String, font: UIFont?, adjustsFont: Bool)
    case custom(UICellAccessory.Placement, maintainsFixedSize: Bool)
}
