import Foundation
import TesseraUI
import Testing

/// A button whose overrides record their calls.
private final class OverridingButton: UIButton, Logging {
    let calls = Calls()

    override var configuration: Configuration? {
        get { super.configuration }
        set {
            log("configuration")
            super.configuration = newValue
        }
    }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { super.configurationUpdateHandler }
        set {
            log("configurationUpdateHandler")
            super.configurationUpdateHandler = newValue
        }
    }
    override var automaticallyUpdatesConfiguration: Bool {
        get { super.automaticallyUpdatesConfiguration }
        set {
            log("automaticallyUpdatesConfiguration")
            super.automaticallyUpdatesConfiguration = newValue
        }
    }
    override var menu: UIMenu? {
        get { super.menu }
        set {
            log("menu")
            super.menu = newValue
        }
    }
    override var changesSelectionAsPrimaryAction: Bool {
        get { super.changesSelectionAsPrimaryAction }
        set {
            log("changesSelectionAsPrimaryAction")
            super.changesSelectionAsPrimaryAction = newValue
        }
    }
    override var role: Role {
        get { super.role }
        set {
            log("role")
            super.role = newValue
        }
    }
    override var contentEdgeInsets: UIEdgeInsets {
        get { super.contentEdgeInsets }
        set {
            log("contentEdgeInsets")
            super.contentEdgeInsets = newValue
        }
    }
    override var titleEdgeInsets: UIEdgeInsets {
        get { super.titleEdgeInsets }
        set {
            log("titleEdgeInsets")
            super.titleEdgeInsets = newValue
        }
    }
    override var imageEdgeInsets: UIEdgeInsets {
        get { super.imageEdgeInsets }
        set {
            log("imageEdgeInsets")
            super.imageEdgeInsets = newValue
        }
    }
    override var adjustsImageWhenHighlighted: Bool {
        get { super.adjustsImageWhenHighlighted }
        set {
            log("adjustsImageWhenHighlighted")
            super.adjustsImageWhenHighlighted = newValue
        }
    }
    override var adjustsImageWhenDisabled: Bool {
        get { super.adjustsImageWhenDisabled }
        set {
            log("adjustsImageWhenDisabled")
            super.adjustsImageWhenDisabled = newValue
        }
    }
    override var reversesTitleShadowWhenHighlighted: Bool {
        get { super.reversesTitleShadowWhenHighlighted }
        set {
            log("reversesTitleShadowWhenHighlighted")
            super.reversesTitleShadowWhenHighlighted = newValue
        }
    }
    override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            log("tintColor")
            super.tintColor = newValue
        }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            log("isEnabled")
            super.isEnabled = newValue
        }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set {
            log("isSelected")
            super.isSelected = newValue
        }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            log("isHighlighted")
            super.isHighlighted = newValue
        }
    }
    override var contentVerticalAlignment: ContentVerticalAlignment {
        get { super.contentVerticalAlignment }
        set {
            log("contentVerticalAlignment")
            super.contentVerticalAlignment = newValue
        }
    }
    override var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { super.contentHorizontalAlignment }
        set {
            log("contentHorizontalAlignment")
            super.contentHorizontalAlignment = newValue
        }
    }
    override var showsMenuAsPrimaryAction: Bool {
        get { super.showsMenuAsPrimaryAction }
        set {
            log("showsMenuAsPrimaryAction")
            super.showsMenuAsPrimaryAction = newValue
        }
    }
    override var toolTip: String? {
        get { super.toolTip }
        set {
            log("toolTip")
            super.toolTip = newValue
        }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set {
            log("accessibilityLabel")
            super.accessibilityLabel = newValue
        }
    }
    override var buttonType: ButtonType {
        log("buttonType")
        return super.buttonType
    }
    override var isHeld: Bool {
        log("isHeld")
        return super.isHeld
    }
    override var state: State {
        log("state")
        return super.state
    }
    override var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        log("effectiveContentHorizontalAlignment")
        return super.effectiveContentHorizontalAlignment
    }
    override var currentTitle: String? {
        log("currentTitle")
        return super.currentTitle
    }
    override var currentAttributedTitle: NSAttributedString? {
        log("currentAttributedTitle")
        return super.currentAttributedTitle
    }
    override var currentTitleColor: UIColor {
        log("currentTitleColor")
        return super.currentTitleColor
    }
    override var currentTitleShadowColor: UIColor? {
        log("currentTitleShadowColor")
        return super.currentTitleShadowColor
    }
    override var currentImage: UIImage? {
        log("currentImage")
        return super.currentImage
    }
    override var currentBackgroundImage: UIImage? {
        log("currentBackgroundImage")
        return super.currentBackgroundImage
    }
    override var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        log("currentPreferredSymbolConfiguration")
        return super.currentPreferredSymbolConfiguration
    }
    override var titleLabel: UILabel? {
        log("titleLabel")
        return super.titleLabel
    }
    override var subtitleLabel: UILabel? {
        log("subtitleLabel")
        return super.subtitleLabel
    }
    override var imageView: UIImageView? {
        log("imageView")
        return super.imageView
    }
    override var intrinsicContentSize: CGSize {
        log("intrinsicContentSize")
        return super.intrinsicContentSize
    }
    override func updateConfiguration() {
        log("updateConfiguration()")
        super.updateConfiguration()
    }
    override func setNeedsUpdateConfiguration() {
        log("setNeedsUpdateConfiguration()")
        super.setNeedsUpdateConfiguration()
    }
    override func performPrimaryAction() {
        log("performPrimaryAction()")
        super.performPrimaryAction()
    }
    override func setTitle(_ title: String?, for state: State) {
        log("setTitle(_:for:)")
        super.setTitle(title, for: state)
    }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        log("setAttributedTitle(_:for:)")
        super.setAttributedTitle(title, for: state)
    }
    override func setTitleColor(_ color: UIColor?, for state: State) {
        log("setTitleColor(_:for:)")
        super.setTitleColor(color, for: state)
    }
    override func setTitleShadowColor(_ color: UIColor?, for state: State) {
        log("setTitleShadowColor(_:for:)")
        super.setTitleShadowColor(color, for: state)
    }
    override func setImage(_ image: UIImage?, for state: State) {
        log("setImage(_:for:)")
        super.setImage(image, for: state)
    }
    override func setBackgroundImage(_ image: UIImage?, for state: State) {
        log("setBackgroundImage(_:for:)")
        super.setBackgroundImage(image, for: state)
    }
    override func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        log("setPreferredSymbolConfiguration(_:forImageIn:)")
        super.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
    override func title(for state: State) -> String? {
        log("title(for:)")
        return super.title(for: state)
    }
    override func attributedTitle(for state: State) -> NSAttributedString? {
        log("attributedTitle(for:)")
        return super.attributedTitle(for: state)
    }
    override func titleColor(for state: State) -> UIColor? {
        log("titleColor(for:)")
        return super.titleColor(for: state)
    }
    override func titleShadowColor(for state: State) -> UIColor? {
        log("titleShadowColor(for:)")
        return super.titleShadowColor(for: state)
    }
    override func image(for state: State) -> UIImage? {
        log("image(for:)")
        return super.image(for: state)
    }
    override func backgroundImage(for state: State) -> UIImage? {
        log("backgroundImage(for:)")
        return super.backgroundImage(for: state)
    }
    override func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        log("preferredSymbolConfigurationForImage(in:)")
        return super.preferredSymbolConfigurationForImage(in: state)
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        log("backgroundRect(forBounds:)")
        return super.backgroundRect(forBounds: bounds)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
        log("contentRect(forBounds:)")
        return super.contentRect(forBounds: bounds)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        log("titleRect(forContentRect:)")
        return super.titleRect(forContentRect: contentRect)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        log("imageRect(forContentRect:)")
        return super.imageRect(forContentRect: contentRect)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        log("sizeThatFits(_:)")
        return super.sizeThatFits(size)
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
    override func tintColorDidChange() {
        log("tintColorDidChange()")
        super.tintColorDidChange()
    }
}

