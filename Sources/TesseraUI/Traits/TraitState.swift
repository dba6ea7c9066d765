import Foundation
import TesseraBasics

/// What a view, a controller or a scene keeps of traits: what it overrides, and who hears of changes. Most keep nothing.
@MainActor
final class TraitState {
    /// What ``UITraitOverrides`` say.
    var overrides = UITraitOverrides() { didSet { last = nil } }
    /// What `overrideUserInterfaceStyle` says.
    var style = UIUserInterfaceStyle.unspecified { didSet { last = nil } }
    private var registrations: [TraitChangeRegistration] = []
    /// The last answer of ``traits(inheriting:)``: what a view holds asks for its traits again and again.
    private var last: (inherited: UITraitCollection, traits: UITraitCollection)?

    /// The traits of one who inherits `inherited`.
    func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        guard style != .unspecified || !overrides.isEmpty else { return inherited }
        if let last, last.inherited === inherited { return last.traits }
        var values = inherited.values
        if style != .unspecified { values.userInterfaceStyle = style }
        values.merge(overrides.values)
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

    /// Tells the closures that asked for a trait that changed. One that is unregistered meanwhile hears nothing more.
    func announce(
        _ environment: any UITraitEnvironment, _ new: UITraitCollection, from old: UITraitCollection
    ) {
        for registration in registrations
        where registration.hears(new, from: old) && registrations.contains(where: { $0 === registration }) {
            registration.handler(environment, old)
        }
    }
}

/// A closure that hears of changes of some traits.
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

    /// The registration itself, which does not change.
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITraitEnvironment {
    /// Tells an object that its traits are `new`, while they are the current ones.
    func announceTraits(_ new: UITraitCollection, from old: UITraitCollection, _ state: TraitState?) {
        new.performAsCurrent {
            traitCollectionDidChange(old)
            state?.announce(self, new, from: old)
        }
    }
}
