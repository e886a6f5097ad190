/** A drill's interface to the player: its form is chosen when it starts, and it may be endless. */
import type { ComponentType } from 'react';
import type { TestForm } from '@/domain/exam/test/form';
import type { Item } from '@/domain/exam/items/item';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import type { AttemptResult } from '@/domain/exam/scoring/result';
import type { PlanStat } from '../start/formatPlanStats';

/** The items of an endless drill, supplied one at a time. */
export interface ItemSupply {
  readonly next: () => Item;
  /** Returns a similar item with other numbers; null if there is none. */
  readonly like: (item: Item) => Item | null;
}

/** A drill as it can be drawn: with fewer questions, or fewer new ones, than requested. */
export interface AvailableDrill {
  readonly plan: TestPlan;
  /** The figures on its start card. */
  readonly figures: readonly PlanStat[];
  readonly note: string;
}

export interface PageDrill {
  /** Chooses the items; null if there is nothing to ask. Rejects when something can't be fetched. */
  readonly formOf: () => Promise<TestForm | null>;
  /**
   * Returns the plan and message for a drill when practice has fewer questions, or fewer new ones, than requested; null if it has
   * enough. Rejects when something can't be fetched.
   */
  readonly available: () => Promise<AvailableDrill | null>;
  readonly supplyFor: (form: TestForm) => Promise<ItemSupply>;
  /**
   * Returns the search parameters that lead to the drill of a plan; null if this page already shows that drill or the plan isn't a
   * drill's.
   */
  readonly addressOf: (planId: string) => Readonly<Record<string, string>> | null;
  /** Answers "Why this question?" for an item of the form. */
  readonly Why: ComponentType<{ readonly item: Item; readonly form: TestForm }>;
  /** Replaces the start card when there is nothing to ask. */
  readonly NothingToAsk: ComponentType;
  /** The effects of a finished drill: which questions return, and when. */
  readonly Outcome: ComponentType<{ readonly result: AttemptResult; readonly onAgain: () => void }>;
}

/** Returns true if items are added to the form for as long as the student continues. */
export function isEndlessForm({ parts }: TestForm): boolean {
  return parts.some((part) => part.kind === 'section' && part.endless === true);
}
