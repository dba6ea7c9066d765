import Foundation
import Testing

@testable import TesseraUI

@MainActor struct PageControlProgressTests {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))

    init() { control.numberOfPages = 3 }

    private var dots: [PageIndicator] {
        control.layoutIfNeeded()
        return control.subviews.compactMap { $0 as? PageIndicator }
    }

    /// Decides about the steps of timers, and records them.
    @MainActor final class Recorder: UIPageControlTimerProgressDelegate {
        var asked: [Int] = []
        var changes: [Float] = []
        var advances = true

        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
            changes.append(progress.currentProgress)
        }
        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool {
            asked.append(page)
            return advances
        }
    }

    @MainActor final class Starter: UIPageControlProgressDelegate {
        var visibilities: [Bool] = []
        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
        {
            Float(page) / 4
        }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            visibilities.append(progress.isProgressVisible)
        }
    }

    @Test func `the current dot becomes a bar that is filled as far as the progress goes`() {
        // Three dots of 8 points with gaps of 10 and margins of 16.
        #expect(control.intrinsicContentSize.width == 76)
        let progress = UIPageControlProgress()
        #expect(!progress.isProgressVisible)
        control.progress = progress
        control.currentPage = 1
        progress.currentProgress = 0.5
        #expect(progress.isProgressVisible)
        #expect(control.intrinsicContentSize.width == 98)
        #expect(dots.map(\.frame.width) == [8, 30, 8])
        #expect(dots.map(\.frame.minX) == [67, 85, 125])
        #expect(dots[1].subviews.last?.frame == CGRect(x: 0, y: 0, width: 15, height: 8))
        control.direction = .rightToLeft
        #expect(dots.map(\.frame.minX) == [125, 85, 67])
        #expect(dots[1].subviews.last?.frame == CGRect(x: 15, y: 0, width: 15, height: 8))
        control.progress = nil
        #expect(dots.map(\.frame.width) == [8, 8, 8])
        #expect(control.intrinsicContentSize.width == 76)
    }

    @Test func `progress is between 0 and 1, and begins anew with each page`() {
        let progress = UIPageControlProgress()
        control.progress = progress
        progress.currentProgress = 3
        #expect(progress.currentProgress == 1)
        progress.currentProgress = .nan
        #expect(progress.currentProgress == 0)
        progress.currentProgress = 0.75
        control.currentPage = 1
        #expect(progress.currentProgress == 0)
        let starter = Starter()
        progress.delegate = starter
        control.currentPage = 2
        #expect(progress.currentProgress == 0.5)
        control.numberOfPages = 2
        #expect(progress.currentProgress == 0.25)
    }

    @Test func `a progress belongs to the control that got it last`() {
        let other = UIPageControl()
        let progress = UIPageControlProgress()
        control.progress = progress
        other.progress = progress
        #expect(control.progress == nil)
        #expect(other.progress === progress)
        #expect(progress.isProgressVisible)
    }

    @Test func `durations are those of the page, or the preferred one`() {
        let timer = UIPageControlTimerProgress(preferredDuration: 4)
        timer.setDuration(7, forPage: 1)
        #expect(timer.duration(forPage: 0) == 4)
        #expect(timer.duration(forPage: 1) == 7)
        timer.setDuration(0, forPage: 1)
        #expect(timer.duration(forPage: 1) == 4)
        #expect(!timer.resetsToInitialPageAfterEnd)
        #expect(!timer.isRunning)
    }
}

extension DisplayTests {
    @MainActor struct PageControlProgress {
        /// Puts a control of three pages with a timer of 4 seconds on the screen.
        private func putOnScreen(
            _ recorder: PageControlProgressTests.Recorder? = nil
        ) async throws -> (UIPageControl, UIPageControlTimerProgress, FakeDisplay) {
            let display = try await FakeDisplay.attached()
            let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
            control.numberOfPages = 3
            let timer = UIPageControlTimerProgress(preferredDuration: 4)
            timer.delegate = recorder
            control.progress = timer
            try display.show().addSubview(control)
            await display.settle()
            return (control, timer, display)
        }

