/** Builds the dashboards' data for this device's learner from the record. */
import { listAllFinished } from '@/data/record/listAllFinished';
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { readPlanFacts } from '@/data/plan/planFacts';
import type { StudentRecord } from '@/data/record/api';
import { readLearnerSetup } from '@/data/record/setup/learnerSetup';
import { levelForProfile } from '@/domain/learner/setup';
import type { LevelId } from '@/domain/exam/level/level-id';
import { toLearnerPlan } from '@/domain/learner/learner-plan';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import {
  sessionFromSitting,
  testFromSitting,
  testFromReport,
  answeredTopicCounts,
  wordReviewSession,
} from '@/domain/learner/sitting';
import { practiceLevel } from '@/domain/plan/topics/practice-level';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';

/** Used while the record has no learner id of its own. */
export const unnamedLearnerId = 'device';

const byStart = (a: { readonly at: number }, b: { readonly at: number }) => a.at - b.at;

/**
 * @throws Error (rejects) if code or the item index still can't be fetched after several tries, or if the database can't be read:
 * figures without its tests would be wrong, and nobody could tell.
 */
export async function readDeviceLearner(record: StudentRecord, nowMs: number): Promise<LearnerRecord> {
  const ready = record.prepareRecord();
  const [{ completedWork, followed, testDay }, index, finished, setup] = await Promise.all([
    readPlanFacts(record),
    loadItemIndex(),
    ready.then(() => listAllFinished(record)),
    ready.then(() => readLearnerSetup(record)),
  ]);
  const { attempts, wordDays } = completedWork;
  const topics = answeredTopicCounts(attempts, index);
  const sittings = finished.map((sitting) => ({ sitting, topics: topics.get(sitting.id) ?? [] }));
  const { profile } = setup;
  return {
    profile: {
      ...profile,
      id: setup.learnerId ?? unnamedLearnerId,
      level: levelForProfile(setup.profile) ?? latestLevel(finished) ?? practiceLevel.id,
      testDay,
      weeklyMinutes: profile.weeklyMinutes ?? (followed === null ? null : weeklyMinutesOf(followed.plan)),
    },
    sessions: [
      ...sittings.flatMap((each) => sessionFromSitting(each.sitting, each.topics, nowMs) ?? []),
      ...wordDays.flatMap((day) => wordReviewSession(day, nowMs) ?? []),
    ].toSorted(byStart),
    tests: [
      ...sittings.flatMap((each) => testFromSitting(each.sitting, each.topics, nowMs) ?? []),
      ...setup.reportedTests.map((each) => testFromReport(each.id, each, nowMs)),
    ].toSorted(byStart),
    plan: followed === null ? null : toLearnerPlan(followed),
    goals: setup.goals,
    weeklyGoals: [],
    settings: null,
    readUntil: setup.readUntil,
    testAnxiety: null,
  };
}

const weeklyMinutesOf = ({ minutesPerDay, restDays }: StudyPlan) => minutesPerDay * (7 - restDays.length);

/** Returns the level of the latest test or drill; null if there is none. */
function latestLevel([latest]: readonly { readonly level: LevelId }[]): LevelId | null {
  return latest?.level ?? null;
}
