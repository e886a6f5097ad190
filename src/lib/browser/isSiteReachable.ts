/** A host that doesn't answer within this time counts as unreachable. */
const patienceMs = 8000;

/**
 * Checks whether the site responds, with a HEAD request for the current document that bypasses every cache. A 404 counts as a
 * response too, because the current document may be the not-found page.
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
