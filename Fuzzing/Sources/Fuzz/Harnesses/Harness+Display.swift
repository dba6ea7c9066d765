import Foundation

@testable import HostParsers
@testable import RestorationParsers
@testable import TesseraDisplay

extension Harness {
    /// Messages of a page. A message that is accepted has the same value after the host has written it and the app has read it.
    static func events(_ data: Data) {
        guard case .event(let event)? = try? BrowserMessage(parsing: data) else { return }
        guard let json = try? JSONEncoder().encode(event) else {
            fatalError("The host cannot pass this event on: \(event)")
        }
        let again = try? JSONDecoder().decode(DisplayEvent.self, from: json)
        require(again == event, "\(event) becomes \(String(describing: again)) by the notation.")
    }

    /// The stream of an app's socket. The frames do not depend on the pieces in which the stream arrives, and each has the
    /// same value after it is written and read.
    static func frames(_ data: Data) {
        let (whole, error) = read([data])
        let size = 1 + Int(data.first ?? 0) % 16
        let pieces = stride(from: 0, to: data.count, by: size).map {
            Data(data[$0..<min($0 + size, data.count)])
        }
        let (parts, otherError) = read(pieces)
        require(whole == parts && error == otherError, "The frames depend on the pieces of the stream.")
        for frame in whole {
            require(read([frame.encoded]).frames == [frame], "\(frame) is another after it was written.")
        }
    }

    /// A list of looks of a text, each of which may be the difference from the last one. Looks of which a display gets the
    /// difference are there what they were.
    static func looks(_ data: Data) {
        guard let list = try? JSONDecoder().decode([RichText].self, from: data) else { return }
        var last: RichText?
        for looks in list {
            guard let whole = looks.whole(after: last) else { continue }
            guard let former = last else {
                last = whole
                continue
            }
            let numbered = whole.numbered(like: former)
            let change = numbered.change(since: former)
            require(change.whole(after: former) == numbered, "\(numbered) is another after \(former).")
            guard let json = try? JSONEncoder().encode(change) else {
                fatalError("\(change) cannot be sent.")
            }
            let again = try? JSONDecoder().decode(RichText.self, from: json)
            require(again == change, "\(change) becomes \(String(describing: again)) by the notation.")
            last = numbered
        }
    }

    private static func read(_ pieces: [Data]) -> (frames: [Frame], error: FrameError?) {
        var reader = FrameReader()
        var frames: [Frame] = []
        do throws(FrameError) {
            for piece in pieces {
                reader.append(piece)
                while let frame = try reader.next() { frames.append(frame) }
            }
        } catch {
            return (frames, error)
        }
        return (frames, nil)
    }

    /// The state that a page kept for an app. A state that is read has the same value after it is written and read.
    static func states(_ data: Data) {
        guard let state = RestorationState(parsing: String(decoding: data, as: UTF8.self)) else { return }
        guard let text = state.text else { fatalError("This state cannot be written: \(state)") }
        guard text.utf16.count <= DisplayEvent.Hello.maximumStateLength else { return }
        let again = RestorationState(parsing: text)
        require(again == state, "\(state) becomes \(String(describing: again)) by \(text).")
    }
}
