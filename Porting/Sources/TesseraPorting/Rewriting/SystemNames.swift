/// The classes of Apple's frameworks that Tessera and Foundation on Linux have.
enum SystemClasses {
    /// The classes of Foundation in the table.
    static let ofFoundation: Set<String> = [
        "DateFormatter", "Formatter", "NSAttributedString", "NSCoder", "NSMutableAttributedString",
        "NSObject", "NSString",
        "NumberFormatter", "Operation", "UserDefaults",
    ]

    /// The classes of UIKit from which most classes of apps derive. They belong to the main actor and can be observed.
    private static let roots: Set<String> = ["CALayer", "UIBarItem", "UIGestureRecognizer", "UIResponder"]

    /// Returns true if a name is that of a class of UIKit on the main actor whose properties can be observed, such as a
    /// responder or a layer.
    static func isObservable(_ name: String) -> Bool {
        !roots.isDisjoint(with: [name] + superclasses(of: name))
    }

    /// The classes of UIKit and Core Animation that belong to no actor. Their subclasses do not either.
    private static let unisolated: Set<String> = [
        "AVAsset", "AVAudioPlayer", "AVAudioSession", "AVSpeechSynthesisVoice", "AVSpeechSynthesizer",
        "AVSpeechUtterance",
        "CAAnimation", "CAEmitterCell", "CAMediaTimingFunction", "CLLocation", "CLLocationManager",
        "FileWrapper", "NSDataAsset",
        "NSDataDetector",
        "NSItemProvider", "NSParagraphStyle", "NSShadow", "NSStringDrawingContext", "NSTextAttachment",
        "NSTextList", "NSTextTab", "NSUserActivity", "PHPhotoLibrary", "UIBezierPath", "UIColor", "UIFont",
        "UIFontDescriptor", "UIFontMetrics", "UIGraphicsRenderer", "UIGraphicsRendererContext",
        "UIGraphicsRendererFormat", "UIImage", "UIImageAsset", "UIRegion", "UITextSearchOptions",
        "UITraitCollection", "UNNotification", "UNNotificationAction", "UNNotificationCategory",
        "UNNotificationContent", "UNNotificationRequest", "UNNotificationResponse",
        "UNNotificationSettings", "UNNotificationSound", "UNNotificationTrigger",
        "UNUserNotificationCenter", "WKContentWorld", "WKUserScript",
    ]

    /// Returns true if a name is that of a class on the main actor.
    static func isOnMainActor(_ name: String) -> Bool {
        let lineage = [name] + superclasses(of: name)
        guard lineage.last == "NSObject", let root = lineage.dropLast().last else { return false }
        return !unisolated.contains(root) && !ofFoundation.contains(root)
    }

    /// Returns true if a name is that of a class.
    static func contains(_ name: String) -> Bool { superclasses[name] != nil }

    /// Returns the superclasses of a class, the nearest one first.
    static func superclasses(of name: String) -> [String] {
        var result: [String] = []
        var next = superclasses[name]
        while let name = next, !name.isEmpty {
            result.append(name)
            next = superclasses[name]
        }
        return result
    }
}

/// Derives the selectors of methods of Apple's frameworks.
enum SystemSelectors {
    /// The selectors that cannot be derived from the Swift names, by the Swift names.
    private static let irregular: [String: String] = [
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
    ]

    /// The numbers of parameters of methods that are often named without their labels.
    private static let arities: [String: Int] = [
        "copy": 1, "cut": 1, "paste": 1, "select": 1, "selectAll": 1, "delete": 1, "endEditing": 1,
        "toggleBoldface": 1, "toggleItalics": 1, "toggleUnderline": 1, "pushViewController": 2,
        "popViewController": 1, "popToRootViewController": 1, "setEditing": 2, "viewWillAppear": 1,
        "viewDidAppear": 1, "viewWillDisappear": 1, "viewDidDisappear": 1,
    ]

    /// Returns the number of parameters of a method that is named without its labels, or 0 if it is not known.
    static func arity(of name: String) -> Int { arities[name] ?? 0 }

    /// Returns the selector of a method that the project does not declare.
    static func selector(of name: String, labels: [String]) -> String {
        irregular["\(name)(\(labels.map { $0 + ":" }.joined()))"]
            ?? ObjectiveCNames.selector(of: name, labels: labels)
    }
}

/// The protocols of Apple's frameworks that Tessera has.
enum SystemProtocols {
    /// Returns true if a name is that of a protocol.
    static func contains(_ name: String) -> Bool { names.contains(name) }

    /// Returns true if a protocol of a framework has an optional method with a name and labels.
    static func hasOptionalMethod(_ name: String, labels: [String]) -> Bool {
        optionalMethods[fullName(name, labels)] != nil
    }

    /// Returns the protocols with an optional method of a name and labels, and all protocols that refine them.
    static func protocols(withOptionalMethod name: String, labels: [String]) -> Set<String> {
        optionalMethods[fullName(name, labels)]?.protocols ?? []
    }

    /// Returns true if an optional method with a name and labels has a result that can be nil.
    static func returnsOptional(_ name: String, labels: [String]) -> Bool {
        optionalMethods[fullName(name, labels)]?.returnsOptional ?? false
    }

    private static func fullName(_ name: String, _ labels: [String]) -> String {
        "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// An optional method of some protocols.
    private struct OptionalMethod {
        /// The protocols that require it, and all protocols that refine them.
        var protocols: Set<String> = []
        var returnsOptional = false
    }

    /// The optional methods by their full names.
    private static let optionalMethods: [String: OptionalMethod] = {
        var result: [String: OptionalMethod] = [:]
        for (owner, methods) in requirements.methods {
            let refining = refining(owner)
            for method in methods {
                let name = method.hasSuffix("?") ? String(method.dropLast()) : method
                result[name, default: OptionalMethod()].protocols.formUnion(refining)
                if method.hasSuffix("?") { result[name]?.returnsOptional = true }
            }
        }
        return result
    }()

    /// Returns a protocol and all protocols that refine it.
    private static func refining(_ name: String) -> Set<String> {
        var result: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            guard result.insert(next).inserted else { continue }
            waiting += requirements.refined.filter { $0.value.contains(next) }.map(\.key)
        }
        return result
    }

    /// The optional methods of the protocols, and the protocols that protocols refine, by the names of the protocols. A
    /// question mark after a method says that its result can be nil.
    static let requirements: (methods: [String: Set<String>], refined: [String: Set<String>]) = {
        var methods: [String: Set<String>] = [:]
        var refined: [String: Set<String>] = [:]
        var owner = ""
        for word in optionalMethodTable.split(whereSeparator: \.isWhitespace) {
            switch word.first {
            case "@": owner = String(word.dropFirst())
            case "<": refined[owner, default: []].insert(String(word.dropFirst()))
            default: methods[owner, default: []].insert(String(word))
            }
        }
        return (methods, refined)
    }()
}
