#if !canImport(Combine)
    /// How far one of several upstream publishers has come.
    enum UpstreamState {
        /// It has not sent its subscription yet.
        case awaited
        case active(any Subscription)
        /// It finished, failed, or was cancelled: whatever it still sends is ignored.
        case over

        /// The subscription that can still be asked for values.
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
