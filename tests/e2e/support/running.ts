/** Reads the copies that a page has saved of a running test. */
import { expect, type Page } from '@playwright/test';

/** Runs in the page. Returns the database's copies of running tests, and the newest copy in localStorage, if it can be read. */
const copies = async () => {
  let stored: readonly [string, string][] = [];
  try {
    stored = Object.entries<string>(localStorage);
  } catch {
    // Blocked: only the database has copies.
  }
  // A text starts with the format's version, the number of its hold, and the number of the write.
  const [newest] = stored
    .filter(([key]) => /^larkfield:attempt:.*:[01]$/.test(key))
    .map(([, text]) => ({ text, order: text.split(' ', 3).map(Number) }))
    .toSorted(
      ({ order: [, holdA = 0, writeA = 0] }, { order: [, holdB = 0, writeB = 0] }) =>
        holdB - holdA || writeB - writeA,
    );
  // Opening the database before the site has created it would create an empty one.
  const exists = (await indexedDB.databases()).some(({ name }) => name === 'larkfield');
  const rows = !exists
    ? []
    : await new Promise<readonly { text: string }[]>((resolve) => {
        const opening = indexedDB.open('larkfield');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('running').objectStore('running').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      });
  return { slot: newest?.text ?? null, rows: rows.map(({ text }) => text) };
};

/**
 * Waits until the database has the newest copy of the running test, with the given text in it. The database's copy survives when
 * the browser is killed.
 */
export async function savedInDatabase(page: Page, containing: string): Promise<void> {
  await expect
    .poll(async () => {
      const { slot, rows } = await page.evaluate(copies);
      return rows.some((row) => row.includes(containing) && (slot === null || row === slot));
    })
    .toBe(true);
}
