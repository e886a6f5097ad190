/** Visits a page as a reader does, presses a control, and measures what follows. */
import { practicePool, seedRecord } from '../seed-record.mjs';
import { atRest, slowVisit } from '../slow-visit.mjs';
import { barePage } from './builds.mjs';
import { pressMeter } from './press-meter.mjs';
import { reasonOf } from './reason.mjs';

/** How long the page is read before the press, in milliseconds from when it answers to presses. */
const readMs = 4000;
/** The maximum wait in milliseconds for a page and for each step before the press, and for its control. */
const patienceMs = { page: 60_000, control: 20_000 };
/** The attempts of a record with mistakes: the last is of today, the others' mistakes are due. */
const attempts = 3;

/**
 * Times are in milliseconds. `until` sums the page's requests from the press until what it promises is there, `later` those from
 * then until the page is at rest. `failure` says what prevented the measurement.
 * @typedef {import('../slow-visit.mjs').Sum} Sum
 * @typedef {{ sign: number, there: number, until: Sum, later: Sum } | { failure: string }} PressResult
 */

/**
 * @param {() => Promise<import('./situations.mjs').Device>} open opens the device of the visit
 * @param {string} address
 * @param {import('./presses.mjs').Press} press
 * @returns {Promise<PressResult>}
 */
export async function visitPress(open, address, press) {
  /** @type {import('./situations.mjs').Device | undefined} */
  let device;
  try {
    device = await open();
    const { context } = device;
    if (press.hasRecord === true) await saveRecord(context, address + barePage);
    const { page, line } = await slowVisit(context);
    page.setDefaultTimeout(patienceMs.page);
    const measure = await pressMeter(page);
    if (press.viewport !== undefined) await page.setViewportSize(press.viewport);
    await page.goto(address + press.path, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await press.before?.(page);
    const control = press.control(page).filter({ visible: true }).first();
    await control.scrollIntoViewIfNeeded({ timeout: patienceMs.control });
    await page.waitForTimeout(readMs);
    const { from, to, sign, there } = await measure(press.promises, () =>
      press.press === undefined ? control.tap() : press.press(control),
    );
    await atRest(page, line);
    return { sign, there, until: line.sum(from, to), later: line.sum(to) };
  } catch (error) {
    return { failure: reasonOf(error) };
  } finally {
    await device?.leave();
  }
}

/** @param {import('playwright').BrowserContext} context @param {string} url */
async function saveRecord(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(seedRecord, { count: attempts, pool: practicePool() });
  await page.close();
}
