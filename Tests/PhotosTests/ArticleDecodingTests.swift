import ExampleSupport
import Foundation
import Testing
import UIKit

@testable import Photos

struct ArticleDecodingTests {
    private let root = APIClient.root(environment: ["EXAMPLES_API": "http://api.example:3000"])

    private func decode(_ json: String) -> Result<[ArticleList], APIError> {
        APIClient.result(
            data: Data(json.utf8),
            response: HTTPURLResponse(url: root, statusCode: 200, httpVersion: nil, headerFields: nil),
            error: nil, root: root)
    }

    @Test func `a page is read`() throws {
        let list = try #require(
            try decode(
                """
                [{"page":2,"articles":[{"id":6,"title":"グラタン","summary":"焼きます","date":"2026/11/15",
                  "image_url":"/images/gratin-720x480.jpg"}],"has_next_page":true}]
                """
            ).get().first)
        #expect(list.page == 2)
        #expect(list.hasNextPage)
        let article = try #require(list.articles.first)
        #expect(article.id == 6)
        #expect(article.title == "グラタン")
        #expect(article.summary == "焼きます")
        #expect(article.date == "2026/11/15")
        #expect(article.imageURL?.absoluteString == "http://api.example:3000/images/gratin-720x480.jpg")
    }

    @Test func `an invalid address of a picture affects only its article`() throws {
        let article = try decode(
            """
            [{"page":1,"articles":[{"id":1,"title":"","summary":"","date":"","image_url":"http://["}],
              "has_next_page":false}]
            """
        ).get().first?.articles.first
        #expect(try #require(article).imageURL == nil)
    }

    @Test(arguments: [
        #"[{"page":1,"articles":[{"id":1,"title":"","summary":"","image_url":""}],"has_next_page":false}]"#,
        #"[{"page":1,"articles":[{"id":"1","title":"","summary":"","date":"","image_url":""}],"has_next_page":false}]"#,
        #"[{"page":1,"articles":{},"has_next_page":false}]"#,
        #"[{"page":1,"articles":[]}]"#,
        "{}", "null", "",
    ])
    func `a missing field or another type is an invalid response`(json: String) {
        #expect(throws: APIError.invalidResponse) { try decode(json).get() }
    }

    @Test func `articles differ if anything on the screen differs`() {
        let article = Article.sample(1)
        #expect(article.hasSameContent(as: .sample(1)))
        #expect(!article.hasSameContent(as: .sample(1, title: "New")))
        let later = Article(
            id: 1, title: "Article 1", summary: "Summary 1", date: "2026/11/21", imageURL: nil)
        #expect(!article.hasSameContent(as: later))
        #expect(article == later, "the data source goes by the identifier")
    }
}
