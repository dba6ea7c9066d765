import Foundation

/// What an app has set through one appearance proxy.
@MainActor
final class AppearanceRule {
    /// Whether an object lies within one of a class, for the classes of the rule from the outermost to the innermost.
    private let containers: [AppearanceContainer]
    /// What the traits of an object have to contain; nil: they do not matter.
    let traits: UITraitCollection?
    /// The object through which the app sets the rule.
    let proxy: any AppearanceObject
    /// What was set, with the number of the setting.
    private(set) var settings: [AppearanceKey: (order: Int, apply: (AnyObject) -> Void)] = [:]

    init(containers: [AppearanceContainer], traits: UITraitCollection?, proxy: any AppearanceObject) {
        self.containers = containers
        self.traits = traits
        self.proxy = proxy
    }

    func hasConditions(_ containers: [AppearanceContainer], _ traits: UITraitCollection?) -> Bool {
        self.containers == containers && self.traits == traits
    }

    /// Takes what the proxy was set to.
    func set(_ key: AppearanceKey, _ apply: @escaping (AnyObject) -> Void) {
        settings[key] = (AppearanceBook.nextOrder(), apply)
    }

    /// Where the rule's containers lie among the objects around another, the outermost first; nil where they do not all lie
    /// there in order.
    func places(in path: [AnyObject]) -> [Int]? {
        var places: [Int] = []
        for container in containers {
            let start = places.last.map { $0 + 1 } ?? 0
            guard let place = path[start...].firstIndex(where: container.includes) else { return nil }
            places.append(place)
        }
        return places
    }
}

/// A class of objects around others.
@MainActor
struct AppearanceContainer: @preconcurrency Equatable {
    private let type: ObjectIdentifier
    /// Whether an object is of the class.
    let includes: (AnyObject) -> Bool

    init(_ type: any UIAppearanceContainer.Type) {
        self.type = ObjectIdentifier(type)
        includes = Self.test(of: type)
    }

    private static func test<Container: UIAppearanceContainer>(
        of type: Container.Type
    ) -> (AnyObject) -> Bool {
        { $0 is Container }
    }

    static func == (one: Self, other: Self) -> Bool { one.type == other.type }
}

/// How much a setting counts.
struct AppearanceRank: Comparable {
    /// How many of the classes with rules contain the rule's.
    var depth: Int
    /// Where the containers lie, counted from outside.
    var places: [Int]
    var namesTraits: Bool
    /// When it was set.
    var order: Int

    static func < (one: Self, other: Self) -> Bool {
        if one.depth != other.depth { return one.depth < other.depth }
        // As Apple has it, the outermost container decides, and then how many there are.
        if one.places.isEmpty != other.places.isEmpty { return one.places.isEmpty }
        for (mine, others) in zip(one.places, other.places) where mine != others {
            return mine > others
        }
        if one.places.count != other.places.count { return one.places.count < other.places.count }
        if one.namesTraits != other.namesTraits { return other.namesTraits }
        return one.order < other.order
    }
}
