import Foundation

/// The menu of the title, and its renaming.
extension UINavigationBar {
    /// True if a tap on the title opens a menu.
    private var hasTitleMenu: Bool {
        guard let topItem, topItem.titleView == nil, topItem.title?.isEmpty == false, renaming == nil else {
            return false
        }
        return topItem.titleMenuProvider != nil || topItem.renameDelegate != nil
    }

    /// Adds, updates or removes the button that makes the title open a menu.
    func updateTitleMenu(isLarge: Bool) {
        guard hasTitleMenu else {
            titleMenuButton?.removeFromSuperview()
            titleMenuButton = nil
            return
        }
        let button = titleMenuButton ?? makeTitleMenuButton()
        button.accessibilityLabel = topItem?.title
        button.isHidden = titleLabel.isHidden
        // The display hides the small title while the large one is visible.
        button.isEnabled = !isLarge || isContentBelow
        // A tap on the title then scrolls to the top, like a tap on the bar.
        button.isUserInteractionEnabled = button.isEnabled
        button.accessibilityElementsHidden = isLarge
        titleLabel.accessibilityElementsHidden = true
    }

    private func makeTitleMenuButton() -> TitleMenuButton {
        let button = TitleMenuButton()
        button.addAction(UIAction { [weak self] _ in self?.openTitleMenu() }, for: .touchUpInside)
        titleMenuButton = button
        UIView.performWithoutAnimation { insert(button, at: nil) }
        return button
    }

    private func openTitleMenu() {
        guard let topItem, let titleMenuButton else { return }
        let suggestions = suggestedTitleElements
        let provider = topItem.titleMenuProvider ?? { $0.isEmpty ? nil : UIMenu(children: $0) }
        if let menu = provider(suggestions) { MenuPresenter.present(menu, from: titleMenuButton) }
    }

    /// The elements that the bar offers for the menu of the title.
    private var suggestedTitleElements: [UIMenuElement] {
        guard let topItem, topItem.renameDelegate?.navigationItemShouldBeginRenaming(topItem) == true else {
            return []
        }
        return [
            UIAction(title: SystemWord.rename.text, image: UIImage(systemName: "pencil")) { [weak self] _ in
                self?.beginRenaming()
            }
        ]
    }

    // MARK: Renaming

    private func beginRenaming() {
        guard let topItem, renaming == nil,
            let renaming = TitleRenaming(topItem, ended: { [weak self] in self?.removeRenaming() })
        else { return }
        self.renaming = renaming
        insert(renaming.field, at: nil)
        update()
        layoutIfNeeded()
        renaming.begin()
    }

    private func removeRenaming() {
        renaming?.field.removeFromSuperview()
        renaming = nil
        update()
    }

    /// Ends the renaming of an item that is no longer displayed.
    func endRenamingOfOthers() {
        if let renaming, renaming.item !== topItem { renaming.finish(asks: false) }
    }

    // MARK: Layout

    /// Places the button around the text of the title, for which it makes room.
    ///
    /// - Parameter width: The width of the whole text.
    func layOutTitleMenu(textWidth width: CGFloat) {
        guard let titleMenuButton else { return }
        let chevron = TitleMenuButton.chevronWidth
        var text = titleLabel.frame
        if topItem?.style == .navigator {
            // The text stays in the middle as long as the chevron fits beside it.
            if text.width < width + 2 * chevron {
                if isRightToLeft { text.origin.x += chevron }
                text.size.width = max(text.width - chevron, 0)
                titleLabel.frame = text
            }
            text = text.insetBy(dx: max((text.width - width) / 2, 0), dy: 0)
        }
        if isRightToLeft { text.origin.x -= chevron }
        text.size.width += chevron
        titleMenuButton.frame = text
    }

    /// Places the text field of a renaming between the buttons.
    func layOutRenaming(in free: CGRect) {
        guard let field = renaming?.field else { return }
        let width = min(free.width, 400)
        field.frame = CGRect(x: free.midX - width / 2, y: free.midY - 17, width: width, height: 34)
    }
}
