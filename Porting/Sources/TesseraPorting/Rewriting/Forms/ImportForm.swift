import SwiftSyntax

/// Rewrites imports of Apple's modules, and adds imports that are not needed on Apple's systems.
extension FileRewriter {
    func rewriteImport(_ node: ImportDeclSyntax) {
        let names = node.path.map(\.name.text)
        guard let framework = names.first else { return }
        guard !isImpossible(node) else { return }
        usage.noteImport(framework, end: range(node).upperBound)
        noteModule(framework, at: node)
        guard !index.hasModule(framework) else { return }
        if let advice = Frameworks.advice(for: framework) {
            report(
                .error, at: node, "The framework \(framework) has no counterpart on Linux.", advice: advice)
            return
        }
        let counterpart = Frameworks.counterpart(of: framework)
        let isNetworking =
            framework == "Foundation" && names.count > 1 && ImportUsage.networking.contains(names[1])
        guard counterpart != nil || isNetworking || (names.count > 1 && Frameworks.hasSubmodules(framework))
        else {
            return
        }
        if counterpart == nil, !isNetworking, node.importKindSpecifier != nil { return }
        let module = isNetworking ? "FoundationNetworking" : counterpart ?? framework
        let start = node.importKindSpecifier.map { range($0).lowerBound } ?? range(node.path).lowerBound
        let end = range(node.path).upperBound
        let fill = max(0, end - start - module.utf8.count)
        edits.replace(start..<end, with: module + String(repeating: " ", count: fill))
    }

    /// Notes a module that must exist, unless a condition asks whether it does.
    private func noteModule(_ name: String, at node: ImportDeclSyntax) {
        // The import of a missing framework is a finding of its own.
        guard !Frameworks.isMissing(name) else { return }
        var isCertain = true
        var next = node.parent
        while let parent = next {
            if let clause = parent.as(IfConfigClauseSyntax.self) {
                if ConditionText.asksForModules(clause) { return }
                isCertain = isCertain && ConditionText.isCertain(clause)
            }
            next = parent.parent
        }
        imports.append(RewrittenFile.Import(module: name, line: line(node), isCertain: isCertain))
    }

    /// Returns true if a node is in a clause of `#if` that is never compiled here.
    func isImpossible(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let parent = next {
            if let clause = parent.as(IfConfigClauseSyntax.self), ConditionText.isImpossible(clause) {
                return true
            }
            next = parent.parent
        }
        return false
    }

    /// Adds the imports that the file needs, after its import of Foundation or UIKit.
    func addMissingImports() {
        guard let place = usage.place else { return }
        for module in [module] + usage.modules.sorted() { usage.noteExports(index.exports(of: module)) }
        let modules = usage.missing(declared: index.declares)
        for module in modules { edits.insert("; import \(module)", at: place) }
    }
}

