import { useCallback, useEffect, useRef, useState } from 'react';
import type { Consent, HoldOutcome, LossReason, Place, StudentRecord } from '@/data/record/api';
import { loadRecord } from '@/data/record/loadRecord';
import type { Attempt } from '@/domain/exam/attempt';
import type { Form, TestContent } from '@/domain/exam/form';
import type { TestPlan } from '@/domain/exam/plan';
import type { Result } from '@/domain/exam/result';
import { readClock } from '@/lib/clock';
import { withRetries } from '@/lib/retry';
import { conditionsOf, type StartOptions } from '../start/options';
import type { FoundAttempt } from '../start/LeftAttempt';
import type { AttemptRunner } from './runAttempt';
import type * as testRules from './testRules';
import { problemOf, type Problem } from './problems';

type TestRules = typeof testRules;
const loadRules = (): Promise<TestRules> => withRetries(() => import('./testRules'));

/** What the page of a test shows. */
export type RoomScreen =
  | { readonly at: 'start' }
  | { readonly at: 'running'; readonly runner: AttemptRunner; readonly content: TestContent }
  /** Another tab goes on with the attempt; this one shows it as it left it. */
  | { readonly at: 'taken-over'; readonly attempt: Attempt }
  | { readonly at: 'result'; readonly result: Result };

export interface NewTest {
  readonly plan: TestPlan;
  readonly options: StartOptions;
  readonly consent: Exclude<Consent, null>;
  /** Draws the same questions whoever asks; null for any. */
  readonly seed: number | null;
  /** The form of an earlier attempt, to meet its questions again. */
  readonly again: Form | null;
}

export interface TestRoomState {
  readonly screen: RoomScreen;
  readonly preparing: boolean;
  readonly problem: Problem | null;
  /** Where the attempt on screen is stored, so that words can say what survives what. */
  readonly place: Place;
  /** Whether the student wants results kept on the device. */
  readonly keeps: boolean;
  readonly start: (test: NewTest) => Promise<void>;
  readonly proceed: (found: FoundAttempt) => Promise<void>;
  readonly finish: (found: FoundAttempt) => Promise<void>;
  readonly discard: (found: FoundAttempt) => Promise<void>;
  /** Shows the result of an attempt that was finished before. */
  readonly showResult: (id: string) => Promise<void>;
  readonly backToStart: () => void;
}

interface TestRoomOptions {
  readonly loadResult: () => Promise<unknown>;
  /** Called when a result comes on screen, so that the address can name it. */
  readonly onResult: (attemptId: string) => void;
  /** A single section begins with its first question: the page before it has told the directions. */
  readonly beginsAtOnce: (form: Form) => boolean;
}

