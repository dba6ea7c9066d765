import Testing

@testable import TesseraWeb

struct AnswerWatchTests {
    private let start = ContinuousClock.now

    @Test func `app is silent if it sends nothing for three seconds after the question`() {
        var watch = AnswerWatch()
        let begins = watch.noteEvent()
        let number = watch.ask(at: start)
        let early = watch.endPatience(number, at: start + .seconds(2))
        let outcome = watch.endPatience(number, at: start + .seconds(3))
        #expect(begins && early == .waiting(.seconds(1)) && outcome == .silent && watch.isSilent)
    }

    @Test func `events during a check begin no other`() {
        var watch = AnswerWatch()
        let answers = [watch.noteEvent(), watch.noteEvent()]
        #expect(answers == [true, false])
    }

    @Test func `answer ends the check`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask(at: start)
        let wasSilent = watch.noteAnswer(number)
        let outcome = watch.endPatience(number, at: start + .seconds(3))
        let begins = watch.noteEvent()
        #expect(!wasSilent && outcome == .over && begins)
    }

    @Test func `late answer ends the silence`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask(at: start)
        _ = watch.endPatience(number, at: start + .seconds(3))
        let isOver = watch.noteAnswer(number)
        #expect(isOver && !watch.isSilent)
    }

    @Test func `answer to another question counts for nothing`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask(at: start)
        _ = watch.endPatience(number, at: start + .seconds(3))
        let isOver = watch.noteAnswer(number + 1)
        #expect(!isOver && watch.isSilent)
    }

    @Test func `app that sends other things has three seconds since then`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask(at: start)
        watch.noteSending(at: start + .seconds(1))
        let outcomes = [
            watch.endPatience(number, at: start + .seconds(3)),
            watch.endPatience(number, at: start + .seconds(4)),
        ]
        #expect(outcomes == [.waiting(.seconds(1)), .silent])
    }

    @Test(arguments: [[], [500], [1500], [900, 3900], [2000, 4000, 6500], [999, 1000, 1001, 3999]])
    func `app that hangs is named within five seconds`(sendings: [Int]) {
        // The event comes at the beginning, and the app hangs after the last thing that it sends.
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        var sendings = sendings.map(Duration.milliseconds)
        let hang = sendings.last ?? .zero
        func pass(until time: Duration) {
            while let next = sendings.first, next <= time {
                watch.noteSending(at: start + next)
                sendings.removeFirst()
            }
        }
        var time = AnswerWatch.pause
        pass(until: time)
        let number = watch.ask(at: start + time)
        time += AnswerWatch.patience
        pass(until: time)
        while case .waiting(let rest) = watch.endPatience(number, at: start + time) {
            time += rest
            pass(until: time)
        }
        #expect(watch.isSilent && time - hang <= .seconds(4))
    }

    @Test func `app that hangs at an event after the question is named within five seconds of its answer`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let first = watch.ask(at: start + .seconds(1))
        _ = watch.noteEvent()
        let answer = Duration.milliseconds(3900)
        watch.noteSending(at: start + answer)
        _ = watch.noteAnswer(first)
        let begins = watch.beginNextCheck()
        let second = watch.ask(at: start + answer + AnswerWatch.pause)
        let outcome = watch.endPatience(second, at: start + answer + .seconds(5))
        #expect(begins && outcome == .silent)
    }

    @Test func `event after the question begins another check`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask()
        _ = watch.noteEvent()
        _ = watch.noteAnswer(number)
        let begins = [watch.beginNextCheck(), watch.beginNextCheck()]
        #expect(begins == [true, false])
    }

    @Test func `event before the question begins no other check`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        _ = watch.noteEvent()
        _ = watch.noteAnswer(watch.ask())
        let begins = watch.beginNextCheck()
        #expect(!begins)
    }

    @Test func `end of the time for an earlier question counts for nothing`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let first = watch.ask(at: start)
        _ = watch.noteAnswer(first)
        _ = watch.noteEvent()
        _ = watch.ask(at: start)
        let outcome = watch.endPatience(first, at: start + .seconds(9))
        #expect(outcome == .over && !watch.isSilent)
    }
}
