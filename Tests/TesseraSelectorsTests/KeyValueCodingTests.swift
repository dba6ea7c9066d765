import Foundation
import TesseraSelectors
import Testing

private enum Mood: Int { case calm = 0, lively = 1 }

private final class Address: NSObject {
    var city = "Kyoto"
    static func members(_ members: inout ClassMembers<Address>) { members.property("city", \.city) }
}

private final class Person: NSObject {
    var name = "A"
    var nickname: String?
    var age = 1
    var height: CGFloat = 1
    var isHidden = false
    var mood = Mood.calm
    var address: Address? = Address()
    var undefined: [String: Any] = [:]

    func setValue(_ value: Any?, forUndefinedKey key: String) { undefined[key] = value }

    static func members(_ members: inout ClassMembers<Person>) {
        members.property("name", \.name)
        members.property("nickname", \.nickname)
        members.property("age", \.age)
        members.property("height", \.height)
        members.property("isHidden", \.isHidden)
        members.property("mood", \.mood)
        members.property("address", \.address)
        members.method("setValue:forUndefinedKey:", Person.setValue(_:forUndefinedKey:))
    }
}

struct KeyValueCodingTests {
    init() {
        registerMembers(of: Address.self, named: "App.Address", Address.members)
        registerMembers(of: Person.self, named: "App.Person", Person.members)
    }

    @Test func `a key reads and sets a property`() {
        let person = Person()
        person.setValue("B", forKey: "name")
        #expect(person.name == "B")
        #expect(person.value(forKey: "name") as? String == "B")
    }

    @Test func `nil is the value of an optional`() {
        let person = Person()
        person.setValue("b", forKey: "nickname")
        #expect(person.nickname == "b")
        person.setValue(nil, forKey: "nickname")
        #expect(person.nickname == nil)
        #expect(person.value(forKey: "nickname") == nil)
    }

    @Test(arguments: [3, 3.0, NSNumber(value: 3), CGFloat(3)] as [any Sendable])
    func `numbers become numbers of the property's type`(three: any Sendable) {
        let person = Person()
        person.setValue(three, forKey: "age")
        person.setValue(three, forKey: "height")
        #expect(person.age == 3)
        #expect(person.height == 3)
    }

    @Test func `raw values become values of an enumeration`() {
        let person = Person()
        person.setValue(1, forKey: "mood")
        #expect(person.mood == .lively)
    }

    @Test func `a boolean has two keys`() {
        let person = Person()
        person.setValue(true, forKey: "hidden")
        #expect(person.isHidden)
        #expect(person.value(forKey: "isHidden") as? Bool == true)
    }

    @Test func `a key path goes through objects`() {
        let person = Person()
        person.setValue("Nara", forKeyPath: "address.city")
        #expect(person.address?.city == "Nara")
        #expect(person.value(forKeyPath: "address.city") as? String == "Nara")
        person.address = nil
        #expect(person.value(forKeyPath: "address.city") == nil)
    }

    @Test func `an object may take values for keys that it does not have`() {
        let person = Person()
        (person as NSObject).setValue(5, forKey: "unknown")
        #expect(person.undefined["unknown"] as? Int == 5)
    }

    @Test func `a dictionary sets several values`() {
        let person = Person()
        person.setValuesForKeys(["name": "C", "nickname": NSNull(), "age": 7])
        #expect(
            person.dictionaryWithValues(forKeys: ["name", "age"]) as NSDictionary == ["name": "C", "age": 7])
    }

    @Test func `a key of the user's defaults names a default`() throws {
        let name = "KeyValueCodingTests"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.setValue(true, forKey: "isLoud")
        #expect(defaults.bool(forKey: "isLoud"))
        #expect(defaults.value(forKey: "isLoud") as? Bool == true)
        defaults.setValue(nil, forKey: "isLoud")
        #expect(defaults.value(forKey: "isLoud") == nil)
    }

    @Test func `a key of a dictionary names an entry`() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue("Nara", forKey: "city")
        #expect(dictionary == ["city": "Nara"])
        #expect(dictionary.value(forKey: "city") as? String == "Nara")
        #expect((["a": ["b": 2]] as NSDictionary).value(forKeyPath: "a.b") as? Int == 2)
        dictionary.setValue(nil, forKey: "city")
        #expect(dictionary.count == 0)
    }

    @Test func `a dictionary that cannot change ends the app`() async {
        await #expect(processExitsWith: .failure) { NSDictionary().setValue(1, forKey: "a") }
    }

    @Test func `a collection asks each of its objects`() {
        let people = [Person(), Person()]
        people[1].nickname = "b"
        #expect(NSArray(array: people).value(forKey: "nickname") as? NSArray == [NSNull(), "b"])
        #expect(NSSet(array: people).value(forKeyPath: "address.city") as? NSSet == NSSet(object: "Kyoto"))
        NSArray(array: people).setValue(7, forKey: "age")
        #expect(people.map(\.age) == [7, 7])
        NSSet(array: people).setValue(8, forKey: "age")
        #expect(people.map(\.age) == [8, 8])
    }

    @Test func `an undefined key ends the app with its name`() async {
        await #expect(processExitsWith: .failure) { _ = NSObject().value(forKey: "label") }
        await #expect(processExitsWith: .failure) { NSObject().setValue(1, forKey: "label") }
    }
}
