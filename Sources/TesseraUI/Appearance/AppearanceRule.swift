import Foundation

/// Everything that an app has set through one appearance proxy.
@MainActor
final class AppearanceRule {
    /// The classes of objects that must contain an object for the rule to apply, from the outermost to the
    /// innermost.
    private let containers: [AppearanceContainer]
    /// The traits that an object must have for the rule to apply, or nil if its traits do not matter.
    let traits: UITraitCollection?
    /// The object through which the app sets the rule.
    let proxy: any AppearanceObject
    /// The settings of the proxy, each with its number.
    private(set) var settings: [AppearanceKey: (order: Int, apply: (AnyObject) -> Void)] = [:]

    init(containers: [AppearanceContainer], traits: UITraitCollection?, proxy: any AppearanceObject) {
        self.containers = containers
        self.traits = traits
        self.proxy = proxy
    }

    func hasConditions(_ containers: [AppearanceContainer], _ traits: UITraitCollection?) -> Bool {
        self.containers == containers && self.traits == traits
    }

    /// Records a setting of the proxy.
    func set(_ key: AppearanceKey, _ apply: @escaping (AnyObject) -> Void) {
        settings[key] = (AppearanceBook.nextOrder(), apply)
    }

    /// Returns the indices of the rule's containers among the objects that contain another, the outermost
    /// first. Returns nil if some containers are missing or in another order.
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

/// A class of objects that can contain others.
@MainActor
struct AppearanceContainer: @preconcurrency Equatable {
    private let type: ObjectIdentifier
    /// A closure that returns true if an object is of the class.
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

/// The precedence of a setting. The greatest rank wins.
struct AppearanceRank: Comparable {
    /// The number of classes with rules that are the rule's class or its superclasses.
    var depth: Int
    /// The indices of the containers, counted from the outermost object.
    var places: [Int]
    var namesTraits: Bool
    /// The number of the setting.
    var order: Int

    static func < (one: Self, other: Self) -> Bool {
        if one.depth != other.depth { return one.depth < other.depth }
        // As in UIKit, the place of the outermost container decides before the number of containers does.
        if one.places.isEmpty != other.places.isEmpty { return one.places.isEmpty }
        for (mine, others) in zip(one.places, other.places) where mine != others {
            return mine > others
        }
        if one.places.count != other.places.count { return one.places.count < other.places.count }
        if one.namesTraits != other.namesTraits { return other.namesTraits }
        return one.order < other.order
    }
}
