import Testing

@testable import TesseraMock

@Suite struct RewriteTests {
    private func rewritten(_ target: String, _ pattern: String, _ replacement: String) throws
        -> RequestTarget?
    {
        try RewriteRule(pattern: pattern, replacement: replacement).apply(to: RequestTarget(target))
    }

    @Test func `a named value moves from the query to another place`() throws {
        let result = try rewritten(
            "/api/mock/v1/special/photos?page=2", "/api/mock/v1/special/photos?page=:page",
            "/get_photo_list?page=:page")
        #expect(result == RequestTarget("/get_photo_list?page=2"))
    }

    @Test func `rule asks for named parameters and passes on others`() throws {
        #expect(try rewritten("/photos", "/photos?page=:page", "/list?page=:page") == nil)
        #expect(
            try rewritten("/photos?lang=ja&page=2", "/photos?page=:page", "/list?p=:page")
                == RequestTarget("/list?p=2&lang=ja"))
        #expect(try rewritten("/photos?kind=b", "/photos?kind=a", "/list") == nil)
    }

    @Test func `named path segment moves`() throws {
        #expect(
            try rewritten("/users/7/photos", "/users/:id/photos", "/photos?user=:id")
                == RequestTarget("/photos?user=7"))
        #expect(try rewritten("/users/7/8/photos", "/users/:id/photos", "/photos?user=:id") == nil)
        #expect(try rewritten("/users//photos", "/users/:id/photos", "/photos?user=:id") == nil)
    }

    @Test func `a star stands for the remaining path`() throws {
        #expect(try rewritten("/api/v1/a/b", "/api/v1/*", "/$1") == RequestTarget("/a/b"))
        #expect(try rewritten("/api", "/api/v1/*", "/$1") == nil)
    }

    @Test func `path begins with one slash whatever follows it`() {
        // A slash with an accent behind it is one character for Swift, and is not a slash.
        #expect(Array(RequestTarget("/\u{301}s").path.utf8) == [0x2F, 0xCC, 0x81, 0x73])
        #expect(Array(RequestTarget("\u{301}s").path.utf8) == [0x2F, 0xCC, 0x81, 0x73])
    }

    @Test func `every rule is applied once in order`() throws {
        let zoo = try api(animals, routes: #"{"/api/*": "/$1", "/pets?only=:name": "/animals?name=:name"}"#)
        #expect(zoo.get("/api/pets?only=dog").contains(#""id":2"#))
    }

    @Test(
        arguments: [
            (#"{"photos": "/a"}"#, 1, 12, #"the route "photos" must start with '/'"#),
            (#"{"/photos": "a"}"#, 1, 13, #"the target "a" of "/photos" must start with '/'"#),
            (
                "{\n  \"/a\": \"/b?page=:page\"\n}", 2, 9,
                #"":page" of "/b?page=:page" does not occur in "/a""#
            ),
            (#"{"/*/a": "/b"}"#, 1, 10, #"'*' must be the last character of the path in "/*/a""#),
        ])
    func `invalid rule is refused with its place`(routes: String, line: Int, column: Int, message: String) {
        #expect(throws: MockFileError(path: "sample.json", line: line, column: column, message: message)) {
            try RewriteRules(source(routes))
        }
    }
}
