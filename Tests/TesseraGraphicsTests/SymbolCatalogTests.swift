import CPango
import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct SymbolCatalogTests {
    @Test func `a symbol has a glyph`() {
        #expect(SymbolCatalog.glyph(named: "chevron.left") == "\u{F141}")
        #expect(SymbolCatalog.glyph(named: "chair") == "\u{F125}")
        #expect(SymbolCatalog.glyph(named: "no.such.symbol") == nil)
    }

    @Test func `filled and outlined forms differ`() {
        for name in ["heart", "star", "bookmark", "bell", "exclamationmark.triangle", "xmark.circle"] {
            #expect(SymbolCatalog.glyph(named: name) != SymbolCatalog.glyph(named: name + ".fill"), "\(name)")
        }
    }

    @Test func `names are sorted and have glyphs`() {
        #expect(SymbolCatalog.allNames == SymbolCatalog.allNames.sorted())
        #expect(SymbolCatalog.allNames.allSatisfy { SymbolCatalog.glyph(named: $0) != nil })
    }

    @Test func `a symbol in a circle or square has two layers`() {
        let layers = SymbolCatalog.layers(named: "heart.circle.fill")
        #expect(layers?.front == SymbolCatalog.glyph(named: "heart.fill"))
        #expect(SymbolCatalog.layers(named: "xmark.circle")?.front == SymbolCatalog.glyph(named: "xmark"))
        #expect(layers?.back == SymbolCatalog.glyph(named: "circle.fill"))
        #expect(SymbolCatalog.layers(named: "plus.square")?.back == SymbolCatalog.glyph(named: "square"))
        let person = SymbolCatalog.layers(named: "person.crop.circle.fill")
        #expect(person?.front == SymbolCatalog.glyph(named: "person.fill"))
        for name in ["heart", "circle.fill", "no.such.symbol.circle", ".circle"] {
            #expect(SymbolCatalog.layers(named: name) == nil, "\(name)")
        }
    }

    @Test func `symbols of messages and contacts have glyphs`() {
        for name in ["message.badge.fill", "person.crop.circle.badge.xmark", "person.slash", "sun.horizon"] {
            #expect(SymbolCatalog.glyph(named: name) != nil, "\(name)")
        }
    }

    @Test func `trays, tables and warnings have glyphs`() {
        for name in [
            "tray.full", "tray.2.fill", "table", "exclamationmark.octagon.fill", "gearshape.2", "tennisball",
        ] {
            #expect(SymbolCatalog.glyph(named: name) != nil, "\(name)")
        }
    }

    @Test func `the arrows of mail have glyphs, and forwarding is a reply that turns to the other side`() {
        for name in ["arrowshape.turn.up.left.2", "arrowshape.turn.up.backward.2", "arrow.turn.up.right"] {
            #expect(SymbolCatalog.glyph(named: name) != nil, "\(name)")
        }
        let forward = SymbolCatalog.glyph(named: "arrow.turn.up.right")
        #expect(SymbolCatalog.glyph(named: "arrowshape.turn.up.right") == forward)
        #expect(SymbolCatalog.glyph(named: "arrowshape.turn.up.forward.fill") == forward)
    }

    @Test func `what points forward flips from right to left`() {
        for name in ["chevron.forward", "arrow.backward.circle.fill", "text.justify.leading", "list.bullet"] {
            #expect(SymbolCatalog.flipsForRightToLeft(name), "\(name)")
        }
        for name in ["chevron.right", "arrow.left", "forward.fill", "backward.end.fill", "heart", ""] {
            #expect(!SymbolCatalog.flipsForRightToLeft(name), "\(name)")
        }
    }

    @Test func `the names that apps use most are there`() {
        let names = [
            "xmark", "plus", "minus", "checkmark", "chevron.right", "chevron.left", "chevron.forward",
            "chevron.backward",
            "chevron.up", "chevron.down", "arrow.left", "arrow.right", "arrow.up", "arrow.down",
            "arrow.clockwise",
            "arrow.uturn.backward", "arrow.up.right", "arrow.up.arrow.down", "gear", "gearshape",
            "gearshape.fill",
            "house", "house.fill", "magnifyingglass", "person", "person.fill", "person.crop.circle",
            "person.crop.circle.fill", "person.2", "person.2.fill", "person.3", "person.badge.plus", "heart",
            "heart.fill",
            "star", "star.fill", "bookmark", "bookmark.fill", "bell", "bell.fill", "bell.slash", "bell.badge",
            "trash",
            "trash.fill", "pencil", "square.and.pencil", "square.and.arrow.up", "square.and.arrow.down",
            "ellipsis",
            "paperplane", "paperplane.fill", "paperclip", "link", "doc", "doc.fill", "doc.text", "doc.on.doc",
            "folder",
            "folder.fill", "tray", "tray.fill", "archivebox", "calendar", "clock", "clock.fill", "alarm",
            "timer",
            "envelope", "envelope.fill", "phone", "phone.fill", "message", "message.fill", "bubble.left",
            "bubble.left.and.bubble.right", "camera", "camera.fill", "photo", "photo.fill",
            "photo.on.rectangle", "video",
            "video.fill", "mic", "mic.fill", "mic.slash", "speaker.wave.2", "speaker.slash", "play",
            "play.fill",
            "pause", "pause.fill", "stop.fill", "backward.fill", "forward.fill", "shuffle", "repeat",
            "music.note",
            "headphones", "map", "map.fill", "mappin", "mappin.and.ellipse", "location", "location.fill",
            "globe",
            "network", "wifi", "wifi.slash", "airplane", "car", "car.fill", "bus", "tram", "bicycle",
            "figure.walk",
            "cart", "cart.fill", "bag", "bag.fill", "creditcard", "creditcard.fill", "gift", "gift.fill",
            "tag",
            "tag.fill", "ticket", "banknote", "dollarsign.circle", "basket", "storefront", "building.2",
            "exclamationmark.triangle", "exclamationmark.triangle.fill", "exclamationmark.circle",
            "info.circle",
            "info.circle.fill", "questionmark.circle", "xmark.circle", "xmark.circle.fill",
            "checkmark.circle",
            "checkmark.circle.fill", "plus.circle", "plus.circle.fill", "minus.circle", "minus.circle.fill",
            "checkmark.seal.fill", "checkmark.shield", "lock", "lock.fill", "lock.open", "key", "shield",
            "eye",
            "eye.slash", "eye.fill", "hand.thumbsup", "hand.thumbsdown", "flag", "flag.fill", "bolt",
            "bolt.fill",
            "flame", "flame.fill", "drop", "drop.fill", "leaf", "sun.max", "sun.max.fill", "moon",
            "moon.fill", "cloud",
            "cloud.fill", "cloud.rain", "snowflake", "umbrella", "thermometer", "wand.and.stars",
            "paintbrush",
            "paintpalette", "scissors", "hammer", "wrench", "slider.horizontal.3", "line.3.horizontal",
            "line.3.horizontal.decrease", "list.bullet", "list.number", "list.dash", "text.alignleft",
            "textformat",
            "bold", "italic", "underline", "square.grid.2x2", "square.grid.3x3", "rectangle.grid.1x2",
            "circle",
            "circle.fill", "square", "square.fill", "checkmark.square", "qrcode", "barcode", "faceid",
            "touchid",
            "iphone", "ipad", "applewatch", "desktopcomputer", "display", "printer", "keyboard",
            "gamecontroller",
            "battery.100", "power", "lightbulb", "lightbulb.fill", "book", "book.fill", "books.vertical",
            "newspaper",
            "graduationcap", "briefcase", "chart.bar", "chart.bar.fill", "chart.pie", "trophy", "crown",
            "pin", "puzzlepiece",
            "cube", "cup.and.saucer", "fork.knife", "pawprint", "tshirt", "bed.double", "pills",
            "stethoscope",
            "arrow.triangle.2.circlepath", "arrow.up.left.and.arrow.down.right",
            "rectangle.portrait.and.arrow.right",
        ]
        for name in names { #expect(SymbolCatalog.glyph(named: name) != nil, "\(name)") }
    }

    @Test func `the installed font has every glyph`() throws {
        let configuration = try #require(FcInitLoadConfigAndFonts())
        defer { FcConfigDestroy(configuration) }
        let pattern = FcPatternCreate()
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, SymbolCatalog.fontFamilyName)
        FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        let match = try #require(FcFontMatch(configuration, pattern, &result))
        defer { FcPatternDestroy(match) }
        var family: UnsafeMutablePointer<FcChar8>?
        try #require(FcPatternGetString(match, FC_FAMILY, 0, &family) == FcResultMatch)
        try #require(family.map { String(cString: $0) } == SymbolCatalog.fontFamilyName)
        var characters: OpaquePointer?
        try #require(FcPatternGetCharSet(match, FC_CHARSET, 0, &characters) == FcResultMatch)
        for name in SymbolCatalog.allNames {
            let scalar = try #require(SymbolCatalog.glyph(named: name)?.unicodeScalars.first)
            #expect(FcCharSetHasChar(characters, scalar.value) != 0, "\(name)")
        }
    }
}
