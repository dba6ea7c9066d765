import Foundation

/// The look that all kinds of bars have in common: the background, and the line at the edge.
/// See Apple's [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
///
/// A bar copies the appearance that the app assigns. Later changes of the bar's own copy change the bar at
/// once.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// The background of a bar.
    struct Background: Equatable {
        var effect: UIBlurEffect?
        var color: UIColor?
        var image: UIImage?
        var imageContentMode: UIView.ContentMode = .scaleToFill
        var shadowColor: UIColor?
        var shadowImage: UIImage?
    }

    /// The background of the bar.
    var background = Background() { didSet { if background != oldValue { changed?() } } }
    /// The closure that the appearance calls after each change. The bar or the item that owns it sets it.
    var changed: (() -> Void)?

    /// The kind of device for which the defaults are made.
    public let idiom: UIUserInterfaceIdiom

    /// Creates the default look for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates the default look: a blurred background with a thin line.
    public convenience override init() {
        self.init(idiom: .unspecified)
    }

    /// Creates an appearance with the background of another, which can belong to another kind of bar.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        background = barAppearance.background
    }

    // MARK: Background

    /// The effect on the content behind the bar, below ``backgroundColor``, or nil for none.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }
    /// The background colour of the bar, or nil for none.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }
    /// The background image of the bar, in front of ``backgroundColor``, or nil for none.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// The way in which ``backgroundImage`` is placed in the bar. By default it is scaled to fill the bar.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue }
    }
    /// The colour of the line at the edge of the bar, or of ``shadowImage`` if that is a template. If it is
    /// nil or clear, there is no line.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }
    /// The image at the edge of the bar that replaces the line, or nil for the line.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    /// Gives the bar a thin line and a background that blurs the content behind it.
    open func configureWithDefaultBackground() {
        background = Background(
            effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .separator)
    }

    /// Gives the bar a thin line and an opaque background in the system's colour.
    open func configureWithOpaqueBackground() {
        background = Background(color: .systemBackground, shadowColor: .separator)
    }

    /// Gives the bar no background and no line.
    open func configureWithTransparentBackground() {
        background = Background()
    }

    // MARK: Copying and comparing

    /// Returns a copy with the same values. The copy of an app's own subclass is an object of the UIKit class
    /// that it extends.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// Returns a copy with the same values.
    func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    /// Returns true for an appearance of the same class with the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance else { return false }
        return MainActor.assumeIsolated { type(of: self) == type(of: other) && hasSameValues(as: other) }
    }

    /// The hash value, which is the same for all appearances because their values can change.
    nonisolated open override var hash: Int { 0 }

    /// Returns true if another appearance has the same values.
    func hasSameValues(as other: UIBarAppearance) -> Bool {
        idiom == other.idiom && background == other.background
    }
}
