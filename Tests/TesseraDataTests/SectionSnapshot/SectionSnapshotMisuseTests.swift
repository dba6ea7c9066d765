import Foundation
import Testing

@testable import TesseraData

/// Tests of calls that end the program, except for the last. Each runs in a process of its own.
@Suite struct SectionSnapshotMisuseTests {
    private func expect(_ parts: String..., in result: ExitTest.Result?) {
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in parts { #expect(line.contains(part)) }
    }

    @Test func `appending an item that is there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var edited = menu()
            edited.append(["Salt", "Apple"], to: "Drinks")
        }
        expect("NSDiffableDataSourceSectionSnapshot.append(_:to:)", "item Apple", "twice", in: result)
    }

    @Test func `appending to an item that is not there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var edited = menu()
            edited.append(["Cod"], to: "Fish")
        }
        expect("append(_:to:)", "no item Fish", in: result)
    }

    @Test func `inserting an item before itself ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var edited = menu()
            edited.insert(["Apple"], before: "Apple")
        }
        expect("insert(_:before:)", "item Apple", "twice", in: result)
    }

    @Test func `inserting a snapshot with an item that is there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var edited = menu()
            edited.insert(edited.snapshot(of: "Food"), after: "Drinks")
        }
        expect("insert(_:after:)", "item Fruit", "twice", in: result)
    }

    @Test func `replacing children with an item from elsewhere ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var edited = menu()
            edited.replace(childrenOf: "Fruit", using: edited.snapshot(of: "Drinks"))
        }
        expect("replace(childrenOf:using:)", "item Tea", "twice", in: result)
    }

    @Test func `taking a snapshot of an item that is not there ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = menu().snapshot(of: "Salt", includingParent: true)
        }
        expect("snapshot(of:includingParent:)", "no item Salt", in: result)
    }

    @Test func `expanding an unknown item warns and does not stop the program`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            var edited = menu()
            edited.expand(["Salt", "Food"])
            edited.collapse(["Pepper"])
            guard edited.expandedItems == ["Food"] else { exit(1) }
        }
        expect("expand(_:)", "no item Salt", "collapse(_:)", "no item Pepper", in: result)
    }
}
