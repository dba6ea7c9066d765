import Foundation
import TesseraSelectors
import Testing

@Suite struct WeakCollectionTests {
    private protocol Listener: AnyObject { var name: String { get } }

    private final class Plain: Listener {
        let name: String
        init(_ name: String) { self.name = name }
    }

    @Test func `a table of weak objects forgets those that are deallocated`() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = Plain("kept")
        do {
            let lost = Plain("lost")
            table.add(lost)
            table.add(kept)
            table.add(kept)
            table.add(nil)
            #expect(table.count == 2 && table.contains(lost))
            #expect(table.allObjects.compactMap { ($0 as? Plain)?.name } == ["lost", "kept"])
            withExtendedLifetime(lost) {}
        }
        #expect(table.count == 1 && table.anyObject === kept)
        table.remove(kept)
        #expect(table.allObjects.isEmpty && !table.contains(kept))
        withExtendedLifetime(kept) {}
    }

    @Test func `a table contains objects of a protocol`() {
        let table = NSHashTable<any Listener>.weakObjects()
        let (first, second) = (Plain("a"), Plain("b"))
        table.add(first)
        table.add(second)
        #expect(table.allObjects.map(\.name) == ["a", "b"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `equal objects are one, unless identity counts`() {
        let (one, other) = (NSMutableString(string: "x"), NSMutableString(string: "x"))
        let equal = NSHashTable<NSString>()
        equal.add(one)
        equal.add(other)
        #expect(equal.count == 1 && equal.member(other) === one)
        let identical = NSHashTable<NSString>(options: .objectPointerPersonality)
        identical.add(one)
        identical.add(other)
        #expect(identical.count == 2)
        equal.minus(identical)
        #expect(equal.count == 0 && !identical.intersects(equal) && equal.isSubset(of: identical))
        let copies = NSHashTable<NSString>(options: .copyIn)
        copies.add(one)
        one.append("y")
        #expect(copies.contains("x") && !copies.contains("xy"))
    }

    @Test func `a map from weak keys keeps the value as long as the key exists`() {
        let map = NSMapTable<AnyObject, NSString>.weakToStrongObjects()
        let kept = Plain("kept")
        do {
            let lost = Plain("lost")
            map.setObject("1", forKey: lost)
            map.setObject("2", forKey: kept)
            #expect(map.count == 2 && map.object(forKey: lost) == "1")
            withExtendedLifetime(lost) {}
        }
        map.setObject("3", forKey: kept)
        #expect(map.count == 1 && map.object(forKey: kept) == "3")
        #expect(map.objectEnumerator()?.allObjects as? [NSString] == ["3"])
        map.removeObject(forKey: kept)
        #expect(map.object(forKey: kept) == nil && map.keyEnumerator().nextObject() == nil)
        withExtendedLifetime(kept) {}
    }

    @Test func `a map to weak values forgets entries whose values are deallocated`() {
        let map = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
        let kept = Plain("kept")
        for index in 0..<100 { map.setObject(Plain("lost"), forKey: "\(index)" as NSString) }
        map.setObject(kept, forKey: "kept")
        #expect(map.count == 1 && map.object(forKey: "7") == nil && map.object(forKey: "kept") === kept)
        #expect(map.dictionaryRepresentation().count == 1)
        withExtendedLifetime(kept) {}
    }
}
