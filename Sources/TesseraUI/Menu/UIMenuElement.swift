import Foundation

/// The base class of the elements of menus: actions, commands, and submenus.
/// See Apple's [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement).
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
    /// The states of an element, which a mark beside it displays.
    /// See Apple's [UIMenuElement.State](https://developer.apple.com/documentation/uikit/uimenuelement/state-swift.enum).
    public enum State: Int, Sendable {
        /// The element is not selected.
        case off = 0
        /// The element is selected and has a check mark.
        case on = 1
        /// The element represents several objects, of which some are selected. It has a dash.
        case mixed = 2
    }

    /// The attributes of an element.
    /// See Apple's [UIMenuElement.Attributes](
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes-swift.struct).
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is destructive, so it is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not displayed.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The title of the element.
    open var title: String { ownTitle }
    /// A smaller text below the title, or nil.
    open var subtitle: String?
    /// The image beside the title, or nil.
    open var image: UIImage? { ownImage }
    /// A name by which tests find the element. Users never see it.
    open var accessibilityIdentifier: String?

    final var ownTitle: String
    final var ownImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        ownTitle = title
        self.subtitle = subtitle
        ownImage = image
        super.init()
    }

    /// Returns a copy of the element.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    func makeCopy() -> UIMenuElement { self }
}

/// An element that performs an action when it is chosen.
/// See Apple's [UIMenuLeaf](https://developer.apple.com/documentation/uikit/uimenuleaf).
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title of the element.
    var title: String { get set }
    /// The image beside the title, or nil.
    var image: UIImage? { get set }
    /// The text that assistive technology reads in place of the title.
    var discoverabilityTitle: String? { get set }
    /// The attributes of the element.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state of the element.
    var state: UIMenuElement.State { get set }
    /// The object that has started the element's action, while the action runs.
    var sender: Any? { get }
    /// Performs the element's action on behalf of `sender`.
    func performWithSender(_ sender: Any?, target: Any?)
}
