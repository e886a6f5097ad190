import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  AttemptHold,
  HoldOptions,
  HoldLossReason,
  StoragePlacement,
  SaveOutcome,
} from '@/data/record/api';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { readClock } from '@/lib/dates/localTime';
import type { OpenedAttempt } from './openAttempt';
import { type AttemptRunner, runAttempt } from './runAttempt';

interface HeldAttemptOptions {
  readonly onFinished: (ended: OpenedAttempt) => void;
  /**
   * Called when another page takes over the attempt or all data is deleted; receives the attempt as this page left it, or null if
   * none was running.
   */
  readonly onLost: (reason: HoldLossReason, attempt: Attempt | null) => void;
}

export interface ExclusiveAttemptControl {
  /** Where the current attempt is stored, for messages about what a reload would lose. */
  readonly placement: StoragePlacement;
  readonly setPlacement: (placement: StoragePlacement) => void;
  /** Returns the callbacks that the record needs before it lets this page hold an attempt. */
  readonly holdOptions: () => HoldOptions;
  /** Runs the attempt and saves every change through `hold`, in the same task. */
  readonly run: (opened: OpenedAttempt, hold: AttemptHold) => AttemptRunner;
  /** Interrupts and saves the attempt, and releases it to other tabs. */
  readonly release: () => void;
}

/** Holds the one attempt that this page alone may write, until the attempt ends or the student leaves the page. */
export function useExclusiveAttempt({ onFinished, onLost }: HeldAttemptOptions): ExclusiveAttemptControl {
  const [placement, setPlacement] = useState<StoragePlacement>({ place: 'tab', refusal: null });
  const held = useRef<{ readonly runner: AttemptRunner; readonly hold: AttemptHold } | null>(null);

  const release = useCallback(() => {
    const left = held.current;
    if (left === null) return;
    held.current = null;
    left.runner.send({ type: 'interrupt' });
    left.runner.store();
    left.runner.stop();
    void left.hold.release();
  }, []);
  useEffect(() => release, [release]);

  const holdOptions = useCallback(
    (): HoldOptions => ({
      onLost: (reason) => {
        const runner = held.current?.runner;
        runner?.stop();
        held.current = null;
        onLost(reason, runner?.getAttempt() ?? null);
      },
      // Another page asks for the latest state only when it is about to take over the attempt, so this one interrupts it.
      latest: () => {
        const runner = held.current?.runner;
        runner?.send({ type: 'interrupt' });
        return runner?.getCurrent() ?? null;
      },
    }),
    [onLost],
  );

  const run = useCallback(
    (opened: OpenedAttempt, hold: AttemptHold) => {
      const show = (outcome: SaveOutcome) => {
        if (outcome.state !== 'saved') return;
        const { place, refusal } = outcome;
        // Returns the same object if nothing has changed: the clock is saved every second and must not trigger a render.
        setPlacement((was) => (was.place === place && was.refusal === refusal ? was : { place, refusal }));
      };
      const runner = runAttempt({
        attempt: opened.attempt,
        readClock,
        save: (changed) => show(hold.save(changed)),
        saveClock: (changed) => show(hold.saveClock(changed)),
        onFinished: (attempt) => {
          held.current = null;
          void hold.finish(attempt).then(show);
          onFinished({ ...opened, attempt });
        },
      });
      held.current = { runner, hold };
      return runner;
    },
    [onFinished],
  );

  return { placement, setPlacement, holdOptions, run, release };
}
