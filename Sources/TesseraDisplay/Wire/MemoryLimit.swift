/// The limit of the memory of an app's process, which the host enforces.
public enum MemoryLimit {
    /// The environment variable in which a host tells an app how many bytes of memory its process may have for itself. Without
    /// the variable there is no limit.
    public static let environmentVariable = "TESSERA_MEMORY_LIMIT"
}
