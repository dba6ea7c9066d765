import TesseraNibs

/// Compares a document with what Tessera knows.
struct NibInspection {
    private(set) var remarks: [NibRemark] = []

    init(_ document: NibDocument) {
        inspect(document.root, isScene: document.kind == .storyboard)
        remarks.sort { $0.line < $1.line }
    }

    private mutating func inspect(_ element: NibElement, isScene: Bool) {
        for attribute in element.attributes
        where !DesignTime.attributes.contains(attribute.name)
            && !NibVocabulary.knows(attribute: attribute.name, of: element.name)
            && element.name != "variation"
        {
            remarks.append(
                NibRemark(
                    isError: false, line: element.line,
                    message: "<\(element.name)> sets \(attribute.name), which Tessera lacks.",
                    advice: "The value \(attribute.value) is ignored; the property keeps its usual value."))
        }
        for child in element.children where !DesignTime.isElement(child) {
            guard NibVocabulary.knows(child.name) else {
                remarks.append(unknown(child))
                continue
            }
            if !isAllowed(child, in: element) {
                remarks.append(
                    NibRemark(
                        isError: false, line: child.line,
                        message:
                            "<\(element.name)> has <\(child.name)>\(child.key.map { " for \($0)" } ?? ""), which "
                            + "Tessera lacks.",
                        advice: "It is ignored."))
                continue
            }
            inspect(child, isScene: isScene)
        }
    }

    private func isAllowed(_ child: NibElement, in element: NibElement) -> Bool {
        switch element.name {
        case "objects", "subviews", "variation": true
        // The key of a variation names size classes.
        case _ where child.name == "variation": true
        default: NibVocabulary.knows(child: child, of: element.name)
        }
    }

    private func unknown(_ element: NibElement) -> NibRemark {
        let looksLikeObject = element.id != nil
        return NibRemark(
            isError: looksLikeObject, line: element.line,
            message: "Tessera has no <\(element.name)>.",
            advice: looksLikeObject
                ? "Use another view or controller here, or create it in code where the platform has it."
                : "It is ignored.")
    }
}
