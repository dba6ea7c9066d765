extension UIBarButtonItem {
    /// The items that the system provides. They have an image or a word in the user's language.
    /// See Apple's [UIBarButtonItem.SystemItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem).
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// The word “Done” in bold letters.
        case done = 0
        /// The word “Cancel”.
        case cancel = 1
        /// The word “Edit”.
        case edit = 2
        /// The word “Save” in bold letters.
        case save = 3
        /// A plus.
        case add = 4
        /// A space that takes an equal share of the free space in a toolbar.
        case flexibleSpace = 5
        /// A space with the width ``UIBarButtonItem/width``.
        case fixedSpace = 6
        /// A pencil on paper.
        case compose = 7
        /// An arrow to the left, for replies.
        case reply = 8
        /// An arrow out of a box, for actions with the content of the screen.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// An arrow in a circle.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle to the right.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// The word “Undo”.
        case undo = 21
        /// The word “Redo”.
        case redo = 22
        /// A cross in a filled circle.
        case close = 24

        /// The name of the item's symbol, or nil for words and spaces.
        var symbolName: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .close: "xmark.circle.fill"
            }
        }

        /// The word of the item, which assistive technology reads if it has an image, or nil for spaces.
        var word: SystemWord? {
            switch self {
            case .flexibleSpace, .fixedSpace: nil
            case .done: .done
            case .cancel: .cancel
            case .edit: .edit
            case .save: .save
            case .add: .add
            case .compose: .compose
            case .reply: .reply
            case .action: .action
            case .organize: .organize
            case .bookmarks: .bookmarks
            case .search: .search
            case .refresh: .refresh
            case .stop: .stop
            case .camera: .camera
            case .trash: .trash
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            case .undo: .undo
            case .redo: .redo
            case .close: .close
            }
        }

        /// The style of the item.
        var style: Style { self == .done || self == .save ? .done : .plain }
    }
}
