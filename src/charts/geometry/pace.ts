/** How far a goal has come on its way, as parts of a bar. Pure. */
interface GoalWay {
  readonly start: number;
  readonly value: number;
  readonly target: number;
  readonly today: number | null;
}

/** A bar that isn't full shows so: 2,190 of 2,200 ends short of the end. */
const mostUnreached = 99;

/**
 * In percent of the way from start to target, which may lead down as well as up; 0 and 100 at the ends. `told` is what stands
 * beside the bar: whole, and more than 100 past the target.
 */
export function paceParts({ start, value, target, today }: GoalWay): {
  readonly done: number;
  readonly told: number;
  readonly due: number | null;
} {
  const way = target - start;
  const part = (at: number) => (way === 0 ? 100 : Math.max(0, (100 * (at - start)) / way));
  const share = (at: number) => Math.min(100, part(at));
  // The little that is added outweighs binary remainders: 0.29 of 1 is 29%.
  const whole = Math.floor(part(value) + 1e-9);
  const isReached = way < 0 ? value <= target : value >= target;
  return {
    told: isReached ? Math.max(100, whole) : Math.min(mostUnreached, whole),
    done: isReached ? 100 : Math.min(mostUnreached, share(value)),
    due: today === null ? null : share(today),
  };
}
