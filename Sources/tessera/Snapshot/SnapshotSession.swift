import Foundation
import TesseraDisplay
import TesseraSnapshot
import TesseraWeb

/// The steps from the start of an app to a picture of the screen that the options describe.
struct SnapshotSession {
    private let device: SnapshotDevice
    private let options: SnapshotCommand
    private let renderer: SceneRenderer
    private let limit: Duration

    /// Starts an app.
    init(_ app: HostedApp, _ options: SnapshotCommand) throws(SnapshotFailure) {
        self.options = options
        device = try SnapshotDevice(app)
        limit = .seconds(options.waitIdle)
        // This is the colour of the page behind the app.
        let level: UInt8 = options.dark ? 0x12 : 0xFF
        renderer = SceneRenderer(
            scale: options.scale, background: Color(red: level, green: level, blue: level))
    }

    /// Goes through all steps, and returns the picture as PNG.
    func picture() throws(SnapshotFailure) -> Data {
        try device.send(
            .hello(
                .init(
                    version: ProtocolVersion.current, screen: options.screen, overscan: 0, playsNothing: true)
            ))
        try device.waitUntilIdle(within: limit)
        for identifier in options.taps { try tap(identifier) }
        if let distance = options.scroll { try scroll(by: distance) }
        if options.full { try growToContent() }
        do {
            return try renderer.render(device.tree, resources: device.resources, state: device.state)
                .pngData()
        } catch {
            throw .drawing("\(error)")
        }
    }

    // MARK: Taps

    private func tap(_ name: String) throws(SnapshotFailure) {
        let elements = elements(named: name)
        let visible = elements.keys.sorted().compactMap { id in frame(of: id).map { (id: id, frame: $0) } }
        guard let target = visible.first else { throw .missing(missing(name, exists: !elements.isEmpty)) }
        if let control = elements[target.id]?.properties.control, control.isDisabled != true,
            case .toggle = control.kind
        {
            let isOn = (device.state.values[target.id] ?? control.values).first == 1
            try device.change(target.id, to: [isOn ? 0 : 1])
        } else {
            try device.tap(CGPoint(x: target.frame.midX, y: target.frame.midY))
        }
        try device.waitUntilIdle(within: limit)
    }

    /// Returns the elements with an identifier, or if there are none those with a label or a text.
    private func elements(named name: String) -> [Int: SceneTree.Element] {
        let all = device.tree.elements
        let identified = all.filter { $0.value.properties.identifier == name }
        guard identified.isEmpty else { return identified }
        return all.filter { _, element in
            element.properties.accessibility?.label == name
                || element.properties.text?.lines.map(\.text.string).joined(separator: " ") == name
        }
    }

    private func frame(of id: Int) -> CGRect? {
        renderer.visibleFrame(of: id, in: device.tree, state: device.state)
    }

    private func missing(_ identifier: String, exists: Bool) -> String {
        if exists { return "The element “\(identifier)” is not visible on the screen." }
        let known = Set(
            device.tree.elements.filter { frame(of: $0.key) != nil }.compactMap {
                $0.value.properties.identifier
            }
        ).sorted()
        let list = known.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
        return known.isEmpty
            ? "No element has the identifier, the label or the text “\(identifier)”."
            : "No element has the identifier, the label or the text “\(identifier)”. Visible identifiers are \(list)\(known.count > 20 ? " …" : "")."
    }

    // MARK: Scrolling

    /// A scrolling element with what is needed to move its content vertically.
    private struct Scroller {
        var id: Int
        var offset: CGPoint
        /// The height of the element itself in points.
        var height: Double
        /// The least and the greatest vertical offset.
        var range: ClosedRange<Double>
    }

    /// Returns the scrolling element with the largest visible part among those whose content is higher than
    /// they are, or nil if there is none.
    private func scroller() -> Scroller? {
        var found: Scroller?
        var largest = 0.0
        for (id, element) in device.tree.elements.sorted(by: { $0.key < $1.key }) {
            guard let scroll = element.properties.scroll, scroll.isDisabled != true,
                scroll.insets.count == 4, scroll.offset.count == 2,
                let size = element.properties.frame?.rect.size, let visible = frame(of: id)
            else { continue }
            let lowest = -scroll.insets[0]
            let greatest = scroll.contentHeight + scroll.insets[2] - Double(size.height)
            let area = Double(visible.width * visible.height)
            guard greatest > lowest, area > largest else { continue }
            largest = area
            found = Scroller(
                id: id, offset: device.state.offsets[id] ?? CGPoint(x: scroll.offset[0], y: scroll.offset[1]),
                height: Double(size.height), range: lowest...greatest)
        }
        return found
    }

    /// Scrolls down from the present place. Sizes that become known on the way can move the end of the content,
    /// so that a distance beyond the end is tried again.
    private func scroll(by distance: Double) throws(SnapshotFailure) {
        guard distance > 0 else { return }
        guard let first = scroller() else { throw .missing("Nothing on the screen scrolls.") }
        let goal = Double(first.offset.y) + distance
        var last = -Double.infinity
        for _ in 0..<20 {
            guard let scroller = scroller() else { return }
            let next = min(goal, scroller.range.upperBound)
            guard next > last else { return }
            last = next
            try device.scroll(scroller.id, to: CGPoint(x: scroller.offset.x, y: next))
            try device.waitUntilIdle(within: limit)
            if next >= goal { return }
        }
    }

    /// Makes the screen higher until nothing scrolls on it any more.
    private func growToContent() throws(SnapshotFailure) {
        var screen = options.screen
        var growth: [Double] = []
        while let scroller = scroller() {
            let missing = scroller.range.upperBound - scroller.range.lowerBound
            guard missing >= 0.5 else { return }
            // Content of estimated sizes needs a few steps. Content whose size is a part of the screen's never fits.
            growth.append(missing)
            let height = (screen.height + missing).rounded(.up)
            let isEndless = growth.count == 20 || height > ScreenSize.greatest && growth.count > 1
            guard !isEndless else { throw .missing(endlessGrowth(growth)) }
            guard height <= ScreenSize.greatest else {
                throw .missing(
                    "The content is higher than \(Int(ScreenSize.greatest)) points, which is the most that a screen has."
                )
            }
            screen.height = height
            try device.send(.screen(screen))
            try device.waitUntilIdle(within: limit)
        }
    }

    private func endlessGrowth(_ growth: [Double]) -> String {
        let height = Int((options.screen.height + growth[0]).rounded(.up))
        let size = "\(Int(options.screen.width))x\(height)"
        return
            "The content grows with the screen, so that no screen is as high as the content: its sizes are fractions of the screen's height, or it loads more at its end. Give a height with --size instead of --full, such as --size \(size)."
    }
}
