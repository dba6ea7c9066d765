extension SystemClasses {
    /// The superclasses of classes, by name.
    static let superclasses: [String: String] = [
        "NSObject": "", "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
    ]

    /// The protocols.
    static let protocols: Set<String> = []
}
