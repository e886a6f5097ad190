/** A sample child as it is written down, and the record that it is at a moment. */
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { type AsOf, eveningOf } from '@/domain/dashboard/as-of';
import type { Family } from '@/domain/dashboard/figures';
import type { LearnerGoal, WeeklyGoalPlan } from '@/domain/learner/learner-goal';
import type { TargetSchool } from '@/domain/learner/learner-profile';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { addDays } from '@/lib/calendar';
import { once } from '@/lib/once';
import { type ExtraTest, buildSampleLog, buildSamplePlan, parseWeeklySlots } from './sampleNotation';
import { sampleSettings } from './sampleSettings';

/** A goal, with its days counted from the family's present. */
export interface SampleGoal extends Omit<LearnerGoal, 'setOn' | 'dueOn'> {
  readonly setDaysAgo: number;
  readonly dueInDays: number;
}

export interface SampleChild {
  readonly id: string;
  readonly name: string;
  readonly grade: number;
  /** Section scores to reach; together they are the total to reach. */
  readonly targets: Readonly<Record<ScoredSection, number>>;
  /** The first is the one aimed for. */
  readonly schools: readonly TargetSchool[];
  /** The hours a week that the tabbed dashboard measures against, and those of the other two (docs/product.md, "Limits"). */
  readonly weeklyTargetHours: number;
  readonly weeklyGoalHours: number;
  /** Days from the family's present until the SSAT. */
  readonly testInDays: number;
  /** The days of a week that repeats, Monday first, as `readWeek` reads them. */
  readonly plan: readonly string[];
  /** Tests that are planned beside the weeks. */
  readonly extra: readonly ExtraTest[];
  readonly weeks: readonly string[];
  readonly tests: readonly string[];
  readonly weeklyGoals: readonly WeeklyGoalPlan[];
  readonly goals: readonly SampleGoal[];
  /** How many hours ago somebody last looked at the notifications. */
  readonly lookedHoursAgo: number;
  readonly testAnxiety: string;
}

const hourMs = 60 * 60_000;

/** The record of a sample child, as it is at `asOf`. */
export function buildSampleRecord(sample: SampleChild, asOf: AsOf): LearnerRecord {
  const { id, name, grade, targets, schools, goals, weeklyGoals, testAnxiety } = sample;
  const week = parseWeeklySlots(sample.plan);
  const testDay = addDays(asOf.day, sample.testInDays);
  // Read when they are first asked for: most screens show one child of the family.
  const log = once(() => buildSampleLog(sample, week, asOf));
  const plan = once(() => buildSamplePlan(week, sample.extra, log(), testDay, asOf));
  return {
    profile: {
      id,
      nickname: name,
      grade,
      level: 'upper',
      testDay,
      targets: { total: null, sections: targets },
      schools,
      weeklyMinutes: 60 * sample.weeklyTargetHours,
      stretchMinutes: 60 * sample.weeklyGoalHours,
    },
    get sessions() {
      return log().sessions;
    },
    get tests() {
      return log().tests;
    },
    get plan() {
      return plan();
    },
    goals: goals.map(({ setDaysAgo, dueInDays, ...goal }) => ({
      ...goal,
      setOn: addDays(asOf.day, -setDaysAgo),
      dueOn: addDays(asOf.day, dueInDays),
    })),
    weeklyGoals,
    settings: sampleSettings,
    readUntil: asOf.ms - sample.lookedHoursAgo * hourMs,
    testAnxiety,
  };
}

/** A sample family as it is written down. */
export interface SampleFamily {
  readonly id: string;
  readonly children: readonly [SampleChild, ...SampleChild[]];
}

/** The family that a sample is at `asOf`. */
export function buildSampleFamily({ id, children: [first, ...rest] }: SampleFamily, asOf: AsOf): Family {
  return {
    id,
    asOf,
    children: [buildSampleRecord(first, asOf), ...rest.map((each) => buildSampleRecord(each, asOf))],
  };
}

/** The family that a sample is on the evening of a day. */
export const sampleFamilyOn = (sample: SampleFamily, day: AsOf['day']): Family =>
  buildSampleFamily(sample, eveningOf(day));
