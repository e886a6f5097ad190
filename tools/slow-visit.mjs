/** Visits a page of the built site on a simulated slow phone with a slow connection, and collects performance measurements. */

export const phone = { cpuSlowdown: 4, bitsPerSecond: 1_600_000, roundTripMs: 150, width: 360, height: 740 };
/** A page counts as at rest after this many milliseconds without requests or long tasks. */
const restMs = 1000;
/** The maximum wait in milliseconds, both for a page to come to rest and for the response to a tap. */
export const patienceMs = 10_000;

/**
 * The measurements that the script in the page collects, in milliseconds: largest contentful paint, durations of long tasks, the
 * longest time from an input to the next frame (0 if under 16), and when the last tap and its response happened (0 if not yet).
 * `cls`, the cumulative layout shift, has no unit.
 * @typedef {{ lcp: number, cls: number, long: number[], tap: number, tapped: number, answered: number }} Notes
 */

/** Runs in the page before its own scripts. */
function takeNotes() {
  /** @type {Notes} */
  const notes = { lcp: 0, cls: 0, long: [], tap: 0, tapped: 0, answered: 0 };
  Object.assign(globalThis, { benchNotes: notes });
  /** @type {Record<string, (entry: PerformanceEntry) => void>} */
  const noteFor = {
    'largest-contentful-paint': (entry) => {
      notes.lcp = entry.startTime;
    },
    longtask: (entry) => {
      notes.long.push(entry.duration);
    },
    'layout-shift': (entry) => {
      if (Reflect.get(entry, 'hadRecentInput') === false) notes.cls += Number(Reflect.get(entry, 'value'));
    },
    // The time from an input to the first frame after its handlers. Browsers round it to 8 ms and report nothing under 16.
    event: (entry) => {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) notes.tap = Math.max(notes.tap, entry.duration);
    },
  };
  for (const [type, note] of Object.entries(noteFor)) {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  }
}

/**
 * The page's own traffic, without the service worker's: the ids of pending requests, and the number and compressed bytes (without
 * headers, which differ among hosts) of the requests that began in a span of time (epoch milliseconds, its end excluded; the whole visit by default).
 * @typedef {{ requests: number, bytes: number }} Sum
 * @typedef {{ underway: Set<string>, sum: (from?: number, to?: number) => Sum }} Line
 */

const network = {
  offline: false,
  latency: phone.roundTripMs,
  downloadThroughput: phone.bitsPerSecond / 8,
  uploadThroughput: phone.bitsPerSecond / 8,
};

/**
 * Creates a browser context with an empty cache and a phone's viewport.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').BrowserContextOptions} [options]
 */
export function phoneContext(browser, options = {}) {
  return browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    isMobile: true,
    hasTouch: true,
    ...options,
  });
}

/**
 * Opens an empty page that has a slow CPU and connection, its workers' included, and collects measurements once it navigates.
 * @param {import('playwright').BrowserContext} context
 */
export async function slowVisit(context) {
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  const session = await context.newCDPSession(page);
  const line = watchTraffic(session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await slowWorkers(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  return { page, session, line };
}

/**
 * Slows the connection of the page's workers, which don't share the page's: Chromium emulates a line of the same speed for each. A
 * worker that starts later waits for it before its first download.
 * @param {import('playwright').CDPSession} session
 */
async function slowWorkers(session) {
  let last = 0;
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    for (const [method, params] of /** @type {const} */ ([
      ['Network.enable', {}],
      ['Network.emulateNetworkConditions', network],
      ['Runtime.runIfWaitingForDebugger', {}],
    ])) {
      last += 1;
      session
        .send('Target.sendMessageToTarget', {
          sessionId,
          message: JSON.stringify({ id: last, method, params }),
        })
        // The page or the worker may be closed by now.
        .catch(() => undefined);
    }
  });
  // Playwright's sessions can't address a target within a target, as the flat protocol would need.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
}

/**
 * Sums the page's own requests, without those that its caches answer. What the service worker answers from its copy is a request
 * without bytes.
 * @param {{ on: (event: any, listener: (details: any) => void) => unknown }} session a CDP session
 * @returns {Line}
 */
export function watchTraffic(session) {
  /** @type {Set<string>} */
  const underway = new Set();
  /** @type {Map<string, { at: number, headerBytes: number, bytes: number, answeredBy: 'site' | 'worker' | 'cache' }>} */
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, wallTime, request }) => {
    if (!/^https?:/.test(request.url)) return;
    underway.add(requestId);
    requests.set(requestId, { at: wallTime * 1000, headerBytes: 0, bytes: 0, answeredBy: 'site' });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const asked = requests.get(requestId);
    if (asked !== undefined) asked.answeredBy = 'cache';
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const asked = requests.get(requestId);
    if (asked === undefined) return;
    asked.headerBytes = response.encodedDataLength;
    if (response.fromServiceWorker === true) asked.answeredBy = 'worker';
    else if (response.fromDiskCache === true || response.fromPrefetchCache === true)
      asked.answeredBy = 'cache';
  });
  session.on('Network.loadingFailed', ({ requestId }) => underway.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underway.delete(requestId);
    const asked = requests.get(requestId);
    if (asked?.answeredBy === 'site') asked.bytes = encodedDataLength - asked.headerBytes;
  });
  return {
    underway,
    sum: (from = -Infinity, to = Infinity) => {
      const sent = [...requests.values()].filter(
        ({ at, answeredBy }) => at >= from && at < to && answeredBy !== 'cache',
      );
      return { requests: sent.length, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
  };
}

/**
 * Waits until the page is at rest, or `patienceMs` have passed. An idle network isn't enough, because a script that is still
 * running may fetch more.
 * @param {import('playwright').Page} page
 * @param {Line} line
 * @param {number} [calmMs] milliseconds without requests or long tasks
 * @returns {Promise<Notes>}
 */
export async function atRest(page, { underway }, calmMs = restMs) {
  const deadline = Date.now() + patienceMs;
  let calmSince = Date.now();
  let tasks = 0;
  for (;;) {
    const notes = await page.evaluate(readNotes);
    if (underway.size > 0 || notes.long.length > tasks) calmSince = Date.now();
    tasks = notes.long.length;
    if (Date.now() - calmSince >= calmMs || Date.now() > deadline) return notes;
    await page.waitForTimeout(100);
  }
}

/** @returns {Notes} the measurements collected in the page */
export const readNotes = () => Reflect.get(globalThis, 'benchNotes');

/**
 * Returns the median of the defined values; undefined if there are none.
 * @param {readonly (number | undefined)[]} values
 * @returns {number | undefined}
 */
export function median(values) {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  const lower = sorted[half - 1];
  return sorted.length % 2 === 1 || upper === undefined || lower === undefined ? upper : (lower + upper) / 2;
}
