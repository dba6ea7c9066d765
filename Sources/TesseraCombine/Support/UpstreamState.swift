#if !canImport(Combine)
    /// The state of an upstream publisher.
    enum UpstreamState {
        /// The publisher has not sent its subscription yet.
        case awaited
        case active(any Subscription)
        /// The publisher finished, failed, or was cancelled. Events that it still sends are ignored.
        case over

        /// The subscription from which values can be requested, or nil if there is none.
        var subscription: (any Subscription)? {
            if case .active(let subscription) = self { subscription } else { nil }
        }

        var isAwaited: Bool {
            if case .awaited = self { true } else { false }
        }

        var isActive: Bool {
            if case .active = self { true } else { false }
        }

        var isOver: Bool {
            if case .over = self { true } else { false }
        }
    }
#endif
