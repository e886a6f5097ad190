import { useSyncExternalStore } from 'react';
import type { Place } from '@/data/record/api';
import { planOf } from '@/domain/exam/catalog';
import type { TestContent } from '@/domain/exam/form';
import { pathOf, type RouteId } from '@/site';
import { useBareScreen } from '@/ui/bareScreen';
import type { AttemptRunner } from './attempt/runAttempt';
import { StorageNotice } from './attempt/StorageNotice';
import { useTicks } from './attempt/useTicks';
import { TestPlayer } from './TestPlayer';

interface RunningTestProps {
  readonly title: string;
  readonly runner: AttemptRunner;
  readonly content: TestContent;
  readonly place: Place;
  /** Whether the student asked for results to be kept on the device. */
  readonly keeps: boolean;
  readonly exit: RouteId;
}

/** A test that is being taken: joins the running attempt to the screens of the player. */
export function RunningTest({ title, runner, content, place, keeps, exit }: RunningTestProps) {
  useBareScreen();
  useTicks(runner);
  const attempt = useSyncExternalStore(runner.subscribe, runner.getAttempt, runner.getAttempt);
  return (
    <TestPlayer
      title={planOf(attempt.form.planId)?.title ?? title}
      attempt={attempt}
      content={content}
      send={runner.send}
      remaining={runner.remaining}
      notice={<StorageNotice place={place} keeps={keeps} />}
      exit={pathOf(exit)}
    />
  );
}
