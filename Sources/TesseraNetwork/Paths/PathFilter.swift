/// The interfaces for which a monitor looks.
struct PathFilter: Sendable {
    /// The only kind that counts, or nil if all do.
    var required: NWInterface.InterfaceType?
    /// The kinds that do not count.
    var prohibited: [NWInterface.InterfaceType] = []

    /// Returns the path through the interfaces that count.
    func path(in state: NetworkState) -> NWPath {
        let links = state.links.filter { link in
            let type = link.interface.type
            // The computer itself is not the network, unless somebody asks for it.
            guard type != .loopback || required == .loopback else { return false }
            return (required ?? type) == type && !prohibited.contains(type)
        }
        return NWPath(
            status: links.isEmpty ? .unsatisfied : .satisfied,
            availableInterfaces: links.map(\.interface),
            isExpensive: links.first?.interface.type == .cellular,
            isConstrained: false,
            supportsIPv4: links.contains(where: \.reachesIPv4),
            supportsIPv6: links.contains(where: \.reachesIPv6),
            supportsDNS: !links.isEmpty && state.hasNameServer)
    }
}
