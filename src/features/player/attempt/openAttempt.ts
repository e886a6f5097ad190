/** Fetches everything a requested attempt needs to run, before anything is on screen. */
import type { Consent, RunningAttempt, StudentRecord } from '@/data/record/api';
import { studentRecord } from '@/data/record/studentRecord';
import { type Attempt, newAttempt } from '@/domain/exam/attempts/attempt';
import { buildTestForm, type TestForm, type TestContent } from '@/domain/exam/test/form';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import { readClock } from '@/lib/dates/localTime';
import { newId, newSeed } from '@/lib/browser/newId';
import { conditionsForOptions, type StartOptions } from '../start/startOptions';
import { NotFetchedError, NoDrillItemsError } from './testProblem';
import { prepareExistingForm, prepareNewTest } from './prepareTest';

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
}

/** @throws NotFetchedError (rejects) when the task fails to fetch something, after several tries. */
async function fetching<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    throw new NotFetchedError(cause);
  }
}

/** Returns the record, with its database open if the student wants results saved. */
export async function openRecord(): Promise<StudentRecord> {
  const record = studentRecord();
  await record.prepareRecord();
  return record;
}

/**
 * Creates an attempt, without storing it, and fetches everything it needs until it ends.
 * @throws NotFetchedError (rejects) when something can't be fetched, after several tries.
 */
export async function openNewAttempt(test: NewTestRequest): Promise<OpenedAttempt> {
  const record = studentRecord();
  const seen = await record.seenItems();
  const notWanted = new Set([...seen, ...record.itemsUnderWay()]);
  const form = test.again ?? (await drawForm(test, notWanted));
  const content = await fetching(() => prepareExistingForm(form));
  return { attempt: newAttempt(newId(), form, readClock(), seen), content };
}

/**
 * Opens a stored attempt and fetches everything it needs until it ends.
 * @throws NotFetchedError (rejects) when something can't be fetched, after several tries.
 */
export async function openStoredAttempt(attempt: Attempt): Promise<OpenedAttempt> {
  return { attempt, content: await fetching(() => prepareExistingForm(attempt.form)) };
}

async function drawForm(test: NewTestRequest, notWanted: ReadonlySet<string>): Promise<TestForm> {
  const { plan, options, seed, formOf } = test;
  if (formOf !== null) {
    const form = await fetching(formOf);
    if (form === null) throw new NoDrillItemsError();
    return form;
  }
  const contentOf = await fetching(() => prepareNewTest(plan));
  return buildTestForm(plan, {
    conditions: conditionsForOptions(options),
    timing: options.timing,
    seed: seed ?? newSeed(),
    // A requested seed draws the same questions for everyone, whatever they have seen before.
    seen: seed === null ? notWanted : new Set(),
    contentOf,
  });
}
