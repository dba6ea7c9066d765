import NIOConcurrencyHelpers
import NIOCore

/// The accounts of all visitors: their connections, their requests, and the bytes that they send and receive.
///
/// A visitor has an account only while it has a connection or has not earned back what it has used, so that the accounts take no
/// more memory than the connections of the last seconds.
final class Visitors: Sendable {
    private struct Account {
        var connections = 0
        /// The number of responses that wait until the visitor may get more bytes.
        var waiting = 0
        var requests: RateBudget
        var received: RateBudget
        var sent: RateBudget
    }

    private struct State {
        var accounts: [IPAddress: Account] = [:]
        /// The number of accounts at which those without use are removed.
        var sweepCount = 1024
    }

    private let limits: VisitorLimits
    private let state = NIOLockedValueBox(State())

    /// Creates accounts with limits.
    init(_ limits: VisitorLimits) {
        self.limits = limits
    }

    /// The number of visitors that have an account.
    var count: Int { state.withLockedValue { $0.accounts.count } }

    /// Returns the number of responses of a visitor that wait.
    func waiting(of visitor: IPAddress, at now: NIODeadline = .now()) -> Int {
        change(visitor, at: now, \.waiting)
    }

    /// Counts a new connection of a visitor. Returns false if the visitor has as many as it may have; then the connection is
    /// not counted.
    func openConnection(of visitor: IPAddress, at now: NIODeadline = .now()) -> Bool {
        change(visitor, at: now) { account in
            guard account.connections < limits.connections else { return false }
            account.connections += 1
            return true
        }
    }

    /// Stops counting a connection of a visitor.
    func closeConnection(of visitor: IPAddress, at now: NIODeadline = .now()) {
        change(visitor, at: now) { $0.connections -= 1 }
    }

    /// Counts a response that waits until its visitor may get more bytes. Returns false if as many wait as the visitor may have
    /// connections; then the response is not counted.
    func beginWaiting(_ visitor: IPAddress, at now: NIODeadline = .now()) -> Bool {
        change(visitor, at: now) { account in
            guard account.waiting < limits.connections else { return false }
            account.waiting += 1
            return true
        }
    }

    /// Stops counting a response that waits.
    func endWaiting(_ visitor: IPAddress, at now: NIODeadline = .now()) {
        change(visitor, at: now) { $0.waiting -= 1 }
    }

    /// Notes that requests and bytes have come from a visitor, and that bytes have gone to it.
    func spend(
        requests: Int = 0, received: Int = 0, sent: Int = 0, by visitor: IPAddress,
        at now: NIODeadline = .now()
    ) {
        change(visitor, at: now) {
            $0.requests.spend(requests, at: now)
            $0.received.spend(received, at: now)
            $0.sent.spend(sent, at: now)
        }
    }

    /// Returns the time that a visitor must wait until the host reads from it again, or nil if it need not wait.
    func wait(of visitor: IPAddress, at now: NIODeadline = .now()) -> TimeAmount? {
        change(visitor, at: now) { account in
            [
                account.requests.overdraft(at: now), account.received.overdraft(at: now),
                account.sent.overdraft(at: now),
            ].compactMap { $0 }.max()
        }
    }

    private func change<Result: Sendable>(
        _ visitor: IPAddress, at now: NIODeadline, _ body: (inout Account) -> Result
    ) -> Result {
        let visitor = visitor.customer
        return state.withLockedValue { state in
            let created = Account(
                requests: RateBudget(rate: limits.requests, at: now),
                received: RateBudget(rate: limits.receivedBytes, at: now),
                sent: RateBudget(rate: limits.sentBytes, at: now))
            let result = body(&state.accounts[visitor, default: created])
            if state.accounts.count > state.sweepCount {
                sweep(&state.accounts, at: now)
                state.sweepCount = max(1024, 2 * state.accounts.count)
            }
            return result
        }
    }

    /// Removes the accounts that are the same as new ones.
    private func sweep(_ accounts: inout [IPAddress: Account], at now: NIODeadline) {
        for (visitor, account) in accounts where account.connections == 0 && account.waiting == 0 {
            var account = account
            if account.requests.isFull(at: now), account.received.isFull(at: now),
                account.sent.isFull(at: now)
            {
                accounts[visitor] = nil
            }
        }
    }
}
