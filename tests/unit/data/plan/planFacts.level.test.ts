/** The words that a plan, today's card, and the weekly sheet count are those of the learner's level. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readPlanFacts } from '@/data/plan/planFacts';
import { writeProfile } from '@/data/record/setup/learnerSetup';
import { wordIndexes } from '@/data/words/wordIndex';
import { readWeeklySheet } from '@/features/planning/weekly/readWeeklySheet';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { wordCard } from '../../domain/plan/words/card';
import { fakeBrowser } from '../record/fake-browser';

const today: IsoDay = '2026-11-24';
// A clock of its own, so that the day can't end between two reads.
beforeAll(() => void vi.useFakeTimers({ now: localEpochMs(today, 16 * 60), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

test('a learner who knows every word of the Middle Level has no words left there, and some at the Upper Level', async () => {
  const { record } = fakeBrowser().tab();
  await record.setConsent('keep');
  await writeProfile(record, (profile) => ({ ...profile, level: 'middle' }));
  await record.writeWords(
    wordIndexes.middle.map(({ word }) => ({
      day: addDays(today, -1),
      card: wordCard({ id: word, reviewedOn: addDays(today, -1), dueDay: addDays(today, 30) }),
      recalls: 1,
      newWords: 1,
      ms: 1000,
    })),
  );
  const read = async () => {
    const { completedWork } = await readPlanFacts(record, Date.now());
    const { due } = await readWeeklySheet(record);
    return { isPending: completedWork.hasPendingReview('words', today), ...due.words };
  };
  expect(await read()).toEqual({ isPending: false, recall: 0, newWords: 0 });
  record.chooseLevel('upper');
  expect(await read()).toEqual({ isPending: true, recall: 0, newWords: 8 });
});
