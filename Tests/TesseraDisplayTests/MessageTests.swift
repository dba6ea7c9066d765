import Foundation
import TesseraGeometry
import Testing

@testable import TesseraDisplay

struct MessageTests {
    private func check(
        _ message: DisplayMessage, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
    )
        throws
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(
            String(decoding: try encoder.encode(message), as: UTF8.self) == json,
            sourceLocation: sourceLocation)
        #expect(
            try JSONDecoder().decode(DisplayMessage.self, from: Data(json.utf8)) == message,
            sourceLocation: sourceLocation)
    }

    @Test func `a scene creates its elements`() throws {
        var properties = NodeProperties()
        properties.frame = NodeFrame(CGRect(x: 0, y: 0.125, width: 100, height: 50.5))
        properties.alpha = 0.5
        properties.backgroundColor = Color(red: 255, green: 0, blue: 16, alpha: 128)
        try check(
            .scene([
                .create(
                    id: 0, parent: nil, index: 0, viewClass: "UIWindowScene", properties: NodeProperties())
            ]),
            #"{"ops":[{"at":0,"class":"UIWindowScene","id":0,"op":"+","set":{}}],"type":"scene"}"#)
        let message = DisplayMessage.patch([
            .create(id: 5, parent: 0, index: 2, viewClass: "UIView", properties: properties)
        ])
        let data = try JSONEncoder().encode(message)
        // Messages give places in hundredths of a point.
        properties.frame = NodeFrame(CGRect(x: 0, y: 0.13, width: 100, height: 50.5))
        #expect(
            try JSONDecoder().decode(DisplayMessage.self, from: data)
                == .patch([.create(id: 5, parent: 0, index: 2, viewClass: "UIView", properties: properties)]))
        #expect(String(decoding: data, as: UTF8.self).contains("\"#ff001080\""))
    }

    @Test func `a font is sent with what its file has`() throws {
        try check(
            .patch([
                .font(
                    id: 2,
                    FontContent(family: "Brought", weights: 100...900, stretches: 75...100, isItalic: true)),
                .font(
                    id: 3,
                    FontContent(family: "Noto", weights: 400...400, stretches: 100...100, isItalic: false)),
            ]),
            #"{"ops":[{"id":2,"op":"f","set":{"ff":"Brought","i":true,"st":[75,100],"w":[100,900]}},"#
                + #"{"id":3,"op":"f","set":{"ff":"Noto","st":[100,100],"w":[400,400]}}],"type":"patch"}"#)
    }

    @Test func `a patch updates, moves and removes`() throws {
        var set = NodeProperties()
        set.isHidden = true
        try check(
            .patch([
                .update(id: 3, set: set, cleared: ["o"], animation: nil), .move(id: 3, parent: 1, index: 0),
                .remove(id: 4),
            ]),
            #"{"ops":[{"clear":["o"],"id":3,"op":"=","set":{"h":true}},{"at":0,"id":3,"in":1,"op":">"},"#
                + #"{"id":4,"op":"-"}],"type":"patch"}"#)
        try check(
            .settings(["name": "Ann", "age": nil]), #"{"type":"settings","values":{"age":null,"name":"Ann"}}"#
        )
        try check(.refused("No."), #"{"reason":"No.","type":"refused"}"#)
        try check(.claim(touch: 3), #"{"touch":3,"type":"claim"}"#)
        try check(.clock(time: 1.5), #"{"time":1.5,"type":"clock"}"#)
        try check(.history(depth: 2, question: 5), #"{"depth":2,"question":5,"type":"history"}"#)
        try check(
            .history(depth: 2, question: 5, address: "?dish=7"),
            #"{"address":"?dish=7","depth":2,"question":5,"type":"history"}"#)
    }

    @Test(arguments: [
        (SceneOperation.Animation.Curve.easeIn, #""easeIn""#), (.easeOut, #""easeOut""#),
        (.easeInOut, #""easeInOut""#), (.linear, #""linear""#),
        (.cubic(x1: 0.5, y1: -1, x2: 0.25, y2: 2), #"{"cubic":[0.5,-1,0.25,2]}"#),
        (
            .points([
                .init(time: 0, progress: 0), .init(time: 0.5, progress: 1.5), .init(time: 1, progress: 1),
            ]),
            #"{"points":[0,0,0.5,1.5,1,1]}"#
        ),
    ]) func `an animation states its pace`(curve: SceneOperation.Animation.Curve, json: String) throws {
        try check(
            .patch([
                .update(
                    id: 1, set: NodeProperties(), cleared: ["h"],
                    animation: .init(duration: 0.25, delay: 0, curve: curve))
            ]),
            #"{"ops":[{"animate":{"curve":"# + json
                + #","delay":0,"duration":0.25},"clear":["h"],"id":1,"op":"=","set":{}}],"type":"patch"}"#)
    }

    @Test func `an animation states how it repeats, and its frames`() throws {
        var animation = SceneOperation.Animation(duration: 2, delay: -1, curve: .linear)
        animation.verticalCurve = .easeIn
        animation.repeatCount = nil
        animation.autoreverses = true
        animation.frames = [.init(time: 0.5, set: NodeProperties(), cleared: ["o"])]
        try check(
            .patch([.update(id: 1, set: NodeProperties(), cleared: [], animation: animation)]),
            #"{"ops":[{"animate":{"curve":"linear","delay":-1,"duration":2,"frames":[{"at":0.5,"clear":["o"],"set":{}}],"#
                + #""repeat":0,"reverses":true,"vertical":"easeIn"},"id":1,"op":"=","set":{}}],"type":"patch"}"#
        )
    }

    @Test func `a patch begins transitions and stops animations`() throws {
        try check(
            .patch([
                .transition(
                    id: 3,
                    .init(style: .flipFromLeft, animation: .init(duration: 1, delay: 0, curve: .easeOut))),
                .stop(id: 4),
            ]),
            #"{"ops":[{"animate":{"curve":"easeOut","delay":0,"duration":1},"id":3,"op":"~","style":"flipFromLeft"},"#
                + #"{"id":4,"op":"!"}],"type":"patch"}"#)
    }

    @Test(arguments: [
        #""bouncy""#, #"{"cubic":[2,0,0,1]}"#, #"{"cubic":[0,0,1]}"#, #"{"points":[]}"#,
        #"{"points":[0,0,1]}"#,
        #"{"points":[0,0,0.6,1,0.5,1,1,1]}"#, #"{"points":[0,0,0.9,1]}"#,
    ]) func `an invalid curve is refused`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SceneOperation.Animation.Curve.self, from: Data(json.utf8))
        }
    }

    @Test func `a mask states its rectangle, its corners and its image`() throws {
        var set = NodeProperties()
        set.mask = MaskContent(
            frame: NodeFrame(CGRect(x: 1, y: 2, width: 3, height: 4)), cornerRadii: 5,
            image: ImageContent(resource: 7, contentMode: .scaleAspectFit, width: 8, height: 9))
        try check(
            .patch([.update(id: 1, set: set, cleared: [], animation: nil)]),
            #"{"ops":[{"id":1,"op":"=","set":{"mk":{"cr":5,"f":[1,2,3,4],"im":{"h":9,"m":"fit","r":7,"w":8}}}}],"#
                + #""type":"patch"}"#)
    }

    @Test func `content has short names`() throws {
        var set = NodeProperties()
        set.text = TextContent(
            lines: [.init(text: .plain("春"), x: 0, y: 1.5, width: 13)], lineHeight: 16,
            style: TextStyle(size: 13, weight: 600, color: Color(red: 0, green: 0, blue: 0)))
        set.image = ImageContent(resource: 7, contentMode: .scaleAspectFill, width: 40, height: 30)
        set.scroll = ScrollContent(
            contentSize: CGSize(width: 390, height: 5000),
            insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), offset: CGPoint(x: 0, y: -44),
            revision: 2)
        set.refresh = RefreshContent(
            isRefreshing: true, color: Color(red: 1, green: 2, blue: 3), threshold: 80)
        set.indexPath = [0, 12]
        var accessibility = AccessibilityContent()
        accessibility.role = .listItem
        set.accessibility = accessibility
        try check(
            .patch([.update(id: 1, set: set, cleared: [], animation: nil)]),
            ##"{"ops":[{"id":1,"op":"=","set":{"ax":{"r":"listItem"},"im":{"h":30,"m":"cover","r":7,"w":40},"##
                + ##""ip":[0,12],"rf":{"c":"#010203","on":true,"t":80},"##
                + ##""sc":{"at":[0,-44],"h":5000,"in":[44,0,34,0],"rev":2,"w":390},"##
                + ##""tx":{"c":"#000000","h":16,"l":[["春",0,1.5,13]],"s":13,"w":600}}}],"type":"patch"}"##)
    }

    @Test func `a text that the user edits has short names, and states only unusual values`() throws {
        let black = Color(red: 0, green: 0, blue: 0)
        var plain = NodeProperties()
        plain.input = InputContent(
            style: TextStyle(size: 17, weight: 400, color: black), alignment: .left)
        var content = InputContent(style: TextStyle(size: 17, weight: 400, color: black), alignment: .right)
        (content.text, content.revision, content.edit) = ("春", 3, 7)
        content.placeholder = "Search"
        content.placeholderColor = Color(red: 1, green: 2, blue: 3)
        content.caretColor = Color(red: 4, green: 5, blue: 6)
        content.keyboard = .email
        content.returnKey = .search
        content.capitalization = InputContent.Capitalization.none
        content.isCorrected = false
        content.isSpellChecked = true
        content.isSecure = true
        content.autofill = "email"
        content.isDisabled = true
        content.focus = .init(isWanted: true, revision: 2)
        content.label = "Query"
        var full = NodeProperties()
        full.input = content
        try check(
            .patch([
                .update(id: 1, set: plain, cleared: [], animation: nil),
                .update(id: 2, set: full, cleared: [], animation: nil),
            ]),
            ##"{"ops":[{"id":1,"op":"=","set":{"in":{"al":"left","ed":0,"rev":0,"s":{"c":"#000000","s":17,"w":400},"##
                + ##""t":""}}},{"id":2,"op":"=","set":{"in":{"af":"email","al":"right","cap":"none","cc":"#040506","##
                + ##""cor":false,"d":true,"ed":7,"fo":{"on":true,"rev":2},"kb":"email","l":"Query","p":"Search","##
                + ##""pc":"#010203","rev":3,"rk":"search","s":{"c":"#000000","s":17,"w":400},"sec":true,"sp":true,"##
                + ##""t":"春"}}}],"type":"patch"}"##)
        #expect(NodeProperties().changes(since: full).cleared == ["in"])
    }

    @Test func `elements of menus are checked, and views that open menus state it`() throws {
        var item = NodeProperties()
        var accessibility = AccessibilityContent()
        accessibility.role = .menuItem
        accessibility.isChecked = true
        item.accessibility = accessibility
        var button = NodeProperties()
        accessibility = AccessibilityContent()
        accessibility.role = .button
        accessibility.opensMenu = true
        button.accessibility = accessibility
        try check(
            .patch([
                .update(id: 1, set: item, cleared: [], animation: nil),
                .update(id: 2, set: button, cleared: [], animation: nil),
            ]),
            ##"{"ops":[{"id":1,"op":"=","set":{"ax":{"k":true,"r":"menuItem"}}},"##
                + ##"{"id":2,"op":"=","set":{"ax":{"p":true,"r":"button"}}}],"type":"patch"}"##)
    }

    @Test func `a text that is displayed in part is read as a whole`() throws {
        var label = NodeProperties()
        var accessibility = AccessibilityContent()
        accessibility.wholeText = "Seasons"
        label.accessibility = accessibility
        try check(
            .patch([.update(id: 1, set: label, cleared: [], animation: nil)]),
            ##"{"ops":[{"id":1,"op":"=","set":{"ax":{"w":"Seasons"}}}],"type":"patch"}"##)
    }

    @Test func `text can be passed over by assistive technology`() throws {
        var label = NodeProperties()
        var accessibility = AccessibilityContent()
        accessibility.hidesText = true
        label.accessibility = accessibility
        try check(
            .patch([.update(id: 1, set: label, cleared: [], animation: nil)]),
            ##"{"ops":[{"id":1,"op":"=","set":{"ax":{"t":true}}}],"type":"patch"}"##)
    }

    @Test func `visible pixels of images have short names`() throws {
        var set = NodeProperties()
        var image = ImageContent(resource: 7, contentMode: .center, width: 4, height: 3)
        image.pixels = VisiblePixels(whenEnlarged: true, whenReduced: true, scale: 2)
        set.image = image
        try check(
            .patch([.update(id: 1, set: set, cleared: [], animation: nil)]),
            ##"{"ops":[{"id":1,"op":"=","set":{"im":{"f":{"d":true,"s":2,"u":true},"h":3,"m":"center","r":7,"w":4}}}],"##
                + ##""type":"patch"}"##)
    }

    @Test func `images and patterns have short names`() throws {
        var picture = NodeProperties()
        picture.backgroundPattern = PatternContent(resource: 3, width: 8, height: 4)
        var image = ImageContent(
            resource: 7, contentMode: .scaleToFill, width: 40, height: 30,
            color: Color(red: 1, green: 2, blue: 3))
        image.isMirrored = true
        image.slices = ImageSlices(top: 1, left: 2, bottom: 3, right: 4, scale: 2, isTiled: true)
        image.keepsPrevious = true
        picture.image = image
        var symbol = NodeProperties()
        var glyph = ImageContent(symbol: "○", contentMode: .center, width: 20, height: 20)
        glyph.thickness = 0.5
        glyph.inner = SymbolLayer(symbol: "×", color: Color(red: 1, green: 2, blue: 3), scale: 0.5)
        symbol.image = glyph
        try check(
            .patch([
                .update(id: 1, set: picture, cleared: [], animation: nil),
                .update(id: 2, set: symbol, cleared: [], animation: nil),
            ]),
            ##"{"ops":[{"id":1,"op":"=","set":{"bp":{"h":4,"r":3,"w":8},"im":{"c":"#010203","h":30,"m":"fill","##
                + ##""n":{"b":3,"l":2,"r":4,"re":true,"s":2,"t":1},"p":true,"r":7,"w":40,"x":true}}},"##
                + ##"{"id":2,"op":"=","set":{"im":{"h":20,"i":{"c":"#010203","s":"×","z":0.5},"k":0.5,"##
                + ##""m":"center","s":"○","w":20}}}],"type":"patch"}"##)
        #expect(NodeProperties().changes(since: picture).cleared == ["bp", "im"])
    }

    @Test func `an element that keeps to an edge states its axis, its distances and its limits`() throws {
        var header = NodeProperties()
        header.sticky = StickyContent(axis: .vertical, start: 0, end: nil, limits: (40, 1040.004))
        header.zPosition = 1
        var side = NodeProperties()
        side.sticky = StickyContent(axis: .horizontal, start: nil, end: 12.5, limits: (-10, 300))
        var corner = NodeProperties()
        corner.sticky = StickyContent(
            axis: .vertical, start: 0, end: nil, limits: (0, 900), across: .init(start: 2.5, upper: 700.001))
        try check(
            .patch([
                .update(id: 1, set: header, cleared: [], animation: nil),
                .update(id: 2, set: side, cleared: [], animation: nil),
                .update(id: 3, set: corner, cleared: [], animation: nil),
            ]),
            #"{"ops":[{"id":1,"op":"=","set":{"st":{"a":"y","l":[40,1040],"s":0},"z":1}},"#
                + #"{"id":2,"op":"=","set":{"st":{"a":"x","e":12.5,"l":[-10,300]}}},"#
                + #"{"id":3,"op":"=","set":{"st":{"a":"y","l":[0,900],"s":0,"x":{"s":2.5,"u":700}}}}],"type":"patch"}"#
        )
        #expect(NodeProperties().changes(since: header).cleared == ["st", "z"])
    }

    @Test func `an element that changes with content names that content, and its values at offsets`() throws {
        var title = NodeProperties()
        title.scrollEffect = ScrollEffectContent(
            view: 7, tracks: [.init(.shift, [(-140, 0), (-88.0004, -52)]), .init(.scale, [(-140, 1)])],
            anchor: (0, 1))
        var feed = ScrollContent(
            contentSize: CGSize(width: 10, height: 20), insets: .zero, offset: .zero, revision: 0)
        feed.collapse = [-140, -88]
        var scroll = NodeProperties()
        scroll.scroll = feed
        try check(
            .patch([
                .update(id: 1, set: title, cleared: [], animation: nil),
                .update(id: 7, set: scroll, cleared: [], animation: nil),
            ]),
            #"{"ops":[{"id":1,"op":"=","set":{"fx":{"an":[0,1],"t":[{"at":[-140,-88],"p":"y","to":[0,-52]},"#
                + #"{"at":[-140],"p":"s","to":[1]}],"v":7}}},{"id":7,"op":"=","set":{"sc":{"at":[0,0],"#
                + #""cz":[-140,-88],"h":20,"in":[0,0,0,0],"rev":0,"w":10}}}],"type":"patch"}"#)
        #expect(NodeProperties().changes(since: title).cleared == ["fx"])
    }

    @Test func `only properties that differ are set or cleared`() {
        var old = NodeProperties()
        old.alpha = 0.5
        old.identifier = "a"
        old.isHidden = true
        var new = NodeProperties()
        new.alpha = 0.75
        new.identifier = "a"
        var set = NodeProperties()
        set.alpha = 0.75
        let changes = new.changes(since: old)
        #expect(changes.set == set)
        #expect(changes.cleared == ["h"])
    }

    @Test func `invalid colours, frames and operations are refused`() {
        for json in [
            #"{"type":"patch","ops":[{"op":"?","id":1}]}"#, #"{"type":"paint","ops":[]}"#,
            #"{"type":"patch","ops":[{"op":"=","id":1,"set":{"f":[1,2,3]}}]}"#,
            #"{"type":"patch","ops":[{"op":"=","id":1,"set":{"st":{"a":"z","l":[0,1]}}}]}"#,
            #"{"type":"patch","ops":[{"op":"=","id":1,"set":{"st":{"a":"x","l":[0]}}}]}"#,
            ##"{"type":"patch","ops":[{"op":"=","id":1,"set":{"bg":"#+12345"}}]}"##,
            #"{"type":"patch","ops":[{"op":"=","id":1,"set":{"bg":"red"}}]}"#,
        ] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(DisplayMessage.self, from: Data(json.utf8))
            }
        }
    }

    @Test(arguments: [
        (#"{"type":"patch","ops":[]}"#, DisplayMessage.Kind.patch), (#"{"ops":[],"type":"patch"}"#, .patch),
        (#"{"ops":[{"op":"remove","id":1,"type":"patch"}],"type":"scene"}"#, .scene),
        (#"{ "depth": 2, "type": "history" }"#, .history),
    ])
    func `the kind of a message is read wherever its member stands`(json: String, kind: DisplayMessage.Kind)
        throws
    {
        #expect(try DisplayMessage.kind(of: Data(json.utf8)) == kind)
    }

    @Test(arguments: ["", "[]", #"{"ops":[]}"#, #"{"type":"verse"}"#])
    func `other texts have no kind`(json: String) {
        #expect(throws: DecodingError.self) { try DisplayMessage.kind(of: Data(json.utf8)) }
    }
}
