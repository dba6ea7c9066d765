/// The settings with which the compiler reads the files of a module.
struct LanguageSettings: Codable, Equatable, Sendable {
    /// The language mode: 5 or 6.
    var mode = 5
    /// True if declarations without an isolation belong to the main actor.
    var isMainActorByDefault = false
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []
    /// The names of the conditions that are true in `#if`.
    var conditions: [String] = []
    /// The level of concurrency checking: `minimal`, `targeted` or `complete`, or nil for the usual level of the mode.
    var concurrencyChecking: String?
    /// The flags that are not known here, which have no effect.
    var ignoredFlags: [String] = []

    /// The features that language mode 6 contains. In that mode the compiler reports an error if a flag enables them.
    private static let partOfSix: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "BareSlashRegexLiterals",
        "DeprecateApplicationMain", "ImportObjcForwardDeclarations", "DisableOutwardActorInference",
        "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures", "ImplicitOpenExistentials",
        "RegionBasedIsolation", "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
        "GlobalActorIsolatedTypesUsability", "NonIsolatedGlobalActorInference",
    ]
    /// The features that Xcode's setting for approachable concurrency enables.
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
    /// The features whose names cannot be derived from the names of Xcode's settings.
    private static let spellings = [
        "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    ]

    /// Creates the settings of a compiler without flags.
    init() {}

    /// Reads the build settings of a target.
    init(_ settings: BuildSettings) {
        mode = (settings["SWIFT_VERSION"] ?? "5").hasPrefix("6") ? 6 : 5
        isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        if let checking = settings["SWIFT_STRICT_CONCURRENCY"], mode == 5,
            ["minimal", "targeted", "complete"].contains(checking)
        {
            concurrencyChecking = checking
        }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { upcomingFeatures += Self.approachable }
        for name in settings.names(withPrefix: "SWIFT_UPCOMING_FEATURE_") {
            let feature = Self.feature(name)
            upcomingFeatures.removeAll { $0 == feature }
            if settings.isOn(name) { upcomingFeatures.append(feature) }
        }
        if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"].map({ $0 == "YES" }) ?? false {
            upcomingFeatures.append("BareSlashRegexLiterals")
        }
        read(settings.words("OTHER_SWIFT_FLAGS"))
        finish()
    }

    /// Removes duplicates, and features that the language mode contains.
    mutating func finish() {
        if mode == 6 { upcomingFeatures.removeAll(where: Self.partOfSix.contains) }
        upcomingFeatures = ProjectReader.unique(upcomingFeatures)
        experimentalFeatures = ProjectReader.unique(experimentalFeatures)
        conditions = ProjectReader.unique(conditions).filter(Self.isWord)
    }

    /// Returns the name of the feature of a setting: `ExistentialAny` for `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY`.
    static func feature(_ setting: String) -> String {
        spellings[setting]
            ?? setting.dropFirst("SWIFT_UPCOMING_FEATURE_".count).split(separator: "_")
            .map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }

    private mutating func read(_ flags: [String]) {
        var rest = flags[...]
        while let flag = rest.popFirst() {
            switch flag {
            case "-D": if let name = rest.popFirst() { conditions.append(name) }
            case "-enable-upcoming-feature": if let name = rest.popFirst() { upcomingFeatures.append(name) }
            case "-enable-experimental-feature":
                if let name = rest.popFirst() { experimentalFeatures.append(name) }
            case "-Xfrontend", "-Xcc", "-Xlinker":
                if let name = rest.popFirst() { ignoredFlags.append("\(flag) \(name)") }
            case _ where flag.hasPrefix("-D"): conditions.append(String(flag.dropFirst(2)))
            default: ignoredFlags.append(flag)
            }
        }
    }

    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
