/** Sentences about where something is saved, and why not in a better place. */
import type { StoragePlace, StoragePlacement, StorageRefusal } from '@/data/record/api';

/** Names of the student's data for use in a sentence. */
const named = {
  answers: { it: 'your answers', are: 'are', lose: 'them' },
  words: { it: 'your words', are: 'are', lose: 'them' },
  causes: { it: 'the reasons you chose', are: 'are', lose: 'them' },
  plan: { it: 'your plan', are: 'is', lose: 'it' },
  profile: { it: 'your profile', are: 'is', lose: 'it' },
  goal: { it: 'your goal', are: 'is', lose: 'it' },
  reportedScore: { it: 'the score', are: 'is', lose: 'it' },
} as const;

type Why = Readonly<Record<StorageRefusal | 'unknown', string>>;

const deviceRefused: Why = {
  full: 'This device has no room left for this site',
  blocked: 'This browser doesn’t let this site save anything on this device',
  unavailable: 'This browser couldn’t save to this device',
  unknown: 'This browser couldn’t save to this device',
};
const everythingRefused: Why = {
  full: 'This browser has no room left for this site',
  blocked: 'This browser doesn’t let this site save anything',
  unavailable: 'This browser couldn’t save anything',
  unknown: 'This browser couldn’t save anything',
};

/** Explains why something is not in a better place, as the beginning of a sentence. */
export function storageRefusalText({ place, refusal }: StoragePlacement): string {
  return (place === 'memory' ? everythingRefused : deviceRefused)[refusal ?? 'unknown'];
}

/** True if the place loses data sooner than the student chose. */
export function isLessSafeThanChosen(place: StoragePlace, savesOnDevice: boolean): boolean {
  return place === 'memory' || (place === 'tab' && savesOnDevice);
}

/** Explains where something is saved if that is less safe than the student chose, otherwise null. */
export function placeNoticeText(
  what: keyof typeof named,
  placement: StoragePlacement,
  savesOnDevice: boolean,
): string | null {
  const { it, are, lose } = named[what];
  if (!isLessSafeThanChosen(placement.place, savesOnDevice)) return null;
  const why = storageRefusalText(placement);
  return placement.place === 'memory'
    ? `${why}, so ${it} ${are} not saved. You can go on, but if you reload the page or close the tab, you will lose ${lose}.`
    : `${why}, so ${it} ${are} saved in this tab only. You can reload, but if you close the tab, you will lose ${lose}.`;
}
