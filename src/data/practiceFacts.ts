/** Loads a student's answers and the item index, for practice pages. */
import type { StudentRecord } from '@/data/record/api';
import { loadItemIndex, preloadItemIndex } from '@/data/items/index/loadItemIndex';
import { readLearnerLevel } from '@/data/record/setup/learnerLevel';
import { buildSkillProfile, type SkillProfile } from '@/domain/plan/ability/ability';
import type { AnsweredAttempt, FinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import { extractEvidence } from '@/domain/plan/ability/evidence';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { type LastSeen, lastSeenTimes } from '@/domain/plan/ability/last-seen';

export interface PracticeFacts {
  readonly index: ItemIndex;
  /** By finish time, oldest first. */
  readonly attempts: readonly AnsweredAttempt[];
  readonly seen: LastSeen;
  readonly skillProfile: SkillProfile;
}

export interface AnswersWithIndex extends Pick<PracticeFacts, 'attempts' | 'index'> {
  /** Those of the attempts that lists and dashboards show. */
  readonly finished: readonly FinishedAttempt[];
}

/**
 * Reads a student's answers, and the index of the level that the page is for (`readLearnerLevel`).
 * @throws Error (rejects) if code or the item index still can't be fetched after several tries, or if the database may have more
 *   answers.
 */
export async function readAnswersWithIndex(
  record: Parameters<typeof readLearnerLevel>[0] & Pick<StudentRecord, 'readAnswers'>,
): Promise<AnswersWithIndex> {
  // Loads the index while the database is opening.
  const [index, { all, finished }] = await Promise.all([
    Promise.all([readLearnerLevel(record), preloadItemIndex()]).then(([level]) => loadItemIndex(level)),
    record.prepareRecord().then(() => record.readAnswers()),
  ]);
  return { attempts: all, finished, index };
}

/**
 * Reads what practice is chosen by: a student's answers, the items they have seen, and what the answers say of their skills.
 * @throws Error (rejects) if code or the item index still can't be fetched after several tries, or if the database may have more
 *   answers.
 */
export async function readPracticeFacts(record: StudentRecord, nowMs: number): Promise<PracticeFacts> {
  const [{ attempts, index }, shownItemIds] = await Promise.all([
    readAnswersWithIndex(record),
    record.prepareRecord().then(() => record.seenItems()),
  ]);
  return {
    index,
    attempts,
    seen: lastSeenTimes({ attempts, shownItemIds, runningItemIds: record.itemsUnderWay(), index, nowMs }),
    skillProfile: buildSkillProfile(extractEvidence(attempts, index), nowMs, index.level),
  };
}
