/** The level that a page is for: what was chosen on this visit, else what the record says. */
import type { StudentRecord } from '@/data/record/api';
import { listAllFinished } from '@/data/record/listAllFinished';
import { type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { readProfile, readReportedTests, writeProfile } from '@/data/record/setup/learnerSetup';
import { defaultLevel, type LevelId } from '@/domain/exam/level/level-id';
import { levelOfLearner } from '@/domain/learner/setup';

/**
 * Reads the level; the default if nobody has said which it is, and no test shows it.
 * @throws RecordUnreadError (rejects) if the database may have more than could be read.
 */
export async function readLearnerLevel(
  record: Pick<StudentRecord, 'chosenLevel' | 'prepareRecord' | 'readSavedRows' | 'listFinished'>,
): Promise<LevelId> {
  const chosen = record.chosenLevel();
  if (chosen !== null) return chosen;
  await record.prepareRecord();
  const [profile, finished, reported] = await Promise.all([
    readProfile(record),
    listAllFinished(record),
    readReportedTests(record),
  ]);
  return levelOfLearner(profile, finished, reported) ?? defaultLevel;
}

/** Writes the chosen level into the profile of a learner who has one. Never rejects. */
export function saveLevel(level: LevelId): Promise<SaveRowsOutcome> {
  return saveRows((record) => writeProfile(record, (profile) => ({ ...profile, level })));
}
