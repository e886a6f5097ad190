import type { Place } from './api';

/** What of a student is kept, as a sentence about it names it. */
const named = {
  words: { it: 'your words', are: 'they are', lose: 'them' },
  causes: { it: 'the reasons you chose', are: 'they are', lose: 'them' },
  plan: { it: 'your plan', are: 'it is', lose: 'it' },
} as const;

/** Where something is, where that is less than was promised; null where all is as the student chose. */
export function placeNotice(what: keyof typeof named, place: Place, keeps: boolean): string | null {
  const { it, are, lose } = named[what];
  if (place === 'memory')
    return `This browser has no room for ${it}, or does not let the site save ${lose}. You can go on, but if you reload the page or close the tab, you will lose ${lose}.`;
  if (place === 'tab' && keeps)
    return `This device has no room for ${it}, so ${are} saved in this tab only. Reloading loses nothing, but closing the tab does.`;
  return null;
}
