/** Measures a press on a page: the first sign on the screen that it was taken, and the time until what it promises is there. */
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./page-script.mjs', import.meta.url));

/** The maximum waits in milliseconds. A test may wait 20 s for the offline copy before it starts. */
const patienceMs = { pressed: 10_000, there: 60_000 };

/**
 * The promise of a press: an element with a name, or any that the selector matches.
 * @typedef {{ selector: string, name?: RegExp }} Promised
 */

/** @type {(name: RegExp) => Promised} */
export const heading = (name) => ({ selector: 'h1, h2, h3, [role="heading"]', name });
/** @type {(name: RegExp) => Promised} */
export const button = (name) => ({ selector: 'button, [role="button"]', name });
/** @type {(name: RegExp) => Promised} */
export const field = (name) => ({ selector: 'input, textarea, select', name });

/**
 * The events that the page's script watches for and reports (page-script.mjs). Times are in epoch milliseconds, because a press may lead to
 * another document.
 * @typedef {{ press: number, selector: string, name: string }} Watch
 * @typedef {{ press: number, event: 'pressed' | 'sign' | 'there', at: number }} Report
 */

/**
 * `from` and `to` are the epoch milliseconds of the press and of the moment when what it promises is there; `there` is the time
 * between them, and `sign` that until the first sign.
 * @typedef {{ from: number, to: number, sign: number, there: number }} Pressed
 */

/**
 * Installs the meter on a page that hasn't navigated yet. The returned function calls the second argument, which presses, and
 * measures what follows.
 * @param {import('playwright').Page} page
 * @returns {Promise<(promised: Promised, press: () => Promise<unknown>) => Promise<Pressed>>} the function rejects if what is
 * promised is there before the press or doesn't appear within the limit
 */
export async function pressMeter(page) {
  let press = 0;
  /** @type {Watch | null} */
  let underway = null;
  /** @type {Report[]} */
  let reports = [];
  const arrivals = new EventEmitter();
  await page.exposeBinding('benchUnderway', () => underway);
  await page.exposeBinding('benchReport', (_, /** @type {Report} */ report) => {
    if (report.press !== press) return;
    reports.push(report);
    arrivals.emit(report.event);
  });
  await page.addInitScript({ path: script });
  return async ({ selector, name = /(?:)/ }, act) => {
    press += 1;
    reports = [];
    const watch = { press, selector, name: name.source };
    if (await page.evaluate((watched) => Reflect.get(globalThis, 'benchWatchPress')(watched), watch))
      throw new Error('what it promises is there before the press');
    underway = watch;
    await act();
    /** @param {Report['event']} event */
    const timeOf = (event) => reports.find((report) => report.event === event)?.at;
    /** @param {keyof typeof patienceMs} event @param {string} failure */
    async function awaited(event, failure) {
      if (timeOf(event) === undefined)
        await once(arrivals, event, { signal: AbortSignal.timeout(patienceMs[event]) }).catch(() => null);
      const at = timeOf(event);
      if (at === undefined) throw new Error(`${failure} within ${patienceMs[event] / 1000} s`);
      return at;
    }
    const pressed = await awaited('pressed', 'the page got no press');
    const there = await awaited('there', "what it promises isn't there");
    underway = null;
    const sign = timeOf('sign');
    return {
      from: pressed,
      to: there,
      // The sign may come while the finger is still down. At the latest, what is promised is one.
      sign: Math.max(0, Math.min(sign ?? there, there) - pressed),
      there: there - pressed,
    };
  };
}
