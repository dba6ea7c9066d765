import Foundation
import TesseraBasics

/// The overrides and the observers of traits of a view, a controller or a scene. Most of these have none.
@MainActor
final class TraitState {
    /// The overrides that the app has set as `traitOverrides`.
    var overrides = UITraitOverrides() { didSet { last = nil } }
    /// The style that the app has set as `overrideUserInterfaceStyle`.
    var style = UIUserInterfaceStyle.unspecified { didSet { last = nil } }
    /// The limits that the app has set for the text size.
    var textSizes = TextSizeLimits() { didSet { last = nil } }
    private var registrations: [TraitChangeRegistration] = []
    /// The last result of ``traits(inheriting:)``. It is kept because views ask for their traits frequently.
    private var last: (inherited: UITraitCollection, traits: UITraitCollection)?

    /// Returns the traits that result from inherited ones and the overrides.
    func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        guard style != .unspecified || !overrides.isEmpty || textSizes != TextSizeLimits() else {
            return inherited
        }
        if let last, last.inherited === inherited { return last.traits }
        var values = inherited.values
        if style != .unspecified { values.userInterfaceStyle = style }
        values.merge(overrides.values)
        values.preferredContentSizeCategory = textSizes.limited(values.preferredContentSizeCategory)
        let traits = values == inherited.values ? inherited : UITraitCollection(values: values)
        last = (inherited, traits)
        return traits
    }

    func register<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], of environment: any UITraitEnvironment,
        handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        demand(
            environment is TraitEnvironment,
            "registerForTraitChanges: the handler takes \(TraitEnvironment.self), and the object is \(environment)."
        )
        let registration = TraitChangeRegistration(traits: traits) { environment, previous in
            guard let environment = environment as? TraitEnvironment else { return }
            handler(environment, previous)
        }
        registrations.append(registration)
        return registration
    }

    func unregister(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the handlers that observe a trait that has changed. A handler that is unregistered meanwhile is
    /// not called any more.
    func announce(
        _ environment: any UITraitEnvironment, _ new: UITraitCollection, from old: UITraitCollection
    ) {
        for registration in registrations
        where registration.hears(new, from: old) && registrations.contains(where: { $0 === registration }) {
            registration.handler(environment, old)
        }
    }
}

/// The smallest and the largest text size of a view. Nil is no limit.
struct TextSizeLimits: Equatable {
    var smallest: UIContentSizeCategory?
    var largest: UIContentSizeCategory?

    /// Returns the category within the limits that is nearest to another one. One that is not set stays so.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category != .unspecified else { return category }
        var limited = category
        if let smallest { limited = max(limited, smallest) }
        if let largest { limited = min(limited, largest) }
        return limited
    }
}

/// A handler that observes some traits.
@MainActor
private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void
    private let traits: [UITrait]

    init(traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }

    func hears(_ new: UITraitCollection, from old: UITraitCollection) -> Bool {
        traits.contains { !new.values.agrees(with: old.values, in: $0) }
    }

    /// Returns the registration itself, which does not change.
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITraitEnvironment {
    /// Informs an object that its traits are now `new`, and makes these the current traits meanwhile.
    func announceTraits(_ new: UITraitCollection, from old: UITraitCollection, _ state: TraitState?) {
        new.performAsCurrent {
            traitCollectionDidChange(old)
            state?.announce(self, new, from: old)
        }
    }
}
