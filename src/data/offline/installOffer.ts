/**
 * The browser's offer to install the site. Its event may fire before the page is hydrated, so the page listens from the start.
 */

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

/** The beforeinstallprompt event, which TypeScript's DOM types lack. */
type OfferEvent = Event & { readonly prompt: () => Promise<unknown> };
const isOffer = (event: Event): event is OfferEvent =>
  'prompt' in event && typeof event.prompt === 'function';

/** Captures the event and suppresses the browser's own install bar on phones. Call it once, as early as possible. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    set({
      ask: () => {
        set(null);
        // Rejects without a user gesture; visitors can still install from the browser's menu.
        event.prompt().catch(() => undefined);
      },
    });
  });
  window.addEventListener('appinstalled', () => set(null));
}

/** Returns the current offer; null if the browser hasn't made one, it was used, or the site has been installed. */
export const currentInstallOffer = (): InstallOffer | null => offer;

/** Subscribes to changes of the offer. Returns the unsubscribe function. */
export function onInstallOfferChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
