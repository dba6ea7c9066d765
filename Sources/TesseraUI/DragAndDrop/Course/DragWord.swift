/// The texts that assistive technology reads during a drag with the keyboard.
///
/// They are Japanese if that is the user's first language, and English otherwise.
@MainActor
enum DragWord {
    case lifted, move, copy, refused

    /// Returns the text for a place among several.
    static func place(_ place: Int, of count: Int) -> String {
        SystemWord.isJapanese ? "\(count)件中\(place)件目" : "\(place) of \(count)"
    }

    /// The text in the user's language.
    var text: String { SystemWord.isJapanese ? japanese : english }

    private var english: String {
        switch self {
        case .lifted: "Lifted. The arrow keys choose a place, Space drops, Escape cancels."
        case .move: "Move here"
        case .copy: "Copy here"
        case .refused: "Cannot be dropped here"
        }
    }

    private var japanese: String {
        switch self {
        case .lifted: "持ち上げました。矢印キーで場所を選び、スペースキーで置き、Escキーで取り消します。"
        case .move: "ここへ移動"
        case .copy: "ここへコピー"
        case .refused: "ここには置けません"
        }
    }
}
