/// Classes that the frameworks of Apple declare, as far as Tessera and Foundation on Linux have them.
enum SystemClasses {
    /// The classes of Foundation in the table.
    static let ofFoundation: Set<String> = [
        "DateFormatter", "Formatter", "NSAttributedString", "NSCoder", "NSMutableAttributedString",
        "NSObject", "NSString",
        "NumberFormatter", "Operation",
    ]

    /// The classes of UIKit from which most classes of apps derive. They belong to the main actor and can be observed.
    private static let roots: Set<String> = ["CALayer", "UIBarItem", "UIGestureRecognizer", "UIResponder"]

    /// Whether the name is that of a responder, a layer or another class on the main actor that can be observed.
    static func isObservable(_ name: String) -> Bool {
        !roots.isDisjoint(with: [name] + superclasses(of: name))
    }

    /// Whether the name is that of a class on the main actor.
    static func isOnMainActor(_ name: String) -> Bool {
        isObservable(name) || name == "UICollectionViewLayout" || name == "UICollectionViewFlowLayout"
    }

    /// Whether the name is that of a class.
    static func contains(_ name: String) -> Bool { superclasses[name] != nil }

    /// The superclasses of a class, from the nearest one.
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

/// The selectors of methods of Apple's frameworks.
enum SystemSelectors {
    /// The names that differ from what the rules of Swift make of them, by the Swift name.
    private static let irregular: [String: String] = [
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
    ]

    /// Methods that have parameters and are often named without them, with the numbers of their parameters.
    private static let arities: [String: Int] = [
        "copy": 1, "cut": 1, "paste": 1, "select": 1, "selectAll": 1, "delete": 1, "endEditing": 1,
        "toggleBoldface": 1, "toggleItalics": 1, "toggleUnderline": 1, "pushViewController": 2,
        "popViewController": 1, "popToRootViewController": 1, "setEditing": 2, "viewWillAppear": 1,
        "viewDidAppear": 1, "viewWillDisappear": 1, "viewDidDisappear": 1,
    ]

    /// The number of parameters of a method that is named without its labels.
    static func arity(of name: String) -> Int { arities[name] ?? 0 }

    /// The selector of a method that the project does not declare.
    static func selector(of name: String, labels: [String]) -> String {
        irregular["\(name)(\(labels.map { $0 + ":" }.joined()))"]
            ?? ObjectiveCNames.selector(of: name, labels: labels)
    }
}

/// Protocols that the frameworks of Apple declare, as far as Tessera has them.
enum SystemProtocols {
    /// Whether the name is that of a protocol.
    static func contains(_ name: String) -> Bool { names.contains(name) }

    /// Whether a protocol of UIKit has an optional method of the name and with the labels.
    static func hasOptionalMethod(_ name: String, labels: [String]) -> Bool {
        optionalMethods.contains("\(name)(\(labels.map { $0 + ":" }.joined()))")
    }
}
