import { formatDuration } from '@/lib/text/format';

/** A moment on a part's clock that is announced to the student. */
export interface ClockMark {
  readonly kind: 'half' | 'minutes';
  /** Time left at that moment, in milliseconds. */
  readonly leftMs: number;
}

const minuteMs = 60_000;
const minuteMarks: readonly ClockMark[] = [10, 5, 1].map((minutes) => ({
  kind: 'minutes',
  leftMs: minutes * minuteMs,
}));
/** Half-time is announced only if at least this much time is left; otherwise the mark at one minute would follow right away. */
const shortestHalfMs = 2 * minuteMs;

/**
 * Returns the last mark that a part's clock has passed: half of its time, then ten, five, and one minutes; null before the first.
 */
export function latestClockMark(limitMs: number, leftMs: number): ClockMark | null {
  const half: ClockMark = { kind: 'half', leftMs: limitMs / 2 };
  const marks = [...(half.leftMs >= shortestHalfMs ? [half] : []), ...minuteMarks]
    .filter((mark) => mark.leftMs < limitMs)
    .toSorted((a, b) => a.leftMs - b.leftMs);
  return marks.find((mark) => leftMs <= mark.leftMs) ?? null;
}

export function clockMarkText({ kind, leftMs }: ClockMark): string {
  return kind === 'half'
    ? `Half your time is left: ${formatDuration(leftMs)}`
    : `${formatDuration(leftMs)} left`;
}
