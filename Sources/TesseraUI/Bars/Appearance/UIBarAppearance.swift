import Foundation

/// The look that all bars have in common: what is behind their content, and the line at their edge.
/// See Apple's [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
///
/// A bar copies the appearance that it is given. What is changed on the bar's own appearance later changes the bar at once.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// What is drawn behind the content of a bar.
    struct Background: Equatable {
        var effect: UIBlurEffect?
        var color: UIColor?
        var image: UIImage?
        var imageContentMode: UIView.ContentMode = .scaleToFill
        var shadowColor: UIColor?
        var shadowImage: UIImage?
    }

    /// What is drawn behind the content of the bar.
    var background = Background() { didSet { if background != oldValue { changed?() } } }
    /// Tells the bar or the item that owns the appearance of each change.
    var changed: (() -> Void)?

    /// The kind of device that the defaults are made for.
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

    /// Creates an appearance with the background of another, which may be that of another kind of bar.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        background = barAppearance.background
    }

    // MARK: Background

    /// The effect upon what lies behind the bar, under ``backgroundColor``. Nil: none.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }
    /// The colour behind the bar. Nil: none.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }
    /// The picture behind the bar, over ``backgroundColor``. Nil: none.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// How ``backgroundImage`` lies in the bar: scaled to fill it at first.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue }
    }
    /// The colour of the line at the edge of the bar, or of ``shadowImage`` where that is a template. Nil or clear: no line.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }
    /// The picture at the edge of the bar in place of the line. Nil: the line.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    /// Gives the bar a background through which content shines blurred, and a thin line.
    open func configureWithDefaultBackground() {
        background = Background(
            effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .separator)
    }

    /// Gives the bar an opaque background in the system's colour, and a thin line.
    open func configureWithOpaqueBackground() {
        background = Background(color: .systemBackground, shadowColor: .separator)
    }

    /// Gives the bar no background and no line.
    open func configureWithTransparentBackground() {
        background = Background()
    }

    // MARK: Copying and comparing

    /// A copy with the same values. A subclass of an app's own is copied as the class of UIKit's that it extends.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// A copy with the same values.
    func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    /// Returns true for an appearance of the same class with the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance else { return false }
        return MainActor.assumeIsolated { type(of: self) == type(of: other) && hasSameValues(as: other) }
    }

    /// The same number for all appearances: their values change.
    nonisolated open override var hash: Int { 0 }

    /// Returns true where another appearance has the same values.
    func hasSameValues(as other: UIBarAppearance) -> Bool {
        idiom == other.idiom && background == other.background
    }
}
