import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type IsoDay, isIsoDay, localDay } from '@/lib/calendar';

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
  const day: unknown = import.meta.env['VITE_BUILD_DAY'];
  return typeof day === 'string' && isIsoDay(day) ? day : now();
}

/** Today's date where the reader is; during hydration, for one render, the day of the build. */
export function useToday(): IsoDay {
  const real = useSyncExternalStore(onVisible, now, buildDay);
  return useContext(TodayContext) ?? real;
}
