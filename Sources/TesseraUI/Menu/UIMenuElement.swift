import Foundation

/// What a menu consists of: actions, commands, and menus within it.
/// See Apple's [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement).
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
    /// Whether an element is chosen, which a mark beside it says.
    /// See Apple's [UIMenuElement.State](https://developer.apple.com/documentation/uikit/uimenuelement/state-swift.enum).
    public enum State: Int, Sendable {
        /// It is not.
        case off = 0
        /// It is: a check mark.
        case on = 1
        /// A part of what it stands for is: a dash.
        case mixed = 2
    }

    /// How an element looks and works.
    /// See Apple's [UIMenuElement.Attributes](
    /// https://developer.apple.com/documentation/uikit/uimenuelement/attributes-swift.struct).
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It deletes something: it is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It does not appear.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// What the element is called.
    open var title: String { ownTitle }
    /// A smaller text below the title.
    open var subtitle: String?
    /// The picture beside the title.
    open var image: UIImage? { ownImage }
    /// A name by which tests find the element; no user sees it.
    open var accessibilityIdentifier: String?

    final var ownTitle: String
    final var ownImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        ownTitle = title
        self.subtitle = subtitle
        ownImage = image
        super.init()
    }

    /// An element that says and does the same.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    func makeCopy() -> UIMenuElement { self }
}

/// An element that does something when it is chosen.
/// See Apple's [UIMenuLeaf](https://developer.apple.com/documentation/uikit/uimenuleaf).
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// What the element is called.
    var title: String { get set }
    /// The picture beside the title.
    var image: UIImage? { get set }
    /// What assistive technology reads in place of the title.
    var discoverabilityTitle: String? { get set }
    /// How the element looks and works.
    var attributes: UIMenuElement.Attributes { get set }
    /// True if the element is chosen.
    var state: UIMenuElement.State { get set }
    /// What started the element, while it runs.
    var sender: Any? { get }
    /// Does what the element does.
    func performWithSender(_ sender: Any?, target: Any?)
}
