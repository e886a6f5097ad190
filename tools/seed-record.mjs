/**
 * Fills a browser's record with artificial finished attempts, for measuring how the site does with a full one:
 *
 *   import { seedRecord } from './seed-record.mjs';
 *   await page.goto(address); // any page of the site: the record belongs to its origin
 *   await page.evaluate(seedRecord, 1000);
 *
 * Each attempt has one section of 40 answered items out of 800, and they are a day apart, the last one finished now. Attempts
 * that are there already stay. The function runs in the page and therefore uses nothing from outside of itself; its rows are those
 * of database version 1, which a test reads back; a database that is there already keeps its version.
 */

/**
 * @param {number} count how many attempts
 * @returns {Promise<void>} when all of them are written
 */
export async function seedRecord(count) {
  const itemsPerAttempt = 40;
  const pool = 800;
  const letters = ['A', 'B', 'C', 'D', 'E'];
  const dayMs = 24 * 60 * 60 * 1000;
  const limitMs = 30 * 60 * 1000;
  const itemMs = 20_000;
  localStorage.setItem('larkfield:consent', 'keep');

  /** @param {number} index */
  const itemId = (index) => `seed-${String(index % pool).padStart(4, '0')}`;

  /** @param {number} number */
  function rowsOf(number) {
    const id = `seeded-${number}`;
    const usedMs = itemsPerAttempt * itemMs;
    const finishedAt = { utcMs: Date.now() - (count - 1 - number) * dayMs, offsetMinutes: 0 };
    const startedAt = { utcMs: finishedAt.utcMs - usedMs, offsetMinutes: 0 };
    const common = {
      planId: 'quick-verbal',
      source: { kind: 'seed', seed: number },
      conditions: { mode: 'real' },
      timing: 'standard',
    };
    const numbers = Array.from({ length: itemsPerAttempt }, (_, index) => index);
    // The pool begins anew every twenty attempts.
    const isNew = number < pool / itemsPerAttempt;
    const seenBefore = isNew ? [] : numbers.map((index) => itemId(number * itemsPerAttempt + index));
    const section = { kind: 'section', id: 'verbal', section: 'verbal', scored: true, limitMs };
    const part = {
      ...section,
      items: numbers.map((index) => itemId(number * itemsPerAttempt + index)),
      keys: numbers.map((index) => letters[(number + index * 2) % letters.length]),
      passages: [],
      content: ['starter/verbal'],
    };
    const state = {
      kind: 'section',
      phase: 'reviewing',
      items: numbers.map((index) => ({
        response: { state: 'chosen', letter: letters[(number + index) % letters.length] },
        crossedOut: [],
        flagged: index % 10 === 0,
        confidence: null,
        timeMs: itemMs,
        answeredAtMs: (index + 1) * itemMs,
        checked: false,
      })),
      current: itemsPerAttempt - 1,
      highlights: [],
      usedMs,
      ending: 'handed-in',
    };
    const attempt = {
      id,
      form: { ...common, parts: [part] },
      seenBefore,
      startedAt,
      phase: { name: 'finished', at: finishedAt },
      part: 0,
      parts: [state],
      interruptions: [],
      pauses: [],
      lastReading: null,
    };
    // One answer in five is right: the keys go on by two letters where the answers go on by one.
    const verdicts = { right: itemsPerAttempt / 5, wrong: (itemsPerAttempt * 4) / 5, blank: 0 };
    const tally = {
      questions: itemsPerAttempt,
      answered: itemsPerAttempt,
      ...verdicts,
      unseen: seenBefore.length === 0 ? verdicts : { right: 0, wrong: 0, blank: 0 },
      flagged: itemsPerAttempt / 10,
    };
    const summary = {
      id,
      ...common,
      startedAt,
      finishedAt,
      interruptions: 0,
      pauses: 0,
      parts: [{ ...section, usedMs, ending: 'handed-in', ...tally }],
    };
    return { attempt: { id, version: 1, attempt }, summary: { id, version: 1, summary } };
  }

  /** @type {IDBDatabase} */
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('larkfield');
    opening.addEventListener('upgradeneeded', () => {
      for (const store of ['attempts', 'summaries', 'seen', 'running'])
        opening.result.createObjectStore(store, { keyPath: 'id' });
      opening.result.createObjectStore('unreadable', { autoIncrement: true });
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
  const transaction = database.transaction(['attempts', 'summaries', 'seen'], 'readwrite');
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (let number = 0; number < count; number += 1) {
    const { attempt, summary } = rowsOf(number);
    transaction.objectStore('attempts').put(attempt);
    transaction.objectStore('summaries').put(summary);
    for (let index = 0; index < itemsPerAttempt; index += 1) {
      const id = itemId(number * itemsPerAttempt + index);
      seen.set(id, (seen.get(id) ?? 0) + 1);
    }
  }
  for (const [id, times] of seen)
    transaction.objectStore('seen').put({ id, count: times, lastMs: Date.now() });
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
  database.close();
}
