import TesseraCombine
import Testing

@Suite struct PublishedTests {
    final class Model: ObservableObject {
        @Published var number = 1
        @Published var text = "a"
    }

    @Test func assigningToAPropertyFollowsThePublisherForTheModelsLife() {
        let subject = PassthroughSubject<Int, Never>()
        weak var weakModel: Model?
        do {
            let model = Model()
            weakModel = model
            subject.assign(to: &model.$number)
            subject.send(5)
            #expect(model.number == 5)
            subject.send(6)
            #expect(model.number == 6)
        }
        #expect(weakModel == nil)
        subject.send(7)
    }

    @Test func aPropertyCanFollowAnother() {
        let model = Model()
        model.$number.map(String.init).assign(to: &model.$text)
        #expect(model.text == "1")
        model.number = 2
        #expect(model.text == "2")
    }

    @Test func publishesTheValueAtOnceThenEachNewOneBeforeItIsSet() {
        let model = Model()
        var seen: [[Int]] = []
        let subscription = model.$number.sink { seen.append([$0, model.number]) }
        model.number = 2
        #expect(seen == [[1, 1], [2, 1]])
        subscription.cancel()
        model.number = 3
        #expect(seen.count == 2)
    }

    @Test func anObservableObjectTellsBeforeItChanges() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.objectWillChange.sink { seen.append("\(model.number)\(model.text)") }
        model.number = 2
        model.text = "b"
        #expect(seen == ["1a", "2a"])
        subscription.cancel()
    }

    @Test func anObjectMayBringAPublisherOfItsOwn() {
        final class Timer: ObservableObject {
            let objectWillChange = PassthroughSubject<Int, Never>()
        }
        let timer = Timer()
        var seen: [Int] = []
        let subscription = timer.objectWillChange.sink { seen.append($0) }
        timer.objectWillChange.send(3)
        #expect(seen == [3])
        subscription.cancel()
    }

    @Test func latestPropertiesAreCombined() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.$number.combineLatest(model.$text) { "\($0)\($1)" }.sink { seen.append($0) }
        model.number = 2
        model.text = "b"
        #expect(seen == ["1a", "2a", "2b"])
        subscription.cancel()
    }

    @Test func aSubclassPublishesItsOwnPropertiesToo() {
        class Base: ObservableObject { @Published var number = 1 }
        final class Derived: Base { @Published var text = "a" }
        let object = Derived()
        var count = 0
        let subscription = object.objectWillChange.sink { count += 1 }
        object.number = 2
        object.text = "b"
        #expect(count == 2)
        subscription.cancel()
    }
}
