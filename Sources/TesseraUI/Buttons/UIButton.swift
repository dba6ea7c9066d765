import Foundation
import TesseraDisplay
import TesseraGeometry

/// A control that runs an action when it is tapped, or opens a menu.
/// See Apple's [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
///
/// The ``configuration`` determines the look of a button. A button without one has titles, images and colours
/// for its states.
///
/// ```swift
/// var configuration = UIButton.Configuration.filled()
/// configuration.title = "Buy"
/// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
/// ```
@preconcurrency @MainActor
open class UIButton: UIControl {
    override var drawsOpaquely: Bool { false }

    // MARK: Creating

    /// Creates a button of the type ``ButtonType-swift.enum/custom``.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let nib = coder.nib { takeButton(nib) }
    }

    /// Creates a button with a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Creates a button with a type that runs an action. The button has the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(buttonType)
    }

    /// Creates a system button with an image. A tap sends a selector to a target.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Creates a button with a configuration that runs an action. If the configuration has no title or image,
    /// the button takes that of the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        takeLook(of: primaryAction)
    }

    // MARK: Properties

    /// The type with which the button was created.
    open internal(set) var buttonType = ButtonType.custom
    /// The role of the button among others.
    open var role = Role.normal { didSet { if role != oldValue { setNeedsUpdateConfiguration() } } }
    /// A Boolean value that tells whether a mouse pointer is over the button. It is only updated while
    /// ``isPointerInteractionEnabled`` is true.
    open internal(set) var isHovered = false
    /// A Boolean value that tells whether the button's menu is open.
    open internal(set) var isHeld = false

    // MARK: Configuration

    /// The content and the look of the button, or nil if its states determine them.
    ///
    /// If the button has a configuration, only the titles and images among the values for states are used.
    open var configuration: Configuration? {
        get { storedConfiguration }
        set { setConfiguration(newValue) }
    }
    /// Requests a call of ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }
    /// Adapts the configuration to the state of the button. Subclasses override the method, and call super.
    /// It runs before the ``configurationUpdateHandler``.
    open func updateConfiguration() {}
    /// A closure that adapts the configuration to the state of the button. It runs before the next layout
    /// whenever the state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// A Boolean value that tells whether values that the configuration does not set adapt to the state of
    /// the button, like in ``Configuration-swift.struct/updated(for:)``. The default is true.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Menu

    /// The menu that the button opens. A tap opens it if ``UIControl/showsMenuAsPrimaryAction`` is true;
    /// otherwise a long press, a click with the secondary button or the keyboard's menu key does. Setting the
    /// menu sets ``UIControl/isContextMenuInteractionEnabled``.
    open var menu: UIMenu? {
        didSet {
            guard menu !== oldValue else { return }
            isContextMenuInteractionEnabled = menu != nil
            takeMenu()
        }
    }
    /// The order of the menu's elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// A Boolean value that tells whether the button stores a choice. A button with a menu has the title of
    /// the selected element; a tap on any other button toggles ``UIControl/isSelected``. The default is
    /// false.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { takeMenu() } }
    }

    // MARK: Pointer

    /// A Boolean value that tells whether the button has an effect under a mouse pointer. The default is
    /// false.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { updatePointer() } }
    }
    /// A closure that returns the style of the button and the pointer while the pointer is over the button,
    /// or nil for no style. It receives a proposed effect and a proposed shape. Without a closure the button
    /// has the proposed effect. Setting one sets ``isPointerInteractionEnabled``.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet {
            if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
            pointer?.interaction.invalidate()
        }
    }

    // MARK: Content for states

    /// Sets the title for a state, or removes it if it is nil.
    open func setTitle(_ title: String?, for state: State) { set(title, \.titles, for: state) }
    /// Sets the title with its attributes for a state, or removes it if it is nil. It overrides a title
    /// without attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set(title.map { NSAttributedString(attributedString: $0) }, \.attributedTitles, for: state)
    }
    /// Sets the colour of the title for a state, or restores the default if it is nil.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        noteAppearance("titleColor", state) { (button: UIButton) in button.setTitleColor(color, for: state) }
        set(color, \.titleColors, for: state)
    }
    /// Sets the colour of the title's shadow for a state, or removes it if it is nil.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        noteAppearance("titleShadowColor", state) { (button: UIButton) in
            button.setTitleShadowColor(color, for: state)
        }
        set(color, \.titleShadowColors, for: state)
    }
    /// Sets the image for a state, or removes it if it is nil.
    open func setImage(_ image: UIImage?, for state: State) { set(image, \.images, for: state) }
    /// Sets the image behind the content for a state, or removes it if it is nil.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteAppearance("backgroundImage", state) { (button: UIButton) in
            button.setBackgroundImage(image, for: state)
        }
        set(image, \.backgroundImages, for: state)
    }
    /// Sets the look of symbol images for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        noteAppearance("symbolConfiguration", state) { (button: UIButton) in
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        set(configuration, \.symbolConfigurations, for: state)
    }

    /// Returns the title for a state, or that for the normal state if none was set for it.
    open func title(for state: State) -> String? { statedTitle(for: state) }
    /// Returns the title with its attributes for a state, or that for the normal state if none was set for
    /// it.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        statedAttributedTitle(for: state)
    }
    /// Returns the colour of the title for a state, or that for the normal state if none was set for it.
    open func titleColor(for state: State) -> UIColor? {
        states.value(\.titleColors, for: state) ?? usualTitleColor(for: state)
    }
    /// Returns the colour of the title's shadow for a state, or that for the normal state if none was set for
    /// it.
    open func titleShadowColor(for state: State) -> UIColor? { states.value(\.titleShadowColors, for: state) }
    /// Returns the image for a state, or that for the normal state if none was set for it.
    open func image(for state: State) -> UIImage? { statedImage(for: state) }
    /// Returns the image behind the content for a state, or that for the normal state if none was set for it.
    open func backgroundImage(for state: State) -> UIImage? { states.value(\.backgroundImages, for: state) }
    /// Returns the look of symbol images for a state, or that for the normal state if none was set for it.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        states.value(\.symbolConfigurations, for: state)
    }

    /// The title in the present state.
    open var currentTitle: String? { shownTitle }
    /// The title with its attributes in the present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title in the present state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow in the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image in the present state.
    open var currentImage: UIImage? { image(for: state) }
    /// The image behind the content in the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The look of symbol images in the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Parts

    /// The label of the title. The app can change its font and its line break mode if the button has no
    /// configuration.
    open var titleLabel: UILabel? { presentTitleLabel() }
    /// The label of the subtitle, or nil if the configuration has none.
    open var subtitleLabel: UILabel? {
        updateIfNeeded()
        return parts.subtitle
    }
    /// The view of the image.
    open var imageView: UIImageView? { madeImageView() }

    // MARK: Layout of buttons without a configuration

    /// The distances between the edges of the button and its content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            noteAppearance(\UIButton.contentEdgeInsets, contentEdgeInsets)
            if contentEdgeInsets != oldValue { measuresChanged() }
        }
    }
    /// The insets of the title's place, in points. They do not affect the size of the button.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets of the image's place, in points. They do not affect the size of the button.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// A Boolean value that tells whether a highlighted button without an image for that state fades its
    /// image. The default is true.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsUpdateConfiguration() } }
    /// A Boolean value that tells whether a disabled button without an image for that state fades its image.
    /// The default is true.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsUpdateConfiguration() } }
    /// A Boolean value that tells whether the shadow of the title changes sides while the button is
    /// highlighted. The default is false.
    open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsUpdateConfiguration() } }

    /// Returns the rectangle of the background in a button with `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle for image and title in a button with `bounds`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns the rectangle of the title in the rectangle for the content.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }
    /// Returns the rectangle of the image in the rectangle for the content.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(in: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }
    /// The size of the content with its insets.
    open override var intrinsicContentSize: CGSize { sizeForConstraints }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateIfNeeded()
        layOutContent()
    }

    /// The colour of title and images. If it is set to nil, it is the superview's.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }

    /// The text that assistive technology reads for the button: the one that the app has set, or else one
    /// from its content.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenName }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Stored state

    var states = ButtonStates()
    var storedConfiguration: Configuration?
    /// The displayed configuration, adapted to the state, or nil before the first update and without a
    /// configuration.
    var shownConfiguration: Configuration?
    var parts = ButtonParts()
    /// True if the configuration must be updated before the next layout.
    var needsConfigurationUpdate = true { didSet { if needsConfigurationUpdate { needsTitle = true } } }
    /// True if the label of the title does not have the present title yet.
    var needsTitle = true
    /// True while the configuration is being updated.
    var isUpdating = false
    var knownSizes = KnownSizes()
    private var givenWidth = ContentWidth.natural
    /// The object that gives the button its look under the pointer, or nil.
    var pointer: ButtonPointer?
    /// The size that constraints received last, or nil if they have not requested it.
    var reportedSize: CGSize?
    /// True if the shadow of the title is on its other side.
    var isShadowReversed = false

    // MARK: Overrides

    override func controlStateChanged() {
        super.controlStateChanged()
        if isSelected != accessibilityTraits.contains(.selected) {
            if isSelected {
                accessibilityTraits.insert(.selected)
            } else {
                accessibilityTraits.remove(.selected)
            }
        }
        setNeedsUpdateConfiguration()
    }
    override func contentAlignmentChanged() { setNeedsLayout() }
    override func takeLook(of action: UIAction) { take(action) }
    override var pressedOpacity: CGFloat? { opacityWhilePressed }
    /// Returns a configuration with the ``menu``, or nil if there is none.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }
    override func menuChanged() {
        super.menuChanged()
        takeMenu()
    }
    override func menuIsOpen(_ isOpen: Bool) { updateIsHeld(isOpen) }
    override var triggersPrimaryActionByTouch: Bool { true }
    override func primaryActionWillTrigger() {
        toggleIfAsked()
        if isSymbolAnimationEnabled { parts.image?.addSymbolEffect(.bounce) }
    }
    override var accessibilityIsExpanded: Bool? { opensMenuAsPrimaryAction ? isHeld : nil }
    override var accessibilityIsChecked: Bool? { isToggle ? isSelected : nil }
    override var contentHeightDependsOnWidth: Bool { true }
    override var contentWidth: ContentWidth {
        get { givenWidth }
        set { givenWidth = newValue }
    }
    override func baselineDistanceFromCenter(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        titleBaselineDistance(attribute)
    }
    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        if !isUpdating, subview === parts.title || subview === parts.image { measuresChanged() }
    }
    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }
}
