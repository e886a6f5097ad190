/** What a drill brings to the player: its form is chosen when it starts, and it may have no end. */
import type { ComponentType } from 'react';
import type { Form } from '@/domain/exam/form';
import type { Item } from '@/domain/exam/item';
import type { TestPlan } from '@/domain/exam/test-plan';
import type { AttemptResult } from '@/domain/exam/result';
import type { PlanStat } from '../start/planStats';

/** Items without end. */
export interface ItemSupply {
  readonly next: () => Item;
  /** Another item like one, with other numbers; null where it has no sibling. */
  readonly like: (item: Item) => Item | null;
}

/** A drill of fewer questions than were wished for. */
export interface ShorterDrill {
  readonly plan: TestPlan;
  /** What its start card says in figures. */
  readonly figures: readonly PlanStat[];
  readonly note: string;
}

export interface PageDrill {
  /** Chooses the items; null where there is nothing to ask. Rejects when something can't be fetched. */
  readonly formOf: () => Promise<Form | null>;
  /**
   * What becomes of the drill where practice has fewer questions than are asked for: its plan, and what is said of it. Null where it
   * has enough. Rejects when something can't be fetched.
   */
  readonly shorter: () => Promise<ShorterDrill | null>;
  readonly supplyFor: (form: Form) => Promise<ItemSupply>;
  /** What the address of a plan's drill says beyond the page's own; null where the page is about that drill. */
  readonly addressOf: (planId: string) => Readonly<Record<string, string>> | null;
  /** Answers "Why this question?" of an item, as the form asks it. */
  readonly Why: ComponentType<{ readonly item: Item; readonly form: Form }>;
  /** Stands in place of the start where there is nothing to ask. */
  readonly NothingToAsk: ComponentType;
  /** What a finished drill changed: which questions come back, and when. */
  readonly Outcome: ComponentType<{ readonly result: AttemptResult; readonly onAgain: () => void }>;
}

/** Whether items are added to a form for as long as the student goes on. */
export function isEndlessForm({ parts }: Form): boolean {
  return parts.some((part) => part.kind === 'section' && part.endless === true);
}
