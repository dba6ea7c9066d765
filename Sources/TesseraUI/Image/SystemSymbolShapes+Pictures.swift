import Foundation

extension SystemSymbolShapes {
    /// The shapes of further symbols of one colour: forms, arrows, things, animals and people.
    static let pictures = forms.merging(signs) { own, _ in own }.merging(things) { own, _ in own }
        .merging(nature) { own, _ in own }.merging(people) { own, _ in own }

    // MARK: Forms

    private static let forms: [String: String] = {
        let rectangle =
            "M4.8 4.8h14.4a2.4 2.4 0 0 1 2.4 2.4v9.6a2.4 2.4 0 0 1-2.4 2.4H4.8a2.4 2.4 0 0 1-2.4-2.4V7.2a2.4 2.4 0 0 1 2.4-2.4Z"
        let square =
            "M5.8 3.6h12.4a2.2 2.2 0 0 1 2.2 2.2v12.4a2.2 2.2 0 0 1-2.2 2.2H5.8a2.2 2.2 0 0 1-2.2-2.2V5.8a2.2 2.2 0 0 1 2.2-2.2Z"
        let app =
            "M8 3.4h8A4.6 4.6 0 0 1 20.6 8v8a4.6 4.6 0 0 1-4.6 4.6H8A4.6 4.6 0 0 1 3.4 16V8A4.6 4.6 0 0 1 8 3.4Z"
        let heart =
            "M12 20.6C5.2 15.6 2.6 12.2 2.6 8.9a4.9 4.9 0 0 1 9.4-2 4.9 4.9 0 0 1 9.4 2c0 3.3-2.6 6.7-9.4 11.7Z"
        let spade =
            "M12 2.8C17 7 20.8 10.4 20.8 13.6a4.3 4.3 0 0 1-7.6 2.7c.2 2 .9 3.6 2.3 4.9H8.5c1.4-1.3 2.1-2.9 2.3-4.9"
            + "a4.3 4.3 0 0 1-7.6-2.7C3.2 10.4 7 7 12 2.8Z"
        let club =
            "M12 2.8a4.2 4.2 0 0 1 3.6 6.4a4.3 4.3 0 1 1-2.4 7.4c.2 1.9 1 3.4 2.3 4.6h-7c1.3-1.2 2.1-2.7 2.3-4.6a4.3 4.3 0 1 1-2.4-7.4"
            + "A4.2 4.2 0 0 1 12 2.8Z"
        let nine = [(5, 5), (12, 5), (19, 5), (5, 12), (12, 12), (19, 12), (5, 19), (12, 19), (19, 19)]
            .map { circle(at: ($0.0, $0.1), radius: 2.1) }.joined()
        let seven = [(12, 12), (5.2, 12), (18.8, 12), (8.6, 6.1), (15.4, 6.1), (8.6, 17.9), (15.4, 17.9)]
            .map { circle(at: $0, radius: 2.5) }.joined()
        let seal = lobes(8, radius: 8.4)
        let burst = corners(12, outer: 10, inner: 7)
        let mark = "M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4"
        return both("capsule", "M8 7h8a5 5 0 0 1 0 10H8a5 5 0 0 1 0-10Z")
            .merging(
                both("oval", "M12 5.4c5.4 0 9.4 2.8 9.4 6.6s-4 6.6-9.4 6.6S2.6 15.8 2.6 12s4-6.6 9.4-6.6Z")
            ) { own, _ in own }
            .merging(
                both(
                    "oval.portrait",
                    "M12 2.6c3.8 0 6.6 4 6.6 9.4s-2.8 9.4-6.6 9.4-6.6-4-6.6-9.4 2.8-9.4 6.6-9.4Z")
            ) { own, _ in own }
            .merging(both("pentagon", "M12 3l9 6.6-3.4 10.6H6.4L3 9.6Z")) { own, _ in own }
            .merging(both("app", app)) { own, _ in own }
            .merging(both("suit.heart", heart)) { own, _ in own }
            .merging(both("suit.spade", spade)) { own, _ in own }
            .merging(both("suit.club", club)) { own, _ in own }
            .merging(both("suit.diamond", "M12 2.6L19.2 12 12 21.4 4.8 12Z")) { own, _ in own }
            .merging(both("circle.grid.3x3", nine)) { own, _ in own }
            .merging(both("circle.hexagongrid", seven)) { own, _ in own }
            .merging(both("seal", seal)) { own, _ in own }
            .merging(both("burst", burst)) { own, _ in own }
            .merging([
                "rectangle.fill": area(rectangle) + line(rectangle),
                "rectangle.dashed": line(rectangle, dash: 3),
                "rectangle.inset.filled": line(rectangle) + area("M5.6 8h12.8v8H5.6Z"),
                "dock.rectangle": line(rectangle) + area("M7 14.6h10v2.2H7Z"),
                "menubar.rectangle": line(rectangle) + area("M3 7.4h18v2.4H3Z"),
                "sidebar.squares.left": line(rectangle + "M9.4 4.8v14.4")
                    + area("M4.8 7.4h2.4v2.2H4.8ZM4.8 11h2.4v2.2H4.8ZM4.8 14.6h2.4v2.2H4.8Z"),
                "pip": line(rectangle) + area("M12 12h7v5h-7Z"),
                "pip.enter": line(rectangle + "M6 8l4.4 4M10.6 8.8v3.4H7.2")
                    + area("M12.6 12.4h6.4v4.4h-6.4Z"),
                "pip.exit": line(rectangle + "M10.6 12.2L6.2 8.2M6 11.4V8h3.4")
                    + area("M12.6 12.4h6.4v4.4h-6.4Z"),
                "aspectratio": line(rectangle + "M6 12V8.4h4M18 12v3.6h-4"),
                "rectangle.and.pencil.and.ellipsis": line(
                    "M12 19.2H4.8a2.4 2.4 0 0 1-2.4-2.4V7.2a2.4 2.4 0 0 1 2.4-2.4h14.4a2.4 2.4 0 0 1 2.4 2.4v2M15 20.4l.6-2.6 5.4-5.4 2 2-5.4 5.4Z"
                ) + area([6.4, 10, 13.6].map { circle(at: ($0, 12), radius: 1.2) }.joined()),
                "square.lefthalf.filled": line(square)
                    + area("M5.8 3.6H12v16.8H5.8a2.2 2.2 0 0 1-2.2-2.2V5.8a2.2 2.2 0 0 1 2.2-2.2Z"),
                "square.righthalf.filled": line(square)
                    + area("M12 3.6h6.2a2.2 2.2 0 0 1 2.2 2.2v12.4a2.2 2.2 0 0 1-2.2 2.2H12Z"),
                "circle.righthalf.filled": ring + area("M12 2.9a9.1 9.1 0 0 1 0 18.2Z"),
                "circle.circle": ring + line(circle(at: (12, 12), radius: 4.4)),
                "circle.slash": ring + line("M5.6 18.4L18.4 5.6"),
                "circle.slash.fill": disc(without: "M6.4 17.6L17.6 6.4"),
                "circle.dotted": line(circle, dash: 1.588),
                "circle.grid.cross": line(
                    [(12, 5), (5, 12), (19, 12), (12, 19)].map { circle(at: $0, radius: 2.6) }.joined()),
                "dot.viewfinder": line(
                    "M3.4 8V5.4a2 2 0 0 1 2-2H8M16 3.4h2.6a2 2 0 0 1 2 2V8M20.6 16v2.6a2 2 0 0 1-2 2H16M8 20.6H5.4a2 2 0 0 1-2-2V16"
                )
                    + area(circle(at: (12, 12), radius: 3)),
                "app.badge": line(
                    "M13.4 3.4H8A4.6 4.6 0 0 0 3.4 8v8A4.6 4.6 0 0 0 8 20.6h8a4.6 4.6 0 0 0 4.6-4.6v-5.4")
                    + area(circle(at: (19, 5), radius: 3.6)),
                "checkmark.seal": line(seal + "M8.4 12.4l2.6 2.6 4.8-5.8"),
                "xmark.seal": line(seal + mark), "xmark.seal.fill": filled(seal, without: mark),
                "checkmark.diamond": line(diamond + "M8.8 12.4l2.2 2.2 4.2-5"),
                "sparkle": star(at: (12, 12), radius: 10.4),
                "rays": line(
                    "M12 2.6v4.2M12 17.2v4.2M2.6 12h4.2M17.2 12h4.2M5.4 5.4l3 3M15.6 15.6l3 3M18.6 5.4l-3 3M8.4 15.6l-3 3"
                ),
                "light.max": line(sunRays(from: 6.4, to: 9.4)) + line(circle(at: (12, 12), radius: 3.2)),
                "light.min": line(sunRays(from: 6, to: 7)) + line(circle(at: (12, 12), radius: 2.6)),
            ]) { own, _ in own }
    }()

