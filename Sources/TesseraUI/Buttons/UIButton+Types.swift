import Foundation

extension UIButton {
    /// The type of a button.
    /// See Apple's [UIButton.ButtonType](https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum).
    public enum ButtonType: Int, Sendable {
        /// The button has no look of its own: its text is white, without a background.
        case custom = 0
        /// The button looks like those of the system, with text and images in the tint colour.
        case system = 1
        /// The button has the letter i in a circle and opens details.
        case detailDisclosure = 2
        /// The button has the letter i in a circle, for light backgrounds.
        case infoLight = 3
        /// The button has the letter i in a circle, for dark backgrounds.
        case infoDark = 4
        /// The button has a plus sign in a circle.
        case contactAdd = 5
        /// The button has a cross in a gray circle.
        case close = 7

        /// The same type as ``system``, under its older name.
        public static var roundedRect: ButtonType { .system }
    }

    /// The role of a button among others.
    /// See Apple's [UIButton.Role](https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum).
    public enum Role: Int, Sendable {
        /// The button has no particular role.
        case normal = 0
        /// The button performs the most likely choice.
        case primary = 1
        /// The button cancels the current operation.
        case cancel = 2
        /// The button deletes something. It is red unless its configuration sets a colour.
        case destructive = 3
    }

    /// A closure that updates a button's configuration.
    public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
    /// A closure that returns the style of a button and the pointer over it, or nil for no style.
    public typealias PointerStyleProvider =
        @MainActor (
            _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
        ) -> UIPointerStyle?
}

extension UIButton.ButtonType {
    /// The image of a button of the type, or nil if it has none.
    @MainActor
    var image: UIImage? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark:
            UIImage(systemName: "info.circle", withConfiguration: Self.symbol)
        case .contactAdd: UIImage(systemName: "plus.circle", withConfiguration: Self.symbol)
        case .close:
            UIImage(
                systemName: "xmark.circle.fill",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 24).applying(
                    UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .secondarySystemFill])))
        }
    }

    private static let symbol = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)

    /// The text that assistive technology reads for a button of the type without a title, or nil.
    @MainActor
    var spokenName: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: SystemWord.moreInfo.text
        case .contactAdd: SystemWord.add.text
        case .close: SystemWord.close.text
        }
    }
}
