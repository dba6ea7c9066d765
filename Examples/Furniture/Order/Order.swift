import Foundation

/// A piece of furniture that someone orders.
struct Order: Equatable, Sendable {
    enum Finish: String, CaseIterable, Sendable { case oiled = "Oiled", lacquered = "Lacquered", raw = "Raw" }

    var name = ""
    var email = ""
    var postalCode = ""
    var quantity = 1
    var finish = Finish.oiled
    var isGift = false
    var notes = ""

    /// A sentence about the problem of each field. Fields without a problem are absent.
    var problems: [Field: String] {
        var problems: [Field: String] = [:]
        if name.trimmingCharacters(in: .whitespaces).isEmpty { problems[.name] = "Please enter a name." }
        if !Self.isAddress(email) { problems[.email] = "This is not an e-mail address." }
        if postalCode.filter(\.isNumber).count != 7 {
            problems[.postalCode] = "A postal code has seven digits."
        }
        return problems
    }

    enum Field: CaseIterable, Hashable, Sendable { case name, email, postalCode }

    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
            && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".") && !text.contains(" ")
    }

    /// Returns the first seven digits of a text in the form of a Japanese postal code: three digits, a hyphen, and
    /// four digits.
    static func postalCode(from text: String) -> String {
        let digits = text.compactMap(\.wholeNumberValue).prefix(7).map(String.init)
        guard digits.count > 3 else { return digits.joined() }
        return digits[..<3].joined() + "-" + digits[3...].joined()
    }
}
