/** Fetches everything a requested attempt needs to run, before anything is on screen. */
import type { Consent, RunningAttempt, StudentRecord } from '@/data/record/api';
import { studentRecord } from '@/data/record/record';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { TestForm, TestContent } from '@/domain/exam/test/form';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import { readClock } from '@/lib/dates/clock';
import { newId } from '@/lib/browser/newId';
import { withRetries } from '@/lib/retry';
import { conditionsForOptions, type StartOptions } from '../start/startOptions';
import { NotFetchedError, NoDrillItemsError } from './testProblem';
import type * as testRules from './testRules';

export type TestRules = typeof testRules;
export type LoadResultScreen = () => Promise<unknown>;

export interface NewTestRequest {
  readonly plan: TestPlan;
  readonly options: StartOptions;
  readonly consent: Exclude<Consent, null>;
  /** Draws the same questions for everyone; null draws them at random. */
  readonly seed: number | null;
  /** The form of an earlier attempt whose questions are repeated; null for new questions. */
  readonly again: TestForm | null;
  /** Chooses a drill's form; null if the plan determines it. */
  readonly formOf: (() => Promise<TestForm | null>) | null;
  /** Unfinished drills that end when this one starts. */
  readonly insteadOf: readonly RunningAttempt[];
}

export interface OpenedAttempt {
  readonly attempt: Attempt;
  readonly content: TestContent;
  readonly rules: TestRules;
}

/** @throws NotFetchedError (rejects) when the task fails to fetch something, after several tries. */
async function fetching<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    throw new NotFetchedError(cause);
  }
}

/** @throws NotFetchedError (rejects) when the rules can't be fetched, after several tries. */
export const fetchTestRules = (): Promise<TestRules> =>
  fetching(() => withRetries(() => import('./testRules')));

/** @throws NotFetchedError (rejects) when the record's code can't be fetched, after several tries. */
export async function fetchRecord(): Promise<StudentRecord> {
  return studentRecord();
}

/**
 * Returns the record, with its database open if the student wants results saved.
 * @throws NotFetchedError (rejects) when the record's code can't be fetched, after several tries.
 */
export async function fetchPreparedRecord(): Promise<StudentRecord> {
  const record = await fetchRecord();
  await fetching(() => record.prepareRecord());
  return record;
}

/**
 * Creates an attempt, without storing it, and fetches everything it needs until it ends.
 * @throws NotFetchedError (rejects) when something can't be fetched, after several tries.
 */
export async function openNewAttempt(
  test: NewTestRequest,
  loadResult: LoadResultScreen,
): Promise<OpenedAttempt> {
  const rules = await fetchTestRules();
  const record = studentRecord();
  const seen = await record.seenItems();
  const notWanted = new Set([...seen, ...record.itemsUnderWay()]);
  const form = test.again ?? (await drawnForm(rules, test, notWanted, loadResult));
  const content = await fetching(() => rules.prepareExistingForm(form, loadResult));
  return { attempt: rules.newAttempt(newId(), form, readClock(), seen), content, rules };
}

/**
 * Opens a stored attempt and fetches everything it needs until it ends.
 * @throws NotFetchedError (rejects) when something can't be fetched, after several tries.
 */
export async function openStoredAttempt(
  attempt: Attempt,
  loadResult: LoadResultScreen,
): Promise<OpenedAttempt> {
  const rules = await fetchTestRules();
  const content = await fetching(() => rules.prepareExistingForm(attempt.form, loadResult));
  return { attempt, content, rules };
}

async function drawnForm(
  rules: TestRules,
  test: NewTestRequest,
  notWanted: ReadonlySet<string>,
  loadResult: LoadResultScreen,
): Promise<TestForm> {
  const { plan, options, seed, formOf } = test;
  if (formOf !== null) {
    const form = await fetching(formOf);
    if (form === null) throw new NoDrillItemsError();
    return form;
  }
  const contentOf = await fetching(() => rules.prepareNewTest(plan, loadResult));
  return rules.buildTestForm(plan, {
    conditions: conditionsForOptions(options),
    timing: options.timing,
    seed: seed ?? rules.newSeed(),
    // A requested seed draws the same questions for everyone, whatever they have seen before.
    seen: seed === null ? notWanted : new Set(),
    contentOf,
  });
}
