import Foundation

extension ProjectReader {
    func readPhase(_ phase: String, of target: inout ProjectTarget) {
        switch objects.kind(phase) {
        case "PBXSourcesBuildPhase": for file in files(of: phase) { addSource(file, to: &target) }
        case "PBXResourcesBuildPhase": for file in files(of: phase) { addResource(file, to: &target) }
        case "PBXFrameworksBuildPhase": readFrameworks(phase, of: &target)
        case "PBXShellScriptBuildPhase":
            let name = objects.text(phase, "name") ?? "Run Script"
            // Scripts of CocoaPods compare lock files and copy built frameworks. They are not needed, since pods are
            // modules here.
            guard !name.hasPrefix("[CP] ") else { return }
            target.findings.append(
                finding(
                    .warning, phase, "The script “\(name)” of the target \(target.name) does not run.",
                    advice: "If it writes sources or resources, add these files to the project."))
        case "PBXCopyFilesBuildPhase":
            // These phases copy frameworks and app extensions, which do not exist in an app that is one program.
            let places = ["10", "13", "16"]
            guard !places.contains(objects.text(phase, "dstSubfolderSpec") ?? "") else { return }
            let isBundle = ["1", "7"].contains(objects.text(phase, "dstSubfolderSpec") ?? "")
            if isBundle, (objects.text(phase, "dstPath") ?? "").isEmpty {
                for file in files(of: phase) { addResource(file, to: &target) }
            } else {
                target.findings.append(
                    finding(
                        .warning, phase, "A phase of the target \(target.name) that copies files is ignored.",
                        advice: "Copy the files with the resources of the target."))
            }
        case "PBXHeadersBuildPhase": break
        default:
            target.findings.append(
                finding(
                    .warning, phase,
                    "A build phase of the kind \(objects.kind(phase)) of the target \(target.name) is ignored.",
                    advice: "Nothing has to be done unless the app needs it."))
        }
    }

    /// Returns the identifiers of the files of a phase that the app for iOS needs.
    private func files(of phase: String) -> [String] {
        objects.texts(phase, "files").compactMap { build in
            let platforms =
                objects.texts(build, "platformFilters")
                + [objects.text(build, "platformFilter")].compactMap(\.self)
            guard platforms.isEmpty || platforms.contains("ios") else { return nil }
            return objects.text(build, "fileRef")
        }
    }

    // MARK: Sources

    private func addSource(_ id: String, to target: inout ProjectTarget) {
        switch objects.kind(id) {
        case "PBXVariantGroup", "XCVersionGroup":
            if objects.kind(id) == "XCVersionGroup", let place = paths.places[id] {
                addSource(at: place, to: &target)
            } else {
                addResource(id, to: &target)
            }
        default:
            guard let place = paths.places[id] else {
                target.findings.append(missingPlace(id))
                return
            }
            addSource(at: place, to: &target)
        }
    }

    /// Adds a file of a phase of sources, or a finding if it cannot be compiled here.
    func addSource(at path: String, to target: inout ProjectTarget) {
        let file = shown(path)
        switch (path as NSString).pathExtension.lowercased() {
        case "swift":
            if FileManager.default.fileExists(atPath: path) {
                target.sources.append(path)
            } else {
                target.findings.append(
                    Finding(
                        .error, file: file, message: "The file is missing.",
                        advice: "Restore it, or remove it from the target \(target.name)."))
            }
        case "m", "mm", "c", "cc", "cpp", "cxx", "s":
            let language = ["m", "mm"].contains((path as NSString).pathExtension) ? "Objective-C" : "C"
            target.findings.append(
                Finding(
                    .warning, file: file, message: "\(language) is not compiled here.",
                    advice: "Write what the Swift files use of it in Swift."))
        case "h", "hh", "hpp", "modulemap", "pch", "docc": break
        case "strings", "stringsdict", "xcstrings", "storyboard", "xib", "xcassets":
            // Xcode also compiles these in the phase of sources.
            addResource(at: path, language: nil, to: &target)
        case "xcdatamodeld", "xcdatamodel":
            target.findings.append(
                Finding(
                    .error, file: file, message: "Core Data has no counterpart here.",
                    advice: "Keep the data behind a protocol, and give the app values of another kind here."))
        case "intentdefinition", "mlmodel", "mlpackage", "metal", "rcproject", "y", "l", "d", "iig":
            target.findings.append(
                Finding(
                    .error, file: file, message: "No tool here makes code of this file.",
                    advice: "Remove what needs it from the target, or put it between #if canImport lines."))
        default:
            target.findings.append(
                Finding(
                    .warning, file: file, message: "The file is no source in Swift and is ignored.",
                    advice: "Nothing has to be done unless the app needs it."))
        }
    }

