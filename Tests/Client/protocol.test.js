// The numbers on which the client and the app agree are compared with those in the Swift sources.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  closeCodes, coordinate, edgeReach, farthest, farthestInPage, greatestInset, largestScreen, longestAddress, longestFileName, longestFileType,
  longestMessage, longestRoundTrip, longestState, longestText, longestWebName, longestWebText, modifierBits, mostCurvePoints, mostEvents,
  mostFiles, mostLanguages, mostSettings, mostValues, refreshRoom, scales, textSizes, touchMargin, uploadPart, usualRate, version, wish,
} from '../../Sources/TesseraWeb/Client/basics/protocol.js';

/**
 * Asserts that a Swift source has numbers at the places of `pattern`'s groups.
 * @param {string} file
 * @param {RegExp} pattern
 * @param {...number} numbers
 */
function agrees(file, pattern, ...numbers) {
  const found = pattern.exec(readFileSync(new URL(`../../Sources/${file}`, import.meta.url), 'utf8'));
  assert.ok(found, `${pattern} stands in ${file} no longer: mend this test`);
  assert.deepEqual(found.slice(1).map((text) => Number(text.replaceAll('_', ''))), numbers, file);
}

test('both sides have the same version', () => {
  agrees('TesseraDisplay/Messages/ProtocolVersion.swift', /current = (\d+)/, version);
});

test('both sides have the same limits of events', () => {
  const file = 'TesseraDisplay/Events/DisplayEvent+Parsing.swift';
  agrees(file, /abs\(x\) <= (\S+) && abs\(y\) <= (\S+)/, farthest, farthest);
  agrees(file, /\(1\.\.\.([\d_]+)\)\.contains\(screen\.width\)/, largestScreen);
  agrees(file, /\(0\.\.\.([\d_]+)\)\.contains\(height\)/, largestScreen);
  agrees(file, /\(([\d.]+?)\.\.\.(\d+)\)\.contains\(screen\.scale\)/, scales.least, scales.greatest);
  agrees(file, /screen\.safeArea\.allSatisfy\(\{ \(0\.\.\.([\d_]+)\)\.contains/, greatestInset);
  agrees(file, /\(([\d_]+)\.\.\.([\d_]+)\)\.contains\(screen\.textSize/, textSizes.least, textSizes.greatest);
  agrees(file, /languages\.count <= (\d+)/, mostLanguages);
  agrees(file, /\(0\.\.\.([\d_]+)\)\.contains\(milliseconds\)/, longestRoundTrip);
  agrees('TesseraDisplay/Events/DisplayEvent+Changed.swift', /maximumCount = (\d+)/, mostValues);
  agrees('TesseraDisplay/Events/DisplayEvent+Keys.swift', /let all = (\d+)/,
    Object.values(modifierBits).reduce((sum, bit) => sum + bit));
});

test('both sides have the same limits of texts and curves', () => {
  agrees('TesseraDisplay/Scene/Text/InputContent.swift', /maximumLength = ([\d_]+)/, longestText);
  agrees('TesseraDisplay/Events/DisplayEvent+Screen.swift', /maximumStateLength = ([\d_]+)/, longestState);
  agrees('TesseraDisplay/Events/DisplayEvent+Screen.swift', /maximumSettingsSize = ([\d_]+)/, mostSettings);
  agrees('TesseraDisplay/Events/DisplayEvent+Parsing.swift', /maximumSize = (\d+) \* 1024/, longestMessage / 1024);
  agrees('TesseraDisplay/Messages/DisplayRequest.swift', /maximumTextLength = ([\d_]+)/, longestText);
  const web = 'TesseraDisplay/Events/DisplayEvent+Web.swift';
  agrees(web, /longestText = ([\d_]+)/, longestWebText);
  agrees(web, /longestName = ([\d_]+)/, longestWebName);
  agrees(web, /farthest = ([\de]+)/, farthestInPage);
  agrees('TesseraDisplay/Scene/Tree/SceneAnimation+Curve.swift', /largestPointCount = ([\d_]+)/, mostCurvePoints);
});

test('both sides have the same limits of files and addresses', () => {
  const answer = 'TesseraDisplay/Events/DisplayEvent+Answer.swift';
  agrees(answer, /longestName = (\d+)/, longestFileName);
  agrees(answer, /longestType = (\d+)/, longestFileType);
  agrees('TesseraDisplay/Messages/DisplayRequest.swift', /struct Files[^]*?static let most = (\d+)/, mostFiles);
  agrees('TesseraDisplay/Events/DisplayEvent+Parsing.swift', /longestAddress = ([\d_]+)/, longestAddress);
  agrees('TesseraWeb/Devices/UploadFolder.swift', /partSize = (\d+) << 10/, uploadPart / 1024);
});

test('the events that wait on the page are half of those for which the host has room', () => {
  agrees('TesseraWeb/Devices/EventQueue.swift', /maximumCount = (\d+)/, 2 * mostEvents);
});

test('both sides have the same sizes of touches and the same rate of slowing down', () => {
  agrees('TesseraUI/Controls/UIControl.swift', /touchMargin: CGFloat = (\d+)/, touchMargin);
  agrees('TesseraUI/Gestures/Kinds/UIScreenEdgePanGestureRecognizer.swift', /reach: CGFloat = (\d+)/, edgeReach);
  agrees('TesseraUI/Scroll/UIRefreshControl.swift', /let height: CGFloat = (\d+)/, refreshRoom);
  agrees('TesseraUI/Scroll/UIScrollView+Deceleration.swift', /normal = DecelerationRate\(rawValue: ([\d.]+)\)/, usualRate);
});

for (const [name, bit] of Object.entries(wish)) {
  test(`the bit of the wish ${name}`, () => {
    agrees('TesseraDisplay/Scene/Touch/GestureWishes.swift', new RegExp(`${name} = GestureWishes\\(rawValue: 1 << (\\d)\\)`), Math.log2(bit));
  });
}

for (const [code, meaning] of Object.entries(closeCodes)) {
  test(`the close code ${code}`, () => {
    agrees('TesseraWeb/Server/HostMessage.swift', new RegExp(`case \\.${meaning}: (\\d{4})`), Number(code));
  });
}

test('a coordinate is rounded and kept within the limits', () => {
  assert.deepEqual([coordinate(1.234), coordinate(-2e6), coordinate(2e6)], [1.23, -1_000_000, 1_000_000]);
});
