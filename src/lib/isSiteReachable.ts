/** A host that has not answered by then counts as out of reach. */
const patienceMs = 8000;

/**
 * Tells whether the site answers now, by asking for the head of the current document past every cache. A 404 is an answer
 * too: the not-found page stands at such an address.
 */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const { ok, status } = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return ok || status === 404;
  } catch {
    return false;
  }
}
