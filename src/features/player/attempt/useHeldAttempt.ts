import { useCallback, useEffect, useRef, useState } from 'react';
import type { AttemptHold, HoldOptions, LossReason, Placement, SaveOutcome } from '@/data/record/api';
import type { Attempt } from '@/domain/exam/attempt';
import { readClock } from '@/lib/clock';
import type { OpenedAttempt } from './openAttempt';
import type { AttemptRunner } from './runAttempt';

interface HeldAttemptOptions {
  readonly onFinished: (ended: OpenedAttempt) => void;
  /** Another page has the attempt now, or everything was deleted; the attempt as this page left it, if one ran. */
  readonly onLost: (reason: LossReason, attempt: Attempt | null) => void;
}

export interface HeldAttempt {
  /** Where the attempt on screen is stored, so that words can say what survives what. */
  readonly placement: Placement;
  readonly setPlacement: (placement: Placement) => void;
  /** What the record must know of this page before it gives the hold. */
  readonly holdOptions: () => HoldOptions;
  /** Runs the attempt under its hold: every change is stored in the same task. */
  readonly run: (opened: OpenedAttempt, hold: AttemptHold) => AttemptRunner;
  /** The student goes elsewhere: the attempt is interrupted and stored, and another tab may have it. */
  readonly leave: () => void;
}

/** The one attempt that this page may write, from its hold to its end; it is left when the page is. */
export function useHeldAttempt({ onFinished, onLost }: HeldAttemptOptions): HeldAttempt {
  const [placement, setPlacement] = useState<Placement>({ place: 'tab', refusal: null });
  const held = useRef<{ readonly runner: AttemptRunner; readonly hold: AttemptHold } | null>(null);

  const leave = useCallback(() => {
    const left = held.current;
    if (left === null) return;
    held.current = null;
    left.runner.send({ type: 'interrupt' });
    left.runner.store();
    left.runner.stop();
    void left.hold.release();
  }, []);
  useEffect(() => leave, [leave]);

  const holdOptions = useCallback(
    (): HoldOptions => ({
      onLost: (reason) => {
        const runner = held.current?.runner;
        runner?.stop();
        held.current = null;
        onLost(reason, runner?.getAttempt() ?? null);
      },
      // A page that asks for the latest is about to take over the attempt, so it is stopped here.
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
        // The very same object where nothing has changed: the clock is saved every second, and nothing is rendered for it.
        setPlacement((was) => (was.place === place && was.refusal === refusal ? was : { place, refusal }));
      };
      const runner = opened.rules.runAttempt({
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

  return { placement, setPlacement, holdOptions, run, leave };
}
