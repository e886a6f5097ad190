import { vi } from 'vitest';

/** Charts load near the viewport, which the end-to-end tests cover; here, nothing is ever near. */
class NothingNear {
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

/** Reports every element as near the viewport once observed. */
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
