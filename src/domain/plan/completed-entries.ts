/** Which entries of a plan are done, told from what the student did and from nothing else. */
import { fullForms } from '@/domain/exam/blueprint';
import { drillSubjectFromId } from '@/domain/exam/catalog/drill-plan';
import { testPlanById } from '@/domain/exam/catalog/test-plans';
import { essayMinutes } from '@/domain/exam/essay-minutes';
import { scoredQuestionCount } from '@/domain/exam/test-plan';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { unreachable } from '@/lib/assert';
import { dayAtOffset, type IsoDay, mondayOf } from '@/lib/calendar';
import { groupBy } from '@/lib/groupBy';
import type { AnsweredAttempt } from './answered-attempt';
import { sectionOfSubject } from './parse-drill';
import { drillMinutes } from './drill-length';
import type { PendingReviewCheck } from './pending-review';
import {
  type CheckpointTest,
  mayBeSplit,
  type PlanActivity,
  type PlanEntry,
  type StudyPlan,
} from './study-plan';
import type { WordDay } from './word-day';
import { expectedWordSeconds } from './words/word-pace';

/** What ticked an entry; work with the day on which it was done where the student was. */
export type CompletionSource =
  | { readonly kind: 'attempt'; readonly id: string; readonly planId: string; readonly day: IsoDay }
  | { readonly kind: 'words'; readonly recalls: number; readonly day: IsoDay }
  /** Of what was due by the day of the entry, nothing is left, whether or not there was anything. */
  | { readonly kind: 'nothing-left' };

export interface DoneFacts {
  readonly attempts: readonly AnsweredAttempt[];
  readonly wordDays: readonly WordDay[];
  readonly isLeft: PendingReviewCheck;
}

export type CompletedEntries = ReadonlyMap<string, CompletionSource>;

/** An entry is done once so much of it is: of the questions of a test, of the minutes of anything else. */
const leastShare = 0.5;

/** What can be ticked by one thing alone is ticked first: a half-length test may be practice too. */
const particularity: Readonly<Record<PlanActivity['kind'], number>> = {
  'full-test': 0,
  checkpoint: 1,
  essay: 2,
  mistakes: 3,
  words: 4,
  practice: 5,
};

/** A finished attempt, or a day of words. */
interface Work {
  readonly by: Exclude<CompletionSource, { readonly kind: 'nothing-left' }>;
  /** As long as it took, or as long as so many questions or words usually take where a student was faster. */
  readonly minutes: number;
  /** The questions that were on screen. */
  readonly reached: number;
}

/**
 * The done entries by their ids. Work counts for one entry at most: one of its own day, else one of the same week, the earliest first; work
 * from before the plan began counts for none. An entry is ticked once at least half of it is done, what may be split also by several pieces
 * of work; a review of a day up to `today` also when nothing that was due is left, however little that took.
 */
export function findCompletedEntries(
  { madeOn, entries }: StudyPlan,
  facts: DoneFacts,
  today: IsoDay,
): CompletedEntries {
  const begin = entries.reduce((first, { day }) => (day < first ? day : first), madeOn);
  const all = workOf(facts, begin);
  const used = new Set<Work>();
  const done = new Map<string, CompletionSource>();
  const ordered = entries.toSorted(
    (a, b) => particularity[a.activity.kind] - particularity[b.activity.kind] || a.day.localeCompare(b.day),
  );
  const isReviewed = ({ activity: { kind }, day }: PlanEntry) =>
    (kind === 'mistakes' || kind === 'words') && day <= today && !facts.isLeft(kind, day);
  const tick = (keyOf: (day: IsoDay) => IsoDay, workFor: typeof enoughFor) => {
    const byKey = groupBy(all, ({ by }) => keyOf(by.day));
    for (const entry of ordered) {
      if (done.has(entry.id)) continue;
      const near = (byKey.get(keyOf(entry.day)) ?? []).filter((work) => !used.has(work));
      const works = workFor(entry, near);
      const last = works.at(-1);
      if (last === undefined) continue;
      for (const work of works) used.add(work);
      done.set(entry.id, last.by);
    }
  };
  tick(dayItself, enoughFor);
  const reviewed = new Set(ordered.filter((entry) => !done.has(entry.id) && isReviewed(entry)));
  tick(dayItself, (entry, works) => (reviewed.has(entry) ? worksFor(entry, works) : []));
  for (const { id } of reviewed) if (!done.has(id)) done.set(id, { kind: 'nothing-left' });
  tick(mondayOf, enoughFor);
  return done;
}

