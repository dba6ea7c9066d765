import Foundation
import TesseraDisplay
import TesseraGeometry

/// A control that runs an action when it is tapped, or opens a menu.
/// See Apple's [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
///
/// A button with a ``configuration`` looks as that says. One without has titles, images and colours for its states.
///
/// ```swift
/// var configuration = UIButton.Configuration.filled()
/// configuration.title = "Buy"
/// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
/// ```
@preconcurrency @MainActor
open class UIButton: UIControl {
    // MARK: Creating

    /// Creates a button of the type ``ButtonType-swift.enum/custom``.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// Creates a button of a type that runs an action, and has the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(buttonType)
    }

    /// Creates a button with a configuration that runs an action. What the configuration says nothing of, title and image are
    /// the action's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        takeLook(of: primaryAction)
    }

    // MARK: What it is

    /// What the button was made as.
    open internal(set) var buttonType = ButtonType.custom
    /// What the button does among others.
    open var role = Role.normal { didSet { if role != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the pointer of a mouse is over the button, while ``isPointerInteractionEnabled`` is true.
    open internal(set) var isHovered = false
    /// Whether the button's menu is open.
    open internal(set) var isHeld = false

    // MARK: Configuration

    /// The content and the look of the button. If nil, they are those of its states.
    ///
    /// Of what the methods for states set, only titles and images count for a button with a configuration.
    open var configuration: Configuration? {
        get { storedConfiguration }
        set { setConfiguration(newValue) }
    }
    /// Asks for ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }
    /// Changes the configuration to suit the state of the button. Subclasses override it, and call super; it runs before the
    /// ``configurationUpdateHandler``.
    open func updateConfiguration() {}
    /// Changes the configuration to suit the state of the button. It runs whenever the state has changed, before the next layout.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether what the configuration leaves open suits the state of the button by itself, as
    /// ``Configuration-swift.struct/updated(for:)`` says.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Menu

    /// The menu that the button opens: by a tap where ``UIControl/showsMenuAsPrimaryAction`` says so, and else where a finger stays on
    /// it, at a click with the secondary button, and by the keyboard's menu key. Setting it sets
    /// ``UIControl/isContextMenuInteractionEnabled``.
    open var menu: UIMenu? {
        didSet {
            guard menu !== oldValue else { return }
            isContextMenuInteractionEnabled = menu != nil
            takeMenu()
        }
    }
    /// How the elements of the menu are ordered.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the button keeps a choice: the one of its menu, whose title it has, or else whether it is selected, which a tap
    /// turns around.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { takeMenu() } }
    }

    // MARK: Pointer

    /// Whether the button lights up or is lifted under the pointer of a mouse.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { updatePointer() } }
    }
    /// Returns how the pointer and the button look while the pointer is over the button, by a proposed effect and shape; it returns
    /// nil for no style at all. Without a provider the button has the proposed effect. Setting one enables the pointer's interaction.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet {
            if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
            pointer?.interaction.invalidate()
        }
    }

    // MARK: Content for states

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) { set(title, \.titles, for: state) }
    /// Sets the title with its attributes for a state. It counts more than one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set(title.map { NSAttributedString(attributedString: $0) }, \.attributedTitles, for: state)
    }
    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        noteAppearance("titleColor", state) { (button: UIButton) in button.setTitleColor(color, for: state) }
        set(color, \.titleColors, for: state)
    }
    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        noteAppearance("titleShadowColor", state) { (button: UIButton) in
            button.setTitleShadowColor(color, for: state)
        }
        set(color, \.titleShadowColors, for: state)
    }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) { set(image, \.images, for: state) }
    /// Sets the image behind the content for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteAppearance("backgroundImage", state) { (button: UIButton) in
            button.setBackgroundImage(image, for: state)
        }
        set(image, \.backgroundImages, for: state)
    }
    /// Sets the look of a symbol for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        noteAppearance("symbolConfiguration", state) { (button: UIButton) in
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        set(configuration, \.symbolConfigurations, for: state)
    }

    /// Returns the title for a state; that of the normal state where none was set for it.
    open func title(for state: State) -> String? { states.value(\.titles, for: state) }
    /// Returns the title with its attributes for a state; that of the normal state where none was set for it.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        states.value(\.attributedTitles, for: state)
    }
    /// Returns the colour of the title for a state; that of the normal state where none was set for it.
    open func titleColor(for state: State) -> UIColor? {
        states.value(\.titleColors, for: state) ?? usualTitleColor(for: state)
    }
    /// Returns the colour of the title's shadow for a state; that of the normal state where none was set for it.
    open func titleShadowColor(for state: State) -> UIColor? { states.value(\.titleShadowColors, for: state) }
    /// Returns the image for a state; that of the normal state where none was set for it.
    open func image(for state: State) -> UIImage? { states.value(\.images, for: state) }
    /// Returns the image behind the content for a state; that of the normal state where none was set for it.
    open func backgroundImage(for state: State) -> UIImage? { states.value(\.backgroundImages, for: state) }
    /// Returns the look of a symbol for a state; that of the normal state where none was set for it.
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
    open var currentImage: UIImage? { shownImage }
    /// The image behind the content in the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The look of a symbol in the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Parts

    /// The label of the title. Its font and how it breaks lines are the app's to set, as long as the button has no configuration.
    open var titleLabel: UILabel? { madeTitleLabel() }
    /// The label of the subtitle, or nil if the configuration has none.
    open var subtitleLabel: UILabel? {
        updateIfNeeded()
        return parts.subtitle
    }
    /// The view of the image.
    open var imageView: UIImageView? { madeImageView() }

    // MARK: Layout of buttons without a configuration

    /// The room around the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            noteAppearance(\UIButton.contentEdgeInsets, contentEdgeInsets)
            if contentEdgeInsets != oldValue { measuresChanged() }
        }
    }
    /// How the title is moved, in points; it counts for no size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// How the image is moved, in points; it counts for no size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether a highlighted button fades its image, where it has no other one for that state. True at first.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsUpdateConfiguration() } }
    /// Whether a disabled button fades its image, where it has no other one for that state. True at first.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the shadow of the title lies on the other side while the button is highlighted.
    open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsUpdateConfiguration() } }

    /// Returns where the background lies in a button with `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns where image and title lie in a button with `bounds`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns where the title lies in the room for the content.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }
    /// Returns where the image lies in the room for the content.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(in: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }
    /// The size of the content with the room around it.
    open override var intrinsicContentSize: CGSize { sizeForConstraints }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateIfNeeded()
        layOutContent()
    }

    /// The colour of title and pictures. Set to nil: the superview's.
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

    /// What assistive technology reads for the button: what the app has set, or else its titles.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenName }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Stored state

    var states = ButtonStates()
    var storedConfiguration: Configuration?
    /// The configuration as it is displayed, suited to the state, or nil before the first update, and without a configuration.
    var shownConfiguration: Configuration?
    var parts = ButtonParts()
    /// Whether the configuration is to be brought up to date before the next layout.
    var needsConfigurationUpdate = true
    /// Whether the configuration is being brought up to date.
    var isUpdating = false
    var knownSizes = KnownSizes()
    private var givenWidth = ContentWidth.natural
    /// What gives the button its looks under the pointer, or nil if nothing does.
    var pointer: ButtonPointer?
    /// The size that constraints were told last, or nil before they have asked.
    var toldSize: CGSize?
    /// Whether the shadow of the title lies on its other side.
    var isShadowReversed = false

    // MARK: What superclasses ask

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
    /// Returns a configuration with the ``menu``.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }
    override func menuChanged() {
        super.menuChanged()
        takeMenu()
    }
    override func menuIsOpen(_ isOpen: Bool) { heldChanged(isOpen) }
    override func primaryActionWillTrigger() { toggleIfAsked() }
    override var accessibilityIsExpanded: Bool? { opensMenuAsPrimaryAction ? isHeld : nil }
    override var accessibilityIsChecked: Bool? { isToggle ? isSelected : nil }
    override var contentHeightFollowsWidth: Bool { true }
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
