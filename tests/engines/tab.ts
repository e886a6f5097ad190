/** A browser page independent of its driver: user actions and the tests' queries. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the viewport size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and returns its result; arguments and result must be serializable. */
  run<Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs a script in the page, bypassing its Content-Security-Policy. */
  script(source: string): Promise<void>;
  /** Scrolls an element into view and clicks it; returns false if there is none. */
  click(target: Target): Promise<boolean>;
  /** Focuses a field and types at the end of its text, key by key; returns false if there is no such field. */
  type(target: Target, text: string): Promise<boolean>;
  /** Presses the last key while holding the others, on the focused element. */
  press(...keys: readonly Key[]): Promise<void>;
  chooseFile(target: Target, path: string): Promise<boolean>;
  /** Directs all actions to the page's frame until the next navigation, and `resize` to its size. */
  enterFrame(): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Control' | 'Shift' | 'r' | 'z';

/**
 * An element by role and name, by a field's label, or by text. Unless specified, the first visible match; `hidden` includes
 * invisible ones.
 */
export type Target = (
  | { readonly role: string; readonly name?: Name }
  | { readonly label: Name }
  | { readonly text: Name }
) & { readonly inside?: Target; readonly nth?: number; readonly hidden?: boolean };

/** An exact name, or a pattern to match. */
export type Name = string | RegExp;

/** A browser profile without any other device's data. */
export interface Device {
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Browser {
  /** Its windows can't be as narrow as a phone, so a page that should be is shown in a frame. */
  readonly needsFrame: boolean;
  /** Creates a device with one window, whose tabs share storage. */
  newDevice(): Promise<Device>;
  close(): Promise<void>;
}

/** Serializes a target for the page: patterns are split into source and flags. */
export function plainTarget(target: Target): string {
  return JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );
}

/**
 * Scrolls a target's first element to the middle of the screen and returns it if it hasn't moved since the last query, otherwise
 * null. Runs in the page, where `host.ts` has put `installEngineTest`.
 */
export function elementAtRest(target: string): HTMLElement | null {
  const [element] = window.engineTest.find(target);
  // A disabled button isn't clickable yet.
  if (element === undefined || element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top } = element.getBoundingClientRect();
  const place = `${left} ${top}`;
  const { places } = window.engineTest;
  if (places.get(element) === place) return element;
  places.set(element, place);
  return null;
}
