import Testing

@testable import TesseraMock

@Suite struct FilterTests {
    let zoo = try? api(#"{"a": [{"n": 1, "s": "x"}, {"n": 2, "s": "y", "t": true}, {"n": 2.0, "s": "y z"}]}"#)

    @Test func `the answer without a query is the whole array`() {
        #expect(zoo?.get("/a") == #"[{"n":1,"s":"x"},{"n":2,"s":"y","t":true},{"n":2.0,"s":"y z"}]"#)
    }

    @Test(
        arguments: [
            ("/a?n=1", #"[{"n":1,"s":"x"}]"#),
            ("/a?n=2", #"[{"n":2,"s":"y","t":true}]"#),
            ("/a?n=2.0", #"[{"n":2.0,"s":"y z"}]"#),
            ("/a?s=x", #"[{"n":1,"s":"x"}]"#),
            ("/a?s=y%20z", #"[{"n":2.0,"s":"y z"}]"#),
            ("/a?s=y+z", #"[{"n":2.0,"s":"y z"}]"#),
            ("/a?t=true", #"[{"n":2,"s":"y","t":true}]"#),
            ("/a?t=false", "[]"),
            ("/a?n=9", "[]"),
        ])
    func `values compare by their JSON text`(target: String, expected: String) {
        #expect(zoo?.get(target) == expected)
    }

    @Test func `different keys must all match, and a repeated key lists alternatives`() {
        #expect(zoo?.get("/a?n=2&s=x") == "[]")
        #expect(zoo?.get("/a?s=x&s=y") == #"[{"n":1,"s":"x"},{"n":2,"s":"y","t":true}]"#)
    }

    @Test func `unknown key is ignored`() {
        #expect(zoo?.get("/a?n=1&token=secret") == #"[{"n":1,"s":"x"}]"#)
    }

    @Test func `dotted path reaches into objects`() throws {
        #expect(try api(animals).get("/animals?home.room=hall").contains(#""name":"dog""#))
        #expect(try api(animals).get("/animals?home.room=cellar") == "[]")
    }

    @Test func `empty array is an answer`() throws {
        #expect(try api(animals).status("/empty") == 200)
        #expect(try api(animals).get("/empty") == "[]")
    }

    @Test func `the answer is the whole object, whatever the query is`() throws {
        let home = try api(#"{"banner": {"id": 7, "tags": ["a"]}, "list": []}"#)
        #expect(home.get("/banner") == #"{"id":7,"tags":["a"]}"#)
        #expect(home.get("/banner?id=8") == #"{"id":7,"tags":["a"]}"#)
        #expect(home.get("/banner/") == #"{"id":7,"tags":["a"]}"#)
        #expect(home.status("/banner/id") == 404)
    }
}
