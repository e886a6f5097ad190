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
 * The network traffic: the ids of pending requests, and the bytes of all responses so far, as transferred.
 * @typedef {{ underway: Set<string>, bytes: number }} Line
 */

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
 * Opens an empty page that has a slow CPU and connection and collects measurements once it navigates.
 * @param {import('playwright').BrowserContext} context
 */
export async function slowVisit(context) {
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.roundTripMs,
    downloadThroughput: phone.bitsPerSecond / 8,
    uploadThroughput: phone.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  /** @type {Line} */
  const line = { underway: new Set(), bytes: 0 };
  session.on('Network.requestWillBeSent', ({ requestId }) => line.underway.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => line.underway.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    line.underway.delete(requestId);
    line.bytes += encodedDataLength;
  });
  return { page, session, line };
}

/**
 * Waits until the page is at rest, or `patienceMs` have passed. An idle network isn't enough, because a script that is still
 * running may fetch more.
 * @param {import('playwright').Page} page
 * @param {Line} line
 * @returns {Promise<Notes>}
 */
export async function atRest(page, { underway }) {
  const deadline = Date.now() + patienceMs;
  let calmSince = Date.now();
  let tasks = 0;
  for (;;) {
    const notes = await page.evaluate(readNotes);
    if (underway.size > 0 || notes.long.length > tasks) calmSince = Date.now();
    tasks = notes.long.length;
    if (Date.now() - calmSince >= restMs || Date.now() > deadline) return notes;
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
