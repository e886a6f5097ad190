/** Answers are saved in sequence; a failed one is saved with the next. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { WriteOutcome } from '@/data/record/api';
import type { WordAnswer } from '@/domain/plan/words/word-answers';
import { type WordSaveOutcome, createWordSaver } from '@/features/practice/words/createWordSaver';
import { wordCard } from '../../../domain/plan/words/card';
import { patienceMs } from '../../../patience';

const saved = { state: 'saved', place: 'device', refusal: null } as const;
let written: string[] = [];
let calls = 0;
let outcome: WriteOutcome | null = saved;
/** Until it resolves, the disk hasn't confirmed what was written. */
let flushed: Promise<void> = Promise.resolve();

const record = {
  async writeWords(answers: readonly WordAnswer[]) {
    calls += 1;
    if (outcome === null) throw new Error('no connection');
    if (outcome.state === 'saved') written.push(...answers.map(({ card }) => card?.id ?? 'time alone'));
    await flushed;
    return outcome;
  },
};
vi.mock('@/data/record/studentRecord', () => ({
  studentRecord: () => record,
}));

beforeEach(() => {
  written = [];
  calls = 0;
  outcome = saved;
  flushed = Promise.resolve();
});

const answer = (id: string): WordAnswer => ({
  card: wordCard({ id }),
  day: '2026-11-22',
  recalls: 1,
  newWords: 1,
  ms: 12_345.6,
});

function saver() {
  const notified: WordSaveOutcome[] = [];
  return { notified, ...createWordSaver((each) => notified.push(each)) };
}

test('saves quick answers all, and none twice', async () => {
  const { notified, save } = saver();
  for (const id of ['frugal', 'lucid', 'terse']) save(answer(id));
  save({ ...answer(''), card: null });
  await vi.waitFor(() => expect(written).toEqual(['frugal', 'lucid', 'terse', 'time alone']), {
    timeout: patienceMs,
  });
  expect(notified.every(({ state }) => state === 'saved')).toBe(true);
});

test('saves answers that are given while the disk is slow', async () => {
  const { save } = saver();
  const flushes: (() => void)[] = [];
  flushed = new Promise((resolve) => void flushes.push(resolve));
  save(answer('frugal'));
  await vi.waitFor(() => expect(written).toEqual(['frugal']), { timeout: patienceMs });
  save(answer('lucid'));
  save(answer('terse'));
  flushes[0]?.();
  await vi.waitFor(() => expect(written).toEqual(['frugal', 'lucid', 'terse']), { timeout: patienceMs });
});

test.each<[WriteOutcome | null]>([[null], [{ state: 'refused' }]])(
  'reports a failed save, and retries it with the next answer: %j',
  async (failure) => {
    const { notified, save } = saver();
    outcome = failure;
    save(answer('frugal'));
    await vi.waitFor(() => expect(notified).toEqual([{ state: 'failed' }]), { timeout: patienceMs });
    outcome = saved;
    save(answer('lucid'));
    await vi.waitFor(() => expect(notified.at(-1)).toEqual(saved), { timeout: patienceMs });
    expect(written).toEqual(['frugal', 'lucid']);
  },
);

test('reports data from a newer version of the site, and doesn’t retry', async () => {
  const { notified, save } = saver();
  outcome = { state: 'newer' };
  save(answer('frugal'));
  await vi.waitFor(() => expect(notified).toEqual([{ state: 'newer' }]), { timeout: patienceMs });
  outcome = saved;
  save(answer('lucid'));
  await vi.waitFor(() => expect(written).toEqual(['lucid']), { timeout: patienceMs });
  expect(calls).toBe(2);
});
