import Foundation

/// Reads `.xcconfig` files with the files that they include.
struct ConfigurationFile {
    private static let maximumSize = 1 << 20
    private static let maximumDepth = 16
    private static let maximumFileCount = 256

    /// The settings by their names with conditions.
    private(set) var settings: [String: String] = [:]
    /// The findings about problems of the files.
    private(set) var findings: [Finding] = []
    /// The absolute paths of the files that were read.
    private(set) var files: [String] = []

    private let folder: String

    /// Reads a file and the files that it includes.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - folder: The project's folder, to which paths in findings are relative.
    init(_ path: String, folder: String) {
        self.folder = folder
        read(path, open: [], isOptional: false, from: nil)
    }

    private mutating func read(_ path: String, open: [String], isOptional: Bool, from place: (String, Int)?) {
        let file = place?.0 ?? ProjectPaths.relative(path, to: folder)
        guard !open.contains(path), open.count < Self.maximumDepth, files.count < Self.maximumFileCount else {
            findings.append(
                Finding(
                    .error, file: file, line: place?.1, message: "Configuration files include one another.",
                    advice: "Remove one of the inclusions."))
            return
        }
        let data: Data
        do {
            data = try RegularFile.data(at: path, limit: Self.maximumSize)
        } catch {
            guard error != .missing || !isOptional else { return }
            let name = ProjectPaths.relative(path, to: folder)
            findings.append(
                error == .missing
                    ? Finding(
                        .warning, file: file, line: place?.1,
                        message: "There is no configuration file “\(name)”.",
                        advice: "Add it, or include it with “#include?” if it may be missing.")
                    : Finding(
                        .warning, file: file, line: place?.1,
                        message: "The configuration file “\(name)” is not read. \(error)",
                        advice: "Name a file with build settings."))
            return
        }
        files.append(path)
        let own = ProjectPaths.relative(path, to: folder)
        let parent = ProjectPaths.normalized(path + "/..")
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let text = Self.withoutComment(line)
            if text.hasPrefix("#include") {
                let name = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard name.count >= 3 else { continue }
                read(
                    ProjectPaths.joined(parent, String(name[1])), open: open + [path],
                    isOptional: text.hasPrefix("#include?"), from: (own, index + 1))
            } else if !text.isEmpty {
                add(text, file: own, line: index + 1)
            }
        }
    }

    private mutating func add(_ text: String, file: String, line: Int) {
        // Equals signs within brackets belong to conditions and are skipped.
        var depth = 0
        let equals = text.firstIndex { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return character == "=" && depth == 0
        }
        guard let equals else {
            findings.append(
                Finding(
                    .warning, file: file, line: line, message: "“\(text.prefix(80))” is no setting.",
                    advice: "Write NAME = VALUE."))
            return
        }
        let name = text[..<equals].trimmingCharacters(in: .whitespaces)
        var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        let inherited = settings[name] ?? ""
        let result =
            inherited.isEmpty
            ? value
            : BuildSettings.replacing("$(inherited)", in: value, with: "$(inherited) " + inherited)
        guard let result, result.utf8.count <= BuildSettings.maximumLength else {
            findings.append(
                Finding(
                    .warning, file: file, line: line,
                    message: "The value of \(name.prefix(80)) is longer than 64 KB and is ignored.",
                    advice: "Write a shorter one, and “$(inherited)” once."))
            return
        }
        settings[name] = result
    }

    private static func withoutComment(_ line: Substring) -> String {
        let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
        return line[..<end].trimmingCharacters(in: .whitespaces)
    }
}
