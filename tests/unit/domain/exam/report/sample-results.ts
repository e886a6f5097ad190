/** Judged items and sections with configurable details. For tests only. */
import type { Item } from '@/domain/exam/items/item';
import { type ItemState, untouchedItem } from '@/domain/exam/items/item-state';
import type { Verdict } from '@/domain/exam/attempts/response';
import type { JudgedItem, SectionResult } from '@/domain/exam/scoring/result';
import { rawScore } from '@/domain/exam/scoring/scoring';
import { synonymItem } from '../sample-items';

const wrongLetter = (item: Item) => (item.key === 'A' ? 'B' : 'A');

/** An item with the given verdict, ten seconds on screen unless `state` overrides it. */
export function judged(
  verdict: Verdict,
  state: Partial<ItemState> = {},
  item: Item = synonymItem(1),
  change: Partial<JudgedItem> = {},
): JudgedItem {
  const letter = verdict === 'right' ? item.key : wrongLetter(item);
  return {
    item,
    passage: null,
    number: 1,
    verdict,
    seenBefore: false,
    state: {
      ...untouchedItem,
      response: verdict === 'blank' ? { state: 'blank' } : { state: 'chosen', letter },
      timeMs: 10_000,
      answeredAtMs: verdict === 'blank' ? null : 10_000,
      ...state,
    },
    ...change,
  };
}

/** A scored section of these items, handed in after ten of thirty minutes. */
export function sectionOf(
  section: SectionResult['section'],
  items: readonly JudgedItem[],
  change: Partial<SectionResult> = {},
): SectionResult {
  const limitMs = change.limitMs === undefined ? 1_800_000 : change.limitMs;
  return {
    kind: 'section',
    id: section,
    section,
    scored: true,
    ending: 'handed-in',
    usedMs: 600_000,
    limitMs,
    items: items.map((each, index) => ({ ...each, number: index + 1 })),
    score: rawScore(items.map(({ verdict }) => verdict)),
    seen: items.filter(({ seenBefore }) => seenBefore).length,
    pace: {
      evenMs: limitMs === null || items.length === 0 ? null : limitMs / items.length,
      longestMs: Math.max(0, ...items.map(({ state }) => state.timeMs)),
    },
    ...change,
  };
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
