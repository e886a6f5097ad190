/** Builds the dashboards' data for this device's learner from the record. */
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { readPlanFacts } from '@/data/plan/planFacts';
import { readAnswersWithIndex } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { readLearnerSetup } from '@/data/record/setup/learnerSetup';
import { toLearnerPlan } from '@/domain/learner/learner-plan';
import type { Learner } from '@/domain/learner/learner';
import {
  sessionFromSitting,
  testFromSitting,
  testFromReport,
  answeredTopicCounts,
  wordReviewSession,
} from '@/domain/learner/sitting';
import { countTraps } from '@/domain/learner/test-answers';
import { type EditableProfile, levelOfLearner, type ReportedTest } from '@/domain/learner/setup';
import type { FinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';

/** Used while the record has no learner id of its own. */
export const unnamedLearnerId = 'device';

const byStart = (a: { readonly at: number }, b: { readonly at: number }) => a.at - b.at;

/**
 * @throws Error (rejects) if code or the item index still can't be fetched after several tries, or if the database can't be read:
 * figures without its tests would be wrong, and nobody could tell.
 */
export async function readDeviceLearner(record: StudentRecord, nowMs: number): Promise<Learner> {
  const answered = readAnswersWithIndex(record);
  const [{ attempts, finished, index }, { followed, testDay, completedWork }, setup] = await Promise.all([
    answered,
    readPlanFacts(record, nowMs, answered),
    record.prepareRecord().then(() => readLearnerSetup(record)),
  ]);
  const { profile } = setup;
  const level = ownLevel(profile, finished, setup.reportedTests) ?? index.level;
  // An address may have chosen another level for the visit, which changes nothing about the learner.
  const own = level === index.level ? index : await loadItemIndex(level);
  const topics = answeredTopicCounts(attempts, own);
  const sittings = finished.map((sitting) => ({
    sitting,
    topics: topics.get(sitting.id) ?? [],
    traps: countTraps(
      sitting.sections.flatMap(({ answers }) => answers),
      own,
    ),
  }));
  return {
    profile: {
      ...profile,
      id: setup.learnerId ?? unnamedLearnerId,
      level,
      testDay,
      weeklyMinutes: profile.weeklyMinutes ?? (followed === null ? null : weeklyMinutesOf(followed.plan)),
    },
    sessions: [
      ...sittings.flatMap((each) => sessionFromSitting(each.sitting, each.topics, nowMs) ?? []),
      ...completedWork.wordDays.flatMap((day) => wordReviewSession(day, nowMs) ?? []),
    ].toSorted(byStart),
    tests: [
      ...sittings.flatMap((each) => testFromSitting(each.sitting, each, nowMs) ?? []),
      ...setup.reportedTests.map((each) => testFromReport(each.id, each, nowMs)),
    ].toSorted(byStart),
    plan: followed === null ? null : toLearnerPlan(followed),
    goals: setup.goals,
    weeklyGoals: [],
    notes: setup.notes,
    settings: null,
    readUntil: setup.readUntil,
    testAnxiety: null,
  };
}

/** Returns the level of the profile, else of the latest test or drill, else of the latest reported test; null if nothing says which. */
function ownLevel(
  profile: EditableProfile,
  finished: readonly FinishedAttempt[],
  reportedTests: readonly ReportedTest[],
): LevelId | null {
  const latestFirst = finished.toSorted((a, b) => b.finishedAt.utcMs - a.finishedAt.utcMs);
  return levelOfLearner(profile, latestFirst) ?? reportedTests.at(-1)?.level ?? null;
}

const weeklyMinutesOf = ({ minutesPerDay, restDays }: StudyPlan) => minutesPerDay * (7 - restDays.length);
