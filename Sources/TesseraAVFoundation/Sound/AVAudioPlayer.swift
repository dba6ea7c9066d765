import Foundation
import TesseraBasics

/// A player of a sound: a file of the app, or data.
/// See Apple's [AVAudioPlayer](https://developer.apple.com/documentation/avfaudio/avaudioplayer).
///
/// ```swift
/// let player = try AVAudioPlayer(contentsOf: url)
/// player.numberOfLoops = -1
/// player.play()
/// ```
///
/// The browser plays, so that it must know the format, such as MP3, AAC or WAV. It plays nothing before the user has touched the
/// page for the first time; then it begins with the touch. The player may be used on any thread; the delegate is called on the
/// main thread.
// Safe: what changes is in a mutex or on the main actor.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// The file, or nil for a player of data.
    open var url: URL? { isOwnFile ? nil : file }
    /// The data, or nil for a player of a file.
    open var data: Data? { content }

    private let file: URL
    private let content: Data?
    private var isOwnFile: Bool { content != nil }
    private let channel: SoundChannel

    /// Creates a player of a file.
    ///
    /// - Throws: An error if the file cannot be read.
    public init(contentsOf url: URL) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        (file, content) = (url, nil)
        channel = SoundChannel(url)
        super.init()
        listen()
    }

    /// Creates a player of data.
    ///
    /// - Throws: An error if there is no room for the data.
    public init(data: Data) throws {
        (file, content) = (try SoundFolder.write(data), data)
        channel = SoundChannel(file)
        super.init()
        listen()
    }

    /// Creates a player of data whose format has a name, such as that of an ``AVFileType``. The name counts if the data does not
    /// begin like a format that is known.
    ///
    /// - Throws: An error if there is no room for the data.
    public init(data: Data, fileTypeHint utiString: String?) throws {
        (file, content) = (try SoundFolder.write(data, typeHint: utiString), data)
        channel = SoundChannel(file)
        super.init()
        listen()
    }

    /// Creates a player of a file whose format has a name. The browser finds out the format by itself.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    deinit { if isOwnFile { try? FileManager.default.removeItem(at: file) } }

    private func listen() {
        channel.listen { [weak self] event in
            guard let self else { return }
            switch event {
            case .finished: self.delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
            case .failed(let error):
                self.delegate?.audioPlayerDecodeErrorDidOccur(self, error: error)
                self.delegate?.audioPlayerDidFinishPlaying(self, successfully: false)
            }
        }
    }

    /// The object that is notified when the sound has come to its end.
    open weak var delegate: (any AVAudioPlayerDelegate)?

    // MARK: Playing

    /// Loads the sound, so that it begins without delay. Returns true.
    @discardableResult
    open func prepareToPlay() -> Bool {
        channel.prepare()
        return true
    }

    /// Plays from the ``currentTime`` on. Returns true.
    @discardableResult
    open func play() -> Bool {
        channel.play()
        return true
    }

    /// Pauses. The sound goes on from there the next time.
    open func pause() { channel.pause() }

    /// Stops, and lets go of what was loaded. The position stays.
    open func stop() { channel.stop() }

    /// A Boolean value that tells whether the sound plays, or will with the user's first touch.
    open var isPlaying: Bool { channel.isPlaying }

    /// The number of times that the sound is played again at its end; 0 by default, and a negative number for an unlimited
    /// number.
    open var numberOfLoops: Int {
        get { channel.settings.loops }
        set { channel.change { $0.loops = newValue } }
    }

    /// The loudness, 0...1.
    open var volume: Float {
        get { channel.settings.volume }
        set { setVolume(newValue, fadeDuration: 0) }
    }

    /// Changes the loudness little by little, until it has another value.
    ///
    /// - Parameters:
    ///   - volume: The loudness at the end, 0...1.
    ///   - duration: The duration in seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        channel.fade(to: min(max(volume.isNaN ? 1 : volume, 0), 1), duration: duration)
    }

    /// A Boolean value that tells whether ``rate`` counts. The default is false.
    open var enableRate: Bool {
        get { channel.settings.enablesRate }
        set { channel.change { $0.enablesRate = newValue } }
    }

    /// The speed, 0.5...2; 1 by default.
    open var rate: Float {
        get { channel.settings.rate }
        set { channel.change { $0.rate = min(max(newValue.isNaN ? 1 : newValue, 0.5), 2) } }
    }

    /// The position in seconds.
    open var currentTime: TimeInterval {
        get { channel.time }
        set { channel.move(to: newValue) }
    }

    /// The duration in seconds, or 0 while the browser has not loaded the sound.
    open var duration: TimeInterval { channel.duration }
}

/// The methods that notify an object of what happens to an ``AVAudioPlayer``.
/// See Apple's [AVAudioPlayerDelegate](https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate).
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Notifies the delegate that a sound has come to its end, or that it could not be played.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Notifies the delegate that a sound cannot be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
