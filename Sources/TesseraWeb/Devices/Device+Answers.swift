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
            var wait: Duration? = AnswerWatch.patience
            while let time = wait {
                guard (try? await Task.sleep(for: time)) != nil, let self else { return }
                wait = await self.endPatience(number)
            }
        }
    }

    /// Asks the app to answer, and returns the number of the question.
    private func ask() -> Int {
        let number = watch.ask()
        process.display.channel.writeAndFlush(ByteBuffer(bytes: Frame.ping(number).encoded), promise: nil)
        return number
    }

    /// Ends the app's time to answer a question, and informs the page if the app is silent. Returns the time that the app has
    /// left, if it has some.
    private func endPatience(_ number: Int) -> Duration? {
        // A page that takes its messages slowly keeps the host from reading the app's answer.
        if isForwarding { watch.noteSending() }
        switch watch.endPatience(number) {
        case .waiting(let time): return time
        case .silent: page?.send(.silent(app: app.name))
        case .over: break
        }
        return nil
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
