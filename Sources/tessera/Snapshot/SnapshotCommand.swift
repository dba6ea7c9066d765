import ArgumentParser
import Foundation
import TesseraDisplay
import TesseraWeb

/// `tessera snapshot`, which draws a screen of an app as PNG.
struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Draws a screen of an app as a PNG file, without a browser.",
        discussion: """
            It starts the app, taps the elements that --tap names in turn, scrolls, and waits each time until the app \
            is idle: until no request, no timer and no animation is pending.

            The exit code is 0 if the file was written, 64 for wrong options, 3 if the app does not start, 4 if it \
            ends or crashes, 5 if it does not become idle, 6 if the file cannot be written, and 1 for everything else: \
            no element has the identifier, nothing scrolls, a font is missing.
            """)

    @Argument(
        help: "The executable of the app: a path, or the name of an executable beside this one.",
        completion: .file())
    var app: String

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file.png"),
        completion: .file(extensions: ["png"]))
    var output: String

    @Option(help: "The size of the screen in points.")
    var size = ScreenSize(width: 390, height: 844)

    @Option(help: "The pixels per point, from 0.5 to 4.")
    var scale = 2.0

    @Flag(help: "Asks the app for its dark appearance.")
    var dark = false

    @Flag(help: "Asks the app for more contrast.")
    var contrast = false

    @Option(help: "The user's language as a BCP 47 tag, such as ja or pt-BR.")
    var language = LanguageTag(text: "en")

    @Option(help: "The user's time zone, such as Asia/Tokyo.")
    var timeZone = TimeZoneName(text: "UTC")

    @Flag(help: "Arranges the app from right to left. Texts stay in their language.")
    var rightToLeft = false

    @Option(help: "The user's text size.")
    var textSize = TextSize.large

    @Option(
        help: ArgumentHelp(
            "Scrolls the largest list on the screen down by a number of points.", valueName: "points"))
    var scroll: Double?

    @Flag(help: "Makes the screen as high as the content of the largest list on it.")
    var full = false

    @Option(
        name: .customLong("tap"),
        help: ArgumentHelp(
            "Taps the element with an accessibilityIdentifier, or else with a label or a text. Can be repeated.",
            valueName: "identifier"))
    var taps: [String] = []

    @Option(
        help: ArgumentHelp("The time within which the app must become idle, each time.", valueName: "seconds")
    )
    var waitIdle = 15.0

    func validate() throws {
        guard (0.5...4).contains(scale) else {
            throw ValidationError("--scale must be a number from 0.5 to 4, not \(scale).")
        }
        guard (0.1...3600).contains(waitIdle) else {
            throw ValidationError(
                "--wait-idle must be a number of seconds from 0.1 to 3600, not \(waitIdle).")
        }
        if let scroll, !(0...10_000_000).contains(scroll) {
            throw ValidationError("--scroll must be a number of points from 0 to 10000000, not \(scroll).")
        }
        guard scroll == nil || !full else {
            throw ValidationError("--scroll and --full exclude each other: the full content is not scrolled.")
        }
    }

    func run() throws {
        let file = URL(fileURLWithPath: output)
        try checkFolder(of: file)
        let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let hosted: HostedApp
        do {
            hosted = try HostedApp(app, besides: folder)
        } catch {
            throw CommandFailure("\(error)", code: 3)
        }
        let png: Data
        do {
            png = try SnapshotSession(hosted, self).picture()
        } catch {
            throw CommandFailure(error.sentence, code: error.code)
        }
        do {
            try png.write(to: file, options: .atomic)
        } catch {
            throw CommandFailure("\(output) cannot be written: \(reason(error)).", code: 6)
        }
    }

    /// Throws an error if the folder of the file cannot take it, which need not wait for the app.
    private func checkFolder(of file: URL) throws {
        let folder = file.deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure("\(output) cannot be written: there is no folder \(folder).", code: 6)
        }
        guard !manager.fileExists(atPath: file.path, isDirectory: &isFolder) || !isFolder.boolValue else {
            throw CommandFailure("\(output) cannot be written: it is a folder.", code: 6)
        }
        guard manager.isWritableFile(atPath: folder) else {
            throw CommandFailure("\(output) cannot be written: \(folder) is not writable.", code: 6)
        }
    }

    private func reason(_ error: any Error) -> String {
        let cocoa = error as NSError
        let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
        return (underlying ?? cocoa).localizedDescription.trimmingCharacters(in: ["."])
    }

    /// The screen that the options describe.
    var screen: DisplayEvent.Screen {
        DisplayEvent.Screen(
            width: size.width, height: size.height, scale: scale, isDark: dark,
            increasesContrast: contrast, textSize: textSize.pixels,
            languages: [rightToLeft ? language.fromRightToLeft : language.text], orientation: .portrait,
            timeZone: timeZone.text)
    }
}
