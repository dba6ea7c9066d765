import Testing

@testable import TesseraNetwork

@Suite struct NetworkStateTests {
    private let heading = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n"

    private func device(
        _ name: String, _ type: NWInterface.InterfaceType, index: Int, ipv4: Bool = true, ipv6: Bool = false
    ) -> NetworkDevice {
        NetworkDevice(
            interface: NWInterface(type: type, name: name, index: index), hasIPv4: ipv4, hasIPv6: ipv6)
    }

    @Test func `only routes to all addresses that are up count`() {
        let text =
            heading + "eth0\t00000000\t010200C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n"
            + "eth0\t000200C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0\n"
            + "tun0\t00000000\t00000000\t0001\t0\t0\t0\t00000080\t0\t0\t0\n"
            + "*\t00000000\t00000000\t0201\t0\t0\t0\t00000000\t0\t0\t0\n"
            + "wlan0\t00000000\t010200C0\t0002\t0\t0\t600\t00000000\t0\t0\t0\n"
        #expect(RouteTable.defaultsOfIPv4(text) == [.init(interface: "eth0", metric: 100)])
        #expect(RouteTable.defaultsOfIPv4("") == [])
    }

    @Test func `a route of version 6 that refuses is none`() {
        let zero = String(repeating: "0", count: 32)
        let text = """
            fd000000000000000000000000000000 40 \(zero) 00 \(zero) 00000100 00000001 00000000 00000001     eth0
            \(zero) 00 \(zero) 00 fd000000000000000000000000000001 00000400 00000003 00000000 00000003     eth0
            \(zero) 00 \(zero) 00 \(zero) ffffffff 00000001 00000000 00200200       lo
            """
        #expect(RouteTable.defaultsOfIPv6(text) == [.init(interface: "eth0", metric: 1024)])
    }

    @Test func `the kind of an interface follows from its hardware`() {
        #expect(InterfaceFacts(isLoopback: true, hardwareType: 772).type == .loopback)
        #expect(InterfaceFacts(isWireless: true, hardwareType: 1).type == .wifi)
        #expect(InterfaceFacts(deviceType: "wlan", hardwareType: 1).type == .wifi)
        #expect(InterfaceFacts(deviceType: "wwan", hardwareType: 1).type == .cellular)
        #expect(InterfaceFacts(deviceType: "bridge", hardwareType: 1).type == .wiredEthernet)
        #expect(InterfaceFacts(hardwareType: 65534).type == .other)
        #expect(InterfaceFacts().type == .other)
    }

    @Test func `the interface with the lowest metric is first, and one without a route is missing`() {
        let state = NetworkState(
            devices: [
                device("lo", .loopback, index: 1), device("wlan0", .wifi, index: 2),
                device("docker0", .wiredEthernet, index: 3), device("eth0", .wiredEthernet, index: 4),
            ],
            routes4: [.init(interface: "wlan0", metric: 600), .init(interface: "eth0", metric: 100)],
            routes6: [], resolver: "# a comment\nsearch example\nnameserver 192.0.2.1\n")
        let path = PathFilter().path(in: state)
        #expect(path.status == .satisfied)
        #expect(path.availableInterfaces.map(\.name) == ["eth0", "wlan0"])
        #expect(path.supportsIPv4 && !path.supportsIPv6 && path.supportsDNS && !path.isExpensive)
        #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.loopback))
        #expect(path.debugDescription == "satisfied, interface: eth0 wlan0, ipv4, dns")

        let wifi = PathFilter(required: .wifi).path(in: state)
        #expect(wifi.availableInterfaces.map(\.name) == ["wlan0"])
        #expect(PathFilter(required: .cellular).path(in: state).status == .unsatisfied)
        #expect(PathFilter(required: .loopback).path(in: state).availableInterfaces.map(\.name) == ["lo"])
        let others = PathFilter(prohibited: [.wifi, .wiredEthernet]).path(in: state)
        #expect(others.status == .unsatisfied && !others.supportsDNS && others.availableInterfaces == [])
    }

    @Test func `a route without an address leads nowhere`() {
        let state = NetworkState(
            devices: [device("eth0", .wiredEthernet, index: 2, ipv4: false, ipv6: true)],
            routes4: [.init(interface: "eth0", metric: 0)], routes6: [.init(interface: "gone", metric: 0)],
            resolver: "nameserver\n")
        #expect(state == NetworkState(links: [], hasNameServer: false))
    }

    @Test func `a path through a mobile network is expensive if the system prefers it`() {
        let devices = [device("wwan0", .cellular, index: 2), device("wlan0", .wifi, index: 3)]
        func path(_ mobile: UInt32) -> NWPath {
            let routes = [
                RouteTable.DefaultRoute(interface: "wwan0", metric: mobile),
                RouteTable.DefaultRoute(interface: "wlan0", metric: 600),
            ]
            return PathFilter().path(
                in: NetworkState(devices: devices, routes4: routes, routes6: [], resolver: ""))
        }
        #expect(path(50).isExpensive)
        #expect(!path(700).isExpensive)
    }
}
