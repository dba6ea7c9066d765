"""A fake API with short names for the requests of the photo feed."""

from fake_api import FakeAPI
from mock_data import MockData

PHOTOS = "/api/mock/v1/special/photos"
PAGES = MockData().content["get_photo_list"]


class PhotoAPI(FakeAPI):
    """The fake API of the examples, with methods for the requests of the feed."""

    @property
    def pages(self):
        """The pages of photos that the API answers with."""
        return self.data.content["get_photo_list"]

    @pages.setter
    def pages(self, pages):
        self.data.content["get_photo_list"] = pages

    @property
    def photos(self):
        """The endpoint of the photos."""
        return self[PHOTOS]

    def hold(self, first=1):
        """Delays the answers to requests for photos of page `first` and later ones until `release()`."""
        self.photos.hold(lambda query: int(query["page"]) >= first)

    def release(self):
        """Answers the delayed requests."""
        self.photos.release()

    def pages_asked_for(self):
        """Returns the numbers of the requested pages, in the order of the requests."""
        return self.photos.pages_asked_for()

    def wait_for_pages(self, *pages):
        """Waits until the first requests are those for these pages, in this order."""
        self.photos.wait_for_pages(*pages)
