import Foundation

/// Reads the Swift sources that CocoaPods has put beside a project. Each pod becomes a module under its own name.
enum PodReader {
    /// The names of entries in the folder `Pods` that are not pods.
    private static let others: Set<String> = [
        "Headers", "Local Podspecs", "Target Support Files", "Pods.xcodeproj", "build",
    ]

    /// Returns the modules of the pods in the folder `Pods` of a project.
    static func pods(in folder: String, findings: inout [Finding]) -> [PortedModule] {
        let pods = folder + "/Pods"
        if FileManager.default.fileExists(atPath: pods + "/Pods.xcodeproj/project.pbxproj") {
            do {
                return modules(
                    of: try ProjectReader.read(pods + "/Pods.xcodeproj", root: folder), findings: &findings)
            } catch {
                findings.append(error.finding(advice: "Run “pod install” again."))
            }
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: pods)) ?? []).sorted()
        return names.filter { !others.contains($0) && !$0.hasPrefix(".") }.compactMap { name in
            module(named: name, in: pods + "/" + name, folder: folder, findings: &findings)
        }
    }

    private static func modules(of project: Project, findings: inout [Finding]) -> [PortedModule] {
        project.targets.filter { $0.kind == .module && !$0.name.hasPrefix("Pods-") }.compactMap { target in
            guard !target.sources.isEmpty else {
                findings.append(withoutSwift(target.name, file: project.file))
                return nil
            }
            var module = PortedModule(name: target.moduleName, root: project.folder + "/Pods")
            module.sources = target.sources
            module.settings = target.settings
            module.language = LanguageSettings(target.settings)
            module.resources = target.resources
            return module
        }
    }

    /// Returns the module of a pod without a project, or nil. All Swift files in its folder belong to it.
    private static func module(
        named name: String, in path: String, folder: String, findings: inout [Finding]
    ) -> PortedModule? {
        let skipped: Set<String> = ["Tests", "Example", "Examples", "Demo"]
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: path))?.sorted() ?? []
        let files = all.prefix(10_000).filter { file in
            !file.split(separator: "/").contains { $0.hasPrefix(".") || skipped.contains(String($0)) }
        }
        var module = PortedModule(name: BuildSettings.moduleName(name), root: folder + "/Pods")
        module.sources = files.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.map {
            path + "/" + $0
        }
        guard !module.sources.isEmpty else {
            if files.contains(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }) {
                findings.append(withoutSwift(name, file: "Pods/\(name)"))
            }
            return nil
        }
        return module
    }

    private static func withoutSwift(_ name: String, file: String) -> Finding {
        Finding(
            .warning, file: file, message: "The pod \(name) has no Swift sources and is ignored.",
            advice: "Put what uses it between “#if canImport(\(name))” and “#endif”.")
    }
}
