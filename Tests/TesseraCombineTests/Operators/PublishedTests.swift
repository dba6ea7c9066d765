import TesseraCombine
import Testing

@Suite struct PublishedTests {
    final class Model: ObservableObject {
        @Published var number = 1
        @Published var text = "a"
    }

    @Test func `assigning to a property copies the values of the publisher during the life of the model`() {
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

    @Test func `a property can copy the values of another`() {
        let model = Model()
        model.$number.map(String.init).assign(to: &model.$text)
        #expect(model.text == "1")
        model.number = 2
        #expect(model.text == "2")
    }

    @Test func `publishes the value at once, then each new one before it is set`() {
        let model = Model()
        var seen: [[Int]] = []
        let subscription = model.$number.sink { seen.append([$0, model.number]) }
        model.number = 2
        #expect(seen == [[1, 1], [2, 1]])
        subscription.cancel()
        model.number = 3
        #expect(seen.count == 2)
    }

    @Test func `an observable object informs of changes before they happen`() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.objectWillChange.sink { seen.append("\(model.number)\(model.text)") }
        model.number = 2
        model.text = "b"
        #expect(seen == ["1a", "2a"])
        subscription.cancel()
    }

    @Test func `an object may declare a publisher of its own`() {
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

    @Test func `latest properties are combined`() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.$number.combineLatest(model.$text) { "\($0)\($1)" }.sink { seen.append($0) }
        model.number = 2
        model.text = "b"
        #expect(seen == ["1a", "2a", "2b"])
        subscription.cancel()
    }

    @Test func `a subclass publishes its own properties too`() {
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

    @Test func `an object without published properties has one publisher`() {
        class Settings: ObservableObject {
            var volume = 0 { willSet { objectWillChange.send() } }
        }
        final class DerivedSettings: Settings {
            var title = "" { willSet { objectWillChange.send() } }
        }
        let first = DerivedSettings()
        let second = Settings()
        var seen: [String] = []
        let subscription = first.objectWillChange.sink { seen.append("\(first.volume)\(first.title)") }
        first.volume = 3
        first.title = "a"
        second.volume = 7
        #expect(seen == ["0", "3"])
        #expect(first.objectWillChange === first.objectWillChange)
        #expect(first.objectWillChange !== second.objectWillChange)
        subscription.cancel()
    }

    @Test func `code that knows the protocol only gets the same publisher`() {
        final class Settings: ObservableObject {}
        func publisher<Object: ObservableObject>(of object: Object) -> Object.ObjectWillChangePublisher {
            object.objectWillChange
        }
        let settings = Settings()
        #expect(publisher(of: settings) === settings.objectWillChange)
    }

    @Test func `publishers of released objects are released when others come`() {
        final class Settings: ObservableObject {}
        weak var publisher: ObservableObjectPublisher?
        do {
            let settings = Settings()
            publisher = settings.objectWillChange
            #expect(publisher === settings.objectWillChange)
        }
        for _ in 0..<10_000 where publisher != nil { _ = Settings().objectWillChange }
        #expect(publisher == nil)
    }
}