    // MARK: Arrows and signs

    private static let signs: [String: String] = {
        let shield = "M12 2.8l8 3v5.7c0 4.6-3.2 8-8 9.7-4.8-1.7-8-5.1-8-9.7V5.8Z"
        let warning = "M12 7.6v5.4M12 16.4v.2"
        let mark = "M9 9l6 6M15 9l-6 6"
        let bolt = "M2.5 13.4L11 5.6l.9 5h9.6L13 18.4l-.9-5Z"
        let bubble =
            "M5.6 3.8h12.8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H11.4l-4.6 3.4v-3.4H5.6a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Z"
        let right = "M3.4 9h8.8V4.6L20.8 12l-8.6 7.4V15H3.4Z"
        let left = "M20.6 9h-8.8V4.6L3.2 12l8.6 7.4V15h8.8Z"
        return both("bolt.horizontal", bolt).merging(both("bubble", bubble)) { own, _ in own }
            .merging(both("arrowshape.right", right)) { own, _ in own }
            .merging(both("arrowshape.left", left)) { own, _ in own }
            .merging(both("dpad", "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z")) { own, _ in own }
            .merging([
                "exclamationmark.shield": line(shield + warning),
                "exclamationmark.shield.fill": filled(shield, without: warning),
                "xmark.shield": line(shield + mark), "xmark.shield.fill": filled(shield, without: mark),
                "exclamationmark.2": line("M8.4 3.6v11M15.6 3.6v11M8.4 19.6v.2M15.6 19.6v.2", width: 2.4),
                "arrow.right.to.line": line("M3 12h12.6M10.4 6.6L15.8 12l-5.4 5.4M20.4 5v14"),
                "arrow.left.to.line": line("M21 12H8.4M13.6 6.6L8.2 12l5.4 5.4M3.6 5v14"),
                "arrow.up.and.down.and.arrow.left.and.right": line(
                    "M12 2.6v18.8M2.6 12h18.8M9 5.6l3-3 3 3M9 18.4l3 3 3-3M5.6 9l-3 3 3 3M18.4 9l3 3-3 3"),
                "arrow.up.backward.and.arrow.down.forward": line(
                    "M3.6 10V3.6H10M3.8 3.8l6.6 6.6M20.4 14v6.4H14M20.2 20.2l-6.6-6.6"),
                "arrow.branch": line("M12 21.4v-8L5.4 6.6M5.4 11.4V6.4h5M12 13.4l6.6-6.8M18.6 11.4V6.4h-5"),
                "arrow.merge": line("M12 3v8.4L6 20.6M12 11.4l6 9.2M7.6 7.2L12 2.8l4.4 4.4"),
                "arrowtriangle.right": line("M6.4 4.4L18.6 12 6.4 19.6Z"),
                "arrowtriangle.left": line("M17.6 4.4L5.4 12l12.2 7.6Z"),
                "arrowtriangle.up": line("M4.4 17.6L12 5.4l7.6 12.2Z"),
                "arrowtriangle.down": line("M4.4 6.4L12 18.6l7.6-12.2Z"),
                "delete.right": line(
                    "M4.6 5h9.2l7 7-7 7H4.6a1.8 1.8 0 0 1-1.8-1.8V6.8A1.8 1.8 0 0 1 4.6 5ZM7.4 9l6 6M13.4 9l-6 6"
                ),
                "escape": line("M12.4 4.4A7.8 7.8 0 1 1 4.2 12M4 4l8 8M4 9.6V4h5.6"),
                "text.cursor": line(
                    "M8.6 3.4c2.2 0 3.4.8 3.4 2.4v12.4c0 1.6-1.2 2.4-3.4 2.4M15.4 3.4c-2.2 0-3.4.8-3.4 2.4M15.4 20.6c-2.2 0-3.4-.8-3.4-2.4M9.6 12h4.8"
                ),
                "quote.closing": area(
                    "M3.6 5h6.8v7.2c0 3.4-2 5.8-5.2 6.8l-1-2.2c2-.8 3-2 3.2-3.8H3.6ZM13.6 5h6.8v7.2c0 3.4-2 5.8-5.2 6.8l-1-2.2c2-.8 3-2 3.2-3.8h-3.8Z"
                ),
                "togglepower": ring + line("M12 7.4v9.2"),
                "play.slash": line("M8 5.2l10.6 6.8L8 18.8ZM3.4 3.4l17.2 17.2"),
                "cursorarrow.click": area("M8.6 8.6L21 13.2l-5.2 2.2L13.4 20.8Z")
                    + line("M8.4 2.8v2.4M2.8 8.4h2.4M4.4 4.4L6 6M12.6 4.4L11 6M4.4 12.6L6 11"),
                "rectangle.compress.vertical": line("M4 12h16M12 2.6v6M9 6l3 3 3-3M12 21.4v-6M9 18l3-3 3 3"),
                "rectangle.expand.vertical": line("M4 12h16M12 9V3M9 5.8l3-3 3 3M12 15v6M9 18.2l3 3 3-3"),
                "line.diagonal": line("M4 20L20 4"),
                "beziercurve": line("M5 18C5 8.4 19 8.4 19 18M6.4 5.4h11.2")
                    + area(
                        "M3 17.4h4v4H3ZM17 17.4h4v4h-4ZM10 8.8h4v4h-4Z" + circle(at: (4.4, 5.4), radius: 1.8)
                            + circle(at: (19.6, 5.4), radius: 1.8)),
                "scribble.variable": line(
                    "M3 9C7 3.5 11 3 10 7C9 11 4 16 6 18C8 20 14 6.5 17 8C20 9.5 11 18 14 19.5C16 20.5 19 17 21 14.5",
                    width: 2.6),
                "point.3.connected.trianglepath.dotted": line(
                    "M12 6.4L6.4 16.6M12 6.4l5.6 10.2M7.4 18h9.2", dash: 1.9)
                    + line(
                        [(12, 4.8), (5.2, 18.2), (18.8, 18.2)].map { circle(at: $0, radius: 2.4) }.joined()),
                "staroflife": line("M12 3.4v17.2M4.6 7.7l14.8 8.6M19.4 7.7L4.6 16.3", width: 4.2),
                "moon.circle": ring + line(smallMoon), "moon.circle.fill": disc(without: smallMoon),
            ]) { own, _ in own }
    }()

