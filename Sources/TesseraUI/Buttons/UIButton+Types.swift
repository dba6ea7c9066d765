import Foundation

extension UIButton {
    /// What a button is made as.
    /// See Apple's [UIButton.ButtonType](https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum).
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own: white text on nothing.
        case custom = 0
        /// As buttons of the system: text and pictures in the tint colour.
        case system = 1
        /// A letter i in a circle, which leads to details.
        case detailDisclosure = 2
        /// A letter i in a circle, for light backgrounds.
        case infoLight = 3
        /// A letter i in a circle, for dark backgrounds.
        case infoDark = 4
        /// A plus sign in a circle.
        case contactAdd = 5
        /// A cross in a gray circle.
        case close = 7

        /// The same as ``system``, by its name from before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// What a button does among others.
    /// See Apple's [UIButton.Role](https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum).
    public enum Role: Int, Sendable {
        /// Nothing in particular.
        case normal = 0
        /// What a user most probably wants.
        case primary = 1
        /// It cancels what goes on.
        case cancel = 2
        /// It deletes something: its colour is red where its configuration states none.
        case destructive = 3
    }

    /// What brings a button's configuration up to date.
    public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
    /// Returns how a button and the pointer over it look; nil: no style is applied.
    public typealias PointerStyleProvider =
        @MainActor (
            _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
        ) -> UIPointerStyle?
}

extension UIButton.ButtonType {
    /// The picture that a button of the type has; nil: none.
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

    /// What assistive technology reads for a button of the type that has no title.
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
