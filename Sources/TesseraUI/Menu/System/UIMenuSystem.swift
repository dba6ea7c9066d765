import Foundation

/// The menus of the app, or those that open at a place.
/// See Apple's [UIMenuSystem](https://developer.apple.com/documentation/uikit/uimenusystem).
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menus of the app, which ``UIResponder/buildMenu(with:)`` of the app and of its delegate builds.
    ///
    /// As on an iPhone, no menu bar displays them, but the keys of their ``UIKeyCommand`` elements work.
    open class var main: UIMenuSystem { mainSystem }
    /// The menus for editing. They are built each time they open, by the responders from the app to the view with the menu.
    open class var context: UIMenuSystem { contextSystem }

    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    private override init() {
        super.init()
    }

    /// Builds the menus of the system again, before they are used the next time. An open menu changes at once.
    open func setNeedsRebuild() {
        built = nil
        setNeedsRevalidate()
    }

    /// Finds out again which commands of the menus can be performed.
    open func setNeedsRevalidate() {
        if self === Self.mainSystem {
            UIApplication.shared.scheduleCommits()
        } else {
            TextMenus.commandsChanged()
            if UIMenuController.shared.isMenuVisible { UIMenuController.shared.update() }
        }
    }

    // MARK: The menus of the app

    private struct Built {
        /// The delegate of the app that has built the menus.
        weak var delegate: AnyObject?
        var keyCommands: [UIKeyCommand]
        /// The titles of the menus that contain the commands.
        var titles: [ObjectIdentifier: String] = [:]
    }

    private var built: Built?

    /// The key commands of the app's menus.
    var keyCommands: [UIKeyCommand] {
        let delegate = UIApplication.shared.delegate as AnyObject?
        if let built, built.delegate === delegate { return built.keyCommands }
        let builder = MenuBuilder(system: self, elements: MainMenu.elements)
        // The delegate may ask for key commands, or want the menus to be built again.
        built = Built(delegate: delegate, keyCommands: [])
        builder.build(from: UIApplication.shared)
        let commands = builder.root.leaves.compactMap { $0 as? UIKeyCommand }
        var titles: [ObjectIdentifier: String] = [:]
        for case let menu as UIMenu in builder.root.children where !menu.title.isEmpty {
            for leaf in menu.leaves { titles[ObjectIdentifier(leaf)] = menu.title }
        }
        built = Built(delegate: delegate, keyCommands: commands, titles: titles)
        return commands
    }

    /// Returns the title of the menu of the app that contains a command, or nil if none does or it has no title.
    func menuTitle(of command: UIKeyCommand) -> String? { built?.titles[ObjectIdentifier(command)] }
}

/// The menus of an app before it changes them.
@MainActor
private enum MainMenu {
    static var elements: [UIMenuElement] {
        [
            menu("", .application, [.about, .preferences, .services, .hide, .quit]),
            UIMenu(
                title: SystemWord.text("File", "ファイル"), identifier: .file,
                children: [.newScene, .openRecent, .close, .document].map(group) + [printing]),
            UIMenu(
                title: SystemWord.edit.text, identifier: .edit,
                children: [
                    commands(.undoRedo, [(.undo, "undo:"), (.redo, "redo:")]),
                    commands(
                        .standardEdit,
                        [
                            (.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:"), (.delete, "delete:"),
                            (.selectAll, "selectAll:"),
                        ]),
                    group(.find), group(.replace), group(.share), group(.spelling), group(.substitutions),
                    group(.transformations), group(.speech), group(.lookup), group(.learn), group(.autoFill),
                ]),
            menu(SystemWord.text("Format", "フォーマット"), .format, [.font, .textStyle, .text]),
            menu(SystemWord.text("View", "表示"), .view, [.toolbar, .sidebar, .fullscreen]),
            menu(SystemWord.text("Window", "ウインドウ"), .window, [.minimizeAndZoom, .bringAllToFront]),
            menu(SystemWord.text("Help", "ヘルプ"), .help, []),
        ]
    }

    private static var printing: UIMenu {
        // An app that is a package has no place to say whether it prints.
        let isStated = AppResources.information("UIApplicationSupportsPrintCommand") as? Bool == true
        guard isStated || AppResources.folder == nil else { return group(.print) }
        return group(.print).replacingChildren([
            UIKeyCommand(
                title: SystemWord.text("Print…", "プリント…"), action: "printContent:", input: "p",
                modifierFlags: .command)
        ])
    }

    private static func menu(_ title: String, _ name: UIMenu.Identifier, _ groups: [UIMenu.Identifier])
        -> UIMenu
    {
        UIMenu(title: title, identifier: name, children: groups.map(group))
    }

    private static func group(_ name: UIMenu.Identifier) -> UIMenu {
        UIMenu(identifier: name, options: .displayInline)
    }

    private static func commands(_ name: UIMenu.Identifier, _ commands: [(SystemWord, Selector)]) -> UIMenu {
        group(name).replacingChildren(commands.map { UICommand(title: $0.text, action: $1) })
    }
}
