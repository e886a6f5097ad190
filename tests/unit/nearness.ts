import { vi } from 'vitest';

/** Drawings wait until they come near the screen and are the end-to-end tests' part; here nothing ever does. */
class NothingNear {
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

/** Everything is near the screen as soon as it is looked at. */
class AllNear extends NothingNear {
  readonly #callback: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    super();
    this.#callback = callback;
  }
  override observe() {
    queueMicrotask(() => this.#callback([{ isIntersecting: true }]));
    return undefined;
  }
}

export const allComesNear = () => vi.stubGlobal('IntersectionObserver', AllNear);
export const nothingComesNear = () => vi.stubGlobal('IntersectionObserver', NothingNear);
