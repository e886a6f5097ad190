import type { AttemptEvent } from '@/domain/exam/attempts/attempt';

type WithoutNow<Event> = Event extends unknown ? Omit<Event, 'now'> : never;

/** A student's action. The time is added where the clocks may be read. */
export type AttemptAction = WithoutNow<AttemptEvent>;
export type SendAction = (move: AttemptAction) => void;
