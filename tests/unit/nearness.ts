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
