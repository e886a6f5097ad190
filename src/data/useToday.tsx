import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { latestSundayEvening } from '@/domain/dashboard/as-of';
import { type IsoDay, isIsoDay, localDay } from '@/lib/calendar';
import { localEpochMs } from '@/lib/localTime';

const TodayContext = createContext<IsoDay | null>(null);

/** Fixes "today" for the components below: tests bring their own. */
export function TodayProvider({ value, children }: { value: IsoDay; children: ReactNode }) {
  return <TodayContext value={value}>{children}</TodayContext>;
}

/** A tab that was left open over midnight looks at the date again when it is looked at. */
function onVisible(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const now = () => localDay(new Date());

/** The day of the build, which is what the prerendered page was written on; the same text must come out of hydration. */
function buildDay(): IsoDay {
  // With a dot, so that the bundle holds the day alone and not all of the build's variables.
  const day: unknown = import.meta.env.VITE_BUILD_DAY;
  return typeof day === 'string' && isIsoDay(day) ? day : now();
}

/** Today's date where the reader is; during hydration, for one render, the day of the build. */
export function useToday(): IsoDay {
  const real = useSyncExternalStore(onVisible, now, buildDay);
  return useContext(TodayContext) ?? real;
}

const sundayNow = () => latestSundayEvening(Date.now()).day;

/** Told from the morning, so that a build on a Sunday shows the same week whatever its hour. */
const sundayOf = (day: IsoDay) => latestSundayEvening(localEpochMs(day)).day;

/**
 * The Sunday on whose evening the sample families stand: the latest one whose 8 PM has passed where the reader is. During
 * hydration that of the build, as `useToday` does it.
 */
export function useSampleSunday(): IsoDay {
  const real = useSyncExternalStore(onVisible, sundayNow, () => sundayOf(buildDay()));
  const given = useContext(TodayContext);
  return given === null ? real : sundayOf(given);
}
