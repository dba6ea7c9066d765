// Numbers on which the client and the app agree. A test compares them with those of the Swift sources.

import { clamp, hundredths } from './values.js';

/** The version of the protocol in a hello. */
export const version = 7;

/** The greatest coordinate of a touch or a pointer, in points. */
export const farthest = 1e6;

/** The greatest number of UTF-16 units of a text that the user edits, or that a request passes on. */
export const longestText = 16_000;

/** The greatest number of UTF-16 units of the state that an app wants to get back. */
export const longestState = 16_000;

/** The greatest number of UTF-16 units of a text of a web page, in all events that contain parts of it. */
export const longestWebText = 1_000_000;

/** The greatest number of UTF-16 units of the name under which a web page sends messages. */
export const longestWebName = 200;

/** The greatest place and size in a web page, in points. */
export const farthestInPage = 1e7;

/** The greatest size of the settings of an app, in bytes. */
export const mostSettings = 48_000;

/** The greatest size of a message to the host, in bytes. */
export const longestMessage = 65_536;

/** The greatest number of events that wait on the page: half of those for which the host has room. */
export const mostEvents = 1024;

/** The greatest number of UTF-16 units of an address of the page. */
export const longestAddress = 2_000;

/** The greatest number of files that a user sends to the app at one time. */
export const mostFiles = 100;

/** The greatest number of UTF-16 units of the name of a file. */
export const longestFileName = 100;

/** The greatest number of UTF-16 units of the media type of a file. */
export const longestFileType = 100;

/** The greatest number of bytes of a file that the host accepts in one request. */
export const uploadPart = 262_144;

/** The greatest number of values of a control. */
export const mostValues = 4;

/** The greatest number of points of the curve of an animation. */
export const mostCurvePoints = 4096;

/** The greatest width and height of a screen, in points. */
export const largestScreen = 16_384;

/** The least and the greatest scale of a screen, in pixels to a point. */
export const scales = { least: 0.25, greatest: 8 };

/** The greatest inset of a safe area, in points. */
export const greatestInset = 1024;

/** The least and the greatest text size, in points. */
export const textSizes = { least: 1, greatest: 1024 };

/** The greatest number of the user's languages. */
export const mostLanguages = 32;

/** The greatest time of a round trip, in milliseconds. */
export const longestRoundTrip = 10_000;

/** The height of a refresh control, which is how far below its top the content waits for the app, in points. */
export const refreshRoom = 60;

/** The distance from an element within which a finger that went down on it still counts as inside, in points. */
export const touchMargin = 70;

/** The distance from an edge of the screen within which a finger goes down that comes in from there, in points. */
export const edgeReach = 24;

/** The bits of the edges of the screen. */
export const edgeBits = { top: 1, left: 2, bottom: 4, right: 8 };

/** The share of its velocity that gliding content keeps each millisecond, where the app asks for no other. */
export const usualRate = 0.998;

/** The bits of modifier keys. */
export const modifierBits = { caps: 1, shift: 2, control: 4, option: 8, command: 16, pad: 32 };

/** The bits of an element's wishes for gestures. */
export const wish = {
  severalFingers: 1, hover: 2, secondaryButton: 4, contextMenu: 8, lift: 16, sidewaysMoves: 32, uprightMoves: 64,
  earlyMenuQuestion: 128, mouseDrags: 256, accompaniedScrolling: 512,
};

/**
 * The meanings of the codes with which the host closes a connection.
 * @type {Record<number, 'ended' | 'refused' | 'full' | 'taken' | 'rebuilt'>}
 */
export const closeCodes = { 4001: 'ended', 4002: 'refused', 4003: 'full', 4004: 'taken', 4005: 'rebuilt' };

/**
 * Returns a coordinate of a pointer as the protocol takes it.
 * @param {number} value
 */
export const coordinate = (value) => hundredths(clamp(value, -farthest, farthest));
