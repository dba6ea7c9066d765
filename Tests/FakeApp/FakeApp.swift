import Foundation
import TesseraDisplay

/// An app without views, for tests of the host. Its behaviour depends on the name of its executable:
///
/// - `Elder` and `Younger` speak other versions of the protocol.
/// - `Mortal` exits at its start.
/// - `Hasty` sends a claim and a patch before its scene, as an app does that reads the hello late.
/// - `Stubborn` ignores SIGTERM and the end of its display.
/// - `Trapped` ends with a fatal error as soon as it has a display.
/// - `Restless` displays an empty screen, and then computes for ever.
/// - `Waiting` displays an empty screen, and then waits for a timer of a minute.
/// - `Blank` displays an empty screen and does nothing more.
/// - `Patient` does the same, and makes the screen green 0.35 seconds after a touch, by the display's clock.
/// - `Curious` displays an empty screen, and makes it green when it knows that nobody has decided about notifications.
/// - An app that gets a file of its page sends its number and its text back.
/// - An app of any other name sends each event back. An `activate` event is a command as well, see ``Command``.
@main
struct FakeApp {
    /// A command that a test sends as the view of an `activate` event.
    enum Command: Int {
        case exit = 1
        case trap
        case flood
        case sendImages
        case releaseImage
        case printLine
        case crash
        case hang
        case pause
        case grow
        case sendSurroundings
        case acceptUploads
        case refuseUploads
        case offerFile
        case withdrawFile
        case writeNote
        case offerFolder
        case withdrawFolder
    }

    /// The folder that ``Command/offerFolder`` makes.
    private static var sharedFolder: URL {
        FileManager.default.temporaryDirectory.appending(path: "fake-\(getpid())")
    }

    private let socket: FileHandle
    private let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent

    static func main() throws {
        guard let text = ProcessInfo.processInfo.environment[DisplaySocket.environmentVariable],
            let descriptor = Int32(text)
        else { return print("There is no display.") }
        try FakeApp(socket: FileHandle(fileDescriptor: descriptor)).run()
    }

