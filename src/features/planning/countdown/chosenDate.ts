import { type IsoDay, isIsoDay } from '@/lib/calendar';

export interface ChosenDate {
  /** Null where there is none. */
  readonly date: IsoDay | null;
  readonly from: 'address' | 'plan' | null;
  /** The address has a date that is none. */
  readonly isBad: boolean;
}

/** The date to count down to: the address's, else the plan's. */
export function chosenDate(inAddress: string | null, ofPlan: IsoDay | null): ChosenDate {
  if (inAddress !== null && isIsoDay(inAddress)) return { date: inAddress, from: 'address', isBad: false };
  const isBad = inAddress !== null && inAddress !== '';
  return { date: ofPlan, from: ofPlan === null ? null : 'plan', isBad };
}
