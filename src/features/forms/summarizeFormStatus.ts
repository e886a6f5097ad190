/** A student's progress on a full form, derived from the record. */
import type { ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import type { RunningAttempt } from '@/data/record/api';
import { compareLatestFirst } from '@/domain/exam/attempts/clock';
import type { FullFormId } from '@/domain/exam/test/blueprint';
import {
  singleSectionPlan,
  type SingleSectionId,
  singleSectionIds,
} from '@/domain/exam/catalog/full-test-plan';

export interface TestFormStatus {
  readonly state: 'new' | 'running' | 'done';
  readonly running: RunningAttempt | null;
  /** Attempts at the whole form, newest first. */
  readonly fullAttempts: readonly ListedAttempt[];
  /** The latest attempt at each section taken on its own. */
  readonly sectionAttempts: Readonly<Partial<Record<SingleSectionId, ListedAttempt>>>;
}

export function summarizeFormStatus(
  set: FullFormId,
  running: readonly RunningAttempt[],
  finished: readonly ListedAttempt[],
): TestFormStatus {
  const fullAttempts = finished.filter(({ planId }) => planId === set);
  const left = running.find(({ attempt }) => attempt.form.planId === set) ?? null;
  const alone = singleSectionIds.flatMap((id) => {
    const latest = finished.find(({ planId }) => planId === singleSectionPlan(set, id).id);
    return latest === undefined ? [] : [[id, latest] as const];
  });
  return {
    state: left !== null ? 'running' : fullAttempts.length > 0 ? 'done' : 'new',
    running: left,
    fullAttempts,
    sectionAttempts: Object.fromEntries(alone),
  };
}

/** Returns the form to take next: an unfinished one, else the first not yet taken, else the one taken longest ago. */
export function recommendedForm(
  forms: readonly { readonly set: FullFormId; readonly status: TestFormStatus }[],
): FullFormId | null {
  const byState = (state: TestFormStatus['state']) => forms.find(({ status }) => status.state === state)?.set;
  const lastTaken = ({ fullAttempts }: TestFormStatus) => fullAttempts[0]?.finishedAt ?? null;
  const oldest = forms.toSorted((a, b) => compareLatestFirst(lastTaken(b.status), lastTaken(a.status)))[0]
    ?.set;
  return byState('running') ?? byState('new') ?? oldest ?? null;
}
