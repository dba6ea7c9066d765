import Foundation

extension ProjectReader {
    mutating func readTarget(_ id: String, _ projectLevel: [[String: String]], _ projectFolder: String) {
        let name = objects.text(id, "name") ?? ""
        guard let kind = kind(of: id, name: name) else { return }
        let settings = settings(of: id, projectLevel: projectLevel, projectFolder: projectFolder)
        var target = ProjectTarget(
            name: name, kind: kind,
            moduleName: BuildSettings.moduleName(settings["PRODUCT_MODULE_NAME"] ?? name), settings: settings)
        // This concerns libraries as well as apps, since a project may contain libraries for the Mac only. Xcode makes
        // bundles of resources for the Mac unless a setting states otherwise.
        if kind != .bundle, let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"],
            platforms != "auto",
            !platforms.isEmpty, !["iphone", "appletv", "xros"].contains(where: platforms.contains)
        {
            note(
                .warning, id, "The target \(name) is made for \(platforms) and is ignored.",
                advice: "Add iOS to its platforms if the app needs it.")
            return
        }
        for dependency in objects.texts(id, "dependencies") {
            if let other = objects.text(dependency, "target"), let name = objects.text(other, "name") {
                target.targetDependencies.append(name)
            } else if let product = objects.text(dependency, "productRef") {
                add(product: product, to: &target)
            }
        }
        for product in objects.texts(id, "packageProductDependencies") { add(product: product, to: &target) }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] {
            target.findings.append(
                Finding(
                    .warning, file: shown(ProjectPaths.joined(projectFolder, header)),
                    message: "The bridging header is ignored, since Objective-C does not run here.",
                    advice: "Write what the Swift files use of it in Swift."))
        }
        for folder in objects.texts(id, "fileSystemSynchronizedGroups") {
            addFiles(ofSynchronized: folder, for: id, to: &target)
        }
        addInclusions(for: id, to: &target)
        for phase in objects.texts(id, "buildPhases") { readPhase(phase, of: &target) }
        target.sources = Self.unique(target.sources)
        target.resources = Self.unique(target.resources)
        target.products = Self.unique(target.products)
        project.targets.append(target)
    }

    static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return elements.filter { seen.insert($0).inserted }
    }

    /// Returns the kind of a target, or nil with a finding if it is not built here.
    private mutating func kind(of id: String, name: String) -> ProjectTarget.Kind? {
        let type = objects.text(id, "productType") ?? ""
        switch type {
        case "com.apple.product-type.application": return .application
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            return .module
        case "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing":
            // The app runs without its tests.
            note(
                .warning, id, "The target \(name) contains tests, which are not built.",
                advice: "Test the written package with Swift Testing, or run these tests on a Mac.")
        case "com.apple.product-type.bundle": return .bundle
        case _ where type.contains("app-extension") || type.contains("extensionkit"):
            note(
                .warning, id, "The target \(name) is an app extension, which is not built.",
                advice: "Nothing has to be done: the app runs without it.")
        default:
            let word = type.isEmpty ? objects.kind(id) : type.replacing("com.apple.product-type.", with: "")
            note(
                .warning, id, "The target \(name) is of the kind \(word), which is not built.",
                advice: "Nothing has to be done unless the app needs it.")
        }
        return nil
    }

    private func add(product id: String, to target: inout ProjectTarget) {
        guard let name = objects.text(id, "productName") else { return }
        guard !name.hasPrefix("plugin:") else {
            target.findings.append(
                finding(
                    .warning, id, "The build tool plugin \(name.dropFirst(7)) does not run.",
                    advice: "Add the files that it writes to the project."))
            return
        }
        target.products.append(PackageProduct(name: name, package: objects.text(id, "package")))
    }
}
