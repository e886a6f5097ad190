/** The browser's install prompt. The event may fire before the UI's code has loaded, so the page listens from the start. */

interface InstallOffer {
  /** Opens the browser's prompt. It can only be used once. */
  readonly ask: () => void;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function set(next: InstallOffer | null): void {
  offer = next;
  for (const changed of listeners) changed();
}

/** The beforeinstallprompt event, which TypeScript's library lacks. */
type OfferEvent = Event & { readonly prompt: () => Promise<unknown> };
const isOffer = (event: Event): event is OfferEvent =>
  'prompt' in event && typeof event.prompt === 'function';

/** Captures the event and suppresses the browser's own bar on phones. Call it once, as early as possible. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    set({
      ask: () => {
        set(null);
        // Rejected without a user gesture; the browser's own menu is still available.
        event.prompt().catch(() => undefined);
      },
    });
  });
  window.addEventListener('appinstalled', () => set(null));
}

/** Returns the current offer; null if the browser makes none, or no longer. */
export const currentInstallOffer = (): InstallOffer | null => offer;

/** Subscribes to changes of the offer. Returns the unsubscribe function. */
export function onInstallOfferChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
