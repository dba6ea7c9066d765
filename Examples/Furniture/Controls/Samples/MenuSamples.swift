import UIKit

/// Samples of buttons with menus: pull-down menus of commands, and pop-up menus of choices.
@MainActor
enum MenuSamples {
    static func views() -> [UIView] {
        let pullDown = button("Pull down", commands())
        let popUp = button("", choice())
        popUp.changesSelectionAsPrimaryAction = true
        let disabled = button("", choice())
        disabled.changesSelectionAsPrimaryAction = true
        return [pullDown, popUp, disabled.disabled(), button("Deferred", deferred())]
    }

    private static func button(_ title: String, _ menu: UIMenu) -> UIButton {
        let button = ButtonSamples.button(title, .gray())
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        return button
    }

    private static func choice() -> UIMenu {
        UIMenu(children: ["Oak", "Ash", "Walnut"].map { UIAction(title: $0) { _ in } })
    }

    /// Returns a menu of commands in groups. Some have an image, a state, a subtitle or a menu of their own.
    private static func commands() -> UIMenu {
        let edit = UIMenu(
            options: .displayInline,
            children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
                UIAction(title: "Print", image: UIImage(systemName: "printer"), attributes: .disabled) { _ in
                },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                    _ in
                },
            ])
        let finish = UIMenu(title: "Finish", image: UIImage(systemName: "paintbrush"), children: [choice()])
        return UIMenu(children: [
            UIAction(title: "Favorite", subtitle: "Kept at the top", state: .on) { _ in }, finish, edit,
        ])
    }

    /// Returns a menu whose elements are made when it opens.
    private static func deferred() -> UIMenu {
        UIMenu(children: [
            UIDeferredMenuElement.uncached { completion in
                completion([UIAction(title: Date.now.formatted(date: .omitted, time: .shortened)) { _ in }])
            }
        ])
    }
}
