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

    /// Returns true if a protocol of UIKit has an optional method with a name and labels.
    static func hasOptionalMethod(_ name: String, labels: [String]) -> Bool {
        optionalMethods.contains("\(name)(\(labels.map { $0 + ":" }.joined()))")
    }
}
