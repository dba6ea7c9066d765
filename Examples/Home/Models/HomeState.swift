import ExampleSupport

/// The API's answers for all sections, and the statuses of their newest requests.
struct HomeState {
    private var answers: [Section: [Applince]] = [:]
    private var statuses: [Section: APIRequestStatus] = [:]

    /// The content of a section.
    struct Content {
        /// The entries of the section. Each identifier occurs once on the whole screen.
        var entries: [Applince] = []
        /// The entries that are left out because their identifier occurs before them.
        var repeated: [Applince] = []
    }

    func status(of section: Section) -> APIRequestStatus { statuses[section] ?? .none }

    /// True if any section waits for an answer.
    var isRequesting: Bool { statuses.values.contains(.requesting) }

    mutating func setStatus(_ status: APIRequestStatus, of section: Section) {
        statuses[section] = status
    }

    mutating func setEntries(_ entries: [Applince], of section: Section) {
        answers[section] = entries
    }

    /// The contents of all sections. A data source accepts each identifier once in all its sections together, so of
    /// several entries with one identifier the first is displayed.
    var contents: [Section: Content] {
        var seen: Set<Applince> = []
        var contents: [Section: Content] = [:]
        for section in Section.allCases {
            var content = Content()
            for entry in answers[section] ?? [] {
                if seen.insert(entry).inserted {
                    content.entries.append(entry)
                } else {
                    content.repeated.append(entry)
                }
            }
            contents[section] = content
        }
        return contents
    }
}
