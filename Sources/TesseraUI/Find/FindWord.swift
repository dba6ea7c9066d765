/// The texts of the find panel, in Japanese if that is the user's first language, and in English otherwise.
@MainActor
enum FindWord {
    static var find: String { SystemWord.text("Find", "検索") }
    static var findAndReplace: String { SystemWord.text("Find and Replace", "検索と置換") }
    static var replacement: String { SystemWord.text("Replacement", "置き換える文字列") }
    static var replace: String { SystemWord.text("Replace", "置き換え") }
    static var replaceAll: String { SystemWord.text("All", "すべて") }
    static var next: String { SystemWord.text("Next result", "次の検索結果") }
    static var previous: String { SystemWord.text("Previous result", "前の検索結果") }
    static var matchCase: String { SystemWord.text("Match Case", "大文字/小文字を区別") }
    static var wholeWords: String { SystemWord.text("Whole Words", "単語全体") }
    static var notFound: String { SystemWord.text("Not Found", "見つかりません") }

    /// Returns the number of results.
    static func results(_ count: Int) -> String {
        SystemWord.text(count == 1 ? "1 result" : "\(count) results", "\(count)件")
    }

    /// Returns the number of a result, from 1, and how many there are.
    static func result(_ number: Int, of count: Int) -> String {
        SystemWord.text("\(number) of \(count)", "\(number)/\(count)件")
    }
}
