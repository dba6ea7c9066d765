/// The time of a layer within that of its superlayer.
struct LayerTime: Equatable {
    /// The superlayer's time in seconds at which the layer's time begins.
    var begin = 0.0
    /// The seconds of the layer in one second of the superlayer, 0 or more.
    var speed = 1.0
    /// The layer's time in seconds at its beginning.
    var offset = 0.0

    /// True if some layer of the process has a time of its own.
    @MainActor static var isUsed = false
}

/// A layer's time as a function of that of the animation clock, which ``CACurrentMediaTime()`` returns.
@MainActor
struct LayerClock {
    /// The seconds of the layer in one second of the animation clock, 0 or more.
    private(set) var rate = 1.0
    /// The layer's time when the animation clock is at 0.
    private(set) var start = 0.0

    /// The layer's time now.
    var now: Double { time(at: AnimationContext.clock.now) }

    /// Returns the layer's time at a time of the animation clock.
    func time(at instant: Double) -> Double { instant * rate + start }

    /// Returns the time of the animation clock at a time of the layer: the present one if the layer's time stands still.
    func instant(of time: Double) -> Double {
        rate == 0 ? AnimationContext.clock.now : (time - start) / rate
    }

    /// Returns the clock of a layer with a time of its own whose superlayer has this clock.
    func within(_ time: LayerTime) -> LayerClock {
        var clock = LayerClock()
        clock.rate = rate * time.speed
        clock.start = (start - time.begin) * time.speed + time.offset
        return clock
    }
}

extension UIView {
    /// The clock of the view's layer.
    var layerClock: LayerClock {
        guard LayerTime.isUsed else { return LayerClock() }
        let outer = (maskedView ?? superview)?.layerClock ?? LayerClock()
        return layerState?.time.map { outer.within($0) } ?? outer
    }

    /// Adapts the animations and the particles of the view's layer, and of those in it, to a changed time.
    func layerTimeChanged() {
        if let layerState, !layerState.animations.isEmpty {
            layerState.reschedule(of: self)
        }
        if emitterLayer != nil { setNeedsCommit() }
        storedMask?.layerTimeChanged()
        for child in subviews + layerViews { child.layerTimeChanged() }
    }
}

extension LayerState {
    /// Sends the display the animations anew, and waits for their changed ends.
    func reschedule(of view: UIView) {
        let clock = view.layerClock
        if animations.contains(where: { !$0.needsSending }) { view.displayedView.node.needsStop = true }
        for running in animations {
            running.schedule(clock)
            running.needsSending = true
        }
        animationsChanged(of: view)
        if animations.contains(where: \.drawsFrames) {
            requestFrame(of: view)
            drawFrames(of: view)
        }
    }
}
