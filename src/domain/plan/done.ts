/** Which entries of a plan are done, told from what the student did and from nothing else. */
import { fullForms } from '@/domain/exam/blueprint';
import { drillSubjectOf } from '@/domain/exam/catalog/drills';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { unreachable } from '@/lib/assert';
import { dayThere, type IsoDay, mondayOf } from '@/lib/calendar';
import { groupedBy } from '@/lib/grouped';
import type { AnsweredAttempt } from './answers';
import type { PlanActivity, PlanEntry, StudyPlan } from './study-plan';
import { topicOf } from './topics';
import type { WordDay } from './word-day';

/** What ticked an entry, and on which day where the student was. */
export type DoneBy =
  | { readonly kind: 'attempt'; readonly id: string; readonly planId: string; readonly day: IsoDay }
  | { readonly kind: 'words'; readonly recalls: number; readonly day: IsoDay };

export interface DoneFacts {
  readonly attempts: readonly AnsweredAttempt[];
  readonly wordDays: readonly WordDay[];
}

export type DoneEntries = ReadonlyMap<string, DoneBy>;

/** What can be ticked by one thing alone is ticked first: a half-length test may be practice too. */
const particularity: Readonly<Record<PlanActivity['kind'], number>> = {
  'full-test': 0,
  checkpoint: 1,
  essay: 2,
  mistakes: 3,
  words: 4,
  practice: 5,
};

/**
 * The done entries by their ids. Each finished attempt, and each day of words, ticks one entry at most: one of its own day, else one of the
 * same week, the earliest first. What was done before the plan began ticks nothing.
 */
export function doneEntries({ madeOn, entries }: StudyPlan, facts: DoneFacts): DoneEntries {
  const begin = entries.reduce((first, { day }) => (day < first ? day : first), madeOn);
  const open = happened(facts).filter(({ day }) => day >= begin);
  const used = new Set<DoneBy>();
  const done = new Map<string, DoneBy>();
  const ordered = entries.toSorted(
    (a, b) => particularity[a.activity.kind] - particularity[b.activity.kind] || a.day.localeCompare(b.day),
  );
  const tick = (keyOf: (day: IsoDay) => IsoDay) => {
    const byKey = groupedBy(open, ({ day }) => keyOf(day));
    for (const entry of ordered) {
      if (done.has(entry.id)) continue;
      const near = byKey.get(keyOf(entry.day)) ?? [];
      const by = near.find((fact) => !used.has(fact) && isDoneBy(entry.activity, fact));
      if (by === undefined) continue;
      used.add(by);
      done.set(entry.id, by);
    }
  };
  tick((day) => day);
  tick(mondayOf);
  return done;
}

/** Entries of days before `today` that nothing ticked, in the order of the plan. */
export function missedEntries(
  { entries }: StudyPlan,
  done: DoneEntries,
  today: IsoDay,
): readonly PlanEntry[] {
  return entries.filter(({ id, day }) => day < today && !done.has(id));
}

function happened({ attempts, wordDays }: DoneFacts): readonly DoneBy[] {
  const finished = attempts
    .filter(({ sections }) => sections.length === 0 || sections.some(({ answers }) => answers.length > 0))
    .map(({ id, planId, finishedAt }): DoneBy => ({
      kind: 'attempt',
      id,
      planId,
      day: dayThere(finishedAt),
    }));
  const reviewed = wordDays
    .filter(({ recalls, newWords }) => recalls + newWords > 0)
    .map(({ id, recalls }): DoneBy => ({ kind: 'words', recalls, day: id }));
  return [...finished, ...reviewed].toSorted((a, b) => a.day.localeCompare(b.day));
}

function isDoneBy(activity: PlanActivity, by: DoneBy): boolean {
  if (activity.kind === 'words' || by.kind === 'words') return activity.kind === by.kind;
  const { planId } = by;
  switch (activity.kind) {
    case 'full-test':
      return fullForms.some((form) => form === planId);
    case 'checkpoint':
      return activity.test === 'diagnostic' ? planId === 'diagnostic' : isSectionTest(planId, activity.test);
    case 'essay':
      return planId === 'writing-sample';
    case 'mistakes':
      return drillSubjectOf(planId)?.kind === 'mistakes';
    case 'practice':
      return practicedSection(planId) === activity.section;
    default:
      return unreachable(activity);
  }
}

/** Whether a test is one section under its clock, half of it at least. */
function isSectionTest(planId: string, section: ScoredSection): boolean {
  return planId === `half-${section}` || planId === `${section}-full` || sectionOfForm(planId) === section;
}

/** "form-b-quantitative-2" is of quantitative. */
function sectionOfForm(planId: string): ScoredSection | null {
  const [, section] = /^form-[a-z]-(verbal|quantitative|reading)(?:-\d)?$/.exec(planId) ?? [];
  return section === 'verbal' || section === 'quantitative' || section === 'reading' ? section : null;
}

/** The section that a drill, a short test or a section test practices; null for what is more than one section. */
function practicedSection(planId: string): ScoredSection | null {
  const drill = drillSubjectOf(planId);
  if (drill?.kind === 'section') return drill.section;
  if (drill?.kind === 'topic') return topicOf(drill.topic)?.section ?? null;
  if (/^(?:quick|half)-verbal$/.test(planId)) return 'verbal';
  return planId.startsWith('reading-') ? 'reading' : sectionOfForm(planId);
}
