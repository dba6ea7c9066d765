import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import TesseraPorting

/// Compares the tables of names with the sources of Tessera's libraries.
@Suite struct SystemNameTests {
    private let declarations = PublicNames.ofLibraries

    @Test func `the table of classes has the public classes of the libraries`() {
        let foundation = Set([
            "NSObject", "Operation", "Formatter", "NumberFormatter", "DateFormatter", "NSString", "NSCoder",
            "UserDefaults",
        ])
        let table = SystemClasses.superclasses.filter {
            !foundation.contains($0.key) && !$0.key.hasPrefix("_")
        }
        let expected = declarations.superclasses.filter { !$0.key.hasPrefix("_") }
        #expect(table == expected, "\(listing(expected))")
    }

    @Test func `the classes on the main actor are those of the libraries`() {
        // Subclasses have the isolation of their superclasses.
        let roots = declarations.superclasses.filter { $0.value == "NSObject" }.map(\.key)
        let isolated = roots.filter(SystemClasses.isOnMainActor)
        #expect(Set(isolated) == declarations.isolated.intersection(roots))
        #expect(SystemClasses.isOnMainActor("UICollectionViewCompositionalLayout"))
        #expect(!SystemClasses.isOnMainActor("NSObject") && !SystemClasses.isOnMainActor("CGPath"))
    }

    @Test func `the table of protocols has the public protocols of the libraries`() {
        #expect(
            SystemProtocols.names == declarations.protocols, "\(listing(declarations.protocols))")
    }

    @Test func `the table of optional methods has the requirements with default implementations`() {
        let methods = SystemProtocols.requirements.methods
        let refined = SystemProtocols.requirements.refined
        let isExpected = methods == declarations.optionalMethods && refined == declarations.refinedProtocols
        #expect(isExpected, "\(table(declarations.optionalMethods, declarations.refinedProtocols))")
    }

    /// Returns the text of the table of optional methods.
    private func table(_ methods: [String: Set<String>], _ refined: [String: Set<String>]) -> String {
        Set(methods.keys).union(refined.keys).sorted().map { name in
            let parents = refined[name, default: []].sorted().map { "<\($0)" }
            return (["@\(name)"] + parents + methods[name, default: []].sorted()).joined(separator: " ")
        }.joined(separator: "\n")
    }

    private func listing(_ names: Set<String>) -> String { names.sorted().joined(separator: "\n") }

    private func listing(_ names: [String: String]) -> String {
        names.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
    }
}

/// The public classes and protocols of Tessera's libraries.
private struct PublicNames {
    /// The superclasses of the classes.
    var superclasses: [String: String]
    var protocols: Set<String>
    /// The classes that are on the main actor.
    var isolated: Set<String>
    /// The optional methods by the names of the protocols. A question mark follows those whose results can be nil.
    var optionalMethods: [String: Set<String>]
    /// The public protocols that protocols refine.
    var refinedProtocols: [String: Set<String>]

    /// The names, which are read once, since that takes most of the time of these tests.
    static let ofLibraries = PublicDeclarations.ofLibraries()
}

/// Collects the public classes and protocols that sources declare.
private final class PublicDeclarations: SyntaxVisitor {
    private(set) var superclasses: [String: String] = [:]
    private(set) var protocols: Set<String> = []
    private(set) var isolated: Set<String> = []
    private var requirements: [String: Set<String>] = [:]
    private var parents: [String: Set<String>] = [:]
    private var defaults: [String: Set<String>] = [:]

    var optionalMethods: [String: Set<String>] {
        requirements.compactMapValues { $0.isEmpty ? nil : $0 }.reduce(into: [:]) { result, entry in
            let methods = entry.value.intersection(defaults[entry.key, default: []])
            if !methods.isEmpty { result[entry.key] = methods }
        }
    }

    var refinedProtocols: [String: Set<String>] {
        parents.mapValues { $0.intersection(protocols) }.filter { !$0.value.isEmpty }
    }

    static func ofLibraries() -> PublicNames {
        let visitor = PublicDeclarations(viewMode: .sourceAccurate)
        for library in [
            "TesseraUI", "TesseraSafariServices", "TesseraPhotosUI", "TesseraQuickLook", "TesseraWebKit",
            "TesseraAVFoundation", "TesseraAVKit", "TesseraUserNotifications", "TesseraCoreLocation",
            "TesseraNetwork", "TesseraGraphics",
            "TesseraLayout", "TesseraData",
        ] {
            for (_, text) in Repository.sources(in: "Sources/\(library)") where mayDeclareNames(text) {
                visitor.walk(Parser.parse(source: text))
            }
        }
        let prefixes = ["AV", "CA", "CG", "CL", "NS", "NW", "PH", "QL", "SF", "UI", "UN", "WK"]
        // Foundation's classes have no prefix. Tessera declares those that are missing on Linux, and a subclass of another.
        func isSystem(_ name: String) -> Bool {
            ["FileWrapper", "Operation", "UndoManager"].contains(name) || name.hasSuffix("Formatter")
                || prefixes.contains { name.hasPrefix($0) }
        }
        return PublicNames(
            superclasses: visitor.superclasses.filter { isSystem($0.key) }
                .mapValues { isSystem($0) && !visitor.protocols.contains($0) ? $0 : "" },
            protocols: visitor.protocols, isolated: visitor.isolated,
            optionalMethods: visitor.optionalMethods, refinedProtocols: visitor.refinedProtocols)
    }

    /// Returns false for a file without public classes, protocols and methods of extensions. Parsing takes most of the
    /// time of these tests, and nearly half of the files are such.
    private static func mayDeclareNames(_ text: String) -> Bool {
        func contains(_ words: String) -> Bool { text.firstRange(of: words) != nil }
        return contains(" class ") || contains("public protocol ")
            || (contains("public func ") && contains("extension "))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(.public, .open) {
            superclasses[node.name.text] =
                node.inheritanceClause?.inheritedTypes.first?.type.nominalName ?? ""
            if node.attributes.contains(named: "MainActor") { isolated.insert(node.name.text) }
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(.public) else { return .skipChildren }
        protocols.insert(node.name.text)
        requirements[node.name.text] = methods(of: node.memberBlock)
        parents[node.name.text] = Set(
            node.inheritanceClause?.inheritedTypes.compactMap(\.type.nominalName) ?? [])
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.extendedType.nominalName {
            defaults[name, default: []].formUnion(methods(of: node.memberBlock))
        }
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func methods(of block: MemberBlockSyntax) -> Set<String> {
        Set(
            block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
                .map { method in
                    let isOptional = method.signature.returnClause?.type.is(OptionalTypeSyntax.self) ?? false
                    let labels = method.labels.map { $0 + ":" }.joined()
                    return "\(method.plainName)(\(labels))\(isOptional ? "?" : "")"
                })
    }
}
