"""What becomes of taps, texts and scrolling while the wire is slow, away, or broken: nothing is lost, doubled or mixed up."""


def test_taps_keep_their_order_on_a_slow_wire(open_list):
    app = open_list(delay=0.05, jitter=0.05, bandwidth=200_000)
    app.tap(*range(10))
    app.wait_for_log("10 taps: 4 5 6 7 8 9; “”")


def test_a_page_displays_that_it_waits_for_a_silent_wire_and_goes_on_afterwards(open_list):
    app = open_list()
    app.wire.leave()
    app.tap(2, 0, 1)
    app.notice.wait_for()
    assert app.notice.inner_text() == "Reconnecting…"
    assert app.log() == "0 taps: ; “”"
    app.wire.come_back()
    app.wait_for_log("3 taps: 2 0 1; “”")
    app.notice.wait_for(state="hidden")


def test_a_page_displays_at_once_that_it_connects_again(open_list):
    app = open_list()
    app.wire.cut()
    app.notice.wait_for()
    assert app.notice.inner_text() == "Reconnecting…"
    app.wire.mend()
    app.notice.wait_for(state="hidden")


def test_events_that_were_lost_on_the_way_are_sent_again(open_list):
    app = open_list()
    app.tap(3)
    app.wait_for_log("1 taps: 3; “”")
    app.wire.leave()
    app.tap(2, 0, 1)
    app.break_off()
    app.wait_for_log("4 taps: 3 2 0 1; “”")


def test_events_that_have_reached_the_app_are_not_handled_twice(open_list):
    app = open_list()
    app.wire.leave(is_heard=True)
    app.tap(2, 0, 1)
    app.wait_until_app_says("tapped 1")
    app.break_off()
    app.wait_for_log("3 taps: 2 0 1; “”")
    app.tap(4)
    app.wait_for_log("4 taps: 2 0 1 4; “”")


def test_a_tap_whose_end_was_lost_is_a_tap(open_list):
    app = open_list()
    app.wire.leave(is_heard=True)
    app.press(2)
    app.wait_until_app_says("touched 2")
    app.wire.leave()
    app.page.mouse.up()
    app.break_off()
    app.wait_for_log("1 taps: 2; “”")


def test_a_tap_whose_end_is_late_is_no_long_press(open_list):
    app = open_list()
    app.press(2)
    app.wait_until_app_says("touched 2")
    app.wire.leave()
    app.page.mouse.up()
    app.wait_for_long_press()
    app.wire.come_back()
    app.wait_for_log("1 taps: 2; “”")


def test_a_finger_that_stays_on_a_slow_wire_presses(open_list):
    app = open_list(delay=0.1)
    app.press(2)
    app.wait_until_app_says("pressed 2")
    app.page.mouse.up()
    app.tap(3)
    app.wait_for_log("1 taps: 3; “”")


def test_a_long_press_whose_reports_all_come_late_presses(open_list):
    app = open_list()
    app.wire.leave()
    app.press(2)
    app.wait_for_long_press()
    app.page.mouse.up()
    app.wire.come_back()
    app.wait_until_app_says("pressed 2")
    app.tap(3)
    app.wait_for_log("1 taps: 3; “”")


def test_a_tap_hits_the_row_that_the_user_sees_where_the_app_has_moved_it(open_list):
    app = open_list()
    app.wire.leave(is_heard=True)
    app.page.get_by_label("Note").fill("banner")
    app.wait_until_app_says("with a banner")
    app.tap(2)
    app.wait_until_app_says("tapped 2")
    app.break_off()
    app.wait_for_log("1 taps: 2; “banner”")


def test_a_text_that_was_typed_into_a_silent_wire_arrives_once(open_list):
    app = open_list()
    field = app.page.get_by_label("Note")
    field.click()
    app.wire.leave()
    app.page.keyboard.type("two loaves")
    app.tap(1)
    app.break_off()
    app.wait_for_log("1 taps: 1; “two loaves”")
    assert field.input_value() == "two loaves"


def test_content_scrolls_while_the_wire_is_away_and_taps_find_their_rows(open_list):
    app = open_list()
    app.wire.leave()
    app.wheel(200)
    first = app.row_at(300)
    assert first > 0
    app.tap(first)
    app.notice.wait_for()
    app.wheel(100)
    second = app.row_at(300)
    assert second > first
    app.tap(second)
    app.break_off()
    app.wait_for_log(f"2 taps: {first} {second}; “”")
    assert app.scroll_top() == 300
    # Rows that come into sight afterwards are there, too.
    app.wheel(5_000)
    app.page.wait_for_selector("[data-index-path='0-120']")
