/** From what a student asks for to an attempt that can run: everything is fetched here, and nothing is on screen yet. */
import type { Consent, RunningAttempt, StudentRecord } from '@/data/record/api';
import { loadRecord } from '@/data/record/loadRecord';
import type { Attempt } from '@/domain/exam/attempt';
import type { Form, TestContent } from '@/domain/exam/form';
import type { TestPlan } from '@/domain/exam/test-plan';
import { readClock } from '@/lib/clock';
import { newId } from '@/lib/newId';
import { withRetries } from '@/lib/retry';
import { conditionsForOptions, type StartOptions } from '../start/startOptions';
import { NotFetchedError, NothingToAskError } from './testProblem';
import type * as testRules from './testRules';

export type TestRules = typeof testRules;
export type LoadResult = () => Promise<unknown>;

export interface NewTestRequest {
  readonly plan: TestPlan;
  readonly options: StartOptions;
  readonly consent: Exclude<Consent, null>;
  /** Draws the same questions for everyone; null draws any. */
  readonly seed: number | null;
  /** The form of an earlier attempt, to meet its questions again. */
  readonly again: Form | null;
  /** Chooses the form of a drill; null where the plan says what is drawn. */
  readonly formOf: (() => Promise<Form | null>) | null;
  /** Drills that were left and end where this one starts. */
  readonly insteadOf: readonly RunningAttempt[];
}

export interface OpenedAttempt {
  readonly attempt: Attempt;
  readonly content: TestContent;
  readonly rules: TestRules;
}

/** @throws NotFetched (rejects) when something of it can't be fetched, after several tries. */
async function fetching<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    throw new NotFetchedError(cause);
  }
}

/** @throws NotFetched (rejects) when they can't be fetched, after several tries. */
export const fetchTestRules = (): Promise<TestRules> =>
  fetching(() => withRetries(() => import('./testRules')));

/** @throws NotFetched (rejects) when its code can't be fetched, after several tries. */
export async function fetchRecord(): Promise<StudentRecord> {
  const { studentRecord } = await fetching(loadRecord);
  return studentRecord();
}

/**
 * The record with its database open, where the student keeps things.
 * @throws NotFetched (rejects) when its code can't be fetched, after several tries.
 */
export async function fetchPreparedRecord(): Promise<StudentRecord> {
  const record = await fetchRecord();
  await fetching(() => record.prepareRecord());
  return record;
}

/**
 * A new attempt with all that it needs to its end. It isn't stored yet.
 * @throws NotFetched (rejects) when something can't be fetched, after several tries.
 */
export async function openNewAttempt(test: NewTestRequest, loadResult: LoadResult): Promise<OpenedAttempt> {
  const rules = await fetchTestRules();
  const { studentRecord } = await fetching(loadRecord);
  const record = studentRecord();
  const seen = await record.seenItems();
  const notWanted = new Set([...seen, ...record.itemsUnderWay()]);
  const form = test.again ?? (await drawnForm(rules, test, notWanted, loadResult));
  const content = await fetching(() => rules.prepareKnownForm(form, loadResult));
  return { attempt: rules.newAttempt(newId(), form, readClock(), seen), content, rules };
}

/**
 * A stored attempt with all that it needs to its end.
 * @throws NotFetched (rejects) when something can't be fetched, after several tries.
 */
export async function openStoredAttempt(attempt: Attempt, loadResult: LoadResult): Promise<OpenedAttempt> {
  const rules = await fetchTestRules();
  const content = await fetching(() => rules.prepareKnownForm(attempt.form, loadResult));
  return { attempt, content, rules };
}

async function drawnForm(
  rules: TestRules,
  test: NewTestRequest,
  notWanted: ReadonlySet<string>,
  loadResult: LoadResult,
): Promise<Form> {
  const { plan, options, seed, formOf } = test;
  if (formOf !== null) {
    const form = await fetching(formOf);
    if (form === null) throw new NothingToAskError();
    return form;
  }
  const contentOf = await fetching(() => rules.prepareNewTest(plan, loadResult));
  return rules.formOf(plan, {
    conditions: conditionsForOptions(options),
    timing: options.timing,
    seed: seed ?? rules.newSeed(),
    // A seed that was asked for draws the same for everybody, whatever they have met.
    seen: seed === null ? notWanted : new Set(),
    contentOf,
  });
}
