/// The reasons why the page's modules cannot be joined. Each description is one line.
enum ModuleBundleError: Error, Equatable, CustomStringConvertible {
    /// A module does not exist. The second value is the module that imports it, or nil for an entry.
    case missing(String, importer: String?)
    /// A line of a module has a form that cannot be joined: that of an import or an export, or that of a comment or a text.
    case unreadable(String, line: String)
    /// A line of a module contains what means something else to a browser in the middle of a page.
    case endsPage(String, line: String)
    /// Modules import one another in a circle, which begins and ends with the same path.
    case circle([String])

    var description: String {
        switch self {
        case .missing(let path, let importer):
            importer.map { "\($0) imports \(path), which does not exist" } ?? "\(path) does not exist"
        case .unreadable(let path, let line):
            "\(path) has a line that cannot be joined: \(line)"
        case .endsPage(let path, let line):
            "\(path) has a line that cannot stand in a page: \(line)"
        case .circle(let paths):
            "modules import one another in a circle: \(paths.joined(separator: ", "))"
        }
    }
}
