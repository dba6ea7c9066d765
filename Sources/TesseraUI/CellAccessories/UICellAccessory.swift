import Foundation

/// What stands beside the content of a ``UICollectionViewListCell``.
/// See Apple's [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder()]
/// ```
///
/// The accessories of the system have fixed places: multiselect, delete and insert at the leading edge, and at the trailing
/// edge, from the content outwards, the label, the checkmark, the detail button, the pop-up menu, the
/// disclosures and the reorder control.
@MainActor
public struct UICellAccessory {
    /// What runs when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// When an accessory is there.
    public enum DisplayedState: Hashable, Sendable {
        /// The accessory is there at all times.
        case always
        /// The accessory is there while the cell is being edited.
        case whenEditing
        /// The accessory is there while the cell is not being edited.
        case whenNotEditing

        func includes(isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }

    /// The width that is kept for an accessory, in the middle of which it stands.
    public enum LayoutDimension: Hashable, Sendable {
        /// The accessory gets as much as it takes.
        case actual
        /// The accessory gets as much as lists usually keep, so that accessories of several widths stand below each other: 28
        /// points. (UIKit does not say what it keeps.)
        case standard
        /// The accessory gets a number of points.
        case custom(CGFloat)

        func width(actual: CGFloat) -> CGFloat {
            switch self {
            case .actual: actual
            case .standard: 28
            case .custom(let width): width.isFinite ? max(0, width) : actual
            }
        }
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable, Sendable {
        /// A chevron that points to where the content goes on.
        case disclosureIndicator
        /// A chevron that expands and collapses an item.
        case outlineDisclosure
        /// A pair of chevrons that opens a menu.
        case popUpMenu
        /// A checkmark.
        case checkmark
        /// A button that deletes.
        case delete
        /// A button that inserts.
        case insert
        /// A handle by which the user moves an item.
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

    /// What the accessory is.
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

/// What the options of all accessories have in common.
struct CellAccessoryStyle {
    var isHidden: Bool
    var reservedLayoutWidth: UICellAccessory.LayoutDimension
    var tintColor: UIColor?
}

/// What only the accessories of one type have.
enum CellAccessoryDetails {
    case none
    case outline(UICellAccessory.OutlineDisclosureOptions.Style)
    /// A circle's colour; nil: the system's.
    case circle(UIColor?)
    case reorder(showsVerticalSeparator: Bool)
    case menu(UIMenu, UICellAccessory.MenuSelectedElementDidChangeHandler?)
    case label(String, font: UIFont?, adjustsFont: Bool)
    case custom(UICellAccessory.Placement, maintainsFixedSize: Bool)
}
