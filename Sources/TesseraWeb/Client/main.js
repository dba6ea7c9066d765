// The page: one screen, one connection, one scene.

import { BuildReport } from './development/build-report.js';
import { cancelLostButtons } from './touch/lost-buttons.js';
import { Connection } from './connection.js';
import { Contents } from './files/contents.js';
import { ContextMenus } from './touch/context-menu.js';
import { DragsIn } from './touch/drag-in.js';
import { forwardLostTouches } from './touch/lost-touches.js';
import { History } from './page/history.js';
import { Hover } from './touch/hover.js';
import { keepFocus } from './input/input.js';
import { listenForCopying } from './text/copying.js';
import { listenToKeys } from './keyboard/keyboard.js';
import { link } from './page/link.js';
import { listenForApp } from './keyboard/keys.js';
import { usesKey } from './keyboard/used-keys.js';
import { listenForHold } from './keyboard/command-hold.js';
import { NewDeviceNotice } from './page/new-device.js';
import { Page } from './page/page.js';
import { Players } from './media/players.js';
import { Speech } from './media/speech.js';
import { watchPaper } from './page/paper.js';
import { Requests } from './page/requests.js';
import { restoration } from './page/restoration.js';
import { settings, shortened } from './page/settings.js';
import { Scene } from './scene/scene.js';
import { Positions } from './services/positions.js';
import { preventFocusZoom } from './page/focus-zoom.js';
import { hello, watchScreen } from './page/screen-facts.js';
import { keepShortcuts, offerShortcuts } from './page/shortcuts.js';
import { ScreenKeyboard } from './page/screen-keyboard.js';
import { SilenceNotice } from './page/silence-notice.js';
import { Status } from './page/status.js';
import { Touches } from './touch/touch.js';
import { loadEarly } from './page/early-fonts.js';
import { messageOf, warn } from './basics/values.js';
import { watchTextZoom } from './basics/text-zoom.js';
import { words } from './basics/words.js';

/** @import { Message, Send } from './connection.js' */

/** Milliseconds that a scene waits for its fonts before it counts as displayed. */
const fontPatience = 1000;

const state = document.documentElement.dataset;
const screen = document.createElement('div');
screen.className = 'screen';
screen.setAttribute('role', 'main');
document.body.append(screen);
state.tessera = 'connecting';
watchPaper();
forwardLostTouches(screen);
cancelLostButtons();
watchTextZoom();
// Apps speak the user's language if they can. Labels in another script state their language themselves.
document.documentElement.lang ||= navigator.language;

const status = new Status(screen);
const silence = new SilenceNotice(() => connection.sendToHost({ type: 'restart' }));
/** @type {Send} */
const send = (event) => connection.send(event);
/** @type {Players} */
const players = new Players(send, () => scene.resources);
const speech = new Speech(send);
const positions = new Positions(send);
const scene = new Scene(screen, send, players);
const touches = new Touches(screen, send, () => scene.patches);
const contextMenus = new ContextMenus(screen, send, touches, () => scene.patches);
const hover = new Hover(screen, send);
const steps = new History(send);
const reportScreen = watchScreen(screen, send);
const page = new Page(send, keepShortcuts);
offerShortcuts();
const contents = new Contents();
const requests = new Requests(send, () => scene.resources, (view) => scene.focus(view), new DragsIn(send, contents), contents,
  (names) => page.turn(names), (view, script) => scene.run(view, script));
const keyboard = new ScreenKeyboard(screen, send);
const buildReport = new BuildReport();
const newDevice = new NewDeviceNotice();
let isAnotherDevice = false;
/** The number of scenes that have come and of connections that have gone. */
let turns = 0;

