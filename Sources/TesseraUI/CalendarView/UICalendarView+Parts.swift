import Foundation

/// The parts of a calendar view, and what they display.
extension UICalendarView {
    func install() {
        titleLabel.accessibilityTraits = .header
        titleLabel.isAccessibilityElement = true
        addSubview(titleLabel)
        for (button, months, symbol, word) in [
            (previousButton, -1, "chevron.backward", SystemWord.previousMonth),
            (nextButton, 1, "chevron.forward", SystemWord.nextMonth),
        ] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = word.text
            button.addAction(UIAction { [weak self] _ in self?.turn(by: months) }, for: .touchUpInside)
            addSubview(button)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    turn(by: (direction == .left) == isRightToLeft ? -1 : 1)
                })
            addGestureRecognizer(swipe)
        }
        nameLabels = (0..<7).map { _ in
            let label = UILabel()
            label.textAlignment = .center
            label.textColor = .tertiaryLabel
            // The names of the dates contain those of the days, which are therefore not read alone.
            label.isAccessibilityElement = false
            addSubview(label)
            return label
        }
        dayObservers = [
            UIApplication.didBecomeActiveNotification, UIApplication.significantTimeChangeNotification,
        ].map { name in NotificationObserver(name) { [weak self] in self?.markToday() } }
        contentChanged()
    }

    /// Marks the present day, if another one is marked.
    func markToday() {
        if markedToday != countingCalendar.startOfDay(for: now()) { contentChanged() }
    }

    // MARK: Months

    /// Displays the month before the present one, or the one after it.
    private func turn(by months: Int) {
        guard canTurn(by: months),
            let date = countingCalendar.date(byAdding: .month, value: months, to: month.start)
        else { return }
        let former = visibleDateComponents
        if display(date, animated: true) {
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
        }
    }

    private func canTurn(by months: Int) -> Bool {
        months < 0
            ? month.start > availableDateRange.start
            : (countingCalendar.date(byAdding: .month, value: 1, to: month.start) ?? .distantFuture)
                <= availableDateRange.end
    }

    /// Displays the month of a date, or the nearest available one. Returns false if that is displayed already.
    @discardableResult
    func display(_ date: Date, animated: Bool) -> Bool {
        let date = min(max(date, availableDateRange.start), availableDateRange.end)
        let new = CalendarMonth(around: date, in: countingCalendar)
        guard new.start != month.start else { return false }
        month = new
        contentChanged()
        if animated {
            UIView.performWithoutAnimation { for view in dayViews { view.alpha = 0 } }
            UIView.animate(withDuration: 0.2) { for view in dayViews { view.alpha = 1 } }
        }
        return true
    }

    // MARK: Content

    /// Displays the month in which the middle of the present one lies, after a change of the calendar or the time zone.
    func calendarChanged() {
        let half = Double(month.days.count) * 43_200
        month = CalendarMonth(around: month.start.addingTimeInterval(half), in: countingCalendar)
        contentChanged()
    }

    /// Displays the month again, after a change of the month, the language or the fonts.
    func contentChanged() {
        let calendar = countingCalendar
        titleLabel.font = font(.headline)
        titleLabel.text = formatter("yMMMM").string(from: month.start)
        previousButton.isEnabled = canTurn(by: -1)
        nextButton.isEnabled = canTurn(by: 1)
        var named = calendar
        named.locale = locale
        let names = named.shortStandaloneWeekdaySymbols
        for (index, label) in nameLabels.enumerated() {
            label.font = font(.caption1, isBold: true, greatest: 15)
            label.text = names[(index + calendar.firstWeekday - 1) % 7].uppercased(with: locale)
        }
        makeDays()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func makeDays() {
        for view in dayViews { view.removeFromSuperview() }
        let calendar = countingCalendar
        let name = formatter("yMMMMEEEEd")
        let today = calendar.startOfDay(for: now())
        markedToday = today
        let (usual, bold) = (font(.title3), font(.title3, isBold: true))
        dayViews = month.days.map { day in
            let number = (day.components.day ?? 0).formatted(.number.locale(locale))
            let view = CalendarDayView(
                day, number: number, name: name.string(from: day.date), isToday: day.date == today)
            view.setFonts(usual: usual, bold: bold)
            let end = calendar.date(byAdding: .day, value: 1, to: day.date) ?? day.date
            view.isAvailable = end > availableDateRange.start && day.date <= availableDateRange.end
            view.addAction(
                UIAction { [weak self] _ in self?.selectionBehavior?.touch(day.components) },
                for: .touchUpInside)
            addSubview(view)
            return view
        }
        reloadAllDecorations()
        selectionChanged()
    }

    private func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = countingCalendar
        formatter.timeZone = countingCalendar.timeZone
        formatter.locale = locale
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    private func font(_ style: UIFont.TextStyle, isBold: Bool = false, greatest: CGFloat = 28) -> UIFont {
        let usual = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        let size = min(usual.pointSize, greatest)
        let font = UIFont.systemFont(
            ofSize: size, weight: isBold || style == .headline ? .semibold : .regular)
        guard fontDesign != .default, let descriptor = font.fontDescriptor.withDesign(fontDesign) else {
            return font
        }
        return UIFont(descriptor: descriptor, size: size)
    }

    // MARK: Marks and selection

    func reloadAllDecorations() {
        for view in dayViews { loadMark(of: view) }
    }

    func loadMark(of view: CalendarDayView) {
        view.setMark(
            wantsDateDecorations ? delegate?.calendarView(self, decorationFor: view.day.components) : nil)
    }

    /// Displays which days are selected and which can be.
    func selectionChanged(animated: Bool = false) {
        let selected = selectionBehavior?.selectedDays(in: countingCalendar) ?? []
        let update = { [self] in
            for view in dayViews {
                let isSelected = selected.contains(view.day.date)
                let allowsTouch =
                    selectionBehavior?.allowsTouch(view.day.components, isSelected: isSelected) ?? false
                view.isSelected = isSelected
                view.isSelectable = allowsTouch
                view.isForbidden = selectionBehavior != nil && !allowsTouch && !isSelected
            }
        }
        if animated { UIView.animate(withDuration: 0.2, animations: update) } else { update() }
    }

    // MARK: Layout

    func layOutParts() {
        let (isMirrored, width) = (isRightToLeft, bounds.width)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let x = isMirrored ? bounds.width - x - width : x
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
        let head = Self.headHeight
        place(titleLabel, 16, 0, max(width - 16 - 2 * head, 0), head)
        titleLabel.textAlignment = isMirrored ? .right : .left
        place(previousButton, width - 2 * head, 0, head, head)
        place(nextButton, width - head, 0, head, head)
        let side = max(width - 16, 0) / 7
        for (index, label) in nameLabels.enumerated() {
            place(label, 8 + CGFloat(index) * side, head, side, Self.namesHeight)
        }
        let top = head + Self.namesHeight
        // A frame lower than the calendar's own height makes the weeks lower.
        let height = min(weekHeight, max(bounds.height - top, 0) / CGFloat(max(month.weekCount, 1)))
        for view in dayViews {
            place(
                view, 8 + CGFloat(view.day.weekday) * side, top + CGFloat(view.day.week) * height, side,
                height)
        }
    }
}
