import ExampleSupport

/// A message at the end of a section, which states that the section loads, is empty, has failed, or leaves out entries
/// of the API's answer.
struct SectionNotice: Equatable {
    /// The message, which may have several lines.
    let text: String
    /// True if a spinner is beside the text.
    var isLoading = false
    /// True if the notice has a button that requests the section again.
    var offersRetry = false
}

extension SectionNotice {
    /// Creates the notice of a section. Returns nil if its entries need no explanation.
    init?(section: Section, content: HomeState.Content, status: APIRequestStatus) {
        var lines: [String] = []
        var offersRetry = false
        switch status {
        case .none, .requesting:
            if content.entries.isEmpty {
                self.init(text: "読み込んでいます…", isLoading: true)
                return
            }
        case .requestFailure(let error):
            lines.append("\(section.name)を読み込めませんでした。")
            lines.append(error.message)
            offersRetry = true
        case .requestSuccess:
            if content.entries.isEmpty, content.repeated.isEmpty {
                lines.append("\(section.name)がありません。")
                offersRetry = true
            }
        }
        if !content.repeated.isEmpty {
            let names = content.repeated.map { "「\($0.title)」(ID: \($0.id))" }
            lines.append("IDがほかの項目と重複しているため、表示できません: \(names.joined(separator: "、"))")
        }
        guard !lines.isEmpty else { return nil }
        self.init(text: lines.joined(separator: "\n"), offersRetry: offersRetry)
    }
}

extension Section {
    /// The name of the section's entries in sentences.
    var name: String {
        switch self {
        case .applianceHorizontal: "家電"
        case .article: "記事"
        }
    }
}
