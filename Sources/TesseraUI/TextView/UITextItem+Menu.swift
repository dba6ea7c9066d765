import Foundation

extension UITextItem {
    /// The menu of an item of a text, and what is lifted with it.
    /// See Apple's [UITextItem.MenuConfiguration](https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration).
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        let menu: UIMenu
        let preview: MenuPreview?

        /// Creates a configuration with a menu.
        public convenience init(menu: UIMenu) {
            self.init(preview: .default(), menu: menu)
        }

        /// Creates a configuration with a menu and a preview, or without a preview if it is nil.
        public init(preview: MenuPreview?, menu: UIMenu) {
            (self.preview, self.menu) = (preview, menu)
            super.init()
        }
    }

    /// What is lifted with the menu of an item.
    /// See Apple's [UITextItem.MenuPreview](https://developer.apple.com/documentation/uikit/uitextitem/menupreview).
    @preconcurrency @MainActor
    open class MenuPreview: NSObject {
        let view: UIView?

        /// Creates a preview with a view.
        public init(view: UIView) {
            self.view = view
            super.init()
        }

        private override init() {
            view = nil
            super.init()
        }

        /// Returns the usual preview. Here the menu opens beside the item, and nothing is lifted.
        open class func `default`() -> MenuPreview { MenuPreview() }
    }
}

/// The menus of links and other items, which open when a finger stays on one, after a click with the secondary button, and after
/// the keyboard's menu key.
extension UITextView {
    /// Returns the menu of an item, or nil for none.
    func menuConfiguration(for item: UITextItem) -> UITextItem.MenuConfiguration? {
        let usual = UIMenu(children: usualCommands(for: item))
        var configuration: UITextItem.MenuConfiguration? = .init(menu: usual)
        if let textDelegate {
            if case .link(let url) = item.content,
                !textDelegate.textView(
                    self, shouldInteractWith: url, in: item.range, interaction: .presentActions)
            {
                return nil
            }
            configuration = textDelegate.textView(self, menuConfigurationFor: item, defaultMenu: usual)
        }
        guard let configuration, !configuration.menu.children.isEmpty || configuration.preview?.view != nil
        else { return nil }
        return configuration
    }

    private func usualCommands(for item: UITextItem) -> [UIMenuElement] {
        switch item.content {
        case .link(let url):
            let open = UIAction(
                title: SystemWord.text("Open Link", "リンクを開く"), image: UIImage(systemName: "safari")
            ) { [weak self] _ in self?.act(on: item) }
            let copy = UIAction(
                title: SystemWord.text("Copy Link", "リンクをコピー"), image: UIImage(systemName: "doc.on.doc")
            ) { _ in UIPasteboard.general.url = url }
            return [open, copy]
        case .textAttachment(let attachment):
            guard let image = attachment.shownImage else { return [] }
            return [
                UIAction(title: SystemWord.copy.text, image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.image = image
                }
            ]
        case .tag: return []
        }
    }
}
