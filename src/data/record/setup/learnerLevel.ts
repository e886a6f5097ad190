/** The level that a page is for: what was chosen on this visit, else what the record says. */
import type { StudentRecord } from '@/data/record/api';
import { listAllFinished } from '@/data/record/listAllFinished';
import { type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { readProfile, writeProfile } from '@/data/record/setup/learnerSetup';
import { defaultLevel, type LevelId } from '@/domain/exam/level/level-id';
import { levelOfLearner } from '@/domain/learner/setup';

export interface LearnerLevel {
  readonly level: LevelId;
  /** False if nobody has said which level it is, and no attempt shows it. */
  readonly isKnown: boolean;
}

/**
 * Reads the level.
 * @throws RecordUnreadError (rejects) if the database may have more than could be read.
 */
export async function readLearnerLevel(
  record: Pick<StudentRecord, 'chosenLevel' | 'prepareRecord' | 'readSavedRows' | 'listFinished'>,
): Promise<LearnerLevel> {
  const chosen = record.chosenLevel();
  if (chosen !== null) return { level: chosen, isKnown: true };
  await record.prepareRecord();
  const [profile, finished] = await Promise.all([readProfile(record), listAllFinished(record)]);
  const own = levelOfLearner(profile, finished);
  return { level: own ?? defaultLevel, isKnown: own !== null };
}

/** Writes the chosen level into the profile of a learner who has one. Never rejects. */
export function saveLevel(level: LevelId): Promise<SaveRowsOutcome> {
  return saveRows((record) => writeProfile(record, (profile) => ({ ...profile, level })));
}
