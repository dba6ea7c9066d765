import ExampleSupport
import Foundation
import Testing
import UIKit

@testable import Gourmet

struct GourmetDecodingTests {
    private let root = URL(string: "http://127.0.0.1:3000/")

    private func answer<Item: MainItem>(_ json: String, status: Int = 200) throws -> Result<[Item], APIError>
    {
        let root = try #require(root)
        let response = HTTPURLResponse(url: root, statusCode: status, httpVersion: nil, headerFields: nil)
        return APIClient.result(data: Data(json.utf8), response: response, error: nil, root: root)
    }

    @Test func `a banner is read`() throws {
        let banners: [FeaturedBanner] = try answer(
            #"[{"id": 1, "title": "特集", "image_url": "/images/a.jpg", "date_string": "2026.11.01"}]"#
        ).get()
        #expect(banners.first?.title == "特集" && banners.first?.dateString == "2026.11.01")
        #expect(banners.first?.imageUrl?.absoluteString == "http://127.0.0.1:3000/images/a.jpg")
    }

    @Test func `an interview is read with its tags`() throws {
        let interviews: [FeaturedInterview] = try answer(
            #"""
            [{"id": 2, "profile_name": "minato", "date_string": "2026.11.01", "image_url": "/a.jpg", "title": "T",
              "description": "D", "tags": "寿司, 港町、昼ごはん,,寿司, "}]
            """#
        ).get()
        #expect(interviews.first?.profileName == "minato")
        #expect(interviews.first?.tagList == ["寿司", "港町", "昼ごはん"])
    }

    @Test func `keywords, dishes and articles are read`() throws {
        let keywords: [Keyword] = try answer(#"[{"id": 1, "keyword": "タルト"}]"#).get()
        #expect(keywords.first?.keyword == "タルト")
        let arrivals: [NewArrival] = try answer(#"[{"id": 4, "title": "フォー", "image_url": "x y"}]"#).get()
        #expect(arrivals.first?.isLarge == true)
        let articles: [Article] = try answer(
            #"[{"id": 1, "title": "T", "summary": "S", "image_url": "/a.jpg"}]"#
        ).get()
        #expect(articles.first?.summary == "S")
    }

    @Test(arguments: [
        #"[{"id": "1", "keyword": "a"}]"#, #"[{"id": 1}]"#, #"[{"id": 1, "keyword": 5}]"#, #"{"id": 1}"#,
        #"[null]"#, "", "<html>", #"[{"id": 1.5, "keyword": "a"}]"#,
    ]) func `an answer in another form is an error with a message`(json: String) throws {
        let result: Result<[Keyword], APIError> = try answer(json)
        #expect(result == .failure(.invalidResponse))
    }

    @Test(arguments: [404, 500, 204]) func `other statuses are errors`(status: Int) throws {
        let result: Result<[Keyword], APIError> = try answer(#"[{"id": 1, "keyword": "a"}]"#, status: status)
        #expect(result == .failure(.status(status)))
    }

    @Test func `the large dish is the first of each three`() {
        #expect((1...9).filter { NewArrival.sample($0).isLarge } == [1, 4, 7])
        #expect(!NewArrival.sample(-2).isLarge && !NewArrival.sample(0).isLarge)
    }

    @Test func `the identifier decides about identity, and the other properties about content`() {
        #expect(Article.sample(1) == .sample(1, title: "Other"))
        #expect(
            [Article.sample(1, title: "Other"), .sample(2)].changed(since: [.sample(1), .sample(2)])
                .map(\.title) == ["Other"])
        #expect(MainElement.article(.sample(1)) != MainElement.keyword(.sample(1)))
    }
}
