import { listUnsavedWork, reloadDocument } from './unsavedWork';

const reloadKey = 'larkfield:reloaded';

/**
 * Reloads the document to get a new version of the site, unless a reload would lose something. Reloads at most once for the same
 * address and version, since a version may lack a file; never if storage can't record the reload. Returns true if it reloads.
 */
export function reloadForNewVersion(): boolean {
  if (listUnsavedWork().length > 0) return false;
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const reload = `${entry} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(reloadKey) === reload) return false;
    sessionStorage.setItem(reloadKey, reload);
  } catch {
    return false;
  }
  reloadDocument();
  return true;
}
