extension DisplayEvent: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, view, visible, direction, heading, step, depth, question, height, milliseconds, time, url,
            phase, voices, name, state
        case isOn = "on"
        case isApple = "apple"
        case revision = "rev"
    }

    private enum VersionKey: String, CodingKey {
        case version
    }

    private enum Kind: String, Codable {
        case hello, screen, touch, clock, hover, transform, contextMenu
        case scroll, refresh, swipe, sheet, activate, adjust, carry, dragIn, typed, changed, focus,
            focusMoved, focusStep,
            submit, escape,
            history, link
        case selected = "select"
        case erase
        case keyboard, key, command, commandKey, shake, editing, answer, web, media
        case speech, voices, notification, position, permission
        case roundTrip, visibility, detached
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .hello:
            // The hello of another version may have other fields, so only the version is read from it.
            let version = try decoder.container(keyedBy: VersionKey.self).decode(Int.self, forKey: .version)
            self = .hello(
                version == ProtocolVersion.current
                    ? try Hello(from: decoder)
                    : Hello(
                        version: version, screen: Screen(width: 1, height: 1, scale: 1), overscan: 0))
        case .screen: self = .screen(try Screen(from: decoder))
        case .touch: self = .touch(try Touch(from: decoder))
        case .clock: self = .clock(time: try container.decode(Double.self, forKey: .time))
        case .hover: self = .hover(try Hover(from: decoder))
        case .transform: self = .transform(try Transform(from: decoder))
        case .contextMenu: self = .contextMenu(try ContextMenu(from: decoder))
        case .scroll: self = .scroll(try Scroll(from: decoder))
        case .refresh: self = .refresh(view: try container.decode(Int.self, forKey: .view))
        case .swipe: self = .swipe(try Swipe(from: decoder))
        case .sheet: self = .sheet(try Sheet(from: decoder))
        case .activate: self = .activate(view: try container.decode(Int.self, forKey: .view))
        case .adjust:
            self = .adjust(
                view: try container.decode(Int.self, forKey: .view),
                direction: try container.decode(Direction.self, forKey: .direction))
        case .carry: self = .carry(try Carry(from: decoder))
        case .dragIn: self = .dragIn(try DragIn(from: decoder))
        case .typed: self = .typed(try Typed(from: decoder))
        case .changed: self = .changed(try Changed(from: decoder))
        case .selected: self = .selected(try Selected(from: decoder))
        case .erase: self = .erase(view: try container.decode(Int.self, forKey: .view))
        case .focus:
            self = .focus(
                view: try container.decode(Int.self, forKey: .view),
                isFocused: try container.decode(Bool.self, forKey: .isOn),
                revision: try container.decodeIfPresent(Int.self, forKey: .revision))
        case .focusMoved:
            self = .focusMoved(
                view: try container.decodeIfPresent(Int.self, forKey: .view),
                heading: try container.decodeIfPresent(Heading.self, forKey: .heading))
        case .focusStep:
            self = .focusStep(
                view: try container.decode(Int.self, forKey: .view),
                step: try container.decode(FocusStep.self, forKey: .step))
        case .submit: self = .submit(view: try container.decode(Int.self, forKey: .view))
        case .escape: self = .escape
        case .history:
            self = .history(
                depth: try container.decode(Int.self, forKey: .depth),
                question: try container.decodeIfPresent(Int.self, forKey: .question) ?? 0)
        case .keyboard: self = .keyboard(height: try container.decode(Double.self, forKey: .height))
        case .key: self = .key(try Key(from: decoder))
        case .command: self = .command(try Command(from: decoder))
        case .commandKey:
            self = .commandKey(
                isHeld: try container.decode(Bool.self, forKey: .isOn),
                isApple: try container.decode(Bool.self, forKey: .isApple))
        case .shake: self = .shake(try container.decode(ShakePhase.self, forKey: .phase))
        case .editing: self = .editing(try Editing(from: decoder))
        case .answer: self = .answer(try Answer(from: decoder))
        case .web: self = .web(try Web(from: decoder))
        case .media: self = .media(try Media(from: decoder))
        case .speech: self = .speech(try Speech(from: decoder))
        case .voices: self = .voices(try container.decode([Voice].self, forKey: .voices))
        case .notification: self = .notification(try Notification(from: decoder))
        case .position: self = .position(try Position(from: decoder))
        case .permission:
            self = .permission(
                try container.decode(DisplayRequest.Permission.Name.self, forKey: .name),
                state: try container.decode(DisplayRequest.Permission.State.self, forKey: .state))
        case .link: self = .link(url: try container.decode(String.self, forKey: .url))
        case .roundTrip:
            self = .roundTrip(milliseconds: try container.decode(Double.self, forKey: .milliseconds))
        case .visibility: self = .visibility(isVisible: try container.decode(Bool.self, forKey: .visible))
        case .detached: self = .detached
        }
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .hello(let hello):
            try container.encode(Kind.hello, forKey: .type)
            try hello.encode(to: encoder)
        case .screen(let screen):
            try container.encode(Kind.screen, forKey: .type)
            try screen.encode(to: encoder)
        case .touch(let touch):
            try container.encode(Kind.touch, forKey: .type)
            try touch.encode(to: encoder)
        case .clock(let time):
            try container.encode(Kind.clock, forKey: .type)
            try container.encode(time, forKey: .time)
        case .hover(let hover):
            try container.encode(Kind.hover, forKey: .type)
            try hover.encode(to: encoder)
        case .transform(let transform):
            try container.encode(Kind.transform, forKey: .type)
            try transform.encode(to: encoder)
        case .contextMenu(let request):
            try container.encode(Kind.contextMenu, forKey: .type)
            try request.encode(to: encoder)
        case .scroll(let scroll):
            try container.encode(Kind.scroll, forKey: .type)
            try scroll.encode(to: encoder)
        case .refresh(let view):
            try container.encode(Kind.refresh, forKey: .type)
            try container.encode(view, forKey: .view)
        case .swipe(let swipe):
            try container.encode(Kind.swipe, forKey: .type)
            try swipe.encode(to: encoder)
        case .sheet(let sheet):
            try container.encode(Kind.sheet, forKey: .type)
            try sheet.encode(to: encoder)
        case .activate(let view):
            try container.encode(Kind.activate, forKey: .type)
            try container.encode(view, forKey: .view)
        case .adjust(let view, let direction):
            try container.encode(Kind.adjust, forKey: .type)
            try container.encode(view, forKey: .view)
            try container.encode(direction, forKey: .direction)
        case .carry(let carry):
            try container.encode(Kind.carry, forKey: .type)
            try carry.encode(to: encoder)
        case .dragIn(let drag):
            try container.encode(Kind.dragIn, forKey: .type)
            try drag.encode(to: encoder)
        case .typed(let typed):
            try container.encode(Kind.typed, forKey: .type)
            try typed.encode(to: encoder)
        case .changed(let changed):
            try container.encode(Kind.changed, forKey: .type)
            try changed.encode(to: encoder)
        case .selected(let selected):
            try container.encode(Kind.selected, forKey: .type)
            try selected.encode(to: encoder)
        case .erase(let view):
            try container.encode(Kind.erase, forKey: .type)
            try container.encode(view, forKey: .view)
        case .focus(let view, let isFocused, let revision):
            try container.encode(Kind.focus, forKey: .type)
            try container.encode(view, forKey: .view)
            try container.encode(isFocused, forKey: .isOn)
            try container.encodeIfPresent(revision, forKey: .revision)
        case .focusMoved(let view, let heading):
            try container.encode(Kind.focusMoved, forKey: .type)
            try container.encodeIfPresent(view, forKey: .view)
            try container.encodeIfPresent(heading, forKey: .heading)
        case .focusStep(let view, let step):
            try container.encode(Kind.focusStep, forKey: .type)
            try container.encode(view, forKey: .view)
            try container.encode(step, forKey: .step)
        case .submit(let view):
            try container.encode(Kind.submit, forKey: .type)
            try container.encode(view, forKey: .view)
        case .escape:
            try container.encode(Kind.escape, forKey: .type)
        case .history(let depth, let question):
            try container.encode(Kind.history, forKey: .type)
            try container.encode(depth, forKey: .depth)
            if question != 0 { try container.encode(question, forKey: .question) }
        case .link(let url):
            try container.encode(Kind.link, forKey: .type)
            try container.encode(url, forKey: .url)
        case .keyboard(let height):
            try container.encode(Kind.keyboard, forKey: .type)
            try container.encode(height, forKey: .height)
        case .shake(let phase):
            try container.encode(Kind.shake, forKey: .type)
            try container.encode(phase, forKey: .phase)
        case .key(let key):
            try container.encode(Kind.key, forKey: .type)
            try key.encode(to: encoder)
        case .commandKey(let isHeld, let isApple):
            try container.encode(Kind.commandKey, forKey: .type)
            try container.encode(isHeld, forKey: .isOn)
            try container.encode(isApple, forKey: .isApple)
        case .command(let command):
            try container.encode(Kind.command, forKey: .type)
            try command.encode(to: encoder)
        case .editing(let editing):
            try container.encode(Kind.editing, forKey: .type)
            try editing.encode(to: encoder)
        case .answer(let answer):
            try container.encode(Kind.answer, forKey: .type)
            try answer.encode(to: encoder)
        case .web(let web):
            try container.encode(Kind.web, forKey: .type)
            try web.encode(to: encoder)
        case .media(let media):
            try container.encode(Kind.media, forKey: .type)
            try media.encode(to: encoder)
        case .speech(let speech):
            try container.encode(Kind.speech, forKey: .type)
            try speech.encode(to: encoder)
        case .voices(let voices):
            try container.encode(Kind.voices, forKey: .type)
            try container.encode(voices, forKey: .voices)
        case .notification(let notification):
            try container.encode(Kind.notification, forKey: .type)
            try notification.encode(to: encoder)
        case .position(let position):
            try container.encode(Kind.position, forKey: .type)
            try position.encode(to: encoder)
        case .permission(let name, let state):
            try container.encode(Kind.permission, forKey: .type)
            try container.encode(name, forKey: .name)
            try container.encode(state, forKey: .state)
        case .roundTrip(let milliseconds):
            try container.encode(Kind.roundTrip, forKey: .type)
            try container.encode(milliseconds, forKey: .milliseconds)
        case .visibility(let isVisible):
            try container.encode(Kind.visibility, forKey: .type)
            try container.encode(isVisible, forKey: .visible)
        case .detached:
            try container.encode(Kind.detached, forKey: .type)
        }
    }
}