const connection = new Connection({
  /** @param {boolean} isNew */
  hello: (isNew) => {
    if (!isNew) return { ...hello(screen), working: requests.working };
    return shortened({ ...hello(screen), state: restoration.give(), settings: settings.give(), link: link.give() });
  },

  /**
   * @param {boolean} isNew
   * @param {string} resources
   */
  device(isNew, resources) {
    newDevice.deviceCame(isNew);
    isAnotherDevice ||= isNew;
    if (isNew) {
      requests.forget();
      players.forget();
      speech.forget();
      positions.forget();
    }
    scene.resources = resources;
  },

  /** @param {Message} message */
  message(message) {
    if (message?.type === 'scene') displayScene(message.ops);
    else if (message?.type === 'patch') attempt(() => patch(message.ops));
    else if (message?.type === 'claim') {
      scene.swipes.giveUp(message.touch);
      scene.sheets.giveUp(message.touch);
      touches.claim(message.touch);
    } else if (message?.type === 'documents') attempt(() => scene.findDocuments(message.documents));
    else if (message?.type === 'clock') attempt(() => touches.reportClock(message.time));
    else if (message?.type === 'history') attempt(() => steps.setDepth(message.depth, message.question, message.address));
    else if (message?.type === 'page') {
      attempt(() => page.apply(message.set));
      attempt(() => players.apply(message.set.md ?? []));
      attempt(() => speech.apply(message.set.sp ?? [], message.set.vs === true));
      attempt(() => positions.apply(message.set.lo));
    }
    else if (message?.type === 'request') requests.take(message);
    else if (message?.type === 'state') attempt(() => restoration.take(message.state));
    else if (message?.type === 'settings') attempt(() => settings.take(message.values));
    else if (message?.type === 'silent') silence.display(message.app);
    else if (message?.type === 'answering') silence.clear();
    else if (message?.type === 'build') attempt(() => buildReport.take(message.build));
    else warn(`unknown message ${message?.type}`);
  },

  late() {
    status.waiting(words.reconnecting, 0);
  },

  recovered() {
    status.clear();
  },

  /**
   * @param {string} why
   * @param {string} reason
   * @param {unknown} frames The functions that were running when the app crashed, if the host reports them.
   * @param {string} [limit] The limit of a host that is full.
   */
  lost(why, reason, frames, limit) {
    turns += 1;
    if (state.tessera === 'ready') state.tessera = 'lost';
    scene.lose();
    touches.forget();
    contextMenus.forget();
    hover.forget();
    silence.clear();
    scene.swipes.forget();
    scene.sheets.forget();
    steps.lose();
    page.reset();
    requests.lose();
    players.lose();
    speech.lose();
    positions.lose();
    newDevice.lost(why);
    const open = () => connection.open();
    switch (why) {
      case 'ended':
        warn('the app ended:', reason);
        restoration.ended();
        players.forget();
        speech.forget();
        positions.forget();
        link.ended();
        buildReport.crashed(reason, frames);
        status.note(words.ended, reason);
        break;
      case 'rebuilt':
        restoration.ended();
        link.ended();
        buildReport.rebuilt();
        break;
      case 'full':
        warn('the host is full:', reason);
        status.explain(
          limit === 'visitor' ? words.visitorFull : words.full,
          limit === 'quiet' ? words.quietDetail
            : `${limit === 'visitor' ? words.visitorDetail : words.fullDetail} ${words.triesAgain}`,
          words.tryAgain, open,
        );
        break;
      case 'taken':
        // The other page plays now.
        players.forget();
        speech.forget();
        status.explain(words.taken, words.takenDetail, words.takeBack, open);
        break;
      case 'refused':
        players.forget();
        speech.forget();
        status.explain(words.refused, reason, words.reload, () => location.reload());
        break;
      default:
        if (state.tessera === 'lost') status.waiting(words.reconnecting, 0);
        else status.waiting(words.connecting);
    }
  },
});

/** @param {() => void} action */
function attempt(action) {
  try {
    action();
  } catch (error) {
    warn(messageOf(error));
  }
}

/** @param {unknown} operations */
function patch(operations) {
  scene.patch(operations);
  keyboard.updated();
}

/**
 * Displays a scene that answers a hello.
 * @param {unknown} operations
 */
function displayScene(operations) {
  const isResumed = !isAnotherDevice;
  if (isAnotherDevice) scene.clear();
  isAnotherDevice = false;
  attempt(() => scene.replace(operations));
  players.sceneAppeared();
  speech.sceneAppeared();
  positions.sceneAppeared();
  status.clear();
  restoration.succeeded();
  link.succeeded();
  newDevice.sceneAppeared();
  steps.sceneAppeared(isResumed);
  reportScreen();
  if (isResumed) {
    for (const scroller of scene.scrollers) scroller.resend();
    scene.resendSwipes();
    players.resend();
    speech.resend();
    for (const input of scene.inputs) input.resend();
    focusGroups.resend();
    keyboard.resend();
    requests.resend();
    if (document.visibilityState !== 'visible') send({ type: 'visibility', visible: false });
  }
  connection.measure();
  // Fonts are loaded once text is laid out that needs them.
  void screen.offsetHeight;
  const patience = new Promise((resolve) => { setTimeout(resolve, fontPatience); });
  turns += 1;
  const turn = turns;
  Promise.race([document.fonts.ready, patience]).then(() => {
    // By then the connection may be lost.
    if (turn !== turns) return;
    state.tessera = 'ready';
    keepFonts();
  });
}

keepFocus(screen);
preventFocusZoom(screen);
// It hears of commands too, which no other listener for keys does.
listenForHold(page, send);
listenForApp(page, send, contents, (event) => usesKey(event, focusGroups));
listenForCopying(screen);
const focusGroups = listenToKeys(screen, scene, send);
status.waiting(words.connecting);
const keepFonts = loadEarly();
connection.open();
