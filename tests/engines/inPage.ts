/**
 * Runs in each document before the site's scripts: records errors and finds elements by role, label, or text. The host bundles it
 * into one script.
 */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** A serialized name: patterns are split into source and flags. */
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
      /** The page's errors since it was opened. */
      readonly complaints: string[];
      /** The document is about to be replaced. */
      isLeft: boolean;
      /** The files that the page has offered for download, oldest first. */
      readonly downloads: Blob[];
      /** The positions of elements when they were last queried. */
      readonly places: WeakMap<Element, string>;
      /** Finds a target's elements; the target is serialized by `plainTarget`. */
      find(target: string): HTMLElement[];
    };
  }
}

const complaints: string[] = [];
const downloads: Blob[] = [];

function complain(kind: string, ...parts: readonly unknown[]): void {
  const texts = parts.map((part) => (part instanceof Error ? part.stack : String(part)));
  complaints.push(`${kind}: ${texts.join(' ')}`);
}

/** Also true of an element in a document that is being replaced, where Firefox's `instanceof` is false. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'outerHTML' in target;

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...parts: unknown[]) => {
    complain(level, ...parts);
    original.apply(console, parts);
  };
}

window.addEventListener(
  'error',
  (event) => {
    const { message, target } = event;
    if (!isElement(target)) {
      complain('error', message ?? event.type);
      return;
    }
    // A module that is missing makes its import fail, which the site reports. Firefox also reports a preload of a module that is
    // already running, and what is still loading when the document is replaced.
    const isModule = target.matches('link[rel="modulepreload"], script[type="module"]');
    if (!isModule) complain('error', `${target.outerHTML} did not load`);
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