    // MARK: Resources

    private func addResource(_ id: String, to target: inout ProjectTarget) {
        if objects.kind(id) == "PBXVariantGroup" {
            for child in objects.texts(id, "children") {
                guard let place = paths.places[child] else { continue }
                addResource(
                    at: place, language: language(of: place) ?? objects.text(child, "name"), to: &target)
            }
            return
        }
        guard let place = paths.places[id] else {
            // A product of another target, such as a bundle, has no path before it is built.
            if objects.text(id, "sourceTree") != "BUILT_PRODUCTS_DIR" {
                target.findings.append(missingPlace(id))
            }
            addOwner(of: id, to: &target)
            return
        }
        let isFolder = objects.text(id, "lastKnownFileType") == "folder"
        addResource(at: place, language: language(of: place), isFolder: isFolder, to: &target)
    }

    /// Adds a file or folder that becomes part of the app's bundle.
    func addResource(
        at path: String, language: String?, isFolder: Bool = false, to target: inout ProjectTarget
    ) {
        guard FileManager.default.fileExists(atPath: path) else {
            target.findings.append(
                Finding(
                    .warning, file: shown(path), message: "The resource is missing.",
                    advice: "Restore it, or remove it from the target \(target.name)."))
            return
        }
        if let language, !ProjectResource.isLanguage(language) {
            target.findings.append(
                Finding(
                    .warning, file: shown(path),
                    message: "“\(language.prefix(80))” is no language, and the resource is ignored.",
                    advice: "Name it with letters, digits and hyphens, such as “ja” or “zh-Hans”."))
            return
        }
        target.resources.append(ProjectResource(path: path, language: language, isFolder: isFolder))
    }

    /// Returns the language of a file, which is the name of the folder that contains it, or nil.
    func language(of path: String) -> String? {
        let folder = path.split(separator: "/").dropLast().last ?? ""
        return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
    }

    private func missingPlace(_ id: String) -> Finding {
        let name = objects.text(id, "path") ?? objects.text(id, "name") ?? id
        return finding(
            .warning, id, "“\(name)” lies in no folder of the project and is ignored.",
            advice: "Add the file to a group of the project.")
    }

    /// Makes a target depend on the one whose product it contains.
    private func addOwner(of product: String, to target: inout ProjectTarget) {
        let owner = objects.all("PBXNativeTarget").first { objects.text($0, "productReference") == product }
        if let owner, let name = objects.text(owner, "name"), !target.targetDependencies.contains(name) {
            target.targetDependencies.append(name)
        }
    }

    // MARK: Frameworks

    private func readFrameworks(_ phase: String, of target: inout ProjectTarget) {
        for build in objects.texts(phase, "files") {
            if let product = objects.text(build, "productRef"),
                let name = objects.text(product, "productName")
            {
                target.products.append(
                    PackageProduct(name: name, package: objects.text(product, "package")))
            }
            guard let id = objects.text(build, "fileRef") else { continue }
            let path = objects.text(id, "path") ?? objects.text(id, "name") ?? ""
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let stem = (name as NSString).deletingPathExtension
            switch objects.text(id, "sourceTree") {
            case "BUILT_PRODUCTS_DIR":
                // This is the product of a target of this project. Xcode treats it as a dependency, even if it is not
                // declared as one.
                addOwner(of: id, to: &target)
            case "SDKROOT", "DEVELOPER_DIR":
                guard !SystemFrameworks.areKnown(stem) else { continue }
                target.findings.append(
                    finding(
                        .warning, id, "The framework \(stem) has no counterpart here.",
                        advice: "Put what uses it between “#if canImport(\(stem))” and “#endif”."))
            default:
                guard !FileManager.default.fileExists(atPath: (paths.places[id] ?? "") + "/Package.swift")
                else {
                    continue
                }
                target.findings.append(
                    finding(
                        .error, id, "\(name) is a compiled library, which does not run here.",
                        advice:
                            "Use a package or sources of it, or put what uses it between “#if canImport” lines."
                    ))
            }
        }
    }
}

/// The frameworks of the system that a target may link without a finding. They have a counterpart, or the imports of
/// the sources are checked anyway.
enum SystemFrameworks {
    private static let names: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Combine", "SafariServices", "PhotosUI",
        "QuickLook", "WebKit", "CoreMedia", "AVFoundation", "AVFAudio", "AVKit", "CoreFoundation", "os",
        "Dispatch", "XCTest", "ObjectiveC", "libSystem", "libc++", "libz", "Swift", "Observation",
        "Accessibility",
        "UniformTypeIdentifiers", "Symbols", "UserNotifications", "CoreLocation", "Network",
    ]

    static func areKnown(_ name: String) -> Bool { names.contains(name) }
}