/// The names that a file uses, and the modules that it imports.
struct ImportUsage {
    /// The types of Foundation that belong to the module FoundationNetworking on Linux.
    static let networking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
        "URLAuthenticationChallenge",
        "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask",
        "URLSessionWebSocketDelegate",
        "URLSessionWebSocketTask", "NSURLRequest", "NSMutableURLRequest",
    ]

    private static let combine: Set<String> = [
        "AnyCancellable", "dataTaskPublisher", "sink", "AnyPublisher", "Cancellable", "ConnectablePublisher",
        "CurrentValueSubject",
        "Deferred",
        "Future", "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
        "Publisher",
        "Publishers", "Subscribers",
    ]

    /// The names of Objective-C's runtime, Foundation and Dispatch that TesseraSelectors declares.
    private static let selectors: Set<String> = [
        "NSHashTable", "NSMapTable", "NSPointerFunctions", "NSKeyValueChangeKey", "NSKeyValueObservation",
        "NSKeyValueObservedChange",
        "NSKeyValueObservingOptions",
        "NSSelectorFromString", "NSStringFromSelector", "Selector", "objc_getAssociatedObject",
        "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter", "autoreleasepool",
        "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC",
        "NSInteger", "NSIntegerMax", "NSIntegerMin", "MAXFLOAT", "HUGE", "HUGE_VAL", "HUGE_VALF", "INFINITY",
        "NAN",
        "OSStatus", "noErr", "FourCharCode", "OSType", "UniChar", "SInt16", "SInt32", "CFIndex",
        "CFString", "CFData", "CFURL",
        "CFTimeInterval", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "kCFAbsoluteTimeIntervalSince1970",
        "mach_absolute_time", "mach_timebase_info", "mach_timebase_info_data_t", "KERN_SUCCESS",
        "kern_return_t",
        "dispatch_queue_t", "dispatch_time_t",
        "TARGET_OS_IPHONE", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_MACCATALYST",
    ]

    private static let xml: Set<String> = ["XMLParser", "XMLParserDelegate"]

    private static let graphics: Set<String> = [
        "CACurrentMediaTime", "CGAffineTransform", "CGColor", "CGContext", "CGImage", "CGMutablePath",
        "CGPath", "CGVector",
    ]

    /// The functions of Foundation that TesseraUI replaces by ones that know the user's languages.
    private static let localizing: Set<String> = ["NSLocalizedString", "localizedStringWithFormat"]

    /// The types and members that Foundation lacks on Linux and that TesseraUI declares, and the types to which it adds
    /// `formatted()` and `init(format:)`.
    private static let foundation: Set<String> = [
        "CustomLocalizedStringResourceConvertible", "DateComponentsFormatter", "FileWrapper",
        "InlinePresentationIntent", "NSItemProvider", "NSPredicate", "NSUserActivity", "UndoManager",
        "ListFormatter", "LocalizationValue", "LocalizedStringResource", "MarkdownParsingOptions",
        "Measurement", "MeasurementFormatter", "NSDataDetector", "PresentationIntent",
        "RelativeDateTimeFormatter", "URL.applicationSupportDirectory", "URL.cachesDirectory",
        "URL.desktopDirectory", "URL.downloadsDirectory", "URL.moviesDirectory", "URL.musicDirectory",
        "URL.picturesDirectory", "documentsDirectory", "inlinePresentationIntent", "isLowPowerModeEnabled",
        "localizedStandard", "presentationIntent", "thermalState", "unarchivedArrayOfObjects",
    ]

    /// Returns true if a name is that of a class or protocol of UIKit. On Apple's systems, the header of a framework or of an app
    /// imports UIKit for all files of its module.
    private static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && (SystemClasses.contains(name) || SystemProtocols.names.contains(name))
    }

    private var names: Set<String> = []
    private(set) var modules: Set<String> = []
    /// The end of the last import of Foundation or UIKit, or nil if there is none.
    private(set) var place: Int?

    mutating func note(_ name: String) { names.insert(name) }

    mutating func noteImport(_ module: String, end: Int) {
        modules.insert(Frameworks.counterpart(of: module) ?? module)
        if ["Foundation", "UIKit"].contains(Frameworks.counterpart(of: module) ?? module) { place = end }
    }

    /// Notes modules that an imported module exports, which are imported with it.
    mutating func noteExports(_ names: Set<String>) { modules.formUnion(names) }

    /// Returns the modules that the file needs and does not import.
    func missing(declared: (String) -> Bool) -> [String] {
        func needs(_ module: String, _ wanted: Set<String>) -> Bool {
            !modules.contains(module) && wanted.intersection(names).contains { !declared($0) }
        }
        let hasCombine = modules.contains { $0.hasSuffix("Combine") || $0.hasPrefix("OpenCombine") }
        var result: [String] = []
        if !hasCombine, needs("Combine", Self.combine) { result.append("Combine") }
        if needs("FoundationXML", Self.xml) { result.append("FoundationXML") }
        guard !modules.contains("UIKit"), !modules.contains("TesseraUI") else { return result }
        if needs("UIKit", Self.graphics.union(Self.localizing).union(Self.foundation))
            || names.contains(where: { Self.isOfUIKit($0) && !declared($0) })
        {
            return result + ["UIKit"]
        }
        if !hasCombine, !result.contains("Combine"), needs("FoundationNetworking", Self.networking) {
            result.append("FoundationNetworking")
        }
        if needs("TesseraSelectors", Self.selectors) { result.append("TesseraSelectors") }
        return result
    }
}
