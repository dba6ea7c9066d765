import Foundation
import NIOCore
import TesseraDisplay

/// The way of events from the page to the app, and the receipts that the page gets for them.
extension Device {
    /// Passes an event of `connection` to the app, after the events before it. Returns false if too many wait because the app reads none; the
    /// page must then connect again.
    ///
    /// The method returns before the app has read the event. The caller can therefore go on reading messages of the page, such as the request
    /// to start the app again, and notices the end of the connection.
    func pass(_ event: DisplayEvent, from connection: PageConnection) -> Bool {
        guard page?.id == connection.id else { return true }
        let isHello = if case .hello = event { true } else { false }
        if isHello { reach = .scene } else { hasEvents = hasEvents || event.isUse }
        guard reach != .nothing, let json = try? JSONEncoder().encode(event) else {
            if !isHello { acknowledge() }
            return true
        }
        // The app often sends nothing after the page's clock has reached a time, so this event starts no measurement.
        if !event.isClock { eventTime = eventTime ?? .now }
        let frame = ByteBuffer(bytes: Frame.event(json).encoded)
        guard events.append(.init(frame: frame, isCounted: !isHello)) else { return false }
        if !isPassing {
            passNext()
        } else if receipts.owe() {
            oweReceipt()
        }
        return true
    }

    /// Writes the waiting events, one after the other: each is written when the app's socket has accepted the one before it.
    private func passNext() {
        guard let event = events.popFirst() else {
            isPassing = false
            for number in Array(waiters.keys) { endWaiting(number) }
            return
        }
        isPassing = true
        if event.isCounted { acknowledge() }
        expectAnswer()
        let written = process.display.channel.writeAndFlush(event.frame)
        Task {
            // This fails if the app has ended, which `run()` reports to the page.
            try? await written.get()
            self.writeCount += 1
            self.passNext()
        }
    }

    /// Waits until the app's socket has accepted all events. The wait ends early if the app hangs, so that the socket accepts no event within
    /// ``HostConfiguration/eventPatience``, and in any case after ten times this time.
    ///
    /// The caller is about to end the page or to refuse one of its events. The events that the page sent before must reach the app first.
    func waitForEvents() async {
        guard isPassing else { return }
        lastWaiter += 1
        let number = lastWaiter
        await withCheckedContinuation { continuation in
            waiters[number] = continuation
            Task { await self.limitWait(number) }
        }
    }

    private func limitWait(_ number: Int) async {
        var before = -1
        for _ in 0..<10 where waiters[number] != nil && writeCount != before {
            before = writeCount
            try? await Task.sleep(for: configuration.eventPatience)
        }
        endWaiting(number)
    }

    private func endWaiting(_ number: Int) { waiters.removeValue(forKey: number)?.resume() }

    /// Counts an event, and informs the page of the number after a pause.
    private func acknowledge() {
        guard receipts.note() else { return }
        oweReceipt()
    }

    private func oweReceipt() {
        Task { [weak self] in
            try? await Task.sleep(for: EventReceipts.pause)
            await self?.sendReceipt()
        }
    }

    private func sendReceipt() {
        guard let page else {
            _ = receipts.take()
            return
        }
        // Messages to a page that is behind with reading would fill the host's memory, so the number waits.
        guard page.isWritable else { return oweReceipt() }
        page.send(.passed(receipts.take()))
        // While events wait for the app, the page gets the number again and again. Without any message it would take the connection for lost.
        if !events.isEmpty, receipts.owe() { oweReceipt() }
    }
}
