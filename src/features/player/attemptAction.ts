import type { AttemptEvent } from '@/domain/exam/attempts/attempt';

type WithoutNow<Event> = Event extends unknown ? Omit<Event, 'now'> : never;

/** An event of an attempt, such as a student's action, without its time. `runAttempt` reads the clocks and adds it. */
export type AttemptAction = WithoutNow<AttemptEvent>;
export type SendAction = (move: AttemptAction) => void;
