/** Fills the meeting worksheet from the record. */
import { listAllFinished } from '@/data/record/listAllFinished';
import { loadGeneratedItemDistractors } from '@/data/items/drawnDistractors';
import { hasEssay } from '@/data/essays';
import { readTestDayAndPlan } from '@/data/plan/testDay';
import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import type { Instant } from '@/domain/exam/attempts/clock';
import { toFinishedTest } from '@/domain/exam/report/finished-test';
import {
  countDistractors,
  type DistractorPattern,
  distractorPatterns,
} from '@/domain/plan/mistakes/distractors';
import {
  countCauses,
  type CauseCount,
  type LatestScoreBand,
  latestScoreBands,
  type WeakTopic,
  weakestTopics,
} from '@/domain/plan/courses/meeting-sheet';
import type { IsoDay } from '@/lib/dates/calendar';

export interface WorksheetData {
  readonly bands: readonly LatestScoreBand[];
  readonly topics: readonly WeakTopic[];
  readonly patterns: readonly DistractorPattern[];
  readonly causes: readonly CauseCount[];
  readonly lastEssay: Instant | null;
  readonly testDate: IsoDay | null;
}

/** A sheet to fill in by hand. */
export const blankWorksheet: WorksheetData = {
  bands: [],
  topics: [],
  patterns: [],
  causes: [],
  lastEssay: null,
  testDate: null,
};

/** The most rows of a table: as many as a coach has time for. */
export const maxWorksheetRows = 3;

/**
 * Reads everything that the worksheet shows from the record.
 * @throws Error (rejects) if code or a part of the item bank can't be fetched after several tries
 */
export async function readWorksheetData(record: StudentRecord): Promise<WorksheetData> {
  const [{ attempts, index, skillProfile }, causes, { testDay }, finished] = await Promise.all([
    readPracticeFacts(record, Date.now()),
    record.readSavedRows('causes'),
    readTestDayAndPlan(record),
    listAllFinished(record),
  ]);
  const distractors = countDistractors(attempts, index, await loadGeneratedItemDistractors(attempts, index));
  return {
    bands: latestScoreBands(finished.map(toFinishedTest)),
    topics: weakestTopics(skillProfile, maxWorksheetRows),
    patterns: distractorPatterns(distractors).slice(0, maxWorksheetRows),
    causes: countCauses(causes).slice(0, maxWorksheetRows),
    lastEssay: finished.find(hasEssay)?.finishedAt ?? null,
    testDate: testDay,
  };
}
