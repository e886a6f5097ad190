import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { latestSundayEvening } from '@/domain/dashboard/as-of';
import { type IsoDay, isIsoDay, localDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';

const TodayContext = createContext<IsoDay | null>(null);

/** Fixes "today" for the components below; used in tests. */
export function TodayProvider({ value, children }: { value: IsoDay; children: ReactNode }) {
  return <TodayContext value={value}>{children}</TodayContext>;
}

/** A tab left open past midnight updates the date when it becomes visible. */
function onVisible(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const now = () => localDay(new Date());

/** Returns the date of the build, which the prerendered page shows; hydration must produce the same text. */
function buildDay(): IsoDay {
  // Dot access, so that the bundle only includes this variable and not the whole env object.
  const day: unknown = import.meta.env.VITE_BUILD_DAY;
  return typeof day === 'string' && isIsoDay(day) ? day : now();
}

/** Returns today's local date; during hydration, the date of the build. */
export function useToday(): IsoDay {
  const real = useSyncExternalStore(onVisible, now, buildDay);
  return useContext(TodayContext) ?? real;
}

const sundayNow = () => latestSundayEvening(Date.now()).day;

/** Based on the morning, so that a build on a Sunday shows the same week at any hour. */
const sundayOf = (day: IsoDay) => latestSundayEvening(localEpochMs(day)).day;

/**
 * Returns the Sunday evening as of which the sample families are shown: the latest one past 8 PM local time. During hydration, uses
 * the date of the build, as `useToday` does.
 */
export function useSampleSunday(): IsoDay {
  const real = useSyncExternalStore(onVisible, sundayNow, () => sundayOf(buildDay()));
  const given = useContext(TodayContext);
  return given === null ? real : sundayOf(given);
}
