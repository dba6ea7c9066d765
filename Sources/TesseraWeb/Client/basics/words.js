// The words of the page itself, in the user's language.

const english = {
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  anew: 'The host no longer had this app. It was started anew.',
  ended: 'The app stopped. Starting it again…',
  full: 'The host is full',
  fullDetail: 'It shows as many devices as it may.',
  quietDetail: 'Nobody used this page, and another one needed its room.',
  visitorFull: 'This address has reached its limit',
  visitorDetail: 'Close other pages of this host, or wait a little.',
  triesAgain: 'This page tries again by itself.',
  tryAgain: 'Try again',
  taken: 'Shown in another page',
  takenDetail: 'This device was opened elsewhere.',
  takeBack: 'Use it here',
  refused: 'This page cannot show the app',
  reload: 'Reload the page',
  silent: (/** @type {string} */ app) => `${app} is not responding`,
  startAgain: 'Start it again',
  refresh: 'Refresh',
  actions: 'Actions',
  open: (/** @type {string} */ place) => `Open ${place}`,
  putAway: 'Close',
  options: 'Options',
  dialog: 'Dialog',
  building: (/** @type {number} */ done, /** @type {number} */ total) => (total > 0 ? `Building ${done} of ${total}` : 'Building…'),
  problems: (/** @type {number} */ number) => (number === 1 ? '1 error' : `${number} errors`),
  warnings: (/** @type {number} */ number) => (number === 1 ? '1 warning' : `${number} warnings`),
  crashed: 'The app crashed',
};

const japanese = {
  connecting: '接続しています…',
  reconnecting: '再接続しています…',
  anew: 'ホストにこのアプリが残っていなかったため、新しく起動しました。',
  ended: 'アプリが停止しました。もう一度起動しています…',
  full: 'ホストが満員です',
  fullDetail: '表示できるデバイスの上限に達しています。',
  quietDetail: 'このページは使われていなかったため、別のページに場所を譲りました。',
  visitorFull: 'このアドレスからの利用が上限に達しました',
  visitorDetail: 'このホストのほかのページを閉じるか、少しお待ちください。',
  triesAgain: 'このページは自動的に再試行します。',
  tryAgain: '再試行',
  taken: '別のページで表示中です',
  takenDetail: 'このデバイスは別のページで開かれました。',
  takeBack: 'ここで使う',
  refused: 'このページではアプリを表示できません',
  reload: 'ページを再読み込み',
  silent: (/** @type {string} */ app) => `${app} が応答していません`,
  startAgain: 'もう一度起動',
  refresh: '更新',
  actions: 'アクション',
  open: (/** @type {string} */ place) => `${place} を開く`,
  putAway: '閉じる',
  options: 'オプション',
  dialog: 'ダイアログ',
  building: (/** @type {number} */ done, /** @type {number} */ total) => (total > 0 ? `ビルド中 ${done} / ${total}` : 'ビルド中…'),
  problems: (/** @type {number} */ number) => `エラー ${number} 件`,
  warnings: (/** @type {number} */ number) => `警告 ${number} 件`,
  crashed: 'アプリがクラッシュしました',
};

const isJapanese = /^ja\b/i.test(navigator.language);

/** The language of `words`, as HTML tags it. */
export const language = isJapanese ? 'ja' : 'en';
export const words = isJapanese ? japanese : english;
