/// The `Info.plist` of an app. It has the keys of the project's file, those that Xcode generates from build settings,
/// and those that every app has.
struct InformationList {
    /// The values of the list by their keys.
    private(set) var values: [String: PropertyList]
    /// The findings about the project's file.
    private(set) var findings: [Finding] = []

    private static let prefix = "INFOPLIST_KEY_"

    /// Creates the list of a target.
    ///
    /// - Parameters:
    ///   - settings: The build settings of the target.
    ///   - file: The contents of the project's file, or nil if there is none.
    ///   - developmentLanguage: The language of the project's development, in which texts without a translation are
    ///     written.
    init(_ settings: BuildSettings, file: PropertyList?, developmentLanguage: String) {
        values = (file?.dictionary ?? [:]).mapValues { Self.expanded($0, settings) }
        if file == nil || settings.isOn("GENERATE_INFOPLIST_FILE") { generate(settings) }
        let usual: [String: String?] = [
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"],
            "CFBundleName": settings["PRODUCT_NAME"],
            "CFBundleExecutable": settings["EXECUTABLE_NAME"], "CFBundlePackageType": "APPL",
            "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleShortVersionString": settings["MARKETING_VERSION"],
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
            "CFBundleDevelopmentRegion": developmentLanguage,
        ]
        for (key, value) in usual where values[key]?.string?.isEmpty ?? true {
            if let value { values[key] = .string(value) }
        }
    }

    /// Adds the keys of settings such as `INFOPLIST_KEY_CFBundleDisplayName`, unless the file has them.
    private mutating func generate(_ settings: BuildSettings) {
        for name in settings.names(withPrefix: Self.prefix) {
            guard let text = settings[name] else { continue }
            var key = String(name.dropFirst(Self.prefix.count))
            for (suffix, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(suffix) {
                key = key.dropLast(suffix.count) + device
            }
            let value: PropertyList =
                switch key {
                case "UIApplicationSceneManifest_Generation", "UILaunchScreen_Generation": .dictionary([:])
                case _ where key.hasPrefix("UISupportedInterfaceOrientations"):
                    .array(settings.words(name).map(PropertyList.string))
                case _ where text == "YES" || text == "NO": .boolean(text == "YES")
                default: .string(text)
                }
            switch key {
            case "UIApplicationSceneManifest_Generation":
                guard settings.isOn(name), values["UIApplicationSceneManifest"] == nil else { continue }
                values["UIApplicationSceneManifest"] = .dictionary([
                    "UIApplicationSupportsMultipleScenes": .boolean(true),
                    "UISceneConfigurations": .dictionary([:]),
                ])
            case "UILaunchScreen_Generation":
                if settings.isOn(name), values["UILaunchScreen"] == nil { values["UILaunchScreen"] = value }
            default: if values[key] == nil { values[key] = value }
            }
        }
    }

    private static func expanded(_ value: PropertyList, _ settings: BuildSettings) -> PropertyList {
        switch value {
        case .string(let text): .string(settings.expand(text))
        case .array(let elements): .array(elements.map { expanded($0, settings) })
        case .dictionary(let members):
            .dictionary(
                Dictionary(
                    members.map { (settings.expand($0.key), expanded($0.value, settings)) },
                    uniquingKeysWith: { first, _ in first }))
        default: value
        }
    }

    /// The list as XML. The texts of equal lists are equal.
    var text: String { PropertyList.dictionary(values).xml }
}

extension PropertyList {
    /// The value as a property list in XML, with its keys in order.
    var xml: String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
            #"<plist version="1.0">"#,
        ]
        append(to: &lines, indent: "")
        return (lines + ["</plist>", ""]).joined(separator: "\n")
    }

    private func append(to lines: inout [String], indent: String) {
        func escaped(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        }
        switch self {
        case .string(let text): lines.append("\(indent)<string>\(escaped(text))</string>")
        case .integer(let number): lines.append("\(indent)<integer>\(number)</integer>")
        case .real(let number): lines.append("\(indent)<real>\(number)</real>")
        case .boolean(let flag): lines.append("\(indent)<\(flag)/>")
        case .data(let bytes):
            let digits = bytes.base64
            lines.append("\(indent)<data>\(digits)</data>")
        case .array(let elements):
            lines.append("\(indent)<array>")
            for element in elements { element.append(to: &lines, indent: indent + "\t") }
            lines.append("\(indent)</array>")
        case .dictionary(let members):
            lines.append("\(indent)<dict>")
            for (key, value) in members.sorted(by: { $0.key < $1.key }) {
                lines.append("\(indent)\t<key>\(escaped(key))</key>")
                value.append(to: &lines, indent: indent + "\t")
            }
            lines.append("\(indent)</dict>")
        }
    }
}
