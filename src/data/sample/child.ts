/** A sample child as it is written down, and the record that it is at a moment. */
import type { AsOf } from '@/domain/dashboard/clock';
import type { ChildDetail } from '@/domain/dashboard/detail';
import type { StudyPlan } from '@/domain/dashboard/study/plan';
import type { ChildRecord, Family, UpcomingTest } from '@/domain/dashboard/records';
import { addDays } from '@/lib/calendar';
import { once } from '@/lib/once';
import { localMs } from '@/lib/localTime';
import { readLog, readPlan } from './notation';

export interface SampleChild extends Pick<
  ChildRecord,
  'child' | 'targets' | 'weeklyTargetHours' | 'weeklyGoalHours' | 'weeklyGoals' | 'testAnxiety'
> {
  /** Days from the family's present until the SSAT. */
  readonly testInDays: number;
  readonly plan: readonly string[];
  readonly lessons: StudyPlan['lessons'];
  readonly weeks: readonly string[];
  readonly tests: readonly string[];
  readonly upcoming: readonly (Pick<UpcomingTest, 'title' | 'status' | 'opens'> & {
    readonly inDays: number;
    /** Minutes after midnight. */
    readonly start: number;
  })[];
  /** How many hours ago somebody last looked at the notifications. */
  readonly lookedHoursAgo: number;
}

/** The record of a sample child, told from `asOf`. */
export function recordOf(sample: SampleChild, asOf: AsOf): ChildRecord {
  const { child, targets, weeklyTargetHours, weeklyGoalHours, weeklyGoals, testAnxiety, lessons } = sample;
  const week = readPlan(sample.plan);
  // Read when it is first asked for: most screens show one child of the family.
  const log = once(() => readLog(sample, week, asOf));
  return {
    child,
    targets,
    weeklyGoals,
    testAnxiety,
    weeklyTargetHours,
    weeklyGoalHours,
    plan: { week, lessons },
    get log() {
      return log();
    },
    testDay: addDays(asOf.day, sample.testInDays),
    upcoming: sample.upcoming
      .map(({ inDays, start, ...rest }) => {
        const at = localMs(addDays(asOf.day, inDays), start);
        return { ...rest, at, id: `${child.id}-${at}` };
      })
      .toSorted((a, b) => a.at - b.at),
    readUntil: asOf.ms - sample.lookedHoursAgo * 60 * 60_000,
  };
}

/** A sample family as it is written down. */
export interface SampleFamily {
  readonly id: string;
  readonly children: readonly [SampleChild, ...SampleChild[]];
  /** Fetches what only some tabs show, by the child's id. */
  readonly loadDetails: () => Promise<Readonly<Record<string, ChildDetail>>>;
}

/** The family that a sample is at `asOf`. */
export function familyOf({ id, children: [first, ...rest] }: SampleFamily, asOf: AsOf): Family {
  return { id, asOf, children: [recordOf(first, asOf), ...rest.map((each) => recordOf(each, asOf))] };
}
