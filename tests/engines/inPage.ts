/**
 * Runs in each document before the site's own scripts: records what goes wrong, and finds elements as a person names them. The host
 * bundles it into one script.
 */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** A name on its way into a page: a pattern goes as its source and flags. */
type PlainName = string | { readonly source: string; readonly flags: string };

interface PlainTarget {
  readonly role?: string;
  readonly name?: PlainName;
  readonly label?: PlainName;
  readonly text?: PlainName;
  readonly inside?: PlainTarget;
  readonly nth?: number;
  readonly hidden?: boolean;
}

declare global {
  interface Window {
    engineTest: {
      /** The complaints of the page since it was opened. */
      readonly complaints: string[];
      /** The document is about to be replaced by another one. */
      isLeft: boolean;
      /** The files that the page has offered, oldest first. */
      readonly downloads: Blob[];
      /** Where elements were when they were last asked for. */
      readonly places: WeakMap<Element, string>;
      /** The elements of a target, which comes as `plainTarget` writes it. */
      find(target: string): HTMLElement[];
    };
  }
}

const complaints: string[] = [];
const downloads: Blob[] = [];

function complain(kind: string, ...parts: readonly unknown[]): void {
  const said = parts.map((part) => (part instanceof Error ? part.stack : String(part)));
  complaints.push(`${kind}: ${said.join(' ')}`);
}

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...parts: unknown[]) => {
    complain(level, ...parts);
    original.apply(console, parts);
  };
}

window.addEventListener(
  'error',
  ({ message, target }) => {
    // A preload is a hint: Firefox reports an error where the module runs already, and a module that is missing fails its import.
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    complain('error', target instanceof Element ? `${target.outerHTML} did not load` : message);
  },
  { capture: true },
);
window.addEventListener('unhandledrejection', ({ reason }) => complain('rejection', reason));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
  complain('policy', violatedDirective, blockedURI, sourceFile),
);

const createObjectURL = URL.createObjectURL.bind(URL);
URL.createObjectURL = (source) => {
  if (source instanceof Blob) downloads.push(source);
  return createObjectURL(source);
};

const matcherOf = (name: PlainName) =>
  typeof name === 'string' ? name : new RegExp(name.source, name.flags);

function all(place: HTMLElement, { role, name, label, text }: PlainTarget): HTMLElement[] {
  if (role !== undefined)
    return queryAllByRole(place, role, name === undefined ? {} : { name: matcherOf(name) });
  if (label !== undefined) return queryAllByLabelText(place, matcherOf(label));
  return text === undefined ? [] : queryAllByText(place, matcherOf(text));
}

function find(target: PlainTarget): HTMLElement[] {
  const { inside, nth, hidden = false } = target;
  const [place] = inside === undefined ? [document.body] : find(inside);
  if (place === undefined) return [];
  const found = all(place, target).filter(
    (element) => hidden || element.checkVisibility({ visibilityProperty: true }),
  );
  return nth === undefined ? found : found.slice(nth, nth + 1);
}

window.engineTest = {
  complaints,
  isLeft: false,
  downloads,
  places: new WeakMap(),
  find: (target) => find(JSON.parse(target)),
};
