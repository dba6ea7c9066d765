import NIOConcurrencyHelpers
import NIOEmbedded
import Testing

@testable import TesseraWeb

struct ConnectionTableTests {
    /// Connections in a table, which are named by numbers.
    private final class Connections {
        let metrics = HostMetrics()
        let table: ConnectionTable
        let channels: [EmbeddedChannel]
        private let closed = NIOLockedValueBox<[Int]>([])

        init(maximum: Int, count: Int) {
            table = ConnectionTable(maximum: maximum, metrics: metrics)
            channels = (0..<count).map { _ in EmbeddedChannel() }
            for (number, channel) in channels.enumerated() {
                channel.closeFuture.whenComplete { [closed] _ in closed.withLockedValue { $0.append(number) }
                }
            }
        }

        /// The numbers of the connections that have been closed, in their order.
        var closedNumbers: [Int] {
            for channel in channels { channel.embeddedEventLoop.run() }
            return closed.withLockedValue { $0 }
        }

        func add(_ number: Int) -> Bool { table.add(channels[number]) }
    }

    @Test func `oldest connection without a request gives way first`() {
        let connections = Connections(maximum: 3, count: 5)
        for number in 0..<3 { #expect(connections.add(number)) }
        connections.table.noteRequest(on: connections.channels[0])
        #expect(connections.add(3))
        #expect(connections.closedNumbers == [1])
        #expect(connections.add(4))
        #expect(connections.closedNumbers == [1, 2])
        #expect(connections.table.count == 3)
        #expect(connections.metrics.counts.closed == [.displaced: 2])
    }

    @Test func `connection whose last request is the oldest gives way next`() {
        let connections = Connections(maximum: 2, count: 3)
        for number in 0..<2 { #expect(connections.add(number)) }
        connections.table.noteRequest(on: connections.channels[0])
        connections.table.noteRequest(on: connections.channels[1])
        connections.table.noteRequest(on: connections.channels[0])
        #expect(connections.add(2))
        #expect(connections.closedNumbers == [1])
    }

    @Test func `WebSocket that says nothing gives way before those with requests`() {
        let connections = Connections(maximum: 2, count: 3)
        for number in 0..<2 {
            #expect(connections.add(number))
            connections.table.noteRequest(on: connections.channels[number])
        }
        connections.table.noteWebSocket(on: connections.channels[1])
        #expect(connections.add(2))
        #expect(connections.closedNumbers == [1])
    }

    @Test func `connections that display devices never give way`() {
        let connections = Connections(maximum: 2, count: 3)
        for number in 0..<2 {
            #expect(connections.add(number))
            connections.table.noteDisplay(on: connections.channels[number])
        }
        #expect(!connections.add(2))
        #expect(connections.metrics.counts.closed == [.full: 1])
        #expect(connections.closedNumbers == [])
    }

    @Test func `closed connection leaves its place`() {
        let connections = Connections(maximum: 1, count: 2)
        #expect(connections.add(0))
        connections.channels[0].close(promise: nil)
        #expect(connections.closedNumbers == [0])
        #expect(connections.table.count == 0)
        #expect(connections.add(1))
        #expect(connections.closedNumbers == [0])
    }
}
