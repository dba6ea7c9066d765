import Foundation
import TesseraDisplay

@testable import TesseraAVFoundation
@testable import TesseraUI

extension FakeDisplay {
    /// The players that the display has.
    var players: [MediaContent] {
        for case .page(let page) in messages.reversed() { return page.players ?? [] }
        return []
    }

    /// The description of a player that the display has, or nil.
    func player(of player: AVPlayer) -> MediaContent? { players.first { $0.player == player.media.number } }
}

/// The values with which functions on any thread were called.
final class Results: @unchecked Sendable {
    // Safe: the tests call it on the main thread alone.
    private(set) var all: [Bool] = []
    func add(_ value: Bool) { all.append(value) }
}
