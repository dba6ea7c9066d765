import Foundation
import TesseraNibs
import Testing

@testable import TesseraUI

/// Loads an element of each kind with everything that the vocabulary allows, and compares it with what was read.
@MainActor
struct NibVocabularyTests {
    /// The attributes that other parts of a document use, such as the names of objects, and those that only messages
    /// need.
    private static let structural: Set<String> = [
        "id", "key", "customClass", "customModule", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "storyboardIdentifier", "storyboardName", "appends", "collectionClass", "localizable", "family",
        "name",
        "tableViewCell", "horizontal", "vertical", "dataMode", "collectionReusableViewType",
        "bundleIdentifier",
    ]
    /// The attributes and children that are read only together with other values. Tests of lists, storyboards and
    /// controls cover them.
    private static let conditional: Set<String> = [
        "tableView sections", "tableViewCell rowHeight", "datePicker *.date", "viewController layoutGuides",
    ]

    private static let keyedKinds: [String: String] = [
        "textColor": "color", "highlightedColor": "color", "shadowColor": "color", "titleColor": "color",
        "titleShadowColor": "color", "text": "string", "title": "string", "subtitle": "string",
        "placeholder": "string", "label": "string", "value": "string", "content": "string",
    ]

    /// The items of different bars have the same name, and other kinds.
    private static let itemKinds = [
        "navigationBar": "navigationItem", "toolbar": "barButtonItem", "tabBar": "tabBarItem",
    ]

    /// Returns an element with all attributes and children that the vocabulary allows.
    private func sample(_ kind: String, key: String? = nil, in owner: String = "", depth: Int = 0)
        -> NibElement
    {
        var attributes: [NibElement.Attribute] = key.map { [.init(name: "key", value: $0)] } ?? []
        var children: [NibElement] = []
        for ancestor in NibVocabulary.lineage(of: kind) {
            guard let entry = NibVocabulary.entries[ancestor] else { continue }
            for name in entry.attributes where !Self.structural.contains(name) {
                attributes.append(.init(name: name, value: "YES"))
            }
            // Setting a runtime attribute would end the app, since the object's class has no such property.
            guard depth < 4, kind != "userDefinedRuntimeAttributes" else { continue }
            for child in entry.children where !["connections", "variation", "subviews"].contains(child) {
                let parts = child.split(separator: ".").map(String.init)
                if child == "constraints" || child == "*" || child == "viewLayoutGuide.keyboard" { continue }
                if kind == "items", child != Self.itemKinds[owner] { continue }
                let name = parts[0] == "*" ? Self.keyedKinds[parts[1]] ?? "view" : parts[0]
                let childKey = parts.count > 1 ? parts[1] : nil
                children.append(sample(name, key: childKey, in: kind, depth: depth + 1))
            }
        }
        return NibElement(kind, attributes: attributes, children: children)
    }

    @Test
    func `each kind of object has a class, and each class an entry`() {
        for kind in NibClasses.standard.keys { #expect(NibVocabulary.knows(kind), "\(kind)") }
        let kinds = NibVocabulary.entries.keys.filter { NibVocabulary.isKind($0, of: "object") }
        let others = ["object", "barItem", "placeholder", "exit", "viewControllerPlaceholder"]
        for kind in kinds where !others.contains(kind) {
            #expect(NibClasses.standard[kind] != nil, "\(kind)")
        }
    }

    @Test
    func `each attribute and child of the vocabulary is asked for`() throws {
        var missing: [String] = []
        for kind in NibClasses.standard.keys.sorted() where kind != "window" {
            let trace = NibTrace()
            let element = sample(kind)
            let template = NibTemplate(
                name: "Sample.xib", bundle: nil, elements: [element], resources: NibResources([]))
            template.trace = trace
            _ = template.load(owner: nil)
            for ancestor in NibVocabulary.lineage(of: kind) {
                for name in NibVocabulary.entries[ancestor]?.attributes ?? []
                where !Self.structural.contains(name) && !trace.attributes.contains("\(kind) \(name)") {
                    missing.append("\(kind) \(name)")
                }
                for child in NibVocabulary.entries[ancestor]?.children ?? [] where child != "*" {
                    let parts = child.split(separator: ".").map(String.init)
                    let asked = parts.count > 1 ? "\(kind) *.\(parts[1])" : "\(kind) \(child)"
                    let isGuide = parts[0] == "viewLayoutGuide" || child == "customSpacing"
                    if !isGuide && parts[0] != "nil" && !trace.children.contains(asked) {
                        missing.append(asked)
                    }
                }
            }
        }
        let unexpected = missing.filter { entry in
            !Self.conditional.contains {
                entry == $0 || $0 == "viewController layoutGuides" && entry.hasSuffix("layoutGuides")
            }
        }
        #expect(unexpected.sorted() == [])
    }

    @Test
    func `each attribute that loading asks for is in the vocabulary`() throws {
        var unlisted: [String] = []
        for kind in NibClasses.standard.keys.sorted() where kind != "window" {
            let trace = NibTrace()
            let template = NibTemplate(
                name: "Sample.xib", bundle: nil, elements: [sample(kind)], resources: NibResources([]))
            template.trace = trace
            _ = template.load(owner: nil)
            let listed = NibVocabulary.lineage(of: kind).flatMap {
                NibVocabulary.entries[$0]?.attributes ?? []
            }
            for asked in trace.attributes {
                let parts = asked.split(separator: " ").map(String.init)
                guard parts.count == 2, parts[0] == kind, !listed.contains(parts[1]),
                    !Self.structural.contains(parts[1])
                else { continue }
                unlisted.append(asked)
            }
        }
        #expect(unlisted.sorted() == [])
    }
}
