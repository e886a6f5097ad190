/** What the worksheet for a meeting is filled with, from what the record knows. Fetched apart from the page. */
import { drawnLureIn } from '@/data/items/drawnLure';
import { hasEssay } from '@/data/essays';
import { readTestDay } from '@/data/plan/testDay';
import { readPractice } from '@/data/practice';
import type { StudentRecord } from '@/data/record/api';
import type { Instant } from '@/domain/exam/clock';
import { finishedTest } from '@/domain/exam/report/finished-test';
import { luresOf, type Pattern, patternsOf } from '@/domain/plan/lures';
import {
  causeCounts,
  type CauseCount,
  type LatestBand,
  latestBands,
  type WeakTopic,
  weakestTopics,
} from '@/domain/plan/meeting-sheet';
import type { IsoDay } from '@/lib/calendar';

export interface MeetingSheet {
  readonly bands: readonly LatestBand[];
  readonly topics: readonly WeakTopic[];
  readonly patterns: readonly Pattern[];
  readonly causes: readonly CauseCount[];
  readonly lastEssay: Instant | null;
  readonly testDate: IsoDay | null;
}

/** A sheet to fill in by hand. */
export const blankSheet: MeetingSheet = {
  bands: [],
  topics: [],
  patterns: [],
  causes: [],
  lastEssay: null,
  testDate: null,
};

/** A coach has time for so many. */
export const sheetRows = 3;

/**
 * Reads what there is.
 * @throws Error (rejects) when code or a part of the bank can't be fetched, after several tries.
 */
export async function readSheet(record: StudentRecord): Promise<MeetingSheet> {
  const [{ attempts, index, standing }, causes, { testDay }, finished] = await Promise.all([
    readPractice(record, Date.now()),
    record.readKept('causes'),
    readTestDay(record),
    record.listFinished(),
  ]);
  const lures = luresOf(attempts, index, await drawnLureIn(attempts, index));
  return {
    bands: latestBands(finished.attempts.map(finishedTest)),
    topics: weakestTopics(standing, sheetRows),
    patterns: patternsOf(lures).slice(0, sheetRows),
    causes: causeCounts(causes).slice(0, sheetRows),
    lastEssay: finished.attempts.find(hasEssay)?.finishedAt ?? null,
    testDate: testDay,
  };
}
