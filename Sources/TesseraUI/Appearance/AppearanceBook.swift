import Foundation

/// The store of everything that an app has set through appearance proxies.
@MainActor
enum AppearanceBook {
    /// The rules of one class.
    private struct Chapter {
        let type: ObjectIdentifier
        /// A closure that returns true if an object is of the class.
        let includes: (AnyObject) -> Bool
        var rules: [AppearanceRule] = []
        /// The number of chapters for the class or its superclasses.
        var depth = 0
    }

    private static var chapters: [Chapter] = []
    private static var lastOrder = 0
    /// True if any rule has trait conditions, so that looks depend on traits.
    private(set) static var dependsOnTraits = false
    /// The object whose look a proxy, or the object's own class, sets at the moment.
    static weak var receiver: (any AppearanceObject)?

    static var isEmpty: Bool { chapters.isEmpty }

    /// Returns the number of the setting that is made now. Later settings have higher numbers.
    static func nextOrder() -> Int {
        lastOrder += 1
        return lastOrder
    }

    // MARK: Proxies

    /// Returns the proxy of a class. Calls with the same conditions return the same proxy.
    ///
    /// - Parameter containers: The classes around the object, the innermost first.
    static func proxy<Object: AppearanceObject>(
        of type: Object.Type, within containers: [any UIAppearanceContainer.Type] = [],
        traits: UITraitCollection? = nil
    ) -> Object {
        let containers = containers.reversed().map { AppearanceContainer($0) }
        let chapter = chapter(of: type)
        if let rule = chapters[chapter].rules.first(where: { $0.hasConditions(containers, traits) }),
            let proxy = rule.proxy as? Object
        {
            return proxy
        }
        guard let proxy = makeProxy(of: type) as? Object else {
            fatalError("appearance: \(type) made an object of another class for its proxy.")
        }
        let rule = AppearanceRule(containers: containers, traits: traits, proxy: proxy)
        chapters[chapter].rules.append(rule)
        if traits != nil { dependsOnTraits = true }
        proxy.becomeProxy(of: rule)
        countDepths()
        return proxy
    }

    private static func chapter<Object: AppearanceObject>(of type: Object.Type) -> Int {
        if let known = chapters.firstIndex(where: { $0.type == ObjectIdentifier(type) }) {
            return known
        }
        chapters.append(Chapter(type: ObjectIdentifier(type), includes: { $0 is Object }))
        return chapters.count - 1
    }

    private static func countDepths() {
        for index in chapters.indices {
            guard let proxy = chapters[index].rules.first?.proxy else { continue }
            chapters[index].depth = chapters.count { $0.includes(proxy) }
        }
    }

    /// Creates an object of a class to serve as a proxy.
    private static func makeProxy(of type: any AppearanceObject.Type) -> AnyObject {
        if let type = type as? UICollectionView.Type {
            return DynamicInstantiation.collectionView(of: type)
        }
        if let type = type as? UIView.Type { return DynamicInstantiation.view(of: type, frame: .zero) }
        guard let type = type as? NSObject.Type else {
            fatalError("appearance: \(type) is no NSObject.")
        }
        return DynamicInstantiation.object(of: type)
    }

    // MARK: Resolving

    /// Returns the settings of proxies for an object in the order in which they were made: for each property
    /// the one that applies.
    ///
    /// - Parameter container: The innermost object that contains this one.
    static func settings(
        for object: any AppearanceObject, in container: UIResponder?, traits: UITraitCollection
    ) -> [(AppearanceKey, (AnyObject) -> Void)] {
        let chapters = chapters.filter { $0.includes(object) }
        guard !chapters.isEmpty else { return [] }
        let path = objects(around: container)
        var best: [AppearanceKey: (rank: AppearanceRank, apply: (AnyObject) -> Void)] = [:]
        for chapter in chapters {
            for rule in chapter.rules
            where !rule.settings.isEmpty && traits.containsTraits(in: rule.traits) {
                guard let places = rule.places(in: path) else { continue }
                for (key, setting) in rule.settings {
                    let rank = AppearanceRank(
                        depth: chapter.depth, places: places, namesTraits: rule.traits != nil,
                        order: setting.order)
                    if let known = best[key], rank < known.rank { continue }
                    best[key] = (rank, setting.apply)
                }
            }
        }
        return best.sorted { $0.value.rank.order < $1.value.rank.order }.map {
            ($0.key, $0.value.apply)
        }
    }

    /// Returns an object and all objects that contain it, the outermost first.
    private static func objects(around innermost: UIResponder?) -> [AnyObject] {
        var objects: [AnyObject] = []
        var next = innermost
        while let object = next {
            objects.append(object)
            if let view = object as? UIView {
                next = view.viewController ?? view.superview
            } else if let controller = object as? UIViewController {
                next = controller.viewIfLoaded?.superview ?? controller.parent
            } else {
                next = nil
            }
        }
        return objects.reversed()
    }

    /// Removes everything, for tests.
    static func clear() {
        chapters = []
        dependsOnTraits = false
    }
}
