/**
 * Guards against out-of-order completion of async work, such as reads of changing data. Call the guard when work starts, and the
 * returned function when it ends: it returns true unless work that started later has already ended, so only then is the result the
 * newest.
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