    private func run() throws {
        switch name {
        case "Elder": try send(.version(ProtocolVersion.current - 1))
        case "Younger": try send(.version(ProtocolVersion.current + 1))
        case "Mortal": try die("no such file: feed.json")
        default: try send(.version(ProtocolVersion.current))
        }
        if name == "Stubborn" { signal(SIGTERM, SIG_IGN) }
        signal(SIGPIPE, SIG_IGN)
        var reader = FrameReader()
        while true {
            // `availableData` blocks until there are bytes. It is empty at the end.
            let data = socket.availableData
            if data.isEmpty { break }
            reader.append(data)
            while let frame = try reader.next() {
                switch frame {
                case .event(let json): try answer(DisplayEvent(parsing: json), json)
                case .ping(let number): try send(.pong(number))
                case .upload(let id, let path):
                    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "missing"
                    try send(.message(Data(#"{"type":"uploaded","number":\#(id),"reason":"\#(text)"}"#.utf8)))
                default: break
                }
            }
        }
        while name == "Stubborn" { sleep(60) }
    }

    private func answer(_ event: DisplayEvent, _ json: Data) throws {
        if case .hello = event {
            if name == "Hasty" {
                try send(.message(Data(#"{"type":"claim","touch":1}"#.utf8)))
                try send(.message(Data(#"{"type":"patch","ops":[]}"#.utf8)))
            }
            if name == "Trapped" { fatalError("Duplicate identifier 7") }
            let set = ##"{"f":[0,0,20,30],"bg":"#ff0000","id":"pad"}"##
            let root = #"{"op":"+","id":0,"at":0,"class":"Screen","set":\#(set)}"#
            let operations =
                ["Restless", "Waiting", "Blank", "Patient", "Curious"].contains(name) ? root : ""
            try send(.message(Data(#"{"type":"scene","ops":[\#(operations)]}"#.utf8)))
            if name == "Restless" { while true {} }
            if name == "Curious" {
                let question = DisplayRequest(
                    number: 1, kind: .permission, permission: .init(name: .notifications))
                try send(.message(DisplayMessage.request(question).encoded()))
            }
            if name == "Waiting" { DispatchQueue.global().asyncAfter(deadline: .now() + 60) { exit(0) } }
        } else {
            print("event \(String(decoding: json, as: UTF8.self))")
            fflush(nil)
        }
        let echo =
            #"{"type":"echo","process":\#(getpid()),"event":"# + String(decoding: json, as: UTF8.self) + "}"
        // After the end of its page, an app still reads what the page has sent before.
        try? send(.message(Data(echo.utf8)))
        if name == "Curious", case .answer(let answer) = event, answer.permission == .undecided {
            try becomeGreen()
        }
        if name == "Patient" {
            if case .touch(let touch) = event, touch.phase == .ended {
                try send(.message(DisplayMessage.clock(time: touch.time + 0.35).encoded()))
            }
            if case .clock = event { try becomeGreen() }
        }
        guard case .activate(let view) = event, let command = Command(rawValue: view) else { return }
        switch command {
        case .exit: try die("the disk is full")
        case .trap: fatalError("Duplicate identifier 7")
        case .flood:
            let filler = String(repeating: "x", count: 100_000)
            for number in 0..<300 {
                try send(.message(Data(#"{"type":"flood","number":\#(number),"filler":"\#(filler)"}"#.utf8)))
            }
        case .sendImages:
            try send(.resource(id: 1, mediaType: "image/png", data: Data([0x89, 0x50])))
            try send(.resource(id: 2, mediaType: "text/html", data: Data("<script>".utf8)))
            try send(.resource(id: 3, mediaType: "image/svg+xml", data: Data("<svg/>".utf8)))
            try send(.message(Data(#"{"type":"sent"}"#.utf8)))
        case .releaseImage:
            try send(.release(id: 1))
            try send(.message(Data(#"{"type":"released"}"#.utf8)))
        case .hang: while true { sleep(60) }
        case .pause: raise(SIGSTOP)
        case .grow:
            var memory: [[UInt8]] = []
            for _ in 0..<160 { memory.append(Array(repeating: 1, count: 1 << 20)) }
            withExtendedLifetime(memory) { while true { sleep(60) } }
        case .sendSurroundings:
            let names = ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ")
            let limit = sysconf(Int32(_SC_OPEN_MAX))
            try send(.message(Data(#"{"type":"surroundings","number":\#(limit),"reason":"\#(names)"}"#.utf8)))
        case .writeNote:
            // The number is that of the documents before.
            let folder = try FileManager.default.url(
                for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            try Data("sushi".utf8).write(to: folder.appending(path: "note.txt"))
            try Data().write(to: FileManager.default.temporaryDirectory.appending(path: "note.txt"))
            let reply = #"{"type":"home","number":\#(names.count),"reason":"\#(NSHomeDirectory())"}"#
            try send(.message(Data(reply.utf8)))
        case .acceptUploads:
            try send(.uploads(2))
            try send(.message(Data(#"{"type":"accepting"}"#.utf8)))
        case .refuseUploads:
            try send(.uploads(0))
            try send(.message(Data(#"{"type":"refusing"}"#.utf8)))
        case .offerFile:
            let file = FileManager.default.temporaryDirectory.appending(path: "fake-\(getpid()).txt")
            try Data("sushi".utf8).write(to: file)
            try send(.download(id: 4, path: file.path))
            try send(.download(id: 5, path: "/dev/zero"))
            try send(.message(Data(#"{"type":"offered"}"#.utf8)))
        case .withdrawFile:
            try send(.download(id: 4, path: ""))
            try FileManager.default.removeItem(
                at: FileManager.default.temporaryDirectory.appending(path: "fake-\(getpid()).txt"))
            try send(.message(Data(#"{"type":"withdrawn"}"#.utf8)))
        case .offerFolder:
            // The folder has a page, a style sheet in a folder of its own, a larger file, and a link to a file outside of it.
            let folder = Self.sharedFolder
            let styles = folder.appending(path: "styles")
            try FileManager.default.createDirectory(at: styles, withIntermediateDirectories: true)
            try Data("<p>Bread</p>".utf8).write(to: folder.appending(path: "index.html"))
            try Data("p {}".utf8).write(to: styles.appending(path: "page 1.css"))
            try Data(count: 50_000).write(to: folder.appending(path: "crumbs.bin"))
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "outside.txt").path, withDestinationPath: "/etc/hostname")
            try send(.folder(id: 4, path: folder.path))
            try send(.message(Data(#"{"type":"offered"}"#.utf8)))
        case .withdrawFolder:
            try send(.folder(id: 4, path: ""))
            try FileManager.default.removeItem(at: Self.sharedFolder)
            try send(.message(Data(#"{"type":"withdrawn"}"#.utf8)))
        case .crash:
            try die("*** Program crashed: Bad pointer dereference at 0x0 ***\n\nBacktrace took 0.70s")
        case .printLine:
            print("hello from the app")
            fflush(nil)
        }
    }

    private func die(_ reason: String) throws {
        try FileHandle.standardError.write(contentsOf: Data("\(reason)\n".utf8))
        exit(3)
    }

    /// Gives the screen another colour.
    private func becomeGreen() throws {
        let step = ##"{"op":"=","id":0,"set":{"bg":"#00ff00"}}"##
        try send(.message(Data(#"{"type":"patch","ops":[\#(step)]}"#.utf8)))
    }

    private func send(_ frame: Frame) throws {
        try socket.write(contentsOf: frame.encoded)
    }
}
