/** The raw points that a test lost, by topic. */
import { groupBy } from '@/lib/lists';
import type { JudgedItem, SectionResult } from '@/domain/exam/scoring/result';
import { lostQuarters, tallyVerdicts } from '@/domain/exam/scoring/scoring';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { type TopicGroup, topicGroupOf, topicGroups, wasReached } from './topic-results';

interface LostPoints {
  /** Quarters of a raw point; always positive. */
  readonly quarters: number;
  readonly wrong: number;
  readonly blank: number;
}

/** Points lost in one topic, or in the questions of a section that were never on screen, which say nothing about their topics. */
export type PointLoss =
  | (LostPoints & { readonly kind: 'topic'; readonly group: TopicGroup; readonly questions: number })
  | (LostPoints & { readonly kind: 'not-reached'; readonly section: ScoredSection });

/**
 * Returns where a test's points were lost, the most first; equal losses are in the order of the topics, and what wasn't reached comes
 * last. All losses add up to the maximum score minus the raw score. Questions seen before count, because they cost points, too.
 */
export function pointLosses(scored: readonly Pick<SectionResult, 'items'>[]): readonly PointLoss[] {
  const items = scored.flatMap((part) => part.items);
  const byGroup = groupBy(items.filter(wasReached), ({ item }) => topicGroupOf(item));
  const topics = [...byGroup].map(([group, judged]): PointLoss => ({
    kind: 'topic',
    group,
    questions: judged.length,
    ...lostBy(judged),
  }));
  const notReached = scoredSections.map((section): PointLoss => {
    const judged = items.filter((each) => !wasReached(each) && sectionOf(each) === section);
    return { kind: 'not-reached', section, ...lostBy(judged) };
  });
  return [...topics.toSorted((a, b) => placeOf(a) - placeOf(b)), ...notReached]
    .filter(({ quarters }) => quarters > 0)
    .toSorted((a, b) => b.quarters - a.quarters);
}

function lostBy(judged: readonly JudgedItem[]): LostPoints {
  const { wrong, blank } = tallyVerdicts(judged.map(({ verdict }) => verdict));
  return { wrong, blank, quarters: lostQuarters({ wrong, blank }) };
}

const groupsInOrder = Object.keys(topicGroups);

function placeOf(loss: PointLoss): number {
  return loss.kind === 'topic' ? groupsInOrder.indexOf(loss.group) : groupsInOrder.length;
}

function sectionOf({ item }: JudgedItem): ScoredSection {
  return topicGroups[topicGroupOf(item)].section;
}

/** Returns the section that a loss belongs to. */
export function sectionOfLoss(loss: PointLoss): ScoredSection {
  return loss.kind === 'topic' ? topicGroups[loss.group].section : loss.section;
}

/** Returns how many of the largest losses make up at least half of all points lost; 0 if none were lost. */
export function lossesForHalf(losses: readonly PointLoss[]): number {
  const all = losses.reduce((sum, { quarters }) => sum + quarters, 0);
  let sum = 0;
  let count = 0;
  for (const { quarters } of losses) {
    if (2 * sum >= all) break;
    sum += quarters;
    count += 1;
  }
  return count;
}
