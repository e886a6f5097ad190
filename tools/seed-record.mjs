/**
 * Fills a browser's record with artificial finished attempts, to measure the site with a large record:
 * import { seedRecord } from './seed-record.mjs';
 * await page.goto(address); // any page of the site: the record belongs to its origin
 * await page.evaluate(seedRecord, { count: 1000, pool: practicePool() });
 * Each attempt has one section of 40 answered items from the pool. Attempts are a day apart; the last one finishes now. Other
 * attempts in the record remain. The function runs in the page and therefore can't use anything outside itself. Its rows are
 * as the site writes them now, which a test verifies; a new database gets the stores of version 3.
 */
import { readFileSync } from 'node:fs';

/** @typedef {{ readonly id: string, readonly key: string }} PoolItem */

/**
 * Returns the verbal items of the practice pool. They are real items, so that the report of a seeded attempt finds its questions.
 * @returns {readonly PoolItem[]}
 */
export function practicePool() {
  return practiceFiles.flatMap((name) => {
    const file = new URL(`../src/data/items/content/${name}.json`, import.meta.url);
    /** @type {{ items: readonly PoolItem[] }} */
    const { items } = JSON.parse(readFileSync(file, 'utf8'));
    return items.map(({ id, key }) => ({ id, key }));
  });
}

const practiceFiles = ['practice/synonyms', 'practice/analogies'];

/**
 * @param {{ count: number, pool: readonly PoolItem[] }} options the number of attempts, and the items that they use in turn
 * @returns {Promise<void>} resolves when all attempts are saved
 */
export async function seedRecord({ count, pool }) {
  const itemsPerAttempt = 40;
  const letters = ['A', 'B', 'C', 'D', 'E'];
  const dayMs = 24 * 60 * 60 * 1000;
  const limitMs = 30 * 60 * 1000;
  const itemMs = 20_000;
  localStorage.setItem('larkfield:consent', 'keep');

  /** @param {number} index */
  const itemAt = (index) => pool[index % pool.length] ?? { id: '', key: 'A' };

  /** @param {number} number */
  function rowsOf(number) {
    const attemptId = `seeded-${number}`;
    const usedMs = itemsPerAttempt * itemMs;
    const finishedAt = { utcMs: Date.now() - (count - 1 - number) * dayMs, offsetMinutes: 0 };
    const startedAt = { utcMs: finishedAt.utcMs - usedMs, offsetMinutes: 0 };
    const numbers = Array.from({ length: itemsPerAttempt }, (_, index) => index);
    const asked = numbers.map((index) => itemAt(number * itemsPerAttempt + index));
    // Items are new to the student until the pool has been used up once.
    const isNew = (number + 1) * itemsPerAttempt <= pool.length;
    const seenBefore = isNew ? [] : asked.map(({ id }) => id);
    const part = {
      kind: 'section',
      id: 'verbal',
      section: 'verbal',
      scored: true,
      limitMs,
      items: asked.map(({ id }) => id),
      keys: asked.map(({ key }) => key),
      passages: [],
      content: ['practice/synonyms', 'practice/analogies'],
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
      id: attemptId,
      form: {
        planId: 'quick-verbal',
        source: { kind: 'seed', seed: number },
        conditions: { mode: 'real' },
        timing: 'standard',
        parts: [part],
      },
      seenBefore,
      startedAt,
      phase: { name: 'finished', at: finishedAt },
      part: 0,
      parts: [state],
      interruptions: [],
      pauses: [],
      lastReading: null,
    };
    const { form } = attempt;
    const isRight = (/** @type {number} */ index) =>
      letters[(number + index) % letters.length] === asked[index]?.key;
    const answers = numbers.map((index) => {
      const letter = letters[(number + index) % letters.length];
      return `${asked[index]?.id}:${letter}:${isRight(index) ? 'r' : 'w'}:${isNew ? 'f' : ''}:${itemMs}:`;
    });
    const facts = {
      id: attemptId,
      planId: form.planId,
      level: 'upper',
      timing: form.timing,
      conditions: form.conditions,
      startedAt,
      finishedAt,
      interruptions: 0,
      pauses: 0,
      parts: [
        {
          kind: part.kind,
          id: part.id,
          section: part.section,
          scored: part.scored,
          usedMs,
          limitMs,
          ending: state.ending,
          explanationMs: 0,
          questions: itemsPerAttempt,
          newQuestions: isNew ? itemsPerAttempt : 0,
          answers: answers.join(' '),
        },
      ],
    };
    return {
      attempt: { id: attemptId, version: 1, attempt },
      answers: { id: attemptId, version: 2, answers: facts },
    };
  }

  const isThere = (await indexedDB.databases()).some(({ name }) => name === 'larkfield');
  const stores = 'attempts summaries seen running notes answers cards causes plans wordDays'.split(' ');
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('larkfield', isThere ? undefined : 3);
    opening.addEventListener('upgradeneeded', () => {
      for (const store of stores) opening.result.createObjectStore(store, { keyPath: 'id' });
      opening.result.createObjectStore('unreadable', { autoIncrement: true });
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
  const transaction = database.transaction(['attempts', 'answers', 'seen'], 'readwrite');
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (let number = 0; number < count; number += 1) {
    const { attempt, answers } = rowsOf(number);
    transaction.objectStore('attempts').put(attempt);
    transaction.objectStore('answers').put(answers);
    for (let index = 0; index < itemsPerAttempt; index += 1) {
      const { id } = itemAt(number * itemsPerAttempt + index);
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