    private static let smallMoon = "M11 7.4A5 5 0 1 0 16.8 14 4.2 4.2 0 0 1 11 7.4Z"

    // MARK: Things

    private static let things: [String: String] = {
        let glass =
            "M6.4 3h11.2M6.4 21h11.2M8 3v3.2c0 2.6 4 3.4 4 5.8s-4 3.2-4 5.8V21M16 3v3.2c0 2.6-4 3.4-4 5.8s4 3.2 4 5.8V21"
        let balloon =
            "M12 2.6a6.4 6.4 0 0 1 6.4 6.6c0 4-2.8 7-6.4 7.4-3.6-.4-6.4-3.4-6.4-7.4A6.4 6.4 0 0 1 12 2.6Z"
        let string = line("M12 16.6v1.6c0 1.8-2 1.4-2 3.2")
        let confetti = line(
            "M13.4 8c.6-2 2-2.4 1.4-4.6M16 10.8c2-.6 2.4-2 4.6-1.4M19.2 4.8l.4-.4M19.8 15.6h.6M10.2 3.4l.2.6")
        let boat = "M11 3v12H4.4ZM13 6.2c3 2.4 5.2 5.4 6.2 8.8H13ZM2.8 17.4h18.4l-2.6 3.6H5.4Z"
        let strap = "M8.4 6V5a3.6 3.6 0 0 1 7.2 0v1"
        let bag =
            "M8.6 6h6.8A4.2 4.2 0 0 1 19.6 10.2v8.6a2.2 2.2 0 0 1-2.2 2.2H6.6a2.2 2.2 0 0 1-2.2-2.2v-8.6A4.2 4.2 0 0 1 8.6 6Z"
        let tub = "M2.8 12.6h18.4v1.8a5 5 0 0 1-5 5H7.8a5 5 0 0 1-5-5Z"
        let buoy = circle(at: (12, 12), radius: 3.6)
        let spokes = "M5.8 5.8l3.6 3.6M14.6 14.6l3.6 3.6M18.2 5.8l-3.6 3.6M9.4 14.6l-3.6 3.6"
        let reels = circle(at: (6.6, 11), radius: 4) + circle(at: (17.4, 11), radius: 4)
        return [
            "hourglass.tophalf.filled": line(glass)
                + area("M9 3.6h6v2.6c0 1.6-1.4 2.6-3 4.2-1.6-1.6-3-2.6-3-4.2Z"),
            "hourglass.bottomhalf.filled": line(glass)
                + area("M9 20.4h6v-2.6c0-1.6-1.4-2.6-3-4.2-1.6 1.6-3 2.6-3 4.2Z"),
            "balloon": line(balloon) + string, "balloon.fill": area(balloon) + string,
            "party.popper": line("M3.4 20.6L8.6 8.4l7 7Z") + confetti,
            "party.popper.fill": area("M3.4 20.6L8.6 8.4l7 7Z") + line("M3.4 20.6L8.6 8.4l7 7Z") + confetti,
            "fireworks": line(sunRays(from: 3, to: 6.2))
                + area(
                    [
                        (12, 2.6), (12, 21.4), (2.6, 12), (21.4, 12), (5.4, 5.4), (18.6, 5.4), (5.4, 18.6),
                        (18.6, 18.6),
                    ]
                    .map { circle(at: $0, radius: 1.3) }.joined()),
            "wand.and.rays": line(
                "M3.4 20.6L13 11M15.4 2.8v3.4M9.4 5.2l2.2 2.2M21.2 8.6h-3.4M18.8 14.6l-2.2-2.2M20.2 3.8l-2.6 2.6"
            ),
            "tuningfork": line("M8 3v7.4a4 4 0 0 0 8 0V3M12 14.4V21"),
            "metronome": line("M8.8 3.4h6.4L19 20.6H5ZM11 16.4l6-10.2M6.4 16.4h11.2"),
            "pianokeys": line("M3 4.6h18v14.8H3ZM9 12v7.4M15 12v7.4")
                + area("M7.2 4.6h3.4v8H7.2ZM13.4 4.6h3.4v8h-3.4Z"),
            "recordingtape": line(reels + "M6.6 15h10.8"),
            "lifepreserver": ring + line(buoy + spokes), "lifepreserver.fill": disc(without: buoy + spokes),
            "sailboat": line(boat), "sailboat.fill": area(boat) + line(boat),
            "backpack": line(strap + bag + "M8 14.4h8v3.4H8ZM9.6 10h4.8"),
            "backpack.fill": line(strap) + filled(bag, without: "M8 14.4h8v3.4H8Z"),
            "bathtub": line(
                tub + "M5.4 12.4V5.6a2.4 2.4 0 0 1 4.6-1M7 19.4l-.8 1.8M17 19.4l.8 1.8M8.4 6.4l3.2-2"),
            "bathtub.fill": area(tub)
                + line(tub + "M5.4 12.4V5.6a2.4 2.4 0 0 1 4.6-1M7 19.4l-.8 1.8M17 19.4l.8 1.8M8.4 6.4l3.2-2"),
            "shower": line(
                "M4.4 21V6.4a3.6 3.6 0 0 1 7.2 0M8.2 10.4a3.6 3.6 0 0 1 7 0ZM8.6 14l-.6 1.4M11.8 14v1.4M15 14l.6 1.4M7.4 18l-.4 1M11.8 18v1M16.2 18l.4 1"
            ),
            "lamp.desk": line("M5 20.8h8M9 20.8L6.4 12.4l7-5.2M12 4.6l7.4 4.8-2.6 3.6a5 5 0 0 0-6.4-4.4Z"),
            "washer": line(
                "M5.4 2.8h13.2a1.4 1.4 0 0 1 1.4 1.4v15.6a1.4 1.4 0 0 1-1.4 1.4H5.4A1.4 1.4 0 0 1 4 19.8V4.2a1.4 1.4 0 0 1 1.4-1.4ZM4 7.4h16M7 5.1h.2M9.6 5.1h.2"
                    + circle(at: (12, 14.2), radius: 4.2)),
            "oven": line(
                "M5.4 2.8h13.2a1.4 1.4 0 0 1 1.4 1.4v15.6a1.4 1.4 0 0 1-1.4 1.4H5.4A1.4 1.4 0 0 1 4 19.8V4.2a1.4 1.4 0 0 1 1.4-1.4ZM4 7.4h16M7 5.1h.2M12 5.1h.2M17 5.1h.2M7 10.6h10v7H7Z"
            ),
            "table.furniture": line("M2.6 7.4h18.8M5 7.6V19M19 7.6V19M5 11h14"),
            "door.left.hand.closed": line(
                "M6 21V4.4A1.4 1.4 0 0 1 7.4 3h9.2A1.4 1.4 0 0 1 18 4.4V21M3.4 21h17.2M9 12.4v.2"),
            "scroll": line(
                "M7 3.4h10.4a2.4 2.4 0 0 1 2.4 2.4v1.4h-4M15.8 7.2V18a2.6 2.6 0 0 1-5.2 0v-1.4H3.4V18a2.6 2.6 0 0 0 2.6 2.6h7.2M7 3.4a2.4 2.4 0 0 0-2.2 2.4v10.8M8 8h4.6M8 11.6h4.6"
            ),
            "compass.drawing": line(
                "M12 3v2.4M10.9 9l-5.3 12M13.1 9l5.3 12M5 15.4c4 2.2 10 2.2 14 0"
                    + circle(at: (12, 7.4), radius: 2)),
            "level": line(
                "M3.4 7.6h17.2a1 1 0 0 1 1 1v6.8a1 1 0 0 1-1 1H3.4a1 1 0 0 1-1-1V8.6a1 1 0 0 1 1-1ZM9 9.8h6a2.2 2.2 0 0 1 0 4.4H9a2.2 2.2 0 0 1 0-4.4Z"
            ) + area(circle(at: (12, 12), radius: 1.2)),
            "homepod": line(
                "M5 8.4C5 5.4 8 3.4 12 3.4s7 2 7 5v7.2c0 3-3 5-7 5s-7-2-7-5ZM5 8.4c0 2 3 3.4 7 3.4s7-1.4 7-3.4"
            ),
            "airpods": line(
                "M6.4 4.2a3.4 3.4 0 0 1 3.4 3.4v11.2a1.4 1.4 0 0 1-2.8 0v-7.4H6.4a3.6 3.6 0 0 1 0-7.2ZM17.6 4.2a3.4 3.4 0 0 0-3.4 3.4v11.2a1.4 1.4 0 0 0 2.8 0v-7.4h.6a3.6 3.6 0 0 0 0-7.2Z"
            ),
            "atom": ["0", "60", "120"].map {
                "<g transform=\"rotate(\($0) 12 12)\">\(line("M12 8.2c5.2 0 9.4 1.7 9.4 3.8s-4.2 3.8-9.4 3.8-9.4-1.7-9.4-3.8 4.2-3.8 9.4-3.8Z", width: 1.5))</g>"
            }.joined() + area(circle(at: (12, 12), radius: 1.7)),
            "bandage": turned(
                -45,
                line(
                    "M5 8.4h14a3.6 3.6 0 0 1 0 7.2H5a3.6 3.6 0 0 1 0-7.2ZM8.8 8.4v7.2M15.2 8.4v7.2M11 10.8v.1M13 10.8v.1M11 13.2v.1M13 13.2v.1"
                )),
            "bandage.fill": turned(
                -45,
                filled(
                    "M5 8.4h14a3.6 3.6 0 0 1 0 7.2H5a3.6 3.6 0 0 1 0-7.2Z",
                    without: "M8.8 7v10M15.2 7v10M11 10.8v.1M13 10.8v.1M11 13.2v.1M13 13.2v.1")),
        ]
    }()

