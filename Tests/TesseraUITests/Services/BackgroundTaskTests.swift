import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct BackgroundTaskTests {
    private let tasks = BackgroundTasks()
    private let log = Recorder<String>()

    @Test func `an app without tasks ends at once`() {
        tasks.expire(within: 100) { [log] in log.values.append("end") }
        #expect(log.values == ["end"])
    }

    @Test func `an app ends when its last task has ended`() async {
        let first = tasks.begin("first") { [log] in log.values.append("first expires") }
        let second = tasks.begin(nil) { [log, tasks] in
            log.values.append("second expires")
            tasks.end(2)
        }
        #expect(first == 1 && second == 2)
        tasks.expire(within: 100) { [log] in log.values.append("end") }
        #expect(log.values == ["first expires", "second expires"])
        tasks.end(1)
        await wait(until: { log.values.count == 3 })
        #expect(log.values.last == "end")
    }

    @Test func `an app ends in spite of a task that does not end`() async {
        _ = tasks.begin("sync", nil)
        tasks.expire(within: 0) { [log] in log.values.append("end") }
        await wait(until: { !log.values.isEmpty })
        #expect(log.values == ["end"])
    }

    @Test func `no task begins when the app is about to end`() {
        tasks.expire(within: 100) {}
        #expect(tasks.begin("late", nil) == nil)
    }

    @Test func `tasks begin and end on any thread`() async {
        let identifiers = await Task.detached {
            let app = await UIApplication.shared
            let task = app.beginBackgroundTask(withName: "sync")
            app.endBackgroundTask(task)
            app.endBackgroundTask(.invalid)
            return (task, app.beginBackgroundTask {})
        }.value
        #expect(identifiers.0 != .invalid && identifiers.0 != identifiers.1)
        UIApplication.shared.endBackgroundTask(identifiers.1)
    }
}
