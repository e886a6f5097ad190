/** Everything that a page reads from the record follows the day, through the same subscription as changes to the record. */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLearners } from '@/data/learners/useLearners';
import type { StudentRecord } from '@/data/record/api';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { useToday } from '@/data/useToday';
import { localDayAt } from '@/lib/dates/localTime';

beforeEach(() => void vi.setSystemTime(new Date('2026-12-07T23:30')));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const readDay = async (record: StudentRecord) => {
  await record.prepareRecord();
  return localDayAt(Date.now());
};
/** The page returns from the back-forward cache. */
const returnAt = (time: string) =>
  act(async () => {
    vi.setSystemTime(new Date(time));
    window.dispatchEvent(new Event('pageshow'));
  });

test('a new day reads the record again, the same day doesn’t', async () => {
  const read = vi.fn(readDay);
  const { result } = renderHook(() => ({
    today: useToday(),
    query: useRecordQuery(read),
    learners: useLearners('device', null),
  }));
  const days = () => {
    const { today, query, learners } = result.current;
    return [today, query.found, learners.state === 'ready' && learners.source.family.asOf.day];
  };

  await waitFor(() => expect(days()).toEqual(['2026-12-07', '2026-12-07', '2026-12-07']));

  const { learners } = result.current;
  await returnAt('2026-12-07T23:50');
  expect(read).toHaveBeenCalledTimes(1);
  expect(result.current.learners).toBe(learners);

  await returnAt('2026-12-08T08:00');
  await waitFor(() => expect(days()).toEqual(['2026-12-08', '2026-12-08', '2026-12-08']));
  expect(read).toHaveBeenCalledTimes(2);
});
