import TesseraNibs

/// Compares a document with the vocabulary of nibs, and collects remarks about what Tessera lacks.
struct NibInspection {
    private(set) var remarks: [NibRemark] = []
    private var ids: Set<String> = []

    /// The greatest number of remarks. Nobody reads more of them, and a hostile file could cause half a million.
    static let maximumRemarks = 1000
    private static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue"]

    init(_ document: NibDocument) {
        collectIDs(of: document.root)
        inspect(document.root, as: document.root.name)
        remarks.sort { $0.line < $1.line }
        if remarks.count >= Self.maximumRemarks {
            remarks.append(
                NibRemark(
                    isError: false, line: document.root.line,
                    message: "The file has \(Self.maximumRemarks) remarks or more.",
                    advice: "Further ones are not listed. Mend these and build again."))
        }
    }

    private mutating func collectIDs(of element: NibElement) {
        if let id = element.id { ids.insert(id) }
        for child in element.children { collectIDs(of: child) }
    }

    private mutating func note(
        _ element: NibElement, isError: Bool = false, _ message: String, advice: String
    ) {
        guard remarks.count < Self.maximumRemarks else { return }
        remarks.append(NibRemark(isError: isError, line: element.line, message: message, advice: advice))
    }

    /// Inspects an element, whose attributes must be those of a kind of element. The kind is the element's own, except
    /// that a variation has the attributes of the element that it varies.
    private mutating func inspect(_ element: NibElement, as kind: String) {
        for attribute in element.attributes
        where !DesignTime.attributes.contains(attribute.name)
            && !NibVocabulary.knows(attribute: attribute.name, of: kind)
            && !(element.name == "variation" && attribute.name == "key")
        {
            note(
                element, "<\(kind)> sets \(attribute.name), which Tessera lacks.",
                advice: "The value \(attribute.value) is ignored; the property keeps its usual value.")
        }
        inspectDestination(of: element)
        for child in element.children where !DesignTime.isElement(child) {
            guard NibVocabulary.knows(child.name) else {
                noteUnknown(child)
                continue
            }
            guard isAllowed(child, in: element) else {
                note(
                    child,
                    "<\(element.name)> has <\(child.name)>\(child.key.map { " for \($0)" } ?? ""), which Tessera "
                        + "lacks.",
                    advice: "It is ignored.")
                continue
            }
            inspect(child, as: child.name == "variation" ? kind : child.name)
        }
    }

    private mutating func inspectDestination(of element: NibElement) {
        guard Self.connections.contains(element.name), let id = element["destination"], !ids.contains(id)
        else {
            return
        }
        note(
            element, isError: true, "<\(element.name)> leads to \(id), which does not exist.",
            advice: "Remove the connection in Interface Builder, or make it again.")
    }

    private func isAllowed(_ child: NibElement, in element: NibElement) -> Bool {
        switch element.name {
        case "objects", "subviews", "variation": true
        // A variation is allowed in any element. Its key names size classes, and not a property.
        case _ where child.name == "variation": true
        default: NibVocabulary.knows(child: child, of: element.name)
        }
    }

    private mutating func noteUnknown(_ element: NibElement) {
        let looksLikeObject = element.id != nil
        note(
            element, isError: looksLikeObject, "Tessera has no <\(element.name)>.",
            advice: looksLikeObject
                ? "Use another view or controller here, or create it in code where the platform has it."
                : "It is ignored.")
    }
}
