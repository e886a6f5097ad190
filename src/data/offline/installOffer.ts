/** The browser's offer to install the site. It may come before the code that shows it, so the page listens from its start. */

interface InstallOffer {
  /** Opens the browser's own question. An offer can be used once. */
  readonly ask: () => void;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function set(next: InstallOffer | null): void {
  offer = next;
  for (const changed of listeners) changed();
}

/** The event of browsers that offer it: none of them is in TypeScript's library. */
type OfferEvent = Event & { readonly prompt: () => Promise<unknown> };
const isOffer = (event: Event): event is OfferEvent =>
  'prompt' in event && typeof event.prompt === 'function';

/** Takes the offer instead of the bar that a phone's browser would put over the page. Call it once, as early as possible. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    set({
      ask: () => {
        set(null);
        // Refused where the page has no tap to show for it; the reader then still has the browser's own menu.
        event.prompt().catch(() => undefined);
      },
    });
  });
  window.addEventListener('appinstalled', () => set(null));
}

/** The current offer; null where the browser makes none, or no longer. */
export const currentInstallOffer = (): InstallOffer | null => offer;

/** Calls back after each change of the offer. Returns what ends the subscription. */
export function onInstallOfferChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