const dayItself = (day: IsoDay) => day;

/** Entries of days before `today` that nothing ticked, in the order of the plan. */
export function overdueEntries(
  { entries }: StudyPlan,
  done: CompletedEntries,
  today: IsoDay,
): readonly PlanEntry[] {
  return entries.filter(({ id, day }) => day < today && !done.has(id));
}

/**
 * Whether an entry, were it put into the plan, would take the work that has ticked another one: an entry of the day on which the work
 * was done comes before one of the same week, what can be ticked by one thing alone before what is more general, the earlier before the later.
 */
export function wouldTakeWork(
  { activity, day }: Pick<PlanEntry, 'activity' | 'day'>,
  ticked: PlanEntry,
  by: CompletionSource,
): boolean {
  if (by.kind === 'nothing-left' || !isWorkOf(activity, by)) return false;
  const isOfWorkDay = day === by.day;
  if (isOfWorkDay !== (ticked.day === by.day)) return isOfWorkDay;
  if (mondayOf(day) !== mondayOf(by.day)) return false;
  const order = particularity[activity.kind] - particularity[ticked.activity.kind];
  return order < 0 || (order === 0 && day < ticked.day);
}

/** Whether some work is of an activity's kind, however much of it. */
function isWorkOf(activity: PlanActivity, by: Work['by']): boolean {
  return shareDone({ activity, minutes: 1 }, { by, minutes: 1, reached: 1 }) > 0;
}

/** Whether a plan has promised a diagnostic that wasn't taken yet, also where the plan went on without it. */
export function hasPendingDiagnostic({ entries, missed = [] }: StudyPlan, done: CompletedEntries): boolean {
  const diagnostics = [...missed, ...entries].filter(
    ({ activity }) => activity.kind === 'checkpoint' && activity.test === 'diagnostic',
  );
  return diagnostics.length > 0 && diagnostics.every(({ id }) => !done.has(id));
}

/** What of some work is of an entry's kind. */
function worksFor(entry: PlanEntry, works: readonly Work[]): readonly Work[] {
  return works.filter((work) => shareDone(entry, work) > 0);
}

/** The first of some work that together is enough for an entry; none where it isn't. */
function enoughFor(entry: PlanEntry, works: readonly Work[]): readonly Work[] {
  if (!mayBeSplit(entry.activity))
    return works.filter((work) => shareDone(entry, work) >= leastShare).slice(0, 1);
  const own = worksFor(entry, works);
  let share = 0;
  const last = own.findIndex((work) => (share += shareDone(entry, work)) >= leastShare);
  return own.slice(0, last + 1);
}

/** The work of the days from `begin` on: most plans are younger than the record, whose answers are many. */
function workOf({ attempts, wordDays }: DoneFacts, begin: IsoDay): readonly Work[] {
  // In the order in which they were finished: what ticked an entry stays what ticked it.
  const inTime = attempts
    .filter(({ finishedAt }) => dayAtOffset(finishedAt) >= begin)
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
  const finished = inTime.flatMap((attempt): readonly Work[] => {
    const { id, planId, finishedAt, sections } = attempt;
    const answers = sections.flatMap((section) => section.answers);
    if (sections.length > 0 && answers.length === 0) return [];
    return [
      {
        by: { kind: 'attempt', id, planId, day: dayAtOffset(finishedAt) },
        minutes: minutesOfAttempt(attempt),
        reached: answers.length,
      },
    ];
  });
  const reviewed = wordDays
    .filter(({ id, recalls, newWords }) => id >= begin && recalls + newWords > 0)
    .map((day): Work => ({
      by: { kind: 'words', recalls: day.recalls, day: day.id },
      minutes: minutesOfWords(day),
      reached: 0,
    }));
  return [...finished, ...reviewed].toSorted((a, b) => a.by.day.localeCompare(b.by.day));
}

