import { useCallback, useState } from 'react';
import { saveConsentIfUnanswered } from '@/data/record/consent/saveConsentIfUnanswered';
import { studentRecord } from '@/data/record/studentRecord';
import type { HoldLossReason, StoragePlacement, RunningAttempt } from '@/data/record/api';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { TestForm, TestContent } from '@/domain/exam/test/form';
import { type AttemptResult, judgeAttempt } from '@/domain/exam/scoring/result';
import {
  openNewAttempt,
  type NewTestRequest,
  type OpenedAttempt,
  openRecord,
  openStoredAttempt,
} from './openAttempt';
import { type PageDrill, isEndlessForm, type ItemSupply } from '../drill/pageDrill';
import { endUnfinishedDrills } from './storedAttempts';
import type { TestFailure } from './testProblem';
import type { AttemptRunner } from './runAttempt';
import { useExclusiveAttempt } from './useExclusiveAttempt';
import { useTestPreparation } from './useTestPreparation';

/** An attempt that was started but not finished; another tab may hold it. */
type StoredAttempt = Pick<RunningAttempt, 'attempt' | 'heldElsewhere'>;

export type TestFlowScreen =
  | { readonly name: 'start' }
  | {
      readonly name: 'running';
      readonly runner: AttemptRunner;
      readonly content: TestContent;
      /** Null unless the drill is endless. */
      readonly supply: ItemSupply | null;
    }
  /** Another tab has taken over the attempt; `attempt` is its last state in this tab. */
  | { readonly name: 'taken-over'; readonly attempt: Attempt }
  | { readonly name: 'result'; readonly result: AttemptResult };

export interface TestFlowState {
  readonly screen: TestFlowScreen;
  readonly preparing: boolean;
  readonly problem: TestFailure | null;
  /** Where the current attempt is stored, for messages about what a reload would lose. */
  readonly placement: StoragePlacement;
  /** True if the student wants results saved on the device. */
  readonly savesOnDevice: boolean;
  readonly start: (test: NewTestRequest) => Promise<void>;
  readonly proceed: (stored: StoredAttempt) => Promise<void>;
  readonly finish: (stored: StoredAttempt) => Promise<void>;
  readonly discard: (stored: StoredAttempt) => Promise<void>;
  /** Shows the result of an attempt finished earlier. */
  readonly showResult: (id: string) => Promise<void>;
  readonly backToStart: () => void;
}

interface TestFlowOptions {
  readonly drill: PageDrill | null;
  /** Called when a result appears, so that the address can name it. */
  readonly onResult: (attemptId: string) => void;
  /** Returns true if the test starts with its first question, because the start page has given the directions of the first part. */
  readonly beginsAtOnce: (form: TestForm) => boolean;
}

