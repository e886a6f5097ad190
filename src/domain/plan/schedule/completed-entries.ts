/** Determines which plan entries are done, solely from the student's work. */
import { drillSubjectFromId } from '@/domain/plan/drills/parse-drill';
import { practicedSection } from '@/domain/plan/drills/practiced-section';
import { testKind, testScope } from '@/domain/exam/catalog/test-kind';
import { testPlanById } from '@/domain/exam/catalog/test-plans';
import { essayMinutes } from '@/domain/exam/essays/essay-minutes';
import { scoredQuestionCount } from '@/domain/exam/test/test-plan';
import { assertUnreachable } from '@/lib/assert';
import { dayAtOffset, type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { groupBy } from '@/lib/lists';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { PendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import {
  type AllSectionTest,
  allSectionTests,
  isSplittableActivity,
  isTestActivity,
  type PlanActivity,
  type PlanEntry,
  type StudyPlan,
} from './study-plan';
import {
  creditedMinutesOfAttempt,
  creditedMinutesOfWords,
  wholeStudyMinutes,
} from '@/domain/plan/study-minutes';
import type { WordDay } from '@/domain/plan/words/word-day';
import { leastShare } from './least-share';

/** The work that completed an entry, dated in the student's time zone at the time; or why the entry needs none. */
export type CompletionSource =
  | { readonly kind: 'attempt'; readonly id: string; readonly planId: string; readonly day: IsoDay }
  | { readonly kind: 'words'; readonly recalls: number; readonly day: IsoDay }
  /** No mistakes or words due by the entry's day are left to review, even if none were due at all. */
  | { readonly kind: 'nothing-left' }
  /** A test of all sections was finished that day, which is enough for one day. */
  | { readonly kind: 'test-day'; readonly planId: AllSectionTest };

/** Returns true if an entry was worked on. An entry that needs no work counts neither as done nor as missed. */
export function isWorkedOn(by: CompletionSource | undefined): boolean {
  return by?.kind === 'attempt' || by?.kind === 'words';
}

export interface CompletedWork {
  readonly attempts: readonly AnsweredAttempt[];
  readonly wordDays: readonly WordDay[];
  readonly hasPendingReview: PendingReviewCheck;
}

export type CompletedEntries = ReadonlyMap<string, CompletionSource>;

/**
 * The order in which entries claim work, lowest first. Those that only one kind of work can complete precede practice, which could
 * otherwise claim a half-length test.
 */
const particularity: Readonly<Record<PlanActivity['kind'], number>> = {
  'full-test': 0,
  checkpoint: 1,
  essay: 2,
  mistakes: 3,
  words: 4,
  practice: 5,
};

/** A finished attempt or a day of word reviews. */
interface Work {
  readonly by: Extract<CompletionSource, { readonly day: IsoDay }>;
  /** The actual time, or the usual time for that many questions or words if the student was faster. */
  readonly minutes: number;
  /** The number of questions that were shown. */
  readonly reached: number;
  /** True for the essay of an attempt alone, which is a piece of work of its own. */
  readonly isEssay: boolean;
}

/**
 * Returns the completed entries by id, and those that need no work. An entry is done at half its amount; entries that may be split
 * can add up several pieces of work.
 *
 * Each piece of work counts once, for good: later work never changes what earlier work completed. It counts for its own day
 * first, and is reserved for that day while an entry there could still use it. Otherwise it counts for the earliest entry of its
 * week, so that students can catch up and work ahead. Work from before the plan began doesn't count. The essay of a test is a piece
 * apart from its sections: one full test checks off a planned full test, and a planned essay of its week.
 *
 * Entries of days up to `today` need no work if they are reviews with nothing due left, or if a test of all sections was finished
 * that day.
 * @param plan its days up to `today` as settled (`settleDays`), and later days as planned
 */
export function findCompletedEntries(plan: StudyPlan, facts: CompletedWork, today: IsoDay): CompletedEntries {
  const begin = plan.entries.reduce((first, { day }) => (day < first ? day : first), plan.madeOn);
  const { done, reserved } = creditWork(plan, workOf(facts, begin));
  const tests = testDays(facts.attempts);
  for (const entry of plan.entries) {
    const by =
      done.has(entry.id) || entry.day > today ? null : withoutWork(entry, { facts, reserved, tests });
    if (by !== null) done.set(entry.id, by);
  }
  return done;
}

/** Work by day that is reserved for the entries of that day. */
type ReservedWork = ReadonlyMap<IsoDay, readonly Work[]>;

/** Goes through the work in order of time, and completes with each piece the one entry that it makes half done, if any. */
function creditWork(
  { entries, missed = [] }: StudyPlan,
  all: readonly Work[],
): { readonly done: Map<string, CompletionSource>; readonly reserved: ReservedWork } {
  const ordered = entries.toSorted(
    (a, b) => particularity[a.activity.kind] - particularity[b.activity.kind] || a.day.localeCompare(b.day),
  );
  const ofDay = groupBy(ordered, ({ day }) => day);
  const ofWeek = groupBy(ordered, ({ day }) => mondayOf(day));
  const missedOn = groupBy(missed, ({ day }) => day);
  const done = new Map<string, CompletionSource>();
  const reserved = new Map<IsoDay, Work[]>();
  /** Work that no entry of its day could use, by week. */
  const spare = new Map<IsoDay, Work[]>();
  for (const work of all) {
    const { day } = work.by;
    const monday = mondayOf(day);
    const open = (entry: PlanEntry) => !done.has(entry.id) && shareDone(entry, work) > 0;
    const own = (ofDay.get(day) ?? []).filter(open);
    const isReserved = own.length > 0 || (missedOn.get(day) ?? []).some(open);
    const pool = isReserved ? reserved : spare;
    const key = isReserved ? day : monday;
    pool.set(key, [...(pool.get(key) ?? []), work]);
    for (const entry of isReserved ? own : (ofWeek.get(monday) ?? []).filter(open)) {
      const near = [...(reserved.get(entry.day) ?? []), ...(isReserved ? [] : (spare.get(monday) ?? []))];
      const works = enoughFor(entry, near.toSorted(byDay));
      const last = works.at(-1);
      if (last === undefined) continue;
      done.set(entry.id, last.by);
      const isLeft = (each: Work) => !works.includes(each);
      reserved.set(entry.day, (reserved.get(entry.day) ?? []).filter(isLeft));
      spare.set(monday, (spare.get(monday) ?? []).filter(isLeft));
      break;
    }
  }
  return { done, reserved };
}

/** Returns why an entry that isn't done needs no work, or the less than half that was done; null if it is open. */
function withoutWork(
  entry: PlanEntry,
  context: {
    readonly facts: Pick<CompletedWork, 'hasPendingReview'>;
    readonly reserved: ReservedWork;
    readonly tests: ReadonlyMap<IsoDay, AllSectionTest>;
  },
): CompletionSource | null {
  const {
    day,
    activity: { kind },
  } = entry;
  const { facts, reserved, tests } = context;
  if ((kind === 'mistakes' || kind === 'words') && !facts.hasPendingReview(kind, day))
    return worksFor(entry, reserved.get(day) ?? []).at(-1)?.by ?? { kind: 'nothing-left' };
  const planId = tests.get(day);
  // The free test doesn't replace a longer test, and a section test after it still measures something new.
  if (planId === undefined || (testKind(planId).kind === 'diagnostic' && isTestActivity(entry.activity)))
    return null;
  return { kind: 'test-day', planId };
}

/** The days on which a test of all sections was finished, at least half of its questions reached. */
function testDays(attempts: readonly AnsweredAttempt[]): ReadonlyMap<IsoDay, AllSectionTest> {
  return new Map(
    attempts.flatMap(({ planId, finishedAt, sections }) => {
      const test = allSectionTests.find((id) => id === planId);
      const reached = sections.reduce((sum, { answers }) => sum + answers.length, 0);
      return test === undefined || reached < leastShare * questionsOf(test)
        ? []
        : [[dayAtOffset(finishedAt), test] as const];
    }),
  );
}

/** Returns the test of all sections that was finished on that day, so that the day needs no other work; null if there was none. */
export function testOfDay(attempts: readonly AnsweredAttempt[], day: IsoDay): AllSectionTest | null {
  return testDays(attempts).get(day) ?? null;
}

/** Entries before `today` that aren't done, in plan order. */
export function overdueEntries(
  { entries }: StudyPlan,
  done: CompletedEntries,
  today: IsoDay,
): readonly PlanEntry[] {
  return entries.filter(({ id, day }) => day < today && !done.has(id));
}

/**
 * Returns true if adding the entry to the plan would take over work credited to `ticked`. Same-day entries take precedence over
 * same-week ones, then specific activities over general ones, then earlier days over later ones.
 */
export function takesOverWork(
  { activity, day }: Pick<PlanEntry, 'activity' | 'day'>,
  ticked: PlanEntry,
  by: CompletionSource,
): boolean {
  if (by.kind === 'nothing-left' || by.kind === 'test-day' || !isWorkOf(activity, ticked, by)) return false;
  const isOfWorkDay = day === by.day;
  if (isOfWorkDay !== (ticked.day === by.day)) return isOfWorkDay;
  if (mondayOf(day) !== mondayOf(by.day)) return false;
  const order = particularity[activity.kind] - particularity[ticked.activity.kind];
  return order < 0 || (order === 0 && day < ticked.day);
}

/** Checks whether the piece of work that completed `ticked` is work of that kind. */
function isWorkOf(activity: PlanActivity, ticked: PlanEntry, by: Work['by']): boolean {
  const isEssay = ticked.activity.kind === 'essay';
  return shareDone({ activity, minutes: 1 }, { by, minutes: 1, reached: 1, isEssay }) > 0;
}

/** Returns true if the plan contains the diagnostic, perhaps only as a missed entry, and the student hasn't taken it. */
export function hasPendingDiagnostic({ entries, missed = [] }: StudyPlan, done: CompletedEntries): boolean {
  const diagnostics = [...missed, ...entries].filter(
    ({ activity }) => activity.kind === 'checkpoint' && activity.test === 'diagnostic',
  );
  return diagnostics.length > 0 && diagnostics.every(({ id }) => !done.has(id));
}

function worksFor(entry: PlanEntry, works: readonly Work[]): readonly Work[] {
  return works.filter((work) => shareDone(entry, work) > 0);
}

/** Returns the first pieces of work that together complete an entry; empty if all of them aren't enough. */
function enoughFor(entry: PlanEntry, works: readonly Work[]): readonly Work[] {
  if (!isSplittableActivity(entry.activity))
    return works.filter((work) => shareDone(entry, work) >= leastShare).slice(0, 1);
  const own = worksFor(entry, works);
  let share = 0;
  const last = own.findIndex((work) => (share += shareDone(entry, work)) >= leastShare);
  return own.slice(0, last + 1);
}

const byDay = (a: Work, b: Work) => a.by.day.localeCompare(b.by.day);

/** Returns the work since `begin`. Filters first to save time, because the record may hold many answers from before the plan. */
function workOf({ attempts, wordDays }: CompletedWork, begin: IsoDay): readonly Work[] {
  // In order of completion, so that later work doesn't change what completed an entry.
  const inTime = attempts
    .filter(({ finishedAt }) => dayAtOffset(finishedAt) >= begin)
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
  const finished = inTime.flatMap((attempt): readonly Work[] => {
    const { id, planId, finishedAt, sections, essayMs } = attempt;
    const by = { kind: 'attempt', id, planId, day: dayAtOffset(finishedAt) } as const;
    const reached = sections.reduce((sum, { answers }) => sum + answers.length, 0);
    return [
      ...(reached === 0 ? [] : [{ by, minutes: creditedMinutesOfAttempt(attempt), reached, isEssay: false }]),
      ...(essayMs === 0 ? [] : [{ by, minutes: wholeStudyMinutes(essayMs), reached: 0, isEssay: true }]),
    ];
  });
  const reviewed = wordDays
    .filter(({ id, recalls, newWords }) => id >= begin && recalls + newWords > 0)
    .map((day): Work => ({
      by: { kind: 'words', recalls: day.recalls, day: day.id },
      minutes: creditedMinutesOfWords(day),
      reached: 0,
      isEssay: false,
    }));
  return [...finished, ...reviewed].toSorted(byDay);
}

/** The share of the entry that the work covers: 1 for all of it, possibly more; 0 if the activity is different. */
function shareDone({ activity, minutes }: Pick<PlanEntry, 'activity' | 'minutes'>, work: Work): number {
  const { by, reached, isEssay } = work;
  if (activity.kind === 'words' || by.kind === 'words')
    return activity.kind === by.kind ? work.minutes / minutes : 0;
  if (activity.kind === 'essay' || isEssay)
    return activity.kind === 'essay' && isEssay ? work.minutes / essayMinutes : 0;
  const { planId } = by;
  switch (activity.kind) {
    case 'full-test':
      return testKind(planId).kind === 'full' ? reached / questionsOf(planId) : 0;
    case 'checkpoint':
      return testScope(planId) === activity.test ? reached / questionsOf(planId) : 0;
    case 'mistakes':
      return drillSubjectFromId(planId)?.kind === 'mistakes' ? work.minutes / minutes : 0;
    case 'practice':
      return practicedSection(planId) === activity.section ? work.minutes / minutes : 0;
    default:
      return assertUnreachable(activity);
  }
}

/** Counts scored questions only, because a full form can be taken without the unscored ones. */
function questionsOf(planId: string): number {
  const plan = testPlanById(planId);
  return plan === undefined ? 0 : scoredQuestionCount(plan);
}