        @Test func `time leads from page to page, and stops at the last one`() async throws {
            try await ManualClock.run { clock in
                let (control, timer, display) = try await putOnScreen()
                var pages: [Int] = []
                control.addAction(
                    UIAction { [weak control] _ in pages.append(control?.currentPage ?? -1) },
                    for: .valueChanged)
                clock.advance(by: 10)
                #expect(control.currentPage == 0)
                timer.resumeTimer()
                #expect(timer.isRunning)
                clock.advance(by: 1)
                #expect(abs(timer.currentProgress - 0.25) < 1e-4)
                timer.pauseTimer()
                clock.advance(by: 10)
                #expect(abs(timer.currentProgress - 0.25) < 1e-4)
                timer.setDuration(8, forPage: 1)
                timer.resumeTimer()
                clock.advance(by: 3.5)
                #expect(control.currentPage == 1)
                #expect(abs(timer.currentProgress - 0.0625) < 1e-4)
                clock.advance(by: 7)
                #expect(control.currentPage == 1)
                clock.advance(by: 1)
                #expect(control.currentPage == 2)
                clock.advance(by: 10)
                #expect(control.currentPage == 2)
                #expect(timer.currentProgress == 1)
                #expect(!timer.isRunning)
                #expect(pages == [1, 2])
                _ = display
            }
        }

        @Test func `a timer begins anew after the last page where that is asked for`() async throws {
            try await ManualClock.run { clock in
                let (control, timer, display) = try await putOnScreen()
                timer.resetsToInitialPageAfterEnd = true
                control.currentPage = 2
                timer.resumeTimer()
                clock.advance(by: 5)
                #expect(control.currentPage == 0)
                #expect(abs(timer.currentProgress - 0.25) < 1e-4)
                control.removeFromSuperview()
                #expect(!timer.isRunning)
                _ = display
            }
        }

        @Test func `a delegate can keep the page from changing, and learns of each frame`() async throws {
            try await ManualClock.run { clock in
                let recorder = PageControlProgressTests.Recorder()
                recorder.advances = false
                let (control, timer, display) = try await putOnScreen(recorder)
                timer.resumeTimer()
                clock.advance(by: 1)
                // 60 frames in a second.
                #expect(recorder.changes.count == 60)
                clock.advance(by: 5)
                #expect(recorder.asked == [1])
                #expect(control.currentPage == 0)
                #expect(recorder.changes.last == 1)
                #expect(!timer.isRunning)
                timer.currentProgress = 0.5
                #expect(timer.isRunning)
                recorder.advances = true
                clock.advance(by: 2.5)
                #expect(control.currentPage == 1)
                timer.pauseTimer()
                _ = display
            }
        }

        @Test func `a delegate that comes while the timer runs learns of each frame too`() async throws {
            try await ManualClock.run { clock in
                let (_, timer, display) = try await putOnScreen()
                timer.resumeTimer()
                clock.advance(by: 1)
                let recorder = PageControlProgressTests.Recorder()
                timer.delegate = recorder
                clock.advance(by: 1)
                #expect(recorder.changes.count > 50)
                timer.pauseTimer()
                _ = display
            }
        }

        @Test func `the bar grows also where the app lays out without animation`() async throws {
            try await ManualClock.run { clock in
                let (control, timer, display) = try await putOnScreen()
                timer.resumeTimer()
                UIView.performWithoutAnimation { control.layoutIfNeeded() }
                let bar = try #require(control.subviews.compactMap { $0 as? PageIndicator }.first)
                let filling = try #require(bar.subviews.last)
                #expect(filling.frame.width == 30)
                clock.advance(by: 1)
                #expect(abs(filling.presentState.bounds.width - 7.5) < 1e-6)
                #expect(UIView.areAnimationsEnabled)
                timer.pauseTimer()
                _ = (clock, display)
            }
        }

        @Test func `time stands still while a finger goes through the pages`() async throws {
            try await ManualClock.run { clock in
                let (control, timer, display) = try await putOnScreen()
                timer.resumeTimer()
                display.touch(.began, 132, 113)
                display.touch(.moved, 150, 113)
                await display.settle()
                #expect(control.interactionState == .continuous)
                #expect(!timer.isProgressVisible)
                #expect(!timer.isRunning)
                display.touch(.ended, 150, 113)
                await display.settle()
                #expect(timer.isProgressVisible)
                #expect(timer.isRunning)
                timer.pauseTimer()
                _ = clock
            }
        }
    }
}
