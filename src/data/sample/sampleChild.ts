/** The source format of a sample child, and its conversion to a record as of a given time. */
import type { LevelId } from '@/domain/exam/level/level-id';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { type AsOf, asOfEvening } from '@/domain/dashboard/as-of';
import type { Family } from '@/domain/dashboard/figures';
import type { LearnerGoal, WeeklyGoalPlan } from '@/domain/learner/learner-goal';
import type { TargetSchool } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import { addDays } from '@/lib/dates/calendar';
import { once } from '@/lib/memoize';
import type { NotificationSettings } from '@/domain/learner/notification-settings';
import {
  type ExtraTest,
  type SampleTest,
  buildSampleLog,
  buildSamplePlan,
  parseWeeklySlots,
} from './sampleNotation';

/** A goal with its dates as numbers of days from the family's present. */
export interface SampleGoal extends Omit<LearnerGoal, 'setOn' | 'dueOn'> {
  readonly setDaysAgo: number;
  readonly dueInDays: number;
}

/** A note on the timeline with its days as numbers of days before the family's present. */
export interface SampleNote {
  readonly text: string;
  readonly fromDaysAgo: number;
  readonly toDaysAgo: number;
}

export interface SampleChild {
  readonly id: string;
  readonly name: string;
  readonly grade: number;
  /** The level of the child's tests. */
  readonly level: LevelId;
  /** Target section scores; their sum is the target total. */
  readonly targets: Readonly<Record<ScoredSection, number>>;
  /** The first one is the child's main target. */
  readonly schools: readonly TargetSchool[];
  /**
   * Weekly study hours: `weeklyTargetHours` on the tabbed dashboard, `weeklyGoalHours` on the other two (docs/product.md,
   * "Limits").
   */
  readonly weeklyTargetHours: number;
  readonly weeklyGoalHours: number;
  /** Days from the family's present until the SSAT. */
  readonly testInDays: number;
  /** The days of a repeating week, Monday first, as parsed by `parseWeeklySlots`. */
  readonly plan: readonly string[];
  /** Tests planned in addition to the repeating week, past ones included. */
  readonly extra: readonly ExtraTest[];
  readonly weeks: readonly string[];
  readonly tests: readonly SampleTest[];
  readonly weeklyGoals: readonly WeeklyGoalPlan[];
  readonly goals: readonly SampleGoal[];
  /** Oldest first. */
  readonly notes: readonly SampleNote[];
  /** Hours since somebody last looked at the notifications. */
  readonly lookedHoursAgo: number;
  readonly testAnxiety: string;
}

const sampleSettings: NotificationSettings = {
  email: {
    dailyProgress: true,
    weeklyReport: true,
    testScores: true,
    milestones: true,
    missedSessions: false,
    lowPerformance: true,
    goalReminders: true,
    scheduleChanges: false,
  },
  sms: { urgentAlerts: true, testReminders: true, dailyGoals: false, weeklyGoals: false },
  timing: { dailyReportTime: '18:00', weeklyReportDay: 'sunday', reminderFrequency: 'weekly' },
  contact: { email: 'parent@example.com', phone: '(555) 555-0173' },
};

const hourMs = 60 * 60_000;

export function buildSampleLearner(sample: SampleChild, asOf: AsOf): Learner {
  const { id, name, grade, level, targets, schools, goals, weeklyGoals, notes, testAnxiety } = sample;
  const week = parseWeeklySlots(sample.plan);
  const testDay = addDays(asOf.day, sample.testInDays);
  // Built on first access, because most screens show only one child of the family.
  const log = once(() => buildSampleLog(sample, week, asOf));
  const plan = once(() => buildSamplePlan(week, sample.extra, log(), testDay, asOf));
  return {
    profile: {
      id,
      nickname: name,
      grade,
      level,
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
    notes: notes.map(({ text, fromDaysAgo, toDaysAgo }, index) => ({
      id: `note-${index + 1}`,
      text,
      from: addDays(asOf.day, -fromDaysAgo),
      to: addDays(asOf.day, -toDaysAgo),
    })),
    settings: sampleSettings,
    readUntil: asOf.ms - sample.lookedHoursAgo * hourMs,
    testAnxiety,
  };
}

/** The source format of a sample family. */
export interface SampleFamily {
  readonly id: string;
  readonly children: readonly [SampleChild, ...SampleChild[]];
}

export function buildSampleFamily({ id, children: [first, ...rest] }: SampleFamily, asOf: AsOf): Family {
  return {
    id,
    asOf,
    children: [buildSampleLearner(first, asOf), ...rest.map((each) => buildSampleLearner(each, asOf))],
  };
}

/** Builds the family as of a day's evening. */
export const buildSampleFamilyOn = (sample: SampleFamily, day: AsOf['day']): Family =>
  buildSampleFamily(sample, asOfEvening(day));
