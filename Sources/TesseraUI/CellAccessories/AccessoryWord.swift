/// The names by which assistive technology calls accessories and the index of a table: in the user's language where that is English or Japanese, and in
/// English else.
@MainActor
enum AccessoryWord {
    case checkmark, collapse, delete, expand, insert, moreInfo, options, reorder, sectionIndex, select

    /// The word in the user's language.
    var text: String {
        let language = UIDevice.current.preferredLanguages.first?.lowercased() ?? ""
        return language.hasPrefix("ja") ? japanese : english
    }

    private var english: String {
        switch self {
        case .checkmark: "Checkmark"
        case .collapse: "Collapse"
        case .delete: "Delete"
        case .expand: "Expand"
        case .insert: "Insert"
        case .moreInfo: "More Info"
        case .options: "Options"
        case .reorder: "Reorder"
        case .sectionIndex: "Section Index"
        case .select: "Select"
        }
    }

    private var japanese: String {
        switch self {
        case .checkmark: "チェックマーク"
        case .collapse: "折りたたむ"
        case .delete: "削除"
        case .expand: "展開"
        case .insert: "挿入"
        case .moreInfo: "詳細情報"
        case .options: "オプション"
        case .reorder: "並べ替え"
        case .sectionIndex: "索引"
        case .select: "選択"
        }
    }
}
