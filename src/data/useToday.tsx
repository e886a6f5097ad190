import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { asOfEvening, latestSundayEvening } from '@/domain/dashboard/as-of';
import { addDays, type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { createClockSignal, localDay } from '@/lib/dates/localDay';
import { localEpochMs } from '@/lib/dates/localTime';

const TodayContext = createContext<IsoDay | null>(null);

/** Fixes "today" for the components below; used in tests. */
export function TodayProvider({ value, children }: { value: IsoDay; children: ReactNode }) {
  return <TodayContext value={value}>{children}</TodayContext>;
}

/** Returns the build date, which prerendered pages show. Hydration needs it too, because it must produce the same text. */
function buildDay(): IsoDay {
  // Dot access, so that the bundle includes only this variable, not the whole env object.
  const day: unknown = import.meta.env.VITE_BUILD_DAY;
  return typeof day === 'string' && isIsoDay(day) ? day : localDay.current();
}

/** Returns today's local date, also after midnight on an open page; during hydration, the date of the build. */
export function useToday(): IsoDay {
  const real = useSyncExternalStore(localDay.subscribe, localDay.current, buildDay);
  return useContext(TodayContext) ?? real;
}

const sampleSunday = createClockSignal(
  (nowMs) => latestSundayEvening(nowMs).day,
  (nowMs) => asOfEvening(addDays(latestSundayEvening(nowMs).day, 7)).ms,
);

/** Counts from midnight at the start of the day, so that a build on a Sunday shows the same week whatever its hour. */
const sundayOf = (day: IsoDay) => latestSundayEvening(localEpochMs(day)).day;

/**
 * Returns the Sunday as of whose evening the sample families are shown: the latest one whose 8 PM, local time, has passed. During
 * hydration, counts from the build date, as `useToday` does.
 */
export function useSampleSunday(): IsoDay {
  const real = useSyncExternalStore(sampleSunday.subscribe, sampleSunday.current, () => sundayOf(buildDay()));
  const given = useContext(TodayContext);
  return given === null ? real : sundayOf(given);
}
