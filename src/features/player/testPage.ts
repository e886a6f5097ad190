import type { ReactNode } from 'react';
import type { TestPlan } from '@/domain/exam/test-plan';
import type { Timing } from '@/domain/exam/timing';
import type { TermDefinition } from '@/ui/cards/TermList';
import type { OfferedOptions, StartOptions } from './start/startOptions';
import type { PlanStat } from './start/planStats';

/** What the page of a test says of it, and what it leaves to the student before the start. */
export interface TestPage {
  readonly title: string;
  readonly lead: string;
  /** What the test takes, asks and gives, said before it starts. */
  readonly facts: readonly TermDefinition[];
  /** The page doesn't tell how its section runs, so the directions come before the first question. */
  readonly showsDirections?: boolean;
  readonly action?: string;
  /** Whether a clock ends it; left out where the chosen timing says it. */
  readonly isTimed?: boolean;
  /** What its start card says in figures; left out where the plan says it. */
  readonly figures?: readonly PlanStat[];
  /** Every plan that this page can start: their unfinished attempts are offered first. */
  readonly planIds: readonly string[];
  readonly planOf: (options: StartOptions) => TestPlan;
  readonly offered: OfferedOptions;
  /** Further choices of the page's own; disabled until the page answers. */
  readonly choices?: (disabled: boolean) => ReactNode;
  /** Below the start card, for the plan and timing that are chosen. */
  readonly below?: (plan: TestPlan, timing: Timing) => ReactNode;
  /** The page states facts about the real test: their date is then shown. */
  readonly checked?: boolean;
  /** What the page's tests are called, by the ids of their plans; left out where the catalog has them. */
  readonly titleOf?: (planId: string) => string;
}
