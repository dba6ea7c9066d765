import NIOCore
import TesseraDisplay

extension Device {
    /// Begins to check that the app answers, unless a check is under way.
    func expectAnswer() {
        if watch.noteEvent() { check() }
    }

    /// Asks the app after a pause, and informs the page if no answer comes.
    private func check() {
        Task { [weak self] in
            guard (try? await Task.sleep(for: AnswerWatch.pause)) != nil, let number = await self?.ask()
            else { return }
            while let self, await self.isWaitingForAnswer(number) {}
        }
    }

    /// Asks the app to answer, and returns the number of the question.
    private func ask() -> Int {
        let number = watch.ask()
        process.display.channel.writeAndFlush(ByteBuffer(bytes: Frame.ping(number).encoded), promise: nil)
        return number
    }

    /// Waits for the app's answer to a question. Returns false when the check is over.
    private func isWaitingForAnswer(_ number: Int) async -> Bool {
        guard (try? await Task.sleep(for: AnswerWatch.patience)) != nil else { return false }
        // A page that takes its messages slowly keeps the host from reading the app's answer.
        if isForwarding { watch.noteSending() }
        switch watch.endPatience(number) {
        case nil: return true
        case true?: page?.send(.silent(app: app.name))
        case false?: break
        }
        return false
    }

    /// Notes the app's answer to a question.
    func receiveAnswer(_ number: Int) {
        if watch.noteAnswer(number) { page?.send(.answering) }
        if watch.beginNextCheck() { check() }
    }

    /// Ends the app process, since its user does not want to wait for it any longer. Does nothing if the app answers.
    func restart(from connection: PageConnection) {
        guard page?.id == connection.id, watch.isSilent else { return }
        failure.setReason("it did not answer")
        end(.hung)
    }
}
