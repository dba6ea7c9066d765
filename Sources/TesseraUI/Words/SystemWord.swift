/// The words that the system's own controls display or that assistive technology reads.
///
/// They are in Japanese if that is the user's first language, and in English otherwise.
@MainActor
package enum SystemWord: String {
    case back, cancel, close, done, edit, more, redo, save, search, undo
    case clear, results
    case action, add, bookmarks, camera, compose, fastForward, organize, pause, play, refresh, reply, rewind,
        stop, trash
    case copy, mail, message, share
    case contacts, downloads, favorites, featured, history, mostRecent, mostViewed, recents, topRated
    case hideSidebar, sidebar
    case grabber
    case decrement, increment, inProgress, progress
    case hours, minutes, nextMonth, previousMonth, time, today
    case checkmark, collapse, delete, expand, insert, moreInfo, options, reorder, sectionIndex, select
    case cut, paste, selectAll
    case preview
    case checkSpelling, loading, noResults
    case rename

    /// Returns a description of the page on screen among several.
    static func page(_ page: Int, of count: Int) -> String {
        isJapanese ? "\(count)ページ中\(page)ページ目" : "page \(page) of \(count)"
    }

    /// Returns a sentence that says that nothing was found for a search text.
    static func noResults(for query: String) -> String {
        isJapanese ? "“\(query)”の検索結果はありません" : "No Results for “\(query)”"
    }

    /// Returns the title of a menu item that undoes an action with a name, which may be empty.
    static func undoing(_ name: String) -> String {
        name.isEmpty ? undo.text : isJapanese ? "\(name)を取り消す" : "Undo \(name)"
    }

    /// Returns the title of a command that changes the look of a text.
    static func style(_ action: Selector) -> String {
        switch action {
        case "toggleBoldface:": text("Bold", "ボールド")
        case "toggleItalics:": text("Italic", "イタリック")
        default: text("Underline", "アンダーライン")
        }
    }

    /// Returns the title of a menu item that redoes an action with a name, which may be empty.
    static func redoing(_ name: String) -> String {
        name.isEmpty ? redo.text : isJapanese ? "\(name)をやり直す" : "Redo \(name)"
    }

    /// The word in the user's language.
    var text: String { Self.isJapanese ? japanese : english }

    /// Returns the text in the user's language: the Japanese one if that is the first language, and the English one otherwise.
    package static func text(_ english: String, _ japanese: String) -> String {
        isJapanese ? japanese : english
    }

    static var isJapanese: Bool {
        UIDevice.current.preferredLanguages.first?.lowercased().hasPrefix("ja") == true
    }

    private var english: String {
        switch self {
        case .action: "Share"
        case .share: "Share…"
        case .fastForward: "Fast forward"
        case .stop: "Close"
        case .trash: "Delete"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        case .topRated: "Top Rated"
        case .hideSidebar: "Hide Sidebar"
        case .selectAll: "Select All"
        case .clear: "Clear text"
        case .moreInfo: "More Info"
        case .sectionIndex: "Section Index"
        case .grabber: "Sheet Grabber"
        case .inProgress: "In progress"
        case .hours: "hours"
        case .minutes: "min"
        case .nextMonth: "Next month"
        case .previousMonth: "Previous month"
        case .checkSpelling: "Check the spelling or try a new search."
        case .loading: "Loading…"
        case .noResults: "No Results"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    private var japanese: String {
        switch self {
        case .back: "戻る"
        case .rename: "名称変更"
        case .cancel: "キャンセル"
        case .preview: "プレビュー"
        case .clear: "テキストを消去"
        case .results: "検索結果"
        case .close, .stop: "閉じる"
        case .done: "完了"
        case .edit: "編集"
        case .more: "その他"
        case .redo: "やり直す"
        case .save: "保存"
        case .search: "検索"
        case .undo: "取り消す"
        case .action: "共有"
        case .add: "追加"
        case .bookmarks: "ブックマーク"
        case .copy: "コピー"
        case .mail: "メール"
        case .message: "メッセージ"
        case .share: "共有…"
        case .camera: "カメラ"
        case .compose: "作成"
        case .fastForward: "早送り"
        case .organize: "整理"
        case .pause: "一時停止"
        case .play: "再生"
        case .refresh: "更新"
        case .reply: "返信"
        case .rewind: "巻き戻し"
        case .trash, .delete: "削除"
        case .contacts: "連絡先"
        case .downloads: "ダウンロード"
        case .favorites: "よく使う項目"
        case .featured: "おすすめ"
        case .history, .recents: "履歴"
        case .mostRecent: "最新"
        case .mostViewed: "閲覧数順"
        case .topRated: "トップレート"
        case .hideSidebar: "サイドバーを非表示"
        case .sidebar: "サイドバー"
        case .checkmark: "チェックマーク"
        case .grabber: "シートグラバー"
        case .collapse: "折りたたむ"
        case .expand: "展開"
        case .insert: "挿入"
        case .moreInfo: "詳細情報"
        case .options: "オプション"
        case .reorder: "並べ替え"
        case .sectionIndex: "索引"
        case .decrement: "減らす"
        case .increment: "増やす"
        case .inProgress: "処理中"
        case .progress: "進捗"
        case .hours: "時間"
        case .minutes: "分"
        case .nextMonth: "次の月"
        case .previousMonth: "前の月"
        case .time: "時刻"
        case .today: "今日"
        case .cut: "カット"
        case .paste: "ペースト"
        case .selectAll: "すべてを選択"
        case .select: "選択"
        case .checkSpelling: "スペルを確認するか、別の検索を試してください。"
        case .loading: "読み込み中…"
        case .noResults: "検索結果なし"
        }
    }
}
