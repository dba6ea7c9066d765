import Foundation
import TesseraBasics
import TesseraSelectors

/// Divides objects into sections by the first letter of a text of each, as the list of an address book is divided.
/// See Apple's [UILocalizedIndexedCollation](
/// https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation).
///
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// let name: Selector = "name"
/// for person in people {
///     sections[collation.section(for: person, collationStringSelector: name)].append(person)
/// }
/// let sorted = sections.map { collation.sortedArray(from: $0, collationStringSelector: name) }
/// ```
///
/// The selector names a registered method without parameters or a registered property of the objects, whose value
/// is a string. For objects that are strings themselves, any other selector stands for the string.
///
/// The sections are those of the Latin alphabet and `#` for everything else. If the user's first language is
/// Japanese, those of the rows of the kana come before them; Chinese characters belong to `#`, since their
/// reading is not known.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation(isJapanese: false)
    private static let sharedInJapanese = UILocalizedIndexedCollation(isJapanese: true)

    /// Returns the collation for the user's language.
    open class func current() -> UILocalizedIndexedCollation {
        SystemWord.isJapanese ? sharedInJapanese : shared
    }

    private let letters: CollationLetters

    init(isJapanese: Bool) {
        letters = CollationLetters(isJapanese: isJapanese)
        super.init()
    }

    /// The titles of the sections, in their order. There are as many for each user of a language, even if sections
    /// are empty.
    open var sectionTitles: [String] { letters.titles }

    /// The titles for a section index beside the sections, which are those of the sections.
    open var sectionIndexTitles: [String] { letters.titles }

    /// Returns the index of the section to which a title of the section index leads.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        demand(
            letters.titles.indices.contains(indexTitleIndex),
            "UILocalizedIndexedCollation.section(forSectionIndexTitle:): there is no title \(indexTitleIndex)."
        )
        return indexTitleIndex
    }

    /// Returns the index of the section of an object, by the first letter of the string that the selector returns.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        letters.section(of: text(of: object, selector))
    }

    /// Returns objects in the order of the strings that the selector returns. Upper and lower case, and letters with
    /// and without accents, only count between strings that are otherwise equal.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let keyed = array.enumerated().map { (place: $0, key: text(of: $1, selector), object: $1) }
        let sorted = keyed.sorted { left, right in
            switch letters.compare(left.key, right.key) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: left.place < right.place
            }
        }
        return sorted.map(\.object)
    }

    /// Returns the string of an object; an empty one for nil.
    private func text(of object: Any, _ selector: Selector) -> String {
        let target = object as AnyObject
        if selector.isUnderstood(by: target) { return selector.send(to: target) as? String ?? "" }
        let key = NSStringFromSelector(selector)
        if let own = object as? String, !KeyValueCoder.hasValue(key, target) { return own }
        return KeyValueCoder.value(key, of: target) as? String ?? ""
    }
}

/// The letters that name the sections of a collation, and the order of strings.
struct CollationLetters {
    let titles: [String]

    private static let alphabet = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    /// The rows of the kana, each with the first letter of the next one.
    private static let rows: [(title: String, end: UInt32)] = [
        ("あ", 0x304B), ("か", 0x3055), ("さ", 0x305F), ("た", 0x306A), ("な", 0x306F), ("は", 0x307E),
        ("ま", 0x3083), ("や", 0x3089), ("ら", 0x308E), ("わ", 0x3094),
    ]
    /// Letters that contain a Latin letter without a mark that could be taken off.
    private static let others: [Character: String] = [
        "Æ": "A", "Đ": "D", "Ð": "D", "Ħ": "H", "ı": "I", "Ł": "L", "Ø": "O", "Œ": "O", "ß": "S", "ẞ": "S",
        "Ŧ": "T", "Þ": "T",
    ]

    init(isJapanese: Bool) {
        titles = (isJapanese ? Self.rows.map(\.title) : []) + Self.alphabet + ["#"]
    }

    /// Returns the index of the section of a string, by its first letter.
    func section(of text: String) -> Int {
        let last = titles.count - 1
        guard let first = text.first(where: { !$0.isWhitespace }) else { return last }
        return titles.firstIndex(of: Self.letter(of: first)) ?? last
    }

    /// Returns the title of the section of a letter, or another string for letters of no section.
    private static func letter(of first: Character) -> String {
        // The compatible form has no letters of another width; the decomposed one separates marks.
        let plain = String(first).decomposedStringWithCompatibilityMapping
        guard let scalar = plain.unicodeScalars.first else { return "" }
        // The letters of katakana come after those of hiragana in the same order.
        let kana = (0x30A1...0x30F6).contains(scalar.value) ? scalar.value - 0x60 : scalar.value
        if (0x3041...0x3096).contains(kana) {
            if kana == 0x3094 { return "あ" }
            if kana > 0x3094 { return "か" }
            return rows.first { kana < $0.end }?.title ?? ""
        }
        let letter = plain.unicodeScalars.first.map { Character($0) } ?? first
        let upper = letter.uppercased()
        return others[letter] ?? upper.first.flatMap { others[$0] } ?? String(upper.prefix(1))
    }

    /// Compares two strings: first without case, accents and width, then with them.
    func compare(_ left: String, _ right: String) -> ComparisonResult {
        let loosely = left.compare(
            right, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive, .numeric])
        guard loosely == .orderedSame else { return loosely }
        return left.compare(right)
    }
}
