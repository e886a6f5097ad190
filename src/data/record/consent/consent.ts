/** The student's consent to saving: `keep` is stored on the device, `visit` in the tab. */
import type { Consent } from '@/data/record/api';
import { storagePlaces, type TextStores } from '@/data/record/running/text-store';

export const consentKey = 'larkfield:consent';

export function readConsent(stores: TextStores): Consent {
  for (const place of storagePlaces) {
    const answer = stores[place].read(consentKey);
    // Only `keep` is ever stored on the device.
    if (answer === 'keep' || (answer === 'visit' && place !== 'device')) return answer;
  }
  return null;
}

/** Saves the consent in the first place that works, and nowhere else; null removes it. */
export function writeConsent(stores: TextStores, consent: Consent): void {
  for (const place of storagePlaces) stores[place].remove(consentKey);
  if (consent === null) return;
  for (const place of storagePlaces)
    if ((consent === 'keep' || place !== 'device') && stores[place].write(consentKey, consent)) return;
}
