/** The learner who practices on this device, assembled from the record. */
import { loadItemIndex } from '@/data/items/index/load';
import { readPlanFacts } from '@/data/plan/planFacts';
import type { StudentRecord } from '@/data/record/api';
import { readSetup } from '@/data/record/setup/setup';
import { levelOfProfile } from '@/domain/learner/setup';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { LearnerPlan } from '@/domain/learner/learner-plan';
import type { LearnerRecord } from '@/domain/learner/record';
import { sessionFrom, testFrom, testFromReport, topicsAnswered, wordSession } from '@/domain/learner/sitting';
import { type DoneFacts, doneEntries } from '@/domain/plan/done';
import { practiceLevel } from '@/domain/plan/practice-level';
import type { StudyPlan } from '@/domain/plan/study-plan';
import type { IsoDay } from '@/lib/calendar';
import { dayAt } from '@/lib/localTime';

/** The id of a learner whose record has none of its own yet. */
export const unnamedLearner = 'device';

const byStart = (a: { readonly at: number }, b: { readonly at: number }) => a.at - b.at;

/**
 * Reads the record.
 * @throws Error (rejects) when code or the index of items can't be fetched, after several tries.
 */
export async function readDeviceLearner(record: StudentRecord, nowMs: number): Promise<LearnerRecord> {
  const ready = record.prepareRecord();
  const [{ done, shownPlan: plan, testDay }, index, finished, setup] = await Promise.all([
    readPlanFacts(record),
    loadItemIndex(),
    ready.then(() => record.listFinished()),
    ready.then(() => readSetup(record)),
  ]);
  const { attempts, wordDays } = done;
  const topics = new Map(attempts.map((attempt) => [attempt.id, topicsAnswered(attempt, index)]));
  const sittings = finished.attempts.map((sitting) => ({ sitting, topics: topics.get(sitting.id) ?? [] }));
  const { profile } = setup;
  return {
    profile: {
      ...profile,
      id: setup.learnerId ?? unnamedLearner,
      level: levelOfProfile(setup.profile) ?? latestLevel(finished.attempts) ?? practiceLevel.id,
      testDay,
      weeklyMinutes: profile.weeklyMinutes ?? (plan === null ? null : weeklyMinutesOf(plan)),
    },
    sessions: [
      ...sittings.flatMap((each) => sessionFrom(each.sitting, each.topics) ?? []),
      ...wordDays.flatMap((day) => wordSession(day, nowMs) ?? []),
    ].toSorted(byStart),
    tests: [
      ...sittings.flatMap((each) => testFrom(each.sitting, each.topics) ?? []),
      ...setup.reportedTests.map((each) => testFromReport(each.id, each, nowMs)),
    ].toSorted(byStart),
    plan: plan === null ? null : planOf(plan, done, dayAt(nowMs)),
    goals: setup.goals,
    weeklyGoals: [],
    settings: null,
    readUntil: setup.readUntil,
    testAnxiety: null,
  };
}

/** The minutes a week that a plan gives. */
const weeklyMinutesOf = ({ minutesPerDay, restDays }: StudyPlan) => minutesPerDay * (7 - restDays.length);

/** The level of the latest test or drill. */
function latestLevel([latest]: readonly { readonly level: LevelId }[]): LevelId | null {
  return latest?.level ?? null;
}

/** The plan with what is done of it. What was missed and moved is there once, on its new day. */
function planOf(plan: StudyPlan, facts: DoneFacts, today: IsoDay): LearnerPlan {
  const done = doneEntries(plan, facts, today);
  const missed = (plan.missed ?? []).filter(({ moved }) => !moved);
  return {
    entries: [...missed, ...plan.entries]
      .map(({ id, day, minutes, activity }) => ({
        id,
        day,
        start: null,
        minutes,
        activity,
        done: done.has(id),
      }))
      .toSorted((a, b) => a.day.localeCompare(b.day)),
    restDays: plan.restDays,
  };
}