/** Runs one test from start page to result: selects the screen and handles each button of the start page. */
export function useTestFlow({ drill, onResult, beginsAtOnce }: TestFlowOptions): TestFlowState {
  const [screen, setScreen] = useState<TestFlowScreen>({ name: 'start' });
  const [savesOnDevice, setSavesOnDevice] = useState(false);
  const { preparing, problem, setProblem, isOnPage, prepare } = useTestPreparation();

  const supplyFor = useCallback(
    async ({ form }: Attempt) => (drill !== null && isEndlessForm(form) ? await drill.supplyFor(form) : null),
    [drill],
  );

  const showJudged = useCallback(
    ({ attempt, content }: OpenedAttempt) => {
      setScreen({ name: 'result', result: judgeAttempt(attempt, content, Date.now()) });
      onResult(attempt.id);
    },
    [onResult],
  );
  const onLost = useCallback(
    (reason: HoldLossReason, attempt: Attempt | null) => {
      if (reason === 'taken-over' && attempt !== null) setScreen({ name: 'taken-over', attempt });
      else {
        setScreen({ name: 'start' });
        setProblem(reason === 'deleted' ? { kind: 'deleted' } : null);
      }
    },
    [setProblem],
  );
  /** An endless drill has gained items that its initial content didn't include, so its content is fetched again. */
  const onFinished = useCallback(
    (ended: OpenedAttempt) => {
      if (!isEndlessForm(ended.attempt.form)) showJudged(ended);
      else void prepare(async () => showJudged(await openStoredAttempt(ended.attempt)));
    },
    [showJudged, prepare],
  );
  const { placement, setPlacement, holdOptions, run, release } = useExclusiveAttempt({ onFinished, onLost });

  const start = useCallback(
    (test: NewTestRequest) =>
      prepare(async () => {
        await endUnfinishedDrills(test.insteadOf);
        const opened = await openNewAttempt(test);
        const supply = await supplyFor(opened.attempt);
        const record = studentRecord();
        if (!isOnPage()) return;
        await saveConsentIfUnanswered(record, test.consent);
        setSavesOnDevice(record.consent() === 'keep');
        const begun = await record.beginAttempt(opened.attempt, holdOptions());
        setPlacement({ place: begun.place, refusal: begun.refusal });
        const runner = run(opened, begun.hold);
        if (!isOnPage()) {
          release();
          return;
        }
        if (beginsAtOnce(opened.attempt.form)) runner.send({ type: 'begin-part' });
        setScreen({ name: 'running', runner, content: opened.content, supply });
      }),
    [prepare, supplyFor, isOnPage, holdOptions, setPlacement, run, release, beginsAtOnce],
  );

  /** Opens a stored attempt for writing; on failure shows the problem and writes nothing. */
  const open = useCallback(
    async ({ attempt, heldElsewhere }: StoredAttempt) => {
      const fetched = await openStoredAttempt(attempt);
      const record = studentRecord();
      if (!isOnPage()) return null;
      const outcome = heldElsewhere
        ? await record.takeOver(attempt.id, holdOptions())
        : await record.holdAttempt(attempt.id, holdOptions());
      setSavesOnDevice(record.consent() === 'keep');
      if (outcome.state === 'held') {
        setPlacement({ place: outcome.place, refusal: outcome.refusal });
        const opened = { ...fetched, attempt: outcome.attempt };
        return { runner: run(opened, outcome.hold), content: opened.content };
      }
      if (outcome.state === 'finished') showJudged({ ...fetched, attempt: outcome.attempt });
      else setProblem({ kind: outcome.state });
      return null;
    },
    [isOnPage, holdOptions, setPlacement, run, showJudged, setProblem],
  );

  const proceed = useCallback(
    (stored: StoredAttempt) =>
      prepare(async () => {
        const opened = await open(stored);
        if (opened === null) return;
        const supply = await supplyFor(stored.attempt);
        opened.runner.send({ type: 'resume' });
        setScreen({ name: 'running', ...opened, supply });
      }),
    [prepare, open, supplyFor],
  );

  const finish = useCallback(
    (stored: StoredAttempt) =>
      prepare(async () => {
        const opened = await open(stored);
        opened?.runner.send({ type: 'finish' });
      }),
    [prepare, open],
  );

  const discard = useCallback(
    (stored: StoredAttempt) =>
      prepare(async () => {
        const record = studentRecord();
        const outcome = await record.discardAttempt(stored.attempt.id);
        if (outcome !== 'discarded') setProblem({ kind: outcome });
      }),
    [prepare, setProblem],
  );

  const showResult = useCallback(
    (id: string) =>
      prepare(async () => {
        const record = await openRecord();
        const found = await record.readFinished(id);
        if (!isOnPage()) return;
        if (found.state !== 'found') {
          setProblem({ kind: found.state === 'absent' ? 'result-absent' : found.state });
          return;
        }
        const stored = await openStoredAttempt(found.attempt);
        setPlacement({ place: found.place, refusal: null });
        setSavesOnDevice(record.consent() === 'keep');
        showJudged(stored);
      }),
    [prepare, isOnPage, setPlacement, showJudged, setProblem],
  );

  const backToStart = useCallback(() => {
    setProblem(null);
    setScreen({ name: 'start' });
  }, [setProblem]);

  return {
    screen,
    preparing,
    problem,
    placement,
    savesOnDevice,
    start,
    proceed,
    finish,
    discard,
    showResult,
    backToStart,
  };
}
