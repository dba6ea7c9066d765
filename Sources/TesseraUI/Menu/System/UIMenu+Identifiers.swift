extension UIMenu.Identifier {
    /// The menu that contains all others of a system.
    public static let root = Self("com.apple.menu.root")

    // MARK: Menus of the main system

    /// The menu of the app.
    public static let application = Self("com.apple.menu.application")
    /// The menu for files and documents.
    public static let file = Self("com.apple.menu.file")
    /// The menu for editing.
    public static let edit = Self("com.apple.menu.edit")
    /// The menu for the look of the content.
    public static let view = Self("com.apple.menu.view")
    /// The menu for windows.
    public static let window = Self("com.apple.menu.window")
    /// The menu for help.
    public static let help = Self("com.apple.menu.help")
    /// The menu for the look of text.
    public static let format = Self("com.apple.menu.format")

    // MARK: Menus in the menu of the app

    /// The menu with information on the app.
    public static let about = Self("com.apple.menu.about")
    /// The menu for the app's settings.
    public static let preferences = Self("com.apple.menu.preferences")
    /// The menu for services of other apps.
    public static let services = Self("com.apple.menu.services")
    /// The menu that hides apps.
    public static let hide = Self("com.apple.menu.hide")
    /// The menu that ends the app.
    public static let quit = Self("com.apple.menu.quit")

    // MARK: Menus in the menu for files

    /// The menu that opens another scene.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// The menu that makes something new.
    public static let newItem = Self("com.apple.menu.new-item")
    /// The menu that opens a document.
    public static let open = Self("com.apple.menu.open")
    /// The menu with the documents that were opened last.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// The menu that closes something.
    public static let close = Self("com.apple.menu.close")
    /// The menu that prints.
    public static let print = Self("com.apple.menu.print")
    /// The menu for the document, such as to rename it.
    public static let document = Self("com.apple.menu.document")

    // MARK: Menus in the menu for editing

    /// The menu that undoes and redoes.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// The menu with the commands for editing, such as copying.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// The menu for searching.
    public static let find = Self("com.apple.menu.find")
    /// The menu that opens the panel for searching.
    public static let findPanel = Self("com.apple.menu.find-panel")
    /// The menu with replacements for the selection.
    public static let replace = Self("com.apple.menu.replace")
    /// The menu that shares the selection.
    public static let share = Self("com.apple.menu.share")
    /// The menu for bold, italic and underlined text.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// The menu that fills in what the device knows.
    public static let autoFill = Self("com.apple.menu.autofill")
    /// The menu for spelling.
    public static let spelling = Self("com.apple.menu.spelling")
    /// The menu that opens the panel for spelling.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// The menu with the options of spelling.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// The menu for substitutions.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// The menu that opens the panel for substitutions.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// The menu with the options of substitutions.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// The menu for upper and lower case.
    public static let transformations = Self("com.apple.menu.transformations")
    /// The menu that reads aloud.
    public static let speech = Self("com.apple.menu.speech")
    /// The menu that looks the selection up.
    public static let lookup = Self("com.apple.menu.lookup")
    /// The menu that lets the keyboard learn the selection.
    public static let learn = Self("com.apple.menu.learn")

    // MARK: Menus in the menu for the look of text

    /// The menu for fonts.
    public static let font = Self("com.apple.menu.font")
    /// The menu for the size of text.
    public static let textSize = Self("com.apple.menu.text-size")
    /// The menu for the colour of text.
    public static let textColor = Self("com.apple.menu.text-color")
    /// The menu that copies the style of text.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// The menu for paragraphs.
    public static let text = Self("com.apple.menu.text")
    /// The menu for the direction of text.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// The menu for the alignment of text.
    public static let alignment = Self("com.apple.menu.alignment")

    // MARK: Menus in the menus for the content and for windows

    /// The menu for the toolbar.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// The menu for the sidebar.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The menu that lets the window fill the screen.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// The menu that changes the size of the window.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// The menu that places the app's windows in front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
