import Foundation
import Synchronization
import TesseraSelectors
import Testing

@testable import TesseraUI

struct ObservedDefaultsTests {
    private final class Observer: NSObject {
        var values: [Any?] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            values.append(change?[.newKey])
        }

        static let registered: Void = registerMembers(of: Observer.self, named: "App.DefaultsObserver") {
            $0.method(
                "observeValueForKeyPath:ofObject:change:context:",
                Observer.observeValue(forKeyPath:of:change:context:))
        }
    }

    /// Counts the notifications of settings.
    private final class Counter {
        private final class Count: Sendable {
            let number = Atomic(0)
        }

        private let count = Count()
        private let token: any NSObjectProtocol

        init(_ defaults: UserDefaults) {
            token = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
            ) { [count] _ in count.number.add(1, ordering: .relaxed) }
        }

        var value: Int { count.number.load(ordering: .relaxed) }

        deinit { NotificationCenter.default.removeObserver(token) }
    }

    /// Settings that no other test has. Nothing writes them to a file.
    private func defaults() throws -> ObservedDefaults {
        try #require(ObservedDefaults(suiteName: "test-\(UUID().uuidString)"))
    }

    @Test func `the standard settings announce their changes`() {
        ObservedDefaults.install()
        ObservedDefaults.install()
        #expect(type(of: UserDefaults.standard) == ObservedDefaults.self)
    }

    @Test func `a change of a value posts a notification`() throws {
        let defaults = try defaults()
        let counter = Counter(defaults)
        defaults.set("Ann", forKey: "name")
        defaults.set("Ann", forKey: "name")
        #expect(counter.value == 1)
        defaults.set(3, forKey: "count")
        defaults.set(3, forKey: "count")
        defaults.set(true, forKey: "isOn")
        defaults.set(true, forKey: "isOn")
        defaults.set([1, 2], forKey: "list")
        defaults.set([1, 2], forKey: "list")
        #expect(counter.value == 4)
        defaults.removeObject(forKey: "name")
        defaults.removeObject(forKey: "name")
        #expect(counter.value == 5)
        #expect(defaults.string(forKey: "name") == nil && defaults.integer(forKey: "count") == 3)
    }

    @Test func `a value of a framework posts nothing`() throws {
        let defaults = try defaults()
        let counter = Counter(defaults)
        defaults.setQuietly(["count": 1], forKey: "framework")
        defaults.setQuietly(["count": 2], forKey: "framework")
        #expect(counter.value == 0)
        #expect(defaults.dictionary(forKey: "framework") as? [String: Int] == ["count": 2])
    }

    @Test func `a key can be observed`() throws {
        Observer.registered
        let defaults = try defaults()
        let observer = Observer()
        defaults.addObserver(observer, forKeyPath: "name", options: .new, context: nil)
        defaults.set("Ann", forKey: "name")
        defaults.set("Bob", forKey: "name")
        defaults.set("other", forKey: "title")
        defaults.removeObserver(observer, forKeyPath: "name")
        defaults.set("Cid", forKey: "name")
        #expect(observer.values.map { $0 as? String } == ["Ann", "Bob"])
    }

    @Test func `an address of the web is kept whole`() throws {
        let defaults = try defaults()
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        defaults.set(url, forKey: "page")
        #expect(defaults.url(forKey: "page") == url)
        defaults.set(URL(fileURLWithPath: "/tmp/a"), forKey: "page")
        #expect(defaults.url(forKey: "page")?.path == "/tmp/a")
        defaults.set(nil as URL?, forKey: "page")
        #expect(defaults.url(forKey: "page") == nil)
    }

    @Test(arguments: ["https://example.org/a?b=c", "file:///tmp/a"])
    func `an address is announced once`(address: String) throws {
        let defaults = try defaults()
        let counter = Counter(defaults)
        let url = try #require(URL(string: address))
        defaults.set(url as Any?, forKey: "page")
        #expect(counter.value == 1)
        defaults.set(url as Any?, forKey: "page")
        defaults.set(url, forKey: "page")
        #expect(counter.value == 1)
        // Data that is no archive has no address.
        defaults.set(Data([1, 2]), forKey: "page")
        defaults.set(url, forKey: "page")
        #expect(counter.value == 3 && defaults.url(forKey: "page") == url)
    }

    @Test func `collections with the same contents are the same`() throws {
        let defaults = try defaults()
        let counter = Counter(defaults)
        let list: [Any] = [["id": 1, "isOn": true] as [String: Any], "a", [1.5]]
        defaults.set(list, forKey: "list")
        defaults.set(list, forKey: "list")
        #expect(counter.value == 1)
        defaults.set(list + ["b"], forKey: "list")
        #expect(counter.value == 2)
    }
}
