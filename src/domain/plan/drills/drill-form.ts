/** Builds the form of a drill from its chosen items. */
import { drillPlan } from './drill-plan';
import type { TestForm, FormSection } from '@/domain/exam/test/form';
import { type Item, itemKinds, itemRef, type Passage } from '@/domain/exam/items/item';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { ContentName } from '@/domain/exam/test/blueprint';
import { assertPresent } from '@/lib/assert';
import type { DrillRequest } from './drill-request';
import { secondsPerQuestion } from './drill-length';

/** A drill item and, in a review, the id of the mistake it retests. */
export interface ChosenItem {
  readonly item: Item;
  readonly recallOf?: string;
}

/**
 * @param content the files that contain the bank items
 * @throws Error if no item was chosen.
 */
export function buildDrillForm(
  request: DrillRequest,
  level: LevelId,
  chosen: readonly ChosenItem[],
  passages: readonly Passage[],
  content: readonly ContentName[],
  seed: number,
): TestForm {
  const { subject, clock, reasons } = request;
  const plan = drillPlan(request, level);
  const [part] = plan.parts;
  if (part?.kind !== 'section' || chosen.length === 0) throw new Error('A drill has one section with items');
  const ordered = inOrder(chosen);
  const isTimed = clock === 'timed' && request.questions !== 'endless';
  const seconds = ordered.reduce((sum, { item }) => sum + secondsPerQuestion[item.section], 0);
  const section: FormSection = {
    kind: 'section',
    id: part.id,
    section: part.section,
    scored: false,
    limitMs: isTimed ? seconds * 1000 : null,
    items: ordered.map(({ item }) => itemRef(item)),
    keys: ordered.map(({ item }) => item.key),
    passages: passages.map(itemRef),
    content,
    ...(request.questions === 'endless' && { endless: true as const }),
    ...(subject.kind === 'mistakes' && {
      recalls: ordered.map(({ recallOf }) => assertPresent(recallOf, 'An item of a review recalls none')),
    }),
  };
  return {
    planId: plan.id,
    level: plan.level,
    source: { kind: 'seed', seed },
    conditions: { mode: 'practice', feedback: reasons === 'at-end' ? 'at-end' : 'each-question' },
    timing: isTimed ? 'standard' : 'untimed',
    parts: [section],
  };
}

/** Groups items by kind in test order, so that directions change only once per kind, and groups questions by passage. */
function inOrder(chosen: readonly ChosenItem[]): readonly ChosenItem[] {
  const place = ({ item }: ChosenItem) => itemKinds.indexOf(item.kind);
  const passages = [...new Set(chosen.map(({ item }) => passageOf(item)))];
  return chosen.toSorted(
    (a, b) =>
      place(a) - place(b) || passages.indexOf(passageOf(a.item)) - passages.indexOf(passageOf(b.item)),
  );
}

function passageOf(item: Item): string | null {
  return item.kind === 'reading' ? item.passage : null;
}
