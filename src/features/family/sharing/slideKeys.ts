/** What a key does during a presentation: `go` returns the index of the slide that it leads to. */
export type SlideKey =
  | { readonly kind: 'go'; readonly go: (index: number, lastIndex: number) => number }
  | { readonly kind: 'blank' };

const next: SlideKey = { kind: 'go', go: (index, lastIndex) => Math.min(lastIndex, index + 1) };
const back: SlideKey = { kind: 'go', go: (index) => Math.max(0, index - 1) };

const keys: Readonly<Record<string, SlideKey>> = {
  ArrowRight: next,
  PageDown: next,
  ArrowLeft: back,
  PageUp: back,
  Home: { kind: 'go', go: () => 0 },
  End: { kind: 'go', go: (_, lastIndex) => lastIndex },
  b: { kind: 'blank' },
  B: { kind: 'blank' },
};

/** Controls that use the Space key themselves. */
const pressed = 'button, a, summary, [role="button"], [role="tab"]';

/**
 * Returns what a key of a keyboard or a presenter's remote does; null for other keys, for those that a chart, a list, or a field
 * uses, and with Ctrl, Alt, or the Command key.
 */
export function slideKeyOf(event: KeyboardEvent): SlideKey | null {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const element = target instanceof Element ? target : null;
  if (element?.matches('select, input, textarea') === true) return null;
  if (key !== ' ') return keys[key] ?? null;
  if (element !== null && element.closest(pressed) !== null) return null;
  return event.shiftKey ? back : next;
}
