/** One page of a browser, whatever drives it: what a person can do there, and what a test may ask. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of what the page is shown in, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and returns its result, both of which must survive serialization. */
  run<Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs the text of a script in the page, past the page's own policy. */
  script(source: string): Promise<void>;
  /** Presses the mouse on an element, scrolled into view before; false if there is no such element now. */
  click(target: Target): Promise<boolean>;
  /** Focuses a field and types into it key by key, at the end of its text; false if there is no such field now. */
  type(target: Target, text: string): Promise<boolean>;
  /** Presses the last of the keys, with the others held, on whatever has the focus. */
  press(...keys: readonly Key[]): Promise<void>;
  chooseFile(target: Target, path: string): Promise<boolean>;
  /** From now on, until the next address, everything happens in the page's frame. */
  enterFrame(): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Control' | 'Shift' | 'r' | 'z';

/**
 * An element as a person names it: by its role and name, by a field's label, or by a text. The first of several, unless told
 * otherwise, of those that are shown, unless it is `hidden`.
 */
export type Target = (
  | { readonly role: string; readonly name?: Name }
  | { readonly label: Name }
  | { readonly text: Name }
) & { readonly inside?: Target; readonly nth?: number; readonly hidden?: boolean };

/** A whole name, or a pattern that is found in it. */
export type Name = string | RegExp;

/** A device of its own: nothing that another one saved is on it. */
export interface Device {
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Browser {
  /** Its window is never narrower, in CSS pixels. */
  readonly narrowest: number;
  /** A device with one window, whose tabs share what the site saves. */
  newDevice(): Promise<Device>;
  close(): Promise<void>;
}

/** A target as text, which survives the way into the page: a pattern goes as its source and flags. */
export function plainTarget(target: Target): string {
  return JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );
}

/**
 * The first element of a target if it is where it was when it was last asked for, in the middle of the screen; null otherwise. Runs
 * in the page, where `host.ts` has put `installEngineTest`.
 */
export function elementAtRest(target: string): HTMLElement | null {
  const [element] = window.engineTest.find(target);
  // Nobody presses a button that doesn't answer yet.
  if (element === undefined || element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top } = element.getBoundingClientRect();
  const place = `${left} ${top}`;
  const { places } = window.engineTest;
  if (places.get(element) === place) return element;
  places.set(element, place);
  return null;
}
