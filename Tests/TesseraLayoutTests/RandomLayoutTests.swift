import Testing

@testable import TesseraLayout

@Suite @MainActor struct RandomLayoutTests {
    private func solve(
        _ sections: [SectionSpecification], _ phone: Phone, isMirrored: Bool, sectionSpacing: CGFloat
    ) -> CompositionalLayoutSolver {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = sectionSpacing
        return CompositionalLayoutSolver(
            containerSize: phone.size, displayScale: phone.scale,
            layoutDirection: isMirrored ? .rightToLeft : .leftToRight, configuration: configuration,
            itemCounts: sections.map(\.itemCount)
        ) { index, _ in sections[index].makeSection() }
    }

    @Test(arguments: 0..<3000)
    func `every frame equals that of the reference solver`(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: false)
        let (sections, phone, isMirrored) = (random.sections(), random.one(of: Phone.allCases), random.flag())
        let solver = solve(sections, phone, isMirrored: isMirrored, sectionSpacing: 7)
        let reference = ReferenceLayout(
            sections, container: phone.size, sectionSpacing: 7, isMirrored: isMirrored,
            scale: phone.scale)
        let differences = differences(solver, reference, phone, badges: reference.badges)
        let all = CGRect(
            x: -5000, y: -5000, width: 10000 + solver.contentSize.width,
            height: 10000 + solver.contentSize.height)
        let elements = solver.layoutAttributesForElements(in: all)
        let still = reference.badges.filter { sections[$0.indexPath.section].behavior == .none }
        #expect(
            elements.filter { $0.isBadge && sections[$0.indexPath.section].behavior == .none }.count
                == still.count, "seed \(seed)")
        #expect(differences == [], "seed \(seed)")
        #expect(solver.contentSize.width == phone.size.width)
        #expect(solver.contentSize.height >= reference.height - 0.5 / phone.scale, "seed \(seed)")
    }

    @Test(
        arguments: 0..<1500)
    func `a horizontal layout is the transposed reference`(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: false)
        let phone = random.one(of: Phone.allCases)
        var sections = random.sections()
        for index in sections.indices {
            sections[index].boundary.removeAll { $0.alignment.transposed == nil }
        }
        let transposed = sections.map(\.transposed)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        configuration.scrollDirection = .horizontal
        let solver = CompositionalLayoutSolver(
            containerSize: phone.size.transposed, displayScale: phone.scale, configuration: configuration,
            itemCounts: sections.map(\.itemCount)
        ) { index, _ in transposed[index].makeSection() }
        let reference = ReferenceLayout(
            sections, container: phone.size, sectionSpacing: 7, isMirrored: false, scale: phone.scale)
        let differences = differences(solver, reference, phone, badges: []) { $0.transposed }
        #expect(differences == [], "seed \(seed)")
        #expect(solver.contentSize.height == phone.size.width)
        #expect(solver.contentSize.width >= reference.height - 0.5 / phone.scale, "seed \(seed)")
    }

    /// Returns a description of each frame that differs from the reference, does not lie on pixels, or lies beyond
    /// the content. `view` maps the solver's frames to those of the reference.
    private func differences(
        _ solver: CompositionalLayoutSolver, _ reference: ReferenceLayout, _ phone: Phone,
        badges: [ReferenceLayout.Badge], view: (CGRect) -> CGRect = { $0 }
    ) -> [String] {
        let nearest = 0.5 / phone.scale + 1e-4
        let end = view(CGRect(origin: .zero, size: solver.contentSize)).maxY
        var wrong: [String] = []
        func compare(_ name: String, _ frame: CGRect?, _ expected: CGRect) {
            guard let frame = frame.map(view) else {
                wrong.append("\(name) has no frame")
                return
            }
            for (edge, other) in [
                (frame.minX, expected.minX), (frame.maxX, expected.maxX), (frame.minY, expected.minY),
                (frame.maxY, expected.maxY),
            ] where abs(edge - other) > nearest || !isOnPixel(edge, phone) {
                wrong.append("\(name) is \(frame), not \(expected)")
            }
            if frame.maxY > end + 1e-6 { wrong.append("\(name) is \(frame), beyond \(end)") }
        }
        for (section, expected) in reference.frames.enumerated() {
            for (item, expected) in expected.enumerated() {
                compare("\(section)-\(item)", solver.frame(forItemAt: [section, item]), expected)
            }
        }
        for (section, expected) in reference.boundaryFrames.enumerated() {
            for (number, expected) in expected.enumerated() {
                compare(
                    "boundary \(section)-\(number)", solver.frame("boundary", [section, number]), expected)
            }
        }
        for (section, expected) in reference.sections.enumerated() {
            compare("background \(section)", solver.decoration("background", [section, 0]), expected)
        }
        for badge in badges {
            compare(
                "\(badge.kind) \(badge.indexPath)", solver.frame(badge.kind, badge.indexPath), badge.frame)
        }
        return wrong
    }

    @Test(arguments: 0..<1000)
    func `a query returns exactly the elements that overlap the rectangle`(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: false)
        let (sections, phone, isMirrored) = (random.sections(), random.one(of: Phone.allCases), random.flag())
        let solver = solve(
            sections, phone, isMirrored: isMirrored, sectionSpacing: random.one(of: [0, 9, -4]))
        let reference = ReferenceLayout(
            sections, container: phone.size, sectionSpacing: 0, isMirrored: isMirrored,
            scale: phone.scale)
        for _ in 0..<8 {
            let rect = random.rect(in: solver.contentSize)
            var offsets: [Int: CGFloat] = [:]
            for section in sections.indices {
                guard let orthogonal = solver.orthogonalSection(at: section) else { continue }
                offsets[section] = random.offset(upTo: orthogonal.maximumOffset)
            }
            var expected: [IndexPath] = []
            for (section, specification) in sections.enumerated() {
                for item in 0..<specification.itemCount {
                    guard let frame = solver.frame(forItemAt: [section, item]) else { continue }
                    if isSeen(frame, section, solver, in: rect, offsets) { expected.append([section, item]) }
                }
            }
            #expect(
                solver.itemIndexPaths(in: rect, orthogonalOffsets: offsets) == expected,
                "seed \(seed), \(rect)")

            let visible = random.flag() ? random.rect(in: solver.contentSize) : nil
            let elements = solver.layoutAttributesForElements(
                in: rect, visibleBounds: visible, orthogonalOffsets: offsets)
            #expect(
                elements.filter { $0.representedElementCategory == .cell }.map(\.indexPath) == expected,
                "seed \(seed), \(rect)")
            #expect(
                Set(elements.filter(\.isBadge).map { "\($0.representedElementKind ?? "") \($0.indexPath)" })
                    == badges(reference.badges, solver, in: rect, offsets), "seed \(seed), \(rect)")
            #expect(
                elements.filter { $0.representedElementKind == "background" }.map(\.indexPath.section)
                    == sections.indices.filter { section in
                        guard let frame = solver.decoration("background", [section, 0]) else { return false }
                        return frame.height > 0 && frame.minX < rect.maxX && frame.maxX > rect.minX
                            && frame.minY < rect.maxY && frame.maxY > rect.minY
                    }, "seed \(seed), \(rect)")
            #expect(
                elements.filter { $0.representedElementKind == "boundary" }.map(\.indexPath)
                    == boundary(of: sections, solver, in: rect, visible: visible),
                "seed \(seed), \(rect)")
        }
    }

    /// Returns true if an item or a badge is visible in `rect`. If its section scrolls on its own, only the part in
    /// the section's viewport counts.
    private func isSeen(
        _ frame: CGRect, _ section: Int, _ solver: CompositionalLayoutSolver, in rect: CGRect,
        _ offsets: [Int: CGFloat]
    ) -> Bool {
        var (frame, rect) = (frame, rect)
        if let orthogonal = solver.orthogonalSection(at: section) {
            frame = frame.offsetBy(dx: -(offsets[section] ?? 0), dy: 0)
            rect = rect.intersection(orthogonal.viewport)
            if rect.isNull { return false }
        }
        return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
            && frame.maxY > rect.minY
    }

    /// Returns the badges that are visible in `rect`. This looks at each of them.
    private func badges(
        _ badges: [ReferenceLayout.Badge], _ solver: CompositionalLayoutSolver, in rect: CGRect,
        _ offsets: [Int: CGFloat]
    ) -> Set<String> {
        Set(
            badges.filter { badge in
                guard let frame = solver.frame(badge.kind, badge.indexPath) else { return false }
                return isSeen(frame, badge.indexPath.section, solver, in: rect, offsets)
            }.map { "\($0.kind) \($0.indexPath)" })
    }

    /// Returns the boundary items that overlap `rect`. This looks at each of them.
    private func boundary(
        of sections: [SectionSpecification], _ solver: CompositionalLayoutSolver, in rect: CGRect,
        visible: CGRect?
    ) -> [IndexPath] {
        sections.enumerated().flatMap { section, specification in
            specification.boundary.indices.map { IndexPath(item: $0, section: section) }
        }.filter {
            guard let frame = solver.frame("boundary", $0, visible: visible) else { return false }
            return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
                && frame.maxY > rect.minY
        }
    }

    @Test(arguments: 0..<1000)
    func `items of flow do not overlap`(seed: UInt64) {
        var random = RandomLayout(seed: seed, isTidy: true)
        let (sections, phone) = (random.sections(), random.one(of: Phone.allCases))
        let frames = solve(sections, phone, isMirrored: random.flag(), sectionSpacing: 0).frames
        for (index, frame) in frames.enumerated() {
            for other in frames[..<index] {
                let common = frame.intersection(other)
                #expect(
                    common.isNull || common.width < 1e-6 || common.height < 1e-6,
                    "seed \(seed): \(frame) and \(other)")
            }
        }
    }

    private func isOnPixel(_ edge: CGFloat, _ phone: Phone) -> Bool {
        abs((edge * phone.scale).rounded() - edge * phone.scale) < 1e-4
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate var isBadge: Bool { representedElementKind?.hasPrefix("badge") == true }
}
