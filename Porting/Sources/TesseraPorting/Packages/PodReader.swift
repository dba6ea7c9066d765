import Foundation

/// Reads the Swift sources that CocoaPods has put beside a project. Each pod becomes a module under its own name.
enum PodReader {
    /// The names of entries in the folder `Pods` that are not pods.
    private static let others: Set<String> = [
        "Headers", "Local Podspecs", "Target Support Files", "Pods.xcodeproj", "build",
    ]

    /// Returns the modules of the pods in the folder `Pods` of a project.
    static func pods(in folder: String, foreign: inout Set<String>, findings: inout [Finding])
        -> [PortedModule]
    {
        let pods = folder + "/Pods"
        if FileManager.default.fileExists(atPath: pods + "/Pods.xcodeproj/project.pbxproj") {
            do {
                return modules(
                    of: try ProjectReader.read(pods + "/Pods.xcodeproj", root: folder), foreign: &foreign,
                    findings: &findings)
            } catch {
                findings.append(error.finding(advice: "Run “pod install” again."))
            }
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: pods)) ?? []).sorted()
        return names.filter { !others.contains($0) && !$0.hasPrefix(".") }.compactMap { name in
            module(named: name, in: pods + "/" + name, folder: folder, foreign: &foreign, findings: &findings)
        }
    }

    private static func modules(of project: Project, foreign: inout Set<String>, findings: inout [Finding])
        -> [PortedModule]
    {
        project.targets.filter { $0.kind == .module && !$0.name.hasPrefix("Pods-") }.compactMap { target in
            guard !target.sources.isEmpty else {
                foreign.insert(target.moduleName)
                findings.append(withoutSwift(target.name, file: project.file))
                return nil
            }
            var module = PortedModule(name: target.moduleName, root: project.folder + "/Pods")
            module.sources = target.sources
            module.settings = target.settings
            module.language = LanguageSettings(target.settings)
            module.resources = target.resources
            let bundles = target.targetDependencies.compactMap(project.target).filter { $0.kind == .bundle }
            module.bundles = bundles.map(ResourceBundle.init)
            module.findings = self.findings(
                target.findings + module.bundles.flatMap(\.findings), pod: target.name, file: project.file)
            return module
        }
    }

    /// Returns the module of a pod without a project, or nil. All Swift files in its folder belong to it.
    private static func module(
        named name: String, in path: String, folder: String, foreign: inout Set<String>,
        findings: inout [Finding]
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
        let others = files.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        guard !module.sources.isEmpty else {
            if !others.isEmpty {
                foreign.insert(BuildSettings.moduleName(name))
                findings.append(withoutSwift(name, file: "Pods/\(name)"))
            }
            return nil
        }
        if !others.isEmpty {
            module.findings = [incomplete(name, others.map { "Pods/\(name)/\($0)" }, file: "Pods/\(name)")]
        }
        return module
    }

    /// The findings about a pod whose sources are partly Swift, with one for all files that are not compiled.
    private static func findings(_ findings: [Finding], pod: String, file: String) -> [Finding] {
        // CocoaPods itself adds a file without code to each pod.
        let findings = findings.filter { !$0.file.contains("Pods/Target Support Files/") }
        func isSource(_ finding: Finding) -> Bool {
            let kind = (finding.file as NSString).pathExtension.lowercased()
            return ["m", "mm", "c", "cc", "cpp", "cxx", "s"].contains(kind)
        }
        let sources = findings.filter(isSource).map(\.file)
        let rest = findings.filter { !isSource($0) }
        return sources.isEmpty ? rest : rest + [incomplete(pod, sources, file: file)]
    }

    private static func incomplete(_ name: String, _ sources: [String], file: String) -> Finding {
        let names = sources.prefix(3).map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
        return Finding(
            .warning, file: file,
            message:
                "The pod \(name) has sources that are not Swift and are not compiled: \(names)\(sources.count > 3 ? " and \(sources.count - 3) more" : "").",
            advice: "Put what uses them between “#if canImport(ObjectiveC)” and “#endif”.")
    }

    private static func withoutSwift(_ name: String, file: String) -> Finding {
        Finding(
            .warning, file: file, message: "The pod \(name) has no Swift sources and is ignored.",
            advice: "Put what uses it between “#if canImport(\(name))” and “#endif”.")
    }
}
