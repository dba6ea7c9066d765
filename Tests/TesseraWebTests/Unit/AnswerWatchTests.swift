import Testing

@testable import TesseraWeb

struct AnswerWatchTests {
    @Test func `app is silent if it sends nothing after the question`() {
        var watch = AnswerWatch()
        let begins = watch.noteEvent()
        let isSilent = watch.endPatience(watch.ask())
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
        let number = watch.ask()
        let wasSilent = watch.noteAnswer(number)
        let isSilent = watch.endPatience(number)
        let begins = watch.noteEvent()
        #expect(!wasSilent && isSilent == false && begins)
    }

    @Test func `late answer ends the silence`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask()
        _ = watch.endPatience(number)
        let isOver = watch.noteAnswer(number)
        #expect(isOver && !watch.isSilent)
    }

    @Test func `answer to another question counts for nothing`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask()
        _ = watch.endPatience(number)
        let isOver = watch.noteAnswer(number + 1)
        #expect(!isOver && watch.isSilent)
    }

    @Test func `app that sends other things gets the time again`() {
        var watch = AnswerWatch()
        _ = watch.noteEvent()
        let number = watch.ask()
        watch.noteSending()
        let answers = [watch.endPatience(number), watch.endPatience(number)]
        #expect(answers == [nil, true])
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
        let first = watch.ask()
        _ = watch.noteAnswer(first)
        _ = watch.noteEvent()
        _ = watch.ask()
        let isSilent = watch.endPatience(first)
        #expect(isSilent == false && !watch.isSilent)
    }
}
