"""The photo feed's part of the API in the hands of a test."""

from fake_api import FakeAPI
from mock_data import MockData

PHOTOS = "/api/mock/v1/special/photos"
PAGES = MockData().content["get_photo_list"]


class PhotoAPI(FakeAPI):
    """The examples' API, with short words for what the feed asks for."""

    @property
    def pages(self):
        """What there is to answer."""
        return self.data.content["get_photo_list"]

    @pages.setter
    def pages(self, pages):
        self.data.content["get_photo_list"] = pages

    @property
    def photos(self):
        """The path of the photos."""
        return self[PHOTOS]

    def hold(self, first=1):
        """Keeps all who ask for photos waiting, from the page `first` on."""
        self.photos.hold(lambda query: int(query["page"]) >= first)

    def release(self):
        """Answers those who wait."""
        self.photos.release()

    def pages_asked_for(self):
        """The numbers of the pages that were asked for, in order."""
        return self.photos.pages_asked_for()

    def wait_for_pages(self, *pages):
        """Waits until these pages have been asked for in this order, and no others before them."""
        self.photos.wait_for_pages(*pages)