    // MARK: Animals, plants and the weather

    private static let nature: [String: String] = {
        let shell = "M3.4 15.6c0-4.4 3.2-7.8 7.4-7.8s7.4 3.4 7.4 7.8Z"
        let limbs = line("M6.2 16v2.6h2.4V16M13 16v2.6h2.4V16")
        let head = "M18 13.4c.4-2 1.4-2.8 2.6-2.4 1.2.4 1.4 2 .8 3.2-.6 1-1.8 1.4-3.2 1.4Z"
        let ears = line("M15.6 9.8C14.4 8 12.4 6.2 11.4 3.6M17.8 9.2C17.2 7 16.4 5 16.8 2.8", width: 2.4)
        let hare =
            "M16.4 9.2c2.2-.4 4.4 1 4.8 3 .3 1.6-.8 2.6-2.4 2.8-.4 2.6-1.8 4.4-3.4 5.4H5.4c-1.6 0-2-2-.8-2.6C4.8 13.6 7.6 10.8 11.4 10.8c1.2 0 2 .1 2.8.4.4-1.2 1.2-1.8 2.2-2Z"
        let bird =
            "M2.6 9.4l3.6-1A4.6 4.6 0 0 1 15 8.8c3 .2 5 1.8 6.6 4.6-2.2-.4-3.6.2-4.8 1.4-1.4 2.4-3.6 3.6-6.6 3.6-3.6 0-5.6-2.2-5.6-5.6V11Z"
        let waves = [6.6, 12, 17.4].map {
            "M2.6 \($0)c1.6-1.7 3.2-1.7 4.7 0s3.1 1.7 4.7 0 3.1-1.7 4.7 0 3.1 1.7 4.7 0"
        }.joined()
        return [
            "tortoise": line(shell + head) + limbs,
            "tortoise.fill": area(shell + head) + line(shell + head) + limbs,
            "hare": ears + line(hare), "hare.fill": ears + area(hare) + line(hare),
            "bird": line(bird + "M10.4 9.4v.1M9.4 18.4v2.4M12.4 18.2v2.6"),
            "bird.fill": filled(bird, without: "M10.2 9v.1") + line("M9.4 18.4v2.4M12.4 18.2v2.6"),
            "dog": line(
                "M4 9.4l3-.6L8.6 4.6l3 3.2 4.8.6c3 .4 4.6 2.6 4.6 5.6v6.6h-3v-4.4h-6.6v4.4h-3v-6.4L4 12.2ZM9 9.6v.1"
            ),
            "tornado": line("M3.6 4.6h16.8M5.4 8h14M8 11.4h9.4M10.4 14.8h5.2M10.8 18.2h3M10.2 21.4h1.4"),
            "hurricane": line(
                "M12 6.6a5.4 5.4 0 0 1 5.4 5.4c0 4-3 8-8.2 9.4M12 17.4A5.4 5.4 0 0 1 6.6 12c0-4 3-8 8.2-9.4"
                    + circle(at: (12, 12), radius: 2.4)),
            "rainbow": line(
                "M2.6 17.4a9.4 9.4 0 0 1 18.8 0M6 17.4a6 6 0 0 1 12 0M9.4 17.4a2.6 2.6 0 0 1 5.2 0"),
            "water.waves": line(waves),
        ]
    }()

