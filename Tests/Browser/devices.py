"""The devices of the tests, as options of Playwright's browser contexts."""

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
    "locale": "ja-JP",
    "timezone_id": "Asia/Tokyo",
}
DESKTOP = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB",
           "timezone_id": "Europe/London"}
