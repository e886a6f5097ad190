/** Builds the dashboards' data for this device's learner from the record. */
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { readPlanFacts } from '@/data/plan/planFacts';
import { type AnswersWithIndex, readAnswersWithIndex } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { type LearnerSetup, readLearnerSetup } from '@/data/record/setup/learnerSetup';
import { testLevels } from '@/domain/exam/level/test-levels';
import { targetsOnScale } from '@/domain/learner/learner-profile';
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
import { levelOfLearner } from '@/domain/learner/setup';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';

/** Used while the record has no learner id of its own. */
export const unnamedLearnerId = 'device';

const byStart = (a: { readonly at: number }, b: { readonly at: number }) => a.at - b.at;

/**
 * @throws Error (rejects) if code or the item index still can't be fetched after several tries, or if the database can't be read:
 * figures without its tests would be wrong, and nobody could tell.
 */
export async function readDeviceLearner(record: StudentRecord, nowMs: number): Promise<Learner> {
  const reading = readLearnerSetup(record);
  const answered = readOwnAnswers(record, reading);
  const [{ attempts, finished, index }, { followed, testDay, completedWork }, setup] = await Promise.all([
    answered,
    readPlanFacts(record, nowMs, answered),
    reading,
  ]);
  const { profile } = setup;
  const topics = answeredTopicCounts(attempts, index);
  const sittings = finished.map((sitting) => ({
    sitting,
    topics: topics.get(sitting.id) ?? [],
    traps: countTraps(
      sitting.sections.flatMap(({ answers }) => answers),
      index,
    ),
  }));
  return {
    profile: {
      ...profile,
      id: setup.learnerId ?? unnamedLearnerId,
      level: index.level,
      targets: targetsOnScale(profile.targets, testLevels[index.level]),
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

/**
 * Reads the answers with the index of the learner's own level: an address may have chosen another one for the visit, which changes
 * nothing about the learner.
 */
async function readOwnAnswers(
  record: StudentRecord,
  setup: Promise<Pick<LearnerSetup, 'profile' | 'reportedTests'>>,
): Promise<AnswersWithIndex> {
  const [answered, { profile, reportedTests }] = await Promise.all([readAnswersWithIndex(record), setup]);
  const level =
    levelOfLearner(profile, answered.finished.toReversed(), reportedTests) ?? answered.index.level;
  return level === answered.index.level ? answered : { ...answered, index: await loadItemIndex(level) };
}

const weeklyMinutesOf = ({ minutesPerDay, restDays }: StudyPlan) => minutesPerDay * (7 - restDays.length);
