import Foundation

/// An object whose look a proxy can set. ``UIAppearance`` describes how its properties take part.
@MainActor
protocol AppearanceObject: UIAppearance {
    /// The record of the properties that the app has set on the object itself.
    var appearanceMarks: AppearanceMarks { get set }
}

/// The record of who has set an object's look.
struct AppearanceMarks {
    /// The properties that the app set on the object itself. The bits represent the 64 properties that the
    /// process set first.
    fileprivate var marks: UInt64 = 0
    fileprivate var more: More?

    /// Data that few objects need.
    fileprivate final class More {
        var marks: Set<Int> = []
        /// The rule that the object sets if it is a proxy.
        var rule: AppearanceRule?
    }

    fileprivate var madeMore: More {
        mutating get {
            let more = self.more ?? More()
            self.more = more
            return more
        }
    }

    /// The rule that the object sets if it is a proxy, or nil if it is not.
    fileprivate var rule: AppearanceRule? { more?.rule }

    fileprivate mutating func mark(_ number: Int) {
        if number < 64 { marks |= 1 << UInt64(number) } else { madeMore.marks.insert(number) }
    }

    fileprivate func isMarked(_ number: Int) -> Bool {
        number < 64 ? marks & (1 << UInt64(number)) != 0 : more?.marks.contains(number) ?? false
    }
}

extension AppearanceObject {
    /// Records that a property is set to a value: for all objects of the class if this is a proxy, otherwise
    /// for the object itself.
    func noteAppearance<Owner: AppearanceObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value>, _ value: Value
    ) {
        guard let rule = appearanceMarks.rule else { return mark(AppearanceKey(property)) }
        rule.set(AppearanceKey(property)) { object in
            if let object = object as? Owner { object[keyPath: property] = value }
        }
    }

    /// Records that a property with arguments is set, such as a title's attributes for a state of a control.
    ///
    /// - Parameter apply: A closure that sets the same value for the same arguments on another object.
    func noteAppearance<Owner: AppearanceObject>(
        _ name: String, _ arguments: AnyHashable..., apply: @escaping (Owner) -> Void
    ) {
        let key = AppearanceKey([AnyHashable(name), ObjectIdentifier(Owner.self)] + arguments)
        guard let rule = appearanceMarks.rule else { return mark(key) }
        rule.set(key) { object in if let object = object as? Owner { apply(object) } }
    }

    /// Records that the app has set a property on the object itself.
    private func mark(_ key: AppearanceKey) {
        if AppearanceBook.receiver !== self { appearanceMarks.mark(key.number) }
    }

    /// Sets properties as defaults of a class, which proxies can override.
    func withoutNotingAppearance(_ change: () -> Void) {
        let outer = AppearanceBook.receiver
        AppearanceBook.receiver = self
        defer { AppearanceBook.receiver = outer }
        change()
    }

    /// Makes the object the proxy of a rule.
    func becomeProxy(of rule: AppearanceRule) {
        appearanceMarks = AppearanceMarks()
        appearanceMarks.madeMore.rule = rule
    }

    /// Gives an object that enters a window the look that proxies have set.
    ///
    /// - Parameters:
    ///   - container: The innermost object that contains this one.
    ///   - traits: The object's traits.
    func applyAppearance(in container: UIResponder?, traits: UITraitCollection) {
        guard !AppearanceBook.isEmpty, appearanceMarks.rule == nil else { return }
        let settings = AppearanceBook.settings(for: self, in: container, traits: traits)
        withoutNotingAppearance {
            for (key, setting) in settings where !appearanceMarks.isMarked(key.number) { setting(self) }
        }
    }
}

extension UIView: AppearanceObject {
    /// Gives the view the look that proxies have set.
    func applyAppearance() {
        guard !AppearanceBook.isEmpty else { return }
        applyAppearance(in: appearanceContainer, traits: traitCollection)
    }

    /// The innermost object that contains the view.
    private var appearanceContainer: UIResponder? { viewController ?? superview }
}
