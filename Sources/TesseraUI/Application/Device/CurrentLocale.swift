import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// Changes `Locale.current`.
///
/// ## The reason
///
/// On Linux, Foundation computes `Locale.current` once and offers no way to change it. With Swift 6.3 it is always `en_001`, in
/// which dates are English and amounts of money have the sign `¤`. Formatters, calendars and format styles take it as their
/// default, so that sources of iOS, which rarely name a locale, would write every date in English.
///
/// ## How it works
///
/// A `Locale` is a reference to an object of Foundation that never changes and that `Locale.current` keeps for the life of the
/// process. A value that is decoded as a “current” locale of another identifier has an object of the same class that nobody else
/// refers to. The two objects exchange their contents. Neither is released afterwards, so that a thread that is just reading the
/// contents never reads freed memory.
///
/// ## Limits
///
/// - It depends on how Foundation represents locales. Contents are exchanged only if both objects are of one class; otherwise
///   `Locale.current` stays as it is. `DeviceLocaleTests` finds out with each version of Swift: each of its tests that change the
///   locale runs in a process of its own.
/// - A thread that reads `Locale.current` at the very moment of the exchange can read a part of either, for example the text of
///   one locale and the length of the other's text. The exchange takes place before the first scene of the app connects, and
///   again only when a visitor changes the languages of the browser.
/// - A process has at most ``mostLocales`` locales, since their objects stay. It ignores further ones.
/// - A formatter that has already written something keeps its locale, as on iOS.
///
/// ## Alternatives
///
/// - The environment: Foundation reads `LANG` in later versions than that of Swift 6.3, once for each process. The languages of a
///   page become known after the process has started.
/// - Definitions of the exported getters in the program, which the dynamic linker prefers to Foundation's: programs that are
///   linked with `--static-swift-stdlib` would have two definitions.
/// - A member of `Locale` in this module: it would be ambiguous, and formatters would not ask it.
enum CurrentLocale {
    /// The greatest number of former locales whose objects the process keeps.
    private static let mostLocales = 64
    /// Locales with the contents of former current locales, which are used again.
    private static let former = Mutex<[Locale]>([])

    /// Changes `Locale.current` to the locale with an identifier, unless it has that identifier already. Returns true if
    /// `Locale.current` has the identifier afterwards.
    @discardableResult
    static func set(_ identifier: String) -> Bool {
        guard Locale.current.identifier != identifier else { return true }
        return former.withLock { former in
            let place = former.firstIndex { $0.identifier == identifier }
            guard place != nil || former.count < mostLocales,
                let locale = place.map({ former[$0] }) ?? likeCurrent(identifier),
                locale.identifier == identifier, let current = object(of: .current),
                let other = object(of: locale)
            else { return false }
            if place == nil { former.append(locale) }
            exchangeContents(of: current, and: other)
            return Locale.current.identifier == identifier
        }
    }

    private struct Container: Decodable {
        var locale: Locale
    }

    /// Returns a locale of an identifier whose object no other locale has, or nil if Foundation decodes locales otherwise.
    private static func likeCurrent(_ identifier: String) -> Locale? {
        // The number 1 is Foundation's mark of a locale that was the current one when it was encoded.
        let preferences = ["locale": identifier]
        let encoded: [String: Any] = [
            "locale": ["current": 1, "identifier": identifier, "preferences": preferences] as [String: Any]
        ]
        guard let data = try? JSONSerialization.data(withJSONObject: encoded) else { return nil }
        return try? JSONDecoder().decode(Container.self, from: data).locale
    }

    /// Returns the object to which a locale refers, or nil if Foundation represents locales otherwise.
    private static func object(of locale: Locale) -> AnyObject? {
        guard isReference else { return nil }
        // Safe: the only field of a locale is an existential value of two words. With a single table of witnesses, its first word
        // is a reference to an object; a value that may be something other than an object takes at least four words.
        return unsafeBitCast(locale, to: Representation.self).object
    }

    private typealias Representation = (object: AnyObject, witnesses: UnsafeRawPointer)

    /// True if the only field of a locale is an existential value of an object.
    private static let isReference: Bool = {
        var kinds: [_MetadataKind] = []
        let isComplete = _forEachField(of: Locale.self) { _, _, _, kind in
            kinds.append(kind)
            return true
        }
        return isComplete && kinds == [.existential]
            && MemoryLayout<Locale>.size == MemoryLayout<Representation>.size
    }()

    /// Exchanges what two objects contain, if both are of one class.
    private static func exchangeContents(of first: AnyObject, and second: AnyObject) {
        let type: AnyClass = Swift.type(of: first)
        guard first !== second, type == Swift.type(of: second) else { return }
        // The header of an object has two words: its class and its counts of references.
        let header = 2 * MemoryLayout<Int>.size
        let count = instanceSize(of: type) - header
        guard count > 0 else { return }
        // Safe: objects of one class have their properties at the same places, and Swift moves values by copying their bytes.
        // Each property has exactly one owner before and after the exchange, and both objects live as long as it takes.
        withExtendedLifetime((first, second)) {
            let (one, other) = (
                Unmanaged.passUnretained(first).toOpaque() + header,
                Unmanaged.passUnretained(second).toOpaque() + header
            )
            withUnsafeTemporaryAllocation(byteCount: count, alignment: 16) { spare in
                guard let spare = spare.baseAddress else { return }
                spare.copyMemory(from: one, byteCount: count)
                one.copyMemory(from: other, byteCount: count)
                other.copyMemory(from: spare, byteCount: count)
            }
        }
    }
}

/// Returns the number of bytes of each object of a class, the header included. It is the function of Swift's standard library
/// with which `ManagedBuffer` finds the elements after its header.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
func instanceSize(of type: AnyClass) -> Int
