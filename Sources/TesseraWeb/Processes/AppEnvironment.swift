/// The variables of the host's environment that apps get.
public enum AppEnvironment: Sendable, Equatable {
    /// All variables.
    case all
    /// The variables that programs need to find their files, fonts, language, time zone and network, and those with the given
    /// names. Others, such as passwords of other services, stay with the host.
    case necessary(and: Set<String>)

    private static let names: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "LD_LIBRARY_PATH",
        "SWIFT_BACKTRACE",
        "SSL_CERT_FILE", "SSL_CERT_DIR", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy",
        "no_proxy",
    ]
    private static let prefixes = [
        "LC_", "XDG_", "FONTCONFIG_", "GDK_PIXBUF_", "MALLOC_", "DYLD_", "TESSERA_",
    ]

    /// Returns the variables of `environment` that apps get.
    func selection(of environment: [String: String]) -> [String: String] {
        switch self {
        case .all: environment
        case .necessary(let others):
            environment.filter { name, _ in
                Self.names.contains(name) || others.contains(name)
                    || Self.prefixes.contains { name.hasPrefix($0) }
            }
        }
    }
}
