import { type IsoDay, isIsoDay } from '@/lib/dates/calendar';

export interface CountdownDate {
  readonly date: IsoDay | null;
  readonly from: 'address' | 'record' | null;
  /** The date in the address is invalid. */
  readonly isBad: boolean;
}

/** Returns the date to count down to: the one in the URL if it is valid, otherwise the one saved on this device. */
export function chooseCountdownDate(inAddress: string | null, saved: IsoDay | null): CountdownDate {
  if (inAddress !== null && isIsoDay(inAddress)) return { date: inAddress, from: 'address', isBad: false };
  const isBad = inAddress !== null && inAddress !== '';
  return { date: saved, from: saved === null ? null : 'record', isBad };
}
