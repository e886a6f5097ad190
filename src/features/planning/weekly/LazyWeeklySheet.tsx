import { LazyPiece } from '@/ui/guide/LazyPiece';

const load = async () => (await import('./WeeklySheet')).WeeklySheet;

/** Reserves no space, because the sheet is at the end of its page, so nothing moves when it loads. */
const reservedPx = { xs: 0, sm: 0, md: 0, lg: 0 } as const;

/** The weekly sheet, fetched after hydration. */
export function LazyWeeklySheet() {
  return <LazyPiece name="The weekly sheet" load={load} reservedPx={reservedPx} />;
}
