import NIOCore
import TesseraDisplay

/// The way of events to the app.
extension Device {
    /// Passes an event to the app after those that wait. Returns false if there is no room for it.
    func enqueue(_ event: EventQueue.Entry) -> Bool {
        guard passage.events.append(event) else { return false }
        if !passage.isWriting {
            passNext()
        } else if passage.receipts.owe() {
            oweReceipt()
        }
        return true
    }

    /// Writes the waiting events, one after the other: each is written when the app's socket has accepted the one before it.
    private func passNext() {
        guard let event = passage.events.popFirst() else {
            passage.isWriting = false
            for number in Array(passage.waiters.keys) { endWaiting(number) }
            return
        }
        passage.isWriting = true
        if event.isCounted { acknowledge() }
        expectAnswer()
        let written = process.display.channel.writeAndFlush(event.frame)
        tasks.start {
            // This fails if the app has ended, which `run()` reports to the page.
            try? await written.get()
            await self.noteWritten()
        }
    }

    private func noteWritten() {
        passage.writeCount += 1
        passNext()
    }

    /// Waits until the app's socket has accepted all events. The wait ends early if the app hangs, so that the socket accepts no
    /// event within ``HostConfiguration/eventPatience``, and in any case after ten times this time.
    ///
    /// The caller is about to end the page or to refuse one of its events. The events that the page sent before must reach the
    /// app first.
    func waitForEvents() async {
        guard passage.isWriting else { return }
        passage.lastWaiter += 1
        let number = passage.lastWaiter
        await withCheckedContinuation { continuation in
            passage.waiters[number] = continuation
            Task { await self.limitWait(number) }
        }
    }

    private func limitWait(_ number: Int) async {
        var before = -1
        for _ in 0..<10 where passage.waiters[number] != nil && passage.writeCount != before {
            before = passage.writeCount
            try? await Task.sleep(for: configuration.eventPatience)
        }
        endWaiting(number)
    }

    private func endWaiting(_ number: Int) { passage.waiters.removeValue(forKey: number)?.resume() }

    /// Counts an event, and informs the page of the number after a pause.
    func acknowledge() {
        guard passage.receipts.note() else { return }
        oweReceipt()
    }

    private func oweReceipt() {
        let loop = process.display.channel.eventLoop
        loop.scheduleTask(in: TimeAmount(EventReceipts.pause)) { [weak self, tasks] in
            guard let self else { return }
            tasks.start { await self.sendReceipt() }
        }
    }

    private func sendReceipt() {
        guard let page else {
            _ = passage.receipts.take()
            return
        }
        // Messages to a page that is behind with reading would fill the host's memory, so the number waits.
        guard page.isWritable else { return oweReceipt() }
        page.send(.passed(passage.receipts.take()))
        // While events wait for the app, the page gets the number again and again. Without any message it would take the
        // connection for lost.
        if !passage.events.isEmpty, passage.receipts.owe() { oweReceipt() }
    }
}
