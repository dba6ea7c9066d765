import Testing

@testable import TesseraDevelopment

@Suite struct BuildCourseTests {
    @Test func `ten files that are saved at once are built once`() {
        var course = BuildCourse()
        for number in 1...10 { #expect(course.changed(["\(number).swift"]) == .wait) }
        #expect(course.settled() == .build(Set((1...10).map { "\($0).swift" })))
        #expect(course.ended(isComplete: true) == nil)
        #expect(course.phase == .idle)
    }

    @Test func `a save during a build starts it anew with the changes of both`() {
        var course = BuildCourse()
        _ = course.changed(["a"])
        #expect(course.settled() == .build(["a"]))
        #expect(course.changed(["b"]) == .stopAndWait)
        #expect(course.changed(["c"]) == .wait)
        #expect(course.ended(isComplete: false) == nil)
        #expect(course.settled() == .build(["a", "b", "c"]))
    }

    @Test func `a build that takes long to stop is followed by another one at once`() {
        var course = BuildCourse()
        _ = course.changed(["a"])
        _ = course.settled()
        _ = course.changed(["b"])
        #expect(course.settled() == nil)
        #expect(course.ended(isComplete: false) == .build(["a", "b"]))
    }

    @Test func `a build that was complete before it was stopped is followed by another one`() {
        var course = BuildCourse()
        _ = course.changed(["a"])
        _ = course.settled()
        _ = course.changed(["b"])
        #expect(course.ended(isComplete: true) == nil)
        #expect(course.settled() == .build(["a", "b"]))
    }

    @Test func `changes of a complete build are not built again`() {
        var course = BuildCourse()
        _ = course.changed(["a"])
        _ = course.settled()
        _ = course.ended(isComplete: true)
        _ = course.changed(["b"])
        #expect(course.settled() == .build(["b"]))
    }
}
