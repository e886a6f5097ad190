import { type IsoDay, isIsoDay } from '@/lib/calendar';

export interface CountdownDate {
  /** Null where there is none. */
  readonly date: IsoDay | null;
  readonly from: 'address' | 'record' | null;
  /** The address has a date that is none. */
  readonly isBad: boolean;
}

/** The date to count down to: the address's, else the one that is saved on this device. */
export function countdownDate(inAddress: string | null, saved: IsoDay | null): CountdownDate {
  if (inAddress !== null && isIsoDay(inAddress)) return { date: inAddress, from: 'address', isBad: false };
  const isBad = inAddress !== null && inAddress !== '';
  return { date: saved, from: saved === null ? null : 'record', isBad };
}
