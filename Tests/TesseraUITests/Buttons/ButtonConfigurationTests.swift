import Foundation
import TesseraGeometry
import Testing

@testable import TesseraUI

@MainActor struct ButtonConfigurationTests {
    private let traits = UITraitCollection(userInterfaceStyle: .light)

    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.tintColor = .systemGreen
        return button
    }

    private func background(_ button: UIButton) -> UIColor? {
        button.configuration?.updated(for: button).background.resolvedBackgroundColor(for: button.tintColor)
    }

    private func titleColor(_ button: UIButton) -> UIColor? {
        button.layoutIfNeeded()
        return button.titleLabel?.textColor
    }

    private func titled(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
        var configuration = configuration
        configuration.title = "Buy"
        return configuration
    }

    @Test func `buttons of glass are capsules with an effect`() {
        let glass = button(titled(.glass()))
        #expect(glass.configuration?.background.visualEffect == UIGlassEffect())
        #expect(glass.configuration?.cornerStyle == .capsule)
        #expect(background(glass) == .clear && titleColor(glass) == .label)
        let prominent = button(titled(.prominentGlass()))
        #expect(background(prominent)?.cgColor(for: traits).alpha == 0.85)
        #expect(titleColor(prominent) == .white)
        let clear = UIButton.Configuration.clearGlass()
        #expect(clear.background.visualEffect == UIGlassEffect(style: .clear))
    }

    @Test func `the glass of a button follows its corners`() throws {
        func pane(in view: UIView) -> UIVisualEffectView? {
            view as? UIVisualEffectView ?? view.subviews.lazy.compactMap { pane(in: $0) }.first
        }
        let glass = button(titled(.glass()))
        glass.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        glass.layoutIfNeeded()
        let backdrop = try #require(pane(in: glass)?.subviews.first)
        #expect(backdrop.effectiveRadius(corner: .allCorners) == 20)
        glass.configuration?.cornerStyle = .fixed
        glass.configuration?.background.cornerRadius = 5
        glass.layoutIfNeeded()
        #expect(backdrop.effectiveRadius(corner: .allCorners) == 5)
    }

    @Test func `styles colour background and title`() {
        let plain = button(titled(.plain()))
        #expect(background(plain) == .clear && titleColor(plain) == .systemGreen)
        let gray = button(titled(.gray()))
        #expect(background(gray) == .secondarySystemFill && titleColor(gray) == .systemGreen)
        let filled = button(titled(.filled()))
        #expect(background(filled) == .systemGreen && titleColor(filled) == .white)
        let tinted = button(titled(.tinted()))
        #expect(background(tinted)?.cgColor(for: traits).alpha == 0.18 && titleColor(tinted) == .systemGreen)
        #expect(background(button(.borderedProminent())) == .systemGreen)
        #expect(background(button(.bordered())) == .secondarySystemFill)
        #expect(background(button(.borderless())) == .clear)
    }

    @Test func `base colours take the place of the style's`() {
        var configuration = titled(.filled())
        configuration.baseForegroundColor = .black
        configuration.baseBackgroundColor = .systemYellow
        let button = button(configuration)
        #expect(background(button) == .systemYellow && titleColor(button) == .black)
    }

    @Test func `a background that the app has set stays in every state`() {
        var configuration = titled(.filled())
        configuration.background.backgroundColor = .systemPurple
        let button = button(configuration)
        button.isEnabled = false
        #expect(background(button) == .systemPurple)
    }

    @Test func `a disabled button is gray`() {
        let filled = button(titled(.filled()))
        filled.isEnabled = false
        #expect(background(filled) == .tertiarySystemFill && titleColor(filled) == .tertiaryLabel)
        let plain = button(titled(.plain()))
        plain.isEnabled = false
        #expect(background(plain) == .clear && titleColor(plain) == .tertiaryLabel)
    }

    @Test func `a selected button stands out, unless the configuration says otherwise`() {
        let plain = button(titled(.plain()))
        plain.isSelected = true
        #expect(background(plain)?.cgColor(for: traits).alpha == 0.18)
        let tinted = button(titled(.tinted()))
        tinted.isSelected = true
        #expect(background(tinted) == .systemGreen && titleColor(tinted) == .white)
        plain.configuration?.automaticallyUpdateForSelection = false
        #expect(background(plain) == .clear)
    }

    @Test func `what destroys is red`() {
        let plain = button(titled(.plain()))
        plain.role = .destructive
        #expect(titleColor(plain) == .systemRed)
        let filled = button(titled(.filled()))
        filled.role = .destructive
        #expect(background(filled) == .systemRed && titleColor(filled) == .white)
    }

    @Test func `a button that does not update its configuration looks as in no special state`() {
        let button = button(titled(.filled()))
        button.automaticallyUpdatesConfiguration = false
        button.isEnabled = false
        #expect(titleColor(button) == .white)
        #expect(button.pressedOpacity == nil)
    }

    @Test func `insets suit the size until the app sets them, and again afterwards`() {
        var configuration = UIButton.Configuration.plain()
        #expect(configuration.contentInsets == .init(top: 7, leading: 12, bottom: 7, trailing: 12))
        configuration.buttonSize = .large
        #expect(configuration.contentInsets == .init(top: 15, leading: 20, bottom: 15, trailing: 20))
        configuration.contentInsets = .zero
        configuration.buttonSize = .mini
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets == .init(top: 4, leading: 8, bottom: 4, trailing: 8))
    }

    @Test func `a title is plain, or has attributes`() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Buy now")
        title.font = .systemFont(ofSize: 30)
        configuration.attributedTitle = title
        #expect(configuration.title == "Buy now")
        configuration.title = "Buy"
        #expect(configuration.attributedTitle == AttributedString("Buy"))
        configuration.title = nil
        #expect(configuration.attributedTitle == nil)
    }

    @Test func `attributes of the title count more than those of the style, and the transformer most`() throws
    {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Buy")
        title.font = .systemFont(ofSize: 30)
        configuration.attributedTitle = title
        configuration.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.underlineStyle = .single
            outgoing.foregroundColor = .systemPink
            return outgoing
        }
        let button = button(configuration)
        button.layoutIfNeeded()
        let text = try #require(button.titleLabel?.attributedText)
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.pointSize == 30)
        #expect(attributes[.foregroundColor] as? UIColor == .systemPink)
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    }

    @Test func `colour transformers change the colours of picture and spinner`() {
        var configuration = titled(.filled())
        configuration.image = UIImage(systemName: "plus")
        configuration.imageColorTransformer = .init { _ in .systemTeal }
        configuration.activityIndicatorColorTransformer = .init { _ in .systemMint }
        let button = button(configuration)
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .systemTeal)
        button.configuration?.showsActivityIndicator = true
        button.layoutIfNeeded()
        #expect(button.parts.image == nil && button.parts.spinner?.color == .systemMint)
    }

    @Test func `configurations with the same properties are equal`() {
        #expect(titled(.filled()) == titled(.filled()))
        #expect(titled(.filled()) != titled(.tinted()))
        var other = titled(.filled())
        other.subtitle = "Now"
        #expect(other != titled(.filled()))
    }

    @Test(arguments: [
        (UIButton.Configuration.CornerStyle.fixed, 8), (.dynamic, 8), (.small, 5), (.medium, 7), (.large, 9),
        (.capsule, 20),
    ]) func `the corner style says what the radius means`(
        style: UIButton.Configuration.CornerStyle, radius: CGFloat
    ) {
        var configuration = UIButton.Configuration.filled()
        configuration.background.cornerRadius = 8
        configuration.cornerStyle = style
        let button = button(configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        button.parts.background?.layoutIfNeeded()
        #expect(button.parts.background?.layer.cornerRadius == radius)
    }

    @Test func `a large text size makes titles and round corners larger`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let button = button(titled(.filled()))
        window.addSubview(button)
        window.isHidden = false
        window.layoutIfNeeded()
        let height = button.intrinsicContentSize.height
        let radius = button.parts.background?.configuration.cornerRadius ?? 0
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        #expect(button.intrinsicContentSize.height > 1.5 * height)
        #expect((button.parts.background?.configuration.cornerRadius ?? 0) > 1.5 * radius)
    }

    @Test func `the title and the image of a configuration replace those that were set before`() {
        let button = UIButton()
        button.setTitle("Buy", for: .normal)
        button.setImage(UIImage(systemName: "cart"), for: .normal)
        button.configuration = .plain()
        #expect(button.configuration?.title == "Buy")
        #expect(button.configuration?.image == UIImage(systemName: "cart"))
        button.configuration?.title = "Bought"
        button.configuration?.image = UIImage(systemName: "trash")
        #expect(button.currentTitle == "Bought" && button.title(for: .normal) == "Bought")
        #expect(button.currentImage == UIImage(systemName: "trash"))
        button.layoutIfNeeded()
        #expect(button.accessibilityLabel == "Bought" && button.titleLabel?.text == "Bought")
        button.setTitle("Gone", for: .normal)
        #expect(button.configuration?.title == "Gone" && button.currentTitle == "Gone")
        button.configuration?.title = nil
        button.layoutIfNeeded()
        #expect(button.currentTitle == nil && button.accessibilityLabel == "Delete")
    }

    @Test func `a title for another state counts more than that of a configuration`() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Follow"
        button.setTitle("Following", for: .selected)
        #expect(button.currentTitle == "Follow")
        button.isSelected = true
        #expect(button.currentTitle == "Following")
    }
}
