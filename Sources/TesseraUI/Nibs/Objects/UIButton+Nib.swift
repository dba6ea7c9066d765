import Foundation
import TesseraSelectors

extension UIButton {
    func takeButton(_ nib: NibContent) {
        let types: KeyValuePairs<String, ButtonType> = [
            "system": .system, "roundedRect": .system, "custom": .custom,
            "detailDisclosure": .detailDisclosure,
            "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        ]
        nib.with(nib.choice("buttonType", types)) { become($0) }
        takeButtonProperties(nib)
        nib.with(nib.value("configuration")) { configuration = $0.buttonConfiguration }
        nib.with(nib.value("menu")?.menu) { menu = $0 }
    }

    func takeButtonProperties(_ nib: NibContent) {
        nib.with(nib.font("fontDescription")) { titleLabel?.font = $0 }
        nib.with(nib.choice("lineBreakMode", NibContent.lineBreakModes)) { titleLabel?.lineBreakMode = $0 }
        nib.with(nib.bool("adjustsFontForContentSizeCategory")) {
            titleLabel?.adjustsFontForContentSizeCategory = $0
        }
        nib.with(nib.size("titleShadowOffset")) { titleLabel?.shadowOffset = $0 }
        nib.with(nib.insets("contentEdgeInsets")) { contentEdgeInsets = $0 }
        nib.with(nib.insets("titleEdgeInsets")) { titleEdgeInsets = $0 }
        nib.with(nib.insets("imageEdgeInsets")) { imageEdgeInsets = $0 }
        nib.with(nib.bool("adjustsImageWhenDisabled")) { adjustsImageWhenDisabled = $0 }
        nib.with(nib.bool("adjustsImageWhenHighlighted")) { adjustsImageWhenHighlighted = $0 }
        nib.with(nib.bool("reversesTitleShadowWhenHighlighted")) { reversesTitleShadowWhenHighlighted = $0 }
        nib.with(nib.bool("changesSelectionAsPrimaryAction")) { changesSelectionAsPrimaryAction = $0 }
        nib.with(
            nib.choice(
                "role",
                ["normal": Role.normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive])
        ) { role = $0 }
        let states: KeyValuePairs<String, State> = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        let hasConfiguration = nib.value("configuration") != nil
        for (name, state) in states {
            nib.with(nib.value(name)) { take($0, for: state, hasConfiguration: hasConfiguration) }
        }
    }

    private func take(_ nib: NibContent, for state: State, hasConfiguration: Bool) {
        // Interface Builder writes the title “Button” beside a configuration, which contains the real title.
        nib.with(hasConfiguration ? nil : nib.text("title")) { setTitle($0, for: state) }
        nib.with(nib.attributedText("attributedTitle")) { setAttributedTitle($0, for: state) }
        nib.with(nib.color("titleColor")) { setTitleColor($0, for: state) }
        nib.with(nib.color("titleShadowColor")) { setTitleShadowColor($0, for: state) }
        nib.with(nib.image("image")) { setImage($0, for: state) }
        nib.with(nib.image("backgroundImage")) { setBackgroundImage($0, for: state) }
        nib.with(nib.symbolConfiguration("preferredSymbolConfiguration")) {
            setPreferredSymbolConfiguration($0, forImageIn: state)
        }
    }
}

extension NibContent {
    @MainActor
    private static let configurations: [String: @MainActor () -> UIButton.Configuration] = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
        "borderless": { .borderless() }, "bordered": { .bordered() },
        "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
    ]

    /// The button configuration that the element describes.
    fileprivate var buttonConfiguration: UIButton.Configuration {
        typealias Configuration = UIButton.Configuration
        var result = (string("style").flatMap { Self.configurations[$0] } ?? { .plain() })()
        if let title = attributedText("attributedTitle") {
            result.attributedTitle = AttributedString(title)
        } else if let title = text("title") {
            result.title = title
            if let font = font("titleFontDescription") {
                var attributed = AttributedString(title)
                attributed.font = font
                result.attributedTitle = attributed
            }
        }
        if let subtitle = attributedText("attributedSubtitle") {
            result.attributedSubtitle = AttributedString(subtitle)
        } else if let subtitle = text("subtitle") {
            result.subtitle = subtitle
        }
        if let image = image("image") { result.image = image }
        if let symbol = symbolConfiguration("preferredSymbolConfigurationForImage") {
            result.preferredSymbolConfigurationForImage = symbol
        }
        if let padding = number("imagePadding") { result.imagePadding = padding }
        if let padding = number("titlePadding") { result.titlePadding = padding }
        if let place = choice(
            "imagePlacement",
            ["leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
        {
            result.imagePlacement = place
        }
        if let alignment = choice(
            "titleAlignment",
            [
                "automatic": Configuration.TitleAlignment.automatic, "leading": .leading, "center": .center,
                "trailing": .trailing,
            ])
        {
            result.titleAlignment = alignment
        }
        if let size = choice(
            "buttonSize",
            ["mini": Configuration.Size.mini, "small": .small, "medium": .medium, "large": .large])
        {
            result.buttonSize = size
        }
        if let style = choice(
            "cornerStyle",
            [
                "fixed": Configuration.CornerStyle.fixed, "dynamic": .dynamic, "small": .small,
                "medium": .medium,
                "large": .large, "capsule": .capsule,
            ])
        {
            result.cornerStyle = style
        }
        if let hasIndicator = bool("showsActivityIndicator") { result.showsActivityIndicator = hasIndicator }
        if let updates = bool("automaticallyUpdateForSelection") {
            result.automaticallyUpdateForSelection = updates
        }
        if let insets = directionalInsets("contentInsets") { result.contentInsets = insets }
        if let color = color("baseForegroundColor") { result.baseForegroundColor = color }
        if let color = color("baseBackgroundColor") { result.baseBackgroundColor = color }
        if let background = value("background") { background.give(to: &result.background) }
        return result
    }

    private func give(to background: inout UIBackgroundConfiguration) {
        if let color = color("backgroundColor") { background.backgroundColor = color }
        if let color = color("strokeColor") { background.strokeColor = color }
        if let width = number("strokeWidth") { background.strokeWidth = width }
        if let outset = number("strokeOutset") { background.strokeOutset = outset }
        if let radius = number("cornerRadius") { background.cornerRadius = radius }
        if let image = image("image") { background.image = image }
    }

    /// The menu that the element describes. Its elements send their selectors along the responder chain.
    var menu: UIMenu? {
        guard element.name == "menu" else { return nil }
        var elements: [UIMenuElement] = []
        for child in list("menuElements") {
            if let menu = child.menu {
                elements.append(menu)
            } else if let command = child.command {
                elements.append(command)
            }
        }
        return UIMenu(title: string("title") ?? "", children: elements)
    }

    private var command: UIMenuElement? {
        guard let title = string("title") else { return nil }
        let state = choice("state", ["on": UIMenuElement.State.on, "off": .off, "mixed": .mixed]) ?? .off
        let name = string("selector")
        let action = UIAction(title: title, image: image("image"), state: state) { action in
            if let name { NibAction(Selector(name)).send(from: action.sender) }
        }
        if let attributes = string("attributes") {
            if attributes.contains("destructive") { action.attributes.insert(.destructive) }
            if attributes.contains("disabled") { action.attributes.insert(.disabled) }
        }
        return action
    }
}
