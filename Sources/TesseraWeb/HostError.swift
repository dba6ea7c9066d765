/// The errors for which a host cannot start. Each description is one line for the person who typed the
/// command.
public enum HostError: Error, Equatable, CustomStringConvertible {
    /// There is no file at the path of the app.
    case noSuchApp(String, searched: [String])
    /// The file exists and cannot be run.
    case notExecutable(String)
    /// The app's file name cannot be part of an address.
    case unusableName(String)
    /// Two apps would have the same address.
    case duplicateName(String)
    /// No app was given.
    case noApps
    /// The name of the host among several cannot be part of a token.
    case unusableHostID(String)
    /// A name by which pages may call the host is no name, such as the whole address of a page.
    case unusableHostName(String)
    /// The file that describes the apps cannot be used. The values are its path and the reason.
    case gallery(String, String)
    /// The files of the page's scripts are damaged or missing. The value is the reason.
    case scripts(String)
    /// A trusted proxy is neither an address, nor a network, nor a name that has an address.
    case unknownProxy(String)
    /// Another program listens at the port.
    case portTaken(host: String, port: Int)
    /// The host cannot listen at the host name or port, for another reason.
    case cannotListen(host: String, port: Int, reason: String)

    /// One line about the error and its remedy.
    public var description: String {
        switch self {
        case .noSuchApp(let argument, let searched):
            "There is no app “\(argument)”: looked at \(searched.joined(separator: " and "))."
        case .notExecutable(let path):
            "“\(path)” is not executable: give the path of a built app, as in .build/debug/Photos."
        case .unusableName(let name):
            "An app named “\(name)” cannot be part of an address: use letters, digits, “-”, “.” and “_”; "
                + "“\(Route.takenNames.sorted().joined(separator: "” and “"))” are taken."
        case .duplicateName(let name):
            "Two apps would have the address /\(name)/: rename one of them."
        case .noApps:
            "No app to serve."
        case .unusableHostID(let name):
            "A host cannot have the name “\(name)” in tokens: use 1 to 32 of the characters a to z, 0 to 9 and “-”."
        case .unusableHostName(let name):
            "Pages cannot call a host “\(name)”: give the name alone, as in “\(Authority.name(in: name))”."
        case .gallery(let path, let reason):
            "\(path): \(reason)."
        case .scripts(let reason):
            "The page's scripts cannot be served: \(reason). Build the package again."
        case .unknownProxy(let name):
            "There is no proxy “\(name)”: give its name or address, or its network as in 10.0.0.0/8."
        case .portTaken(_, let port):
            "Port \(port) is taken: choose another with --port \(port == 65535 ? 8081 : port + 1), "
                + "or PORT=\(port == 65535 ? 8081 : port + 1) with make run."
        case .cannotListen(let host, let port, let reason):
            "Cannot listen on \(host), port \(port): \(reason)."
        }
    }
}
