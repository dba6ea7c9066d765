import Testing

@testable import TesseraWeb

struct AnswerWatchTests {
    @Test func `app is silent if it sends nothing after the question`() {
        var watch = AnswerWatch()
        let begins = watch.noteEvent()
        _ = watch.ask()
        let isSilent = watch.endPatience()
        #expect(begins && isSilent == true && watch.isSilent)
    }

    @Test func `events during a check begin no other`() {
        var watch = AnswerWatch()
        let answers = [watch.noteEvent(), watch.noteEvent()]
        #expect(answers == [true, false])
    }

    @Test func `answer ends the check`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let wasSilent = watch.noteAnswer(watch.ask())
        let isSilent = watch.endPatience()
        let begins = watch.noteEvent()
        #expect(!wasSilent && isSilent == false && begins)
    }

    @Test func `late answer ends the silence`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask()
        _ = watch.endPatience()
        let isOver = watch.noteAnswer(number)
        #expect(isOver && !watch.isSilent)
    }

    @Test func `answer to another question counts for nothing`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask()
        _ = watch.endPatience()
        let isOver = watch.noteAnswer(number + 1)
        #expect(!isOver && watch.isSilent)
    }

    @Test func `app that sends other things gets the time again`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        _ = watch.ask()
        watch.noteSending()
        let answers = [watch.endPatience(), watch.endPatience()]
        #expect(answers == [nil, true])
    }
}
