import ExampleSupport
import Foundation

/// An interview with someone who cooks or eats.
struct FeaturedInterview: MainItem {
    let id: Int
    let profileName: String
    let dateString: String
    /// The picture's URL, or nil if the API's text is not a URL.
    let imageUrl: URL?
    let title: String
    let description: String
    /// The subjects of the interview, separated by commas.
    let tags: String

    /// The tags in their order without white space around them. A tag that occurs several times is in the list once.
    var tagList: [String] {
        var seen: Set<String> = []
        return tags.split { ",、,".contains($0) }
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    func hasSameContent(as other: FeaturedInterview) -> Bool {
        id == other.id && profileName == other.profileName && dateString == other.dateString
            && imageUrl == other.imageUrl && title == other.title && description == other.description
            && tags == other.tags
    }
}

extension FeaturedInterview {
    private enum Keys: String, CodingKey {
        case id, title, description, tags
        case profileName = "profile_name"
        case dateString = "date_string"
        case imageUrl = "image_url"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decode(Int.self, forKey: .id)
        profileName = try container.decode(String.self, forKey: .profileName)
        dateString = try container.decode(String.self, forKey: .dateString)
        imageUrl = decoder.answerURL(try container.decode(String.self, forKey: .imageUrl))
        title = try container.decode(String.self, forKey: .title)
        description = try container.decode(String.self, forKey: .description)
        tags = try container.decode(String.self, forKey: .tags)
    }
}
