/** Filters for the reviewed questions of a test result. */
import type { JudgedItem, SectionResult } from '@/domain/exam/scoring/result';
import { type TopicGroup, topicGroupOf } from '@/domain/exam/report/topic-results';

export const verdictFilters = [
  { value: 'not-right', label: 'Not right' },
  { value: 'wrong', label: 'Wrong' },
  { value: 'blank', label: 'Blank' },
  { value: 'right', label: 'Right' },
  { value: 'all', label: 'All' },
] as const;
export type VerdictFilter = (typeof verdictFilters)[number]['value'];

export const answerMarkFilters = [
  { value: 'any', label: 'Any' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'sure', label: 'You were sure' },
  { value: 'leaning', label: 'You were leaning' },
  { value: 'guess', label: 'You guessed' },
] as const;
export type AnswerMarkFilter = (typeof answerMarkFilters)[number]['value'];

export interface ReviewFilters {
  readonly verdict: VerdictFilter;
  /** A part id; null for all. */
  readonly section: string | null;
  readonly topic: TopicGroup | null;
  readonly mark: AnswerMarkFilter;
}

export const noReviewFilters: ReviewFilters = { verdict: 'all', section: null, topic: null, mark: 'any' };

export interface ReviewedItem {
  readonly judged: JudgedItem;
  readonly section: SectionResult;
}

function isShown({ judged, section }: ReviewedItem, filters: ReviewFilters): boolean {
  const { verdict, state, item } = judged;
  if (filters.section !== null && section.id !== filters.section) return false;
  if (filters.topic !== null && topicGroupOf(item) !== filters.topic) return false;
  if (
    filters.verdict === 'not-right'
      ? verdict === 'right'
      : filters.verdict !== 'all' && filters.verdict !== verdict
  )
    return false;
  if (filters.mark === 'any') return true;
  return filters.mark === 'flagged' ? state.flagged : state.confidence === filters.mark;
}

/** Returns the questions that pass all filters, in test order. */
export function filterReviewedItems(
  sections: readonly SectionResult[],
  filters: ReviewFilters,
): readonly ReviewedItem[] {
  return sections
    .flatMap((section) => section.items.map((judged) => ({ judged, section })))
    .filter((each) => isShown(each, filters));
}
