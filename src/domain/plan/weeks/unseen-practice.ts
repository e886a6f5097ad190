/**
 * Moves the practice of sections without unseen questions to sections that have some: repeats are right from memory, and teach
 * little.
 */
import { itemIdFromRef } from '@/domain/exam/items/item';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { questionsThatFit } from '@/domain/plan/drills/drill-length';
import type { PlanEntry } from '@/domain/plan/schedule/study-plan';
import { isPoolItem, type ItemIndex } from '@/domain/plan/topics/item-facts';
import { topicsOfSection } from '@/domain/plan/topics/topics';
import { dayAtOffset, type IsoDay } from '@/lib/dates/calendar';

/** The number of practice questions that the student hasn't seen; Infinity where generators always make new ones. */
export type UnseenQuestions = Readonly<Record<ScoredSection, number>>;

/** Returns the unseen questions as of now. */
export function unseenQuestions(attempts: readonly AnsweredAttempt[], index: ItemIndex): UnseenQuestions {
  const unseen = practiceQuestions(index);
  const seen = new Set<string>();
  for (const attempt of attempts) markSeen(attempt, { unseen, seen, index });
  return unseen;
}

/** Yields the unseen questions as of the start of each of the days, which must be in order. Reads each attempt once. */
export function* unseenQuestionsAtStartOf(
  days: readonly IsoDay[],
  attempts: readonly AnsweredAttempt[],
  index: ItemIndex,
): Generator<{ readonly day: IsoDay; readonly unseen: UnseenQuestions }> {
  const unseen = practiceQuestions(index);
  const seen = new Set<string>();
  const waiting = attempts
    .map((attempt) => ({ attempt, day: dayAtOffset(attempt.finishedAt) }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  let next = 0;
  for (const day of days) {
    for (let one = waiting[next]; one !== undefined && one.day < day; one = waiting[next]) {
      markSeen(one.attempt, { unseen, seen, index });
      next += 1;
    }
    yield { day, unseen: { ...unseen } };
  }
}

interface Tally {
  readonly unseen: Record<ScoredSection, number>;
  readonly seen: Set<string>;
  readonly index: ItemIndex;
}

function markSeen({ sections }: AnsweredAttempt, { unseen, seen, index }: Tally): void {
  for (const { ref } of sections.flatMap(({ answers }) => answers)) {
    const id = itemIdFromRef(ref);
    const facts = index.itemOf(id);
    if (facts === undefined || !isPoolItem(facts) || seen.has(id)) continue;
    seen.add(id);
    unseen[facts.section] -= 1;
  }
}

/** Counts the questions of the practice pool. */
function practiceQuestions({ items, generators, level }: ItemIndex): Record<ScoredSection, number> {
  const pool = items.filter(isPoolItem);
  const count = (section: ScoredSection) => {
    const topics = new Set(topicsOfSection(section, level).map(({ id }) => id));
    return generators.some(({ topic }) => topics.has(topic))
      ? Infinity
      : pool.filter((facts) => facts.section === section).length;
  };
  return { verbal: count('verbal'), quantitative: count('quantitative'), reading: count('reading') };
}

/**
 * Moves each practice entry for which its section has too few unseen questions to the section with the most, one that the day
 * doesn't have yet if possible. Entries stay as they are if no section has enough.
 * @param entries all entries of one day
 */
export function practiceWithUnseen(
  entries: readonly PlanEntry[],
  unseen: UnseenQuestions,
): readonly PlanEntry[] {
  const practiced = new Set(
    entries.flatMap(({ activity }) => (activity.kind === 'practice' ? [activity.section] : [])),
  );
  return entries.map((entry) => {
    const { activity, minutes } = entry;
    if (activity.kind !== 'practice') return entry;
    const hasEnough = (section: ScoredSection) => unseen[section] >= questionsThatFit(section, minutes);
    if (hasEnough(activity.section)) return entry;
    const [section] = scoredSections
      .filter(hasEnough)
      .toSorted(
        (a, b) => Number(practiced.has(a)) - Number(practiced.has(b)) || compareMost(unseen[a], unseen[b]),
      );
    if (section === undefined) return entry;
    practiced.add(section);
    return { ...entry, activity: { kind: 'practice', section } };
  });
}

/** Infinity minus Infinity isn't a number. */
const compareMost = (a: number, b: number) => (a === b ? 0 : b - a);
