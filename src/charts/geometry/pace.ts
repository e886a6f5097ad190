/** How far a goal has come on its way, as parts of a bar. Pure. */
interface GoalWay {
  readonly start: number;
  readonly value: number;
  readonly target: number;
  readonly today: number | null;
}

/** A bar that isn't full shows so: 2,190 of 2,200 ends short of the end. */
const mostUnreached = 99;

/** In percent of the way from start to target, which may lead down as well as up; 0 and 100 at the ends. */
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
