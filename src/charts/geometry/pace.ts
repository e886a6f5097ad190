/** A goal's progress as percentages of a bar's length. Pure functions. */
interface GoalPace {
  readonly start: number;
  readonly value: number;
  readonly target: number;
  readonly today: number | null;
}

/** Maximum percentage before the target is reached, so that the bar doesn't look full at 2,190 of 2,200. */
const mostUnreached = 99;

/** Returns how far `value` (done) and `today` (due) are from start to target, in percent, 0 to 100. The target may be lower. */
export function progressAndPacePercents({ start, value, target, today }: GoalPace): {
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
