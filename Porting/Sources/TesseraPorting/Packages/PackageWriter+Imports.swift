import Foundation

extension PackageWriter {
    /// Modules that the compiler brings on Linux.
    private static let ofSystem: Set<String> = [
        "Block", "Builtin", "CDispatch", "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed",
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Runtime", "Swift", "SwiftOnoneSupport",
        "SwiftShims", "Synchronization", "Testing", "XCTest",
    ]

    /// Reports the imports of modules that neither the package nor the system has.
    mutating func checkImports() {
        guard let others = plan.modulesOfPackages else { return }
        let provided = others.union(plan.modules.map(\.name)).union(Self.ofSystem)
            .union(ManifestText.counterparts.map(\.name))
        for module in plan.modules {
            for (path, source) in (state.sources[module.name] ?? [:]).sorted(by: { $0.key < $1.key }) {
                for wanted in source.wanted {
                    let name = wanted.module
                    guard !provided.contains(name), !name.hasPrefix("Tessera"), !name.hasPrefix("_"),
                        Frameworks.counterpart(of: name) == nil
                    else { continue }
                    findings.append(
                        Finding(
                            wanted.isCertain ? .error : .warning, file: path, line: wanted.line,
                            message: plan.foreignPods.contains(name)
                                ? "The pod \(name) has no Swift sources, and no module."
                                : "Nothing that is built provides the module \(name).",
                            advice:
                                "Make a Swift package of it, or put what uses it between “#if canImport(\(name))” and “#endif”."
                        ))
                }
            }
        }
    }
}
