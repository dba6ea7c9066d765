import Foundation
import TesseraDisplay

/// Asks the display about assets that nobody plays.
@MainActor
enum AssetLoading {
    /// Returns the display's report when it knows an asset or cannot play it.
    ///
    /// - Throws: An error if no display can say anything about it, or if the task is cancelled before.
    static func facts(about asset: AVAsset) async throws -> DisplayEvent.Media {
        guard let source = MediaSource(asset.source) else { throw URLError(.unsupportedURL) }
        guard MediaPlayers.shared.canPlay else { throw URLError(.resourceUnavailable) }
        let player = MediaPlayer()
        defer { player.play(nil) }
        let (states, continuation) = AsyncStream.makeStream(of: DisplayEvent.Media.self)
        player.report = { [weak player] in
            guard let state = player?.state, state.readiness > 0 || state.error != nil else { return }
            continuation.yield(state)
        }
        player.play(source)
        for await state in states { return state }
        throw CancellationError()
    }
}
