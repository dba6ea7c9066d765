import Foundation
import TesseraDisplay

/// Asks the display about assets that nobody plays.
@MainActor
enum AssetLoading {
    /// Returns what the display says when it knows an asset, or that it cannot play it.
    static func facts(about asset: AVAsset) async throws -> DisplayEvent.Media {
        guard let source = MediaSource(asset.source) else { throw URLError(.unsupportedURL) }
        guard MediaPlayers.shared.canPlay else { throw URLError(.resourceUnavailable) }
        let player = MediaPlayer()
        defer { player.play(nil) }
        var isFirst = true
        return await withCheckedContinuation { continuation in
            player.report = { [weak player] in
                guard isFirst, let state = player?.state, state.readiness > 0 || state.error != nil else {
                    return
                }
                isFirst = false
                continuation.resume(returning: state)
            }
            player.play(source)
        }
    }
}