/** One test from its start page to its result: prepares, begins or takes up, runs, and judges. */
export function useTestRoom({ loadResult, onResult, beginsAtOnce }: TestRoomOptions): TestRoomState {
  const [screen, setScreen] = useState<RoomScreen>({ at: 'start' });
  const [preparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [place, setPlace] = useState<Place>('tab');
  const [keeps, setKeeps] = useState(false);
  const running = useRef<{ runner: AttemptRunner; release: () => void } | null>(null);
  const onPage = useRef(true);

  useEffect(() => {
    onPage.current = true;
    return () => {
      onPage.current = false;
      leaveRunning(running);
    };
  }, []);

  const showJudged = useCallback(
    (attempt: Attempt, content: TestContent, { resultOf }: TestRules) => {
      running.current = null;
      setScreen({ at: 'result', result: resultOf(attempt, content) });
      onResult(attempt.id);
    },
    [onResult],
  );

  const onLost = useCallback((reason: LossReason) => {
    const runner = running.current?.runner;
    runner?.stop();
    running.current = null;
    if (reason === 'taken-over' && runner !== undefined)
      setScreen({ at: 'taken-over', attempt: runner.getAttempt() });
    else {
      setScreen({ at: 'start' });
      setProblem(reason === 'deleted' ? { kind: 'deleted' } : null);
    }
  }, []);

  const holdOptions = useCallback(
    () => ({
      onLost,
      // Whoever asks for the latest is about to take the attempt away: it stands still from here on.
      latest: () => {
        const runner = running.current?.runner;
        runner?.send({ type: 'interrupt' });
        return runner?.getCurrent() ?? null;
      },
    }),
    [onLost],
  );

  const run = useCallback(
    (
      attempt: Attempt,
      hold: Extract<HoldOutcome, { state: 'held' }>['hold'],
      content: TestContent,
      rules: TestRules,
    ) => {
      const runner = rules.runAttempt({
        attempt,
        readClock,
        save: (changed) => {
          const outcome = hold.save(changed);
          if (outcome.state === 'saved') setPlace(outcome.place);
        },
        onFinished: (ended) => {
          void hold.finish(ended).then((outcome) => outcome.state === 'saved' && setPlace(outcome.place));
          showJudged(ended, content, rules);
        },
      });
      running.current = { runner, release: () => void hold.release() };
      return runner;
    },
    [showJudged],
  );

  /** Runs a task behind the start button; a page that has been left meanwhile gets nothing. */
  const prepared = useCallback(async (task: () => Promise<void>) => {
    setPreparing(true);
    setProblem(null);
    try {
      await task();
    } catch (cause) {
      if (onPage.current) setProblem(problemOf(cause));
    } finally {
      if (onPage.current) setPreparing(false);
    }
  }, []);

  const start = useCallback(
    ({ plan, options, consent, seed, again }: NewTest) =>
      prepared(async () => {
        const rules = await loadRules();
        const { newAttemptId, studentRecord } = await loadRecord();
        const record = studentRecord();
        const { form, content } =
          again === null
            ? await drawnForm(rules, plan, options, seed, loadResult)
            : { form: again, content: await rules.prepareKnownForm(again, loadResult) };
        if (!onPage.current) return;
        if (record.consent() !== consent) await record.setConsent(consent);
        setKeeps(consent === 'keep');
        const attempt = rules.newAttempt(newAttemptId(), form, readClock());
        const begun = await record.beginAttempt(attempt, holdOptions());
        setPlace(begun.place);
        const runner = run(attempt, begun.hold, content, rules);
        if (!onPage.current) {
          leaveRunning(running);
          return;
        }
        if (beginsAtOnce(form)) runner.send({ type: 'begin-part' });
        setScreen({ at: 'running', runner, content });
      }),
    [prepared, loadResult, holdOptions, run, beginsAtOnce],
  );

  /** Opens a stored attempt for writing; what can't be opened is said, and nothing is written. */
  const opened = useCallback(
    async ({ attempt, heldElsewhere }: FoundAttempt) => {
      const rules = await loadRules();
      const content = await rules.prepareKnownForm(attempt.form, loadResult);
      const record = await loadedRecord();
      if (!onPage.current) return null;
      const outcome = heldElsewhere
        ? await record.takeOver(attempt.id, holdOptions())
        : await record.holdAttempt(attempt.id, holdOptions());
      setKeeps(record.consent() === 'keep');
      if (outcome.state === 'held') {
        setPlace(outcome.place);
        return {
          attempt: outcome.attempt,
          runner: run(outcome.attempt, outcome.hold, content, rules),
          content,
        };
      }
      if (outcome.state === 'finished') showJudged(outcome.attempt, content, rules);
      else setProblem({ kind: outcome.state });
      return null;
    },
    [loadResult, holdOptions, run, showJudged],
  );

  const proceed = useCallback(
    (found: FoundAttempt) =>
      prepared(async () => {
        const open = await opened(found);
        if (open === null) return;
        open.runner.send({ type: 'resume' });
        setScreen({ at: 'running', runner: open.runner, content: open.content });
      }),
    [prepared, opened],
  );

  const finish = useCallback(
    (found: FoundAttempt) =>
      prepared(async () => {
        const open = await opened(found);
        open?.runner.send({ type: 'finish' });
      }),
    [prepared, opened],
  );

  const discard = useCallback(
    (found: FoundAttempt) =>
      prepared(async () => {
        const record = await loadedRecord();
        const outcome = await record.discardAttempt(found.attempt.id);
        if (outcome !== 'discarded') setProblem({ kind: outcome });
      }),
    [prepared],
  );

  const showResult = useCallback(
    (id: string) =>
      prepared(async () => {
        const record = await loadedRecord();
        await record.prepareRecord();
        const found = await record.readFinished(id);
        if (!onPage.current) return;
        if (found.state !== 'found') {
          setProblem({ kind: found.state === 'absent' ? 'result-absent' : found.state });
          return;
        }
        const rules = await loadRules();
        const content = await rules.prepareKnownForm(found.attempt.form, loadResult);
        setPlace(found.place);
        setKeeps(record.consent() === 'keep');
        showJudged(found.attempt, content, rules);
      }),
    [prepared, loadResult, showJudged],
  );

  const backToStart = useCallback(() => {
    setProblem(null);
    setScreen({ at: 'start' });
  }, []);

  return {
    screen,
    preparing,
    problem,
    place,
    keeps,
    start,
    proceed,
    finish,
    discard,
    showResult,
    backToStart,
  };
}

async function loadedRecord(): Promise<StudentRecord> {
  const { studentRecord } = await loadRecord();
  return studentRecord();
}

async function drawnForm(
  { formOf, newSeed, prepareKnownForm, prepareNewTest }: TestRules,
  plan: TestPlan,
  options: StartOptions,
  seed: number | null,
  loadResult: () => Promise<unknown>,
): Promise<{ form: Form; content: TestContent }> {
  const contentOf = await prepareNewTest(plan, loadResult);
  // A seed that was asked for draws the same for everybody, whatever they have met.
  const seen = seed === null ? await (await loadedRecord()).seenItems() : new Set<string>();
  const form = formOf(plan, {
    conditions: conditionsOf(options),
    timing: options.timing,
    seed: seed ?? newSeed(),
    seen,
    contentOf,
  });
  return { form, content: await prepareKnownForm(form, loadResult) };
}

/** The student goes elsewhere: the attempt is interrupted and stored, and another tab may have it. */
function leaveRunning(running: { current: { runner: AttemptRunner; release: () => void } | null }): void {
  const now = running.current;
  if (now === null) return;
  running.current = null;
  now.runner.send({ type: 'interrupt' });
  now.runner.store();
  now.runner.stop();
  now.release();
}
