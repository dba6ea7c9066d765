import Foundation

/// A pair of chevrons in a row that opens a menu.
@MainActor
final class PopUpMenuAccessory: CellAccessoryView {
    private let chevrons = UIImageView(image: .accessorySymbol("chevron.up.chevron.down", scale: .small))

    override init(_ accessory: UICellAccessory, in row: any CellAccessoryRow) {
        super.init(accessory, in: row)
        chevrons.contentMode = .center
        addSubview(chevrons)
        addAction(UIAction { [weak self] _ in self?.openMenu() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var isInteractive: Bool { true }
    override var takesWholeRow: Bool { true }
    override var contentSize: CGSize { chevrons.sizeThatFits(.zero) }
    override var accessibilityOpensMenu: Bool { true }

    override var isHighlighted: Bool { didSet { chevrons.alpha = isHighlighted ? 0.3 : 1 } }

    override func accessoryChanged() {
        tintColor = accessory.style.tintColor ?? .tertiaryLabel
        guard case .menu(let menu, _) = accessory.details else { return }
        accessibilityLabel = menu.title.isEmpty ? SystemWord.options.text : menu.title
    }

    override func layOutContent() {
        chevrons.bounds = CGRect(origin: .zero, size: contentSize)
        chevrons.center = contentCenter
    }

    private func openMenu() {
        guard case .menu(let menu, let handler) = accessory.details else { return }
        let before = menu.selectedElements
        MenuPresenter.present(menu, from: chevrons, sender: self) {
            let after = menu.selectedElements
            let isSame = before.count == after.count && zip(before, after).allSatisfy { $0 === $1 }
            if !isSame { handler?(menu) }
        }
    }
}

extension UICellAccessory {
    /// A closure that runs with the menu when the user has chosen another element of it.
    public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

    /// Returns a pair of chevrons at the trailing edge. A tap anywhere in the cell opens the menu instead of
    /// selecting the item.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - displayed: The editing states in which the accessory is present.
    ///   - options: The look of the accessory.
    ///   - selectedElementDidChangeHandler: A closure that runs when the user has chosen another element of a
    ///     menu with the option `singleSelection`.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed, options.style, .menu(menu, selectedElementDidChangeHandler))
    }

    /// The look of a pop-up menu accessory.
    public struct PopUpMenuOptions {
        /// A Boolean value that tells whether the accessory is invisible. It has no effect then, but still
        /// takes its space.
        public var isHidden: Bool
        /// The width that is reserved for the accessory. The default is its actual width.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the chevrons, or nil for gray.
        public var tintColor: UIColor?

        /// Creates options. A value that is nil has its default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var style: CellAccessoryStyle {
            .init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