@MainActor struct OverridingButtonsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    private func putOnScreen(_ button: OverridingButton) {
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        window.addSubview(button)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test func `overrides of a button without a configuration run when it is laid out`() {
        let button = OverridingButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in })
        button.setBackgroundImage(UIImage(systemName: "plus"), for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        putOnScreen(button)
        #expect(
            button.calls.missing(of: [
                "setTitle(_:for:)", "title(for:)", "titleColor(for:)", "currentTitle", "currentTitleColor",
                "currentImage", "image(for:)", "currentBackgroundImage", "backgroundImage(for:)",
                "currentPreferredSymbolConfiguration", "preferredSymbolConfigurationForImage(in:)", "state",
                "attributedTitle(for:)", "currentAttributedTitle", "currentTitleShadowColor",
                "titleShadowColor(for:)", "backgroundRect(forBounds:)", "contentRect(forBounds:)",
                "titleRect(forContentRect:)", "imageRect(forContentRect:)", "layoutSubviews()",
                "updateConfiguration()", "effectiveContentHorizontalAlignment",
            ]) == [])
    }

    @Test func `overrides of a button with a configuration run when its state changes`() {
        let button = OverridingButton(
            configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in })
        putOnScreen(button)
        #expect(
            button.calls.missing(of: ["configuration", "updateConfiguration()", "layoutSubviews()"]) == [])
        button.calls.reset()
        button.isSelected = true
        button.tintColor = .red
        window.layoutIfNeeded()
        #expect(
            button.calls.missing(of: [
                "setNeedsUpdateConfiguration()", "updateConfiguration()", "tintColorDidChange()",
            ]) == [])
    }
}
