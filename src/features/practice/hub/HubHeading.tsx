import { useToday } from '@/data/today';
import type { IsoDay } from '@/lib/calendar';
import { site } from '@/site';
import { PageHeading } from '@/ui/page/PageHeading';
import { useHydrated } from '@/ui/page/useHydrated';
import { dayWords } from './words';

/** The page's title, and beside it the day as the student's clock has it. */
export function HubHeading({ testDate }: { readonly testDate: IsoDay | null }) {
  const hydrated = useHydrated();
  const today = useToday();
  return (
    <PageHeading
      title={site.sectionStudy.title}
      line={hydrated ? dayWords(today, testDate) : 'Ten good minutes, where they count most.'}
    />
  );
}
