import { isUnclaimedKey } from '@/ui/page/unclaimedKey';

/** The action of a key during a presentation. `go` returns the index of the slide that it leads to. */
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

/** Returns what a key of a keyboard or a presenter's remote does; null for other keys and for those that something else uses. */
export function slideKeyOf(event: KeyboardEvent): SlideKey | null {
  const { target, key } = event;
  if (!isUnclaimedKey(event)) return null;
  if (key !== ' ') return keys[key] ?? null;
  if (target instanceof Element && target.closest(pressed) !== null) return null;
  return event.shiftKey ? back : next;
}
