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

export const nothingComesNear = () => vi.stubGlobal('IntersectionObserver', NothingNear);

/** Everything is near the screen as soon as it is looked at. */
class EverythingNear {
  readonly observe: () => void;
  constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.observe = () => callback([{ isIntersecting: true }]);
  }
  disconnect() {
    return undefined;
  }
}

export const everythingIsNear = () => vi.stubGlobal('IntersectionObserver', EverythingNear);
