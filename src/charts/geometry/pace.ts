/** A goal's progress as percentages of a bar. Pure. */
interface GoalWay {
  readonly start: number;
  readonly value: number;
  readonly target: number;
  readonly today: number | null;
}

/** Caps an unreached target below 100: at 2,190 of 2,200, the bar must not look full. */
const mostUnreached = 99;

/** Returns percentages of the way from start to target, which may run downward; clamped to 0 and 100. */
export function paceParts({ start, value, target, today }: GoalWay): {
  readonly done: number;
  readonly due: number | null;
} {
  const way = target - start;
  const share = (at: number) => (way === 0 ? 100 : Math.max(0, Math.min(100, (100 * (at - start)) / way)));
  const isReached = way < 0 ? value <= target : value >= target;
  return {
    done: isReached ? 100 : Math.min(mostUnreached, share(value)),
    due: today === null ? null : share(today),
  };
}