/** The minutes of an attempt: as long as it took, or as its answers usually take where a student was faster. */
export function minutesOfAttempt({
  planId,
  usedMs,
  sections,
}: Pick<AnsweredAttempt, 'planId' | 'usedMs' | 'sections'>): number {
  const answered = sections.flatMap(({ answers }) => answers).filter(({ letter }) => letter !== null).length;
  return Math.max(usedMs / 60_000, usualMinutes(planId, answered));
}

/** The minutes of a day's words, by the same measure. */
export function minutesOfWords({ recalls, newWords, ms }: WordDay): number {
  return Math.max(ms / 60_000, expectedWordSeconds(Math.max(0, recalls - newWords), newWords) / 60);
}

/** The minutes that so many answers take in practice; a mistake that comes back takes about one. */
function usualMinutes(planId: string, answered: number): number {
  const section = practicedSection(planId);
  return section === null || answered === 0 ? answered : drillMinutes(section, answered);
}

/** How much of an entry some work is, 1 for all of it; 0 where it is something else. */
function shareDone({ activity, minutes }: Pick<PlanEntry, 'activity' | 'minutes'>, work: Work): number {
  const { by, reached } = work;
  if (activity.kind === 'words' || by.kind === 'words')
    return activity.kind === by.kind ? work.minutes / minutes : 0;
  const { planId } = by;
  switch (activity.kind) {
    case 'full-test':
      return fullForms.some((form) => form === planId) ? reached / questionsOf(planId) : 0;
    case 'checkpoint':
      return isCheckpoint(planId, activity.test) ? reached / questionsOf(planId) : 0;
    case 'essay':
      return planId === 'writing-sample' ? work.minutes / essayMinutes : 0;
    case 'mistakes':
      return drillSubjectFromId(planId)?.kind === 'mistakes' ? work.minutes / minutes : 0;
    case 'practice':
      return practicedSection(planId) === activity.section ? work.minutes / minutes : 0;
    default:
      return unreachable(activity);
  }
}

/** The questions of a test that count for its score: a full form may be taken without the others. */
function questionsOf(planId: string): number {
  const plan = testPlanById(planId);
  return plan === undefined ? 0 : scoredQuestionCount(plan);
}

function isCheckpoint(planId: string, test: CheckpointTest): boolean {
  return test === 'diagnostic' ? planId === 'diagnostic' : isSectionTest(planId, test);
}

/** Whether a test is one section under its clock, half of it at least. */
export function isSectionTest(planId: string, section: ScoredSection): boolean {
  return planId === `half-${section}` || planId === `${section}-full` || sectionOfForm(planId) === section;
}

/** "form-b-quantitative-2" is of quantitative. */
function sectionOfForm(planId: string): ScoredSection | null {
  const [, section] = /^form-[a-z]-(verbal|quantitative|reading)(?:-\d)?$/.exec(planId) ?? [];
  return section === 'verbal' || section === 'quantitative' || section === 'reading' ? section : null;
}

/** The section that a drill, a short test or a section test practices; null for what is more than one section. */
function practicedSection(planId: string): ScoredSection | null {
  const drill = drillSubjectFromId(planId);
  if (drill !== null) return sectionOfSubject(drill);
  if (/^(?:quick|half)-verbal$/.test(planId)) return 'verbal';
  return planId.startsWith('reading-') ? 'reading' : sectionOfForm(planId);
}
