import { LazyInteractive } from '@/ui/guide/LazyInteractive';

const load = async () => (await import('./WeeklySheet')).WeeklySheet;

/** Reserves no space, because the sheet is at the end of its page, so nothing moves when it loads. */
const reservedPx = { xs: 0, sm: 0, md: 0, lg: 0 } as const;

/** The weekly sheet, fetched after hydration. */
export function LazyWeeklySheet() {
  return <LazyInteractive name="The weekly sheet" load={load} reservedPx={reservedPx} />;
}