    // MARK: People

    private static let people: [String: String] = {
        let pointing =
            "M9.6 12V4.4a1.6 1.6 0 0 1 3.2 0v5.8l4.8 1a2.4 2.4 0 0 1 1.9 2.8l-.6 3.6a4.2 4.2 0 0 1-4.2 3.6h-2.5a4.6 4.6 0 0 1-3.6-1.8L4.8 14.8a1.5 1.5 0 0 1 2.2-2l2.6 1.8Z"
        let head = area(circle(at: (12, 4.2), radius: 2.2))
        let brain =
            "M12 5.4C10.8 3.4 7.8 3.4 7 5.8 4.8 6 3.6 8 4.4 9.8 2.8 11 2.8 13.6 4.6 14.6 4.4 16.8 6 18.4 8 18.2 9 20.2 11.4 20.2 12 18.2"
            + "ZM12 5.4C13.2 3.4 16.2 3.4 17 5.8 19.2 6 20.4 8 19.6 9.8 21.2 11 21.2 13.6 19.4 14.6 19.6 16.8 18 18.4 16 18.2 15 20.2 12.6 20.2 12 18.2"
        let lungs =
            "M9.6 7.4C6.2 7.4 3 13.4 3 18.2c0 2 1.6 2.6 3.2 2.2l2-.6c1-.3 1.5-1 1.5-2ZM14.4 7.4c3.4 0 6.6 6 6.6 10.8 0 2-1.6 2.6-3.2 2.2l-2-.6c-1-.3-1.5-1-1.5-2Z"
        let windpipe = line("M12 3v6.4M12 9.4l-2.4 2.2M12 9.4l2.4 2.2")
        let lips =
            "M2.6 12c2.4-3.2 4.8-5 6.8-5 1.2 0 1.7.8 2.6.8s1.4-.8 2.6-.8c2 0 4.4 1.8 6.8 5-2.4 3.6-5.4 5.4-9.4 5.4S5 15.6 2.6 12Z"
        let mustache =
            "M12 10.4c1.4-2 4.6-2.4 6.2-.2 1 1.4 2.4 1.6 3.8.8-.2 3.4-3 5.4-6 5.2-1.8 0-3.2-.9-4-2.2-.8 1.3-2.2 2.2-4 2.2-3 .2-5.8-1.8-6-5.2 1.4.8 2.8.6 3.8-.8 1.6-2.2 4.8-1.8 6.2.2Z"
        let face =
            "M9 21v-3.2H7.2a2 2 0 0 1-2-2v-2.3l-1.8-.7 2-3.6C5.8 5.4 8.6 3 12.4 3A7.6 7.6 0 0 1 20 10.6c0 2.8-1.2 4.6-3 6V21"
        let touch = line("M6.6 7.2a5 5 0 1 1 9.2 0")
        let lowHand = "<g transform=\"translate(0 2.4) scale(1 0.9)\">\(line(pointing))</g>"
        let lowFilledHand =
            "<g transform=\"translate(0 2.4) scale(1 0.9)\">\(area(pointing) + line(pointing))</g>"
        return [
            "hand.point.up.left": line(pointing), "hand.point.up.left.fill": area(pointing) + line(pointing),
            "hand.point.up": line(pointing), "hand.point.up.fill": area(pointing) + line(pointing),
            "hand.point.right": turned(90, line(pointing)),
            "hand.point.right.fill": turned(90, area(pointing) + line(pointing)),
            "hand.point.left": mirrored(turned(90, line(pointing))),
            "hand.point.left.fill": mirrored(turned(90, area(pointing) + line(pointing))),
            "hand.point.down": "<g transform=\"translate(0 24) scale(1 -1)\">\(line(pointing))</g>",
            "hand.tap": lowHand + touch, "hand.tap.fill": lowFilledHand + touch,
            "hand.draw": line(pointing) + line("M3 6.4c1.4-3 4-3.4 4.6-1.6M16 6.6c1.6-2 3.6-2.2 5-.8"),
            "brain": line(brain + "M8 9.6c1.3.1 2 .9 2 2.2M16 9.6c-1.3.1-2 .9-2 2.2M7.4 14.4h2M16.6 14.4h-2"),
            "brain.head.profile": line(
                face
                    + "M9.4 9.8a2 2 0 0 1 2.6-2.4 2.4 2.4 0 0 1 4 .8 2 2 0 0 1 .4 3.4 2.2 2.2 0 0 1-3 1.2h-2a2 2 0 0 1-2-3Z"
            ),
            "lungs": line(lungs) + windpipe, "lungs.fill": area(lungs) + line(lungs) + windpipe,
            "ear": line(
                "M6.4 10a5.6 5.6 0 0 1 11.2 0c0 4-3.8 4.6-3.8 7.6a3.2 3.2 0 0 1-6.2 1.2M9.6 10.4a2.5 2.5 0 0 1 5 0c0 1.8-2.2 1.8-2.2 3.6"
            ),
            "mouth": line(lips + "M2.8 12c3 .7 6 1 9.2 1s6.2-.3 9.2-1"),
            "mouth.fill": filled(lips, without: "M4.6 12c2.4.6 4.8.9 7.4.9s5-.3 7.4-.9"),
            "nose": line(
                "M13.4 3c-.4 4-4.8 9-6.4 12.2-.8 1.8.3 3.4 2.2 3.2 1 1.8 3.6 2 4.8.4 1.8.3 3-1 2.8-2.6"),
            "mustache": line(mustache), "mustache.fill": area(mustache) + line(mustache),
            "eyes": line(
                "M7.2 6c2.4 0 4.2 2.7 4.2 6s-1.8 6-4.2 6S3 15.3 3 12s1.8-6 4.2-6ZM16.8 6c2.4 0 4.2 2.7 4.2 6s-1.8 6-4.2 6-4.2-2.7-4.2-6 1.8-6 4.2-6Z"
            )
                + area(circle(at: (8.8, 13), radius: 1.8) + circle(at: (18.4, 13), radius: 1.8)),
            "figure": head + line("M5.8 9l6.2 1.2L18.2 9M12 10.2v5M12 15.2l-3 6.4M12 15.2l3 6.4"),
            "figure.wave": head
                + line("M6.4 13.4L8 10.2h4.4l4-1.4 2.2-4.4M12 10.2v5M12 15.2l-3 6.4M12 15.2l3 6.4"),
            "figure.arms.open": head + line("M5 6l7 4.2L19 6M12 10.2v5M12 15.2l-3.4 6.4M12 15.2l3.4 6.4"),
            "figure.mind.and.body": head + line("M12 8.6v5.4M12 9.4L6 14M12 9.4l6 4.6M12 14l-7.6 5.4h15.2Z"),
            "figure.strengthtraining.traditional": area(circle(at: (12, 6.4), radius: 2))
                + line(
                    "M3 3.6h18M4.6 1.8v3.6M19.4 1.8v3.6M6 4v4.2l6 2.6 6-2.6V4M12 10.8v4.4M12 15.2l-3.4 6.4M12 15.2l3.4 6.4"
                ),
        ]
    }()

