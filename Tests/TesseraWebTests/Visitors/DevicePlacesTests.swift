import TesseraDisplay
import Testing

@testable import TesseraWeb

struct DevicePlacesTests {
    @Test func `only a quarter of the places goes to pages before their hello`() throws {
        var places = DevicePlaces(maximum: 8, maximumPerVisitor: .max)
        let answers = (0..<3).map { _ in places.takeBeforeHello(DeviceToken(), of: nil) }
        #expect(answers == [true, true, false])
    }

    @Test func `page that says hello displaces the oldest silent one only if there is no room`() throws {
        var places = DevicePlaces(maximum: 8, maximumPerVisitor: .max)
        let silent = [DeviceToken(), DeviceToken()]
        for token in silent { #expect(places.takeBeforeHello(token, of: nil) == true) }
        for _ in 0..<6 { #expect(try places.takeAtHello(DeviceToken(), of: nil) == nil) }
        #expect(try places.takeAtHello(DeviceToken(), of: nil) == .init(token: silent[0], reason: .full))
        #expect(try places.takeAtHello(DeviceToken(), of: nil) == .init(token: silent[1], reason: .full))
        #expect(throws: DevicePlaces.Refusal.full) { try places.takeAtHello(DeviceToken(), of: nil) }
        #expect(places.count == 8)
    }

    @Test func `page that has said hello keeps its place`() throws {
        var places = DevicePlaces(maximum: 1, maximumPerVisitor: .max)
        let token = DeviceToken()
        #expect(places.takeBeforeHello(token, of: nil) == true)
        places.noteHello(token)
        #expect(throws: DevicePlaces.Refusal.full) { try places.takeAtHello(DeviceToken(), of: nil) }
    }

    @Test func `device that stands ready gives way first`() throws {
        var places = DevicePlaces(maximum: 2, maximumPerVisitor: .max)
        let (silent, spare) = (DeviceToken(), DeviceToken())
        #expect(places.takeBeforeHello(silent, of: nil) == true)
        #expect(places.takeSpare(spare) == true)
        #expect(places.takeSpare(DeviceToken()) == false)
        #expect(try places.takeAtHello(DeviceToken(), of: nil) == .init(token: spare, reason: .full))
    }

    @Test func `page gets a device that stands ready within the limits of silent pages`() throws {
        var places = DevicePlaces(maximum: 4, maximumPerVisitor: .max)
        let spares = [DeviceToken(), DeviceToken()]
        for spare in spares { #expect(places.takeSpare(spare) == true) }
        #expect(places.lend(spares[0], to: nil) == true)
        #expect(places.lend(spares[1], to: nil) == false)
        places.noteHello(spares[0])
        #expect(places.lend(spares[1], to: nil) == true)
        // This device has no place that could be lent any more.
        #expect(places.lend(spares[0], to: nil) == false)
    }

    @Test func `silent devices give way before abandoned ones`() throws {
        var places = DevicePlaces(maximum: 2, maximumPerVisitor: .max)
        let abandoned = DeviceToken()
        let silent = DeviceToken()
        #expect(try places.takeAtHello(abandoned, of: nil) == nil)
        places.noteAbandoned(abandoned, hello: 1)
        #expect(places.takeBeforeHello(silent, of: nil) == true)
        #expect(try places.takeAtHello(DeviceToken(), of: nil) == .init(token: silent, reason: .full))
        #expect(try places.takeAtHello(DeviceToken(), of: nil) == .init(token: abandoned, reason: .full))
    }

    @Test func `page that comes back keeps its place`() throws {
        var places = DevicePlaces(maximum: 1, maximumPerVisitor: .max)
        let token = DeviceToken()
        #expect(try places.takeAtHello(token, of: nil) == nil)
        places.noteAbandoned(token, hello: 1)
        places.noteHello(token)
        // The first page has gone before the second one came, and the host learns of that late.
        places.noteAbandoned(token, hello: 1)
        #expect(throws: DevicePlaces.Refusal.full) { try places.takeAtHello(DeviceToken(), of: nil) }
    }

    @Test func `visitor displaces only its own devices`() throws {
        var places = DevicePlaces(maximum: 8, maximumPerVisitor: 1)
        let visitor = try #require(IPAddress("2001:db8::1"))
        let sameCustomer = try #require(IPAddress("2001:db8::2"))
        let other = try #require(IPAddress("192.0.2.7"))
        let silent = DeviceToken()
        #expect(places.takeBeforeHello(DeviceToken(), of: other) == true)
        #expect(places.takeBeforeHello(silent, of: visitor) == true)
        #expect(places.takeBeforeHello(DeviceToken(), of: sameCustomer) == false)
        #expect(
            try places.takeAtHello(DeviceToken(), of: sameCustomer)
                == .init(token: silent, reason: .visitorIsFull))
        #expect(throws: DevicePlaces.Refusal.visitorIsFull) {
            try places.takeAtHello(DeviceToken(), of: visitor)
        }
        #expect(places.count == 2)
    }

    @Test func `page that nobody has used for a minute after its hello gives way on a full host`() throws {
        var places = DevicePlaces(maximum: 3, maximumPerVisitor: .max)
        let start = ContinuousClock.now
        let (used, first, second) = (DeviceToken(), DeviceToken(), DeviceToken())
        #expect(try places.takeAtHello(used, of: nil, at: start) == nil)
        #expect(try places.takeAtHello(first, of: nil, at: start + .seconds(10)) == nil)
        #expect(try places.takeAtHello(second, of: nil, at: start + .seconds(20)) == nil)
        places.noteUse(used)
        #expect(throws: DevicePlaces.Refusal.full) {
            try places.takeAtHello(DeviceToken(), of: nil, at: start + .seconds(69))
        }
        let late = start + .seconds(80)
        #expect(
            try places.takeAtHello(DeviceToken(), of: nil, at: late) == .init(token: first, reason: .quiet))
        #expect(
            try places.takeAtHello(DeviceToken(), of: nil, at: late) == .init(token: second, reason: .quiet))
        #expect(throws: DevicePlaces.Refusal.full) {
            try places.takeAtHello(DeviceToken(), of: nil, at: late)
        }
        #expect(places.contains(used))
    }

    @Test func `page that says hello again has a minute again`() throws {
        var places = DevicePlaces(maximum: 1, maximumPerVisitor: .max)
        let start = ContinuousClock.now
        let token = DeviceToken()
        #expect(try places.takeAtHello(token, of: nil, at: start) == nil)
        places.noteHello(token, at: start + .seconds(50))
        #expect(throws: DevicePlaces.Refusal.full) {
            try places.takeAtHello(DeviceToken(), of: nil, at: start + .seconds(109))
        }
        #expect(
            try places.takeAtHello(DeviceToken(), of: nil, at: start + .seconds(110))
                == .init(token: token, reason: .quiet))
    }

    @Test func `unused pages of the visitor with the most places give way first`() throws {
        var places = DevicePlaces(maximum: 3, maximumPerVisitor: .max)
        let start = ContinuousClock.now
        let (one, many) = (try #require(IPAddress("192.0.2.7")), try #require(IPAddress("192.0.2.8")))
        let crowd = DeviceToken()
        #expect(try places.takeAtHello(DeviceToken(), of: one, at: start) == nil)
        #expect(try places.takeAtHello(crowd, of: many, at: start + .seconds(1)) == nil)
        #expect(try places.takeAtHello(DeviceToken(), of: many, at: start + .seconds(2)) == nil)
        #expect(
            try places.takeAtHello(DeviceToken(), of: nil, at: start + .seconds(90))
                == .init(token: crowd, reason: .quiet))
    }

    @Test func `quiet page keeps its place while others can make room`() throws {
        var places = DevicePlaces(maximum: 4, maximumPerVisitor: .max)
        let start = ContinuousClock.now
        let late = start + .seconds(3600)
        let (quiet, silent) = (DeviceToken(), DeviceToken())
        #expect(try places.takeAtHello(quiet, of: nil, at: start) == nil)
        #expect(places.takeBeforeHello(silent, of: nil) == true)
        for _ in 0..<2 { #expect(try places.takeAtHello(DeviceToken(), of: nil, at: late) == nil) }
        #expect(
            try places.takeAtHello(DeviceToken(), of: nil, at: late) == .init(token: silent, reason: .full))
        #expect(places.contains(quiet))
        #expect(
            try places.takeAtHello(DeviceToken(), of: nil, at: late) == .init(token: quiet, reason: .quiet))
    }

    @Test func `quiet page keeps its place if only its visitor has no more`() throws {
        var places = DevicePlaces(maximum: 8, maximumPerVisitor: 1)
        let start = ContinuousClock.now
        let visitor = try #require(IPAddress("192.0.2.7"))
        #expect(try places.takeAtHello(DeviceToken(), of: visitor, at: start) == nil)
        #expect(throws: DevicePlaces.Refusal.visitorIsFull) {
            try places.takeAtHello(DeviceToken(), of: visitor, at: start + .seconds(3600))
        }
    }

    @Test func `load balancer learns that a host is full although a quiet page could make room`() throws {
        var places = DevicePlaces(maximum: 1, maximumPerVisitor: .max)
        let start = ContinuousClock.now
        #expect(try places.takeAtHello(DeviceToken(), of: nil, at: start) == nil)
        #expect(throws: DevicePlaces.Refusal.full) { try places.roomMaker(for: nil, at: nil) }
    }

    @Test func `receipts and facts of the screen do not count as use of a page`() {
        #expect(!TestPage.hello.isUse && !DisplayEvent.roundTrip(milliseconds: 4).isUse)
        #expect(!DisplayEvent.visibility(isVisible: true).isUse && !DisplayEvent.keyboard(height: 0).isUse)
        #expect(!DisplayEvent.clock(time: 4).isUse)
        #expect(DisplayEvent.escape.isUse && DisplayEvent.activate(view: 3).isUse)
    }

    @Test func `place that is free again goes to another page`() throws {
        var places = DevicePlaces(maximum: 1, maximumPerVisitor: 1)
        let visitor = try #require(IPAddress("192.0.2.7"))
        let token = DeviceToken()
        #expect(try places.takeAtHello(token, of: visitor) == nil)
        places.remove(token)
        #expect(!places.contains(token))
        #expect(try places.takeAtHello(DeviceToken(), of: visitor) == nil)
    }
}
