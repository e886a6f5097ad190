/**
 * Guards against out-of-order completion of async work, such as reads of changing data. Call the guard when work starts, and the
 * function it returns when that work ends. That function returns false if work that started later has already ended, because the
 * result is then outdated; else true.
 */
export function createStaleResultGuard(): () => () => boolean {
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