    // MARK: Shapes

    /// Returns the symbol with a path, and the filled one.
    private static func both(_ name: String, _ path: String) -> [String: String] {
        [name: line(path), name + ".fill": area(path) + line(path)]
    }

    /// Returns the path of a circle.
    private static func circle(at center: (x: Double, y: Double), radius: Double) -> String {
        "M\(center.x) \(center.y - radius)a\(radius) \(radius) 0 0 1 0 \(2 * radius)a\(radius) \(radius) 0 0 1 0 \(-2 * radius)Z"
    }

    /// Returns a filled path from which lines are cut out.
    private static func filled(_ path: String, without lines: String) -> String {
        """
        <mask id="m"><rect width="24" height="24" fill="#fff"/>\(line(lines))</mask>\
        <g mask="url(#m)">\(area(path) + line(path))</g>
        """
    }

    /// Returns the path of a form whose edge bends outwards a number of times.
    private static func lobes(_ count: Int, radius: Double) -> String {
        let points = points(count, radius)
        let bend = radius * .pi / Double(count) * 1.02
        return "M\(points[count - 1])" + points.map { "A\(shown(bend)) \(shown(bend)) 0 0 1 \($0)" }.joined()
            + "Z"
    }

    /// Returns the path of a star with a number of corners.
    private static func corners(_ count: Int, outer: Double, inner: Double) -> String {
        let points = zip(points(count, outer), points(count, inner, turnedBy: 0.5)).flatMap { [$0, $1] }
        return "M" + points.joined(separator: "L") + "Z"
    }

    /// Returns the path of eight lines around the middle.
    private static func sunRays(from start: Double, to end: Double) -> String {
        zip(points(8, start), points(8, end)).map { "M\($0)L\($1)" }.joined()
    }

    /// Returns points around the middle.
    private static func points(_ count: Int, _ radius: Double, turnedBy part: Double = 0) -> [String] {
        (0..<count).map { index in
            let angle = (Double(index) + part) * 2 * .pi / Double(count)
            return "\(shown(12 + radius * sin(angle))) \(shown(12 - radius * cos(angle)))"
        }
    }

    private static func shown(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    private static func turned(_ degrees: Int, _ shapes: String) -> String {
        "<g transform=\"rotate(\(degrees) 12 12)\">\(shapes)</g>"
    }

    private static func mirrored(_ shapes: String) -> String {
        "<g transform=\"translate(24 0) scale(-1 1)\">\(shapes)</g>"
    }
}
