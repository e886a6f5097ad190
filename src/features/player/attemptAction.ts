import type { AttemptEvent } from '@/domain/exam/attempt';

type WithoutNow<Event> = Event extends unknown ? Omit<Event, 'now'> : never;

/** What a student does; the reading of the clocks is added where the clocks may be read. */
export type AttemptAction = WithoutNow<AttemptEvent>;
export type SendAction = (move: AttemptAction) => void;
