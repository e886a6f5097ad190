import { isUnclaimedKey } from '@/ui/page/unclaimedKey';

/** A move between slides. */
export type SlideStep = 'next' | 'back' | 'first' | 'last';

/** The action of a key during a presentation. */
export type SlideKey = { readonly kind: 'go'; readonly to: SlideStep } | { readonly kind: 'blank' };

/** Returns the index of the slide that a move leads to, which stays within the slides. */
export function slideIndexAfter(to: SlideStep, index: number, lastIndex: number): number {
  const target = { next: index + 1, back: index - 1, first: 0, last: lastIndex }[to];
  return Math.min(lastIndex, Math.max(0, target));
}

const keys: Readonly<Record<string, SlideKey>> = {
  ArrowRight: { kind: 'go', to: 'next' },
  PageDown: { kind: 'go', to: 'next' },
  ArrowLeft: { kind: 'go', to: 'back' },
  PageUp: { kind: 'go', to: 'back' },
  Home: { kind: 'go', to: 'first' },
  End: { kind: 'go', to: 'last' },
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
  return { kind: 'go', to: event.shiftKey ? 'back' : 'next' };
}
