import Testing

@testable import Catalog

struct WiFiTests {
    /// Returns a receiver that has scanned for networks once.
    private func listening() -> WiFi {
        var wiFi = WiFi()
        wiFi.scan()
        return wiFi
    }

    @Test func `nothing is found before the first scan`() {
        #expect(WiFi().isOn)
        #expect(WiFi().found.isEmpty)
        #expect(WiFi().current == nil)
    }

    @Test func `scans find networks by name and change`() {
        var wiFi = listening()
        var lists: [[String]] = []
        for _ in 0..<20 {
            #expect(wiFi.found.map(\.id) == wiFi.found.map(\.id).sorted())
            #expect(wiFi.found.allSatisfy { (1...3).contains($0.strength) })
            lists.append(wiFi.found.map(\.id))
            wiFi.scan()
        }
        #expect(Set(lists).count > 10)
        #expect(Set(lists.joined()) == Set(WiFi.names))
    }

    @Test func `the same seed finds the same`() {
        var (one, other) = (WiFi(seed: 5), WiFi(seed: 5))
        for _ in 0..<5 {
            one.scan()
            other.scan()
        }
        #expect(one.found == other.found)
    }

    @Test func `joining a network takes it out of the list of others`() throws {
        var wiFi = listening()
        let first = try #require(wiFi.found.first)
        wiFi.join(first.id)
        #expect(wiFi.current == first)
        #expect(!wiFi.found.contains(first))
        for _ in 0..<10 {
            wiFi.scan()
            #expect(!wiFi.found.map(\.id).contains(first.id))
        }
    }

    @Test func `joining another network puts the first one back into the list`() throws {
        var wiFi = listening()
        let before = wiFi.found.map(\.id)
        let (first, last) = (try #require(before.first), try #require(before.last))
        wiFi.join(first)
        wiFi.join(last)
        #expect(wiFi.current?.id == last)
        #expect(wiFi.found.map(\.id) == before.dropLast())
    }

    @Test func `a network that is out of reach cannot be joined`() {
        var wiFi = listening()
        wiFi.join("どこにもない")
        #expect(wiFi.current == nil)
    }

    @Test func `a receiver that is turned off forgets all networks and finds none`() throws {
        var wiFi = listening()
        wiFi.join(try #require(wiFi.found.first).id)
        wiFi.isOn = false
        #expect(wiFi.current == nil)
        #expect(wiFi.found.isEmpty)
        wiFi.scan()
        #expect(wiFi.found.isEmpty)
        wiFi.isOn = true
        wiFi.scan()
        #expect(!wiFi.found.isEmpty)
    }
}
