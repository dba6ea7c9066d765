import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// Answers the requests at the port for figures, which is not the port of the pages.
struct MetricsResponder: Sendable {
    /// The figures that the host counts.
    let metrics: HostMetrics
    /// The devices of the host.
    let registry: DeviceRegistry
    /// Decides which requests the host accepts, so that a page of another site cannot read the figures.
    let requests: RequestGuard

    /// The address of the figures.
    static let path = "/metrics"

    /// Returns the response to a request.
    func respond(to request: Request) async -> Response {
        guard requests.acceptsHost(request.head.authority) else {
            return plain(.misdirectedRequest, "The figures are at the address of this port only.\n")
        }
        guard request.method == .get || request.method == .head else {
            return plain(.methodNotAllowed, "Only GET and HEAD are understood here.\n")
        }
        guard RequestGuard.split(request.head.path ?? "/").path == Self.path else {
            return plain(.notFound, "The figures are at \(Self.path).\n")
        }
        let response = plain(.ok, text(of: await registry.population), PrometheusText.mediaType)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func plain(
        _ status: HTTPResponse.Status, _ text: String, _ mediaType: String = "text/plain; charset=utf-8"
    ) -> Response {
        Response(
            status: status, headers: [.contentType: mediaType, .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(string: text)))
    }

    /// Returns all figures for devices that run now, given as the identifiers of their processes by app.
    func text(of population: [String: [pid_t]]) -> String {
        let counts = metrics.counts
        let apps = population.sorted { $0.key < $1.key }
        var text = PrometheusText()
        text.begin("tessera_devices", .gauge, "Devices that run now.")
        for (app, processes) in apps { text.add("tessera_devices", ["app": app], Double(processes.count)) }
        text.begin("tessera_devices_started_total", .counter, "Devices that have started.")
        for (app, count) in counts.started.sorted(by: { $0.key < $1.key }) {
            text.add("tessera_devices_started_total", ["app": app], Double(count))
        }
        text.begin("tessera_devices_ended_total", .counter, "Devices that have ended, by reason.")
        for (end, count) in counts.ended.sorted(by: {
            ($0.key.app, $0.key.reason.rawValue) < ($1.key.app, $1.key.reason.rawValue)
        }) {
            text.add(
                "tessera_devices_ended_total", ["app": end.app, "reason": end.reason.rawValue], Double(count))
        }
        text.addCounter(
            "tessera_refused_total", "Requests, connections and devices that were refused, by reason.",
            counts.refused)
        text.addCounter(
            "tessera_connections_closed_total",
            "Connections that the host has closed to protect itself, by reason.", counts.closed)
        text.begin("tessera_connections", .gauge, "WebSockets of pages that are open now.")
        text.add("tessera_connections", Double(counts.connections))
        let traffic = [("in", counts.received), ("out", counts.sent)]
        text.begin("tessera_messages_total", .counter, "Messages from pages (in) and to pages (out).")
        for (direction, traffic) in traffic {
            text.add("tessera_messages_total", ["direction": direction], Double(traffic.messages))
        }
        text.begin("tessera_message_bytes_total", .counter, "Bytes of messages, before compression.")
        for (direction, traffic) in traffic {
            text.add("tessera_message_bytes_total", ["direction": direction], Double(traffic.bytes))
        }
        text.begin(
            "tessera_event_response_seconds", .histogram,
            "Time from an event of a page to the next message of its app.")
        text.add("tessera_event_response_seconds", counts.responses)
        addUsage(of: apps, to: &text)
        return text.text
    }

    private func addUsage(of apps: [(key: String, value: [pid_t])], to text: inout PrometheusText) {
        // The living apps are read first: one that ends in between is counted twice rather than not at all, and the
        // greatest sum counts.
        let usages = apps.map { (app: $0.key, usages: $0.value.compactMap { ProcessUsage(of: $0) }) }
        let living = usages.flatMap(\.usages).reduce(0) { $0 + $1.seconds }
        let seconds = metrics.noteAppSeconds(living + ProcessUsage.endedChildrenSeconds)
        text.begin("tessera_apps_cpu_seconds_total", .counter, "Processor time of all apps.")
        text.add("tessera_apps_cpu_seconds_total", seconds)
        text.begin("tessera_apps_resident_memory_bytes", .gauge, "Memory of the apps that run now.")
        for (app, usages) in usages {
            text.add(
                "tessera_apps_resident_memory_bytes", ["app": app],
                Double(usages.reduce(0) { $0 + $1.memory }))
        }
        guard let own = ProcessUsage(of: getpid()) else { return }
        text.begin("process_cpu_seconds_total", .counter, "Processor time of the host.")
        text.add("process_cpu_seconds_total", own.seconds)
        text.begin("process_resident_memory_bytes", .gauge, "Memory of the host.")
        text.add("process_resident_memory_bytes", Double(own.memory))
    }
}
