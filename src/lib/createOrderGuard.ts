/**
 * For work of one kind that may end in another order than it began, such as readings of what changes. Each call begins a piece of work and
 * returns a function that tells, when it has ended, whether no later piece has ended before: only then is its result the newest.
 */
export function createOrderGuard(): () => () => boolean {
  let begun = 0;
  let latest = 0;
  return () => {
    begun += 1;
    const order = begun;
    return () => {
      if (order < latest) return false;
      latest = order;
      return true;
    };
  };
}
