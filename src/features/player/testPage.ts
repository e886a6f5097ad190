import type { ReactNode } from 'react';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import type { Timing } from '@/domain/exam/test/timing';
import type { TermDefinition } from '@/ui/cards/TermList';
import type { OfferedOptions, StartOptions } from './start/startOptions';
import type { PlanStat } from './start/formatPlanStats';

/** A test page's content, and the options it offers before the start. */
export interface TestPage {
  readonly title: string;
  readonly lead: string;
  /** The test's length, contents, and result, described before it starts. */
  readonly facts: readonly TermDefinition[];
  /** A drawing of the test, above the facts. */
  readonly picture?: ReactNode;
  /** True if the page doesn't describe its section, so that the directions come before the first question. */
  readonly showsDirections?: boolean;
  readonly action?: string;
  /** True if a clock ends the test; omit if the chosen timing determines it. */
  readonly isTimed?: boolean;
  /** The figures on the start card; omit to derive them from the plan. */
  readonly figures?: readonly PlanStat[];
  /** Ids of all plans that this page can start. Their unfinished attempts are offered before a new one. */
  readonly planIds: readonly string[];
  readonly planOf: (options: StartOptions, level: LevelId) => TestPlan;
  readonly offeredOptions: OfferedOptions;
  /** Additional choices of the page; disabled until it is hydrated. */
  readonly choices?: (disabled: boolean) => ReactNode;
  /** Shown below the start card, for the chosen plan and timing. */
  readonly below?: (plan: TestPlan, timing: Timing) => ReactNode;
  /** True if the page states facts about the real test; it then shows when they were last checked. */
  readonly checked?: boolean;
  /** Titles of the page's tests, by plan id; omit if the catalog has them. */
  readonly titleOf?: (planId: string) => string;
}
